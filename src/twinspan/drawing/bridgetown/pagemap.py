"""The map for a page to play on: without sheet, legend and colours, with all coordinates."""

import hashlib
import json
from itertools import pairwise
from typing import Final, NamedTuple

from twinspan.drawing.bridgetown.citymap import draw_background, draw_foreground, new_map
from twinspan.drawing.bridgetown.plan import Plan
from twinspan.drawing.deadline import NO_DEADLINE, Deadline
from twinspan.drawing.geometry import Point, simplified
from twinspan.drawing.svg import Node, add, number, serialize
from twinspan.games.bridgetown.city import City

_FINE: Final = 0.2  # how far a link may be from its line in the drawing
_PREFIX: Final = "map-"  # so that no id is one of the page's own


class PageMap(NamedTuple):
    """A drawing, and where everything is in it, to a tenth of a unit."""

    view: tuple[float, float, float, float]  # x, y, width, height
    svg: str
    spaces: list[Point]
    flags: list[Point]  # by bridge
    barges: list[Point]  # by round
    start: Point
    links: list[tuple[int, int, list[float]]]  # the line from one space to another: x, y, x, y


def draw_for_page(city: City, start: str, deadline: Deadline = NO_DEADLINE) -> PageMap:
    """The map of a city for a page with a style sheet of its own; ``start`` is what it says there.

    A city with faults is drawn too, unless it is misnamed. ``TimeoutError`` after the deadline.
    """
    plan = Plan(city, cropped=True, deadline=deadline)
    left, top, right, bottom = plan.view
    box = {
        "x": number(left), "y": number(top),
        "width": number(right - left), "height": number(bottom - top),
    }  # fmt: skip
    root = new_map((left, top, right - left, bottom - top))
    for name, value in box.items():  # its place within another drawing is the same
        root.set(name, value)
    add(root, "rect", class_="land", **box)
    draw_background(root, plan)
    draw_foreground(root, plan, start)
    _prefix_ids(root, city)
    return PageMap(
        view=(*_rounded((left, top)), *_rounded((right - left, bottom - top))),
        svg=serialize(root),
        spaces=[_rounded(point) for point in plan.spaces],
        flags=[_rounded(point) for point in plan.flags],
        barges=[_rounded(point) for point in plan.barges],
        start=_rounded(plan.entry_at),
        links=_links(plan),
    )


def _prefix_ids(root: Node, city: City) -> None:
    """Makes ids differ from the page's own. Names refer to their paths by id, so the ids of paths
    also differ from those of other maps."""
    content = json.dumps(city.plain, sort_keys=True).encode()
    own = f"{_PREFIX}{hashlib.sha256(content).hexdigest()[:8]}-"
    for node in root.iter():
        known, way = node.get("id"), node.get("href")
        if known is not None:
            node.set("id", (own if known.startswith("way-") else _PREFIX) + known)
        if way is not None:
            node.set("href", f"#{own}{way.removeprefix('#')}")


def _links(plan: Plan) -> list[tuple[int, int, list[float]]]:
    """Every pair of neighbours once, the stairs included."""
    city = plan.city
    pairs = [ends for street in city.streets for ends in pairwise(street.along)]
    pairs += [(overpass.upper, overpass.lower) for overpass in city.overpasses]
    known = dict.fromkeys((min(ends), max(ends)) for ends in pairs)
    return [(*ends, _line(plan.between(*ends))) for ends in known]


def _line(points: list[Point]) -> list[float]:
    return [value for point in simplified(points, _FINE) for value in _rounded(point)]


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
