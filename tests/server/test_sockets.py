"""A connection that ends in other ways than by a page that goes away."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from tests.server.tables import BOT, ada, backend_in, run
from twinspan.server.live import LiveTable
from twinspan.server.sockets import FAILED, Connection
from twinspan.server.tables import Tables
from twinspan.server.wire import Resign

COMMAND = Resign(type="resign", id="command-1", seat=0).model_dump_json()


class Socket:
    """Gives what a page sends, and notes what it is sent."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[str] = []
        self.codes: list[int] = []
        self.closing = False

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        if self.closing:
            raise RuntimeError("after sending 'websocket.close'")
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.codes.append(code)

    def page_sends(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})


def connected(
    folder: Path, scenario: Callable[[Socket, LiveTable, asyncio.Task[None]], Any]
) -> set[asyncio.Task[Any]]:
    """Runs a scenario of one page at a table; the tasks that are left after it."""
    left: set[asyncio.Task[Any]] = set()

    async def whole() -> None:
        async with backend_in(folder) as opened:
            table = await opened.open(await opened.player("host"), ada(), BOT)
            socket = Socket()
            connection = Connection(cast(WebSocket, socket), opened.tables, table, 1, 100.0)
            before = asyncio.all_tasks()
            running = asyncio.create_task(connection.run())
            async with asyncio.timeout(10):
                while not socket.sent:
                    await asyncio.sleep(0.001)
                await scenario(socket, table, running)
            assert not table.watchers
            left.update(asyncio.all_tasks() - before)

    run(whole)
    return left


def test_an_error_of_the_server_is_logged_and_the_page_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> int:
        raise RuntimeError("the server has a fault")

    async def scenario(socket: Socket, table: LiveTable, running: asyncio.Task[None]) -> None:
        socket.page_sends(COMMAND)
        await running
        assert socket.codes == [FAILED]
        (noted,) = caplog.records
        assert (noted.levelname, table.state.id in noted.getMessage()) == ("ERROR", True)
        assert "the server has a fault" in caplog.text

    monkeypatch.setattr(Tables, "command", broken)
    assert not connected(tmp_path, scenario)


def test_what_is_sent_to_a_page_that_is_just_going_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(socket: Socket, table: LiveTable, running: asyncio.Task[None]) -> None:
        socket.closing = True
        table.tell_table()
        await running
        assert socket.codes == []
        assert {noted.levelname for noted in caplog.records} == {"INFO"}

    caplog.set_level(logging.INFO, "twinspan.server")
    assert not connected(tmp_path, scenario)


def test_a_connection_that_is_cancelled_leaves_nothing_running(tmp_path: Path) -> None:
    async def scenario(_: Socket, __: LiveTable, running: asyncio.Task[None]) -> None:
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running

    assert not connected(tmp_path, scenario)
