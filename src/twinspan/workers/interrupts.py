"""Ctrl-C at the wrong moment."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deaf_from_birth() -> Iterator[None]:
    """A process that starts now is deaf to Ctrl-C from its first moment on; we hear it later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is begun is done before Ctrl-C is heard. (Blocking the signal would not do: another
    thread, such as that of a progress bar, would take it and pass it on to us.)"""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)
