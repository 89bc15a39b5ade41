"""Leaving and resigning, and what comes afterwards: rematch, my tables, watching."""

import asyncio
import random

import pytest

from tests.server.tables import (
    BOT,
    House,
    Known,
    Told,
    ada,
    decide,
    finished,
    legal,
    match_of,
    names,
    refused,
    resign,
    saved,
    watch,
)
from twinspan.server.encoding import encode_update
from twinspan.server.wire import (
    Computer,
    Moment,
    TableData,
    TableMessage,
    Update,
)
from twinspan.table.eyes import update_for
from twinspan.text.teller import winner_message

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
        table = await house.open(host, ada(), None, BOT)
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


@pytest.mark.parametrize(
    ("here", "wanted"),
    [
        ((), "journeyman"),
        (("random",), "random"),
        (("random", "apprentice"), "apprentice"),
    ],
)
def test_who_plays_on_is_as_strong_as_the_computers_that_were_chosen(
    told: Told, here: tuple[str, ...], wanted: str
) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        computers = [Computer(bot=name) for name in here]
        table = await house.open(host, ada(), ada("Ann"), *computers, start=True)
        assert table.bot_of(0) is None
        await house.tables.command(table, host, resign(0))
        assert table.bot_of(0) == wanted
        assert [table.bot_of(seat + 2) for seat in range(len(here))] == list(here)

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
        everything = update_for(match_of(table), table.seats_of(host), 0, 0)
        assert moments == encode_update(table.game, everything).moments

    told(story)


# ----- afterwards ---------------------------------------------------------------------------------


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


def test_the_end_is_told_with_the_message_of_the_winner(told: Told) -> None:
    async def story(house: House) -> None:
        table, host, _ = await finished(house)
        match = match_of(table)
        outcome = match.position.outcome()
        assert outcome is not None
        update = update_for(match, table.seats_of(host), 0, 0)
        told_end = encode_update(table.game, update).outcome
        assert told_end is not None
        assert told_end.model_dump() == {
            **outcome.data(),
            "message": winner_message(table.game, outcome),
        }

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
        assert (new.setup, new.random_seating) == (old.setup, True)
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


def test_my_tables_tell_who_has_won(told: Told) -> None:
    async def story(house: House) -> None:
        table, host, guest = await finished(house)
        outcome = match_of(table).position.outcome()
        assert outcome is not None
        (winner,) = outcome.winners
        for player, name in ((host, "Ada"), (guest, "Ben")):
            (line,) = await house.tables.lines(player)
            assert line.mine == [name]
            assert line.winners == [names(table)[winner]]
            assert line.score == max(outcome.scores)
        other = await house.open(host, ada(), ada("Ann"), BOT)
        line, _ = await house.tables.lines(host)
        assert line.id == other.state.id
        assert (line.mine, line.winners, line.score) == (["Ada", "Ann"], [], None)

    told(story)


def test_who_has_resigned_has_not_won(told: Told) -> None:
    async def story(house: House) -> None:
        host = await house.player("host")
        table = await house.open(host, ada(), BOT, start=True)
        await house.tables.command(table, host, resign(0))
        async with asyncio.timeout(15):
            while not match_of(table).over:
                await asyncio.sleep(0.005)
        (line,) = await house.tables.lines(host)
        assert line.mine == []
        assert len(line.winners) == 1

    told(story)


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
