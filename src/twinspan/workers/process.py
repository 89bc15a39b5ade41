"""One worker process: what the parent sends it, what it answers, and how it ends.

Processes are spawned, not forked, so that they begin alike whatever the parent holds. Ctrl-C is
left to the parent, which ends its workers itself; if the parent is killed and cannot, they exit by
themselves.
"""

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ctypes import c_byte
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final

_CONTEXT: Final = multiprocessing.get_context("spawn")
_GRACE: Final = 5.0  # seconds that a terminated process has to end before it is killed

Flag = c_byte  # in memory that parent and worker share


class WorkerLost(Exception):  # noqa: N818 - what happened, not a fault
    """A worker process ended before it answered."""


class RemoteTraceback(Exception):  # noqa: N818 - shown as the cause of an error
    """Where an error was raised in a worker."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


def new_flag() -> Flag:
    """For ``unwanted``: the worker reads it, the parent sets it."""
    return _CONTEXT.RawValue(c_byte, 0)


class Worker:
    """The parent's side of a worker process."""

    def __init__(self, flag: Flag | None = None) -> None:
        self.connection, theirs = _CONTEXT.Pipe()
        self.process: Final = _CONTEXT.Process(target=_serve, args=(theirs, flag), daemon=True)
        _start_resource_tracker()
        with _interrupts_blocked():
            self.process.start()
        theirs.close()
        self.pending = 0  # answers that are still to come
        self._work: Callable[..., object] | None = None

    def send(self, work: Callable[..., object], *args: object) -> None:
        """Have a function called. It is sent once, however often it is called in a row."""
        message = pickle.dumps((None if work is self._work else work, args))
        self._work = work
        self.pending += 1
        with suppress(ConnectionError):  # the process is lost, and receive() will say so
            self.connection.send_bytes(message)

    def receive(self, limit: float | None = None) -> Any:
        """What the oldest call returned; raises what it raised, or ``WorkerLost``, or
        ``TimeoutError`` if there is no answer within so many seconds."""
        if limit is not None and not self.connection.poll(limit):
            raise TimeoutError
        self.pending -= 1
        try:
            answer = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise WorkerLost from None
        returned, value = pickle.loads(answer)
        if returned:
            return value
        error, told = value
        raise error from RemoteTraceback(told)

    def close(self) -> None:
        """Let the process end once it has nothing to do; nobody waits for that."""
        self.connection.close()

    def terminate(self) -> None:
        """End the process now, whatever it does."""
        self.process.terminate()

    def kill(self) -> None:
        """End it even if it does not want to be terminated."""
        self.process.kill()

    def join(self) -> None:
        """Wait until a terminated process has ended."""
        self.connection.close()
        self.process.join(_GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _start_resource_tracker() -> None:
    """Python starts it with the first process, and lets interrupts through again right after."""
    if os.name == "posix":
        resource_tracker.ensure_running()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process that is started now does not receive Ctrl-C, not even before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ----- in the worker process ----------------------------------------------------------------------

_flag: Flag | None = None


def unwanted() -> bool:
    """Whether nobody waits any more for what this process does."""
    return _flag is not None and bool(_flag.value)


def _serve(connection: "Connection[Any, Any]", flag: Flag | None) -> None:
    """Do what is sent, one call after the other, until the parent closes the connection."""
    global _flag
    _flag = flag
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    work: Callable[..., object] | None = None
    with suppress(EOFError, ConnectionError):
        while True:
            message = connection.recv_bytes()
            try:
                given, args = pickle.loads(message)
                work = work if given is None else given
                assert work is not None
                answer = pickle.dumps((True, work(*args)))
            except Exception as error:
                answer = _failure(error)
            connection.send_bytes(answer)


def _failure(error: Exception) -> bytes:
    told = "".join(traceback.format_exception(error))
    try:
        return pickle.dumps((False, (error, told)))
    except Exception:  # an error that cannot be pickled is described
        return pickle.dumps((False, (RuntimeError(repr(error)), told)))


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
