"""Calls into worker processes that asyncio awaits and may cancel.

Cancelling the task that awaits a call sets a flag in memory that is shared with the process. The
work asks for it now and then (``unwanted`` in ``process.py``), and ends.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from twinspan.workers.process import Worker, WorkerLost, new_flag

P = ParamSpec("P")
T = TypeVar("T")

_ATTEMPTS: Final = 3  # at work whose process is lost, unless a pool is told otherwise
_PATIENCE: Final = 15.0  # seconds after which cancelled work is ended together with its process


class AsyncProcessPool:
    """A few processes, started when they are first needed, each with one call at a time.

    With a limit, a call may take so many seconds from when it has a process.
    """

    def __init__(
        self, count: int, *, attempts: int = _ATTEMPTS, limit: float | None = None
    ) -> None:
        self._limit: Final = limit
        self._slots: Final = [_Slot(attempts) for _ in range(count)]
        # The slot that was used last comes first: its process is there, with its caches filled.
        self._free: Final = asyncio.LifoQueue[_Slot]()
        for slot in self._slots:
            self._free.put_nowait(slot)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module returns, called in one of the processes.

        If the process is lost, another one begins anew; ``WorkerLost`` if that is in vain. A call
        that takes too long is ended together with its process: ``TimeoutError``.
        """
        slot = await self._free.get()
        running = slot.begin(partial(work, *args, **kwargs))
        late = asyncio.timeout(self._limit)
        try:
            async with late:
                return await asyncio.wrap_future(running)
        finally:
            self._leave(slot, running, 0 if late.expired() else _PATIENCE)

    def close(self) -> None:
        """End all processes as soon as they are done; nobody waits for that."""
        for slot in self._slots:
            slot.close()

    def _leave(self, slot: "_Slot", running: "Future[Any]", patience: float) -> None:
        """The slot is free once its process is really done; what still runs is told to stop."""
        loop = asyncio.get_running_loop()
        slot.flag.value = True
        too_long = None if running.done() else loop.call_later(patience, slot.kill)

        def free() -> None:
            if too_long is not None:
                too_long.cancel()
            self._free.put_nowait(slot)

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody needs the slot any more
                loop.call_soon_threadsafe(free)

        running.add_done_callback(done)


class _Slot:
    """Room for one call: a process, once it was needed, and the flag that the process reads."""

    def __init__(self, attempts: int) -> None:
        self._attempts: Final = attempts
        self.flag: Final = new_flag()
        self._worker: Worker | None = None
        self._running: Future[Any] | None = None
        self._closed = False
        self._ending: Final = threading.Lock()

    def begin(self, work: Callable[[], T]) -> "Future[T]":
        """Call the work; a thread waits for the answer."""
        self.flag.value = False
        running = self._running = Future[T]()
        running.set_running_or_notify_cancel()  # it cannot be withdrawn any more
        try:
            threading.Thread(target=self._call, args=(work, running), daemon=True).start()
        except RuntimeError as error:  # too many threads
            running.set_exception(error)
        return running

    def kill(self) -> None:
        """End the process; the thread of the call notices."""
        worker = self._worker
        if worker is not None:
            with suppress(ValueError):  # the process has just ended
                worker.kill()

    def close(self) -> None:
        self.flag.value = True
        self._closed = True
        if self._running is None or self._running.done():
            self._end()

    def _call(self, work: Callable[[], T], running: "Future[T]") -> None:
        try:
            running.set_result(self._answer(work))
        except Exception as error:
            running.set_exception(error)
        if self._closed:
            self._end()

    def _answer(self, work: Callable[[], T]) -> T:
        for _ in range(self._attempts):
            if self._worker is None:
                self._worker = Worker(self.flag)
            try:
                self._worker.send(work)
                answer: T = self._worker.receive()
                return answer
            except WorkerLost:
                self._worker.join()
                self._worker = None
                if self.flag.value:
                    break
        raise WorkerLost

    def _end(self) -> None:
        """Close the connection once: who closes the pool and the thread of a call that is just done
        may both come here."""
        with self._ending:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
