"""A Ray cluster on this machine, which nobody else can reach, for as long as a test needs it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# Ray tells its makers nothing. On a loopback address it listens to this machine only, which it does
# on Linux if it is told that it is not to form clusters with other machines.
PRIVATE = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
_PATIENCE = 60.0


@contextmanager
def local_cluster() -> Iterator[str]:
    """Gives its address. All its processes belong to one group, and end with it."""
    port = _free_port()
    folder = tempfile.mkdtemp(prefix="ray")  # short: sockets in it have long names
    command = [
        str(Path(sys.executable).with_name("ray")), "start", "--head", "--block",
        "--node-ip-address=127.0.0.1", f"--port={port}", "--include-dashboard=false",
        "--disable-usage-stats", "--num-cpus=2", "--object-store-memory=80000000",
        f"--temp-dir={folder}",
    ]  # fmt: skip
    ray = subprocess.Popen(
        command,
        env=os.environ | PRIVATE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait_for(port, ray)
        yield f"127.0.0.1:{port}"
    finally:
        ray.terminate()
        with suppress(subprocess.TimeoutExpired):
            ray.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(ray.pid, signal.SIGKILL)
        ray.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait_for(port: int, ray: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and ray.poll() is None:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.1)
    raise TimeoutError("Ray does not start")
