"""A contest from its first game to its last, kept in a file on the way."""

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Final

from twinspan.contest.playing import play
from twinspan.contest.results import Results
from twinspan.workers.crew import Crew
from twinspan.workers.interrupts import undisturbed

_PAUSE: Final = 5.0  # seconds between two savings at least
_PATIENCE: Final = 20  # and so many times as long as one of them takes


def run(
    results: Results,
    deals: int,
    crew: Crew,
    write: Callable[[str], object] | None,
    tell: Callable[[], object],
) -> None:
    """Play what is missing of so many deals, or until the answer is sure; tell after each game.

    Whatever ends it, the games that were finished have been written.
    """
    if next(results.missing(deals), None) is None:
        return
    contest = results.contest
    work = partial(play, contest.table, contest.seed)
    due = time.monotonic() + _PAUSE
    try:
        with closing(crew.do(work, results.missing(deals))) as finished:
            for result in finished:
                with undisturbed():
                    results.add(result)
                tell()
                if results.sure:
                    break
                if write is not None and (start := time.monotonic()) >= due:
                    results.keep(write)
                    end = time.monotonic()
                    due = end + max(_PAUSE, _PATIENCE * (end - start))
    finally:
        if write is not None and len(results):
            with undisturbed():
                results.keep(write)
