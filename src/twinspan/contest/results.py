"""The games that were played so far, and the file that keeps them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from twinspan.contest.contest import Bout, Contest
from twinspan.contest.playing import Result
from twinspan.contest.tally import Tally
from twinspan.core.errors import DataError, UsageError
from twinspan.core.files import parse_json, read_text, within, write_json
from twinspan.core.reader import TOP, Reader

FORMAT: Final = "twinspan arena 1"
_OUTCOME: Final = ("games", "deals", "even_share", "sure", "bots")
_MOST: Final = 10**15  # more than any number in a file of results
_MOST_AHEAD: Final = 10_000  # deals: no pool is further ahead of the first that is not complete


class Results:
    """Games in whichever order they end. What is said of them follows the order of the deals, as
    far as these are complete, and so does the moment when a contest is sure of its answer."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest
        self.tally: Final = Tally(contest)
        self.sure = False
        self.kept = 0  # games that are in the file
        self._results: dict[tuple[int, int], Result] = {}

    def add(self, result: Result) -> None:
        """Once the answer is sure, no game counts any more, even if it has been played."""
        if self.sure:
            return
        self._results[result.bout.deal, result.bout.rotation] = result
        while not self.sure and (complete := self._complete(self.tally.deals + 1)):
            self.tally.add(complete)
            self.sure = self.contest.until_sure and self.tally.sure()
        if self.sure:
            counted = self.tally.deals
            self._results = {key: kept for key, kept in self._results.items() if key[0] <= counted}

    def __len__(self) -> int:
        return len(self._results)

    def deals_begun(self) -> int:
        return max((deal for deal, _ in self._results), default=0)

    def missing(self, deals: int) -> Iterator[Bout]:
        """What is still to be played of so many deals, for as long as it matters."""
        for deal in range(1, deals + 1):
            for bout in self.contest.bouts(deal):
                if self.sure:
                    return
                if (bout.deal, bout.rotation) not in self._results:
                    yield bout

    def to_json(self) -> str:
        """Readable JSON with one game a line."""
        counted = self.tally.deals
        fields: dict[str, object] = {
            "format": FORMAT,
            **self.contest.settings(),
            "games": counted * self.contest.seats,
            "deals": counted,
            "even_share": round(1 / self.contest.seats, 6),
            "sure": self.sure,
            "bots": [standing.data() for standing in self.tally.standings()],
            "played": [_line(self._results[key]) for key in sorted(self._results)],
        }
        return write_json(fields)

    def keep(self, write: Callable[[str], object]) -> None:
        """Have the file written."""
        write(self.to_json())
        self.kept = len(self)

    def _complete(self, deal: int) -> list[Result]:
        """The games of a deal, by rotation, if all of them are there."""
        found = [self._results.get((deal, rotation)) for rotation in range(self.contest.seats)]
        games = [result for result in found if result is not None]
        return games if len(games) == self.contest.seats else []


def read_results(path: Path, contest: Contest) -> Results:
    """What a file holds of this contest; an error if it holds something else."""
    text = read_text(path, DataError)
    try:
        data = parse_json(text, TOP, DataError)
    except DataError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise UsageError("no-results", {"place": str(path)})
    with within(str(path)):
        settings = contest.settings()
        fields = Reader(data, "", DataError).fields(("format", *settings, *_OUTCOME, "played"))
        for name, wanted in settings.items():
            if fields[name].value != wanted:
                raise UsageError(
                    "other-settings",
                    {
                        "place": str(path),
                        "key": name,
                        "value": json.dumps(fields[name].value, ensure_ascii=False),
                        "wanted": json.dumps(wanted, ensure_ascii=False),
                    },
                )
        played = fields["played"].items()
        seen: set[tuple[int, int]] = set()
        results = Results(contest)
        for item in played:
            result = _result(item, contest, len(played) + _MOST_AHEAD)
            key = (result.bout.deal, result.bout.rotation)
            if key in seen:
                raise item.fail("double-game")
            seen.add(key)
            results.add(result)
        results.kept = len(results)
    return results


def _line(result: Result) -> dict[str, object]:
    return {
        "deal": result.bout.deal,
        "rotation": result.bout.rotation,
        "bots": list(result.bout.bots),
        "scores": result.scores,
        "ranks": result.ranks,
        "winners": result.winners,
        "decisions": result.decisions,
        "microseconds": result.microseconds,
    }


def _result(item: Reader, contest: Contest, most_deals: int) -> Result:
    fields = item.fields(
        (
            "deal", "rotation", "bots", "scores", "ranks", "winners", "decisions", "microseconds",
        )
    )  # fmt: skip
    seats = contest.seats
    deal = fields["deal"].integer(1, most_deals)
    rotation = fields["rotation"].integer(0, seats - 1)
    bout = next(bout for bout in contest.bouts(deal) if bout.rotation == rotation)
    if tuple(name.text() for name in fields["bots"].items(seats)) != bout.bots:
        raise fields["bots"].fail("other-bots")
    ranks = fields["ranks"].integers(1, seats, seats)
    if ranks != [1 + sum(other < rank for other in ranks) for rank in ranks]:
        raise fields["ranks"].fail("impossible-end")
    result = Result(
        bout,
        scores=fields["scores"].integers(-_MOST, _MOST, seats),
        ranks=ranks,
        decisions=fields["decisions"].integers(0, _MOST, seats),
        microseconds=fields["microseconds"].integers(0, _MOST, seats),
    )
    if fields["winners"].value != result.winners:
        raise fields["winners"].fail("impossible-end")
    return result
