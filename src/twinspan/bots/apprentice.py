"""How an apprentice of any game comes to a decision."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import WORTH_TELLING, Bot, Cancel, Estimate, Thought
from twinspan.bots.heuristics import judge_outcome
from twinspan.core.chance import RandomChance
from twinspan.core.game import Action, Game, Position, Seat, View

OVERLOOKED: Final = 0.08  # how likely it is not to see an action, as happens to people

Likings = dict[Action, float]


class Apprentice(Bot):
    """Looks a little ahead, at a table as it could be for all it knows; now and then it slips."""

    def __init__(self, game: Game, rng: random.Random, overlooked: float = OVERLOOKED) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.overlooked: Final = overlooked

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        seat = view["seat"]
        assert isinstance(seat, int)
        position = self.game.imagine(view, self.rng)
        likings = self.likings(position, seat, legal)
        ranked = sorted(likings, key=lambda action: likings[action], reverse=True)
        chosen = next((action for action in ranked if self._sees()), ranked[0])
        best = likings[ranked[0]]
        ranked.remove(chosen)
        told = (chosen, *ranked[: WORTH_TELLING - 1])
        return Thought(
            chosen, [self._expect(position, seat, action, likings[action], best) for action in told]
        )

    def _sees(self) -> bool:
        return self.rng.random() >= self.overlooked

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        """How much it likes each action that is worth a thought."""
        raise NotImplementedError

    def _expect(
        self, position: Position, seat: Seat, action: Action, liking: float, best: float
    ) -> Estimate:
        then = position.copy()
        then.chance = RandomChance(random.Random(0))  # its own luck is not touched
        then.play(seat, action)
        outcome = then.outcome()
        if outcome is None:
            return Estimate(action, *self.estimate(position, seat, liking, best))
        known = judge_outcome(outcome)
        return Estimate(action, known.shares[seat], known.scores[seat])

    def estimate(
        self, position: Position, seat: Seat, liking: float, best: float
    ) -> tuple[float, float]:
        """The win share and the score that it expects after an action that it likes so much, when
        it likes none better than ``best``."""
        raise NotImplementedError
