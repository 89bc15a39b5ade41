"""A city as a map in SVG: land and river, streets in levels, bridges, names, spaces."""

from typing import Final

from twinspan.drawing.bridgetown.landscape import ROUNDING, landscape
from twinspan.drawing.bridgetown.legend import MapWords, draw_legend, legend_height
from twinspan.drawing.bridgetown.lettering import (
    draw_bridges,
    draw_river_name,
    draw_start,
    draw_street_names,
    obstacles,
)
from twinspan.drawing.bridgetown.levels import span_of
from twinspan.drawing.bridgetown.plan import BANK, Plan
from twinspan.drawing.bridgetown.roads import draw_decks, draw_overpasses, draw_streets
from twinspan.drawing.bridgetown.style import style_sheet
from twinspan.drawing.bridgetown.symbols import draw_barge, draw_space
from twinspan.drawing.geometry import nearest_along
from twinspan.drawing.svg import Node, add, curved, group, number, pair, serialize
from twinspan.games.bridgetown.city import NO_BRIDGE, City

_FRAME: Final = 12.0  # the margin of the sheet
_CORNER: Final = 6.0
_BEYOND: Final = 2000.0  # how far a river flows beyond the ends of its course
_RIPPLES: Final = (0.86, 0.68)  # lines in the water, in parts of its width


def draw_city(city: City, words: MapWords) -> str:
    """The map of a city; the same city always gives the same text."""
    plan = Plan(city)
    left, top, right, bottom = plan.view
    width, height = right - left, bottom - top + legend_height(plan, words)
    root = new_map((left, top, width, height))
    for name, value in (
        ("role", "img"),
        ("aria-labelledby", "city-name city-description"),
        ("lang", words.lang),
    ):
        root.set(name, value)
    add(root, "title", city.name, id="city-name")
    add(root, "desc", words.description, id="city-description")
    add(root, "style", style_sheet())
    add(root, "rect", class_="paper", x=left, y=top, width=width, height=height)
    sheet = {
        "x": number(left + _FRAME), "y": number(top + _FRAME), "rx": number(_CORNER),
        "width": number(right - left - 2 * _FRAME), "height": number(bottom - top - _FRAME),
    }  # fmt: skip
    add(add(add(root, "defs"), "clipPath", id="sheet"), "rect", **sheet)
    add(root, "rect", class_="land", **sheet)
    draw_background(root, plan, clip_path="url(#sheet)")
    add(root, "rect", class_="frame", **sheet)
    draw_foreground(root, plan, words.start)
    draw_legend(root, plan, words)
    return serialize(root)


def new_map(view: tuple[float, float, float, float]) -> Node:
    """An empty map of this place and size."""
    box = " ".join(map(number, view))
    named = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": box, "class": "city"}
    return Node("svg", named)


def draw_background(parent: Node, plan: Plan, **clip: str) -> None:
    """The background: landscape and river."""
    node = group(parent, "country", id="country", **clip)
    add(node, "path", d=landscape(plan), stroke_width=2 * ROUNDING)
    _draw_river(parent, plan, **clip)


def draw_foreground(parent: Node, plan: Plan, start: str) -> None:
    """The foreground: streets, bridges, names and spaces."""
    spans = [span_of(plan, bridge) for bridge in plan.city.bridges]
    _draw_barges(parent, plan)
    draw_streets(parent, plan)
    draw_decks(parent, plan, spans)
    draw_overpasses(parent, plan)
    taken = obstacles(plan, spans)
    draw_start(parent, plan, start, taken)
    draw_river_name(parent, plan, taken)
    draw_bridges(parent, plan, spans, taken)
    draw_street_names(parent, plan, taken)
    _draw_spaces(parent, plan)


def _draw_barges(parent: Node, plan: Plan) -> None:
    barges = group(parent, "barges", id="barges")
    for place, point in enumerate(plan.barges, 1):
        heading = plan.river.direction(nearest_along(plan.river, point))
        draw_barge(barges, point, heading, str(place), f"barge-{place}")


def _draw_river(parent: Node, plan: Plan, **clip: str) -> None:
    river, wide = plan.river, plan.river_width
    node = group(parent, "river", plan.city.river.name, id="river", **clip)
    mouth = pair(river.point(river.length + _BEYOND))
    course = f"M{pair(river.point(-_BEYOND))}L{curved(river.beziers)[1:]}L{mouth}"
    add(node, "path", class_="bank", d=course, stroke_width=wide + 2 * BANK)
    add(node, "path", class_="water-edge", d=course, stroke_width=wide)
    add(node, "path", class_="water", d=course, stroke_width=max(0.0, wide - 2.4))
    for share in _RIPPLES:
        add(node, "path", class_="water-line", d=course, stroke_width=wide * share)
        add(node, "path", class_="water", d=course, stroke_width=max(0.0, wide * share - 1.3))


def _draw_spaces(parent: Node, plan: Plan) -> None:
    city = plan.city
    node = group(parent, "spaces", id="spaces")
    upper = {overpass.upper for overpass in city.overpasses}
    lower = {overpass.lower for overpass in city.overpasses}
    for place, space in enumerate(city.spaces):
        all_kinds = {
            "bridge": city.bridge_of[place] != NO_BRIDGE,
            "rail": city.is_rail(place),
            "upper": place in upper,
            "lower": place in lower,
        }
        kinds = [kind for kind, holds in all_kinds.items() if holds]
        title = f"{space.name} ({space.id})"
        draw_space(node, plan.spaces[place], kinds, title, f"space-{space.id}")
