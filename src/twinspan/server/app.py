"""The application: its routes, its lifespan, and how errors are answered."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import twinspan
from twinspan.core.errors import Facts, TwinspanError
from twinspan.server.boards import Boards
from twinspan.server.computers import offered_computers
from twinspan.server.errors import TableError
from twinspan.server.guard import Guard, Rate
from twinspan.server.http import router
from twinspan.server.pagefiles import PageFiles
from twinspan.server.storage import Storage
from twinspan.server.tables import Tables
from twinspan.server.wire import ClientMessage, ServerMessage

PAGE: Final = Path(str(files("twinspan") / "server" / "page"))


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    pace: float  # seconds that a computer takes for a decision at least
    requests: float = 50  # a second from one address, in the long run
    messages: float = 20  # a second over one socket, in the long run
    page: Path = PAGE
    bots: tuple[str, ...] = ()  # computers that can take a seat besides ours


def create_app(settings: Settings) -> FastAPI:
    """The application; an error if it is to offer a bot that cannot play."""
    computers = offered_computers(settings.bots)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:  # closes what was opened, whatever fails
            storage = Storage(settings.database)
            opened.push_async_callback(storage.close)
            await storage.open()
            # To check a board and to draw it costs more than other requests.
            rate = Rate(settings.requests / 100, burst=max(1, int(settings.requests * 0.4)))
            boards = Boards(rate)
            opened.callback(boards.close)
            tables = Tables(storage, boards, computers, settings.pace)
            opened.push_async_callback(tables.close)
            app.state.settings = settings
            app.state.storage = storage
            app.state.boards = boards
            app.state.tables = tables
            yield

    app = FastAPI(
        title="Twinspan",
        version=twinspan.__version__,
        summary="Tables for bridge-themed board games",
        description=_DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.add_exception_handler(TwinspanError, _answer_error)
    app.add_exception_handler(RequestValidationError, _answer_invalid_request)
    app.add_exception_handler(HTTPException, _answer_status)
    app.mount("/", PageFiles(settings.page))
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.add_middleware(
        Guard,
        requests=Rate(settings.requests, burst=int(settings.requests * 8)),
        writes=Rate(settings.requests / 5, burst=int(settings.requests * 2)),
    )
    return app


_DESCRIPTION: Final = """\
Open a table, sit down, start: then everything goes over the WebSocket
`/api/tables/{table}/live`, which docs/protocol.md describes; its messages are the schemas
`ClientMessage` and `ServerMessage` below. A player is a secret in a cookie, given with the first
table or seat. Errors carry a name and facts, and the page tells them in the reader's language.
"""


async def _answer_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, TwinspanError)
    status = error.status if isinstance(error, TableError) else 422
    return _json_error(status, error.code, error.facts)


async def _answer_invalid_request(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _json_error(422, "bad-request", {"place": place, "reason": str(first["msg"])})


async def _answer_status(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-such-page", 405: "no-such-method"}.get(error.status_code, "bad-request")
    facts: Facts = (
        {"place": "request", "reason": str(error.detail)} if code == "bad-request" else {}
    )
    answer = _json_error(error.status_code, code, facts)
    answer.headers.update(error.headers or {})
    return answer


def _json_error(status: int, code: str, facts: Facts) -> Response:
    # json.dumps escapes: the facts may repeat a lone surrogate that was sent.
    content = json.dumps({"error": code, "facts": facts})
    return Response(content, status, media_type="application/json")


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The requests, and the messages of the WebSocket, which OpenAPI has no place for."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            summary=app.summary,
            description=app.description,
            routes=app.routes,
        )
        schemas = schema["components"]["schemas"]
        for name, adapter in (
            ("ClientMessage", TypeAdapter[Any](ClientMessage)),
            ("ServerMessage", TypeAdapter[Any](ServerMessage)),
        ):
            described = adapter.json_schema(ref_template="#/components/schemas/{model}")
            schemas.update(described.pop("$defs"))
            schemas[name] = described
        # The usual shape of a fault is ours, not the framework's.
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        app.openapi_schema = schema
    return app.openapi_schema
