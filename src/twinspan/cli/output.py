"""The output stream, whose failures are told apart from those of other files."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO, cast

from twinspan.core.errors import UsageError


@contextmanager
def guarded_output() -> Iterator[None]:
    """Meanwhile a write to the output that fails is an error of ours, which says so."""
    before = sys.stdout
    if before is None:  # closed by whoever started us: nothing is written, so nothing fails
        yield
        return
    sys.stdout = cast(TextIO, _Output(before))
    try:
        yield
    finally:
        sys.stdout = before


def discard(stream: TextIO) -> None:
    """What could not be written is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class _Output:
    """Writes to a stream."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: Final = stream

    def write(self, text: str) -> int:
        with _telling():
            return self._stream.write(text)

    def flush(self) -> None:
        with _telling():
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:  # no fault: the console takes care of it
        raise
    except OSError as error:
        discard(sys.stdout)
        reason = error.strerror or str(error)
        raise UsageError("unwritable-file", {"place": "stdout", "reason": reason}) from None
