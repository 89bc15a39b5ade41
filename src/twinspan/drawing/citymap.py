"""A city as a map in SVG: land and river, streets in levels, bridges, names, spaces."""

from typing import Final
from xml.etree import ElementTree

from twinspan.drawing.country import ROUNDING, country
from twinspan.drawing.geometry import nearest_along
from twinspan.drawing.legend import MapWords, draw_legend, legend_height
from twinspan.drawing.lettering import draw_bridges, draw_names, draw_start, obstacles
from twinspan.drawing.levels import span_of
from twinspan.drawing.plan import BANK, Plan
from twinspan.drawing.roads import draw_decks, draw_overpasses, draw_streets
from twinspan.drawing.style import style_sheet
from twinspan.drawing.svg import Node, add, curved, group, number, pair
from twinspan.drawing.symbols import draw_barge, draw_space
from twinspan.games.bridgetown.city import NO_BRIDGE, City

_FRAME: Final = 12.0  # the margin of the sheet
_CORNER: Final = 6.0
_SOURCE: Final = 2000.0  # how far a river flows beyond the ends of its course
_RIPPLES: Final = (0.86, 0.68)  # lines in the water, in parts of its width


def draw_city(city: City, words: MapWords) -> str:
    """The map of a city, the same for the same city, in ASCII: it can go through any pipe."""
    plan = Plan(city)
    spans = [span_of(plan, bridge) for bridge in city.bridges]
    left, top, right, bottom = plan.view
    width, height = right - left, bottom - top + legend_height(plan, words)
    root = Node(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": " ".join(map(number, (left, top, width, height))),
            "class": "city",
            "role": "img",
            "aria-labelledby": "city-name city-description",
            "lang": words.lang,
        },
    )
    add(root, "title", city.name, id="city-name")
    add(root, "desc", words.description, id="city-description")
    add(root, "style", style_sheet())
    add(root, "rect", class_="paper", x=left, y=top, width=width, height=height)
    _draw_ground(root, plan)
    draw_streets(root, plan)
    draw_decks(root, plan, spans)
    draw_overpasses(root, plan)
    taken = obstacles(plan, spans)
    draw_start(root, plan, words.start, taken)
    draw_bridges(root, plan, spans, taken)
    draw_names(root, plan, taken)
    _draw_spaces(root, plan)
    draw_legend(root, plan, words)
    ElementTree.indent(root, " ")
    return str(ElementTree.tostring(root, "us-ascii"), "ascii") + "\n"


def _draw_ground(parent: Node, plan: Plan) -> None:
    left, top, right, bottom = plan.view
    sheet = {
        "x": number(left + _FRAME), "y": number(top + _FRAME), "rx": number(_CORNER),
        "width": number(right - left - 2 * _FRAME), "height": number(bottom - top - _FRAME),
    }  # fmt: skip
    add(add(add(parent, "defs"), "clipPath", id="sheet"), "rect", **sheet)
    add(parent, "rect", class_="land", **sheet)
    green = group(parent, "country", id="country", clip_path="url(#sheet)")
    add(green, "path", d=country(plan), stroke_width=2 * ROUNDING)
    _draw_river(parent, plan)
    add(parent, "rect", class_="frame", **sheet)
    barges = group(parent, "barges", id="barges")
    for place, point in enumerate(plan.barges, 1):
        heading = plan.river.direction(nearest_along(plan.river, point))
        draw_barge(barges, point, heading, str(place), f"barge-{place}")


def _draw_river(parent: Node, plan: Plan) -> None:
    river, wide = plan.river, plan.river_width
    node = group(parent, "river", plan.city.river.name, id="river", clip_path="url(#sheet)")
    mouth = pair(river.point(river.length + _SOURCE))
    course = f"M{pair(river.point(-_SOURCE))}L{curved(river.beziers)[1:]}L{mouth}"
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
        told = {
            "bridge": city.bridge_of[place] != NO_BRIDGE,
            "rail": city.is_rail(place),
            "upper": place in upper,
            "lower": place in lower,
        }
        kinds = [kind for kind, is_so in told.items() if is_so]
        title = f"{space.name} ({space.id})"
        draw_space(node, plan.spaces[place], kinds, title, f"space-{space.id}")
