"""The apprentice of Old London Bridge: it does what it likes most (``london_likings``)."""

from collections.abc import Sequence

from twinspan.bots.apprentice import Apprentice, Likings
from twinspan.bots.bot import Estimate
from twinspan.bots.london_knowledge import judge_worths
from twinspan.bots.london_likings import likings
from twinspan.bots.london_worth import worth
from twinspan.core.game import Action, Position, Seat
from twinspan.games.london import LondonPosition


class LondonApprentice(Apprentice):
    """Plays each turn as well as it can see, and thinks no further."""

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        assert isinstance(position, LondonPosition)
        return likings(position, seat, legal, self.rng)

    def estimate(self, position: Position, seat: Seat, action: Action, liking: float) -> Estimate:
        assert isinstance(position, LondonPosition)
        worths = [worth(position, other) for other in range(position.seats)]
        worths[seat] = liking
        expected = judge_worths(position, worths)
        return Estimate(action, expected.shares[seat], expected.scores[seat])
