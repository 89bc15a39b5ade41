"""The games: found by their ids, in any version of their rules, with their own data or other.

A game's package has a ``GAME``, an ``Entry`` that says how it is loaded.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, SupportsIndex, overload

from twinspan.core.arguments import shown, whole
from twinspan.core.errors import RecordMismatch, SnapshotError, UsageError
from twinspan.core.files import within
from twinspan.core.game import Game, own_game, shipped_game, the_own_game
from twinspan.core.position import Position
from twinspan.core.reader import TOP
from twinspan.core.setup import Setup
from twinspan.games.entry import Entry
from twinspan.registry import OURS, broken_game, part, registered

if TYPE_CHECKING:
    from twinspan.games.bridgetown import BridgetownGame
    from twinspan.games.london import LondonGame

__all__ = ["Entry", "boards", "game", "game_ids", "game_of", "game_on", "restore", "versions"]


def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return tuple(game_id for game_id in registered() if game_id in OURS or _can_be_loaded(game_id))


@overload
def game(
    game_id: Literal["london"], *, rules: SupportsIndex | None = None, components: object = None
) -> "LondonGame": ...
@overload
def game(
    game_id: Literal["bridgetown"], *, rules: SupportsIndex | None = None, city: object = None
) -> "BridgetownGame": ...
@overload
def game(game_id: str, *, rules: SupportsIndex | None = None, **data: object) -> Game: ...
def game(game_id: str, *, rules: SupportsIndex | None = None, **data: object) -> Game:
    """A game by its id: with the newest rules or those of an earlier version, with the usual data
    or with other, checked.

    Old London Bridge takes ``components=FILE``, Bridgetown Races ``city=NAME`` or ``city=FILE``.
    """
    entry = _entry(game_id)
    version = _version(game_id, entry, rules)
    unknown = [name for name in data if name != entry.data]
    if unknown:
        raise UsageError("unknown-data", {"game": game_id, "key": unknown[0]})
    wanted = data.get(entry.data)
    return _load(entry, entry.shipped[version][0] if wanted is None else wanted, version)


def versions(game_id: str) -> tuple[int, ...]:
    """The versions of a game's rules that can be played, the newest last."""
    return _entry(game_id).versions


def game_of(setup: Setup) -> Game:
    """The game of a setup: in its version of the rules, with its own data if it carries any."""
    if not isinstance(setup, Setup):
        raise UsageError("wrong-kind", {"kind": "Setup", "value": shown(setup)})
    if setup.data is None:
        return _shipped_game(setup.game, setup.version, setup.data_hash)
    entry = _entry(setup.game)
    _version(setup.game, entry, setup.version)
    with within("data"):
        found = own_game(entry.load, setup.data, setup.version, setup.data_hash)
    if found.data_hash != setup.data_hash:
        raise RecordMismatch("wrong-data", {"value": setup.data_hash, "wanted": found.data_hash})
    return found


def _shipped_game(game_id: str, version: int, data_hash: str) -> Game:
    """With data that come with the package, or came with it once, by their hash."""
    entry = _entry(game_id)
    _version(game_id, entry, version)
    names = entry.kept(version)
    for name in names:
        found = _load(entry, name, version)
        if found.data_hash == data_hash:
            return found
    usual = _load(entry, names[0], version)
    raise RecordMismatch("wrong-data", {"value": data_hash, "wanted": usual.data_hash})


def restore(snapshot: Mapping[str, object]) -> Position:
    """The position of a snapshot, of whichever game and version of its rules."""
    if not isinstance(snapshot, dict):
        raise SnapshotError("not-a-table", {"place": TOP})
    for name in ("game", "version", "data_hash"):
        if name not in snapshot:
            raise SnapshotError("missing-key", {"place": TOP, "key": name})
    version = snapshot["version"]
    if not isinstance(version, int):
        raise SnapshotError("not-a-number", {"place": "version"})
    game_id, data_hash = snapshot["game"], shown(snapshot["data_hash"])
    try:
        found = _shipped_game(game_id, version, data_hash)
    except RecordMismatch:
        raise SnapshotError("own-data", {"place": "data_hash", "game": game_id}) from None
    except UsageError as error:  # there is no such game, or no such version
        raise SnapshotError(error.code, error.facts) from None
    return found.restore(snapshot)


# ----- boards: data with a name, from which players choose ----------------------------------------


def boards(game_id: str) -> tuple[str, ...]:
    """The ids of the boards that come with a game, the usual one first; none if it has no choice
    of boards."""
    entry = _entry(game_id)
    return entry.shipped[entry.versions[-1]] if entry.has_boards else ()


def game_on(game_id: str, board: object, *, rules: int | None = None) -> Game:
    """A game with the newest rules or those of an earlier version, on one of its boards by its id
    or on one's own as plain data: no file is read.

    Without a board (None) it is the usual one.
    """
    known = boards(game_id)
    if board is None:
        return game(game_id, rules=rules)
    if not known:
        raise UsageError("no-boards", {"game": game_id})
    if isinstance(board, str) and board not in known:
        raise UsageError("unknown-board", {"board": board, "known": list(known)})
    entry = _entry(game_id)
    return _load(entry, board, _version(game_id, entry, rules))


def _entry(game_id: object) -> Entry:
    if not isinstance(game_id, str):
        raise UsageError("unknown-game", {"game": shown(game_id), "known": list(registered())})
    module = part(game_id, "rules")
    assert module is not None
    found: object = module.GAME
    if not isinstance(found, Entry):
        wrong = TypeError(f"GAME must be an {Entry.__name__}, not {type(found).__name__}")
        raise broken_game(game_id, module.__name__, wrong)
    return found


def _can_be_loaded(game_id: str) -> bool:
    try:
        _entry(game_id)
    except UsageError:
        return False
    return True


def _version(game_id: str, entry: Entry, rules: SupportsIndex | None) -> int:
    if rules is None:
        return entry.versions[-1]
    version = whole(rules)
    if version not in entry.versions:
        raise UsageError(
            "unknown-rules",
            {"game": game_id, "version": shown(rules), "known": list(entry.versions)},
        )
    return version


def _load(entry: Entry, source: object, version: int) -> Game:
    """The same data give the same game: shipped ones by their name, somebody's own, which are read
    again each time, as long as the game is kept."""
    if isinstance(source, str) and source in entry.kept(version):
        return shipped_game(entry.load, source, version)
    found = entry.load(source, version)
    return found if found.shipped else the_own_game(entry.load, found)
