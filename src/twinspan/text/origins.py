"""Where the values of a game come from: what the last sections of all rules pages are made of.

Every table of a game's data file names its source. What a source means, and how the values read, is
each game's own affair: its part ``origins`` gives the lines of the section, in English.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

Table = Mapping[str, Any]

_GAMES: Final = files("twinspan") / "games"


def data(*path: str) -> dict[str, Any]:
    """The data file of a game, below ``games``."""
    return tomllib.loads(_GAMES.joinpath(*path).read_text("utf-8"))


def sources(tables: Mapping[str, Table], meaning: Mapping[str, str]) -> list[str]:
    """The tables, each with its source."""
    lines = ["| Table | Source | That is |", "|---|---|---|"]
    lines += [
        f"| {title(name)} | {table['source']} | {meaning[table['source']]} |"
        for name, table in tables.items()
    ]
    return lines


def title(name: str) -> str:
    """The name of a table or a value, as a heading has it."""
    return name.replace("_", " ").capitalize()


def series(values: list[Any]) -> str:
    """The values, in one line."""
    return ", ".join(map(str, values))
