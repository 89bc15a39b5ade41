"""A city made ready to play on: its actions, its ways, and the steps to offer."""

from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Final

from twinspan.core.files import content_hash, within
from twinspan.core.lru import LRU
from twinspan.core.terms import Action, Catalogue
from twinspan.games.bridgetown.actions import Actions
from twinspan.games.bridgetown.city import City, is_shipped, read_city
from twinspan.games.bridgetown.faults import city_faults
from twinspan.games.bridgetown.ways import NO_WAY, TRAVELS, Ways

Offers = list[tuple[Action, ...]]  # by the number of steps still to make


class Board:
    """What the rules look things up in; shared by all positions of a game."""

    def __init__(self, city: City, source: object, version: int) -> None:
        self.city: Final = city
        self.actions: Final = Actions(city, may_stay=version > 1)
        self.catalogue: Final = BoardCatalogue(self, source, version)
        self.ways: Final = Ways(city)
        spaces = len(city.spaces)
        # START is -1: the last row.
        self._first: Final = [
            [self._offers(travel, space, NO_WAY) for space in (*range(spaces), -1)]
            for travel in TRAVELS
        ]
        self._next: Final = [
            [self._offers(travel, place, way) for way, place in enumerate(self.ways.target)]
            for travel in TRAVELS
        ]

    def _offers(self, travel: int, space: int, way: int) -> Offers:
        ways, steps = self.ways, self.actions.step
        return [
            tuple([steps[ways.target[onward]] for onward in ways.onward(travel, space, way, left)])
            for left in range(ways.most + 1)
        ]

    def steps(self, travel: int, space: int, way: int, left: int) -> tuple[Action, ...]:
        """The steps to offer with so many left, to a racer who has come to a space by that way."""
        if way == NO_WAY:
            return self._first[travel][space][left]
        return self._next[travel][way][left]


class BoardCatalogue(Catalogue):
    """The actions of a board, which is kept anew whenever one of them travels: it is found on the
    same board, whatever was played on meanwhile."""

    def __init__(self, board: Board, source: object, version: int) -> None:
        super().__init__(board.actions.all, _catalogue, source, version)
        self._board: Final = board
        self._key: Final = (content_hash(board.city.plain), version)

    def __reduce__(self) -> tuple[object, ...]:
        _kept.put(self._key, self._board)
        return super().__reduce__()


# Boards are kept, so that an action that comes back from another process is found on the same one.
_kept: Final[LRU[tuple[str, int], Board]] = LRU(64)


def load_board(source: object, version: int) -> Board:
    """The board of a city by its name, file or data; its first fault is raised."""
    if isinstance(source, str) and is_shipped(source):
        return _shipped_board(source, version)
    return _checked_board(source, version)


@cache
def _shipped_board(name: str, version: int) -> Board:
    return _checked_board(name, version)


def _checked_board(source: object, version: int) -> Board:
    city = read_city(source)
    faults = city_faults(city)
    if faults:
        with within(str(source)) if isinstance(source, str | Path) else nullcontext():
            raise faults[0]
    key = (content_hash(city.plain), version)
    board = _kept.get(key)
    if board is None:
        board = Board(city, source if is_shipped(source) else city.plain, version)
        _kept.put(key, board)
    return board


def _catalogue(source: object, version: int) -> Catalogue:
    """The actions of a board, for one that arrives from another process."""
    board = None if isinstance(source, str) else _kept.get((content_hash(source), version))
    return (load_board(source, version) if board is None else board).catalogue
