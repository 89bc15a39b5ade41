"""What another process does with positions that it is sent. (It imports this module.)"""

import random
from collections.abc import Sequence

import twinspan
from tests.playing import play_out
from twinspan.core.chance import Chance
from twinspan.core.position import Position
from twinspan.core.terms import Action, Event, Outcome


class LastOfAll(Chance):
    """A source of chance as a user may write one: it counts, and shows the last there is."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, label: str, k: int, n: int) -> int:
        self.asked += 1
        return n - 1


def played_on(position: Position, actions: Sequence[Action], seed: int) -> tuple[Position, bool]:
    """The end of the game, and whether the actions that were sent are those of the position's own
    game."""
    game = position.game
    assert not game.shipped or game is twinspan.game(game.id, rules=game.version)
    ours = all(action is game.actions[action.id] for action in actions)
    play_out(position, random.Random(seed))
    return position, ours


def told(position: Position, seed: int) -> tuple[list[Event], Outcome | None]:
    """All that happens to the end of the game, and how it ended."""
    events: list[Event] = []
    play_out(position, random.Random(seed), events=events)
    return events, position.outcome()
