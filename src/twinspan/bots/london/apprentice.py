"""The apprentice of Old London Bridge: it does what it likes most (``london_likings``)."""

from collections.abc import Sequence

from twinspan.bots.apprentice import Apprentice, Likings
from twinspan.bots.london.action_values import likings
from twinspan.bots.london.heuristics import judge_worths
from twinspan.bots.london.value import worth
from twinspan.core.game import Action, Position, Seat
from twinspan.games.london import LondonPosition
from twinspan.games.london.bidding import CHOOSING_CARDS, OFFERING_RAISE


class LondonApprentice(Apprentice):
    """Plays each turn as well as it can see, and thinks no further."""

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        assert isinstance(position, LondonPosition)
        return likings(position, seat, legal, self.rng)

    def estimate(
        self, position: Position, seat: Seat, liking: float, best: float
    ) -> tuple[float, float]:
        assert isinstance(position, LondonPosition)
        worths = [worth(position, other) for other in range(position.seats)]
        # In its turn it likes what it will have after it; before that nobody has had a turn yet.
        own_turn = position.asking not in (CHOOSING_CARDS, OFFERING_RAISE)
        worths[seat] = liking if own_turn else worths[seat] + liking - best
        expected = judge_worths(position, worths)
        return expected.shares[seat], expected.scores[seat]
