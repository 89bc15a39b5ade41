"""Shares and how sure they are: intervals for a number of deals fixed before, or for any moment."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Interval = tuple[float, float]

ERROR: Final = 0.05  # how often an interval may miss the truth
NORMAL: Final = 1.959964  # the two-sided quantile of the normal distribution for it
FEWEST_DEALS: Final = 10  # before which nothing is sure
_TIGHTEST: Final = 100  # the number of deals for which the anytime-valid interval is made tightest


@dataclass(frozen=True)
class Figure:
    """A number, and where the truth is with 95 % certainty."""

    value: float
    low: float
    high: float

    def apart_from(self, other: float) -> bool:
        """Whether it surely differs from this value."""
        return not self.low <= other <= self.high

    def above(self, other: float) -> "Figure":
        """By how much it is above this value."""
        return Figure(self.value - other, self.low - other, self.high - other)


class Share:
    """The share of its games that a bot has won, from its wins and games deal by deal.

    The games of a deal are alike, so what varies independently is the deal. ``values`` has one
    number for each deal, and their mean is the share. Where everybody plays equally often in each
    deal they are simply the shares of the deals; otherwise the share is a ratio of two sums, and
    these are its first-order (linearised) parts. ``most`` is the highest share that is possible:
    who sits in three seats of each table cannot win more than a third of them.
    """

    def __init__(self, wins: Sequence[float], games: Sequence[int], most: float = 1.0) -> None:
        self.most: Final = most
        self.games: Final = sum(games)
        self.mean: Final = math.fsum(wins) / self.games if self.games else 0.0
        self.deals: Final = sum(1 for played in games if played)  # in which it has played
        usual = self.games / len(games) if self.games else 1.0
        self.values: Final = [
            self.mean + (won - self.mean * played) / usual
            for won, played in zip(wins, games, strict=True)
        ]

    def interval(self) -> Interval:
        """Where the true share is with 95 % certainty, if the number of deals was fixed before."""
        # Games of a deal depend on each other: the standard error comes from whole deals. Wilson's
        # interval, for the number of independent games that would have this standard error, then
        # stays within what is possible and is right near both ends, where mean ± 1.96 SE is not.
        # Student's quantile allows for an error that is itself uncertain. A few deals, or equal
        # ones, tell too little of their spread, and each counts as one game only.
        part = self.mean / self.most
        error = math.sqrt(_variance(self.values) / len(self.values)) / self.most
        if self.deals < FEWEST_DEALS or error < 1e-9:
            low, high = wilson(part, self.deals)
        else:
            low, high = wilson(part, part * (1 - part) / error**2, student(self.deals - 1))
        return low * self.most, high * self.most


def wilson(share: float, trials: float, quantile: float = NORMAL) -> Interval:
    """Wilson's 95 % interval of a share that was seen in so many independent trials."""
    spread = quantile**2 / trials
    middle = share + spread / 2
    variance = max(0.0, share * (1 - share))  # rounding may have led beyond the ends
    radius = quantile * math.sqrt(variance / trials + spread / (4 * trials))
    return max(0.0, (middle - radius) / (1 + spread)), min(1.0, (middle + radius) / (1 + spread))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution, for 9 degrees of freedom or more."""
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def confidence_sequence(
    values: Sequence[float], lowest: float, highest: float, error: float = ERROR
) -> Interval:
    """Where the true mean is, at every moment of a run at once: one may look after each deal and
    stop when one likes.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
    (*Time-uniform central limit theory and asymptotic confidence sequences*). Two values that were
    not observed, the lowest and the highest possible, go into the variance, so that a run of equal
    deals is not taken for certainty.
    """
    mean = math.fsum(values) / max(1, len(values))
    squares = math.fsum((value - mean) ** 2 for value in values)
    return anytime(len(values), mean, squares, lowest, highest, error)


def anytime(
    count: int, mean: float, squares: float, lowest: float, highest: float, error: float = ERROR
) -> Interval:
    """The same, if of the values only these are known: how many there are, their mean, and the sum
    of their squared distances from it."""
    if count < FEWEST_DEALS:
        return lowest, highest
    tuned = -2 * math.log(error)
    rho = (tuned + math.log(tuned + 1)) / _TIGHTEST  # the square of the authors' ρ
    middle = (count * mean + lowest + highest) / (count + 2)
    squares += count * (mean - middle) ** 2 + (lowest - middle) ** 2 + (highest - middle) ** 2
    variance = squares / (count + 1)
    grown = count * rho + 1
    radius = math.sqrt(variance * 2 * grown / (count**2 * rho) * math.log(math.sqrt(grown) / error))
    return max(lowest, mean - radius), min(highest, mean + radius)


def _variance(values: Sequence[float]) -> float:
    """Of the population that the values are a sample of; of one value nothing is known, so 0."""
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
