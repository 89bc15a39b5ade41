"""The apprentice of any game: greedy in action values, with an oversight now and then."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import MAX_ESTIMATES, Bot, Cancel, Estimate, Thought
from twinspan.bots.heuristics import evaluate_outcome
from twinspan.core.chance import RandomChance
from twinspan.core.game import Game, View
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat

MISS_RATE: Final = 0.08  # the probability that it overlooks an action, as happens to people

ActionValues = dict[Action, float]


class Apprentice(Bot):
    """Takes the action of the highest value that it does not overlook, on one determinization."""

    def __init__(self, game: Game, rng: random.Random, miss_rate: float = MISS_RATE) -> None:
        super().__init__(game, rng)
        self.miss_rate: Final = miss_rate

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        seat = view["seat"]
        assert isinstance(seat, int)
        position = self.game.imagine(view, self.rng)
        values = self.action_values(position, seat, legal)
        ranked = sorted(values, key=lambda action: values[action], reverse=True)
        chosen = next((action for action in ranked if self._notices()), ranked[0])
        best = values[ranked[0]]
        ranked.remove(chosen)
        told = (chosen, *ranked[: MAX_ESTIMATES - 1])
        return Thought(
            chosen,
            [self._estimate(position, seat, action, values[action], best) for action in told],
        )

    def _notices(self) -> bool:
        return self.rng.random() >= self.miss_rate

    def action_values(
        self, position: Position, seat: Seat, legal: Sequence[Action]
    ) -> ActionValues:
        """A value for each action that is worth considering."""
        raise NotImplementedError

    def _estimate(
        self, position: Position, seat: Seat, action: Action, value: float, best: float
    ) -> Estimate:
        then = position.copy()
        then.chance = RandomChance(random.Random(0))  # its own rng goes on as if nothing was drawn
        then.play(seat, action)
        outcome = then.outcome()
        if outcome is None:
            return Estimate(action, *self.estimate(position, seat, value, best))
        known = evaluate_outcome(outcome)
        return Estimate(action, known.win_shares[seat], known.scores[seat])

    def estimate(
        self, position: Position, seat: Seat, value: float, best: float
    ) -> tuple[float, float]:
        """The win share and the score to expect after an action of this value, when the best
        action has the value ``best``."""
        raise NotImplementedError
