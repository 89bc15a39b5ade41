"""Helpers for playing on the page: the server, and somebody who sits in front of a browser."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, Request

from twinspan.games import game_ids

_START = """
import sys, uvicorn
from twinspan.server.app import Settings, create_app
from twinspan.server.guard import MOST_FRAME
if __name__ == "__main__":
    app = create_app(Settings(sys.argv[1], pace=float(sys.argv[3]), requests=1e6, messages=1e6))
    uvicorn.run(app, port=int(sys.argv[2]), log_level="warning", ws="websockets-sansio",
                ws_max_size=MOST_FRAME)
"""

# What Chromium says of requests while nobody answers, or somebody falls silent in the middle.
LOST = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_NOT_CONNECTED",
)


class Server:
    """`twinspan serve` in a process of its own, without limits on rates."""

    def __init__(self, database: Path, pace: float = 0.0) -> None:
        self.database = database
        self.pace = pace
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = self.database.with_name("start.py")
        script.write_text(_START)
        url = f"sqlite+aiosqlite:///{self.database}"
        arguments = [str(script), url, str(self.port), str(self.pace)]
        self._process = subprocess.Popen([sys.executable, *arguments], start_new_session=True)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1)
                return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self.kill()


class Visitor:
    """Somebody with a browser. Errors on the console and requests to other hosts are complaints."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.complaints: list[str] = []
        self.expects_lost_connection = False
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._watch)

    def remember(
        self, language: str, theme: str, guided: bool, name: str = "Ada", confirm: bool = True
    ) -> None:
        """What the browser has stored from earlier visits."""
        seen = {"seen": [], "over": True}
        preferences = {
            "name": name,
            "theme": theme,
            "speed": "instant",
            "confirm": confirm,
            "guided": dict.fromkeys(game_ids(), seen) if guided else {},
        }
        store = {"twinspan.language": language, "twinspan.preferences": json.dumps(preferences)}
        script = "".join(
            f"localStorage.getItem({json.dumps(key)}) ?? "
            f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});"
            for key, value in store.items()
        )
        self.page.add_init_script(script)

    def open_table(
        self,
        people: int = 1,
        bots: int = 1,
        *,
        game: str = "london",
        board: object = None,
        **options: object,
    ) -> str:
        """A table that has started, with this browser's people and computers that do not think
        long; its id."""
        names = ("Ada", "Ben", "Cleo", "Dan")
        colours = ("teal", "red", "gold", "violet")
        sitting = [
            {"name": name, "colour": colour}
            for name, colour in zip(names[:people], colours[:people], strict=True)
        ]
        answer = self.page.request.post(
            f"{self.server.url}/api/tables",
            data={
                "game": game,
                "board": board,
                "seats": people + bots,
                "options": options,
                "random_seating": False,
                "sitting": [*sitting, *[{"bot": "apprentice"}] * bots],
                "start": True,
            },
        )
        assert answer.status == 201, answer.text()
        table: str = answer.json()["id"]
        return table

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.expects_lost_connection and any(lost in message.text for lost in LOST):
            return
        self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        own = request.url.startswith((self.server.url, "data:", "blob:"))
        if not own:
            self.complaints.append(f"request to another host: {request.url}")
