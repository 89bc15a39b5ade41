"""Below the map: the city's name, and what the signs mean."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from twinspan.drawing.bridgetown.plan import Plan
from twinspan.drawing.bridgetown.symbols import draw_flag_holder, draw_space, draw_stairs
from twinspan.drawing.measure import width_of
from twinspan.drawing.svg import Node, add, at, group, straight

_HEIGHT: Final = 40.0  # of one row
_TITLE: Final = 30.0
_SIZE: Final = 10.5
_GAP: Final = 20.0
_EDGE: Final = 24.0
_COMPASS: Final = 34.0
_SPACING: Final = 0.1  # between the letters of the city's name, in parts of their size
_SERIF: Final = 1.12  # how much wider its face is than that of the other names


@dataclass(frozen=True)
class MapWords:
    """The words on a map; a map speaks no language by itself."""

    lang: str
    description: str
    start: str
    bridge: str
    flag: str
    rails: str
    freeway: str
    overpass: str
    stairs: str


def _bridge(parent: Node) -> float:
    draw_space(parent, (10, 0), ["bridge"])
    return 20


def _flag(parent: Node) -> float:
    draw_flag_holder(parent, (9, 0))
    return 18


def _rails(parent: Node) -> float:
    way = straight([(0, 0), (36, 0)])
    for class_ in ("kerb", "street", "rail", "rail-bed"):
        add(parent, "path", class_=class_, d=way)
    draw_space(parent, (18, 0), ["rail"])
    return 38


def _freeway(parent: Node) -> float:
    way = straight([(4, 0), (32, 0)])
    add(parent, "path", class_="kerb freeway", d=way)
    add(parent, "path", class_="street freeway", d=way)
    return 38


def _overpass(parent: Node) -> float:
    draw_space(parent, (8, 0), ["upper"])
    draw_space(parent, (28, 0), ["lower"])
    return 37


def _stairs(parent: Node) -> float:
    draw_stairs(parent, (-8, 0), (26, 0))
    return 19


def legend_height(plan: Plan, words: MapWords) -> float:
    """How much room the legend needs below the map."""
    above = 0 if _beside(plan) else 1
    return _scale(plan) * (_HEIGHT * (above + len(_rows(plan, words))) + 16)


def draw_legend(parent: Node, plan: Plan, words: MapWords) -> None:
    left, _, _, bottom = plan.view
    scale = _scale(plan)
    node = group(parent, "legend", transform=f"{at((left, bottom))} scale({scale:.3f})")
    rows = _rows(plan, words)
    size = _title_size(plan)
    above = 0 if _beside(plan) else 1
    middle = 8 + _HEIGHT * (0.5 if above else len(rows) / 2)
    add(
        node,
        "text",
        plan.city.name,
        class_="title",
        x=_EDGE,
        y=middle + size * 0.35,
        font_size=size,
    )
    end = _room(plan) + _EDGE
    _draw_compass(group(node, "compass", transform=at((end - 13, middle))))
    for number, row in enumerate(rows, above):
        x = end - _COMPASS - sum(_width(draw, text) for draw, text in row)
        y = 8 + _HEIGHT * (number + 0.5)
        for draw, text in row:
            entry = group(node, "entry", transform=at((x, y)))
            wide = draw(entry)
            add(entry, "text", text, x=wide + 6, y=_SIZE * 0.36, font_size=_SIZE)
            x += _width(draw, text)


def _draw_compass(parent: Node) -> None:
    add(parent, "circle", class_="ring", r=13)
    add(parent, "path", d="M0-16 4.5 8 0 4.5-4.5 8Z")


def _scale(plan: Plan) -> float:
    left, _, right, _ = plan.view
    return max(0.6, (right - left) / 1100)


def _room(plan: Plan) -> float:
    """From the left edge of the legend to the right one."""
    left, _, right, _ = plan.view
    return (right - left) / _scale(plan) - 2 * _EDGE


def _title_width(plan: Plan) -> float:
    """Of the city's name at its largest."""
    return _SERIF * width_of(plan.city.name, _TITLE, spacing=_SPACING * _TITLE)


def _beside(plan: Plan) -> bool:
    """Whether the name leaves room for signs at its side."""
    return _title_width(plan) < _room(plan) / 3


def _title_size(plan: Plan) -> float:
    """Large, unless the name is too long even for a row of its own."""
    room = _room(plan) - _COMPASS
    return min(_TITLE, _TITLE * room / _title_width(plan))


def _rows(plan: Plan, words: MapWords) -> list[list[tuple[Callable[[Node], float], str]]]:
    """The signs, in as many rows as they need."""
    entries = [
        (_bridge, words.bridge),
        (_flag, words.flag),
        (_freeway, words.freeway),
        (_rails, words.rails),
        (_overpass, words.overpass),
        (_stairs, words.stairs),
    ]
    room = _room(plan) - _COMPASS
    if _beside(plan):
        room -= _title_width(plan) + _GAP
    rows: list[list[tuple[Callable[[Node], float], str]]] = [[]]
    for entry in entries:
        if rows[-1] and sum(_width(*each) for each in [*rows[-1], entry]) > room:
            rows.append([])
        rows[-1].append(entry)
    return rows


def _width(draw: Callable[[Node], float], text: str) -> float:
    return draw(Node("g")) + 6 + width_of(text, _SIZE) + _GAP
