"""What is kept: a restart loses nothing, the journal only grows, commands count once."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import content, rows
from tests.server.tables import (
    BOT,
    Backend,
    Known,
    WithBackend,
    ada,
    any_decision,
    backend_in,
    confirm,
    decide,
    finished,
    legal,
    match_of,
    resign,
    run,
    undo,
)
from twinspan.server.live import LiveTable
from twinspan.server.storage import Storage
from twinspan.server.wire import (
    Command,
    Decide,
)
from twinspan.table.journal import Entry

# ----- a restart ----------------------------------------------------------------------------------


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, tuple[str, list[object], object]] = {}

    def seen(table: LiveTable) -> tuple[str, list[object], object]:
        match = table.match
        return (
            table.data_for(1).model_dump_json(),
            [replace(table.state, changed=""), table.commands],
            None if match is None else (match.position, match.touched, match.held is None),
        )

    async def before() -> None:
        async with backend_in(tmp_path) as opened:
            over, host, _ = await finished(opened)
            await opened.tables.rematch(host, over.state.id)
            await opened.open(host, ada(), BOT, None, options={"from_memory": True})
            table = await opened.open(host, ada(), ada("Ben"), start=True)
            rng = random.Random(3)
            for _ in range(9):
                await opened.tables.command(table, host, any_decision(table, rng))
            match = match_of(table)
            while match.held is None:
                seat = match.asked()[0]
                await opened.tables.command(
                    table, host, decide(table, seat, legal(table, seat), hold=True)
                )
            await opened.tables.command(table, host, resign(1 - match.held.seat))
            for line in await opened.tables.lines(host):
                kept[line.id] = seen(await opened.tables.get(line.id))

    async def after() -> None:
        async with backend_in(tmp_path) as opened:
            assert len(kept) == 4
            for name, was in kept.items():
                assert seen(await opened.tables.get(name)) == was

    run(before)
    run(after)


def test_the_same_command_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    name = ""
    command = Decide(type="decide", id="one-command", point=0, seat=0, action=0, hold=True)

    async def before() -> None:
        nonlocal name, command
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), ada("Ben"), start=True)
            name = table.state.id
            command = command.model_copy(update={"action": legal(table, 0)})
            first = await opened.tables.command(table, host, command)
            assert await opened.tables.command(table, host, command) == first == 0
            assert match_of(table).journal == 1

    async def after() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.tables.get(name)
            before = content(tmp_path / "tables.sqlite3")
            assert await opened.tables.command(table, host, command) == 0
            assert match_of(table).journal == 1
            assert content(tmp_path / "tables.sqlite3") == before

    run(before)
    run(after)


def test_another_players_command_of_the_same_id_is_another_command(
    with_backend: WithBackend,
) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        await backend.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await backend.tables.start(host, table.state.id)
        for seat, player in enumerate((host, guest)):
            command = decide(table, seat, legal(table, seat)).model_copy(update={"id": "same-id-1"})
            assert await backend.tables.command(table, player, command) == seat

    with_backend(scenario)


# ----- the journal --------------------------------------------------------------------------------


def test_the_journal_only_ever_grows(with_backend: WithBackend, tmp_path: Path) -> None:
    """Undo and resigning are entries as well: no row is ever changed or removed."""

    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), ada("Ben"), ada("Cy"), start=True)
        rng, match = random.Random(4), match_of(table)
        written: list[tuple[object, ...]] = []
        command: Command
        for _ in range(60):
            if match.held is not None:
                seat = match.held.seat
                back = undo(table, seat, match.point - 1)
                command = back if rng.random() < 0.5 else confirm(table, seat)
            elif match.journal < 40:
                seat = rng.choice(match.asked())
                action = rng.choice(match.position.legal(seat))
                command = decide(table, seat, action.id, hold=True)
            else:
                command = resign(2)
            await backend.tables.command(table, host, command)
            query = "SELECT * FROM journal ORDER BY number"
            now = rows(tmp_path / "tables.sqlite3", query)
            assert now[:-1] == written
            assert len(now) == match.journal
            written = now
            if command.type == "resign":
                break
        kinds = {row[2] for row in written}
        assert kinds == {"decide", "confirm", "undo", "resign"}

    with_backend(scenario)


def test_no_two_entries_have_the_same_number(with_backend: WithBackend) -> None:
    """Two servers on one database cannot fork a game."""

    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), ada("Ben"), start=True)
        entry = Entry("decide", 0, legal(table, 0))
        await backend.storage.append(table.state.id, 0, entry, host, None)
        with pytest.raises(Exception, match="UNIQUE"):
            await backend.storage.append(table.state.id, 0, entry, host, None)
        assert await backend.storage.journal(table.state.id) == [entry]

    with_backend(scenario)


class SlowStorage(Storage):
    """Writes as usual, and takes its time before it says so."""

    async def append(self, *arguments: Any) -> None:
        await super().append(*arguments)
        await asyncio.sleep(0.05)


def test_a_page_that_goes_away_while_its_command_is_written_does_not_break_the_game(
    tmp_path: Path,
) -> None:
    """What is in the journal is also in the match, whoever is still there to hear of it."""

    async def scenario() -> None:
        async with backend_in(tmp_path, SlowStorage) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), ada("Ben"), start=True)
            command = decide(table, 0, legal(table, 0))
            going = asyncio.create_task(opened.tables.command(table, host, command))
            while not await opened.storage.journal(table.state.id):
                await asyncio.sleep(0.001)
            going.cancel()  # as the socket does when its page is gone
            await asyncio.gather(going, return_exceptions=True)
            await asyncio.sleep(0.1)
            assert match_of(table).journal == len(await opened.storage.journal(table.state.id))
            await opened.tables.command(table, host, decide(table, 1, legal(table, 1)))

    run(scenario)
