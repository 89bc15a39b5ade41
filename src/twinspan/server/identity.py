"""Who sends a request: known by a secret in a cookie that no script can read."""

import secrets
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from twinspan.server.storage import Storage

COOKIE: Final = "twinspan"
_BYTES: Final = 32
_LONGEST: Final = 100
_YEAR: Final = 365 * 24 * 3600


async def known_player(connection: HTTPConnection, storage: Storage) -> int | None:
    """The player whose secret came along; None for a newcomer and for a forged secret."""
    secret = connection.cookies.get(COOKIE, "")
    if not 0 < len(secret) <= _LONGEST:
        return None
    return await storage.player(secret)


def address_of(connection: HTTPConnection) -> str:
    """The client's address, by which expensive requests of newcomers are counted."""
    return connection.client.host if connection.client is not None else "local"


class Guest:
    """Who sends a request. A newcomer becomes a player when there is something to store."""

    def __init__(
        self, player: int | None, request: Request, response: Response, storage: Storage
    ) -> None:
        self.player = player
        self._request: Final = request
        self._response: Final = response
        self._storage: Final = storage

    @property
    def address(self) -> str:
        """From where the request comes."""
        return address_of(self._request)

    async def ensure_player(self) -> int:
        """The player; a newcomer is stored as one and given a new secret."""
        if self.player is None:
            secret = secrets.token_urlsafe(_BYTES)
            self._response.set_cookie(
                COOKIE,
                secret,
                max_age=_YEAR,
                httponly=True,
                samesite="lax",
                secure=self._request.url.scheme == "https",
            )
            self.player = await self._storage.add_player(secret)
        return self.player
