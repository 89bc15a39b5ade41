"""The colours and fonts of a map, by day and by night, as one sheet of CSS."""

import re
from typing import Final

from twinspan.drawing.bridgetown.plan import FREEWAY, KERB, STREET
from twinspan.drawing.theme import INKS, SANS, SERIF, Ink

_INKS: Final[dict[str, Ink]] = {
    "paper": INKS["paper"],
    "country": ("#e3e6cf", "#17211f"),
    "land": INKS["land"],
    "ink": INKS["ink"],
    "ink-soft": INKS["ink-soft"],
    "line": INKS["line"],
    "bank": ("#e2d4b2", "#2c3834"),
    "water": ("#b3d5de", "#1c4152"),
    "water-line": ("#93c0cd", "#2a586c"),
    "water-edge": INKS["water-edge"],
    "water-ink": INKS["water-ink"],
    "street": ("#fffdf8", "#56626b"),
    "kerb": ("#b3a58b", "#0d1216"),
    "freeway": ("#f4cd80", "#94722f"),
    "freeway-kerb": ("#a9833c", "#0d1216"),
    "parapet": ("#5f4a35", "#d8c7ab"),
    "shadow": ("#3a2c18", "#000000"),
    "rail": ("#1d5fb4", "#7ab8ff"),
    "bridge": INKS["bridge"],
    "bridge-soft": INKS["bridge-soft"],
    "plate": ("#9c3626", "#b14b38"),
    "plate-ink": ("#fff8ec", "#fff8ec"),
    "space": ("#fffdf8", "#f5eedf"),
    "below": ("#cfc4ae", "#a89e8b"),
    "ring": ("#2f2b26", "#0d1216"),
    "flag": ("#fffdf8", "#f5eedf"),
    "barge": ("#5d5042", "#c9b794"),
    "barge-deck": ("#f1e4c6", "#3a3229"),
    "barge-ink": ("#3a3128", "#f5eedf"),
    "start": INKS["start"],
}
DAY: Final = {name: ink for name, (ink, _) in _INKS.items()}
NIGHT: Final = {name: ink for name, (_, ink) in _INKS.items()}

# $name is a colour, @sans and @serif are fonts.
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
    """Of a map by itself. Colours are given twice: viewers without CSS variables take the first."""
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
    """Prefixed, so that a page that shows a map keeps its own variables."""
    return f"var(--map-{name})"


def properties(colours: dict[str, str], between: str) -> str:
    return between.join(f"--map-{name}: {value};" for name, value in colours.items())


def inside(rules: str) -> str:
    """Rules for the inside of a map only, so that the rest of a page keeps its style."""
    return re.sub(r"^(\S[^{]*) {", r".city \1 {", rules, flags=re.MULTILINE)
