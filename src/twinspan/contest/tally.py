"""What the games say of the bots, added up deal by deal."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from operator import itemgetter
from typing import Final

from openskill.models import PlackettLuce

from twinspan.contest.contest import Contest
from twinspan.contest.figures import ERROR, FEWEST_DEALS, Share, anytime, confidence_sequence
from twinspan.contest.playing import Result
from twinspan.core.terms import victory_shares

_RATER: Final = PlackettLuce()
_Linear = tuple[float, dict[int, float]]


@dataclass(frozen=True)
class Standing:
    """What is said of one bot."""

    name: str
    games: int  # seats it has sat in, over all games
    win_share: float  # a victory shared by k counts 1/k
    low: float
    high: float
    score: float
    ms_per_decision: float
    rating: float
    uncertainty: float

    def data(self) -> dict[str, object]:
        return {
            name: round(value, 6) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }


class _Line:
    """What one bot has done so far."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.wins: Final[list[float]] = []  # by deal
        self.games: Final[list[int]] = []
        self.deals = 0  # in which it has played
        self.won = 0.0  # in all of them
        self.played = 0
        self.tables = 0  # at which it has sat, in however many seats
        self.score = 0
        self.decisions = 0
        self.microseconds = 0
        self.rating = _RATER.rating()

    def share(self) -> Share:
        return Share(self.wins, self.games, most=self.tables / self.played)


class Tally:
    """Takes the deals of a contest one after the other, and has figures at any time."""

    def __init__(self, contest: Contest) -> None:
        self.deals = 0
        self._contest: Final = contest
        self._lines: Final = [_Line(name) for name in contest.bots]
        # Wins and games of all bots on one deal are a row of numbers. These are the sums, over all
        # deals, of the products of any two of them: all that the variance of a share needs.
        self._products: Final = [[0.0] * 2 * len(self._lines) for _ in range(2 * len(self._lines))]

    def add(self, results: Sequence[Result]) -> None:
        """All games of the next deal, by rotation."""
        self.deals += 1
        for line in self._lines:
            line.wins.append(0.0)
            line.games.append(0)
        for result in results:
            numbers = self._contest.seating(self.deals, result.bout.rotation)
            seated = [self._lines[number] for number in numbers]
            for seat, line in enumerate(seated):
                line.games[-1] += 1
                line.score += result.scores[seat]
                line.decisions += result.decisions[seat]
                line.microseconds += result.microseconds[seat]
            for line, won in zip(seated, victory_shares(result.ranks), strict=True):
                line.wins[-1] += won
            for line in dict.fromkeys(seated):
                line.tables += 1
            _rate(seated, result.ranks)
        for line in self._lines:
            line.deals += line.games[-1] > 0
            line.won += line.wins[-1]
            line.played += line.games[-1]
        row = [number for line in self._lines for number in (line.wins[-1], line.games[-1])]
        for sums, one in zip(self._products, row, strict=True):
            for place, other in enumerate(row):
                sums[place] += one * other

    def standings(self) -> list[Standing]:
        """Of all bots that have played, in the order of the contest."""
        return [self._standing(line) for line in self._lines if line.deals]

    def absent(self) -> list[str]:
        """Bots that have not played yet."""
        return [line.name for line in self._lines if not line.deals]

    def sure(self) -> bool:
        """Whether the question of the contest is decided: whether the one that sits alone wins more
        or less than its share; otherwise, in which order the bots stand."""
        if min(line.deals for line in self._lines) < FEWEST_DEALS:
            return False
        found = [self._linear(number) for number in range(len(self._lines))]
        if self._contest.alone:
            share, weights = found[0]
            low, high = anytime(self.deals, share, self._squares(weights), 0, 1)
            return not low <= 1 / self._contest.seats <= high
        # Which bots are neighbours is seen in the games only, so any pair might mislead: all of
        # them together may be wrong as often as one alone.
        pairs = len(found) * (len(found) - 1) / 2
        found.sort(key=itemgetter(0))
        return all(self._apart(one, other, ERROR / pairs) for one, other in pairwise(found))

    def _linear(self, number: int) -> _Linear:
        """A bot's share, and what its wins and games of a deal weigh in it, as in ``Share``."""
        line = self._lines[number]
        share, usual = line.won / line.played, line.played / self.deals
        return share, {2 * number: 1 / usual, 2 * number + 1: -share / usual}

    def _squares(self, weights: Mapping[int, float]) -> float:
        """The sum, over all deals, of the squares of what weighs so much."""
        return math.fsum(
            mine * its * self._products[one][other]
            for one, mine in weights.items()
            for other, its in weights.items()
        )

    def _apart(self, one: _Linear, other: _Linear, error: float) -> bool:
        """Whether the shares of two bots surely differ."""
        weights = {**one[1], **{place: -weight for place, weight in other[1].items()}}
        low, high = anytime(self.deals, one[0] - other[0], self._squares(weights), -1, 1, error)
        return not low <= 0 <= high

    def _standing(self, line: _Line) -> Standing:
        share = line.share()
        low, high = (
            confidence_sequence(share.values, 0, share.most)
            if self._contest.until_sure
            else share.interval()
        )
        return Standing(
            name=line.name,
            games=share.games,
            win_share=share.mean,
            low=low,
            high=high,
            score=line.score / share.games,
            ms_per_decision=line.microseconds / 1000 / max(1, line.decisions),
            rating=line.rating.mu,
            uncertainty=line.rating.sigma,
        )


def _rate(seated: Sequence[_Line], ranks: Sequence[int]) -> None:
    """A bot in several seats is rated in each of them as if it were another, and takes the mean."""
    copies = [[_RATER.rating(line.rating.mu, line.rating.sigma)] for line in seated]
    rated = _RATER.rate(copies, ranks=[float(rank) for rank in ranks])
    for line in dict.fromkeys(seated):
        own = [rating for (rating,), who in zip(rated, seated, strict=True) if who is line]
        line.rating = _RATER.rating(
            sum(rating.mu for rating in own) / len(own),
            sum(rating.sigma for rating in own) / len(own),
        )
