"""Charts: what stands where, in figures."""

import re
from xml.etree import ElementTree

import pytest

from twinspan.balance.sections import Mark
from twinspan.contest.chart import WIDTH, Axis, Bar, ChartWords, bar_chart

SVG = "{http://www.w3.org/2000/svg}"
WORDS = ChartWords("en", "A title", "A description", "A note")
BARS = [
    Bar("journeyman:500", 0.5, 0.4, 0.6, "50.0% (40.0–60.0)", "journeyman:500: 50.0%"),
    Bar("random", 0.0, 0.0, 0.1, "0.0% (0.0–10.0)", "random: 0.0%"),
]
MARK = Mark(0.25, "even share 25.0%")


def percent(value: float) -> str:
    return f"{100 * value:g}%"


def drawn(bars: list[Bar] = BARS, mark: Mark = MARK) -> ElementTree.Element:
    return ElementTree.fromstring(bar_chart(WORDS, bars, mark, percent))


def texts(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if node.get("class") == name]


def numbers(node: ElementTree.Element, attribute: str = "d") -> list[float]:
    return [float(found) for found in re.findall(r"-?[\d.]+", node.get(attribute, ""))]


def scale(root: ElementTree.Element) -> tuple[float, float]:
    """The place of 0, and how far it is to 1, from the axis as it is drawn."""
    ticks = {
        text.text or "": float(text.get("x", ""))
        for text in of_class(root, "soft")
        if (text.text or "").endswith("%")
    }
    assert list(ticks) == ["0%", "10%", "20%", "30%", "40%", "50%", "60%"]
    return ticks["0%"], (ticks["50%"] - ticks["0%"]) / 0.5


def test_all_words_and_values_are_texts() -> None:
    shown = texts(drawn())
    for bar in BARS:
        assert bar.name in shown
        assert bar.told in shown
    assert {"A title", "A note", "even share 25.0%"} <= set(shown)


def test_bars_intervals_and_the_even_share_stand_where_their_values_are() -> None:
    root = drawn()
    zero, one = scale(root)
    for bar, box, interval in zip(
        BARS, of_class(root, "bar"), of_class(root, "interval"), strict=True
    ):
        assert float(box.get("x", "")) == pytest.approx(zero, abs=0.02)
        assert float(box.get("width", "")) == pytest.approx(bar.value * one, abs=0.02)
        left, y, right, same_y = numbers(interval)[:4]
        assert (left - zero) / one == pytest.approx(bar.low, abs=1e-4)
        assert (right - zero) / one == pytest.approx(bar.high, abs=1e-4)
        assert y == same_y
    (mark,) = of_class(root, "mark")
    assert (numbers(mark)[0] - zero) / one == pytest.approx(0.25, abs=1e-4)


def test_it_is_told_to_those_who_cannot_see_it() -> None:
    root = drawn()
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    assert root.findtext(f"{SVG}title") == "A title"
    assert root.findtext(f"{SVG}desc") == "A description"
    rows = [row.findtext(f"{SVG}title") for row in of_class(root, "row")]
    assert rows == [bar.title for bar in BARS]


def test_it_has_colours_for_day_and_night() -> None:
    style = drawn().findtext(f"{SVG}style") or ""
    day, _, night = style.partition("@media (prefers-color-scheme: dark)")
    assert len(re.findall("#[0-9a-f]{6}", day)) == len(re.findall("#[0-9a-f]{6}", night)) > 5
    assert "$" not in style
    assert "style=" not in bar_chart(WORDS, BARS, MARK, percent)


@pytest.mark.parametrize("name", ["x", "a-bot-with-a-rather-long-name:and-a-long-budget:1.25s" * 2])
def test_nothing_leaves_the_chart(name: str) -> None:
    root = drawn(
        [Bar(name, 1.0, 0.9, 1.0, "100.0% (90.0–100.0)", name)], Mark(0.0, "even share " * 4)
    )
    for text in root.iter(f"{SVG}text"):
        assert 0 <= float(text.get("x", "")) <= WIDTH
    assert max(numbers(of_class(root, "interval")[0])) <= WIDTH


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
