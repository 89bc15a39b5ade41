"""Lines through points: smooth ones to draw, measured ones to set names and decks along."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import acos, dist, hypot, pi
from typing import Final

Point = tuple[float, float]
Bezier = tuple[Point, Point, Point, Point]

_PIECES: Final = 12  # straight pieces for each stretch of a curve
_FEW_PIECES: Final = 2  # the same where there are very many stretches
_MANY: Final = 200
_HANDLE: Final = 0.36  # of a stretch's length; near what draws a circle
_NOTHING: Final = 1e-9
_MOST_SAMPLES: Final = 4000


def unit(from_: Point, to: Point) -> Point:
    """The direction from one point to another; east if they are the same."""
    x, y = to[0] - from_[0], to[1] - from_[1]
    length = hypot(x, y)
    return (x / length, y / length) if length > _NOTHING else (1.0, 0.0)


def moved(point: Point, along: Point, by: float) -> Point:
    return point[0] + along[0] * by, point[1] + along[1] * by


def right_of(direction: Point) -> Point:
    """The direction on the right hand; below a line that runs to the east."""
    return -direction[1], direction[0]


def turn(one: Point, other: Point) -> float:
    """The angle between two directions, from 0 to π."""
    return acos(max(-1.0, min(1.0, one[0] * other[0] + one[1] * other[1])))


class Line:
    """Points joined one after the other, measured from the first; beyond its ends it goes on."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points: Final = list(points)
        self.marks: Final = [0.0]  # how far along each point is
        self._directions: Final[list[Point]] = []
        for here, there in pairwise(self.points):
            length = dist(here, there)
            self.marks.append(self.marks[-1] + length)
            # A piece without length goes on like the one before it.
            same = length < _NOTHING and self._directions
            self._directions.append(self._directions[-1] if same else unit(here, there))
        self.length: Final = self.marks[-1]

    def place(self, along: float) -> tuple[Point, Point]:
        """The point at this distance, and the direction there."""
        piece = min(max(bisect_right(self.marks, along) - 1, 0), len(self._directions) - 1)
        (x, y), (east, south) = self.points[piece], self._directions[piece]
        on = along - self.marks[piece]
        return (x + east * on, y + south * on), (east, south)

    def direction(self, along: float) -> Point:
        return self.place(along)[1]

    def point(self, along: float) -> Point:
        return self.place(along)[0]

    def beside(self, along: float, by: float) -> Point:
        """So far to the right of the point at this distance."""
        point, direction = self.place(along)
        return moved(point, right_of(direction), by)

    def part(self, start: float, end: float) -> list[Point]:
        """The points between two distances, both ends included."""
        inner = [
            point for point, mark in zip(self.points, self.marks, strict=True) if start < mark < end
        ]
        return [self.point(start), *inner, self.point(end)]

    def samples(self, start: float, end: float, step: float) -> Iterator[float]:
        """Distances from start to end, evenly and not farther apart than the step, unless the line
        is much longer than any map."""
        pieces = min(max(1, round((end - start) / step + 0.5)), _MOST_SAMPLES)
        for number in range(pieces + 1):
            yield start + (end - start) * number / pieces


class Curve(Line):
    """A smooth line through all its knots; it turns round a corner only where one is meant."""

    def __init__(self, knots: Sequence[Point], corner: float = 80.0) -> None:
        """Turns of more degrees than ``corner`` stay sharp."""
        self.beziers: Final = _beziers(knots, corner * pi / 180)
        self._pieces: Final = _PIECES if len(knots) < _MANY else _FEW_PIECES
        shares = [number / self._pieces for number in range(1, self._pieces + 1)]
        points = [knots[0]]
        for bezier in self.beziers:
            points.extend(_on(bezier, share) for share in shares)
        super().__init__(points)
        self.knots: Final = self.marks[:: self._pieces]  # how far along each knot is

    def stretch(self, number: int) -> list[Point]:
        """The points from one knot to the next."""
        return self.points[number * self._pieces : (number + 1) * self._pieces + 1]


def _beziers(knots: Sequence[Point], corner: float) -> list[Bezier]:
    directions = [unit(here, there) for here, there in pairwise(knots)]
    tangents: list[Point] = []
    strengths: list[float] = []
    for before, after in pairwise(directions):
        angle = turn(before, after)
        tangents.append(unit((0, 0), (before[0] + after[0], before[1] + after[1])))
        # Full for gentle turns, fading out towards a corner.
        strengths.append(max(0.0, min(1.0, 2 * (1 - angle / corner))))
    if tangents:  # both ends bend as the stretch next to them does
        first, last = directions[0], directions[-1]
        tangents = [_mirrored(tangents[0], first), *tangents, _mirrored(tangents[-1], last)]
        strengths = [strengths[0], *strengths, strengths[-1]]
    else:
        tangents, strengths = [*directions, *directions], [0.0, 0.0]
    found = []
    for number, (here, there) in enumerate(pairwise(knots)):
        handle = _HANDLE * dist(here, there)
        one = moved(here, tangents[number], handle * strengths[number])
        other = moved(there, tangents[number + 1], -handle * strengths[number + 1])
        found.append((here, one, other, there))
    return found


def _mirrored(tangent: Point, axis: Point) -> Point:
    along = 2 * (tangent[0] * axis[0] + tangent[1] * axis[1])
    return along * axis[0] - tangent[0], along * axis[1] - tangent[1]


def _on(bezier: Bezier, share: float) -> Point:
    rest = 1 - share
    weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, bezier, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, bezier, strict=True)),
    )


def simplified(points: Sequence[Point], tolerance: float) -> list[Point]:
    """As few of the points as lead nearly the same way."""
    chord = Line([points[0], points[-1]])
    far, place = max((distance_to(chord, point), place) for place, point in enumerate(points))
    if far <= tolerance:
        return [points[0], points[-1]]
    return [
        *simplified(points[: place + 1], tolerance)[:-1],
        *simplified(points[place:], tolerance),
    ]


def distance_to(line: Line, point: Point) -> float:
    """How far a point is from a line."""
    return min(_distance(here, there, point) for here, there in pairwise(line.points))


def nearest_along(line: Line, point: Point) -> float:
    """How far along a line its nearest place to a point is."""
    return min(
        (dist(point, place), mark) for place, mark in zip(line.points, line.marks, strict=True)
    )[1]


def _distance(here: Point, there: Point, point: Point) -> float:
    x, y = there[0] - here[0], there[1] - here[1]
    square = x * x + y * y
    if square < _NOTHING:
        return dist(here, point)
    share = ((point[0] - here[0]) * x + (point[1] - here[1]) * y) / square
    share = max(0.0, min(1.0, share))
    return dist((here[0] + share * x, here[1] + share * y), point)


def meeting(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """Where two straight pieces cross."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    slope = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(slope) < _NOTHING:
        return None
    first = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / slope
    second = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / slope
    if 0 <= first <= 1 and 0 <= second <= 1:
        return ax + first * (bx - ax), ay + first * (by - ay)
    return None
