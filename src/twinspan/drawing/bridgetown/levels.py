"""What passes over what: the stretches of streets that are drawn as decks."""

from collections.abc import Iterator
from itertools import combinations, islice, pairwise
from math import dist, sin
from typing import Final, NamedTuple

from twinspan.drawing.bridgetown.bridges import Span
from twinspan.drawing.bridgetown.plan import BANK, KERB, RADIUS, Plan
from twinspan.drawing.geometry import Line, Point, distance_to, meeting, turn, unit
from twinspan.games.bridgetown.city import NO_BRIDGE, Bridge

_NEAR: Final = 7 * RADIUS  # an upper space so near to its crossing stands on the deck
_FLAT: Final = 0.35  # the sine of the smallest angle at which a crossing is still drawn out
_BEYOND: Final = 4.0  # how far a deck goes on beyond what it crosses
_GAP: Final = 16.0  # the shortest street that is seen as one between two decks
_STEP: Final = 3.0
_MOST_CROSSINGS: Final = 600


class Link(NamedTuple):
    """A stretch of a street between two spaces."""

    street: int
    number: int
    ends: frozenset[int]
    points: list[Point]

    @property
    def box(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)


class Stretch(NamedTuple):
    """From one distance along a street to another."""

    street: int
    start: float
    end: float


class Crossing(NamedTuple):
    over: Stretch
    under: int  # the street below
    under_at: float  # how far along that street


def span_of(plan: Plan, bridge: Bridge) -> Span:
    """The part of the way over a bridge that is above the water."""
    way = plan.way_over(bridge)
    reach = plan.river_width / 2 + BANK
    wet = []
    for along in way.samples(0, way.length, _STEP):
        plan.deadline.check()
        if distance_to(plan.river, way.point(along)) < reach:
            wet.append(along)
    if not wet:  # a bridge that misses the river is still a bridge
        return Span(way, way.length * 0.2, way.length * 0.8, plan.half_of(bridge))
    start, end = max(0.0, wet[0] - _BEYOND), min(way.length, wet[-1] + _BEYOND)
    return Span(way, start, end, plan.half_of(bridge))


def decks(plan: Plan, spans: list[Span]) -> list[Stretch]:
    """The stretches that lie above others or above the water, those below first."""
    crossings = list(islice(_crossings(plan), _MOST_CROSSINGS + 1))
    if len(crossings) > _MOST_CROSSINGS:  # nobody could tell what passes over what: drawn flat
        crossings = []
    found = [crossing.over for crossing in crossings]
    for bridge, span in zip(plan.city.bridges, spans, strict=True):
        found.extend(_bridge_decks(plan, bridge, span))
    merged = _merged(found)
    below: dict[Stretch, list[Stretch]] = {deck: [] for deck in merged}
    for crossing in crossings:
        upper = _holding(merged, crossing.over.street, crossing.over.start)
        lower = _holding(merged, crossing.under, crossing.under_at)
        if upper is not None and lower is not None and upper != lower:
            below[upper].append(lower)
    return _from_below(below)


def _bridge_decks(plan: Plan, bridge: Bridge, span: Span) -> Iterator[Stretch]:
    way = [bridge.west, *bridge.spaces, bridge.east]
    come = 0.0
    for here, there in pairwise(way):
        length = Line(plan.between(here, there)).length
        first, last = max(0.0, span.start - come), min(length, span.end - come)
        come += length
        link = plan.links.get(frozenset((here, there)))
        if link is None or first >= last:
            continue
        street, number = link
        knot = plan.streets[street].knots[number]
        if plan.city.streets[street].along[number] != here:
            first, last = length - last, length - first
        yield Stretch(street, knot + first, knot + last)


def _crossings(plan: Plan) -> Iterator[Crossing]:
    """Wherever streets cross without a space to turn, one of them is above."""
    links = [
        Link(street, number, frozenset(ends), plan.streets[street].stretch(number))
        for street, one in enumerate(plan.city.streets)
        for number, ends in enumerate(pairwise(one.along))
    ]
    boxes = [link.box for link in links]
    for (one, here), (other, there) in combinations(zip(links, boxes, strict=True), 2):
        if (
            here[0] > there[2] or here[2] < there[0] or here[1] > there[3] or here[3] < there[1]
            or one.ends & other.ends
        ):  # fmt: skip
            continue
        plan.deadline.check()
        for first, second in _meetings(one, other):
            upper, lower = (first, second) if _is_over(plan, one, other) else (second, first)
            yield _crossing(plan, upper, lower)


class _Met(NamedTuple):
    link: Link
    point: Point
    along: float
    direction: Point


def _meetings(one: Link, other: Link) -> Iterator[tuple[_Met, _Met]]:
    left, top, right, bottom = other.box
    for first, piece in enumerate(pairwise(one.points)):
        (x, y), (to_x, to_y) = piece
        if max(x, to_x) < left or min(x, to_x) > right:
            continue
        if max(y, to_y) < top or min(y, to_y) > bottom:
            continue
        for second, across in enumerate(pairwise(other.points)):
            point = meeting(piece, across)
            if point is not None:
                yield (
                    _Met(one, point, _length(one.points, first, point), unit(*piece)),
                    _Met(other, point, _length(other.points, second, point), unit(*across)),
                )


def _length(points: list[Point], piece: int, point: Point) -> float:
    """How far along a link a point on one of its pieces is."""
    return Line([*points[: piece + 1], point]).length


def _is_over(plan: Plan, one: Link, other: Link) -> bool:
    """What the overpasses say; else bridges are above streets, and freeways above others."""
    for overpass in plan.city.overpasses:
        if overpass.upper in one.ends and overpass.lower in other.ends:
            return True
        if overpass.upper in other.ends and overpass.lower in one.ends:
            return False
    return _height(plan, one) > _height(plan, other)


def _height(plan: Plan, link: Link) -> tuple[bool, bool, int]:
    on_bridge = any(plan.city.bridge_of[space] != NO_BRIDGE for space in link.ends)
    return on_bridge, plan.city.streets[link.street].kind == "freeway", link.street


def _crossing(plan: Plan, upper: _Met, lower: _Met) -> Crossing:
    street = upper.link.street
    curve = plan.streets[street]
    along = curve.knots[upper.link.number] + upper.along
    slope = max(_FLAT, abs(sin(turn(upper.direction, lower.direction))))
    half = (plan.width_of(lower.link.street) / 2 + KERB) / slope + _BEYOND
    start, end = along - half, along + half
    for overpass in plan.city.overpasses:
        if overpass.upper in upper.link.ends and overpass.lower in lower.link.ends:
            if dist(plan.spaces[overpass.upper], upper.point) > _NEAR:
                continue
            first = plan.city.streets[street].along[upper.link.number] == overpass.upper
            knot = curve.knots[upper.link.number + (0 if first else 1)]
            start = min(start, knot - RADIUS - _BEYOND)
            end = max(end, knot + RADIUS + _BEYOND)
    deck = Stretch(street, max(0.0, start), min(curve.length, end))
    below = plan.streets[lower.link.street].knots[lower.link.number] + lower.along
    return Crossing(deck, lower.link.street, below)


def _merged(stretches: list[Stretch]) -> list[Stretch]:
    """Stretches of the same street that touch, or nearly, become one."""
    found: list[Stretch] = []
    for stretch in sorted(stretches):
        last = found[-1] if found else None
        if last is not None and last.street == stretch.street and stretch.start <= last.end + _GAP:
            found[-1] = last._replace(end=max(last.end, stretch.end))
        else:
            found.append(stretch)
    return found


def _holding(stretches: list[Stretch], street: int, along: float) -> Stretch | None:
    for stretch in stretches:
        if stretch.street == street and stretch.start <= along <= stretch.end:
            return stretch
    return None


def _from_below(below: dict[Stretch, list[Stretch]]) -> list[Stretch]:
    """Every deck after those that it crosses."""
    ordered: dict[Stretch, None] = {}
    waiting: set[Stretch] = set()

    def visit(deck: Stretch) -> None:
        if deck in ordered or deck in waiting:  # the second: two that claim to be above each other
            return
        waiting.add(deck)
        for lower in below[deck]:
            visit(lower)
        ordered[deck] = None

    for deck in below:
        visit(deck)
    return list(ordered)
