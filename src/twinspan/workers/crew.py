"""Who does the work, whatever it is: some workers, to whom many small tasks are handed."""

from collections.abc import Callable, Generator, Iterable
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 2  # tasks that a worker has at hand, so that it never waits for the next


class Crew(Protocol):
    """Some workers that do many small tasks."""

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """What the work makes of each task, in the order in which they are finished.

        The work is a function of a module, or a ``partial`` of one; tasks and results are plain
        data. Tasks are asked for when somebody is free to do them. Closing the generator ends all
        that is still going on.
        """
        ...
