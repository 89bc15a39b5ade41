"""Where the values of Bridgetown Races come from, for the document of its rules."""

from typing import Any, Final

from twinspan.text.origins import Table, data, sources
from twinspan.text.words import words

_SOURCES: Final = {
    "stated": "stated by the rulebook or by published reviews",
    "inferred": "follows from what these say",
    "reconstructed": "our choice on the real geography; it may differ from the printed game",
}


def origins() -> list[str]:
    """The tables of Portland, and its modes, whose speeds and colours have sources of their own."""
    city = data("bridgetown", "cities", "portland.toml")
    tables = {name: table for name, table in city.items() if "source" in _fields(table)}
    lines = sources(tables, _SOURCES)
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
