"""The chart of a contest: bars with their intervals, and a line to compare them with.

It is a drawing of its own, with colours for day and night.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from twinspan.drawing.charts import (
    SMALL,
    Axis,
    Mark,
    draw_across,
    draw_along,
    draw_bar,
    draw_grid,
    draw_mark_name,
    draw_ticks,
)
from twinspan.drawing.measure import width_of
from twinspan.drawing.svg import Node, add, group, number, serialize
from twinspan.drawing.theme import DAY, NIGHT, SANS

WIDTH: Final = 760.0
_EDGE: Final = 24.0
_GAP: Final = 14.0  # between names, bars and values
_ROW: Final = 38.0
_BAR: Final = 18.0
_CAP: Final = 5.0  # half the height of the ends of an interval
_SIZE: Final = 13.0  # of names and values
_TITLE: Final = 17.0
_LONGEST: Final = 230.0  # room for names; longer ones are written smaller

# $name is a colour of the maps and @sans their face, so that all our drawings look alike.
_STYLE: Final = f"""
.chart {{ background: $paper; }}
.chart .paper {{ fill: $paper; }}
.chart text {{ font-family: @sans; fill: $ink; }}
.chart .title {{ font-weight: 600; }}
.chart .tick, .chart .note {{ fill: $ink-soft; font-size: {SMALL}px; }}
.chart .bar {{ fill: $water-edge; }}
.chart .grid {{ stroke: $line; stroke-width: 1; }}
.chart .zero {{ stroke: $ink-soft; stroke-width: 1.2; }}
.chart .interval, .chart .cap {{ stroke: $ink; stroke-width: 1.8; stroke-linecap: round; }}
.chart .mark {{ stroke: $bridge; stroke-width: 1.6; stroke-dasharray: 5 4; }}
.chart .marked {{ fill: $bridge; font-weight: 600; font-size: {SMALL}px; }}
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
    root = _new_chart(words, bottom + 58)
    ticks = group(root, "axis")
    draw_grid(ticks, axis, top, bottom)
    draw_ticks(ticks, axis, bottom + 18, axis.end - axis.start, tell)
    for row, bar in enumerate(bars):
        _draw_row(group(root, "row", bar.title), axis, top + _ROW * (row + 0.5), bar)
    draw_across(root, axis, mark.value, top - 4, bottom, "mark")
    draw_mark_name(root, axis, top - 10, mark)
    add(root, "text", words.note, class_="note", x=_EDGE, y=bottom + 44)
    return serialize(root)


def _new_chart(words: ChartWords, height: float) -> Node:
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


def _draw_row(parent: Node, axis: Axis, y: float, bar: Bar) -> None:
    size = min(_SIZE, _SIZE * _LONGEST / width_of(bar.name, _SIZE))
    left, right = axis.start - _GAP, axis.end + _GAP
    add(parent, "text", bar.name, x=left, y=y + size * 0.35, font_size=size, text_anchor="end")
    draw_bar(parent, axis, 0, bar.value, y - _BAR / 2, _BAR, "bar", rx=2)
    draw_along(parent, axis, bar.low, bar.high, y, "interval")
    for end in (bar.low, bar.high):
        draw_across(parent, axis, end, y - _CAP, y + _CAP, "cap")
    add(parent, "text", bar.told, x=right, y=y + _SIZE * 0.35, font_size=_SIZE)


def _style_sheet() -> str:
    """By day and by night, as the reader's system has it."""

    def coloured(colours: dict[str, str]) -> str:
        rules = _STYLE.replace("@sans", SANS)
        return re.sub(r"\$([\w-]+)", lambda found: colours[found[1]], rules)

    return f"{coloured(DAY)}@media (prefers-color-scheme: dark) {{{coloured(NIGHT)}}}\n"
