"""Whether counts look like draws with equal odds: chi-square bounds for fixed seeds.

A bound is passed by chance about once in ten thousand; with a fixed seed a test either always
passes or never does.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import TypeVar

_DEVIATIONS = 3.7  # of a normal distribution: about 1 in 10,000

Item = TypeVar("Item", bound=Hashable)


def bound(freedom: int) -> float:
    """What chi-square with so many degrees of freedom hardly ever exceeds (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + _DEVIATIONS * sqrt(part)) ** 3)


def assert_equal_odds(counts: Counter[Item], possible: Iterable[Item]) -> None:
    """The counts could well come from drawing uniformly among just these."""
    items = list(possible)
    assert set(counts) <= set(items)
    expected = counts.total() / len(items)
    assert expected >= 5, "too few draws to tell"
    chi_square = sum((counts[item] - expected) ** 2 / expected for item in items)
    assert chi_square < bound(len(items) - 1), counts


def assert_same_odds(first: Counter[Item], second: Counter[Item]) -> None:
    """The two could well be counts of draws with the same odds, whatever these are."""
    items = set(first) | set(second)
    total = first.total() + second.total()
    chi_square = 0.0
    for counts in (first, second):
        for item in items:
            expected = (first[item] + second[item]) * counts.total() / total
            assert expected >= 5, "too few draws to tell"
            chi_square += (counts[item] - expected) ** 2 / expected
    assert chi_square < bound(len(items) - 1), (first, second)
