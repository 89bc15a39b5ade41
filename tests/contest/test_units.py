"""How numbers are written in a report."""

import pytest

from twinspan.balance.london import MONEY, MORE_MONEY
from twinspan.contest.figures import Figure
from twinspan.contest.units import (
    HUNDREDTHS,
    POINTS,
    SHARE,
    TENTHS,
    Numbers,
    Unit,
)
from twinspan.text.words import words

NARROW, WIDE = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("unit", "figure", "written"),
    [
        (SHARE, Figure(0.25, 0.2, 0.3049), "25.0% (20.0–30.5)"),
        (POINTS, Figure(0.25, -0.01, 0.3), "+25.0\u00a0points (−1.0 to +30.0)"),
        (POINTS, Figure(-0.0001, -0.1, 0.0), "0.0\u00a0points (−10.0 to 0.0)"),
        (MONEY, Figure(12.34, 0, 1234.5), "£12.3 (0.0–1,234.5)"),
        (MORE_MONEY, Figure(-3, -4.06, -2), "−£3.0 (−4.1 to −2.0)"),
        (TENTHS, Figure(-1, -2, 0.55), "−1.0 (−2.0–0.6)"),
        (HUNDREDTHS, Figure(5.5, 5, 6.126), "5.50 (5.00–6.13)"),
        (SHARE, None, "–"),
    ],
)
def test_a_figure_has_its_unit_and_its_interval(
    unit: Unit, figure: Figure | None, written: str
) -> None:
    assert Numbers(words("en")).figure(unit, figure) == written


@pytest.mark.parametrize(
    ("lang", "share", "money"),
    [
        ("en", "25.0% (20.0–30.0)", "+£1.5 (−1.0 to +4.0)"),
        ("fr", f"25,0{NARROW}% (20,0–30,0)", "+£1,5 (−1,0 à +4,0)"),
        ("de", f"25,0{WIDE}% (20,0–30,0)", "+£1,5 (−1,0 bis +4,0)"),
        ("it", "25,0% (20,0–30,0)", "+£1,5 (da −1,0 a +4,0)"),
    ],
)
def test_every_language_writes_in_its_own_way(lang: str, share: str, money: str) -> None:
    numbers = Numbers(words(lang))
    assert numbers.figure(SHARE, Figure(0.25, 0.2, 0.3)) == share
    assert numbers.figure(MORE_MONEY, Figure(1.5, -1, 4)) == money


@pytest.mark.parametrize(
    ("unit", "value", "written"),
    [
        (SHARE, 0.25, "25%"),
        (SHARE, 1 / 8, "12.5%"),
        (POINTS, -0.05, "−5"),
        (POINTS, 0.0, "0"),
        (MORE_MONEY, 0.5, "+£0.5"),
        (MONEY, 20.0, "£20"),
    ],
)
def test_an_axis_has_no_needless_digits(unit: Unit, value: float, written: str) -> None:
    assert Numbers(words("en")).tick(unit, value) == written


@pytest.mark.parametrize(
    ("lang", "written"),
    [
        ("en", "a: 1; b: 2"),
        ("fr", f"a{WIDE}: 1{NARROW}; b{WIDE}: 2"),
        ("de", "a: 1; b: 2"),
        ("it", "a: 1; b: 2"),
    ],
)
def test_every_language_sets_its_own_signs(lang: str, written: str) -> None:
    numbers = Numbers(words(lang))
    assert numbers.listed([numbers.named("a", "1"), numbers.named("b", "2")]) == written
