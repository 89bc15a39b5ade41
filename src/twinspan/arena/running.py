"""A contest from its first game to its last, kept in a file on the way."""

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from twinspan.arena.crew import Crew
from twinspan.arena.match import play
from twinspan.arena.results import Results

_PAUSE: Final = 5.0  # seconds between two savings at least
_PATIENCE: Final = 20  # and so many times as long as one of them takes


def run(
    results: Results, deals: int, crew: Crew, path: Path | None, tell: Callable[[], object]
) -> None:
    """Play what is missing of so many deals, or until the answer is sure; tell after each game.

    Whatever ends it, the games that were finished are in the file.
    """
    if next(results.missing(deals), None) is None:
        return
    contest = results.contest
    work = partial(play, contest.table, contest.seed)
    due = time.monotonic() + _PAUSE
    try:
        with closing(crew.do(work, results.missing(deals))) as finished:
            for result in finished:
                results.add(result)
                tell()
                if results.sure:
                    break
                if path is not None and (start := time.monotonic()) >= due:
                    results.save(path)
                    end = time.monotonic()
                    due = end + max(_PAUSE, _PATIENCE * (end - start))
    finally:
        if path is not None and len(results):
            results.save(path)
