"""A contest from its first game to its last, saved to a file on the way."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Final

from twinspan.contest.playing import play
from twinspan.contest.results import Results
from twinspan.workers.pool import Pool

_PAUSE: Final = 5.0  # seconds between two savings at least
_PATIENCE: Final = 20  # and so many times as long as one of them takes


def run(
    results: Results,
    deals: int,
    pool: Pool,
    write: Callable[[str], object] | None,
    tell: Callable[[], object],
) -> None:
    """Play what is missing of so many deals, or until the answer is sure; tell after each game.

    Whatever ends it, the games that were finished have been written.
    """
    if next(results.missing(deals), None) is None:
        return
    contest = results.contest
    work = partial(play, contest.setup, contest.seed)
    due = time.monotonic() + _PAUSE
    try:
        with closing(pool.do(work, results.missing(deals))) as finished:
            for result in finished:
                with _interrupts_deferred():
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
            with _interrupts_deferred():
                results.keep(write)


@contextmanager
def _interrupts_deferred() -> Iterator[None]:
    """Ctrl-C takes effect at the end of the block.

    Blocking the signal would not do: another thread, such as that of a progress bar, would receive
    it and Python would raise it here all the same.
    """
    received: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if received:
        signal.raise_signal(signal.SIGINT)
