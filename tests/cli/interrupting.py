"""The command in a process of its own, interrupted as Ctrl-C does it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from tests.cli.command import Done
from tests.processes import running_in

_MOST: Final = 60.0  # seconds to wait for something


def interrupted(*arguments: str, once: Callable[[int], bool], setting: str = "") -> Done:
    """What the command leaves, once this is true of its group of processes and it is interrupted.

    None of the group may still run then. ``setting`` is a line that goes before the command.
    """
    running = subprocess.Popen(
        [sys.executable, "-c", f"{setting}\nfrom twinspan.cli import main; main()", *arguments],
        env=os.environ | {"LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own, all of which hears the interrupt
    )
    try:
        _wait_until(lambda: once(running.pid))
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=30)
        _wait_until(lambda: running_in(running.pid) == [])
    finally:
        running.kill()
        running.wait()
    return Done(running.returncode, out, err)


def _wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + _MOST
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
