"""A crew of processes on this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from twinspan.core.errors import Facts, TwinspanError, UsageError
from twinspan.workers.crew import AHEAD, R, T
from twinspan.workers.interrupts import deaf_from_birth

_GRACE: Final = 5.0  # seconds that a process is given to end


class Processes:
    """Processes on this machine, by default one for each core we may use."""

    # The standard library's executors cannot end a task that has begun, and a game between bots
    # that take their time can last for minutes.

    def __init__(self, count: int | None = None) -> None:
        self.count: Final = count or _cores()

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        waiting = iter(tasks)
        workers: list[_Worker] = []
        try:
            for task in islice(waiting, self.count):
                workers.append(self._worker(work))
                workers[-1].give(task)
            for worker, task in zip(workers * (AHEAD - 1), waiting, strict=False):
                worker.give(task)
            while busy := [worker for worker in workers if worker.at_hand]:
                heard = wait([worker.line for worker in busy])
                for worker in busy:
                    if worker.line in heard:
                        result = worker.take()
                        for task in islice(waiting, 1):
                            worker.give(task)
                        yield result
        finally:
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.end()

    def _worker(self, work: Callable[[Any], object]) -> "_Worker":
        try:
            return _Worker(work)
        except OSError as error:
            reason = error.strerror or str(error)
            facts: Facts = {"count": self.count, "reason": reason}
            raise UsageError("too-many-processes", facts) from None


class _Worker:
    """A process, and the line to it."""

    def __init__(self, work: Callable[[Any], object]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, its = context.Pipe()
        self.process: Final = context.Process(target=_serve, args=(work, its), daemon=True)
        with deaf_from_birth():
            self.process.start()
        its.close()
        self.at_hand = 0

    def give(self, task: object) -> None:
        self.at_hand += 1
        with suppress(ConnectionError):  # if the process is lost, the next line to fail says so
            self.line.send(task)

    def take(self) -> Any:
        self.at_hand -= 1
        try:
            result = self.line.recv()
        except (EOFError, ConnectionError):
            raise UsageError("worker-lost") from None
        if isinstance(result, TwinspanError):
            raise result
        return result

    def end(self) -> None:
        self.line.close()
        self.process.join(_GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _serve(work: Callable[[Any], object], line: "Connection[object, Any]") -> None:
    """What a process does: one task after the other, until nobody gives it any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the affair of the one who started us
    threading.Thread(target=_follow_the_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            task = line.recv()
            try:
                line.send(work(task))
            except TwinspanError as error:  # any other is a fault of ours, and printed as such
                line.send(error)


def _follow_the_parent() -> None:
    """If it is killed and cannot end its processes, they end themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
