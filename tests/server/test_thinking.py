"""Computers at a table: their thoughts end when they are of no use, and their reasons are kept."""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from tests.london.table import LONDON
from tests.server.running import rows
from tests.server.tables import BOT, Backend, ada, backend_in, decide, legal, match_of, resign, run
from tests.server.thoughts import reason, think_slowly
from tests.table.matches import do, new_match, some_decision
from tests.workers.jobs import Seen
from twinspan.bots import Thought, bots, is_ours
from twinspan.core.chance import secret_of
from twinspan.core.errors import UsageError
from twinspan.core.position import Position
from twinspan.core.refusal import Refused
from twinspan.core.terms import Seat
from twinspan.games import game, game_ids
from twinspan.server import computers, thinking
from twinspan.server.computers import offered_computers
from twinspan.server.live import LiveTable
from twinspan.server.storage import SeatState, TableState
from twinspan.server.thinking import Thinkers
from twinspan.server.wire import Computer
from twinspan.table.eyes import PastReasons, past_reasons
from twinspan.table.journal import Entry, Expectation, Reasons
from twinspan.table.match import Match

TABLE = "aaaaaaaaaa"


@pytest.fixture
def seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What thinkers do that never come to an end by themselves."""
    monkeypatch.setattr(thinking, "_think", think_slowly)
    return Seen(tmp_path / "seen", monkeypatch)


async def until(wanted: Callable[[], bool]) -> None:
    while not wanted():
        await asyncio.sleep(0.005)


async def lay(backend: Backend, seats: list[SeatState], entries: list[Entry]) -> LiveTable:
    """A table with this journal."""
    host = await backend.player("host")
    for seat in seats:
        seat.player = None if seat.bot else host
    await backend.storage.add_table(
        TableState(
            id=TABLE,
            setup=LONDON.setup(len(seats)),
            random_seating=False,
            secret=secret_of(1),
            status="playing",
            host=host,
            seats=seats,
        )
    )
    for number, entry in enumerate(entries):
        await backend.storage.append(TABLE, number, entry, None, None)
    return await backend.tables.get(TABLE)


def two(bot: str = "random") -> list[SeatState]:
    """Ada, and a computer on seat 1."""
    return [SeatState(name="Ada", colour="teal"), SeatState(name="Maud", colour="red", bot=bot)]


def in_the_middle_of_a_turn(seat: int) -> tuple[Match, list[Entry]]:
    """Somebody on this seat has made a step of a turn, and has to make another."""
    match, rng = new_match(2), random.Random(1)
    entries: list[Entry] = []
    while (
        match.undoable() is None or match.asked() != (seat,) or len(match.position.legal(seat)) < 2
    ):
        entry = some_decision(match, rng)
        entries.append(Entry("decide", entry.seat, entry.action))
        do(match, entries[-1])
    return match, entries


# ----- thoughts that are of no use any more -------------------------------------------------------


def test_a_thought_ends_when_its_decision_point_is_taken_back(seen: Seen, tmp_path: Path) -> None:
    match, entries = in_the_middle_of_a_turn(1)

    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            table = await lay(opened, two(), entries)
            await until(lambda: seen.count("begun") == 1)
            async with table.lock:
                await table.carry_out(Entry("undo", 1, to=match.point - 1), match.point)
            await until(lambda: seen.count("cancelled") == 1)
            await until(lambda: seen.count("begun") == 2)  # about the point before
            assert match_of(table).point == match.point - 1

    run(scenario)


def test_a_thought_ends_when_the_seat_is_handed_back(seen: Seen, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            table = await lay(opened, two(), [])
            await until(lambda: seen.count("begun") == 1)
            table.state.seats[1].bot = None
            table.wake_bots()
            await until(lambda: seen.count("cancelled") == 1)
            assert not table.busy

    run(scenario)


def test_a_thought_ends_when_the_table_is_stopped(seen: Seen, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            table = await lay(opened, two(), [])
            await until(lambda: seen.count("begun") == 1)
            await table.stop()
            await until(lambda: seen.count("cancelled") == 1)
            assert match_of(table).journal == 0

    run(scenario)


def test_a_thought_that_is_still_wanted_goes_on(seen: Seen, tmp_path: Path) -> None:
    """While a computer chooses in secret, others choose, choose again, and resign."""

    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), ada("Ben"), BOT, start=True)
            await until(lambda: seen.count("begun") == 1)
            for _ in range(2):
                await opened.tables.command(table, host, decide(table, 0, legal(table, 0)))
            await opened.tables.command(table, host, resign(0))
            await asyncio.sleep(0.05)
            assert (seen.count("begun"), seen.count("cancelled")) == (1, 0)
            assert match_of(table).asked() == (1, 2)

    run(scenario)


# ----- bots that are not ours ---------------------------------------------------------------------

HANGING, LEAVING = "tests.server.thoughts:Hanging", "tests.server.thoughts:Leaving"
REASONER = "tests.server.thoughts:Reasoner"


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What such bots tell of themselves; of ours and of them one can think at a time."""
    monkeypatch.setattr(thinking, "cores", lambda: 1)
    return Seen(tmp_path / "seen", monkeypatch)


def decides_in_place_of(other: str, told: str, caplog: pytest.LogCaptureFixture) -> None:
    """One of ours did, and the log says why."""
    (noted,) = caplog.records
    assert noted.levelname == "ERROR"
    assert other in noted.getMessage()
    assert told in noted.getMessage()


def test_ours_do_not_wait_for_a_bot_that_hangs(
    marks: Seen, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor does anybody, once its process has ended."""

    async def scenario() -> None:
        async with backend_in(tmp_path, others=[HANGING]) as opened:
            host = await opened.player("host")
            hangs = Computer(bot=HANGING)
            waiting = await opened.open(host, ada(), hangs, BOT, start=True)
            await until(lambda: marks.count("hanging") == 1)
            ours = await opened.open(host, BOT, BOT, start=True)
            await until(lambda: match_of(ours).over)
            await until(lambda: match_of(waiting).asked() == (0, 1))
            assert not caplog.records
            os.kill(int(marks.told("hanging")[0]), signal.SIGKILL)
            await until(lambda: match_of(waiting).asked() == (0,))
            assert marks.count("hanging") == 1  # it is not asked again
            decides_in_place_of(HANGING, "has ended the process", caplog)

    run(scenario)


def test_who_takes_too_long_is_ended_and_one_of_ours_decides(
    marks: Seen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinking, "OTHERS_LIMIT", 1.0)

    async def scenario() -> None:
        async with backend_in(tmp_path, others=[HANGING]) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), Computer(bot=HANGING), BOT, start=True)
            await until(lambda: match_of(table).asked() == (0,))
            assert marks.count("hanging") <= 1  # one that is slow to start has not even begun
            decides_in_place_of(HANGING, "longer than 1 seconds", caplog)

    run(scenario)


def test_who_ends_its_process_is_asked_once_and_one_of_ours_decides(
    marks: Seen, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path, others=[LEAVING]) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), Computer(bot=LEAVING), BOT, start=True)
            await until(lambda: match_of(table).asked() == (0,))
            assert marks.count("leaving") == 1
            decides_in_place_of(LEAVING, "has ended the process", caplog)

    run(scenario)


@pytest.mark.parametrize(("name", "code"), [("Stuck", "bot-too-slow"), ("Gone", "bot-lost")])
def test_who_never_comes_into_being_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    monkeypatch.setattr(computers, "OTHERS_LIMIT", 0.5 if name == "Stuck" else 60)
    with pytest.raises(UsageError) as caught:
        offered_computers([f"tests.server.thoughts:{name}"])
    assert caught.value.code == code
    assert name in str(caught.value)


def test_budgets_make_no_bot_of_somebody_else() -> None:
    assert is_ours("journeyman:5s", "london")
    assert is_ours("random", "bridgetown")
    assert not is_ours(HANGING, "london")
    assert not is_ours("master", "london")


def test_by_default_as_many_think_as_there_are_cores_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {1, 4, 6}, raising=False)
    thinkers = Thinkers()
    assert len(thinkers._ours._slots) == len(thinkers._others._slots) == 2
    thinkers.close()


# ----- a decision like anybody's ------------------------------------------------------------------


def mistaken(players: Collection[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let these computers choose what is not asked."""
    think = Thinkers.think

    async def mistake(self: Thinkers, name: str, position: Position, seat: int) -> Thought:
        if name in players:
            return Thought(position.game.action("centre"))
        return await think(self, name, position, seat)

    monkeypatch.setattr(Thinkers, "think", mistake)


def test_what_a_computer_may_not_do_is_noted_and_one_of_ours_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path, others=[REASONER]) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), Computer(bot=REASONER), BOT, start=True)
            await until(lambda: match_of(table).asked() == (0,))
            assert match_of(table).journal == 2
            decides_in_place_of(REASONER, "“centre”, which is not allowed now (T3)", caplog)

    mistaken([REASONER], monkeypatch)
    run(scenario)


def test_what_no_computer_may_do_is_not_done_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            table = await lay(opened, two(), [])
            await until(lambda: not table.busy)
            assert match_of(table).journal == 0

    mistaken(bots("london"), monkeypatch)
    run(scenario)
    first, last = caplog.records
    assert first.levelname == last.levelname == "ERROR"
    assert last.exc_info is not None
    assert isinstance(last.exc_info[1], Refused)
    assert last.exc_info[1].refusal.why == "other-decision"


def test_who_thinks_is_let_go_though_a_table_cannot_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[Thinkers] = []
    close = Thinkers.close

    def closing(thinkers: Thinkers) -> None:
        ended.append(thinkers)
        close(thinkers)

    async def stuck(_: LiveTable) -> None:
        raise RuntimeError("stuck")

    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            await opened.open(await opened.player("host"), ada(), None)
            monkeypatch.setattr(LiveTable, "stop", stuck)

    monkeypatch.setattr(Thinkers, "close", closing)
    with pytest.raises(RuntimeError, match="stuck"):
        run(scenario)
    assert len(ended) == 1


# ----- reasons ------------------------------------------------------------------------------------


def test_a_thought_tells_the_action_and_the_best_three_estimates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "_think", reason)

    async def scenario() -> None:
        thinkers = Thinkers()
        position = LONDON.new(3, seed=1)
        thought = await thinkers.think("any", position, 0)
        actions = position.legal(0)
        assert thought.action is actions[0]
        assert tuple(one.action for one in thought.estimates) == actions[:3]
        assert [one.score for one in thought.estimates] == [40.123, 39.123, 38.123]
        thinkers.close()

    run(scenario)


def test_who_weighs_nothing_has_no_reasons() -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        position = LONDON.new(3, seed=1)
        assert (await thinkers.think("random", position, 0)).estimates == ()
        thinkers.close()

    run(scenario)


@pytest.mark.parametrize("name", game_ids())
def test_a_journeyman_says_what_it_expects(name: str) -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        position = game(name).new(3, seed=1)
        thought = await thinkers.think("journeyman:30", position, position.to_act()[0])
        assert thought.estimates[0].action is thought.action
        assert len(thought.estimates) in (2, 3)
        assert all(0 <= one.win_share <= 1 for one in thought.estimates)
        thinkers.close()

    run(scenario)


def test_the_journal_keeps_the_reasons_of_computers_and_a_restart_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_think", reason)
    name = ""
    reasons: dict[tuple[int, Seat], Reasons] = {}
    told: list[PastReasons] = []

    async def play() -> None:
        nonlocal name
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(host, ada(), BOT, BOT, start=True)
            match, rng = match_of(table), random.Random(1)
            while match.journal < 40:
                if 0 in match.asked():
                    action = rng.choice(match.position.legal(0))
                    await opened.tables.command(table, host, decide(table, 0, action.id))
                else:
                    await asyncio.sleep(0.002)
            name = table.state.id
            reasons.update(match.reasons)
            told.extend(past_reasons(match))

    async def look() -> None:
        async with backend_in(tmp_path) as opened:
            table = await opened.tables.get(name)
            await table.stop()
            for entry in await opened.storage.journal(name):
                if entry.reasons is not None:
                    assert entry.seat != 0
                    assert entry.reasons[0] == Expectation(entry.action, 0.877, 40.12)
                    assert len(entry.reasons) in (2, 3)
            assert reasons.items() <= match_of(table).reasons.items()
            assert past_reasons(match_of(table))[: len(told)] == told

    run(play)
    weighed = rows(tmp_path / "tables.sqlite3", "SELECT seat FROM journal WHERE reasons NOTNULL")
    assert {seat for (seat,) in weighed} == {1, 2}
    monkeypatch.undo()
    run(look)
