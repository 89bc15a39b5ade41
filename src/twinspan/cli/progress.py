"""A bar that shows how many games are played."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from twinspan.cli.common import err, speech


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
        description = speech().text("cli-playing", {"games": games})
        task = progress.add_task(description, total=games, completed=played)
        yield lambda: progress.advance(task)
