"""A real server in a process of its own, on a real database, which can be killed at any time."""

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import uvicorn

from twinspan.server.app import Settings, create_app
from twinspan.server.guard import MOST_FRAME

ROOT = Path(__file__).parents[2]
PLENTY = 100_000.0
_START = f"from {__name__} import serve; serve()"
PATIENCE = 20.0  # seconds until a server must be up


class Server:
    """A server process. ``with`` ends it, and whatever it has started."""

    def __init__(self, database: Path, requests: float = PLENTY, messages: float = PLENTY) -> None:
        self.database = database
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, str(database), str(requests), str(messages)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that its thinkers can be ended with it
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline() or 0)
        self.address = f"http://127.0.0.1:{self.port}"
        self._wait_until_healthy()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """Without any warning: SIGKILL, to the server alone."""
        self._process.kill()
        self._process.wait(10)

    def end(self) -> None:
        """Politely, then with force; nothing of it is left running."""
        if self._process.poll() is None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(10)
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    def content(self) -> dict[str, list[tuple[object, ...]]]:
        """All rows of the database."""
        return content(self.database)

    def _wait_until_healthy(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with contextlib.suppress(httpx2.HTTPError):
                if httpx2.get(f"{self.address}/healthz", verify=False).status_code == 200:
                    return
            time.sleep(0.02)
        self.end()
        raise AssertionError("the server has not come up")


def rows(database: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    """What a query finds in the database file, read beside the server."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return connection.execute(query, values).fetchall()


def content(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database file, by table."""
    names = rows(database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        str(name): rows(database, f'SELECT * FROM "{name}" ORDER BY rowid') for (name,) in names
    }


def secret_of_table(database: Path, table: str) -> bytes:
    """The secret of a table's shuffle, which nobody may be told before the end."""
    ((secret,),) = rows(database, "SELECT secret FROM tables WHERE id = ?", table)
    assert isinstance(secret, bytes)
    return secret


@contextmanager
def serving(folder: Path, requests: float = PLENTY, messages: float = PLENTY) -> Iterator[Server]:
    """A server with a new database."""
    with Server(folder / "tables.sqlite3", requests, messages) as server:
        yield server


def serve() -> None:
    """What the process does: listen on a free port of this machine, print it, and serve."""
    database, requests, messages = sys.argv[1:]
    url = f"sqlite+aiosqlite:///{database}"
    app = create_app(Settings(url, pace=0, requests=float(requests), messages=float(messages)))
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        timeout_graceful_shutdown=3,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    # Little may be on its way, so that it is soon noticed when somebody does not read.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(config).run([listening])
