"""How an apprentice of any game comes to a decision."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import WORTH_TELLING, Bot, Cancel, Estimate, Thought
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
        ranked.remove(chosen)
        told = (chosen, *ranked[: WORTH_TELLING - 1])
        return Thought(
            chosen, [self.estimate(position, seat, action, likings[action]) for action in told]
        )

    def _sees(self) -> bool:
        return self.rng.random() >= self.overlooked

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        """How much it likes each action that is worth a thought."""
        raise NotImplementedError

    def estimate(self, position: Position, seat: Seat, action: Action, liking: float) -> Estimate:
        """What it expects of the game's end after an action that it likes so much."""
        raise NotImplementedError
