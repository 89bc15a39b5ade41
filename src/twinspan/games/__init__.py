"""The games, each a package of its own with a ``load`` function."""

from typing import Final

from twinspan.core.errors import UsageError
from twinspan.core.files import within
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.games import london

_LOADERS: Final = {"london": london.load}
_shipped: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_LOADERS)


def game(game_id: str, **data: object) -> Game:
    """A game by its id, with the shipped data or with other (``components=FILE``), checked."""
    if game_id not in _LOADERS:
        raise UsageError("unknown-game", {"game": str(game_id), "known": list(_LOADERS)})
    if data:
        unknown = [name for name in data if name != "components"]
        if unknown:
            raise UsageError("unknown-data", {"game": game_id, "key": unknown[0]})
        return _LOADERS[game_id](data["components"])
    if game_id not in _shipped:
        _shipped[game_id] = _LOADERS[game_id]()
    return _shipped[game_id]


def game_of(record: Record) -> Game:
    """The game that a record was played with: its own data if it carries any."""
    if record.data is None:
        return game(record.game)
    with within("data"):
        return game(record.game, components=record.data)
