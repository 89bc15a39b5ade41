"""How an apprentice of any game comes to a decision."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import Bot, Cancel, Thought
from twinspan.core.game import Action, Game, Position, Seat, View


class Apprentice(Bot):
    """Looks a little ahead, at a table as it could be for all it knows."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        seat = view["seat"]
        assert isinstance(seat, int)
        return Thought(self.decide(self.game.imagine(view, self.rng), seat, legal))

    def decide(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that this apprentice likes best, of several."""
        raise NotImplementedError
