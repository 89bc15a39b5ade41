"""Who somebody is: a secret that the browser keeps, in a cookie that no script can read."""

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


async def player_or_new(request: Request, response: Response, storage: Storage) -> int:
    """The player, made known by a new secret if need be."""
    player = await known_player(request, storage)
    if player is not None:
        return player
    secret = secrets.token_urlsafe(_BYTES)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return await storage.add_player(secret)
