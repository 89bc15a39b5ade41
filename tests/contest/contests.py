"""Contests, results that nobody has played, and pools that work in this process."""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

from tests.london.table import LONDON
from twinspan.contest.contest import Bout, Contest, contest_of
from twinspan.contest.playing import Result

T = TypeVar("T")
R = TypeVar("R")


def contest(
    *bots: str, seats: int = 2, seed: str = "7", alone: bool = False, until_sure: bool = False
) -> Contest:
    """Of Old London Bridge; the bots are random players unless they are named."""
    return contest_of(LONDON, seats, {}, bots, seed, alone=alone, until_sure=until_sure)


def ended(
    bout: Bout, ranks: Sequence[int], scores: Sequence[int] | None = None, microseconds: int = 2000
) -> Result:
    """A game that ended like this, by seat; everybody has made two decisions."""
    seats = len(bout.bots)
    return Result(
        bout,
        scores=list(scores) if scores is not None else [10 * (seats - rank) for rank in ranks],
        ranks=list(ranks),
        decisions=[2] * seats,
        microseconds=[microseconds] * seats,
    )


def won_by(contest: Contest, bout: Bout, *winners: int) -> Result:
    """A game that these bots (by number) have won together; all others are second."""
    seating = contest.seating(bout.deal, bout.rotation)
    return ended(bout, [1 if number in winners else 1 + len(winners) for number in seating])


class Here:
    """Works in this process, in order; ``until`` so many tasks are done, if given, and then it is
    interrupted."""

    def __init__(self, until: int | None = None) -> None:
        self.until = until
        self.done = 0

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            if self.done == self.until:
                raise KeyboardInterrupt
            yield work(task)
            self.done += 1


class Backwards(Here):
    """Tasks end in another order than they were begun, some at a time."""

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        waiting = list(tasks)
        for start in range(0, len(waiting), 5):
            for task in reversed(waiting[start : start + 5]):
                if self.done == self.until:
                    raise KeyboardInterrupt
                yield work(task)
                self.done += 1
