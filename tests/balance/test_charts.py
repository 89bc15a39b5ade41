"""Charts of a page: what stands where, in percent of the plot."""

from xml.etree import ElementTree

import pytest

from twinspan.balance.charts import draw_chart
from twinspan.balance.london import MORE_MONEY
from twinspan.balance.sections import Chart, Column, Row, Section, Shape
from twinspan.contest.figures import Figure
from twinspan.contest.units import SHARE, Numbers, Unit
from twinspan.drawing.charts import Mark
from twinspan.text.words import words

MARK = Mark(0.25, "even share 25.0%")


def drawn(
    *figures: tuple[Figure | None, ...],
    mark: Mark | None = None,
    unit: Unit = SHARE,
    shape: Shape = Shape.ROWS,
) -> ElementTree.Element:
    """A chart of all columns, with a row for each tuple of figures."""
    columns = tuple(Column(f"column {n}", unit) for n in range(len(figures[0])))
    rows = tuple(Row(f"row {n}", own) for n, own in enumerate(figures))
    chart = Chart("Games won", tuple(range(len(columns))), mark, shape)
    section = Section("Seats", "About seats", columns, rows, (chart,))
    root = ElementTree.Element("div")
    draw_chart(root, section, chart, Numbers(words("en")))
    return root


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


def percents(nodes: list[ElementTree.Element], attribute: str) -> list[float]:
    return [float(node.get(attribute, "").removesuffix("%")) for node in nodes]


def texts(root: ElementTree.Element) -> list[str]:
    return [text for text in root.itertext() if text.strip()]


def test_dots_and_bands_stand_where_their_values_are() -> None:
    root = drawn((Figure(0.3, 0.2, 0.4),), (Figure(0.1, 0.0, 0.2),), mark=MARK)
    ticks = {
        text.text: float(text.get("x", "").removesuffix("%"))
        for text in of_class(root, "foot")[0].iter("text")
    }
    assert ticks == {"0%": 0, "10%": 25, "20%": 50, "30%": 75, "40%": 100}
    assert percents(of_class(root, "dot"), "x") == [75, 25]
    assert percents(of_class(root, "band"), "x") == [50, 0]
    assert percents(of_class(root, "band"), "width") == [50, 50]
    assert percents(of_class(root, "mark"), "x1") == [62.5, 62.5]
    assert of_class(root, "marked")[0].text == "even share 25.0%"


def test_the_axis_begins_near_the_figures_or_at_zero_without_a_mark() -> None:
    figures = (Figure(0.3, 0.28, 0.32),), (Figure(0.31, 0.27, 0.33),)
    with_mark, without = drawn(*figures, mark=MARK), drawn(*figures)
    assert texts(of_class(with_mark, "foot")[0])[0] == "24%"
    assert texts(of_class(without, "foot")[0])[0] == "0%"
    assert of_class(without, "mark") == of_class(without, "head") == []


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [
        (Figure(0.3, 0.26, 0.4), "above"),
        (Figure(0.2, 0.1, 0.24), "below"),
        (Figure(0.3, 0.25, 0.4), "unsure"),
    ],
)
def test_it_is_shown_whether_a_figure_is_clearly_apart_from_the_mark(
    figure: Figure, verdict: str
) -> None:
    (node,) = of_class(drawn((figure,), mark=MARK), "figure")
    assert node.get("class") == f"figure {verdict}"


def test_two_columns_have_a_legend_and_a_lane_each() -> None:
    root = drawn((Figure(1, 0, 2), Figure(3, 2, 4)), unit=MORE_MONEY)
    legend = [(key.text, key.get("class")) for key in of_class(root, "key")]
    assert legend == [("column 0", "key one"), ("column 1", "key two")]
    shown = [node.get("class") for node in of_class(root, "figure")]
    assert shown == ["figure one", "figure two"]
    one, two = (float(dot.get("y", "")) for dot in of_class(root, "dot"))
    assert one < two
    (told,) = of_class(root, "told")
    assert texts(told) == ["+£1.0 (0.0 to +2.0)", "+£3.0 (+2.0 to +4.0)"]


def test_what_is_not_known_has_no_dot_and_a_dash() -> None:
    root = drawn((None,), (Figure(0.3, 0.2, 0.4),))
    assert len(of_class(root, "dot")) == 1
    assert texts(of_class(root, "told")[0]) == ["–"]
    assert len(of_class(drawn((None,), mark=MARK), "dot")) == 0


def test_names_of_a_long_axis_do_not_meet() -> None:
    wide = drawn((Figure(0, -1000, 1500),), unit=MORE_MONEY)
    shown = texts(of_class(wide, "foot")[0])
    assert shown == ["−£1,000", "£0", "+£1,000"]
    assert len(of_class(wide, "grid")) == 6  # every step has its line all the same


def test_a_mark_near_an_edge_has_its_name_beside_it() -> None:
    def anchor(mark: float) -> str | None:
        root = drawn((Figure(0.3, 0.2, 0.4),), mark=Mark(mark, "here"))
        return of_class(root, "marked")[0].get("text-anchor")

    assert [anchor(mark) for mark in (0.2, 0.3, 0.4)] == ["start", "middle", "end"]


def test_columns_stand_on_the_ground() -> None:
    root = drawn((Figure(0.2, 0.1, 0.3),), (Figure(0.4, 0.3, 0.5),), shape=Shape.COLUMNS)
    bars = [group.find("rect") for group in of_class(root, "column")]
    whiskers = [group.find("line") for group in of_class(root, "column")]
    assert all(bar is not None for bar in bars)
    heights = [float(bar.get("height", "")) for bar in bars if bar is not None]
    assert heights[1] == pytest.approx(2 * heights[0])
    for bar, whisker in zip(bars, whiskers, strict=True):
        assert bar is not None
        assert whisker is not None
        bottom = float(bar.get("y", "")) + float(bar.get("height", ""))
        assert bottom == 170
        low, high = float(whisker.get("y1", "")), float(whisker.get("y2", ""))
        assert high < float(bar.get("y", "")) < low < bottom
    assert percents([bar for bar in bars if bar is not None], "x") == [5, 55]
    assert {"row 0", "row 1", "20%", "40%"} <= set(texts(root))


def test_a_chart_is_told_to_those_who_cannot_see_it() -> None:
    root = drawn((Figure(0.3, 0.2, 0.4),), (None,), mark=MARK)
    (area,) = of_class(root, "plots")
    assert area.get("role") == "img"
    assert area.get("aria-label") == "Games won. row 0: 30.0% (20.0–40.0); row 1: –."
