"""Stores players, tables and journals in a database. When a method returns, it is committed."""

import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import event, make_url, select, update
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from twinspan.core.setup import Setup
from twinspan.server.schema import JournalRow, PlayerRow, SeatRow, TableRow, now
from twinspan.table.journal import Entry


@dataclass
class SeatState:
    """Who has a seat. Free: neither player nor bot."""

    player: int | None = None
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    left: bool = False

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


@dataclass
class TableState:
    """A table as it is stored, without its journal."""

    id: str
    setup: Setup
    random_seating: bool
    secret: bytes
    status: str
    host: int
    board: str | None = None  # the id of one that comes with the game
    rematch: str | None = None
    created: str = ""
    changed: str = ""
    seats: list[SeatState] = field(default_factory=list)

    def seats_of(self, player: int | None) -> list[int]:
        """The seats that belong to a player."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]


class Storage:
    """The database. The caller lets one writer at a time change a table; the primary key of the
    journal (table, number) makes sure that no two processes can fork a game."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self._engine: Final = create_async_engine(url)
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        self._session: Final = async_sessionmaker(self._engine, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database up to date, making it if there is none."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    async def healthy(self) -> bool:
        async with self._session() as session:
            return (await session.scalar(select(1))) == 1

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        async with self._session() as session, session.begin():
            yield session

    # ----- players ----------------------------------------------------------------------------

    async def player(self, secret: str) -> int | None:
        """Who has this secret."""
        async with self._session() as session:
            wanted = select(PlayerRow.id).where(PlayerRow.secret_hash == hash_of(secret))
            return await session.scalar(wanted)

    async def add_player(self, secret: str) -> int:
        async with self._writing() as session:
            row = PlayerRow(secret_hash=hash_of(secret))
            session.add(row)
            await session.flush()
            return row.id

    # ----- tables -----------------------------------------------------------------------------

    async def add_table(self, table: TableState, instead_of: str | None = None) -> None:
        """A new table; with ``instead_of``, as the rematch of that one."""
        async with self._writing() as session:
            row = TableRow(
                id=table.id,
                **_setup_columns(table),
                random_seating=table.random_seating,
                secret=table.secret,
                status=table.status,
                host=table.host,
            )
            session.add(row)
            await session.flush()
            session.add_all(_seat_rows(table))
            if instead_of is not None:
                wanted = TableRow.id == instead_of
                await session.execute(update(TableRow).where(wanted).values(rematch=table.id))
            table.created = table.changed = _utc(row.created)

    async def save_table(self, table: TableState) -> None:
        """The table's own fields and its seats, after a change."""
        async with self._writing() as session:
            row = await session.get_one(TableRow, table.id)
            for name, value in _setup_columns(table).items():
                setattr(row, name, value)
            row.random_seating = table.random_seating
            row.status = table.status
            row.rematch = table.rematch
            row.changed = now()
            table.changed = _utc(row.changed)
            there = {
                seat.number: seat
                for seat in await session.scalars(select(SeatRow).where(SeatRow.table == table.id))
            }
            for wanted in _seat_rows(table):
                there.pop(wanted.number, None)
                await session.merge(wanted)
            for seat in there.values():
                await session.delete(seat)

    async def table(self, table_id: str) -> TableState | None:
        async with self._session() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            return await _read_table(session, row)

    async def game_at(self, table_id: str) -> str | None:
        """Which game a table is for."""
        async with self._session() as session:
            return await session.scalar(select(TableRow.game).where(TableRow.id == table_id))

    async def tables_of(self, player: int) -> list[TableState]:
        """The tables where a player sits and which they have not left, the latest first."""
        async with self._session() as session:
            sitting = select(SeatRow.table).where(SeatRow.player == player, SeatRow.left.is_(False))
            rows = await session.scalars(
                select(TableRow)
                .where(TableRow.id.in_(sitting))
                .order_by(TableRow.changed.desc())
                .limit(100)
            )
            return [await _read_table(session, row) for row in rows]

    # ----- journals ---------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        entry: Entry,
        player: int | None,
        command_id: str | None,
    ) -> None:
        """Write the next entry of a table's journal. When this returns it cannot be lost."""
        async with self._writing() as session:
            session.add(
                JournalRow(
                    table=table,
                    number=number,
                    **entry.data(),
                    player=player,
                    command=command_id,
                )
            )
            await session.execute(
                update(TableRow).where(TableRow.id == table).values(changed=now())
            )

    async def journal(self, table: str) -> list[Entry]:
        async with self._session() as session:
            rows = await session.scalars(
                select(JournalRow).where(JournalRow.table == table).order_by(JournalRow.number)
            )
            return [_entry(row) for row in rows]

    async def commands(self, table: str) -> dict[tuple[int, str], int]:
        """Which commands were carried out, by player and id, and as which entry."""
        async with self._session() as session:
            rows = await session.execute(
                select(JournalRow.player, JournalRow.command, JournalRow.number).where(
                    JournalRow.table == table, JournalRow.command.is_not(None)
                )
            )
            return {
                (player, name): number
                for player, name, number in rows
                if player is not None and name is not None
            }


_ENTRY_FIELDS: Final = [field.name for field in fields(Entry)]


def _entry(row: JournalRow) -> Entry:
    return Entry.from_data({name: getattr(row, name) for name in _ENTRY_FIELDS})


def _utc(time: datetime) -> str:
    """All times are in UTC, also where a database does not store the zone."""
    return time.replace(tzinfo=UTC).isoformat()


def hash_of(secret: str) -> str:
    """All that is stored of a player's secret, which is long and random itself."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _setup_columns(table: TableState) -> dict[str, Any]:
    """What is played, as a row of a table keeps it. A board is a text in JSON: its id, or its data
    if it is somebody's own."""
    setup = table.setup
    board = table.board if setup.data is None else setup.data
    return {
        "game": setup.game,
        "version": setup.version,
        "data_hash": setup.data_hash,
        "board": None if board is None else json.dumps(board),
        "options": dict(setup.options),
    }


def _seat_rows(table: TableState) -> Sequence[SeatRow]:
    return [
        SeatRow(
            table=table.id,
            number=number,
            player=seat.player,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            left=seat.left,
        )
        for number, seat in enumerate(table.seats)
    ]


async def _read_table(session: AsyncSession, row: TableRow) -> TableState:
    seats = await session.scalars(
        select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.number)
    )
    found = [SeatState(seat.player, seat.name, seat.colour, seat.bot, seat.left) for seat in seats]
    board = None if row.board is None else json.loads(row.board)
    return TableState(
        id=row.id,
        setup=Setup(
            game=row.game,
            version=row.version,
            data_hash=row.data_hash,
            data=board if isinstance(board, dict) else None,
            seats=len(found),
            options=row.options,
        ),
        board=board if isinstance(board, str) else None,
        random_seating=row.random_seating,
        secret=row.secret,
        status=row.status,
        host=row.host,
        rematch=row.rematch,
        created=_utc(row.created),
        changed=_utc(row.changed),
        seats=found,
    )


def _migrate(connection: Connection) -> None:
    with as_file(files("twinspan") / "server" / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(Path(folder)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _prepare_sqlite(connection: AsyncAdapt_aiosqlite_connection, _: ConnectionPoolEntry) -> None:
    """Readers beside the writer, and every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
