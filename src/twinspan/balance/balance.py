"""What is said of any game's balance: its seats, its scores, how long it takes and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Final

from twinspan.balance.observation import Notes, Observation, Observed, scores
from twinspan.balance.sections import Chart, Column, KeyFigure, Row, Section, Shape
from twinspan.contest.units import SHARE, TENTHS, Numbers, Unit
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.drawing.charts import Mark
from twinspan.text.teller import Teller

_MOST_BINS: Final = 16  # of a distribution


class Balance:
    """What is noted of a game, and said of many. A game's own adds what only that game has."""

    # ----- what a game provides ---------------------------------------------------------------

    options: Mapping[str, object] = {}  # of the games of a report, unless others are chosen
    score: Unit = TENTHS

    def note(self, position: Position, events: Sequence[Event]) -> Notes:
        """What its figures need to know of a game that is over."""
        return {}

    def own_sections(self, observed: Observed, teller: Teller) -> list[Section]:
        return []

    # ----- the same for every game ------------------------------------------------------------

    def key_figures(self, observed: Observed, teller: Teller) -> list[KeyFigure]:
        """What one wants to know first."""
        say = teller.words.text
        shared = observed.part(lambda game: len(game.winners) > 1)
        return [
            KeyFigure(say("cli-mean-score"), self.score, observed.average(scores)),
            KeyFigure(say("report-best"), self.score, observed.average(_best_scores)),
            KeyFigure(say("report-lead"), self.score, observed.average(_lead)),
            KeyFigure(say("report-shared"), SHARE, shared),
            KeyFigure(say("report-decisions"), TENTHS, observed.average(_decisions)),
        ]

    def sections(self, observed: Observed, teller: Teller) -> list[Section]:
        return [
            self._seats(observed, teller),
            *self.own_sections(observed, teller),
            self._scores(observed, teller),
            self._ends(observed, teller),
        ]

    def won_by_place(
        self,
        title: str,
        about: str,
        names: Sequence[str],
        place_of: Callable[[Observation], Sequence[int]],
        observed: Observed,
        teller: Teller,
    ) -> Section:
        """Who wins, by the place that each seat of a game has; names are given by place."""
        say = teller.words.text

        def row(place: int) -> Row:
            def there(game: Observation) -> list[int]:
                return [seat for seat, own in enumerate(place_of(game)) if own == place]

            average = observed.average(lambda game: [game.scores[seat] for seat in there(game)])
            return Row(names[place], (observed.won(there), average))

        return Section(
            title,
            about,
            (Column(say("cli-win-share"), SHARE), Column(say("cli-mean-score"), self.score)),
            tuple(row(place) for place in range(observed.seats)),
            (Chart(say("report-won"), (0,), even_share(observed.even, teller)),),
        )

    def _seats(self, observed: Observed, teller: Teller) -> Section:
        say = teller.words.text
        return self.won_by_place(
            say("report-seats"),
            say("report-seats-about"),
            [say("report-seat", {"number": seat + 1}) for seat in range(observed.seats)],
            lambda game: range(game.seats),
            observed,
            teller,
        )

    def _scores(self, observed: Observed, teller: Teller) -> Section:
        say = teller.words.text

        def row(inside: range) -> Row:
            def players(game: Observation) -> int:
                return sum(score in inside for score in game.scores)

            part = observed.share(players, lambda game: game.seats)
            return Row(self._range(inside, teller), (part,))

        return Section(
            say("report-scores"),
            say("report-scores-about"),
            (Column(say("report-players"), SHARE),),
            tuple(map(row, _bins(observed))),
            (Chart(say("report-scores-chart"), (0,), shape=Shape.COLUMNS),),
        )

    def _range(self, inside: range, teller: Teller) -> str:
        numbers = Numbers(teller.words)
        first, last = numbers.tick(self.score, inside[0]), numbers.tick(TENTHS, inside[-1])
        if len(inside) == 1:
            return first
        return teller.words.text("report-range", {"first": first, "last": last})

    def _ends(self, observed: Observed, teller: Teller) -> Section:
        """After how many rounds, and why."""
        say = teller.words.text
        ends = sorted({(game.rounds, game.why) for game in observed}, reverse=True)

        def row(rounds: int, why: str) -> Row:
            part = observed.part(lambda game: (game.rounds, game.why) == (rounds, why))
            reason = say(teller.wording(f"over-{why}"))
            told = say(teller.wording("report-end"), {"rounds": rounds, "reason": reason})
            return Row(told, (part,))

        return Section(
            say("report-ends"),
            say("report-ends-about"),
            (Column(say("report-games"), SHARE),),
            tuple(row(*end) for end in ends),
            (Chart(say("report-ends-chart"), (0,)),),
        )


def even_share(part: float, teller: Teller) -> Mark:
    """What each would have, if all had the same."""
    percent = Numbers(teller.words).value(SHARE, part)
    return Mark(part, teller.words.text("arena-chart-even", {"share": percent}))


def no_difference(teller: Teller) -> Mark:
    return Mark(0.0, teller.words.text("report-no-difference"))


def _best_scores(game: Observation) -> list[float]:
    return [game.scores[seat] for seat in game.winners]


def _lead(game: Observation) -> list[float]:
    """Of the winner before the second, in points; 0 if they share the victory."""
    first, second = sorted(range(game.seats), key=lambda seat: game.ranks[seat])[:2]
    return [game.scores[first] - game.scores[second]]


def _decisions(game: Observation) -> list[float]:
    return [game.decisions]


def _bins(observed: Observed) -> list[range]:
    """Equal ranges of a round width that hold all scores, as many as can be shown."""
    found = [score for game in observed for score in game.scores]
    widths = (digit * 10**power for power in count() for digit in (1, 2, 5))
    divided = (_ranges(min(found), max(found), width) for width in widths)
    return next(bins for bins in divided if len(bins) <= _MOST_BINS)


def _ranges(lowest: int, highest: int, width: int) -> list[range]:
    start = lowest // width * width
    return [range(edge, edge + width) for edge in range(start, highest + 1, width)]
