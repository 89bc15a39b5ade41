"""Where the values of Old London Bridge come from, for the document of its rules."""

from collections import Counter
from typing import Any, Final

from twinspan.text.origins import data, series, sources, title

_SOURCES: Final = {
    "rulebook": "stated in the text of the rulebooks",
    "review": "stated by published reviews",
    "inferred": "a pattern that fits all known tiles",
    "reconstructed": "our choice within the known limits; it may differ from the printed game",
}
_UNSEEN: Final = ("inferred", "reconstructed")


def origins() -> list[str]:
    """The tables, and the values that nobody could look up."""
    components = data("london", "components.toml")
    lines = sources(components, _SOURCES)
    for name, table in components.items():
        if table["source"] in _UNSEEN:
            lines += ["", f"### {title(name)} ({table['source']})", ""]
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
                name = f"{title(building)} (all four crests)" if every else title(building)
                by_type.setdefault(name, []).append(str(number) if every else f"{number} {crest}")
            return [f"- {name}: {series(tiles)}" for name, tiles in by_type.items()]
        case "parks", "crests":
            counts = Counter(value)
            return [f"- Crests: {series([f'{counts[crest]} {crest}' for crest in counts])}"]
        case "rondel", "stacks":
            return [f"- Stacks, clockwise: {series(value)}"]
        case "rondel", "spaces":
            spaces = [space if space == "X" else f"£{space}" for space in value]
            first = "the first of them beside the first stack"
            return [f"- Outer spaces, clockwise, {first}: {series(spaces)}"]
        case "rondel", "centre_price":
            return [f"- Price of the centre: £{value} (this one is stated in the rulebooks)"]
        case _, "money":
            return [f"- Money: {series([f'£{pounds} on space {at}' for at, pounds in value])}"]
        case _, "bonus":
            return [f"- Bonus spaces: {series(value)}"]
        case "bonus_tiles", "stacks":
            return [f"- Stack {number}: {series(stack)}" for number, stack in enumerate(value, 1)]
        case "scoring_tiles", _:
            tiles = [" and ".join(faces) for faces in value]
            return [f"- {title(key)}, the two faces of each tile: {'; '.join(tiles)}"]
        case _:
            return [f"- {title(key)}: {series(value) if isinstance(value, list) else value}"]
