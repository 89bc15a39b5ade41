"""Many tasks for several workers, and their results as they come."""

import errno
import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing.connection import wait
from typing import Final, Protocol, TypeVar

from twinspan.core.errors import Facts, UsageError
from twinspan.workers.process import Worker, WorkerLost

T = TypeVar("T")
R = TypeVar("R")

# What the system says when it has no room for another process.
_EXHAUSTED: Final = (errno.EAGAIN, errno.EMFILE, errno.ENFILE, errno.ENOMEM)

AHEAD: Final = 2  # tasks that a worker has been sent, so that it never waits for the next


class Pool(Protocol):
    """Workers that do many small tasks."""

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """What the work makes of each task, in the order in which they are finished.

        The work is a function of a module, or a ``partial`` of one; tasks and results are plain
        data. Tasks are asked for when a worker is free to do them. Closing the generator ends all
        that is still going on.
        """
        ...


class ProcessPool:
    """Processes on this machine, by default one for each core we may use."""

    # The standard library's executors cannot end a task that has begun, and a game between bots
    # that take their time can last for minutes.

    def __init__(self, count: int | None = None) -> None:
        self.count: Final = count or cores()

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        waiting = iter(tasks)
        workers: list[Worker] = []
        try:
            for task in islice(waiting, self.count):
                workers.append(self._start())
                workers[-1].send(work, task)
            for worker, task in zip(workers * (AHEAD - 1), waiting, strict=False):
                worker.send(work, task)
            while busy := [worker for worker in workers if worker.pending]:
                ready = wait([worker.connection for worker in busy])
                for worker in busy:
                    if worker.connection in ready:
                        result = worker.receive()
                        for task in islice(waiting, 1):
                            worker.send(work, task)
                        yield result
        except WorkerLost:
            raise UsageError("worker-lost") from None
        finally:
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.join()

    def _start(self) -> Worker:
        try:
            return Worker()
        except OSError as error:
            if error.errno not in _EXHAUSTED:
                raise
            facts: Facts = {"count": self.count, "reason": error.strerror or str(error)}
            raise UsageError("too-many-processes", facts) from None


class ThisProcess:
    """No other process: for tasks that are done sooner than a process starts."""

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            yield work(task)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
