"""The landscape: green wherever no street is near, within the town and around it."""

from collections.abc import Iterator
from math import sqrt
from typing import Final

from twinspan.drawing.bridgetown.plan import BANK, Plan
from twinspan.drawing.deadline import Deadline
from twinspan.drawing.geometry import Line
from twinspan.drawing.svg import number

_NEAR: Final = 33.0  # from the middle of a street to the end of its houses
ROUNDING: Final = 8.0  # how round the corners of a park are; a smaller gap is no park
_STEP: Final = 4.0

Disc = tuple[float, float, float]


def landscape(plan: Plan) -> str:
    """A path of lines along and across; drawn twice as wide as the rounding, they fill the area."""
    left, top, right, bottom = plan.view
    discs = list(_taken(plan))
    turned = [(y, x, reach) for x, y, reach in discs]
    across = _free(discs, left, right, top, bottom, plan.deadline)
    down = _free(turned, top, bottom, left, right, plan.deadline)
    return "".join(
        [f"M{number(start)} {number(y)}h{number(end - start)}" for y, start, end in across]
        + [f"M{number(x)} {number(start)}v{number(end - start)}" for x, start, end in down]
    )


def _taken(plan: Plan) -> Iterator[Disc]:
    """What is no landscape: streets with their houses, and the water."""
    lines: list[tuple[Line, float]] = [(curve, _NEAR) for curve in plan.streets]
    lines.append((plan.river, plan.river_width / 2 + BANK - 1))
    for line, reach in lines:
        plan.deadline.check()
        for along in line.samples(0, line.length, _STEP):
            x, y = line.point(along)
            yield x, y, reach + ROUNDING


def _free(
    discs: list[Disc], start: float, end: float, first: float, last: float, deadline: Deadline
) -> Iterator[tuple[float, float, float]]:
    """Row by row, from where to where there is nothing."""
    rows = int((last - first) / _STEP) + 1
    taken: list[list[tuple[float, float]]] = [[] for _ in range(rows)]
    for x, y, reach in discs:
        deadline.check()
        top = max(0, int((y - reach - first) / _STEP) + 1)
        bottom = min(rows - 1, int((y + reach - first) / _STEP))
        for row in range(top, bottom + 1):
            half = sqrt(max(0.0, reach**2 - (first + row * _STEP - y) ** 2))
            taken[row].append((x - half, x + half))
    for row, intervals in enumerate(taken):
        deadline.check()
        for begin, finish in _gaps(start, end, intervals):
            yield first + row * _STEP, begin, finish


def _gaps(
    left: float, right: float, taken: list[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    """What intervals leave free between two ends."""
    reached = left
    for start, end in [*sorted(taken), (right, right)]:
        if start > reached:
            yield reached, start
        reached = max(reached, end)
