"""Processes that work for the server, so that nobody at a table waits for long thoughts."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, ParamSpec, TypeVar

_ATTEMPTS: Final = 3

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module returns, called in one of the processes."""
        wanted = partial(work, *args, **kwargs)
        for attempt in range(_ATTEMPTS):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, wanted)
            except BrokenProcessPool:  # a process was killed: start others
                if pool is self._pool:
                    self._pool = None
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_prepare)
        return self._pool


def _prepare() -> None:
    """An interrupt is the server's affair, which ends its workers itself; if it is killed and
    cannot, they follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
