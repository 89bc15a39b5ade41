"""Where the modes lead in a city: the rules' own answers, cached."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from twinspan.core.game import Game
from twinspan.games.bridgetown import BridgetownOptions, BridgetownPosition
from twinspan.games.bridgetown.city import BRIDGES, MODES
from twinspan.games.bridgetown.moving import new_move
from twinspan.games.bridgetown.routes import rest_of

Bridges = int  # a set: a bit for each bridge


class Passage:
    """A way to make a move: where it ends, the bridges on which it can take a flag, its path."""

    __slots__ = ("bridges", "end", "path")

    def __init__(self, end: int, bridges: Bridges, path: list[int]) -> None:
        self.end: Final = end
        self.bridges: Final = bridges
        self.path: Final = path


@cache
def members(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def bits_of(numbers: Iterable[int]) -> int:
    """The set of these small numbers."""
    return sum(1 << number for number in numbers)


class Reach:
    """The moves of one city, with the streetcar free or on its rails."""

    def __init__(self, position: BridgetownPosition) -> None:
        self._position: Final = position  # an empty one, to ask the rules with
        self._speeds: Final = position.board.city.speeds
        self._passages: Final[dict[tuple[int, int, int], list[Passage]]] = {}
        self._near: Final[dict[int, list[Bridges]]] = {}

    def can_double(self, mode: int, space: int) -> bool:
        """B3.11: whether the doubled distance can be made from here."""
        return not new_move(self._position, space, mode, True, 2 * self._speeds[mode]).substitute

    def passages(self, mode: int, steps: int, space: int) -> list[Passage]:
        """All ways to make a move of so many steps, or the walk in its place (B4.4)."""
        key = (mode, steps, space)
        if key not in self._passages:
            self._position.flags = [
                mode
            ] * BRIDGES  # so that the route lists every bridge it may take from
            move = new_move(self._position, space, mode, False, steps)
            found: dict[tuple[int, Bridges], Passage] = {}
            for route in rest_of(self._position, move):
                passage = Passage(route.end, bits_of(route.flags), route.path)
                found.setdefault((passage.end, passage.bridges), passage)
            self._passages[key] = list(found.values())
        return self._passages[key]

    def near(self, space: int) -> list[Bridges]:
        """By mode: the bridges whose flag one move from here could take if nobody shares it."""
        if space not in self._near:
            self._near[space] = [0] * MODES
            for mode in range(MODES):
                for passage in self.passages(mode, self._speeds[mode], space):
                    self._near[space][mode] |= passage.bridges
        return self._near[space]


@lru_cache(maxsize=16)
def reach_in(game: Game, options: BridgetownOptions) -> Reach:
    """The moves of this game's city."""
    position = game.new(min(game.seats), options, chance=None)
    assert isinstance(position, BridgetownPosition)
    return Reach(position)
