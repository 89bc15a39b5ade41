"""Tables laid straight into a server's database, as if they had been played there."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from tests.page.table import Server
from twinspan.core.game import Game
from twinspan.core.setup import Setup
from twinspan.games import boards, game
from twinspan.server.schema import JournalRow
from twinspan.server.storage import SeatState, Storage, TableState
from twinspan.table.journal import Entry, Expectation
from twinspan.table.match import Match


@dataclass
class Laid:
    """A table to be laid."""

    name: str
    secret: bytes
    seats: list[SeatState]
    options: Mapping[str, object]
    status: str = "playing"
    entries: list[Entry] = field(default_factory=list)
    game: Game = field(default_factory=lambda: game("london"))

    @property
    def setup(self) -> Setup:
        return self.game.setup(len(self.seats), self.options)

    def match(self) -> Match:
        """The game as it stands."""
        match = self.new_match()
        for entry in self.entries:
            match.apply(entry)
        return match

    def new_match(self) -> Match:
        """The game before anybody has decided anything."""
        return Match(self.game, self.setup, self.secret)


def reasoned(table: Laid) -> Laid:
    """As if its computers had weighed their decisions: the chosen action and two others."""
    match, entries = table.new_match(), list[Entry]()
    for entry in table.entries:
        legal = match.position.legal(entry.seat)
        if entry.kind == "decide" and table.seats[entry.seat].bot and len(legal) > 1:
            others = [action.id for action in legal if action.id != entry.action][:2]
            share = 0.2 + 0.6 * len(entries) / len(table.entries)
            entry = replace(
                entry,
                reasons=tuple(
                    Expectation(action, share - place / 20, best_score(table.game.id) - place)
                    for place, action in enumerate((entry.action, *others))
                ),
            )
        entries.append(entry)
        match.apply(entry)
    return replace(table, entries=entries)


def best_score(game: str) -> float:
    """What somebody may well hope for."""
    return {"london": 38.2, "bridgetown": 6.4}[game]


def secret_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def id_of(table: str) -> str:
    """A laid table's id, by its name: the page takes ten letters."""
    return table.replace("-", "").ljust(10, "2")


def lay(server: Server, tables: Callable[..., Iterable[Laid]], *secrets: str) -> list[Laid]:
    """Put tables into a server's database, for newcomers with these secrets; the first is the host.

    The tables are made as soon as the numbers of the players are known.
    """
    return _aside(_lay(f"sqlite+aiosqlite:///{server.database}", tables, secrets))


async def _lay(
    url: str, tables: Callable[..., Iterable[Laid]], secrets: tuple[str, ...]
) -> list[Laid]:
    storage = Storage(url)
    players = [await storage.add_player(secret) for secret in secrets]
    laid = list(tables(*players))
    for table in laid:
        await storage.add_table(_state(table, players[0]))
    await storage.close()
    await _write_journals(url, laid)
    return laid


def _state(table: Laid, host: int) -> TableState:
    return TableState(
        id=id_of(table.name),
        setup=table.setup,
        board=table.game.data_name if boards(table.game.id) else None,
        random_seating=True,
        secret=table.secret,
        status=table.status,
        host=host,
        seats=table.seats,
    )


async def _write_journals(url: str, laid: list[Laid]) -> None:
    """All at once: entry by entry, each safe on the disk, it would take longer than to play."""
    engine = create_async_engine(url)
    async with AsyncSession(engine) as session, session.begin():
        session.add_all(
            _row(table, number) for table in laid for number in range(len(table.entries))
        )
    await engine.dispose()


def _row(table: Laid, number: int) -> JournalRow:
    return JournalRow(table=id_of(table.name), number=number, **table.entries[number].data())


def _aside(work: Coroutine[Any, Any, list[Laid]]) -> list[Laid]:
    """In a thread of its own: where Playwright runs, a loop runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
