"""Tables from before an upgrade of the server are there after it, and go on by their own rules.

The database was written by the released program before there was a version 2 of any rules:
``kept/README.md`` tells what is in it.
"""

import contextlib
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.pages import Guest, Page, ask, person, play_on
from tests.server.running import Server, rows
from twinspan.core.record import Record
from twinspan.games import game, game_ids, game_of, versions
from twinspan.server.sockets import OTHER_RULES

KEPT: Final = Path(__file__).parent / "kept"
WRITTEN: Final[dict[str, Any]] = json.loads((KEPT / "version-1.json").read_text())
COOKIE: Final[str] = WRITTEN["cookie"]
TABLES: Final[dict[str, dict[str, Any]]] = WRITTEN["tables"]
ID: Final[dict[str, str]] = {name: table["id"] for name, table in TABLES.items()}
STARTED: Final = [name for name, table in TABLES.items() if "journal" in table]
RUNNING: Final = [name for name, table in TABLES.items() if table["status"] == "playing"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy, since the server brings up to date what it opens."""
    return Path(shutil.copy(KEPT / "version-1.sqlite3", tmp_path / "tables.sqlite3"))


@contextlib.contextmanager
def upgraded(database: Path) -> Iterator[tuple[Server, Guest]]:
    """The server on this database, and the player whose tables they are."""
    with Server(database) as server, Guest(server, COOKIE) as host:
        yield server, host


def journal(database: Path, name: str) -> list[tuple[object, ...]]:
    """What is written of a table, by its name or its id."""
    query = (
        'SELECT number, kind, seat, action, hold, "to", player, written, reasons, command '
        'FROM journal WHERE "table" = ? ORDER BY number'
    )
    return rows(database, query, ID.get(name, name))


def version_kept(database: Path, table: str) -> object:
    ((version,),) = rows(database, "SELECT version FROM tables WHERE id = ?", table)
    return version


def look_at(host: Guest, table: str) -> tuple[object, ...]:
    """What a page shows that has just come."""
    with host.page(table) as page:
        page.next("update")
        return page.table, page.update, page.moments


def verified_record(host: Guest, table: str) -> Record:
    record = Record.from_json(host.ask("GET", f"/api/tables/{table}/record").text)
    record.verify(game_of(record.setup))
    return record


# ----- found as they were left --------------------------------------------------------------------


def test_the_tables_were_begun_by_the_first_rules_and_there_are_newer_ones(database: Path) -> None:
    assert {version for (version,) in rows(database, "SELECT version FROM tables")} == {1}
    assert min(versions("london")[-1], versions("bridgetown")[-1]) > 1


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """The player at a server where all look and nobody changes these tables."""
    folder = tmp_path_factory.mktemp("upgraded")
    copy = Path(shutil.copy(KEPT / "version-1.sqlite3", folder / "tables.sqlite3"))
    with upgraded(copy) as (_, host):
        yield host


def test_my_games_lists_all_tables(opened: Guest) -> None:
    lines = {line["id"]: line for line in opened.json("GET", "/api/tables")}
    assert lines.keys() == set(ID.values())
    for name, table in TABLES.items():
        line = lines[ID[name]]
        assert line["status"] == table["status"]
        assert line["my_turn"] == (name in RUNNING)
        assert line["score"] == (max(table["scores"]) if table.get("scores") else None)


@pytest.mark.parametrize("name", STARTED)
def test_a_game_is_where_it_was(opened: Guest, name: str) -> None:
    wanted = TABLES[name]
    with opened.page(ID[name]) as page:
        page.next("update")
        assert page.table["status"] == wanted["status"]
        assert page.update["journal"] == wanted["journal"]
        assert page.update["point"] == wanted["point"]
        assert page.update["asked"] == wanted["asked"]
        outcome = page.update["outcome"]
        assert (None if outcome is None else outcome["scores"]) == wanted["scores"]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_tells_the_game_by_the_rules_it_began_by(opened: Guest, name: str) -> None:
    told = opened.json("GET", f"/api/tables/{ID[name]}/game")
    first = game(told["id"], rules=1)
    assert (told["version"], told["newest"]) == (1, False)
    if name != "bridgetown_own":
        assert told["data_hash"] == first.data_hash
        assert [one["notation"] for one in told["actions"]] == [str(one) for one in first.actions]


@pytest.mark.parametrize("name", game_ids())
def test_a_game_that_a_new_table_would_play_has_the_newest_rules(opened: Guest, name: str) -> None:
    told = opened.json("GET", f"/api/games/{name}")
    assert (told["version"], told["newest"]) == (versions(name)[-1], True)


def test_the_reasons_of_computers_are_still_told(opened: Guest) -> None:
    assert opened.json("GET", f"/api/tables/{ID['london_over']}/reasons")


def test_the_record_of_a_game_that_was_over_says_so(opened: Guest) -> None:
    record = verified_record(opened, ID["london_over"])
    assert record.setup.version == 1
    assert record.outcome is not None
    assert record.outcome["scores"] == TABLES["london_over"]["scores"]


# ----- played on ----------------------------------------------------------------------------------


def test_games_are_played_to_their_end_by_the_rules_they_began_by(database: Path) -> None:
    """By persons at random and by computers; whoever then plays again does so by the newest rules.

    The journals go on where they were, and all is still there after another restart.
    """
    before = {name: journal(database, name) for name in RUNNING}
    seen, records = {}, {}
    with upgraded(database) as (_, host):
        for name in RUNNING:
            with host.page(ID[name]) as page:
                play_on([page], random.Random(1))
            seen[name] = look_at(host, ID[name])
            records[name] = verified_record(host, ID[name])
    after = {name: journal(database, name) for name in RUNNING}
    for name, record in records.items():
        assert record.setup.version == 1
        assert (record.setup.data is not None) == (name == "bridgetown_own")
        new = after[name][len(before[name]) :]
        assert after[name] == [*before[name], *new]
        assert {seat for _, _, seat, *_ in new} == {*range(record.setup.seats)}
    with upgraded(database) as (_, host):
        for name, record in records.items():
            assert look_at(host, ID[name]) == seen[name]
            assert verified_record(host, ID[name]) == record
            assert journal(database, name) == after[name]
        lines = {line["id"]: line["status"] for line in host.json("GET", "/api/tables")}
        assert lines == {ID[name]: "open" if name == "london_open" else "over" for name in TABLES}
        for name in (*RUNNING, "london_over"):
            old = host.json("GET", f"/api/tables/{ID[name]}")
            again = host.json("POST", f"/api/tables/{ID[name]}/rematch")
            newest = versions(old["game"])[-1]
            assert host.json("GET", f"/api/tables/{again['id']}/game")["version"] == newest
            assert (again["board"], again["options"]) == (old["board"], old["options"])
            assert version_kept(database, again["id"]) == newest
            assert version_kept(database, ID[name]) == 1


def test_a_table_that_was_open_is_started_and_played_after_the_upgrade(database: Path) -> None:
    """The server is killed meanwhile: what was acknowledged is there."""
    table, rng = ID["london_open"], random.Random(2)
    acknowledged: dict[object, int] = {}
    with upgraded(database) as (server, host):
        host.json("PUT", f"/api/tables/{table}/seats/1", json={"bot": "apprentice"})
        host.json("POST", f"/api/tables/{table}/start")
        with host.page(table) as page:
            page.next("update")
            while len(acknowledged) < 20:
                page.catch_up()
                if page.asked():
                    done = page.act(rng)
                    assert done["type"] == "done"
                    acknowledged[done["id"]] = done["journal"] - 1
                else:
                    page.read()
            server.kill()
    written = {command: number for number, *_, command in journal(database, table)}
    assert acknowledged.items() <= written.items()
    with upgraded(database) as (_, host):
        with host.page(table) as page:
            page.next("update")
            for name, number in acknowledged.items():  # sent again, as pages do
                answer = page.command("decide", 0, action=0, id=name)
                assert (answer["type"], answer["journal"]) == ("done", number + 1)
            play_on([page], rng)
        assert verified_record(host, table).setup.version == 1


def test_a_new_table_is_played_by_the_newest_rules(opened: Guest) -> None:
    with Guest(opened.server) as guest:
        for name in ("london", "bridgetown"):
            table = guest.open(person(), person("Ben"), game=name, start=True)
            assert version_kept(opened.server.database, table) == versions(name)[-1]
            assert guest.json("GET", f"/api/tables/{table}/game")["version"] == versions(name)[-1]


# ----- what this program does not know ------------------------------------------------------------

UNKNOWN: Final[dict[str, tuple[str, object]]] = {
    "london": ("version", 99),
    "london_open": ("version", 99),
    "london_over": ("data_hash", "0" * 64),
    "bridgetown_own": ("game", "paris"),
}


def test_a_table_by_unknown_rules_says_so_and_stops_nobody_else(database: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for name, (column, value) in UNKNOWN.items():
            update = f"UPDATE tables SET {column} = ? WHERE id = ?"
            connection.execute(update, (value, ID[name]))
    with upgraded(database) as (server, host):
        for name in UNKNOWN:
            for path in ("", "/game", "/record"):
                answer = ask(server, "GET", f"/api/tables/{ID[name]}{path}")
                assert answer.status_code == 409
                assert answer.json() == {"error": "made-by-other-rules", "facts": {}}
            with (
                Page(server, ID[name], COOKIE, hello=False) as page,
                pytest.raises(ConnectionClosed) as caught,
            ):
                page.read()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == OTHER_RULES
        assert [line["id"] for line in host.json("GET", "/api/tables")] == [ID["bridgetown"]]
        with host.page(ID["bridgetown"]) as page:
            page.next("update")
            play_on([page], random.Random(3), 5)
            assert page.update["journal"] > TABLES["bridgetown"]["journal"]
        new = host.open(person(), None)
        assert {line["id"] for line in host.json("GET", "/api/tables")} == {ID["bridgetown"], new}
