"""Charts: where values stand on an axis, and what is drawn there."""

from xml.etree import ElementTree

import pytest

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

LYING = Axis(4, 100, 300)
UPRIGHT = Axis(4, 300, 100, upright=True)  # from the bottom to the top
PERCENT = Axis(4, 0, 100, unit="%")


def only(root: ElementTree.Element) -> dict[str, str]:
    (node,) = root
    return dict(node.attrib)


@pytest.fixture
def root() -> ElementTree.Element:
    return ElementTree.Element("g")


@pytest.mark.parametrize(
    ("highest", "step", "last"),
    [(1.0, 0.2, 1.0), (0.6, 0.1, 0.6), (0.61, 0.2, 0.8), (0.27, 0.05, 0.3), (0.03, 0.01, 0.03),
     (0.0, 0.01, 0.01), (87, 20, 100)],
)  # fmt: skip
def test_an_axis_has_a_few_round_steps(highest: float, step: float, last: float) -> None:
    axis = Axis(highest, 100, 300)
    ticks = list(axis.ticks())
    assert ticks[0] == 0
    assert ticks[1] == pytest.approx(step)
    assert ticks[-1] == pytest.approx(last)
    assert (axis.at(0), axis.at(last)) == pytest.approx((100, 300))


@pytest.mark.parametrize(
    ("lowest", "highest", "ticks"),
    [
        (-0.07, 0.11, [-0.1, -0.05, 0, 0.05, 0.1, 0.15]),
        (0.18, 0.4, [0.15, 0.2, 0.25, 0.3, 0.35, 0.4]),
        (-3, -1, [-3, -2.5, -2, -1.5, -1]),
        (2, 2, [2, 2.01]),
    ],
)
def test_an_axis_may_begin_anywhere(lowest: float, highest: float, ticks: list[float]) -> None:
    axis = Axis(highest, 0, 100, lowest=lowest)
    assert list(axis.ticks()) == pytest.approx(ticks)
    assert (axis.at(ticks[0]), axis.at(ticks[-1])) == pytest.approx((0, 100))
    assert 0 <= axis.at(lowest) <= axis.at(highest) <= 100


@pytest.mark.parametrize(
    ("axis", "line"),
    [
        (LYING, {"x1": "150", "x2": "150", "y1": "5", "y2": "50%"}),
        (UPRIGHT, {"x1": "5", "x2": "50%", "y1": "250", "y2": "250"}),
        (PERCENT, {"x1": "25%", "x2": "25%", "y1": "5", "y2": "50%"}),
    ],
)
def test_a_line_across_stands_at_its_value(
    root: ElementTree.Element, axis: Axis, line: dict[str, str]
) -> None:
    draw_across(root, axis, 1, 5, "50%", "mark")
    assert only(root) == {"class": "mark", **line}


@pytest.mark.parametrize(
    ("axis", "line"),
    [
        (LYING, {"x1": "150", "x2": "250", "y1": "5", "y2": "5"}),
        (UPRIGHT, {"x1": "5", "x2": "5", "y1": "250", "y2": "150"}),
        (PERCENT, {"x1": "25%", "x2": "75%", "y1": "5", "y2": "5"}),
    ],
)
def test_a_line_along_leads_from_value_to_value(
    root: ElementTree.Element, axis: Axis, line: dict[str, str]
) -> None:
    draw_along(root, axis, 1, 3, 5, "interval")
    assert only(root) == {"class": "interval", **line}


@pytest.mark.parametrize(
    ("axis", "box"),
    [
        (LYING, {"x": "150", "width": "100", "y": "5", "height": "8"}),
        (UPRIGHT, {"x": "5", "width": "8", "y": "150", "height": "100"}),
        (PERCENT, {"x": "25%", "width": "50%", "y": "5", "height": "8"}),
    ],
)
def test_a_bar_leads_from_value_to_value(
    root: ElementTree.Element, axis: Axis, box: dict[str, str]
) -> None:
    draw_bar(root, axis, 1, 3, 5, 8, "bar", rx=2)
    assert only(root) == {"class": "bar", "rx": "2", **box}


def test_every_step_has_a_line_and_a_name(root: ElementTree.Element) -> None:
    draw_grid(root, LYING, 0, 9)
    assert [(line.get("x1"), line.get("class")) for line in root] == [
        ("100", "grid zero"), ("150", "grid"), ("200", "grid"), ("250", "grid"), ("300", "grid"),
    ]  # fmt: skip
    root.clear()
    draw_ticks(root, UPRIGHT, -8, 200, str)
    assert [(text.text, text.get("x"), text.get("y")) for text in root] == [
        ("0.0", "-8", "304"), ("1.0", "-8", "254"), ("2.0", "-8", "204"), ("3.0", "-8", "154"),
        ("4.0", "-8", "104"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("room", "shown"), [(200, ["0.0", "1.0", "2.0", "3.0", "4.0"]), (60, ["0.0", "2.0", "4.0"])]
)
def test_names_without_room_are_left_out(
    root: ElementTree.Element, room: float, shown: list[str]
) -> None:
    draw_ticks(root, PERCENT, 13, room, str)
    assert [text.text for text in root] == shown
    assert root[1].get("x") in ("25%", "50%")


def test_names_have_room_by_their_longest() -> None:
    assert every_with_room(["1"] * 10, 200) == 1
    assert every_with_room(["1"] * 9 + ["a long name"], 200) > 3


@pytest.mark.parametrize(
    ("value", "anchor"), [(0, "start"), (0.7, "start"), (2, "middle"), (3.3, "end"), (4, "end")]
)
def test_the_name_of_a_mark_stays_within_the_axis(
    root: ElementTree.Element, value: float, anchor: str
) -> None:
    draw_mark_name(root, LYING, 10, Mark(value, "even share"))
    assert only(root)["text-anchor"] == anchor
    assert float(only(root)["x"]) == LYING.at(value)
