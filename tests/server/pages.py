"""Pages as a server sees them: somebody with a cookie, and what was told to them over a socket."""

import json
import random
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx2
from websockets.sync.client import connect

from tests.server.running import Server

Message = dict[str, Any]
PATIENCE = 15.0


_NOBODY = httpx2.Client(timeout=PATIENCE, verify=False)


def ask(server: Server, method: str, path: str, **more: Any) -> httpx2.Response:
    """A request of somebody who has no cookie but the one in the headers, if any."""
    _NOBODY.cookies.clear()
    return _NOBODY.request(method, server.address + path, **more)


class Guest:
    """Somebody with a browser: requests with a cookie of their own."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self._client = httpx2.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        if cookie is not None:
            self._client.cookies.set("twinspan", cookie)
        self.heard: list[bytes] = []  # every answer so far

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    @property
    def cookie(self) -> str | None:
        return self._client.cookies.get("twinspan")

    def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        response = self._client.request(method, path, **more)
        self.heard.append(response.content)
        return response

    def json(self, method: str, path: str, **more: Any) -> Any:
        response = self.ask(method, path, **more)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def open(self, *sitting: Message | None, **more: Any) -> str:
        """Open a table with these people and computers; its id."""
        wanted = {"game": "london", "seats": len(sitting), "sitting": list(sitting), **more}
        table = self.json("POST", "/api/tables", json=wanted)
        return str(table["id"])

    def page(self, table: str, journal: int = 0, moments: int = 0) -> "Page":
        return Page(self.server, table, self.cookie, journal, moments)


def person(name: str = "Ada", colour: str = "teal") -> Message:
    return {"name": name, "colour": colour}


BOT: Message = {"bot": "random"}


class Page:
    """One open page at a table: puts together what it is told, as the real page does."""

    def __init__(
        self,
        server: Server,
        table: str,
        cookie: str | None = None,
        journal: int = 0,
        moments: int = 0,
        hello: bool = True,
    ) -> None:
        headers = {} if cookie is None else {"Cookie": f"twinspan={cookie}"}
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._open = ExitStack()
        connection = connect(url, additional_headers=headers, max_size=None, proxy=None)
        self.socket = self._open.enter_context(connection)
        self.heard: list[str] = []
        self.table: Message = {}
        self.update: Message = {}
        self.moments: list[Message] = []
        if hello:
            self.say({"type": "hello", "journal": journal, "moments": moments})

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> Message:
        """The next message; a ``TimeoutError`` if none comes."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.update = message
            self.moments[message["start"] :] = message["moments"]
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until a message is as wanted."""
        while not wanted(message := self.read()):
            pass
        return message

    def next(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def catch_up(self) -> None:
        """Read what has come."""
        try:
            while True:
                self.read(0)
        except TimeoutError:
            return

    # ----- playing ----------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.table["seats"]) if seat["mine"]]

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["outcome"] is not None

    def asked(self) -> list[int]:
        """Which of one's own seats must act."""
        return [
            eyes["seat"] for eyes in self.update["eyes"] if eyes["seat"] in self.update["asked"]
        ]

    def command(self, kind: str, seat: int, **more: Any) -> Message:
        """Send a command for the present point, and wait for its answer."""
        name = more.pop("id", None) or secrets.token_urlsafe(9)
        message = {"type": kind, "id": name, "seat": seat, **more}
        if kind != "resign":
            message.setdefault("point", self.update["point"])
        self.say(message)
        return self.until(
            lambda answer: answer["type"] in ("done", "not-done") and answer["id"] == name
        )

    def choices(self, seat: int) -> list[int]:
        """What the package of a seat offers."""
        (eyes,) = [eyes for eyes in self.update["eyes"] if eyes["seat"] == seat]
        return [choice["action"] for choice in eyes["package"]["choices"]]

    def act(self, rng: random.Random) -> Message:
        """Do something at random for a seat that is asked."""
        seat = rng.choice(self.asked())
        held = self.update["held"]
        if held is not None and rng.random() < 0.2:
            return self.command("undo", seat, to=self.update["undo_to"])
        if held is not None:
            return self.command("confirm", seat)
        action = rng.choice(self.choices(seat))
        return self.command("decide", seat, action=action, hold=rng.random() < 0.5)


def play_on(pages: list[Page], rng: random.Random, most: int = 10_000) -> None:
    """The people of these pages play until the game is over, or so many decisions."""
    waiting = time.monotonic()
    while most > 0:
        for page in pages:
            page.catch_up()
        if all(page.over for page in pages):
            return
        ready = [page for page in pages if page.update and not page.over and page.asked()]
        if ready:
            answer = rng.choice(ready).act(rng)
            # Somebody else may have been faster, but nothing else stands in the way.
            assert answer["type"] == "done" or answer["error"]["error"] == "outdated", answer
            waiting = time.monotonic()
            most -= 1
        else:
            assert time.monotonic() - waiting < PATIENCE, "nothing happens"
            time.sleep(0.003)


class Tables:
    """One table of each kind for a game, and the cookie of its host."""

    def __init__(self, server: Server, game: str) -> None:
        with Guest(server) as host:
            self.open = host.open(person("Ada"), BOT, None, game=game)
            self.playing = host.open(person("Ada"), person("Ben"), game=game, start=True)
            self.over = host.open(person("Ada"), person("Ben"), game=game, start=True)
            with host.page(self.over) as page:
                page.next("update")
                play_on([page], random.Random(1))
            assert host.cookie is not None
            self.host = host.cookie

    def all(self) -> tuple[str, str, str]:
        return self.open, self.playing, self.over


def assert_guarded(headers: Any) -> None:
    """The headers that keep a page from harm."""
    sent = {name.lower(): str(value) for name, value in headers.items()}
    policy = {
        part.split()[0]: part.split()[1:] for part in sent["content-security-policy"].split(";")
    }
    assert policy["default-src"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["base-uri"] == ["'none'"]
    assert policy["script-src"][0] == "'self'"
    for source in policy["script-src"][1:]:
        assert source.startswith("'sha256-")  # a script that we know by heart
    assert sent["x-content-type-options"] == "nosniff"
    assert sent["x-frame-options"] == "DENY"
    assert sent["referrer-policy"] == "same-origin"
    assert sent["cross-origin-opener-policy"] == "same-origin"
