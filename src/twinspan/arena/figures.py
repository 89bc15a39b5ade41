"""Shares and how sure they are: intervals for a number of deals fixed before, or for any moment."""

import math
from collections.abc import Sequence
from typing import Final

Interval = tuple[float, float]

ERROR: Final = 0.05  # how often an interval may miss the truth
NORMAL: Final = 1.959964  # the two-sided quantile of the normal distribution for it
FEWEST_DEALS: Final = 10  # before which nothing is sure
_TIGHTEST: Final = 100  # the number of deals for which the anytime-valid interval is made tightest


class Share:
    """Which part of its games somebody has won, from wins and games deal by deal.

    The games of a deal are alike, so what varies independently is the deal. ``values`` has one
    number for each deal, and their mean is the share. Where everybody plays equally often in each
    deal they are simply the shares of the deals; otherwise the share is a ratio of two sums, and
    these are its first-order (linearised) parts.
    """

    def __init__(self, wins: Sequence[float], games: Sequence[int]) -> None:
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
        # stays within 0 and 1 and is honest near both, where mean ± 1.96 SE is not. If all deals
        # are equal they tell nothing of their spread, and each counts as one game only.
        error = math.sqrt(_variance(self.values) / len(self.values))
        varies = error > 1e-9
        alike = self.mean * (1 - self.mean) / error**2 if varies else float(self.deals)
        return wilson(self.mean, alike)


def wilson(share: float, trials: float) -> Interval:
    """Wilson's 95 % interval of a share that was seen in so many independent trials."""
    spread = NORMAL**2 / trials
    middle = share + spread / 2
    radius = NORMAL * math.sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, (middle - radius) / (1 + spread)), min(1.0, (middle + radius) / (1 + spread))


def confidence_sequence(
    values: Sequence[float], lowest: float, highest: float, error: float = ERROR
) -> Interval:
    """Where the true mean is, at every moment of a run at once: one may look after each deal and
    stop when one likes.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
    (*Time-uniform central limit theory and asymptotic confidence sequences*). Two deals that never
    were, one as bad and one as good as can be, go into the variance, so that a run of equal deals
    is not taken for certainty.
    """
    count = len(values)
    if count < FEWEST_DEALS:
        return lowest, highest
    tuned = -2 * math.log(error)
    rho = (tuned + math.log(tuned + 1)) / _TIGHTEST  # the square of the authors' ρ
    mean = math.fsum(values) / count
    variance = _variance([*values, lowest, highest])
    grown = count * rho + 1
    radius = math.sqrt(variance * 2 * grown / (count**2 * rho) * math.log(math.sqrt(grown) / error))
    return max(lowest, mean - radius), min(highest, mean + radius)


def _variance(values: Sequence[float]) -> float:
    """Of the population that the values are a sample of; of one value nothing is known, so 0."""
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
