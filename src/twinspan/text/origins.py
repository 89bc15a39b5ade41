"""Where the values of a game come from: the last section of its rules page, in English.

Every table of a game's data file names its source. What a source means, and how the values read,
is each game's own affair: one function per game gives the lines of the section.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final

from twinspan.text.words import words

Table = Mapping[str, Any]

_GAMES: Final = files("twinspan") / "games"


def origins(game_id: str) -> list[str]:
    """The lines of a game's section."""
    return _ORIGINS[game_id]()


def _data(*path: str) -> dict[str, Any]:
    return tomllib.loads(_GAMES.joinpath(*path).read_text("utf-8"))


def _sources(tables: Mapping[str, Table], meaning: Mapping[str, str]) -> list[str]:
    """The tables, each with its source."""
    lines = ["| Table | Source | That is |", "|---|---|---|"]
    lines += [
        f"| {_title(name)} | {table['source']} | {meaning[table['source']]} |"
        for name, table in tables.items()
    ]
    return lines


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _series(values: list[Any]) -> str:
    return ", ".join(map(str, values))


# ----- Old London Bridge --------------------------------------------------------------------------

_LONDON_SOURCES: Final = {
    "rulebook": "stated in the text of the rulebooks",
    "review": "stated by published reviews",
    "inferred": "a pattern that fits all known tiles",
    "reconstructed": "our choice within the known limits; it may differ from the printed game",
}
_UNSEEN: Final = ("inferred", "reconstructed")


def _london() -> list[str]:
    """The tables, and the values that nobody could look up."""
    components = _data("london", "components.toml")
    lines = _sources(components, _LONDON_SOURCES)
    for name, table in components.items():
        if table["source"] in _UNSEEN:
            lines += ["", f"### {_title(name)} ({table['source']})", ""]
            for key, value in table.items():
                if key != "source":
                    lines += _readable(name, key, value)
    return lines


def _readable(table: str, key: str, value: Any) -> list[str]:
    """One value of a component file as list items."""
    match table, key:
        case "buildings", "tiles":
            by_type: dict[str, list[str]] = {}
            for number, building, crest in value:
                every = crest == "all"
                name = f"{_title(building)} (all four crests)" if every else _title(building)
                by_type.setdefault(name, []).append(str(number) if every else f"{number} {crest}")
            return [f"- {name}: {_series(tiles)}" for name, tiles in by_type.items()]
        case "parks", "crests":
            counts = Counter(value)
            return [f"- Crests: {_series([f'{counts[crest]} {crest}' for crest in counts])}"]
        case "rondel", "stacks":
            return [f"- Stacks, clockwise: {_series(value)}"]
        case "rondel", "spaces":
            spaces = [space if space == "X" else f"£{space}" for space in value]
            first = "the first of them beside the first stack"
            return [f"- Outer spaces, clockwise, {first}: {_series(spaces)}"]
        case "rondel", "centre_price":
            return [f"- Price of the centre: £{value} (this one is stated in the rulebooks)"]
        case _, "money":
            return [f"- Money: {_series([f'£{pounds} on space {at}' for at, pounds in value])}"]
        case _, "bonus":
            return [f"- Bonus spaces: {_series(value)}"]
        case "bonus_tiles", "stacks":
            return [f"- Stack {number}: {_series(stack)}" for number, stack in enumerate(value, 1)]
        case "scoring_tiles", _:
            tiles = [" and ".join(faces) for faces in value]
            return [f"- {_title(key)}, the two faces of each tile: {'; '.join(tiles)}"]
        case _:
            return [f"- {_title(key)}: {_series(value) if isinstance(value, list) else value}"]


# ----- Bridgetown Races ---------------------------------------------------------------------------

_PORTLAND_SOURCES: Final = {
    "stated": "stated by the rulebook or by published reviews",
    "inferred": "follows from what these say",
    "reconstructed": "our choice on the real geography; it may differ from the printed game",
}


def _bridgetown() -> list[str]:
    """The tables of Portland, and its modes, whose speeds and colours have sources of their own."""
    city = _data("bridgetown", "cities", "portland.toml")
    tables = {name: table for name, table in city.items() if "source" in _fields(table)}
    lines = _sources(tables, _PORTLAND_SOURCES)
    lines += ["", "### Modes", ""]
    lines += ["| Mode | Base speed | Source | Flag | Source |", "|---|---|---|---|---|"]
    for name, mode in city["modes"].items():
        source = mode["source"]
        cells = [_mode(name), mode["speed"], source["speed"], mode["colour"], source["colour"]]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def _fields(value: Any) -> Table:
    """A table's own; nothing for the plain values beside the tables."""
    return value if isinstance(value, dict) else {}


def _mode(name: str) -> str:
    return words("en").text(f"mode-{name}").capitalize()


_ORIGINS: Final[dict[str, Callable[[], list[str]]]] = {
    "london": _london,
    "bridgetown": _bridgetown,
}
