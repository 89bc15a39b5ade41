"""Where names go: beside their street, along the river, near their bridge, where it is free."""

from collections.abc import Iterable, Iterator, Sequence
from math import dist, hypot
from typing import Final, NamedTuple

from twinspan.drawing.bridgetown.bridges import Span
from twinspan.drawing.bridgetown.plan import Box
from twinspan.drawing.deadline import NO_DEADLINE, Deadline
from twinspan.drawing.geometry import Line, Point, moved, right_of, turn

_CELL: Final = 24.0
_TALLEST: Final = 12.0  # half the height of the largest letters
_EDGE: Final = 12.0  # the margin of the sheet, on which no name stands
_OVERHANG: Final = 12.0  # how far the name of a short street may reach beyond its ends
MOST_TRIES: Final = 200
_TURN: Final = 0.6  # radians that a name may bend from its first letter to its last
# Where a plate may stand beside a bridge, from its middle, in parts of its length.
_PLATES: Final = (0.0, *(side * part / 16 for part in range(1, 14) for side in (-1, 1)))
HARD: Final = 40.0  # what must not be covered
SOFT: Final = 3.0  # what had better not be covered
_TOO_MUCH: Final = 25.0  # a name that would cost so much is left out
DESCENT: Final = 0.35  # from the middle of the letters down to their baseline, in parts of the size


class Obstacles:
    """What is on the map already, as discs, found again by where they are."""

    def __init__(self, view: Box, deadline: Deadline = NO_DEADLINE) -> None:
        self.view: Final = view
        self.deadline: Final = deadline
        self._cells: Final[dict[tuple[int, int], list[tuple[float, float, float, float]]]] = {}

    def disc(self, centre: Point, radius: float, weight: float) -> None:
        """Noted wherever a name could be that touches it, so that one look is enough."""
        x, y = centre
        left, top, right, bottom = self.view
        far = radius + _TALLEST
        columns = range(int(max(x - far, left) // _CELL), int(min(x + far, right) // _CELL) + 1)
        rows = range(int(max(y - far, top) // _CELL), int(min(y + far, bottom) // _CELL) + 1)
        for column in columns:
            for row in rows:
                self._cells.setdefault((column, row), []).append((x, y, radius, weight))

    def line(self, line: Line, radius: float, weight: float, step: float = 4.0) -> None:
        self.deadline.check()
        for along in line.samples(0, line.length, step):
            self.disc(line.point(along), radius, weight)

    def box(self, centre: Point, width: float, height: float, weight: float) -> None:
        for point, radius in _filling(centre, width, height):
            self.disc(point, radius, weight)

    def cost(self, centre: Point, radius: float) -> float:
        """How much a disc there would cover, by weight."""
        x, y = centre
        left, top, right, bottom = self.view
        outside = min(x - left, y - top, right - x, bottom - y) < 0.7 * radius + _EDGE
        found = HARD if outside else 0.0
        for there_x, there_y, size, weight in self._cells.get(
            (int(x // _CELL), int(y // _CELL)), ()
        ):
            depth = radius + size - hypot(x - there_x, y - there_y)
            if depth > 0:
                found += weight * min(1.0, depth / radius)
        return found

    def box_cost(self, centre: Point, width: float, height: float) -> float:
        self.deadline.check()
        return sum(self.cost(point, radius) for point, radius in _filling(centre, width, height))


def _filling(centre: Point, width: float, height: float) -> Iterator[tuple[Point, float]]:
    """Discs that fill an upright box along its longer side."""
    radius = min(width, height) / 2
    pieces = max(1, round(max(width, height) / radius))
    for number in range(pieces + 1):
        share = 2 * number / pieces - 1
        x, y = (width / 2 - radius) * share, (height / 2 - radius) * share
        yield (centre[0] + x, centre[1] + y), radius


class Lettering(NamedTuple):
    """A name set along a line."""

    text: str
    size: float
    baseline: list[Point]  # the line on which the letters stand


class _Site(NamedTuple):
    """A place for a name: beside a line, so far along, so far to the right."""

    line: Line
    along: float
    half: float  # of the name's width
    offset: float
    size: float

    def bend(self) -> float:
        """By how much the line turns there."""
        start, middle, end = (
            self.line.direction(self.along + share * self.half) for share in (-1, 0, 1)
        )
        return max(turn(start, middle), turn(middle, end), turn(start, end))

    def cost(self, obstacles: Obstacles, enough: float) -> float:
        """What letters there would cover; counted no further than enough."""
        obstacles.deadline.check()
        radius = self.size / 2
        found = 0.0
        for along in self.line.samples(self.along - self.half, self.along + self.half, radius):
            found += obstacles.cost(self.line.beside(along, self.offset), radius)
            if found >= enough:
                break
        return found

    def baseline(self) -> list[Point]:
        """The line under the letters, from left to right, or upwards if it is steep."""
        reach = self.half + self.size
        places = list(self.line.samples(self.along - reach, self.along + reach, 6.0))
        start, end = self.line.point(places[0]), self.line.point(places[-1])
        steep = abs(end[0] - start[0]) < 0.25 * abs(end[1] - start[1])
        backwards = end[1] > start[1] if steep else end[0] < start[0]
        shift = self.offset + DESCENT * self.size * (-1 if backwards else 1)
        points = [self.line.beside(place, shift) for place in places]
        return points[::-1] if backwards else points


def along_line(
    obstacles: Obstacles,
    line: Line,
    text: str,
    width: float,
    size: float,
    offsets: Iterable[float],
    taken: Sequence[Point] = (),
    apart: float = 0.0,
    tries: int = MOST_TRIES,
) -> Lettering | None:
    """The best of so many places for a name beside a line, far enough from where it stands
    already."""
    best: _Site | None = None
    least = _TOO_MUCH
    half = width / 2
    slack = max(0.0, half + _OVERHANG - line.length / 2)
    sides = [side * offset for offset in offsets for side in (1, -1)]
    step = max(5.0, line.length / tries)
    for along in line.samples(half - slack, line.length - half + slack, step):
        if any(dist(line.point(along), other) < apart for other in taken):
            continue
        bend = _Site(line, along, half, 0.0, size).bend()
        if bend > _TURN:
            continue
        off_middle = abs(along - line.length / 2) / (line.length + 1)
        for number, offset in enumerate(sides):
            site = _Site(line, along, half, offset, size)
            cost = 2 * bend + off_middle + 0.2 * number + slack / 8
            if cost < least:
                cost += site.cost(obstacles, least - cost)
            if cost < least:
                best, least = site, cost
    return None if best is None else Lettering(text, size, best.baseline())


def middle_of(lettering: Lettering) -> Line:
    """The middle of the letters, for others to keep away from."""
    baseline = Line(lettering.baseline)
    shift = -DESCENT * lettering.size
    return Line([baseline.beside(mark, shift) for mark in baseline.marks])


def plate_place(obstacles: Obstacles, span: Span, width: float, height: float) -> Point:
    """The best place for an upright plate beside a bridge."""
    best: Point | None = None
    least = 0.0
    for far in (4.5, 9.0, 14.0):
        for off_middle in _PLATES:
            middle, direction = span.way.place(span.start + span.length * (0.5 + off_middle))
            across = right_of(direction)
            reach = span.half + far + abs(across[0]) * width / 2 + abs(across[1]) * height / 2
            for side in (1, -1):
                beside = moved(middle, across, side * reach)
                centre = within(obstacles.view, beside, width, height)
                cost = obstacles.box_cost(centre, width, height) + abs(off_middle) + 0.05 * far
                cost += 0.0 if side * across[1] > 0 else 0.5  # below rather than above
                if best is None or cost < least:
                    best, least = centre, cost
    assert best is not None
    return best


def within(view: Box, centre: Point, width: float, height: float) -> Point:
    """The nearest place at which a box is wholly on the sheet."""
    left, top, right, bottom = view
    x = max(left + width / 2 + _EDGE, min(centre[0], right - width / 2 - _EDGE))
    y = max(top + height / 2 + _EDGE, min(centre[1], bottom - height / 2 - _EDGE))
    return x, y
