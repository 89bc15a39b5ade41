"""Processes that work for the server, so that nobody at a table waits for long thoughts.

Whoever no longer wants a piece of work cancels the task that awaits it. A flag in memory that all
processes share then tells the work so, which asks for it now and then (`unwanted`).
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, MutableSequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ClassVar, Final, ParamSpec, TypeVar

_ATTEMPTS: Final = 3

P = ParamSpec("P")
T = TypeVar("T")
Flags = MutableSequence[int]


class Workers:
    """A few processes, started when they are first needed, each with one piece of work at a time.

    Work takes a slot before it is handed over, and has it until its process is really done with
    it: so a flag never means two pieces of work.
    """

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._context: Final = multiprocessing.get_context("spawn")
        self._flags: Final[Flags] = self._context.Array("b", count, lock=False)
        self._free: Final = asyncio.Queue[int]()
        for slot in range(count):
            self._free.put_nowait(slot)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module returns, called in one of the processes."""
        slot = await self._free.get()
        self._flags[slot] = False
        wanted = partial(_carry_out, slot, partial(work, *args, **kwargs))
        running: Future[T] | None = None
        try:
            for attempt in range(_ATTEMPTS):
                pool = self._open()
                try:
                    running = pool.submit(wanted)
                    return await asyncio.wrap_future(running)
                except BrokenProcessPool:  # a process was killed: start others
                    if pool is self._pool:
                        self._pool = None
                    if attempt == _ATTEMPTS - 1:
                        raise
            raise AssertionError("unreachable")
        finally:
            self._leave(slot, running)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _leave(self, slot: int, running: Future[T] | None) -> None:
        """The slot is free once nothing runs for it; what still runs is told to stop."""
        loop = asyncio.get_running_loop()

        def free(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody needs it any more
                loop.call_soon_threadsafe(self._free.put_nowait, slot)

        self._flags[slot] = True
        if running is None:
            free(None)
        else:
            running.add_done_callback(free)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, self._context, initializer=_prepare, initargs=(self._flags,)
            )
        return self._pool


# ----- in the processes ---------------------------------------------------------------------------


class _Now:
    """What a process works on."""

    flags: ClassVar[Flags] = [False]
    slot: ClassVar[int] = 0


def unwanted() -> bool:
    """Whether nobody waits any more for what this process does."""
    return bool(_Now.flags[_Now.slot])


def _carry_out(slot: int, work: Callable[[], T]) -> T:
    _Now.slot = slot
    return work()


def _prepare(flags: Flags) -> None:
    """An interrupt is the server's affair, which ends its workers itself; if it is killed and
    cannot, they follow it."""
    _Now.flags = flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
