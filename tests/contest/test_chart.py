"""Charts: what stands where, in figures."""

import re
from xml.etree import ElementTree

import pytest

from twinspan.contest.chart import WIDTH, Bar, ChartWords, bar_chart
from twinspan.drawing.charts import Mark

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


def line(node: ElementTree.Element) -> list[float]:
    """From where to where it leads."""
    return [float(node.get(name, "")) for name in ("x1", "y1", "x2", "y2")]


def scale(root: ElementTree.Element) -> tuple[float, float]:
    """The place of 0, and how far it is to 1, from the axis as it is drawn."""
    ticks = {text.text or "": float(text.get("x", "")) for text in of_class(root, "tick")}
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
        left, y, right, same_y = line(interval)
        assert (left - zero) / one == pytest.approx(bar.low, abs=1e-4)
        assert (right - zero) / one == pytest.approx(bar.high, abs=1e-4)
        assert y == same_y
    caps = [line(cap) for cap in of_class(root, "cap")]
    ends = [end for bar in BARS for end in (bar.low, bar.high)]
    for end, (x, top, same_x, bottom) in zip(ends, caps, strict=True):
        assert x == same_x == pytest.approx(zero + end * one, abs=0.02)
        assert top < bottom
    (mark,) = of_class(root, "mark")
    assert (line(mark)[0] - zero) / one == pytest.approx(0.25, abs=1e-4)


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
    assert max(line(of_class(root, "interval")[0])) <= WIDTH
