"""Security headers, same-origin checks, limits of size and rate limits.

Plain ASGI middleware, so that requests and sockets both pass through it.
"""

import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY: Final = 64 * 1024
MOST_FRAME: Final = 16 * 1024

_SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_OWN_PAGE: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
# The reader of the interface's description sets styles of its own.
_DOCS_PAGE: Final = _OWN_PAGE.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Rate:
    """How often something may be done: ``burst`` times at once, then ``per_second``."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second: Final = per_second
        self._burst: Final = float(burst)
        self._clock: Final = clock
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Whether it may be done once more now; if so, it counts."""
        moment = self._clock()
        left, before = self._left.get(who, (self._burst, moment))
        left = min(self._burst, left + (moment - before) * self._per_second)
        if len(self._left) > 10_000:
            self._forget(moment)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, moment)
        return allowed

    def _forget(self, moment: float) -> None:
        """Drop those who would be back at the full burst."""
        full = self._burst / self._per_second
        self._left = {
            who: (left, before)
            for who, (left, before) in self._left.items()
            if moment - before < full
        }


class Guard:
    """The middleware around the whole application."""

    def __init__(self, app: ASGIApp, requests: Rate, writes: Rate) -> None:
        self._app: Final = app
        self._requests: Final = requests
        self._writes: Final = writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not same_origin(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "another origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = _with_headers(scope, send)
        headers = Headers(scope=scope)
        writes = scope["method"] not in _SAFE_METHODS
        who = scope["client"][0] if scope.get("client") else "local"
        if not self._requests.allows(who) or (writes and not self._writes.allows(who)):
            await _refuse(429, "too-many-requests", scope, receive, guarded)
        elif writes and not same_origin(headers):
            await _refuse(403, "other-origin", scope, receive, guarded)
        elif not headers.get("content-length", "0").isdecimal():
            await _refuse(400, "bad-request", scope, receive, guarded)
        elif int(headers.get("content-length", "0")) > MOST_BODY:
            await _refuse(413, "too-large", scope, receive, guarded)
        else:
            await self._app(scope, _limited(receive), guarded)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address at all
        return False


async def _refuse(status: int, code: str, scope: Scope, receive: Receive, send: Send) -> None:
    await JSONResponse({"error": code, "facts": {}}, status)(scope, receive, send)


def _limited(receive: Receive) -> Receive:
    """A body without a stated length ends where it is too long."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MOST_BODY:
            return {"type": "http.disconnect"}
        return message

    return limited


def _with_headers(scope: Scope, send: Send) -> Send:
    policy = _DOCS_PAGE if scope["path"] == "/docs" else _OWN_PAGE

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = policy
            for name, value in _HEADERS.items():
                headers[name] = value
        await send(message)

    return guarded
