"""A city in the units of its drawing: every space is equally large, however the file measures."""

from itertools import pairwise
from math import dist, hypot
from typing import Final

from twinspan.drawing.deadline import NO_DEADLINE, Deadline
from twinspan.drawing.geometry import Curve, Line, Point, nearest_along
from twinspan.games.bridgetown.city import NO_BRIDGE, Bridge, City, Street

# Sizes in the units of the drawing.
RADIUS: Final = 9.0  # of a space
BRIDGE_RADIUS: Final = 10.5
FLAG_RADIUS: Final = 8.0
# A flag that stands in its place, round the middle of that: left, top, right, bottom.
FLAG: Final = (-15.0, -34.0, 17.0, 4.0)
BARGE: Final = (15.0, 26.0)  # width and length
STREET: Final = 8.5  # width between the kerbs
FREEWAY: Final = 12.5
KERB: Final = 1.3
DECK: Final = 1.4  # from a street's edge to the parapet, where it is a deck
BANK: Final = 5.0
_NAME: Final = 27.0  # how far below a bridge its name reaches
_ASIDE: Final = 45.0  # how far a barge is moved across the river
_BELOW: Final = 44.0  # the belt below a bridge that is left to its name, and half its width
_BESIDE: Final = 60.0
_CLOSEST: Final = 34.0  # between spaces that are close to each other
_BRIDGES: Final = 90.0  # between bridges that are close to each other
_MARGIN: Final = 30.0
_CROPPED: Final = 14.0  # the margin of a cropped map
_SMALLEST: Final = 500.0  # what the diagonal of a city may become
_LARGEST: Final = 4000.0
_GENTLE: Final = 110.0  # the sharpest turn, in degrees, that a freeway or a river takes as a curve

Box = tuple[float, float, float, float]  # left, top, right, bottom


def flag_box(place: Point) -> Box:
    """The room that a flag takes when it stands there."""
    (x, y), (left, top, right, bottom) = place, FLAG
    return x + left, y + top, x + right, y + bottom


def to_box(point: Point, box: Box) -> float:
    """How far a point is from a box."""
    left, top, right, bottom = box
    return dist(point, (max(left, min(point[0], right)), max(top, min(point[1], bottom))))


def _round(point: Point, far: float) -> Box:
    return point[0] - far, point[1] - far, point[0] + far, point[1] + far


def overlap(one: Box, other: Box) -> bool:
    return not (one[0] > other[2] or one[2] < other[0] or one[1] > other[3] or one[3] < other[1])


class Plan:
    """Where everything is."""

    def __init__(self, city: City, cropped: bool = False, deadline: Deadline = NO_DEADLINE) -> None:
        """``cropped``: nothing is shown but what there is to see, whatever the canvas.
        ``deadline``: for whoever draws by this plan.
        """
        self.city: Final = city
        self.deadline: Final = deadline
        self.scale: Final = _scale(city)
        self.spaces: Final = [self.place(space.at) for space in city.spaces]
        self.streets: Final = [self._street(street) for street in city.streets]
        self.river: Final = Curve([self.place(point) for point in city.river.course], _GENTLE)
        self.river_width: Final = city.river.width * self.scale
        self.flags: Final = [self.place(bridge.flag_at) for bridge in city.bridges]
        self.barges: Final = [self._barge(self.place(point)) for point in city.river.barges]
        self.entry_at: Final = self.place(city.entry_at)
        self.view: Final = self._cropped() if cropped else self._view()
        self.links: Final[dict[frozenset[int], tuple[int, int]]] = {}  # their street and number
        for number, street in enumerate(city.streets):
            for link, ends in enumerate(pairwise(street.along)):
                self.links.setdefault(frozenset(ends), (number, link))

    def place(self, point: tuple[int, int]) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def _street(self, street: Street) -> Curve:
        knots = [self.spaces[space] for space in street.along]
        return Curve(knots, _GENTLE) if street.kind == "freeway" else Curve(knots)

    def _barge(self, wanted: Point) -> Point:
        """There, or on the nearest water beside it, so that no flag hides a barge, and no barge is
        where the name of a bridge had better stand."""
        if not self._hidden(wanted):
            return wanted
        along = nearest_along(self.river, wanted)
        side = min(self.river_width / 2 - BARGE[0] / 2 - 1, _ASIDE)
        tries = [
            self.river.beside(along + on, by) for on in range(-40, 41, 4) for by in (side, -side)
        ]
        tries.sort(key=lambda point: dist(point, wanted))
        seen = [point for point in tries if not self._hidden(point)]
        below = [self.spaces[space] for bridge in self.city.bridges for space in bridge.spaces]
        free = [
            (x, y)
            for x, y in seen
            if not any(abs(x - on) < _BESIDE and 0 < y - over < _BELOW for on, over in below)
        ]
        return (*free, *seen, wanted)[0]

    def barge_box(self, point: Point) -> Box:
        """The room that a barge takes there, along the river."""
        x, y = self.river.direction(nearest_along(self.river, point))
        wide, high = BARGE if abs(y) > abs(x) else BARGE[::-1]
        return point[0] - wide / 2, point[1] - high / 2, point[0] + wide / 2, point[1] + high / 2

    def _hidden(self, point: Point) -> bool:
        """Whether a barge there would be below a flag or a space of a bridge."""
        box = self.barge_box(point)
        return any(overlap(box, flag_box(flag)) for flag in self.flags) or any(
            to_box(self.spaces[space], box) < BRIDGE_RADIUS
            for bridge in self.city.bridges
            for space in bridge.spaces
        )

    def _view(self) -> Box:
        """The canvas, and whatever was put outside of it by mistake."""
        shown = [*self.spaces, *self.flags, *self.barges, self.entry_at]
        width, height = self.place(self.city.canvas)
        reach = _MARGIN / 2
        return (
            min(0.0, *(x - reach for x, _ in shown)) - _MARGIN,
            min(0.0, *(y - reach for _, y in shown)) - _MARGIN,
            max(width, *(x + reach for x, _ in shown)) + _MARGIN,
            max(height, *(y + reach for _, y in shown)) + _MARGIN,
        )

    def _cropped(self) -> Box:
        """Around streets, spaces, barges, flags to be put up, and the names below the bridges."""
        boxes = [flag_box(point) for point in self.flags]
        boxes += [self.barge_box(point) for point in self.barges]
        boxes += [_round(point, BRIDGE_RADIUS) for point in (*self.spaces, self.entry_at)]
        boxes += [_round(point, FREEWAY / 2) for curve in self.streets for point in curve.points]
        names = [self.spaces[space] for bridge in self.city.bridges for space in bridge.spaces]
        boxes += [(x, y, x, y + _NAME) for x, y in names]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return (
            min(lefts) - _CROPPED,
            min(tops) - _CROPPED,
            max(rights) + _CROPPED,
            max(bottoms) + _CROPPED,
        )

    def width_of(self, street: int) -> float:
        return FREEWAY if self.city.streets[street].kind == "freeway" else STREET

    def half_of(self, bridge: Bridge) -> float:
        """Half the width of a bridge, its parapets included."""
        link = self.links.get(frozenset((bridge.west, bridge.spaces[0])))
        return (STREET if link is None else self.width_of(link[0])) / 2 + DECK

    def between(self, here: int, there: int) -> list[Point]:
        """The points from a space to the next; straight where no street leads."""
        found = self.links.get(frozenset((here, there)))
        if found is None:
            return [self.spaces[here], self.spaces[there]]
        street, link = found
        points = self.streets[street].stretch(link)
        return points if self.city.streets[street].along[link] == here else points[::-1]

    def way_over(self, bridge: Bridge) -> Line:
        """From a bridge's western end to its eastern one."""
        way = [bridge.west, *bridge.spaces, bridge.east]
        points = [self.spaces[bridge.west]]
        for here, there in pairwise(way):
            points.extend(self.between(here, there)[1:])
        return Line(points)

    def radius(self, space: int) -> float:
        return RADIUS if self.city.bridge_of[space] == NO_BRIDGE else BRIDGE_RADIUS


def _scale(city: City) -> float:
    """Spaces that are close to each other get just enough room, and bridges with their flags."""
    places = [space.at for space in city.spaces]
    flags = [bridge.flag_at for bridge in city.bridges]
    nearest = [
        min([dist(here, there) for there in places if there != here], default=0.0)
        for here in places
    ]
    apart = [dist(here, there) for here, there in pairwise(flags)]
    shown = [(0, 0), city.canvas, *places, *flags, *city.river.barges, city.entry_at]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    diagonal = hypot(max(xs) - min(xs), max(ys) - min(ys))
    wanted = max(_room(nearest, _CLOSEST), _room(apart, _BRIDGES)) or 1.0
    return max(_SMALLEST / diagonal, min(wanted, _LARGEST / diagonal))


def _room(distances: list[float], wanted: float) -> float:
    """The scale by which short ones of these distances become as long as wanted."""
    short = sorted(distances)[len(distances) // 10] if distances else 0.0
    return wanted / short if short else 0.0
