"""Work for worker processes: it takes long, is stubborn, or fails.

What a process does can be seen in a folder, whose name it has from its environment.
"""

import os
import signal
import time
from pathlib import Path

import pytest

from twinspan.workers.process import unwanted

FOLDER = "TWINSPAN_TEST_JOBS"
PATIENCE = 20.0  # seconds after which even the longest work ends


def mark(what: str) -> None:
    Path(os.environ[FOLDER], f"{what} {time.monotonic_ns()}").touch()


class Seen:
    """What the processes have done so far."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        folder.mkdir()
        monkeypatch.setenv(FOLDER, str(folder))

    def count(self, what: str) -> int:
        return len(self.told(what))

    def told(self, what: str) -> list[str]:
        """All that begins with these words, without them and without the time."""
        names = (file.name.rpartition(" ")[0] for file in self._folder.iterdir())
        found = [name for name in names if f"{name} ".startswith(f"{what} ")]
        return [name.removeprefix(what).strip() for name in found]


def wait_until_unwanted() -> None:
    mark("begun")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if unwanted():
            mark("unwanted")
            return
        time.sleep(0.002)


def be_stubborn(seconds: float) -> None:
    """Never asks whether anybody still wants it."""
    mark("begun")
    time.sleep(seconds)
    mark("done")


def be_deaf(seconds: float) -> None:
    """Does not even end when it is told to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    be_stubborn(seconds)


def wanted_still() -> bool:
    return not unwanted()


def fail(text: str) -> None:
    raise ValueError(text)


def vanish() -> None:
    os._exit(1)


def vanish_loudly() -> None:
    mark("vanished")
    os._exit(1)


class LocalError(Exception):
    """Cannot be sent: it is made of something that cannot be pickled."""

    def __init__(self) -> None:
        super().__init__(lambda: None)


def fail_locally() -> None:
    raise LocalError


def answer_with_a_function() -> object:
    return lambda: None


def double(number: int) -> int:
    return 2 * number


def sleep(seconds: float) -> None:
    time.sleep(seconds)
