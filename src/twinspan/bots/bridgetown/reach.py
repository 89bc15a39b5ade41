"""Where the modes lead in a city, as the rules tell it, remembered: plans ask again and again."""

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
    """What a move can come to: where it ends, the bridges on which it can take a flag, a path."""

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

    def __init__(self, table: BridgetownPosition) -> None:
        self._table: Final = table
        self._speeds: Final = table.board.city.speeds
        self._passages: Final[dict[tuple[int, int, int], list[Passage]]] = {}
        self._near: Final[dict[int, list[Bridges]]] = {}

    def can_double(self, mode: int, space: int) -> bool:
        """B3.11: whether the doubled distance can be made from here."""
        return not new_move(self._table, space, mode, True, 2 * self._speeds[mode]).substitute

    def passages(self, mode: int, steps: int, space: int) -> list[Passage]:
        """All that a move of so many steps, or the walk in its place (B4.4), can come to."""
        asked = (mode, steps, space)
        if asked not in self._passages:
            self._table.flags = [mode] * BRIDGES  # what would it take if all flags were for it?
            move = new_move(self._table, space, mode, False, steps)
            found: dict[tuple[int, Bridges], Passage] = {}
            for route in rest_of(self._table, move):
                passage = Passage(route.end, bits_of(route.flags), route.path)
                found.setdefault((passage.end, passage.bridges), passage)
            self._passages[asked] = list(found.values())
        return self._passages[asked]

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
    table = game.new(min(game.seats), options, chance=None)
    assert isinstance(table, BridgetownPosition)
    return Reach(table)
