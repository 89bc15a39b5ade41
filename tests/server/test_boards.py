"""A table may be played on a board of its own: chosen by the host, kept, and played on by all."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.boards import own_city
from tests.server.pages import BOT, Guest, Page, ask, person
from tests.server.running import Server
from tests.server.tables import (
    Backend,
    WithBackend,
    ada,
    any_decision,
    backend_in,
    match_of,
    play_out,
    refused,
    run,
    saved,
    watch,
)
from twinspan.bots import RandomBot
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.games import boards, game, game_ids, game_of, game_on, versions
from twinspan.games.bridgetown.city import SHIPPED
from twinspan.server import thinking
from twinspan.server.live import LiveTable
from twinspan.server.wire import TableChange, TableMessage

PORTLAND = ("portland", "Portland")
TWINFORD = ("twinford", "Twinford")
OWN = (None, "Fast Twinford")
Shown = tuple[str | None, str]


def shown_at(table: LiveTable) -> Shown:
    """What a table says it is played on."""
    board = table.data_for(None).board
    assert board is not None
    return board.id, board.title


# ----- the games and their boards -----------------------------------------------------------------


def test_the_list_of_games_is_light_and_names_their_boards(server: Server) -> None:
    answer = ask(server, "GET", "/api/games")
    lines = {line["id"]: line for line in answer.json()}
    assert list(lines) == list(game_ids())
    assert lines["london"]["boards"] == []
    told = [(board["id"], board["title"]) for board in lines["bridgetown"]["boards"]]
    assert told == [PORTLAND, TWINFORD]
    for name, line in lines.items():
        assert line.keys() == {"id", "version", "seats", "options", "bots", "boards"}
        assert line["seats"] == list(game(name).seats)
    assert len(answer.content) < 3000


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_told_on_its_usual_board(server: Server, name: str) -> None:
    told = ask(server, "GET", f"/api/games/{name}").json()
    assert told["data"] == json.loads(json.dumps(game(name).data()))
    assert told["data_hash"] == game(name).data_hash
    assert [action["notation"] for action in told["actions"]] == [
        action.notation for action in game(name).actions
    ]


def test_what_there_is_no_game_or_board_of_is_not_found(server: Server) -> None:
    for path, error in (
        ("paris", "unknown-game"),
        ("paris/boards/portland/map", "unknown-game"),
        ("london/boards/portland/map", "no-map"),
        ("bridgetown/boards/paris/map", "unknown-board"),
        ("bridgetown/boards/portland.toml/map", "unknown-board"),
    ):
        answer = ask(server, "GET", f"/api/games/{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, error)


# ----- a table's board ----------------------------------------------------------------------------

CHOICES = [(None, PORTLAND), ("portland", PORTLAND), ("twinford", TWINFORD), (own_city(), OWN)]
every_choice = pytest.mark.parametrize(
    ("wanted", "shown"), CHOICES, ids=["usual", "portland", "twinford", "own"]
)


@every_choice
def test_a_table_is_opened_on_a_board(with_backend: WithBackend, wanted: Any, shown: Shown) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None, game="bridgetown", board=wanted)
        assert shown_at(table) == shown
        assert table.game.data_hash == game_on("bridgetown", wanted).data_hash
        assert table.state.setup.data_hash == table.game.data_hash
        assert await saved(backend, table)

    with_backend(scenario)


def test_a_game_without_boards_has_none(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None)
        assert table.data_for(host).board is None
        for board in ("portland", own_city()):
            assert await refused(backend.open(host, ada(), None, board=board)) == "no-boards"
            change = TableChange(board=board)
            assert await refused(backend.tables.change(host, table.state.id, change)) == "no-boards"
        assert await saved(backend, table)

    with_backend(scenario)


@every_choice
def test_the_host_changes_the_board_before_the_start(
    with_backend: WithBackend, wanted: Any, shown: Shown
) -> None:
    """Nothing given, nothing changed."""

    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None, game="bridgetown", board="portland")
        heard = watch(table, None)
        await backend.tables.change(host, table.state.id, TableChange(board=wanted))
        assert shown_at(table) == shown
        assert table.game.data_hash == game_on("bridgetown", wanted).data_hash
        assert isinstance(heard[-1], TableMessage)
        assert heard[-1].table == table.data_for(None)
        assert await saved(backend, table)

    with_backend(scenario)


def test_a_board_has_a_hash_of_its_own_though_it_is_only_drawn_otherwise(
    with_backend: WithBackend,
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        hashes = []
        for board in ("portland", "twinford", own_city(), own_city(canvas=[900, 900]), own_city()):
            table = await backend.open(host, ada(), None, game="bridgetown", board=board)
            shown = table.data_for(host).board
            assert shown is not None
            hashes.append(shown.hash)
        assert len(set(hashes)) == 4
        assert hashes[-1] == hashes[2]

    with_backend(scenario)


def test_nobody_else_changes_the_board_and_nobody_after_the_start(
    with_backend: WithBackend,
) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), ada("Ben"), game="bridgetown")
        name, change = table.state.id, TableChange(board=own_city())
        for other in (guest, None):
            assert await refused(backend.tables.change(other, name, change)) == "not-the-host"
        await backend.tables.start(host, name)
        assert await refused(backend.tables.change(host, name, change)) == "already-started"
        assert shown_at(table) == PORTLAND
        assert await saved(backend, table)

    with_backend(scenario)


BAD: dict[str, tuple[Any, str]] = {
    "unknown": ("paris", "unknown-board"),
    "a file": ("README.md", "unknown-board"),
    "an empty name": ("", "unknown-board"),
    "nothing in it": ({}, "missing-key"),
    "an entry too many": (own_city(mayor="Ada"), "unknown-key"),
    "no spaces": (own_city(spaces={"source": "invented", "list": []}), "empty-list"),
    "a fault": (own_city(rails={"source": "invented", "lines": []}), "rails-not-over-bridge"),
    "half a letter": (own_city(name="\ud800"), "wrong-name"),
}


@pytest.mark.parametrize(("board", "error"), BAD.values(), ids=BAD.keys())
def test_a_bad_board_is_refused_and_leaves_everything_as_it_was(
    with_backend: WithBackend, board: Any, error: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None, game="bridgetown", board="twinford")
        change = TableChange(board=board, seats=4)
        assert await refused(backend.tables.change(host, table.state.id, change)) == error
        assert await refused(backend.open(host, ada(), game="bridgetown", board=board)) == error
        assert shown_at(table) == TWINFORD
        assert len(table.state.seats) == 2
        assert await saved(backend, table)
        assert len(await backend.tables.lines(host)) == 1

    with_backend(scenario)


def test_the_error_of_a_bad_board_has_its_facts(server: Server) -> None:
    wanted = {"game": "bridgetown", "seats": 2, "board": own_city(name="")}
    answer = ask(server, "POST", "/api/tables", json=wanted)
    assert answer.status_code == 422
    assert answer.json() == {"error": "wrong-name", "facts": {"place": "name"}}


def test_a_table_tells_its_game_and_its_map_as_they_are_there(server: Server) -> None:
    city = own_city()
    with Guest(server) as host:
        table = host.open(person(), None, game="bridgetown", board=city)
        path = f"/api/tables/{table}"
        board = host.json("GET", path)["board"]
        assert (board["id"], board["title"]) == OWN
        assert host.json("GET", f"{path}/game")["data"] == city
        assert "map-space-MIL" in host.json("GET", f"{path}/map")["svg"]
        host.json("PATCH", path, json={"board": "portland"})
        assert host.json("GET", f"{path}/game")["data"] == game("bridgetown").data()
        assert "map-space-STE" in host.json("GET", f"{path}/map")["svg"]
        london = host.open(person(), None)
        answer = host.ask("GET", f"/api/tables/{london}/map")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-map")
        assert host.json("GET", f"/api/tables/{london}/game")["data"] == json.loads(
            json.dumps(game("london").data())
        )


# ----- played there -------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["twinford", own_city()], ids=["twinford", "own"])
def test_computers_play_another_board_to_the_end_and_the_record_carries_it(
    server: Server, board: Any
) -> None:
    """Over the wire: one of them only starts the game and resigns."""
    with Guest(server) as host:
        table = host.open(person(), BOT, BOT, game="bridgetown", board=board, start=True)
        with host.page(table) as page:
            page.next("update")
            page.command("resign", page.seats[0])
        with Page(server, table) as watcher:
            watcher.until(lambda _: watcher.over)
        record = Record.from_json(host.ask("GET", f"/api/tables/{table}/record").text)
        assert record.setup.data == (None if isinstance(board, str) else board)
        played = game_of(record.setup)
        assert played.data_hash == game_on("bridgetown", board).data_hash
        assert record.verify(played).outcome() is not None
        again = host.json("POST", f"/api/tables/{table}/rematch")
        assert again["board"] == host.json("GET", f"/api/tables/{table}")["board"]
        assert host.json("GET", f"/api/tables/{again['id']}/game")["data"] == played.data()


def test_a_computer_thinks_about_the_game_on_the_tables_own_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which is made ready once, not for each decision."""
    given: list[Game] = []

    def noted(_: str, the_game: Game, rng: random.Random) -> RandomBot:
        given.append(the_game)
        return RandomBot(the_game, rng)

    monkeypatch.setattr(thinking, "bot", noted)
    for board in ("twinford", own_city()):
        position = game_on("bridgetown", board).new(2, seed=1)
        (seat,) = position.to_act()
        legal = tuple(action.id for action in position.legal(seat))
        for seed in range(3):
            thinking._think("random", position.setup(), position.view(seat), legal, seed)
    hashes = [game_on("bridgetown", board).data_hash for board in ("twinford", own_city())]
    assert [one.data_hash for one in given] == [hashes[0]] * 3 + [hashes[1]] * 3
    assert given[3] is given[4] is given[5]


# ----- kept ---------------------------------------------------------------------------------------


def test_a_game_on_somebodys_own_board_is_there_after_a_restart(tmp_path: Path) -> None:
    before: list[object] = []

    def seen(table: LiveTable, host: int) -> list[object]:
        match = match_of(table)
        told = table.data_for(host).model_dump()
        return [told, match.position, match.journal, table.game.data(), table.game.shipped]

    async def play() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(
                host, ada(), ada("Ben"), game="bridgetown", board=own_city(), start=True
            )
            rng = random.Random(5)
            for _ in range(40):
                await opened.tables.command(table, host, any_decision(table, rng))
            before.extend(seen(table, host))

    async def play_on() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            (line,) = await opened.tables.lines(host)
            table = await opened.tables.get(line.id)
            assert seen(table, host) == before
            await play_out(opened, table, random.Random(6))
            record = match_of(table).record()
            assert record.setup.data == own_city()
            record.verify(game_of(record.setup))
            rematch = await opened.tables.rematch(host, line.id)
            assert rematch.state.setup == table.state.setup
            assert await saved(opened, rematch)

    run(play)
    run(play_on)


def test_a_board_that_the_program_no_longer_plays_on_hides_its_table_alone(tmp_path: Path) -> None:
    """As with other rules: the table is not listed, and says so to who asks for it."""
    name = ""

    async def spoil() -> None:
        nonlocal name
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            await opened.open(host, ada(), None, game="bridgetown")
            table = await opened.open(host, ada(), None, game="bridgetown", board=own_city())
            table.state.setup = replace(table.state.setup, data=own_city(name=""))
            await opened.storage.save_table(table.state)
            name = table.state.id

    async def look() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            assert len(await opened.tables.lines(host)) == 1
            assert await refused(opened.tables.get(name)) == "made-by-other-rules"

    run(spoil)
    run(look)


def test_the_boards_of_a_game_are_those_of_its_package() -> None:
    assert boards("bridgetown") == SHIPPED[versions("bridgetown")[-1]]
    assert boards("london") == ()
