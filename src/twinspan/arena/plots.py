"""Charts in SVG: an axis, bars with their intervals, a line to compare them with.

A chart speaks no language by itself: all its words and numbers are given to it.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from twinspan.arena.sections import Mark
from twinspan.drawing.measure import width_of
from twinspan.drawing.svg import Node, add, group, number, serialize, straight
from twinspan.drawing.theme import DAY, NIGHT, SANS

WIDTH: Final = 760.0
_EDGE: Final = 24.0
_GAP: Final = 14.0  # between names, bars and values
_ROW: Final = 38.0
_BAR: Final = 18.0
_CAP: Final = 5.0  # half the height of the ends of an interval
_SIZE: Final = 13.0  # of names and values
_SMALL: Final = 11.5
_TITLE: Final = 17.0
_LONGEST: Final = 230.0  # room for names; longer ones are written smaller
_MOST_TICKS: Final = 6

# $name is a colour and @sans the font that all our drawings share.
_STYLE: Final = """
.chart { background: $paper; }
.chart .paper { fill: $paper; }
.chart text { font-family: @sans; fill: $ink; }
.chart .title { font-weight: 600; }
.chart .soft { fill: $ink-soft; }
.chart .bar { fill: $water-edge; }
.chart .grid { stroke: $line; stroke-width: 1; fill: none; }
.chart .base { stroke: $ink-soft; stroke-width: 1.2; fill: none; }
.chart .interval { stroke: $ink; stroke-width: 1.8; stroke-linecap: round; fill: none; }
.chart .mark { stroke: $bridge; stroke-width: 1.6; stroke-dasharray: 5 4; fill: none; }
.chart .marked { fill: $bridge; font-weight: 600; }
"""


@dataclass(frozen=True)
class ChartWords:
    """What is written on a chart besides its bars."""

    lang: str
    title: str
    description: str  # for those who cannot see it
    note: str  # below the axis


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and what is said of it."""

    name: str
    value: float
    low: float
    high: float
    told: str
    title: str  # both together


class Axis:
    """Where values stand, from left to right."""

    def __init__(self, highest: float, left: float, right: float, lowest: float = 0.0) -> None:
        self.step: Final = _step(highest - lowest)
        self.first: Final = math.floor(round(lowest / self.step, 6))  # in steps
        last = math.ceil(round(highest / self.step, 6))
        self.count: Final = max(1, last - self.first)  # of steps
        self.left: Final = left
        self.right: Final = right

    def at(self, value: float) -> float:
        part = (value / self.step - self.first) / self.count
        return self.left + (self.right - self.left) * part

    def ticks(self) -> Iterator[float]:
        for place in range(self.count + 1):
            yield (self.first + place) * self.step


def bar_chart(
    words: ChartWords, bars: Sequence[Bar], mark: Mark, tell: Callable[[float], str]
) -> str:
    """Bars below each other; ``tell`` writes a value of the axis."""
    names = min(_LONGEST, max(width_of(bar.name, _SIZE) for bar in bars))
    values = max(width_of(bar.told, _SIZE) for bar in bars)
    highest = max(mark.value, *(bar.high for bar in bars))
    axis = Axis(highest, _EDGE + names + _GAP, WIDTH - _EDGE - values - _GAP)
    top = _EDGE + _TITLE + 34
    bottom = top + _ROW * len(bars)
    root = new_chart(words, bottom + 58)
    draw_axis(root, axis, top, bottom, tell)
    for row, bar in enumerate(bars):
        y = top + _ROW * (row + 0.5)
        shown = group(root, "row", bar.title)
        draw_name(shown, axis.left - _GAP, y, bar.name)
        draw_bar(shown, axis, y, bar.value)
        draw_interval(shown, axis, y, bar.low, bar.high)
        add(shown, "text", bar.told, x=axis.right + _GAP, y=y + _SIZE * 0.35, font_size=_SIZE)
    draw_mark(root, axis, top, bottom, mark)
    add(root, "text", words.note, class_="soft", x=_EDGE, y=bottom + 44, font_size=_SMALL)
    return serialize(root)


def new_chart(words: ChartWords, height: float) -> Node:
    """An empty chart with its title."""
    root = Node(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {number(WIDTH)} {number(height)}",
            "class": "chart",
            "role": "img",
            "aria-labelledby": "chart-title chart-description",
            "lang": words.lang,
        },
    )
    add(root, "title", words.title, id="chart-title")
    add(root, "desc", words.description, id="chart-description")
    add(root, "style", _style_sheet())
    add(root, "rect", class_="paper", width=WIDTH, height=height)
    size = min(_TITLE, _TITLE * (WIDTH - 2 * _EDGE) / width_of(words.title, _TITLE, bold=True))
    add(root, "text", words.title, class_="title", x=_EDGE, y=_EDGE + _TITLE * 0.7, font_size=size)
    return root


def draw_axis(
    parent: Node, axis: Axis, top: float, bottom: float, tell: Callable[[float], str]
) -> None:
    """The line of zero, and a thin one for each step."""
    node = group(parent, "axis")
    for value in axis.ticks():
        x = axis.at(value)
        way = straight([(x, top), (x, bottom)])
        add(node, "path", class_="grid" if value else "base", d=way)
        add(
            node, "text", tell(value), class_="soft", x=x, y=bottom + 18, font_size=_SMALL,
            text_anchor="middle",
        )  # fmt: skip


def draw_name(parent: Node, right: float, y: float, name: str) -> None:
    size = min(_SIZE, _SIZE * _LONGEST / width_of(name, _SIZE))
    add(parent, "text", name, x=right, y=y + size * 0.35, font_size=size, text_anchor="end")


def draw_bar(parent: Node, axis: Axis, y: float, value: float) -> None:
    wide = axis.at(value) - axis.left
    add(
        parent, "rect", class_="bar", x=axis.left, y=y - _BAR / 2, width=wide, height=_BAR, rx=2
    )  # fmt: skip


def draw_interval(parent: Node, axis: Axis, y: float, low: float, high: float) -> None:
    left, right = axis.at(low), axis.at(high)
    lines = [[(left, y), (right, y)]]
    lines += [[(x, y - _CAP), (x, y + _CAP)] for x in (left, right)]
    add(parent, "path", class_="interval", d="".join(map(straight, lines)))


def draw_mark(parent: Node, axis: Axis, top: float, bottom: float, mark: Mark) -> None:
    """A line across all bars, and what it is, as far as there is room beside the edge."""
    x = axis.at(mark.value)
    half = width_of(mark.told, _SMALL, bold=True) / 2
    middle = min(max(x, _EDGE + half), WIDTH - _EDGE - half)
    node = group(parent, "marked-value")
    add(node, "path", class_="mark", d=straight([(x, top - 4), (x, bottom)]))
    add(
        node, "text", mark.told, class_="marked", x=middle, y=top - 10, font_size=_SMALL,
        text_anchor="middle",
    )  # fmt: skip


def _step(highest: float) -> float:
    """A round number of which a few make up the highest value."""
    step = 0.01
    for factor in (2, 2.5, 2) * 8:  # 0.01, 0.02, 0.05, 0.1 and so on
        if highest <= step * _MOST_TICKS:
            break
        step *= factor
    return round(step, 6)


def _style_sheet() -> str:
    """By day and by night, as the reader's system has it."""

    def coloured(colours: dict[str, str]) -> str:
        rules = _STYLE.replace("@sans", SANS)
        return re.sub(r"\$([\w-]+)", lambda found: colours[found[1]], rules)

    return f"{coloured(DAY)}@media (prefers-color-scheme: dark) {{{coloured(NIGHT)}}}\n"
