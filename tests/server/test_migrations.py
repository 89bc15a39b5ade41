"""A database of an older program is brought up to date, and its games go on."""

import random
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import twinspan.server.migrations
from tests.server.running import rows
from tests.server.tables import ada, any_decision, backend_in, match_of, play_out, run
from twinspan.core.position import Position
from twinspan.games import game_of
from twinspan.table.journal import Entry, Expectation

WITHOUT_BOARDS = "0001"
WITHOUT_REASONS = "0002"


def age(database: Path, version: str) -> None:
    """Make the database what it was in an earlier version."""
    config = Config()
    config.set_main_option("script_location", str(Path(twinspan.server.migrations.__path__[0])))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


def columns(database: Path, table: str) -> set[object]:
    return {name for (_, name, *_) in rows(database, f"PRAGMA table_info({table})")}


def test_tables_from_before_there_were_boards_go_on_in_portland(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    names: dict[str, str] = {}
    positions: dict[str, Position] = {}

    async def before() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            for game in ("london", "bridgetown"):
                table = await opened.open(host, ada(), ada("Ben"), game=game, start=True)
                for _ in range(12):
                    await opened.tables.command(table, host, any_decision(table, random.Random(1)))
                names[game], positions[game] = table.state.id, match_of(table).position.copy()

    async def after() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            assert len(await opened.tables.lines(host)) == 2
            for game, wanted in (("london", None), ("bridgetown", "portland")):
                table = await opened.tables.get(names[game])
                board = table.data_for(host).board
                assert (None if board is None else board.id) == wanted
                assert match_of(table).position == positions[game]
                await play_out(opened, table, random.Random(2))
                record = match_of(table).record()
                assert record.setup.data is None
                record.verify(game_of(record.setup))

    run(before)
    age(database, WITHOUT_BOARDS)
    assert "board" not in columns(database, "tables")
    run(after)


def test_journals_from_before_computers_gave_reasons_are_read_and_written_on(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tables.sqlite3"
    name = ""
    kept: list[Entry] = []

    async def before() -> None:
        nonlocal name
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), ada("Ben"), start=True)
            for _ in range(12):
                await opened.tables.command(table, host, any_decision(table, random.Random(1)))
            name = table.state.id
            kept.extend(await opened.storage.journal(name))

    async def after() -> None:
        async with backend_in(tmp_path) as opened:
            assert await opened.storage.journal(name) == kept
            table = await opened.tables.get(name)
            assert match_of(table).journal == 12
            action = any_decision(table, random.Random(1))
            entry = Entry(
                "decide",
                action.seat,
                action.action,
                reasons=(Expectation(action.action, 0.5, 31.2),),
            )
            async with table.lock:
                await table.carry_out(entry, match_of(table).point)
            assert await opened.storage.journal(name) == [*kept, entry]

    run(before)
    age(database, WITHOUT_REASONS)
    assert "reasons" not in columns(database, "journal")
    run(after)
