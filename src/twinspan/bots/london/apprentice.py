"""The apprentice of Old London Bridge: greedy in action values (``action_values.py``)."""

from collections.abc import Sequence

from twinspan.bots.apprentice import ActionValues, Apprentice
from twinspan.bots.london.action_values import action_values
from twinspan.bots.london.evaluation import evaluate_values
from twinspan.bots.london.value import position_value
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat
from twinspan.games.london import LondonPosition
from twinspan.games.london.bidding import CHOOSING_CARDS, OFFERING_RAISE


class LondonApprentice(Apprentice):
    """Plays each turn as well as it can see, and looks no further."""

    def action_values(
        self, position: Position, seat: Seat, legal: Sequence[Action]
    ) -> ActionValues:
        assert isinstance(position, LondonPosition)
        return action_values(position, seat, legal, self.rng)

    def estimate(
        self, position: Position, seat: Seat, value: float, best: float
    ) -> tuple[float, float]:
        assert isinstance(position, LondonPosition)
        values = [position_value(position, other) for other in range(position.seats)]
        # In its own turn an action's value is the position's value after the turn; before the
        # turns only the difference to the best action tells something.
        own_turn = position.asking not in (CHOOSING_CARDS, OFFERING_RAISE)
        values[seat] = value if own_turn else values[seat] + value - best
        expected = evaluate_values(position, values)
        return expected.win_shares[seat], expected.scores[seat]
