"""What chance is asked, seen from outside: a chance that always points at the same place, and what
a position that waits for a draw waits for."""

from twinspan.core.chance import Chance
from twinspan.core.position import Position


class Pointer(Chance):
    """Points at the same place of every pool (from its end if negative), and notes it all."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[tuple[str, int, int]] = []

    def pick(self, label: str, k: int, n: int) -> int:
        self.asked.append((label, k, n))
        return self.place % n


def awaited(position: Position) -> tuple[str, dict[int, int]]:
    """What is to be drawn: its label, and how often each outcome is there."""
    reveal = position.reveal_needed()
    assert reveal is not None
    return reveal.label, dict(zip(reveal.outcomes, reveal.weights, strict=True))
