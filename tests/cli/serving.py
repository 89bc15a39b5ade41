"""`twinspan serve` and `twinspan play` as users start them: in processes of their own."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(*arguments: str, home: Path) -> Iterator[str]:
    """The command, started in this folder; what it says first, once it serves."""
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    environment |= {"BROWSER": f"touch {home}/opened #%s", "LC_ALL": "C.UTF-8"}
    command = [str(Path(sys.executable).with_name("twinspan")), *arguments]
    with subprocess.Popen(
        command,
        cwd=home,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline()
        finally:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()


def answer(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as response:
        text: str = response.read().decode()
        return text
