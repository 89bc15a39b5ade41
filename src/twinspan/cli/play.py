"""``twinspan play`` and ``twinspan serve``: the table, for oneself or for others."""

import asyncio
import contextlib
import errno
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from twinspan.cli.common import find_bots_here, messages, out, unwritable
from twinspan.core.errors import Facts, UsageError

PORT: Final = 8137
PACE: Final = 0.9
_TRIES: Final = 20  # ports after the usual one, if that is taken

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="Where games are kept: a file, or an address such as sqlite+aiosqlite:///FILE. "
        "By default a file in the user's data directory.",
    ),
]
Pace = Annotated[
    float, typer.Option(min=0, max=60, help="Seconds a computer takes for a decision at least.")
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="Offer this computer besides ours: mymodule:MyBot, or one that an installed package "
        "brings; may be repeated.",
        metavar="NAME",
    ),
]


def play(
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help=f"The port; by default {PORT} or the next.")
    ] = None,
    database: Database = None,
    pace: Pace = PACE,
    bot: Bots = None,
) -> None:
    """Open the table: start the server on this machine and show the page."""
    asyncio.run(_serve("127.0.0.1", port, database, pace, bot or [], browser))


def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = PORT,
    database: Database = None,
    pace: Pace = PACE,
    bot: Bots = None,
) -> None:
    """Serve tables to others, who open the page in their browsers."""
    asyncio.run(_serve(host, port, database, pace, bot or [], browser=False))


async def _serve(
    host: str,
    port: int | None,
    database: str | None,
    pace: float,
    bots: Sequence[str],
    browser: bool,
) -> None:
    # The other commands start faster without the server's libraries.
    import uvicorn

    from twinspan.server.app import PAGE, Settings, create_app
    from twinspan.server.guard import MOST_FRAME

    if not (PAGE / "index.html").is_file():
        raise UsageError("page-not-built")
    find_bots_here()
    kept_in = _url_of(database) if database else _own_database()
    app = create_app(Settings(database=kept_in, pace=pace, bots=tuple(bots)))
    await _make_ready(kept_in)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    logging.basicConfig(level=logging.WARNING)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=MOST_FRAME,
            timeout_graceful_shutdown=3,
        )
    )
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        out.print(messages().text("cli-serving", {"address": address}), soft_wrap=True)
        if browser:
            await asyncio.to_thread(_open_browser, address)
    await running


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the wanted port; if none is wanted, on the first free one from the usual on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.getaddrinfo(host, None, family)
    except (socket.gaierror, UnicodeError):
        raise UsageError("no-such-address", {"host": host}) from None
    for number in [port] if port is not None else range(PORT, PORT + _TRIES):
        try:
            return socket.create_server((host, number), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _cannot_listen(host, number, error) from None
    raise UsageError("port-taken", {"host": host, "port": str(port or PORT)})


def _cannot_listen(host: str, port: int, error: OSError) -> UsageError:
    place: Facts = {"host": host, "port": str(port)}
    if error.errno == errno.EADDRNOTAVAIL:
        return UsageError("no-such-address", {"host": host})
    if isinstance(error, PermissionError):
        return UsageError("port-forbidden", place)
    reason = os.strerror(error.errno) if error.errno else str(error)
    return UsageError("cannot-listen", {**place, "reason": reason})


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _own_database() -> str:
    """A file in the user's data directory, which is made if need be."""
    from platformdirs import user_data_path

    folder = user_data_path("twinspan", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    return _url_of(str(folder / "tables.sqlite3"))


def _url_of(database: str) -> str:
    """A file is named by its path, any other database by its address."""
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


async def _make_ready(database: str) -> None:
    """Bring a database up to date, and complain about one that cannot be used."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from twinspan.server.storage import Storage

    before = set(threading.enumerate())
    try:
        storage = Storage(database)
        try:
            await storage.open()
        finally:
            await storage.close()
    except (SQLAlchemyError, CommandError, ImportError, OSError) as error:
        # The database's threads still send a last message to this loop, which must exist by then.
        for thread in set(threading.enumerate()) - before:
            await asyncio.to_thread(thread.join, 1)
        # The whole error would tell the address too, which may hold a password.
        reason = str(getattr(error, "orig", error)).splitlines()[0].rstrip(".")
        raise UsageError("unusable-database", {"reason": reason}) from None


def _open_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
