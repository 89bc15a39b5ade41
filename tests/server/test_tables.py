"""Tables before the game: opening, seats, the host's choices, the start."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.boards import own_city
from tests.server.running import content, rows
from tests.server.tables import (
    BOT,
    Backend,
    Known,
    WithBackend,
    ada,
    backend_in,
    match_of,
    names,
    refused,
    run,
    saved,
)
from twinspan.bots import bots
from twinspan.core.chance import commitment_of
from twinspan.core.setup import Setup
from twinspan.games import game, game_ids, versions
from twinspan.server import tables
from twinspan.server.live import LiveTable
from twinspan.server.wire import (
    Computer,
    NewTable,
    TableChange,
)

# ----- opening ------------------------------------------------------------------------------------


def test_a_table_is_opened_with_whoever_sits_down_at_once(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), BOT, None, options={"gate": "L8.7"})
        data = table.data_for(host)
        assert [(seat.name is not None, seat.bot, seat.mine) for seat in data.seats] == [
            (True, None, True),
            (True, "random", False),
            (False, None, False),
        ]
        assert data.status == "open"
        assert data.host
        assert data.options == {
            "chapel": "base",
            "gate": "L8.7",
            "hostelry": "base",
            "bridge": "base",
            "from_memory": False,
        }
        assert data.commitment == commitment_of(table.state.secret)
        assert data.asked == []
        assert await saved(backend, table)

    with_backend(scenario)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "paris"}, "unknown-game"),
        ({"seats": 1}, "wrong-seats"),
        ({"seats": 5}, "wrong-seats"),
        ({"options": {"gate": "L8.1"}}, "unknown-word"),
        ({"options": {"speed": "fast"}}, "unknown-key"),
        ({"options": {"from_memory": "yes"}}, "not-a-flag"),
        ({"sitting": [BOT] * 4}, "too-many-players"),
        ({"sitting": [{"bot": "oracle"}]}, "unknown-bot"),
        ({"sitting": [BOT, BOT], "start": True}, "free-seats"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    with_backend: WithBackend, tmp_path: Path, wanted: dict[str, Any], code: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        before = content(tmp_path / "tables.sqlite3")
        new = NewTable.model_validate({"game": "london", "seats": 3, **wanted})
        assert await refused(backend.tables.open(Known(host), new)) == code
        assert content(tmp_path / "tables.sqlite3") == before

    with_backend(scenario)


def test_an_unknown_table_is_not_found(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        assert await refused(backend.tables.get("aaaaaaaaaa")) == "no-such-table"

    with_backend(scenario)


# ----- seats --------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_and_left_again(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None, None)
        name = table.state.id
        await backend.tables.sit(Known(guest), name, 2, ada("Ben", "rose"))
        assert names(table) == ["Ada", None, "Ben"]
        assert table.data_for(guest).seats[2].mine
        assert not table.data_for(host).seats[2].mine
        await backend.tables.stand(guest, name, 2)
        assert names(table) == ["Ada", None, None]
        assert await saved(backend, table)

    with_backend(scenario)


def test_a_taken_seat_is_taken(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), BOT)
        name = table.state.id
        for number in (0, 1):
            assert (
                await refused(backend.tables.sit(Known(guest), name, number, ada())) == "seat-taken"
            )
            assert await refused(backend.tables.stand(guest, name, number)) == "not-your-seat"
        assert await refused(backend.tables.sit(Known(guest), name, 2, ada())) == "no-such-seat"
        assert await refused(backend.tables.stand(guest, name, 2)) == "no-such-seat"
        assert await saved(backend, table)

    with_backend(scenario)


def test_names_and_colours_are_made_unique(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        people = [await backend.player(f"guest {number}") for number in range(4)]
        table = await backend.open(people[0], ada(), None, None, None)
        for number in (1, 2, 3):
            await backend.tables.sit(Known(people[number]), table.state.id, number, ada())
        assert names(table) == ["Ada", "Ada 2", "Ada 3", "Ada 4"]
        colours = [seat.colour for seat in table.state.seats]
        assert colours[0] == "teal"
        assert len(set(colours)) == 4

    with_backend(scenario)


def test_more_seats_than_names_of_computers_and_colours_can_be_taken(
    with_backend: WithBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_BOT_NAMES", ("Maud", "Osbert"))
    monkeypatch.setattr(tables, "COLOURS", ("red", "gold"))

    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada("Ada", "gold"), BOT, BOT, BOT)
        assert names(table) == ["Ada", "Maud", "Osbert", "Maud 2"]
        assert [seat.colour for seat in table.state.seats] == ["gold", "red", "red", "red"]
        assert await saved(backend, table)

    with_backend(scenario)


@pytest.mark.parametrize("name", ["x" * 24, "x" * 20 + "  yz", "Ada 2"])
def test_a_name_made_unique_is_not_too_long(with_backend: WithBackend, name: str) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, *[ada(name)] * 4)
        assert len(set(names(table))) == 4
        assert all(len(other or "") <= 24 for other in names(table))
        assert await saved(backend, table)

    with_backend(scenario)


def test_ones_own_seat_may_be_renamed(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None)
        await backend.tables.sit(Known(host), table.state.id, 0, ada("Bea", "gold"))
        assert (names(table)[0], table.state.seats[0].colour) == ("Bea", "gold")

    with_backend(scenario)


@pytest.mark.parametrize("bot", bots("london"))
def test_the_host_gives_seats_to_computers_and_takes_them_again(
    with_backend: WithBackend, bot: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None, None)
        name = table.state.id
        assert (
            await refused(backend.tables.sit(Known(guest), name, 1, Computer(bot=bot)))
            == "not-the-host"
        )
        for number in (1, 2):
            await backend.tables.sit(Known(host), name, number, Computer(bot=bot))
        assert [seat.bot for seat in table.state.seats] == [None, bot, bot]
        assert len(set(names(table))) == 3
        assert await refused(backend.tables.sit(Known(host), name, 1, Computer(bot="oracle"))) == (
            "unknown-bot"
        )
        await backend.tables.stand(host, name, 1)
        assert table.state.seats[1].free
        await backend.tables.sit(Known(host), name, 2, ada("Ben"))
        assert (table.state.seats[2].bot, table.state.seats[2].player) == (None, host)
        assert await saved(backend, table)

    with_backend(scenario)


def test_a_computer_that_is_to_play_stronger_stays_who_it_is(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), BOT, BOT)
        name = table.state.id
        await backend.tables.stand(host, name, 1)
        before = table.state.seats[2]
        await backend.tables.sit(Known(host), name, 2, Computer(bot="apprentice"))
        assert table.state.seats[2] == replace(before, bot="apprentice")
        assert await saved(backend, table)

    with_backend(scenario)


# ----- the host's choices -------------------------------------------------------------------------


def test_the_host_alone_changes_the_table(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        name = table.state.id
        await backend.tables.sit(Known(guest), name, 1, ada("Ben"))
        change = TableChange(options={"from_memory": True}, random_seating=True, seats=4)
        assert await refused(backend.tables.change(guest, name, change)) == "not-the-host"
        await backend.tables.change(host, name, change)
        assert table.state.setup.options["from_memory"] is True
        assert table.state.random_seating
        assert names(table) == ["Ada", "Ben", None, None]
        assert await saved(backend, table)

    with_backend(scenario)


def test_what_a_change_leaves_out_stays(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None, options={"gate": "L8.7"})
        await backend.tables.change(host, table.state.id, TableChange(options={"chapel": "random"}))
        assert table.state.setup.options["gate"] == "L8.7"
        assert table.state.setup.options["chapel"] == "random"
        assert not table.state.random_seating
        assert len(table.state.seats) == 2

    with_backend(scenario)


def test_fewer_seats_take_away_free_ones_first_then_computers(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, None, BOT, ada(), BOT)
        bot = names(table)[1]
        await backend.tables.change(host, table.state.id, TableChange(seats=3))
        assert names(table)[:2] == [bot, "Ada"]
        await backend.tables.change(host, table.state.id, TableChange(seats=2))
        assert names(table) == [bot, "Ada"]
        assert await saved(backend, table)

    with_backend(scenario)


def test_people_are_not_sent_away(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), ada("Ben"), ada("Cy"))
        change = backend.tables.change(host, table.state.id, TableChange(seats=2))
        assert await refused(change) == "too-many-people"
        assert names(table) == ["Ada", "Ben", "Cy"]

    with_backend(scenario)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (TableChange(seats=2), "too-many-people"),
        (TableChange(options={"gate": "L8.7"}, seats=7), "wrong-seats"),
        (TableChange(options={"gate": "L8.7"}, random_seating=True, seats=2), "too-many-people"),
        (TableChange(options={"gate": "L8.1"}, random_seating=True), "unknown-word"),
    ],
    ids=["seats", "unknown seats", "everything", "options"],
)
def test_a_change_that_is_refused_changes_nothing(
    with_backend: WithBackend, change: TableChange, code: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), ada("Ben"), ada("Cy"), None)
        assert await refused(backend.tables.change(host, table.state.id, change)) == code
        assert names(table) == ["Ada", "Ben", "Cy", None]
        assert table.state.setup.options["gate"] == "base"
        assert not table.state.random_seating
        assert await saved(backend, table)

    with_backend(scenario)


# ----- what is played -----------------------------------------------------------------------------


async def played(backend: Backend, table: LiveTable) -> Setup:
    """What a table is played with, which its state, its game and the database all say."""
    setup = table.state.setup
    assert setup.seats == len(table.state.seats)
    assert setup == table.game.setup(setup.seats, setup.options)
    assert await saved(backend, table)
    return setup


@pytest.mark.parametrize("name", game_ids())
def test_a_table_keeps_the_newest_version_of_the_rules(
    with_backend: WithBackend, tmp_path: Path, name: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), ada("Ben"), game=name, start=True)
        newest = game(name)
        assert (await played(backend, table)).version == newest.version == versions(name)[-1]
        kept = rows(tmp_path / "tables.sqlite3", "SELECT game, version, data_hash FROM tables")
        assert kept == [(name, newest.version, newest.data_hash)]
        assert match_of(table).record().setup == table.state.setup

    with_backend(scenario)


CHANGES: list[TableChange] = [
    TableChange(seats=4),
    TableChange(options={"free_streetcar": True}),
    TableChange(board="twinford"),
    TableChange(random_seating=True, seats=3),
    TableChange(board=own_city(), options={"no_specials": True}, seats=2),
    TableChange(options={"free_streetcar": False}, seats=3),
    TableChange(board="portland"),
    TableChange(board=own_city(name="Slow Twinford")),
]


def test_every_change_leaves_one_setup(tmp_path: Path) -> None:
    """Board, options and number of seats, each for itself and together, and after a restart."""
    seen: list[tuple[object, ...]] = []
    last: list[Setup] = []

    async def change() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), None, game="bridgetown")
            for wanted in CHANGES:
                await opened.tables.change(host, table.state.id, wanted)
                setup = await played(opened, table)
                seen.append((table.game.title, setup.seats, *setup.options.values()))
                assert (setup.data is None) == (table.state.board is not None)
            last.append(table.state.setup)

    async def start() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            (line,) = await opened.tables.lines(host)
            table = await opened.tables.get(line.id)
            assert await played(opened, table) == last[0]
            for number in (1, 2):
                await opened.tables.sit(Known(host), line.id, number, ada("Ben"))
            await opened.tables.start(host, line.id)
            assert match_of(table).position.setup() == await played(opened, table) == last[0]

    run(change)
    run(start)
    assert seen == [
        ("Portland", 4, False, False),
        ("Portland", 4, True, False),
        ("Twinford", 4, True, False),
        ("Twinford", 3, True, False),
        ("Fast Twinford", 2, True, True),
        ("Fast Twinford", 3, False, True),
        ("Portland", 3, False, True),
        ("Slow Twinford", 3, False, True),
    ]


@pytest.mark.parametrize(
    "change",
    [
        TableChange(options={"no_specials": True}),
        TableChange(seats=3),
        TableChange(board="twinford"),
        TableChange(board=own_city(), options={"no_specials": True}, seats=2),
    ],
    ids=["options", "seats", "board", "everything"],
)
def test_a_table_keeps_the_rules_that_it_was_opened_with(
    with_backend: WithBackend, change: TableChange
) -> None:
    """The program knows newer ones by the time the host changes something."""

    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None, game="bridgetown", rules=1)
        assert (await played(backend, table)).version == 1 < versions("bridgetown")[-1]
        await backend.tables.change(host, table.state.id, change)
        assert (await played(backend, table)).version == 1

    with_backend(scenario)


# ----- the start ----------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        name = table.state.id
        assert await refused(backend.tables.start(host, name)) == "free-seats"
        assert await refused(backend.tables.start(guest, name)) == "not-at-the-table"
        await backend.tables.sit(Known(guest), name, 1, ada("Ben"))
        await backend.tables.start(guest, name)
        assert table.data_for(guest).status == "playing"
        assert table.data_for(guest).asked == [0, 1]
        for doing in (
            backend.tables.start(host, name),
            backend.tables.sit(Known(host), name, 0, ada("Bea")),
            backend.tables.stand(host, name, 0),
            backend.tables.change(host, name, TableChange(random_seating=True)),
        ):
            assert await refused(doing) == "already-started"
        assert await saved(backend, table)

    with_backend(scenario)


def test_random_seating_is_a_permutation(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        people = [ada(name) for name in ("Ada", "Ben", "Cy", "Dan")]
        orders = set()
        for _ in range(12):
            table = await backend.open(host, *people, random_seating=True, start=True)
            assert sorted(map(str, names(table))) == ["Ada", "Ben", "Cy", "Dan"]
            orders.add(tuple(names(table)))
            assert await saved(backend, table)
        assert len(orders) > 3

    with_backend(scenario)


def test_without_random_seating_people_stay_where_they_sit(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        for _ in range(5):
            table = await backend.open(host, ada("Ada"), ada("Ben"), ada("Cy"), start=True)
            assert names(table) == ["Ada", "Ben", "Cy"]

    with_backend(scenario)


def test_two_who_start_at_the_same_time_start_one_game(with_backend: WithBackend) -> None:
    """While somebody sits down, the others press start: one of them is too late."""

    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        name = table.state.id
        await backend.tables.sit(Known(guest), name, 1, ada("Ben"))
        answers = await asyncio.gather(
            backend.tables.sit(Known(guest), name, 1, ada("Bea")),
            backend.tables.start(host, name),
            backend.tables.start(guest, name),
            return_exceptions=True,
        )
        faults = [answer for answer in answers if isinstance(answer, BaseException)]
        assert [getattr(fault, "code", fault) for fault in faults] == ["already-started"]

    with_backend(scenario)


def test_nobody_gets_up_in_the_moment_of_the_start(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        name = table.state.id
        await backend.tables.sit(Known(guest), name, 1, ada("Ben"))
        await asyncio.gather(
            backend.tables.sit(Known(guest), name, 1, ada("Bea")),
            backend.tables.start(host, name),
            backend.tables.stand(guest, name, 1),
            return_exceptions=True,
        )
        playing = table.state.status == "playing"
        assert playing == (table.match is not None)
        assert not playing or not any(seat.free for seat in table.state.seats)

    with_backend(scenario)
