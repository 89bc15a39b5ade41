"""Nobody is told what they may not know: not by a byte of anything that is sent."""

import base64
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.london.play import STYLES
from tests.london.table import LONDON
from tests.playing import Style, plain
from tests.server import tables as at
from tests.server.pages import BOT, Guest, Page, ask, person, play_on
from tests.server.running import Server, secret_of_table
from tests.table.matches import Course, courses, courses_of_every_game, do, some_entry
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.game import Game, Seat
from twinspan.games import games
from twinspan.server.storage import SeatState, TableState
from twinspan.server.wire import ServerMessage
from twinspan.table import match as match_module
from twinspan.table.eyes import past_reasons, past_views, update_for
from twinspan.table.match import Entry, Expectation, Match


def sent(match: Match, seats: Sequence[Seat]) -> bytes:
    """All that a browser with these seats can get of a match, over the socket and by HTTP."""
    past = [past_views(match, seat) for seat in (None, *seats)]
    return update_for(match, seats, 0, 0).model_dump_json().encode() + json.dumps(past).encode()


def browsers(seats: int, without: Seat) -> list[list[Seat]]:
    """Watchers, everybody alone, and several on one screen, but for one seat."""
    others = [seat for seat in range(seats) if seat != without]
    return [[], *([seat] for seat in others), others]


# ----- secret choices -----------------------------------------------------------------------------


@courses(8)
def test_two_games_that_differ_in_a_secret_choice_look_the_same_to_the_others(
    course: Course,
) -> None:
    match, rng = course.start(), course.rng()
    entries: list[Entry] = []
    looked = 0
    while not match.over and looked < 4:
        position = match.position
        secret = position.simultaneous() and len(position.to_act()) > 1
        if secret and rng.random() < 0.5:
            seat = rng.choice(position.to_act())
            first, second = rng.sample(position.legal(seat), 2)
            worlds = [again(course, entries) for _ in range(2)]
            for world, action in zip(worlds, (first, second), strict=True):
                do(world, Entry("decide", seat, action.id))
            for _ in range(rng.randrange(len(worlds[0].asked()))):
                other = rng.choice(worlds[0].asked())
                choice = rng.choice(worlds[0].position.legal(other))
                for world in worlds:
                    do(world, Entry("decide", other, choice.id))
            for seats in browsers(course.seats, without=seat):
                assert sent(worlds[0], seats) == sent(worlds[1], seats)
            assert sent(worlds[0], [seat]) != sent(worlds[1], [seat])
            looked += 1
        entry = some_entry(match, rng, STYLES[course.style])
        do(match, entry)
        entries.append(entry)
    assert looked


def again(course: Course, entries: list[Entry]) -> Match:
    match = course.start()
    for entry in entries:
        match.apply(entry)
    return match


def test_a_table_tells_all_its_pages_the_same_whatever_another_has_chosen(tmp_path: Path) -> None:
    """The same, with a database, a table, and all the messages its pages get."""
    worlds = [hear(tmp_path / str(choice), choice) for choice in (0, 1)]
    assert worlds[0].keys() == worlds[1].keys()
    for who, heard in worlds[0].items():
        if who == "the chooser":
            assert heard != worlds[1][who]
        else:
            assert heard == worlds[1][who]
            assert heard


def hear(folder: Path, choice: int) -> dict[str, list[str]]:
    """What the pages at a table hear while seat 2 makes one or another choice in secret."""
    folder.mkdir()
    heard: dict[str, list[ServerMessage]] = {}

    async def story() -> None:
        async with at.house(folder) as house:
            people = [await house.player(f"player {number}") for number in range(3)]
            seats = [
                SeatState(people[owner], f"{n}", "red") for n, owner in enumerate((0, 1, 2, 1))
            ]
            await house.storage.add_table(
                TableState(
                    id="aaaaaaaaaa",
                    game="london",
                    version=LONDON.version,
                    data_hash=LONDON.data_hash,
                    options=LONDON.checked_options({}).data(),
                    random_seating=False,
                    secret=secret_of("the same"),
                    status="playing",
                    host=people[0],
                    seats=seats,
                )
            )
            table = await house.tables.get("aaaaaaaaaa")
            names = ("one seat", "two seats", "the chooser")
            for name, player in [*zip(names, people, strict=True), ("a watcher", None)]:
                heard[name] = at.watch(table, player)
            rng = random.Random(7)
            for _ in range(40):
                command = at.any_decision(table, rng)
                await house.tables.command(table, seats[command.seat].player, command)
            match = at.match_of(table)
            while not match.position.simultaneous() or 2 not in match.asked():
                command = at.any_decision(table, rng)
                await house.tables.command(table, seats[command.seat].player, command)
            action = match.position.legal(2)[choice].id
            await house.tables.command(table, people[2], at.decide(table, 2, action))
            for seat in match.asked()[:-1]:
                legal = match.position.legal(seat)[0].id
                command = at.decide(table, seat, legal)
                await house.tables.command(table, seats[seat].player, command)
            table.tell_table()

    at.run(story)
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


def with_reasons(match: Match, entry: Entry) -> Entry:
    """As if a computer had decided."""
    if entry.kind != "decide":
        return entry
    others = [action.id for action in match.position.legal(entry.seat)][:2]
    reasons = [Expectation(action, 0.4567, 34.56) for action in (entry.action, *others)]
    return replace(entry, reasons=tuple(reasons))


@courses_of_every_game(5)
def test_nobody_is_told_before_the_end_what_a_computer_expects(course: Course) -> None:
    """Two games that differ in nothing else look the same to everybody."""
    match, knowing, rng = course.start(), course.start(), course.rng()
    for entry in course.entries(match, rng):
        knowing.apply(with_reasons(knowing, entry))
        if rng.random() < 0.04 or match.over:
            for seats in ([], *([seat] for seat in range(course.seats)), list(range(course.seats))):
                assert sent(knowing, seats) == sent(match, seats)
    assert past_reasons(match) == []
    assert len(past_reasons(knowing)) == sum(len(step.decisions) for step in knowing.steps)


def test_when_the_game_is_over_everybody_may_know_what_a_computer_expected(tmp_path: Path) -> None:
    names: list[str] = []

    async def play() -> None:
        async with at.house(tmp_path) as house:
            ada = await house.player("the-secret-of-ada")
            for most in (30, 10_000):
                table = await house.open(ada, at.ada(), at.ada("Ben"), start=True)
                match, rng = at.match_of(table), random.Random(1)
                while not match.over and match.journal < most:
                    async with table.lock:
                        decision = at.any_decision(table, rng)
                        entry = Entry("decide", decision.seat, decision.action)
                        await table.write(with_reasons(match, entry), None, None)
                names.append(table.state.id)

    at.run(play)
    playing, over = names
    mine = {"headers": {"Cookie": "twinspan=the-secret-of-ada"}}
    with Server(tmp_path / "tables.sqlite3") as server:
        for who in ({}, mine):
            answer = ask(server, "GET", f"/api/tables/{playing}/reasons", **who)
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
            told = ask(server, "GET", f"/api/tables/{over}/reasons", **who).json()
            assert {reason["seat"] for reason in told} == {0, 1}
            assert [reason["moment"] for reason in told] == sorted(r["moment"] for r in told)
            chosen, *others = told[-1]["estimates"]
            assert (chosen["win_share"], chosen["score"]) == (0.4567, 34.56)
            assert others
        waiting = ask(server, "POST", "/api/tables", json={"game": "london", "seats": 2}).json()
        answer = ask(server, "GET", f"/api/tables/{waiting['id']}/reasons")
        assert answer.json()["error"] == "not-over"


# ----- chance -------------------------------------------------------------------------------------


class NotedChance(SeededChance):
    """Notes every draw, and may be told some draws beforehand."""

    noted: dict[tuple[str, int], int]

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.noted = {}

    def pick(self, label: str, k: int, n: int) -> int:
        if (label, k) not in self.noted:
            self.noted[label, k] = super().pick(label, k, n)
        return self.noted[label, k]


def chance_of(match: Match) -> NotedChance:
    chance = match.position.chance
    assert isinstance(chance, NotedChance)
    return chance


@pytest.mark.parametrize(
    ("game", "seats", "style"),
    [
        *((LONDON, seats, STYLES["keen"]) for seats in LONDON.seats),
        (PORTLAND, 2, plain),
        (TWINFORD, 4, plain),
    ],
)
def test_secrets_that_agree_on_all_draws_so_far_look_the_same_to_everybody(
    game: Game, seats: int, style: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is still under the tops or in the bag, and the secret itself, enters nothing that is
    sent."""
    monkeypatch.setattr(match_module, "SeededChance", NotedChance)
    rng = random.Random(seats)
    match = Match(game, seats, {}, secret_of(1))
    entries: list[Entry] = []
    while not match.over:
        entry = some_entry(match, rng, style)
        do(match, entry)
        entries.append(entry)
        if rng.random() < 0.96:
            continue
        drawn = dict(chance_of(match).noted)

        class Agreeing(NotedChance):
            known = drawn

            def __init__(self, secret: bytes) -> None:
                super().__init__(secret)
                self.noted = dict(self.known)

        with monkeypatch.context() as patch:
            patch.setattr(match_module, "SeededChance", Agreeing)
            other = Match(game, seats, {}, secret_of(2))
            for done in entries:
                other.apply(done)
            for eyes in ([], [0], list(range(seats))):
                assert sent(other, eyes) == sent(match, eyes)
            assert chance_of(other).noted == drawn  # and nothing more was drawn for it


@courses_of_every_game(6)
def test_nothing_is_drawn_before_it_is_revealed(course: Course) -> None:
    """Neither holding a decision nor putting together what pages need asks chance for anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_module, "SeededChance", NotedChance)
        match, rng = course.start(), course.rng()
        drawn = dict(chance_of(match).noted)
        for entry in course.entries(match, rng):
            if match.held is not None or entry.kind == "undo":
                assert chance_of(match).noted == drawn
            drawn = dict(chance_of(match).noted)
            if rng.random() < 0.05:
                sent(match, [0])
                assert chance_of(match).noted == drawn


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


@pytest.mark.parametrize(
    "wanted", [{"game": "london"}, {"game": "bridgetown", "board": "twinford"}]
)
def test_the_secret_of_the_shuffle_is_told_by_the_record_alone(
    server: Server, wanted: dict[str, str]
) -> None:
    """Two people, one of them with two seats, a computer and a watcher, to the end."""
    heard: list[bytes] = []
    with Guest(server) as ada, Guest(server) as ben, Guest(server) as stranger:
        table = ada.open(person("Ada"), person("Ann"), None, BOT, **wanted)
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


@pytest.mark.parametrize("game", games())
def test_another_seats_eyes_are_not_lent(server: Server, game: str) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None, random_seating=False, game=game)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        ben.json("POST", f"/api/tables/{table}/start")
        for seat in (0, 2, -1, 10**20):
            answer = ben.ask("GET", f"/api/tables/{table}/moments?seat={seat}")
            assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
        assert ben.ask("GET", f"/api/tables/{table}/moments?seat=1").status_code == 200
        with ben.page(table) as page:
            assert [eyes["seat"] for eyes in page.next("update")["eyes"]] == [1]
