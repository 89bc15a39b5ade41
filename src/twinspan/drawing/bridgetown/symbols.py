"""The small things on a map: spaces, flag holders, barges, stairs, the way in."""

from math import atan2, degrees, dist
from typing import Final

from twinspan.drawing.bridgetown.plan import BARGE, BRIDGE_RADIUS, FLAG_RADIUS, RADIUS
from twinspan.drawing.geometry import Line, Point, moved, right_of, unit
from twinspan.drawing.svg import Node, add, at, group, straight

_UP: Final = "M0-4 4.6 3.5-4.6 3.5Z"
_DOWN: Final = "M0 4 4.6-3.5-4.6-3.5Z"
_PENNANT: Final = "M-2.6 5V-4.6L4.6-1.9-2.6.8"
_STEP: Final = 2.6  # between two steps of a staircase
_MOST_STEPS: Final = 40


def draw_space(parent: Node, place: Point, kinds: list[str], title: str = "", id: str = "") -> None:
    """A stop: with a heart on a bridge, a blue ring on rails, a pointer up or down on a level."""
    named = {"id": id} if id else {}
    node = group(parent, " ".join(["space", *kinds]), title, transform=at(place), **named)
    add(node, "circle", r=BRIDGE_RADIUS if "bridge" in kinds else RADIUS)
    if "bridge" in kinds:
        add(node, "circle", class_="heart", r=3.8)
    if "upper" in kinds:
        add(node, "path", class_="level", d=_UP)
    if "lower" in kinds:
        add(node, "path", class_="level", d=_DOWN)


def draw_flag_holder(parent: Node, place: Point, id: str = "") -> None:
    """An empty place for a flag."""
    named = {"id": id} if id else {}
    node = group(parent, "flag", transform=at(place), **named)
    add(node, "circle", r=FLAG_RADIUS)
    add(node, "path", d=_PENNANT)


def draw_barge(parent: Node, place: Point, heading: Point, label: str, id: str) -> None:
    """A barge seen from above, with the number of its round."""
    wide, long = BARGE[0] / 2, BARGE[1] / 2
    node = group(parent, "barge", id=id, transform=at(place))
    hull = (
        f"M{-wide} {3 - long}Q{-wide} {-long} {3 - wide} {-long}H{wide - 3}Q{wide} {-long} {wide} "
        f"{3 - long}V{long - 6}Q{wide} {long - 1} 0 {long}Q{-wide} {long - 1} {-wide} {long - 6}Z"
    )
    turned = degrees(atan2(heading[1], heading[0])) - 90
    add(node, "path", d=hull, transform=f"rotate({turned:.1f})")
    add(node, "circle", r=wide - 1.5)
    add(node, "text", label, y=3.5, font_size=10)


def draw_stairs(parent: Node, upper: Point, lower: Point) -> None:
    """Steps from the edge of one space to the edge of the other."""
    gap = dist(upper, lower) - 2 * RADIUS
    if gap < _STEP:
        return
    along = unit(upper, lower)
    across = right_of(along)
    line = Line([moved(upper, along, RADIUS), moved(lower, along, -RADIUS)])
    steps = ""
    for mark in line.samples(1.2, line.length - 1.2, max(_STEP, line.length / _MOST_STEPS)):
        place = line.point(mark)
        steps += straight([moved(place, across, -3.4), moved(place, across, 3.4)])
    add(parent, "path", class_="stairs", d=steps)


def draw_way_in(parent: Node, start: Point, entry: Point, radius: float) -> Point:
    """A broad arrow from where the racers wait to the space on which they enter; its tail."""
    along = unit(start, entry)
    across = right_of(along)
    tip = moved(entry, along, -radius - 2.5)
    length = max(dist(start, tip), 12.0)
    tail = moved(tip, along, -length)
    neck = moved(tip, along, -9.0)
    outline = [
        moved(tail, across, 3.2), moved(neck, across, 3.2), moved(neck, across, 7.5), tip,
        moved(neck, across, -7.5), moved(neck, across, -3.2), moved(tail, across, -3.2),
        moved(tail, along, 3.2),
    ]  # fmt: skip
    add(parent, "path", d=straight(outline) + "Z")
    return tail
