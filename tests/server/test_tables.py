"""Tables: opened, filled, started, left, played again; and all of it after a restart."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import content, rows
from tests.server.tables import (
    BOT,
    House,
    Known,
    ada,
    any_decision,
    confirm,
    decide,
    house,
    match_of,
    play_out,
    resign,
    run,
    undo,
    watch,
)
from twinspan.bots import bots
from twinspan.core.chance import commitment_of
from twinspan.core.errors import TwinspanError
from twinspan.server.eyes import update_for
from twinspan.server.live import LiveTable
from twinspan.server.match import Entry
from twinspan.server.storage import Storage
from twinspan.server.wire import (
    Command,
    Computer,
    Decide,
    Moment,
    NewTable,
    TableChange,
    TableData,
    TableMessage,
    Update,
)

Story = Callable[[House], Awaitable[None]]


@pytest.fixture
def told(tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story in a house of its own."""

    def tell(story: Story) -> None:
        async def whole() -> None:
            async with house(tmp_path) as opened:
                await story(opened)

        run(whole)

    return tell


Told = Callable[[Story], None]


async def refused(doing: Awaitable[object]) -> str:
    """Why something cannot be done."""
    with pytest.raises(TwinspanError) as caught:
        await doing
    return caught.value.code


def names(table: LiveTable) -> list[str | None]:
    return [seat.name for seat in table.state.seats]


async def saved(house: House, table: LiveTable) -> bool:
    """Whether the database knows the table just as it is in memory."""
    kept = await house.storage.table(table.state.id)
    return kept is not None and replace(kept, changed="") == replace(table.state, changed="")


# ----- opening ------------------------------------------------------------------------------------


def test_a_table_is_opened_with_whoever_sits_down_at_once(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), BOT, None, options={"gate": "L8.7"})
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
        assert await saved(house, table)

    told(story)


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
    told: Told, tmp_path: Path, wanted: dict[str, Any], code: str
) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        before = content(tmp_path / "tables.sqlite3")
        new = NewTable.model_validate({"game": "london", "seats": 3, **wanted})
        assert await refused(house.tables.open(Known(host), new)) == code
        assert content(tmp_path / "tables.sqlite3") == before

    told(story)


def test_an_unknown_table_is_not_found(told: Told) -> None:
    async def story(house: House) -> None:
        assert await refused(house.tables.get("aaaaaaaaaa")) == "no-such-table"

    told(story)


# ----- seats --------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_and_left_again(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None, None)
        name = table.state.id
        await house.tables.sit(Known(guest), name, 2, ada("Ben", "rose"))
        assert names(table) == ["Ada", None, "Ben"]
        assert table.data_for(guest).seats[2].mine
        assert not table.data_for(host).seats[2].mine
        await house.tables.stand(guest, name, 2)
        assert names(table) == ["Ada", None, None]
        assert await saved(house, table)

    told(story)


def test_a_taken_seat_is_taken(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), BOT)
        name = table.state.id
        for number in (0, 1):
            assert (
                await refused(house.tables.sit(Known(guest), name, number, ada())) == "seat-taken"
            )
            assert await refused(house.tables.stand(guest, name, number)) == "not-your-seat"
        assert await refused(house.tables.sit(Known(guest), name, 2, ada())) == "no-such-seat"
        assert await refused(house.tables.stand(guest, name, 2)) == "no-such-seat"
        assert await saved(house, table)

    told(story)


def test_names_and_colours_are_made_unique(told: Told) -> None:
    async def story(house: House) -> None:
        people = [await house.player(f"guest {number}") for number in range(4)]
        table = await house.open(people[0], ada(), None, None, None)
        for number in (1, 2, 3):
            await house.tables.sit(Known(people[number]), table.state.id, number, ada())
        assert names(table) == ["Ada", "Ada 2", "Ada 3", "Ada 4"]
        colours = [seat.colour for seat in table.state.seats]
        assert colours[0] == "teal"
        assert len(set(colours)) == 4

    told(story)


@pytest.mark.parametrize("name", ["x" * 24, "x" * 20 + "  yz", "Ada 2"])
def test_a_name_made_unique_is_not_too_long(told: Told, name: str) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, *[ada(name)] * 4)
        assert len(set(names(table))) == 4
        assert all(len(other or "") <= 24 for other in names(table))
        assert await saved(house, table)

    told(story)


def test_ones_own_seat_may_be_renamed(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), None)
        await house.tables.sit(Known(host), table.state.id, 0, ada("Bea", "gold"))
        assert (names(table)[0], table.state.seats[0].colour) == ("Bea", "gold")

    told(story)


@pytest.mark.parametrize("bot", bots())
def test_the_host_gives_seats_to_computers_and_takes_them_again(told: Told, bot: str) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None, None)
        name = table.state.id
        assert (
            await refused(house.tables.sit(Known(guest), name, 1, Computer(bot=bot)))
            == "not-the-host"
        )
        for number in (1, 2):
            await house.tables.sit(Known(host), name, number, Computer(bot=bot))
        assert [seat.bot for seat in table.state.seats] == [None, bot, bot]
        assert len(set(names(table))) == 3
        assert await refused(house.tables.sit(Known(host), name, 1, Computer(bot="oracle"))) == (
            "unknown-bot"
        )
        await house.tables.stand(host, name, 1)
        assert table.state.seats[1].free
        await house.tables.sit(Known(host), name, 2, ada("Ben"))
        assert (table.state.seats[2].bot, table.state.seats[2].player) == (None, host)
        assert await saved(house, table)

    told(story)


# ----- the host's choices -------------------------------------------------------------------------


def test_the_host_alone_changes_the_table(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        name = table.state.id
        await house.tables.sit(Known(guest), name, 1, ada("Ben"))
        change = TableChange(options={"from_memory": True}, random_seating=True, seats=4)
        assert await refused(house.tables.change(guest, name, change)) == "not-the-host"
        await house.tables.change(host, name, change)
        assert table.state.options["from_memory"] is True
        assert table.state.random_seating
        assert names(table) == ["Ada", "Ben", None, None]
        assert await saved(house, table)

    told(story)


def test_what_a_change_leaves_out_stays(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), None, options={"gate": "L8.7"})
        await house.tables.change(host, table.state.id, TableChange(options={"chapel": "random"}))
        assert table.state.options["gate"] == "L8.7"
        assert table.state.options["chapel"] == "random"
        assert not table.state.random_seating
        assert len(table.state.seats) == 2

    told(story)


def test_fewer_seats_take_away_free_ones_first_then_computers(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, None, BOT, ada(), BOT)
        bot = names(table)[1]
        await house.tables.change(host, table.state.id, TableChange(seats=3))
        assert names(table)[:2] == [bot, "Ada"]
        await house.tables.change(host, table.state.id, TableChange(seats=2))
        assert names(table) == [bot, "Ada"]
        assert await saved(house, table)

    told(story)


def test_people_are_not_sent_away(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), ada("Ben"), ada("Cy"))
        change = house.tables.change(host, table.state.id, TableChange(seats=2))
        assert await refused(change) == "too-many-people"
        assert names(table) == ["Ada", "Ben", "Cy"]

    told(story)


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
    told: Told, change: TableChange, code: str
) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), ada("Ben"), ada("Cy"), None)
        assert await refused(house.tables.change(host, table.state.id, change)) == code
        assert names(table) == ["Ada", "Ben", "Cy", None]
        assert table.state.options["gate"] == "base"
        assert not table.state.random_seating
        assert await saved(house, table)

    told(story)


# ----- the start ----------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        name = table.state.id
        assert await refused(house.tables.start(host, name)) == "free-seats"
        assert await refused(house.tables.start(guest, name)) == "not-at-the-table"
        await house.tables.sit(Known(guest), name, 1, ada("Ben"))
        await house.tables.start(guest, name)
        assert table.data_for(guest).status == "playing"
        assert table.data_for(guest).asked == [0, 1]
        for doing in (
            house.tables.start(host, name),
            house.tables.sit(Known(host), name, 0, ada("Bea")),
            house.tables.stand(host, name, 0),
            house.tables.change(host, name, TableChange(random_seating=True)),
        ):
            assert await refused(doing) == "already-started"
        assert await saved(house, table)

    told(story)


def test_random_seating_is_a_permutation(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        people = [ada(name) for name in ("Ada", "Ben", "Cy", "Dan")]
        orders = set()
        for _ in range(12):
            table = await house.open(host, *people, random_seating=True, start=True)
            assert sorted(map(str, names(table))) == ["Ada", "Ben", "Cy", "Dan"]
            orders.add(tuple(names(table)))
            assert await saved(house, table)
        assert len(orders) > 3

    told(story)


def test_without_random_seating_people_stay_where_they_sit(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        for _ in range(5):
            table = await house.open(host, ada("Ada"), ada("Ben"), ada("Cy"), start=True)
            assert names(table) == ["Ada", "Ben", "Cy"]

    told(story)


def test_two_who_start_at_the_same_time_start_one_game(told: Told) -> None:
    """While somebody sits down, the others press start: one of them is too late."""

    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        name = table.state.id
        await house.tables.sit(Known(guest), name, 1, ada("Ben"))
        answers = await asyncio.gather(
            house.tables.sit(Known(guest), name, 1, ada("Bea")),
            house.tables.start(host, name),
            house.tables.start(guest, name),
            return_exceptions=True,
        )
        faults = [answer for answer in answers if isinstance(answer, BaseException)]
        assert [getattr(fault, "code", fault) for fault in faults] == ["already-started"]

    told(story)


def test_nobody_gets_up_in_the_moment_of_the_start(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        name = table.state.id
        await house.tables.sit(Known(guest), name, 1, ada("Ben"))
        await asyncio.gather(
            house.tables.sit(Known(guest), name, 1, ada("Bea")),
            house.tables.start(host, name),
            house.tables.stand(guest, name, 1),
            return_exceptions=True,
        )
        playing = table.state.status == "playing"
        assert playing == (table.match is not None)
        assert not playing or not any(seat.free for seat in table.state.seats)

    told(story)


# ----- leaving and resigning ----------------------------------------------------------------------


def test_before_the_start_leaving_is_getting_up(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None, None)
        name = table.state.id
        for number in (1, 2):
            await house.tables.sit(Known(guest), name, number, ada("Ben"))
        await house.tables.leave(guest, name)
        assert names(table) == ["Ada", None, None]
        assert await refused(house.tables.leave(guest, name)) == "not-at-the-table"
        assert await house.tables.lines(guest) == []
        assert await saved(house, table)

    told(story)


def test_a_game_in_progress_is_resigned_before_it_is_left(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        name = table.state.id
        await house.tables.sit(Known(guest), name, 1, ada("Ben"))
        await house.tables.start(host, name)
        assert await refused(house.tables.leave(guest, name)) == "resign-first"
        await house.tables.command(table, guest, resign(1))
        assert [seat.resigned for seat in table.data_for(host).seats] == [False, True]
        await house.tables.leave(guest, name)
        assert await house.tables.lines(guest) == []
        assert [line.id for line in await house.tables.lines(host)] == [name]

    told(story)


def test_when_somebody_resigns_a_computer_plays_on_to_the_end(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        await house.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await house.tables.start(host, table.state.id)
        await house.tables.command(table, guest, resign(1))
        rng, match = random.Random(1), match_of(table)
        async with asyncio.timeout(15):
            while not match.over:
                if 0 in match.asked():
                    action = rng.choice(match.position.legal(0))
                    await house.tables.command(table, host, decide(table, 0, action.id))
                else:
                    await asyncio.sleep(0.005)
        match.record().verify(table.game)
        assert table.state.status == "over"

    told(story)


def test_who_has_resigned_looks_on(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        await house.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await house.tables.start(host, table.state.id)
        await house.tables.command(table, guest, resign(1))
        assert table.seats_of(guest) == []
        assert table.seats_of(host) == [0]

    told(story)


def test_who_resigns_one_of_two_seats_is_told_the_log_as_the_other_seat_reads_it(
    told: Told,
) -> None:
    """With one seat left on the screen, its own choices belong to the log, the past ones too."""

    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), ada("Ann"), None)
        await house.tables.sit(Known(guest), table.state.id, 2, ada("Ben"))
        await house.tables.start(host, table.state.id)
        heard = watch(table, host)
        for seat, player in ((0, host), (1, host), (2, guest)):
            await house.tables.command(table, player, decide(table, seat, legal(table, seat)))
        (asked,) = match_of(table).asked()
        await house.tables.command(table, host, resign(0 if asked != 0 else 1))
        moments = list[Moment]()
        for message in heard:
            if isinstance(message, Update):
                moments[message.start :] = message.moments
        assert moments == update_for(match_of(table), table.seats_of(host), 0, 0).moments

    told(story)


# ----- afterwards ---------------------------------------------------------------------------------


async def finished(house: House) -> tuple[LiveTable, int, int]:
    host, guest = await house.player("host"), await house.player("guest")
    table = await house.open(host, ada(), None, random_seating=True, options={"gate": "L8.7"})
    await house.tables.sit(Known(guest), table.state.id, 1, ada("Ben", "rose"))
    await house.tables.start(host, table.state.id)
    await play_out(house, table, random.Random(2))
    return table, host, guest


def test_a_finished_game_is_over_for_everybody(told: Told) -> None:
    async def story(house: House) -> None:
        table, host, guest = await finished(house)
        assert table.data_for(None).status == "over"
        assert [line.status for line in await house.tables.lines(host)] == ["over"]
        assert [line.my_turn for line in await house.tables.lines(guest)] == [False]
        await house.tables.leave(host, table.state.id)
        assert await house.tables.lines(host) == []
        assert len(await house.tables.lines(guest)) == 1
        assert await saved(house, table)

    told(story)


def test_a_rematch_is_one_table_for_the_same_people(told: Told) -> None:
    async def story(house: House) -> None:
        table, host, guest = await finished(house)
        stranger = await house.player("stranger")
        old = table.state
        heard = watch(table, host)
        assert await refused(house.tables.rematch(stranger, old.id)) == "not-at-the-table"
        first, second = await asyncio.gather(
            house.tables.rematch(guest, old.id), house.tables.rematch(host, old.id)
        )
        assert first is second
        new = first.state
        assert new.status == "open"
        assert (new.game, new.options, new.random_seating) == ("london", old.options, True)
        assert [(seat.player, seat.name, seat.colour) for seat in new.seats] == [
            (seat.player, seat.name, seat.colour) for seat in old.seats
        ]
        assert new.secret != old.secret
        assert new.host == guest
        told_tables = [message.table for message in heard if isinstance(message, TableMessage)]
        assert told_tables[-1].rematch == new.id
        assert await refused(house.tables.rematch(host, new.id)) == "not-over"
        assert await saved(house, table)
        await house.tables.start(host, new.id)
        assert first.state.status == "playing"

    told(story)


# ----- my tables ----------------------------------------------------------------------------------


def test_my_tables_tell_whose_turn_it_is_the_latest_first(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        older = await house.open(host, ada(), BOT, None)
        table = await house.open(host, ada(), None)
        await house.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        assert [line.my_turn for line in await house.tables.lines(host)] == [False, False]
        await house.tables.start(host, table.state.id)
        lines = await house.tables.lines(host)
        assert [(line.id, line.status, line.my_turn, line.bots) for line in lines] == [
            (table.state.id, "playing", True, 0),
            (older.state.id, "open", False, 1),
        ]
        assert lines[0].names == ["Ada", "Ben"]
        await house.tables.command(table, host, decide(table, 0, legal(table, 0)))
        assert not (await house.tables.lines(host))[0].my_turn
        (line,) = await house.tables.lines(guest)
        assert line.my_turn
        assert await house.tables.lines(await house.player("stranger")) == []

    told(story)


def legal(table: LiveTable, seat: int) -> int:
    return match_of(table).position.legal(seat)[0].id


def test_watchers_are_told_of_everything_and_count_for_nothing(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), None)
        heard = watch(table, None)
        await house.tables.sit(Known(host), table.state.id, 1, ada("Ben"))
        await house.tables.start(host, table.state.id)
        await house.tables.command(table, host, decide(table, 0, legal(table, 0)))
        assert [message.type for message in heard] == ["table", "table", "update", "update"]
        data: TableData = table.data_for(None)
        assert not data.host
        assert not any(seat.mine or seat.here for seat in data.seats)
        assert (
            await refused(house.tables.command(table, None, decide(table, 0, legal(table, 0))))
            == "not-your-seat"
        )

    told(story)


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
        async with house(tmp_path) as opened:
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
        async with house(tmp_path) as opened:
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
        async with house(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), ada("Ben"), start=True)
            name = table.state.id
            command = command.model_copy(update={"action": legal(table, 0)})
            first = await opened.tables.command(table, host, command)
            assert await opened.tables.command(table, host, command) == first == 0
            assert match_of(table).journal == 1

    async def after() -> None:
        async with house(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.tables.get(name)
            before = content(tmp_path / "tables.sqlite3")
            assert await opened.tables.command(table, host, command) == 0
            assert match_of(table).journal == 1
            assert content(tmp_path / "tables.sqlite3") == before

    run(before)
    run(after)


def test_another_players_command_of_the_same_id_is_another_command(told: Told) -> None:
    async def story(house: House) -> None:
        host, guest = await house.player("host"), await house.player("guest")
        table = await house.open(host, ada(), None)
        await house.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await house.tables.start(host, table.state.id)
        for seat, player in enumerate((host, guest)):
            command = decide(table, seat, legal(table, seat)).model_copy(update={"id": "same-id-1"})
            assert await house.tables.command(table, player, command) == seat

    told(story)


# ----- the journal --------------------------------------------------------------------------------


def test_the_journal_only_ever_grows(told: Told, tmp_path: Path) -> None:
    """Undo and resigning are entries as well: no row is ever changed or removed."""

    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), ada("Ben"), ada("Cy"), start=True)
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
                command = resign(next(seat for seat in range(3) if seat not in match.asked()))
            await house.tables.command(table, host, command)
            query = "SELECT * FROM journal ORDER BY number"
            now = rows(tmp_path / "tables.sqlite3", query)
            assert now[:-1] == written
            assert len(now) == match.journal
            written = now
            if command.type == "resign":
                break
        kinds = {row[2] for row in written}
        assert kinds == {"decide", "confirm", "undo", "resign"}

    told(story)


def test_no_two_entries_have_the_same_number(told: Told) -> None:
    """Two servers on one database cannot fork a game."""

    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), ada("Ben"), start=True)
        entry = Entry("decide", 0, legal(table, 0))
        await house.storage.append(table.state.id, 0, entry, host, None)
        with pytest.raises(Exception, match="UNIQUE"):
            await house.storage.append(table.state.id, 0, entry, host, None)
        assert await house.storage.journal(table.state.id) == [entry]

    told(story)


class SlowStorage(Storage):
    """Writes as usual, and takes its time before it says so."""

    async def append(self, *arguments: Any) -> None:
        await super().append(*arguments)
        await asyncio.sleep(0.05)


def test_a_page_that_goes_away_while_its_command_is_written_does_not_break_the_game(
    tmp_path: Path,
) -> None:
    """What is in the journal is also in the match, whoever is still there to hear of it."""

    async def story() -> None:
        async with house(tmp_path, SlowStorage) as opened:
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

    run(story)
