"""The games, each a package of its own with a ``load`` function."""

from collections.abc import Callable
from typing import Final

from twinspan.core.errors import UsageError
from twinspan.core.files import within
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.games import bridgetown, london


class _Entry:
    """How a game is loaded, what its data are called, and those that come with the package."""

    def __init__(
        self, load: Callable[[object], Game], data: str, shipped: tuple[str | None, ...]
    ) -> None:
        self.load: Final = load
        self.data: Final = data
        self.shipped: Final = shipped


_GAMES: Final = {
    "london": _Entry(london.load, "components", (None,)),
    "bridgetown": _Entry(bridgetown.load, "city", bridgetown.SHIPPED),
}
_loaded: dict[tuple[str, str | None], Game] = {}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


def game(game_id: str, **data: object) -> Game:
    """A game by its id, with the usual data or with other, checked.

    Old London Bridge takes ``components=FILE``, Bridgetown Races ``city=NAME`` or ``city=FILE``.
    """
    entry = _entry(game_id)
    unknown = [name for name in data if name != entry.data]
    if unknown:
        raise UsageError("unknown-data", {"game": game_id, "key": unknown[0]})
    wanted = data.get(entry.data)
    if wanted is None:
        wanted = entry.shipped[0]
    if wanted is None or (isinstance(wanted, str) and wanted in entry.shipped):
        if (game_id, wanted) not in _loaded:
            _loaded[game_id, wanted] = entry.load(wanted)
        return _loaded[game_id, wanted]
    return entry.load(wanted)


def game_of(record: Record) -> Game:
    """The game that a record was played with: its own data if it carries any."""
    entry = _entry(record.game)
    if record.data is not None:
        with within("data"):
            return entry.load(record.data)
    known = [game(record.game, **{entry.data: name}) for name in entry.shipped]
    return next((one for one in known if one.data_hash == record.data_hash), known[0])


# ----- boards: data with a name, from which players choose ----------------------------------------


def boards(game_id: str) -> tuple[str, ...]:
    """The ids of the boards that come with a game, the usual one first; none if it has no choice
    of boards."""
    return tuple(name for name in _entry(game_id).shipped if name is not None)


def game_on(game_id: str, board: object) -> Game:
    """A game on one of its boards by its id, or on one's own as plain data: no file is read.

    Without a board (None) it is the usual one.
    """
    known = boards(game_id)
    if board is None:
        return game(game_id)
    if not known:
        raise UsageError("no-boards", {"game": game_id})
    if isinstance(board, str) and board not in known:
        raise UsageError("unknown-board", {"board": board, "known": list(known)})
    return game(game_id, **{_entry(game_id).data: board})


def _entry(game_id: str) -> _Entry:
    if game_id not in _GAMES:
        raise UsageError("unknown-game", {"game": str(game_id), "known": list(_GAMES)})
    return _GAMES[game_id]
