"""What the games say of the bots, added up deal by deal."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Final

from openskill.models import PlackettLuce

from twinspan.arena.contest import Contest
from twinspan.arena.figures import ERROR, FEWEST_DEALS, Share, confidence_sequence
from twinspan.arena.match import Result

_RATER: Final = PlackettLuce()


@dataclass(frozen=True)
class Figures:
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
        self.score = 0
        self.decisions = 0
        self.microseconds = 0
        self.rating = _RATER.rating()

    def share(self) -> Share:
        return Share(self.wins, self.games)


class Tally:
    """Takes the deals of a contest one after the other, and has figures at any time."""

    def __init__(self, contest: Contest) -> None:
        self.deals = 0
        self._contest: Final = contest
        self._lines: Final = [_Line(name) for name in contest.bots]

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
            for seat in result.winners:
                seated[seat].wins[-1] += 1 / len(result.winners)
            _rate(seated, result.ranks)

    def figures(self) -> list[Figures]:
        """Of all bots that have played, in the order of the contest."""
        return [self._figures(line) for line in self._lines if any(line.games)]

    def sure(self) -> bool:
        """Whether the question of the contest is decided: whether the one that sits alone wins more
        or less than its share; otherwise, in which order the bots stand."""
        found = [line.share() for line in self._lines]
        if min(share.deals for share in found) < FEWEST_DEALS:
            return False
        if self._contest.alone:
            low, high = confidence_sequence(found[0].values, 0, 1)
            return not low <= 1 / self._contest.seats <= high
        # Which bots are neighbours is seen in the games only, so any pair might mislead: all of
        # them together may be wrong as often as one alone.
        pairs = len(found) * (len(found) - 1) / 2
        found.sort(key=lambda share: share.mean)
        return all(_apart(one, other, ERROR / pairs) for one, other in pairwise(found))

    def _figures(self, line: _Line) -> Figures:
        share = line.share()
        low, high = (
            confidence_sequence(share.values, 0, 1)
            if self._contest.until_sure
            else share.interval()
        )
        return Figures(
            name=line.name,
            games=share.games,
            win_share=share.mean,
            low=low,
            high=high,
            score=line.score / share.games,
            ms_per_decision=line.microseconds / 1000 / line.decisions,
            rating=line.rating.mu,
            uncertainty=line.rating.sigma,
        )


def _apart(one: Share, other: Share, error: float) -> bool:
    """Whether two shares surely differ."""
    differences = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    low, high = confidence_sequence(differences, -1, 1, error)
    return not low <= 0 <= high


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
