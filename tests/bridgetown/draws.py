"""Games that wait at every draw, and a chance that always points at the same place."""

from tests.bridgetown.table import PORTLAND
from twinspan.core.chance import Chance
from twinspan.core.game import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition


class Pointer(Chance):
    """Points at the same place of every pool (from its end if negative), and notes it all."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[tuple[str, int, int]] = []

    def pick(self, label: str, k: int, n: int) -> int:
        self.asked.append((label, k, n))
        return self.place % n


def waiting(
    seats: int,
    game: BridgetownGame = PORTLAND,
    events: list[Event] | None = None,
    **options: object,
) -> BridgetownPosition:
    """A new game that waits at every draw."""
    position = game.new(seats, options, chance=None, events=events)
    assert isinstance(position, BridgetownPosition)
    return position


def awaited(position: BridgetownPosition) -> tuple[str, dict[int, int]]:
    """What is to be drawn: its label, and how often each outcome is there."""
    reveal = position.reveal_needed()
    assert reveal is not None
    return reveal.label, dict(zip(reveal.outcomes, reveal.weights, strict=True))


def draw(position: BridgetownPosition, *outcomes: int) -> list[Event]:
    """These are drawn, one after the other; what happened."""
    events: list[Event] = []
    for outcome in outcomes:
        position.reveal(outcome, events)
    return events
