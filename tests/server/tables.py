"""Tables without a network: their rules in this process, on a real database file."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.london.play import choose
from tests.server.running import PLENTY
from twinspan.core.errors import TwinspanError
from twinspan.server import tables
from twinspan.server.boards import Boards
from twinspan.server.computers import offered_computers
from twinspan.server.guard import Rate
from twinspan.server.identity import Guest
from twinspan.server.live import LiveTable, Watcher
from twinspan.server.storage import Storage
from twinspan.server.tables import Tables
from twinspan.server.wire import (
    Computer,
    Confirm,
    Decide,
    NewTable,
    Person,
    Resign,
    ServerMessage,
    Undo,
)
from twinspan.table.match import Match

_IDS = itertools.count()


class Known(Guest):
    """Somebody whose secret is known already."""

    def __init__(self, player: int) -> None:
        self.player = player

    @property
    def address(self) -> str:
        return "local"


class Backend:
    """The server without its network: all tables of a database, and the people who come."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self.storage = storage
        self.tables = tables

    async def player(self, secret: str) -> int:
        """Somebody with this secret; the same person every time."""
        known = await self.storage.player(secret)
        return known if known is not None else await self.storage.add_player(secret)

    async def open(
        self,
        host: int,
        *sitting: Person | Computer | None,
        rules: int | None = None,
        **more: Any,
    ) -> LiveTable:
        """A new table; with ``rules``, as a program opened it that knew no newer ones."""
        wanted = {"game": "london", "seats": len(sitting), "random_seating": False, **more}
        with pytest.MonkeyPatch.context() as program:
            if rules is not None:
                program.setattr(tables, "versions", lambda _: (rules,))
            return await self.tables.open(Known(host), NewTable(sitting=list(sitting), **wanted))


@asynccontextmanager
async def backend_in(
    folder: Path, storage: type[Storage] = Storage, others: Sequence[str] = ()
) -> AsyncIterator[Backend]:
    """Opens the database in this folder; the same one again when it is opened again. These other
    bots are offered besides ours."""
    async with AsyncExitStack() as opened:
        kept = storage(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
        opened.push_async_callback(kept.close)
        await kept.open()
        boards = Boards(Rate(PLENTY, burst=int(PLENTY)))
        opened.callback(boards.close)
        tables = Tables(kept, boards, offered_computers(others), pace=0)
        opened.push_async_callback(tables.close)
        yield Backend(kept, tables)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario to its end, which must come within a minute."""

    async def timed() -> None:
        async with asyncio.timeout(60):
            await scenario()

    asyncio.run(timed())


def ada(name: str = "Ada", colour: str = "teal") -> Person:
    return Person.model_validate({"name": name, "colour": colour})


BOT = Computer(bot="random")


def match_of(table: LiveTable) -> Match:
    assert table.match is not None
    return table.match


def watch(table: LiveTable, player: int | None) -> list[ServerMessage]:
    """An open page of a player: everything it is sent, as it comes."""
    heard: list[ServerMessage] = []
    table.watchers.add(Watcher(player, heard.append))
    return heard


def new_id() -> str:
    return f"command-{next(_IDS)}"


def decide(table: LiveTable, seat: int, action: int, hold: bool = False) -> Decide:
    point = match_of(table).point
    return Decide(type="decide", id=new_id(), point=point, seat=seat, action=action, hold=hold)


def confirm(table: LiveTable, seat: int) -> Confirm:
    return Confirm(type="confirm", id=new_id(), point=match_of(table).point, seat=seat)


def undo(table: LiveTable, seat: int, to: int) -> Undo:
    return Undo(type="undo", id=new_id(), point=match_of(table).point, seat=seat, to=to)


def resign(seat: int) -> Resign:
    return Resign(type="resign", id=new_id(), seat=seat)


def any_decision(table: LiveTable, rng: random.Random) -> Decide:
    position = match_of(table).position
    seat = rng.choice(position.to_act())
    return decide(table, seat, choose(rng, position, seat).id)


async def play_out(backend: Backend, table: LiveTable, rng: random.Random) -> None:
    """The people of a table without computers play to the end."""
    while not match_of(table).over:
        command = any_decision(table, rng)
        await backend.tables.command(table, table.state.seats[command.seat].player, command)


Scenario = Callable[[Backend], Awaitable[None]]
WithBackend = Callable[[Scenario], None]


async def refused(doing: Awaitable[object]) -> str:
    """Why something cannot be done."""
    with pytest.raises(TwinspanError) as caught:
        await doing
    return caught.value.code


def names(table: LiveTable) -> list[str | None]:
    return [seat.name for seat in table.state.seats]


async def saved(backend: Backend, table: LiveTable) -> bool:
    """Whether the database knows the table just as it is in memory."""
    kept = await backend.storage.table(table.state.id)
    return kept is not None and replace(kept, changed="") == replace(table.state, changed="")


def legal(table: LiveTable, seat: int) -> int:
    return match_of(table).position.legal(seat)[0].id


async def finished(backend: Backend) -> tuple[LiveTable, int, int]:
    host, guest = await backend.player("host"), await backend.player("guest")
    table = await backend.open(host, ada(), None, random_seating=True, options={"gate": "L8.7"})
    await backend.tables.sit(Known(guest), table.state.id, 1, ada("Ben", "rose"))
    await backend.tables.start(host, table.state.id)
    await play_out(backend, table, random.Random(2))
    return table, host, guest
