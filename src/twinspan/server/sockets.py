"""The WebSocket between a page and its table: docs/protocol.md in code."""

import asyncio
import contextlib
import logging
from typing import Final, NoReturn

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from twinspan.core.errors import TwinspanError
from twinspan.core.refusal import Refused
from twinspan.server.encoding import encode_refusal
from twinspan.server.errors import TableError
from twinspan.server.guard import MOST_FRAME, Rate
from twinspan.server.live import LiveTable, Watcher
from twinspan.server.tables import Tables
from twinspan.server.wire import (
    ClientMessage,
    Done,
    ErrorData,
    Hello,
    NotDone,
    ServerMessage,
)

log = logging.getLogger("twinspan.server")

_MOST_WAITING: Final = 200  # messages for a page that does not read
_READ: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)

TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409
FAILED: Final = 1011  # an error of the server, as the protocol of WebSockets calls it


class Connection:
    """One open socket. What is to be sent waits in a queue: nobody waits for a slow page."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        table: LiveTable,
        player: int | None,
        per_second: float,
    ) -> None:
        self._socket: Final = socket
        self._tables: Final = tables
        self._table: Final = table
        self._queue: Final[asyncio.Queue[ServerMessage]] = asyncio.Queue(_MOST_WAITING)
        self._watcher: Final = Watcher(player, self._put)
        self._rate: Final = Rate(per_second, burst=int(10 * per_second))
        self._too_slow: Final = asyncio.Event()

    async def run(self) -> None:
        """Until the page goes away, or is sent away."""
        table = self._table
        table.watchers.add(self._watcher)
        try:
            table.tell_table()  # to this page, and to the others that somebody has come
            code = await self._talk()
        finally:
            table.watchers.discard(self._watcher)
            table.tell_table()
        if code is not None:
            # Who does not read gets this only when reading on; meanwhile the page may go away.
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(code)

    async def _talk(self) -> int | None:
        """Listen and speak until one of them ends; the code to close with, None if the page has
        gone."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._listen(), self._speak(), self._wait_until_too_slow())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        try:
            return next(task.result() for task in tasks if task in done)
        except WebSocketDisconnect:
            return None
        except Exception:
            log.exception("table %s: the connection of a page has failed", self._table.state.id)
            return FAILED

    def _put(self, message: ServerMessage) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._too_slow.set()

    async def _speak(self) -> NoReturn:
        while True:
            message = await self._queue.get()
            text = message.model_dump_json()
            try:
                await self._socket.send_text(text)
            except RuntimeError as error:
                # The page is closing the connection just now; soon `_listen` would be told so.
                log.info("table %s: a page is not told: %s", self._table.state.id, error)
                raise WebSocketDisconnect(1006) from error

    async def _wait_until_too_slow(self) -> int:
        await self._too_slow.wait()
        return TOO_SLOW

    async def _listen(self) -> int:
        """What the page sends is done, one after the other, unless it sends too much."""
        while True:
            text = await self._receive()
            if not self._rate.allows("this page"):
                return TOO_FAST
            try:
                message = _READ.validate_json(text)
            except ValidationError as error:
                self._put(NotDone(id=None, error=_fault(error)))
                continue
            if isinstance(message, Hello):
                self._watcher.journal = message.journal
                self._watcher.moments = message.moments
                self._table.tell_present(self._watcher)
            else:
                await self._carry_out(message)

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:  # bytes
            return ""
        return text if len(text) <= MOST_FRAME else ""

    async def _carry_out(self, command: ClientMessage) -> None:
        assert not isinstance(command, Hello)
        answer: ServerMessage
        try:
            number = await self._tables.command(self._table, self._watcher.player, command)
            answer = Done(id=command.id, journal=number + 1)
        except Refused as refused:
            answer = NotDone(id=command.id, refusal=encode_refusal(refused.refusal))
        except TwinspanError as error:
            fault = ErrorData(error=error.code, facts=error.facts)
            answer = NotDone(id=command.id, error=fault)
        self._put(answer)
        if isinstance(answer, NotDone):
            self._table.tell_present(self._watcher)


def _fault(error: ValidationError) -> ErrorData:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"]) or "message"
    return ErrorData(error="bad-request", facts={"place": place, "reason": first["msg"]})


async def serve(
    socket: WebSocket, tables: Tables, table_id: str, player: int | None, per_second: float
) -> None:
    """Answer a page that wants to follow a table, and to send so many messages a second."""
    await socket.accept()
    try:
        table = await tables.get(table_id)
    except TableError as error:
        await socket.close(OTHER_RULES if error.code == "made-by-other-rules" else NO_TABLE)
        return
    await Connection(socket, tables, table, player, per_second).run()
