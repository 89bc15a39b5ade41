"""Charts in SVG: an axis with its ticks, and bars, intervals and marks along it.

A chart knows no language: its words and numbers are given to it. How it looks is left to the style
sheet of the drawing or page that it is in.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from twinspan.drawing.measure import width_of
from twinspan.drawing.svg import Node, add, number

Place = float | str  # a number in the units of the drawing, or a percentage of its width

SMALL: Final = 11.5  # size of the letters of an axis
_GAP: Final = 4.0  # between two of its names
_DROP: Final = 4.0  # from the middle of a letter to the line it stands on
_EDGE: Final = 0.2  # of an axis: nearer to its ends the name of a mark stands on one side
_MOST_STEPS: Final = 6


@dataclass(frozen=True)
class Mark:
    """A value to compare others with."""

    value: float
    told: str


class Axis:
    """Where values stand between two places, with a few round steps.

    It lies, or is upright; its places are numbers, or percentages if that is its unit.
    """

    def __init__(
        self,
        highest: float,
        start: float,
        end: float,
        *,
        lowest: float = 0.0,
        upright: bool = False,
        unit: str = "",
    ) -> None:
        self.step: Final = _step(highest - lowest)
        self.first: Final = math.floor(round(lowest / self.step, 6))  # in steps
        last = math.ceil(round(highest / self.step, 6))
        self.count: Final = max(1, last - self.first)  # of steps
        self.start: Final = start
        self.end: Final = end
        self.upright: Final = upright
        self.unit: Final = unit

    def part(self, value: float) -> float:
        """How far along the axis a value is, from 0 to 1."""
        return (value / self.step - self.first) / self.count

    def at(self, value: float) -> float:
        return self.start + (self.end - self.start) * self.part(value)

    def place(self, value: float) -> str:
        return f"{number(self.at(value))}{self.unit}"

    def ticks(self) -> Iterator[float]:
        for place in range(self.count + 1):
            yield (self.first + place) * self.step


def draw_across(
    parent: Node, axis: Axis, value: float, start: Place, end: Place, class_: str
) -> None:
    """A line across the axis at a value."""
    place = axis.place(value)
    if axis.upright:
        add(parent, "line", class_=class_, x1=start, x2=end, y1=place, y2=place)
    else:
        add(parent, "line", class_=class_, x1=place, x2=place, y1=start, y2=end)


def draw_along(
    parent: Node, axis: Axis, low: float, high: float, beside: Place, class_: str
) -> None:
    """A line along the axis from one value to another."""
    start, end = axis.place(low), axis.place(high)
    if axis.upright:
        add(parent, "line", class_=class_, x1=beside, x2=beside, y1=start, y2=end)
    else:
        add(parent, "line", class_=class_, x1=start, x2=end, y1=beside, y2=beside)


def draw_bar(
    parent: Node,
    axis: Axis,
    low: float,
    high: float,
    beside: Place,
    thickness: Place,
    class_: str,
    rx: float,
) -> None:
    """A bar along the axis from one value to another."""
    start, end = sorted((axis.at(low), axis.at(high)))
    place, length = f"{number(start)}{axis.unit}", f"{number(end - start)}{axis.unit}"
    if axis.upright:
        add(
            parent, "rect", class_=class_, x=beside, y=place, width=thickness, height=length, rx=rx
        )  # fmt: skip
    else:
        add(
            parent, "rect", class_=class_, x=place, y=beside, width=length, height=thickness, rx=rx
        )  # fmt: skip


def draw_grid(parent: Node, axis: Axis, start: Place, end: Place) -> None:
    """A line across the axis for each of its steps."""
    for value in axis.ticks():
        draw_across(parent, axis, value, start, end, "grid" if value else "grid zero")


def draw_ticks(
    parent: Node, axis: Axis, beside: float, room: float, tell: Callable[[float], str]
) -> None:
    """The names of the steps, as many as have room beside each other."""
    names = [tell(value) for value in axis.ticks()]
    every = 1 if axis.upright else every_with_room(names, room)
    for step, (value, name) in enumerate(zip(axis.ticks(), names, strict=True), axis.first):
        if step % every:
            continue
        if axis.upright:
            y = axis.at(value) + _DROP
            add(parent, "text", name, class_="tick", x=beside, y=y, text_anchor="end")
        else:
            x = axis.place(value)
            add(parent, "text", name, class_="tick", x=x, y=beside, text_anchor="middle")


def draw_mark_name(parent: Node, axis: Axis, beside: float, mark: Mark) -> None:
    """Above the line of the mark; near an end of the axis, towards its middle."""
    part = axis.part(mark.value)
    anchor = "start" if part < _EDGE else "end" if part > 1 - _EDGE else "middle"
    x = axis.place(mark.value)
    add(parent, "text", mark.told, class_="marked", x=x, y=beside, text_anchor=anchor)


def every_with_room(names: Sequence[str], room: float) -> int:
    """Every how many of these names can be written beside each other."""
    longest = max(width_of(name, SMALL) for name in names) + _GAP
    return math.ceil(longest * len(names) / room)


def _step(length: float) -> float:
    """A round number of which a few make up the length."""
    step = 0.01
    for factor in (2, 2.5, 2) * 8:  # 0.01, 0.02, 0.05, 0.1 and so on
        if length <= step * _MOST_STEPS:
            break
        step *= factor
    return round(step, 6)
