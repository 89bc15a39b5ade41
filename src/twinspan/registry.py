"""Where games are registered, each once: which modules hold its parts.

A package of somebody else's adds a game by an entry point of the group ``twinspan.games``::

    [project.entry-points."twinspan.games"]
    planks = "planks_game:PARTS"

Whatever is wrong with such a package, the other games can be played: its game is left out of lists,
and whoever asks for it is told why.
"""

import warnings
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Final

from twinspan.core.errors import UsageError


@dataclass(frozen=True)
class Parts:
    """The modules of a game, by name, imported when they are needed."""

    rules: str
    bots: str | None = None
    text: str | None = None
    balance: str | None = None
    boards: str | None = None
    events: str | None = None
    origins: str | None = None


# What the module of each part must have.
_CONTENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": ("GAME",),  # how it is loaded
    "bots": ("BOTS",),  # who plays it, by name
    "text": ("TELLER",),  # who puts it into words; its messages lie beside it
    "balance": ("BALANCE",),  # what a report says of it
    "boards": ("BOARDS",),  # how boards that people bring are checked and drawn
    "events": ("ABOUT", "EVENTS", "LINES", "ENDS"),  # what it tells, for the documents
    "origins": ("origins",),  # where its values come from, for the document of its rules
}
_GROUP: Final = "twinspan.games"

OURS: Final = {
    "london": Parts(
        rules="twinspan.games.london",
        bots="twinspan.bots.london",
        text="twinspan.text.london",
        events="twinspan.games.london.events",
        origins="twinspan.text.london.origins",
        balance="twinspan.balance.london",
    ),
    "bridgetown": Parts(
        rules="twinspan.games.bridgetown",
        bots="twinspan.bots.bridgetown",
        text="twinspan.text.bridgetown",
        events="twinspan.games.bridgetown.events",
        origins="twinspan.text.bridgetown.origins",
        balance="twinspan.balance.bridgetown",
        boards="twinspan.drawing.bridgetown",
    ),
}


@cache
def registered() -> dict[str, Parts]:
    """All games, ours first."""
    found = dict(OURS)
    for entry in entry_points(group=_GROUP):
        if entry.name in found:
            told = f"{entry.value} is left out: there is a game {entry.name} already"
            warnings.warn(told, RuntimeWarning, stacklevel=2)
            continue
        with suppress(UsageError):  # told to whoever asks for this game
            found[entry.name] = _parts_of(entry)
    return found


def part(game_id: str, name: str) -> ModuleType | None:
    """One of a game's modules, such as "bots", with what it must have; None if it has none."""
    module: str | None = getattr(_parts(game_id), name)
    if module is None:
        return None
    try:
        found = import_module(module)
        for wanted in _CONTENTS[name]:
            getattr(found, wanted)
    except Exception as error:  # whatever happens in a module that is not ours
        if game_id in OURS:
            raise
        raise broken_game(game_id, module, error) from None
    return found


def broken_game(game_id: str, entry: str, error: Exception) -> UsageError:
    """What a package has entered as a game is none."""
    said = str(error).partition("\n")[0].rstrip(".")
    reason = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return UsageError("broken-game", {"game": game_id, "entry": entry, "reason": reason})


def _parts(game_id: str) -> Parts:
    known = registered()
    if game_id in known:
        return known[game_id]
    for entry in entry_points(group=_GROUP, name=game_id):
        return _parts_of(entry)
    raise UsageError("unknown-game", {"game": str(game_id), "known": list(known)})


def _parts_of(entry: EntryPoint) -> Parts:
    try:
        found = entry.load()
        if not isinstance(found, Parts):
            raise TypeError(f"a {Parts.__module__}.Parts is needed, not {type(found).__name__}")
    except Exception as error:
        raise broken_game(entry.name, entry.value, error) from None
    return found
