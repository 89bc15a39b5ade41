"""A city in the units of its drawing: every space is equally large, however the file measures."""

from itertools import pairwise
from math import dist, hypot
from typing import Final

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
_CLOSEST: Final = 34.0  # between spaces that are close to each other
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


class Plan:
    """Where everything is."""

    def __init__(self, city: City, cropped: bool = False) -> None:
        """``cropped``: nothing is shown but what there is to see, whatever the canvas."""
        self.city: Final = city
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
        """There, or on the nearest water beside it, so that no flag hides a barge."""
        if not self._hidden(wanted):
            return wanted
        along = nearest_along(self.river, wanted)
        side = self.river_width / 2 - BARGE[0] / 2 - 1
        tries = [
            self.river.beside(along + on, by) for on in range(-40, 41, 4) for by in (side, -side)
        ]
        tries.sort(key=lambda point: dist(point, wanted))
        return next((point for point in tries if not self._hidden(point)), wanted)

    def _hidden(self, point: Point) -> bool:
        """Whether a barge there would be below a flag or a space of a bridge."""
        half = BARGE[1] / 2
        return any(to_box(point, flag_box(flag)) < half - 2 for flag in self.flags) or any(
            dist(point, self.spaces[space]) < half + BRIDGE_RADIUS
            for bridge in self.city.bridges
            for space in bridge.spaces
        )

    def _view(self) -> Box:
        """The canvas, and whatever a slip of the pen has put outside it."""
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
        """Round everything that people have made, and the flags they will put up."""
        boxes = [
            (x - BRIDGE_RADIUS, y - BRIDGE_RADIUS, x + BRIDGE_RADIUS, y + BRIDGE_RADIUS)
            for x, y in (*self.spaces, self.entry_at)
        ]
        boxes += [flag_box(point) for point in self.flags]
        half = BARGE[1] / 2
        boxes += [(x - half, y - half, x + half, y + half) for x, y in self.barges]
        half = FREEWAY / 2
        boxes += [
            (x - half, y - half, x + half, y + half)
            for curve in self.streets
            for x, y in curve.points
        ]
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
    """Spaces that are close to each other get just enough room."""
    places = [space.at for space in city.spaces]
    nearest = sorted(
        min([dist(here, there) for there in places if there != here], default=0.0)
        for here in places
    )
    close = nearest[len(nearest) // 10]
    flags = [bridge.flag_at for bridge in city.bridges]
    shown = [(0, 0), city.canvas, *places, *flags, *city.river.barges, city.entry_at]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    diagonal = hypot(max(xs) - min(xs), max(ys) - min(ys))
    wanted = _CLOSEST / close if close else 1.0
    return max(_SMALLEST / diagonal, min(wanted, _LARGEST / diagonal))
