"""How an apprentice of any game comes to a decision."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.core.game import Action, Game, Position, Seat, View


class Apprentice:
    """Looks a little ahead, at a table as it could be for all it knows."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        seat = view["seat"]
        assert isinstance(seat, int)
        return self.decide(self.game.imagine(view, self.rng), seat, legal)

    def decide(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that this apprentice likes best, of several."""
        raise NotImplementedError
