"""A city in the units of its drawing: every space is equally large, however the file measures."""

from itertools import pairwise
from math import dist, hypot
from typing import Final

from twinspan.drawing.geometry import Curve, Line, Point
from twinspan.games.bridgetown.city import NO_BRIDGE, Bridge, City, Street

# Sizes in the units of the drawing.
RADIUS: Final = 8.0  # of a space
BRIDGE_RADIUS: Final = 9.5
FLAG_RADIUS: Final = 8.0
BARGE: Final = (13.0, 24.0)  # width and length
STREET: Final = 8.5  # width between the kerbs
FREEWAY: Final = 12.5
KERB: Final = 1.3
DECK: Final = 1.4  # from a street's edge to the parapet, where it is a deck
BANK: Final = 5.0
_CLOSEST: Final = 34.0  # between spaces that are close to each other
_MARGIN: Final = 30.0
_SMALLEST: Final = 500.0  # what the diagonal of a city may become
_LARGEST: Final = 4000.0
_GENTLE: Final = 110.0  # the sharpest turn, in degrees, that a freeway or a river takes as a curve

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Plan:
    """Where everything is."""

    def __init__(self, city: City) -> None:
        self.city: Final = city
        self.scale: Final = _scale(city)
        self.spaces: Final = [self.place(space.at) for space in city.spaces]
        self.streets: Final = [self._street(street) for street in city.streets]
        self.river: Final = Curve([self.place(point) for point in city.river.course], _GENTLE)
        self.river_width: Final = city.river.width * self.scale
        self.flags: Final = [self.place(bridge.flag_at) for bridge in city.bridges]
        self.barges: Final = [self.place(point) for point in city.river.barges]
        self.entry_at: Final = self.place(city.entry_at)
        self.view: Final = self._view()
        self.links: Final[dict[frozenset[int], tuple[int, int]]] = {}  # their street and number
        for number, street in enumerate(city.streets):
            for link, ends in enumerate(pairwise(street.along)):
                self.links.setdefault(frozenset(ends), (number, link))

    def place(self, point: tuple[int, int]) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def _street(self, street: Street) -> Curve:
        knots = [self.spaces[space] for space in street.along]
        return Curve(knots, _GENTLE) if street.kind == "freeway" else Curve(knots)

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
    xs = [0, city.canvas[0], *(x for x, _ in places)]
    ys = [0, city.canvas[1], *(y for _, y in places)]
    diagonal = hypot(max(xs) - min(xs), max(ys) - min(ys))
    wanted = _CLOSEST / close if close else 1.0
    return max(_SMALLEST / diagonal, min(wanted, _LARGEST / diagonal))
