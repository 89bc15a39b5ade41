"""Nobody is told what they may not know: not by a byte of anything that is sent."""

import base64
import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from tests.contract.every_game import VERSIONS
from tests.server import tables as at
from tests.server.pages import Guest, Page, ask, person, play_on
from tests.server.running import Server, secret_of_table
from tests.table.matches import with_reasons
from twinspan.core.chance import secret_of
from twinspan.core.game import Game
from twinspan.games import boards, game, versions
from twinspan.server.storage import SeatState, TableState
from twinspan.server.wire import Computer, Person, ServerMessage
from twinspan.table.journal import Entry

every_version = pytest.mark.parametrize(("game_id", "rules"), VERSIONS)


def somebody(server: Server) -> Guest:
    """Somebody with a cookie of their own, before the first request."""
    return Guest(server, secrets.token_urlsafe(32))


def opened_by(host: Guest, *sitting: Person | Computer | None, rules: int, **more: Any) -> str:
    """The id of a table that the server finds in its database, of this version of the rules."""
    found: list[str] = []

    async def open_one() -> None:
        async with at.backend_in(host.server.database.parent) as backend:
            player = await backend.player(host.cookie or "")
            table = await backend.open(player, *sitting, rules=rules, **more)
            assert table.state.setup.version == rules
            found.append(table.state.id)

    at.run(open_one)
    return found[0]


# ----- secret choices -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", versions("london"))
def test_a_table_tells_all_its_pages_the_same_whatever_another_has_chosen(
    tmp_path: Path, rules: int
) -> None:
    """The same, with a database, a table, and all the messages its pages get."""
    london = game("london", rules=rules)
    worlds = [hear(tmp_path / str(choice), london, choice) for choice in (0, 1)]
    assert worlds[0].keys() == worlds[1].keys()
    for who, heard in worlds[0].items():
        if who == "the chooser":
            assert heard != worlds[1][who]
        else:
            assert heard == worlds[1][who]
            assert heard


def hear(folder: Path, london: Game, choice: int) -> dict[str, list[str]]:
    """What the pages at a table hear while seat 2 makes one or another choice in secret."""
    folder.mkdir()
    heard: dict[str, list[ServerMessage]] = {}

    async def scenario() -> None:
        async with at.backend_in(folder) as backend:
            people = [await backend.player(f"player {number}") for number in range(3)]
            seats = [
                SeatState(people[owner], f"{n}", "red") for n, owner in enumerate((0, 1, 2, 1))
            ]
            await backend.storage.add_table(
                TableState(
                    id="aaaaaaaaaa",
                    setup=london.setup(len(seats)),
                    random_seating=False,
                    secret=secret_of("the same"),
                    status="playing",
                    host=people[0],
                    seats=seats,
                )
            )
            table = await backend.tables.get("aaaaaaaaaa")
            names = ("one seat", "two seats", "the chooser")
            for name, player in [*zip(names, people, strict=True), ("a watcher", None)]:
                heard[name] = at.watch(table, player)
            rng = random.Random(7)
            for _ in range(40):
                command = at.any_decision(table, rng)
                await backend.tables.command(table, seats[command.seat].player, command)
            match = at.match_of(table)
            while not match.position.simultaneous() or 2 not in match.asked():
                command = at.any_decision(table, rng)
                await backend.tables.command(table, seats[command.seat].player, command)
            action = match.position.legal(2)[choice].id
            await backend.tables.command(table, people[2], at.decide(table, 2, action))
            for seat in match.asked()[:-1]:
                legal = match.position.legal(seat)[0].id
                command = at.decide(table, seat, legal)
                await backend.tables.command(table, seats[seat].player, command)
            table.tell_table()

    at.run(scenario)
    return {
        who: [
            message.model_copy(
                update={"table": message.table.model_copy(update={"created": ""})}
            ).model_dump_json()
            if message.type == "table"
            else message.model_dump_json()
            for message in messages
        ]
        for who, messages in heard.items()
    }


# ----- what computers expect ----------------------------------------------------------------------


@every_version
def test_when_the_game_is_over_everybody_may_know_what_a_computer_expected(
    server: Server, game_id: str, rules: int
) -> None:
    names: list[str] = []

    async def play() -> None:
        async with at.backend_in(server.database.parent) as backend:
            ada = await backend.player("the-secret-of-ada")
            for most in (30, 10_000):
                table = await backend.open(
                    ada, at.ada(), at.ada("Ben"), start=True, game=game_id, rules=rules
                )
                match, rng = at.match_of(table), random.Random(1)
                assert match.setup.version == rules
                while not match.over and match.journal < most:
                    async with table.lock:
                        decision = at.any_decision(table, rng)
                        entry = Entry("decide", decision.seat, decision.action)
                        await table.carry_out(with_reasons(match, entry), match.point)
                names.append(table.state.id)

    at.run(play)
    playing, over = names
    mine = {"headers": {"Cookie": "twinspan=the-secret-of-ada"}}
    for who in ({}, mine):
        answer = ask(server, "GET", f"/api/tables/{playing}/reasons", **who)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        told = ask(server, "GET", f"/api/tables/{over}/reasons", **who).json()
        assert {reason["seat"] for reason in told} == {0, 1}
        assert [reason["moment"] for reason in told] == sorted(r["moment"] for r in told)
        chosen, *others = told[-1]["estimates"]
        assert (chosen["win_share"], chosen["score"]) == (0.4567, 34.56)
        assert others
    waiting = ask(server, "POST", "/api/tables", json={"game": game_id, "seats": 2}).json()
    answer = ask(server, "GET", f"/api/tables/{waiting['id']}/reasons")
    assert answer.json()["error"] == "not-over"


# ----- the secret of the shuffle ------------------------------------------------------------------


def forms(secret: bytes) -> list[bytes]:
    """Everything the secret could be recognised by."""
    return [
        secret,
        secret[:8],
        secret.hex().encode(),
        secret.hex().upper().encode(),
        secret.hex()[:16].encode(),
        base64.b64encode(secret)[:20],
        base64.urlsafe_b64encode(secret)[:20],
        str(int.from_bytes(secret, "big")).encode(),
        json.dumps(secret.decode("latin-1"))[1:-1].encode(),
        json.dumps(list(secret))[1:-1].encode(),
    ]


@every_version
def test_the_secret_of_the_shuffle_is_told_by_the_record_alone(
    server: Server, game_id: str, rules: int
) -> None:
    """Two people, one of them with two seats, a computer and a watcher, to the end."""
    heard: list[bytes] = []
    with somebody(server) as ada, Guest(server) as ben, Guest(server) as stranger:
        sitting = (at.ada(), at.ada("Ann"), None, at.BOT)
        board = boards(game_id)[-1] if boards(game_id) else None
        table = opened_by(ada, *sitting, game=game_id, rules=rules, board=board)
        ben.json("PUT", f"/api/tables/{table}/seats/2", json=person("Ben"))
        ben.json("POST", f"/api/tables/{table}/start")
        with ada.page(table) as one, ben.page(table) as two, Page(server, table) as watcher:
            for count in range(40):
                play_on([one, two], random.Random(count), 10)
                if one.over:
                    break
                for guest, seats in ((ada, one.seats), (ben, two.seats), (stranger, [])):
                    guest.json("GET", f"/api/tables/{table}/moments")
                    for seat in seats:
                        guest.json("GET", f"/api/tables/{table}/moments?seat={seat}")
                    guest.json("GET", "/api/tables")
                    guest.json("GET", f"/api/tables/{table}/game")
                    answer = guest.ask("GET", f"/api/tables/{table}/record")
                    if guest.json("GET", f"/api/tables/{table}")["status"] == "over":
                        guest.heard.remove(answer.content)  # the computer ended it meanwhile
                    else:
                        assert answer.status_code == 409
            watcher.until(lambda _: watcher.over)
            for page in (one, two, watcher):
                heard += [text.encode() for text in page.heard]
        for guest in (ada, ben, stranger):
            heard += guest.heard
        secret = secret_of_table(server.database, table)
        assert len(heard) > 300
        for message in heard:
            for form in forms(secret):
                assert form not in message
        record = stranger.ask("GET", f"/api/tables/{table}/record").json()
        assert record["seed"] == secret.hex()
        assert (record["game"], record["version"]) == (game_id, rules)


@every_version
def test_nobody_gets_the_view_of_anothers_seat(server: Server, game_id: str, rules: int) -> None:
    with somebody(server) as ada, Guest(server) as ben:
        table = opened_by(ada, at.ada(), None, game=game_id, rules=rules)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        ben.json("POST", f"/api/tables/{table}/start")
        for seat in (0, 2, -1, 10**20):
            answer = ben.ask("GET", f"/api/tables/{table}/moments?seat={seat}")
            assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
        assert ben.ask("GET", f"/api/tables/{table}/moments?seat=1").status_code == 200
        with ben.page(table) as page:
            assert [eyes["seat"] for eyes in page.next("update")["eyes"]] == [1]
