"""Where games are registered, each once: which modules hold its parts.

A package of somebody else's adds a game by an entry point of the group ``twinspan.games``::

    [project.entry-points."twinspan.games"]
    planks = "planks_game:PARTS"
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Final


@dataclass(frozen=True)
class Parts:
    """The modules of a game, by name, imported when they are needed, and what each must have."""

    rules: str  # GAME: how it is loaded
    bots: str | None = None  # BOTS: who plays it, by name
    text: str | None = None  # TELLER: who puts it into words; its messages lie beside it
    balance: str | None = None  # BALANCE: what a report says of it
    boards: str | None = None  # BOARDS: how boards that people bring are checked and drawn


OURS: Final = {
    "london": Parts(
        rules="twinspan.games.london",
        bots="twinspan.bots.london",
        text="twinspan.text.london",
        balance="twinspan.balance.london",
    ),
    "bridgetown": Parts(
        rules="twinspan.games.bridgetown",
        bots="twinspan.bots.bridgetown",
        text="twinspan.text.bridgetown",
        balance="twinspan.balance.bridgetown",
        boards="twinspan.drawing.bridgetown",
    ),
}


@cache
def registered() -> dict[str, Parts]:
    """All games, ours first."""
    found = dict(OURS)
    for entry in entry_points(group="twinspan.games"):
        parts = entry.load()
        if isinstance(parts, Parts):
            found.setdefault(entry.name, parts)
    return found


def part(game_id: str, name: str) -> ModuleType | None:
    """One of a game's modules, such as "bots"; None if it has none."""
    module: str | None = getattr(registered()[game_id], name)
    return None if module is None else import_module(module)
