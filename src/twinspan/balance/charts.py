"""Charts inside a page: names and values are text of the page, and only the plots are drawn.

Places along a plot are percentages, so that it is as wide as there is room while letters and dots
keep their size, on a desk as on a phone.
"""

from collections.abc import Sequence
from typing import Final

from twinspan.balance.sections import Chart, Row, Section, Shape
from twinspan.contest.figures import Figure
from twinspan.contest.units import Numbers
from twinspan.drawing.charts import (
    Axis,
    Mark,
    draw_across,
    draw_along,
    draw_bar,
    draw_grid,
    draw_mark_name,
    draw_ticks,
    every_with_room,
)
from twinspan.drawing.svg import Node, add, number

_LANE: Final = 18.0  # of one dot and its interval
_BAND: Final = 10.0
_DOT: Final = 4.0  # half its size
_HEIGHT: Final = 170.0  # of columns
_NARROWEST: Final = 220.0  # width of a plot: even there the names below it must not overlap
_SERIES: Final = ("one", "two")


def draw_chart(parent: Node, section: Section, chart: Chart, numbers: Numbers) -> None:
    """A chart with its title; it is told in words to those who cannot see it."""
    node = add(parent, "figure", class_="chart")
    add(node, "figcaption", chart.title)
    if len(chart.columns) > 1:
        legend = add(node, "p", class_="legend")
        for column, series in zip(chart.columns, _SERIES, strict=False):
            add(legend, "span", section.columns[column].heading, class_=f"key {series}")
    told = [_told(section, chart, row, numbers) for row in section.rows]
    spoken = numbers.listed(
        [
            numbers.named(row.name, ", ".join(values))
            for row, values in zip(section.rows, told, strict=True)
        ]
    )
    area = add(node, "div", class_="plots", role="img", aria_label=f"{chart.title}. {spoken}.")
    if chart.shape is Shape.COLUMNS:
        _draw_columns(area, section, chart, numbers)
    else:
        _draw_rows(area, section, chart, told, numbers)


def _told(section: Section, chart: Chart, row: Row, numbers: Numbers) -> list[str]:
    return [
        numbers.figure(section.columns[column].unit, row.figures[column])
        for column in chart.columns
    ]


# ----- rows: a dot and its interval each ----------------------------------------------------------


def _draw_rows(
    area: Node, section: Section, chart: Chart, told: Sequence[list[str]], numbers: Numbers
) -> None:
    unit = section.columns[chart.columns[0]].unit
    axis = _axis(section, chart)
    lanes = "lanes" if len(chart.columns) > 1 else "lane"
    if chart.mark is not None:
        draw_mark_name(_new_plot(add(area, "div", class_="row head")), axis, 14, chart.mark)
    for row, values in zip(section.rows, told, strict=True):
        node = add(area, "div", class_=f"row {lanes}")
        add(node, "span", row.name, class_="name")
        figures = [row.figures[column] for column in chart.columns]
        _draw_figures(_new_plot(node), axis, figures, chart.mark)
        shown = add(node, "span", class_="told")
        for value in values:
            add(shown, "span", value)
    foot = _new_plot(add(area, "div", class_="row foot"))
    draw_ticks(foot, axis, 13, _NARROWEST, lambda value: numbers.tick(unit, value))


def _axis(section: Section, chart: Chart) -> Axis:
    """As long as the intervals need, with the mark; amounts that have no mark begin at zero."""
    figures = [row.figures[column] for row in section.rows for column in chart.columns]
    ends = [end for figure in figures if figure is not None for end in (figure.low, figure.high)]
    ends.append(0.0 if chart.mark is None else chart.mark.value)
    return Axis(max(ends), 0, 100, lowest=min(ends), unit="%")


def _new_plot(row: Node) -> Node:
    """As high as its row, however many lines the name beside it takes."""
    return add(add(row, "div", class_="plot"), "svg", width="100%", height="100%")


def _draw_figures(
    plot: Node, axis: Axis, figures: Sequence[Figure | None], mark: Mark | None
) -> None:
    draw_grid(plot, axis, 0, "100%")
    if mark is not None:
        draw_across(plot, axis, mark.value, 0, "100%", "mark")
    middle = add(plot, "svg", y="50%", overflow="visible")
    for lane, figure in enumerate(figures):
        if figure is not None:
            class_ = _SERIES[lane] if len(figures) > 1 else _verdict(figure, mark)
            _draw_figure(middle, axis, figure, _LANE * (lane + 0.5 - len(figures) / 2), class_)


def _verdict(figure: Figure, mark: Mark | None) -> str:
    """On which side of the mark it is, if that is clear."""
    if mark is None:
        return _SERIES[0]
    if not figure.apart_from(mark.value):
        return "unsure"
    return "above" if figure.value > mark.value else "below"


def _draw_figure(middle: Node, axis: Axis, figure: Figure, y: float, class_: str) -> None:
    node = add(middle, "g", class_=f"figure {class_}")
    draw_bar(node, axis, figure.low, figure.high, y - _BAND / 2, _BAND, "band", rx=_BAND / 2)
    # A square, which the style moves to the left by half its size and rounds or turns.
    add(
        node, "rect", class_="dot", x=axis.place(figure.value), y=y - _DOT, width=2 * _DOT,
        height=2 * _DOT,
    )  # fmt: skip


# ----- columns: a distribution --------------------------------------------------------------------


def _draw_columns(area: Node, section: Section, chart: Chart, numbers: Numbers) -> None:
    (column,) = chart.columns
    unit = section.columns[column].unit
    figures = [row.figures[column] for row in section.rows]
    highest = max((figure.high for figure in figures if figure is not None), default=0.0)
    axis = Axis(highest, _HEIGHT, 14, upright=True)
    plot = add(area, "svg", class_="columns", width="100%", height=_HEIGHT + 24)
    draw_grid(plot, axis, 0, "100%")
    draw_ticks(plot, axis, -8, _HEIGHT, lambda value: numbers.tick(unit, value))
    wide = 100 / len(figures)
    every = every_with_room([row.name for row in section.rows], _NARROWEST)
    for place, (row, figure) in enumerate(zip(section.rows, figures, strict=True)):
        if figure is None:
            continue
        left, middle = _percent(wide * (place + 0.1)), _percent(wide * (place + 0.5))
        node = add(plot, "g", class_="column")
        draw_bar(node, axis, 0, figure.value, left, _percent(wide * 0.8), "bar", rx=1.5)
        draw_along(node, axis, figure.low, figure.high, middle, "interval")
        if place % every == 0:
            add(plot, "text", row.name, x=middle, y=_HEIGHT + 16, text_anchor="middle")


def _percent(place: float) -> str:
    return f"{number(place)}%"
