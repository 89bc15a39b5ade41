"""The names on a map, each where there is room for it."""

from math import atan2, degrees
from typing import Final

from twinspan.drawing.bridgetown.bridges import HEIGHT, Span, draw_shape
from twinspan.drawing.bridgetown.names import (
    HARD,
    MOST_TRIES,
    SOFT,
    Lettering,
    Obstacles,
    along_line,
    middle_of,
    plate_place,
    within,
)
from twinspan.drawing.bridgetown.plan import BANK, KERB, RADIUS, Plan, flag_box
from twinspan.drawing.bridgetown.symbols import draw_flag_holder, draw_way_in
from twinspan.drawing.geometry import Line, Point, distance_to
from twinspan.drawing.measure import width_of
from twinspan.drawing.svg import Node, add, at, group, straight

_PLATE: Final = 11.5  # the size of a bridge's name
_STREET: Final = (11.8, 10.8, 9.8)  # of a street's name: the largest there is room for
_RIVER: Final = (24.0, 20.0, 17.0, 15.0, 13.0, 11.5, 10.0)
_START: Final = 12.0
_JOINT: Final = " / "  # between the parts of a street's name
_SPACING: Final = 0.2  # between the letters of a street's name
_ALL_TRIES: Final = 6000  # for the names of all streets together; each gets some
_FEWEST_TRIES: Final = 12
_REPEAT: Final = 420.0  # a long street is named again after so much of it
_STRAIGHT: Final = 0.8  # a name that bends no more than this is set straight
_WIDE: Final = 150.0  # a river that is wider reaches no farther for names
_WET: Final = 0.2  # how little it matters that a street's name stands in the water


def obstacles(plan: Plan, spans: list[Span]) -> Obstacles:
    """What names must keep clear of, before there are any."""
    taken = Obstacles(plan.view, plan.deadline)
    for space, point in enumerate(plan.spaces):
        taken.disc(point, plan.radius(space) + 1.5, HARD)
    for point in plan.flags:
        left, top, right, bottom = flag_box(point)
        for share in (0.25, 0.75):
            middle = ((left + right) / 2, top + share * (bottom - top))
            taken.box(middle, right - left, (bottom - top) / 2, HARD)
    for point in plan.barges:
        left, top, right, bottom = plan.barge_box(point)
        taken.box(point, right - left + 2, bottom - top + 2, HARD)
    for street, curve in enumerate(plan.streets):
        taken.line(curve, plan.width_of(street) / 2 + KERB, SOFT)
    for span in spans:
        taken.line(Line([span.at(0, HEIGHT / 2), span.at(1, HEIGHT / 2)]), HEIGHT / 2, SOFT)
    for overpass in plan.city.overpasses:
        stairs = Line([plan.spaces[overpass.upper], plan.spaces[overpass.lower]])
        taken.line(stairs, 4, HARD)
    return taken


def draw_start(parent: Node, plan: Plan, text: str, taken: Obstacles) -> None:
    """The way in, and what it is."""
    node = group(parent, "start", text, id="start")
    here, entry = plan.entry_at, plan.spaces[plan.city.entry]
    tail = draw_way_in(node, here, entry, plan.radius(plan.city.entry))
    taken.line(Line([tail, entry]), RADIUS, HARD)
    width = width_of(text, _START, bold=True, spacing=1)
    steep = abs(entry[1] - here[1]) > abs(entry[0] - here[0])
    above = -1 if not steep or entry[1] > here[1] else 1
    x, y = within(plan.view, (tail[0], tail[1] + above * 14), width, _START)
    add(node, "text", text, x=x, y=y + _START * 0.35, font_size=_START)
    taken.box((x, y), width, _START, HARD)


def draw_bridges(parent: Node, plan: Plan, spans: list[Span], taken: Obstacles) -> None:
    """What stands above each deck, the place for its flag, and its name on a plate."""
    node = group(parent, "bridges", id="bridges")
    for place, (bridge, span) in enumerate(zip(plan.city.bridges, spans, strict=True)):
        drawn = group(node, f"bridge {bridge.shape}", bridge.name, id=f"bridge-{bridge.id}")
        draw_shape(drawn, span, bridge.shape)
        draw_flag_holder(drawn, plan.flags[place], f"flag-{bridge.id}")
    for bridge, span, drawn in zip(plan.city.bridges, spans, node, strict=True):
        width, height = width_of(bridge.name, _PLATE, bold=True) + 10, _PLATE + 5.4
        centre = plate_place(taken, span, width, height)
        taken.box(centre, width, height, HARD)
        plate = group(drawn, "plate", transform=at(centre))
        left, top, round_ = -width / 2, -height / 2, height / 2
        add(plate, "rect", x=left, y=top, width=width, height=height, rx=round_)
        add(plate, "text", bridge.name, y=_PLATE * 0.35, font_size=_PLATE)


def draw_river_name(parent: Node, plan: Plan, taken: Obstacles) -> None:
    """As large as there is room for: the bridges' names find places more easily."""
    node = group(parent, "names")
    name = plan.city.river.name
    offsets = [share * plan.river_width for share in (0.0, 0.12, 0.22, 0.32)]
    for size in _RIVER:
        found = along_line(taken, plan.river, name, width_of(name, size), size, offsets)
        if found is not None:
            taken.line(middle_of(found), size / 2, HARD)
            _draw_name(node, "river-name", found, "way-river")
            break


def draw_street_names(parent: Node, plan: Plan, taken: Obstacles) -> None:
    """Those with the least choice first. They had better leave the water to the bridges."""
    taken.line(plan.river, min(plan.river_width / 2 + BANK, _WIDE), _WET, 20.0)
    node = group(parent, "names", id="names")
    for street in sorted(range(len(plan.streets)), key=lambda place: plan.streets[place].length):
        for number, name in enumerate(_street_names(plan, street, taken)):
            _draw_name(node, "street-name", name, f"way-{street}-{number}")


def _draw_name(parent: Node, class_: str, name: Lettering, way: str) -> None:
    """Along a path only where it bends: not every viewer can do that."""
    start, end = name.baseline[0], name.baseline[-1]
    chord = Line([start, end])
    if all(distance_to(chord, point) < _STRAIGHT for point in name.baseline):
        slope = degrees(atan2(end[1] - start[1], end[0] - start[0]))
        turned = at(chord.point(chord.length / 2), slope)
        add(parent, "text", name.text, class_=class_, font_size=name.size, transform=turned)
        return
    add(parent, "path", id=way, d=straight(name.baseline))
    text = add(parent, "text", class_=class_, font_size=name.size)
    add(text, "textPath", name.text, href=f"#{way}", startOffset="50%")


def _street_names(plan: Plan, street: int, taken: Obstacles) -> list[Lettering]:
    """A street's name; if there is no room for one of several parts, each where it belongs."""
    curve = plan.streets[street]
    bridges = {bridge.name for bridge in plan.city.bridges}
    parts = plan.city.streets[street].name.split(_JOINT)
    # What a bridge's plate says already is left out.
    own = [number for number, part in enumerate(parts) if part not in bridges]
    found = _places(plan, street, _JOINT.join(parts[number] for number in own), curve, taken)
    if found or len(parts) == 1:
        return found
    share = curve.length / len(parts)
    stretches = [Line(curve.part(number * share, (number + 1) * share)) for number in own]
    return [
        place
        for number, stretch in zip(own, stretches, strict=True)
        for place in _places(plan, street, parts[number], stretch, taken)
    ]


def _places(plan: Plan, street: int, name: str, line: Line, taken: Obstacles) -> list[Lettering]:
    """A name beside its street, if there is room; on a long one more than once."""
    kerb = plan.width_of(street) / 2 + KERB
    found: list[Lettering] = []
    middles: list[Point] = []
    while name and len(found) <= line.length / _REPEAT:
        best: Lettering | None = None
        for size in (found[0].size,) if found else _STREET:
            best = best or along_line(
                taken,
                line,
                name,
                width_of(name, size, spacing=_SPACING),
                size,
                (kerb + 0.9 + size / 2, RADIUS + 2.5 + size / 2),
                middles,
                _REPEAT * 0.6,
                max(_FEWEST_TRIES, min(MOST_TRIES, _ALL_TRIES // len(plan.streets))),
            )
        if best is None:
            break
        middle = middle_of(best)
        taken.line(middle, best.size / 2, HARD)
        middles.append(middle.point(middle.length / 2))
        found.append(best)
    return found
