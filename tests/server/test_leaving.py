"""Leaving and resigning, and what comes afterwards: rematch, my tables, watching."""

import asyncio
import random

import pytest

from tests.server.tables import (
    BOT,
    Backend,
    Known,
    WithBackend,
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


def test_before_the_start_leaving_is_getting_up(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None, None)
        name = table.state.id
        for number in (1, 2):
            await backend.tables.sit(Known(guest), name, number, ada("Ben"))
        await backend.tables.leave(guest, name)
        assert names(table) == ["Ada", None, None]
        assert await refused(backend.tables.leave(guest, name)) == "not-at-the-table"
        assert await backend.tables.lines(guest) == []
        assert await saved(backend, table)

    with_backend(scenario)


def test_a_game_in_progress_is_resigned_before_it_is_left(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        name = table.state.id
        await backend.tables.sit(Known(guest), name, 1, ada("Ben"))
        await backend.tables.start(host, name)
        assert await refused(backend.tables.leave(guest, name)) == "resign-first"
        await backend.tables.command(table, guest, resign(1))
        assert [seat.resigned for seat in table.data_for(host).seats] == [False, True]
        await backend.tables.leave(guest, name)
        assert await backend.tables.lines(guest) == []
        assert [line.id for line in await backend.tables.lines(host)] == [name]

    with_backend(scenario)


def test_when_somebody_resigns_a_computer_plays_on_to_the_end(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None, BOT)
        await backend.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await backend.tables.start(host, table.state.id)
        await backend.tables.command(table, guest, resign(1))
        rng, match = random.Random(1), match_of(table)
        async with asyncio.timeout(15):
            while not match.over:
                if 0 in match.asked():
                    action = rng.choice(match.position.legal(0))
                    await backend.tables.command(table, host, decide(table, 0, action.id))
                else:
                    await asyncio.sleep(0.005)
        match.record().verify(table.game)
        assert table.state.status == "over"

    with_backend(scenario)


@pytest.mark.parametrize(
    ("here", "wanted"),
    [
        ((), "journeyman"),
        (("random",), "random"),
        (("random", "apprentice"), "apprentice"),
    ],
)
def test_who_plays_on_is_as_strong_as_the_computers_that_were_chosen(
    with_backend: WithBackend, here: tuple[str, ...], wanted: str
) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        computers = [Computer(bot=name) for name in here]
        table = await backend.open(host, ada(), ada("Ann"), *computers, start=True)
        assert table.bot_of(0) is None
        await backend.tables.command(table, host, resign(0))
        assert table.bot_of(0) == wanted
        assert [table.bot_of(seat + 2) for seat in range(len(here))] == list(here)

    with_backend(scenario)


def test_who_has_resigned_looks_on(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), None)
        await backend.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        await backend.tables.start(host, table.state.id)
        await backend.tables.command(table, guest, resign(1))
        assert table.seats_of(guest) == []
        assert table.seats_of(host) == [0]

    with_backend(scenario)


def test_who_resigns_one_of_two_seats_is_told_the_log_as_the_other_seat_reads_it(
    with_backend: WithBackend,
) -> None:
    """With one seat left on the screen, its own choices belong to the log, the past ones too."""

    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        table = await backend.open(host, ada(), ada("Ann"), None)
        await backend.tables.sit(Known(guest), table.state.id, 2, ada("Ben"))
        await backend.tables.start(host, table.state.id)
        heard = watch(table, host)
        for seat, player in ((0, host), (1, host), (2, guest)):
            await backend.tables.command(table, player, decide(table, seat, legal(table, seat)))
        (asked,) = match_of(table).asked()
        await backend.tables.command(table, host, resign(0 if asked != 0 else 1))
        moments = list[Moment]()
        for message in heard:
            if isinstance(message, Update):
                moments[message.start :] = message.moments
        everything = update_for(match_of(table), table.seats_of(host), 0, 0)
        assert moments == encode_update(table.game, everything).moments

    with_backend(scenario)


# ----- afterwards ---------------------------------------------------------------------------------


def test_a_finished_game_is_over_for_everybody(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        table, host, guest = await finished(backend)
        assert table.data_for(None).status == "over"
        assert [line.status for line in await backend.tables.lines(host)] == ["over"]
        assert [line.my_turn for line in await backend.tables.lines(guest)] == [False]
        await backend.tables.leave(host, table.state.id)
        assert await backend.tables.lines(host) == []
        assert len(await backend.tables.lines(guest)) == 1
        assert await saved(backend, table)

    with_backend(scenario)


def test_the_end_is_told_with_the_message_of_the_winner(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        table, host, _ = await finished(backend)
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

    with_backend(scenario)


def test_a_rematch_is_one_table_for_the_same_people(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        table, host, guest = await finished(backend)
        stranger = await backend.player("stranger")
        old = table.state
        heard = watch(table, host)
        assert await refused(backend.tables.rematch(stranger, old.id)) == "not-at-the-table"
        first, second = await asyncio.gather(
            backend.tables.rematch(guest, old.id), backend.tables.rematch(host, old.id)
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
        assert await refused(backend.tables.rematch(host, new.id)) == "not-over"
        assert await saved(backend, table)
        await backend.tables.start(host, new.id)
        assert first.state.status == "playing"

    with_backend(scenario)


# ----- my tables ----------------------------------------------------------------------------------


def test_my_tables_tell_whose_turn_it_is_the_latest_first(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host, guest = await backend.player("host"), await backend.player("guest")
        older = await backend.open(host, ada(), BOT, None)
        table = await backend.open(host, ada(), None)
        await backend.tables.sit(Known(guest), table.state.id, 1, ada("Ben"))
        assert [line.my_turn for line in await backend.tables.lines(host)] == [False, False]
        await backend.tables.start(host, table.state.id)
        lines = await backend.tables.lines(host)
        assert [(line.id, line.status, line.my_turn, line.bots) for line in lines] == [
            (table.state.id, "playing", True, 0),
            (older.state.id, "open", False, 1),
        ]
        assert lines[0].names == ["Ada", "Ben"]
        await backend.tables.command(table, host, decide(table, 0, legal(table, 0)))
        assert not (await backend.tables.lines(host))[0].my_turn
        (line,) = await backend.tables.lines(guest)
        assert line.my_turn
        assert await backend.tables.lines(await backend.player("stranger")) == []

    with_backend(scenario)


def test_my_tables_tell_who_has_won(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        table, host, guest = await finished(backend)
        outcome = match_of(table).position.outcome()
        assert outcome is not None
        (winner,) = outcome.winners
        for player, name in ((host, "Ada"), (guest, "Ben")):
            (line,) = await backend.tables.lines(player)
            assert line.mine == [name]
            assert line.winners == [names(table)[winner]]
            assert line.score == max(outcome.scores)
        other = await backend.open(host, ada(), ada("Ann"), BOT)
        line, _ = await backend.tables.lines(host)
        assert line.id == other.state.id
        assert (line.mine, line.winners, line.score) == (["Ada", "Ann"], [], None)

    with_backend(scenario)


def test_who_has_resigned_has_not_won(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), BOT, start=True)
        await backend.tables.command(table, host, resign(0))
        async with asyncio.timeout(15):
            while not match_of(table).over:
                await asyncio.sleep(0.005)
        (line,) = await backend.tables.lines(host)
        assert line.mine == []
        assert len(line.winners) == 1

    with_backend(scenario)


def test_watchers_are_told_of_everything_and_count_for_nothing(with_backend: WithBackend) -> None:
    async def scenario(backend: Backend) -> None:
        host = await backend.player("host")
        table = await backend.open(host, ada(), None)
        heard = watch(table, None)
        await backend.tables.sit(Known(host), table.state.id, 1, ada("Ben"))
        await backend.tables.start(host, table.state.id)
        await backend.tables.command(table, host, decide(table, 0, legal(table, 0)))
        assert [message.type for message in heard] == ["table", "table", "update", "update"]
        data: TableData = table.data_for(None)
        assert not data.host
        assert not any(seat.mine or seat.here for seat in data.seats)
        assert (
            await refused(backend.tables.command(table, None, decide(table, 0, legal(table, 0))))
            == "not-your-seat"
        )

    with_backend(scenario)
