"""The colours and faces of a map, by day and by night, as one sheet of CSS."""

import re
from typing import Final

from twinspan.drawing.bridgetown.plan import FREEWAY, KERB, STREET

DAY: Final = {
    "paper": "#fbf7ec",
    "country": "#e3e6cf",
    "land": "#f4eddd",
    "ink": "#2f2b26",
    "ink-soft": "#6a6153",
    "line": "#cdbf9f",
    "bank": "#e2d4b2",
    "water": "#b3d5de",
    "water-line": "#93c0cd",
    "water-edge": "#76a9b9",
    "water-ink": "#2f6477",
    "street": "#fffdf8",
    "kerb": "#b3a58b",
    "freeway": "#f4cd80",
    "freeway-kerb": "#a9833c",
    "parapet": "#5f4a35",
    "shadow": "#3a2c18",
    "rail": "#1d5fb4",
    "bridge": "#9c3626",
    "bridge-soft": "#c9826f",
    "plate": "#9c3626",
    "plate-ink": "#fff8ec",
    "space": "#fffdf8",
    "below": "#cfc4ae",
    "ring": "#2f2b26",
    "flag": "#fffdf8",
    "barge": "#5d5042",
    "barge-deck": "#f1e4c6",
    "barge-ink": "#3a3128",
    "start": "#2b7347",
}
NIGHT: Final = {
    "paper": "#12181d",
    "country": "#17211f",
    "land": "#212a30",
    "ink": "#efe7d5",
    "ink-soft": "#b3ab99",
    "line": "#3b464d",
    "bank": "#2c3834",
    "water": "#1c4152",
    "water-line": "#2a586c",
    "water-edge": "#3f7a93",
    "water-ink": "#9cd0e3",
    "street": "#56626b",
    "kerb": "#0d1216",
    "freeway": "#94722f",
    "freeway-kerb": "#0d1216",
    "parapet": "#d8c7ab",
    "shadow": "#000000",
    "rail": "#7ab8ff",
    "bridge": "#f0937c",
    "bridge-soft": "#a5604f",
    "plate": "#b14b38",
    "plate-ink": "#fff8ec",
    "space": "#f5eedf",
    "below": "#a89e8b",
    "ring": "#0d1216",
    "flag": "#f5eedf",
    "barge": "#c9b794",
    "barge-deck": "#3a3229",
    "barge-ink": "#f5eedf",
    "start": "#5fc088",
}

SANS: Final = (
    "'Avenir Next', 'Segoe UI', 'Helvetica Neue', Roboto, 'Noto Sans', Arial, 'Liberation Sans', "
    "sans-serif"
)
SERIF: Final = (
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, 'Noto Serif', "
    "Georgia, serif"
)

# $name is a colour, @sans and @serif are faces.
MAP: Final = f"""
text {{ font-family: @sans; fill: $ink; }}
path {{ fill: none; stroke-linejoin: round; }}
.land {{ fill: $land; }}
.country path {{ stroke: $country; stroke-linecap: round; }}
.bank {{ stroke: $bank; }}
.water-edge {{ stroke: $water-edge; }}
.water {{ stroke: $water; }}
.water-line {{ stroke: $water-line; }}
.river-name {{ font-family: @serif; font-style: italic; fill: $water-ink; text-anchor: middle; }}
path.kerb {{ stroke: $kerb; stroke-width: {STREET + 2 * KERB}; stroke-linecap: round; }}
path.street {{ stroke: $street; stroke-width: {STREET}; stroke-linecap: round; }}
path.kerb.freeway {{ stroke: $freeway-kerb; stroke-width: {FREEWAY + 2 * KERB}; }}
path.street.freeway {{ stroke: $freeway; stroke-width: {FREEWAY}; }}
.deck .shadow {{ stroke: $shadow; stroke-opacity: 0.26; stroke-width: {STREET + 5}; }}
.deck .street {{ stroke-width: {STREET + 1.8}; stroke-linecap: butt; }}
.deck.freeway .shadow {{ stroke-width: {FREEWAY + 5}; }}
.deck.freeway .street {{ stroke-width: {FREEWAY + 1.8}; }}
.deck .parapet {{ stroke: $parapet; stroke-width: 1.5; stroke-linecap: round; }}
path.rail {{ stroke: $rail; stroke-width: 5.2; }}
path.rail-bed {{ stroke: $street; stroke-width: 2.2; }}
.stairs {{ stroke: $ink-soft; stroke-width: 1.2; }}
.truss-work {{ stroke: $bridge; stroke-width: 1.1; }}
.girder {{ stroke: $bridge; stroke-width: 2; stroke-linecap: round; }}
.leaf {{ stroke: $bridge; stroke-width: 3.4; stroke-linecap: butt; }}
.pier {{ fill: $bridge-soft; stroke: $bridge; stroke-width: 0.9; }}
.tower {{ fill: $land; stroke: $bridge; stroke-width: 1.4; }}
.space circle {{ fill: $space; stroke: $ring; stroke-width: 1.7; }}
.space .level {{ fill: $ring; }}
.space.lower circle {{ fill: $below; }}
.space.rail circle {{ stroke: $rail; stroke-width: 3; }}
.space.bridge circle {{ fill: $bridge; stroke: $ring; }}
.space.bridge .heart {{ fill: $space; stroke: none; }}
.space.bridge.rail circle {{ stroke: $rail; }}
.space.bridge.rail .heart {{ stroke: none; }}
.plate rect {{ fill: $plate; }}
.plate text {{ font-weight: 600; fill: $plate-ink; text-anchor: middle; }}
.flag circle {{ fill: $flag; stroke: $plate; stroke-width: 1.3; stroke-dasharray: 2.6 1.6; }}
.flag path {{ stroke: $plate; stroke-width: 1.2; stroke-linecap: round; }}
.barge path {{ fill: $barge; }}
.barge circle {{ fill: $barge-deck; }}
.barge text {{ font-weight: 700; fill: $barge-ink; text-anchor: middle; }}
.street-name {{ font-weight: 500; letter-spacing: 0.2px; text-anchor: middle; paint-order: stroke; \
stroke: $land; stroke-width: 2.6px; stroke-linejoin: round; }}
.start path {{ fill: $start; }}
.start text {{ font-weight: 700; letter-spacing: 1px; fill: $start; text-anchor: middle; }}
"""
_SHEET: Final = """
.paper { fill: $paper; }
.frame { fill: none; stroke: $line; stroke-width: 1.2; }
.title { font-family: @serif; letter-spacing: 0.1em; }
.entry text { fill: $ink-soft; }
.compass path { fill: $ink-soft; }
.compass .ring { fill: none; stroke: $line; stroke-width: 1.2; }
"""


def style_sheet() -> str:
    """Of a map by itself. A colour is said twice: viewers that know no variables take the first."""
    rules = re.sub(
        r"([\w-]+): \$([\w-]+)",
        lambda found: f"{found[1]}: {DAY[found[2]]}; {found[1]}: {variable(found[2])}",
        inside(MAP + _SHEET).replace("@sans", SANS).replace("@serif", SERIF),
    )
    return (
        f"\n.city {{ {properties(DAY, ' ')} background: {variable('paper')}; }}\n"
        f"@media (prefers-color-scheme: dark) {{ .city {{ {properties(NIGHT, ' ')} }} }}{rules}"
    )


def variable(name: str) -> str:
    """The names are a map's own: a page that holds one has its own ink and paper."""
    return f"var(--map-{name})"


def properties(colours: dict[str, str], between: str) -> str:
    return between.join(f"--map-{name}: {value};" for name, value in colours.items())


def inside(rules: str) -> str:
    """Within the map only, so that a page that holds one keeps its own looks."""
    return re.sub(r"^(\S[^{]*) {", r".city \1 {", rules, flags=re.MULTILINE)
