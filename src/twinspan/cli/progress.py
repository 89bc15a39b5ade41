"""Many games, with a bar that shows how many are played."""

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from twinspan.cli.common import err, messages
from twinspan.workers.pool import Pool

R = TypeVar("R")


@contextmanager
def playing(games: int, played: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on the error stream, if people look at it; the function moves it on."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        description = messages().text("cli-playing", {"games": games})
        task = progress.add_task(description, total=games, completed=played)
        yield lambda: progress.advance(task)


def played(pool: Pool, work: Callable[[int], R], games: int) -> Generator[R, None, None]:
    """What the work makes of the games from 1 to so many, in the order in which they end."""
    with playing(games) as tell, closing(pool.do(work, range(1, games + 1))) as results:
        for result in results:
            yield result
            tell()
