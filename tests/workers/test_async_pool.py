"""Calls from asyncio: they end when nobody wants them, and a killed process is replaced."""

import asyncio
import os
import signal
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from tests.server.tables import run
from tests.workers.jobs import (
    Seen,
    be_deaf,
    be_stubborn,
    fail,
    vanish,
    vanish_loudly,
    wait_until_unwanted,
    wanted_still,
)
from twinspan.workers import async_pool
from twinspan.workers.async_pool import AsyncProcessPool
from twinspan.workers.process import Worker, WorkerLost


@pytest.fixture
def seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seen:
    return Seen(tmp_path / "seen", monkeypatch)


async def until(seen: Seen, what: str, count: int = 1) -> None:
    while seen.count(what) < count:
        await asyncio.sleep(0.005)


async def cancel(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_work_that_nobody_wants_any_more_is_told_so(seen: Seen) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        task = asyncio.create_task(pool.run(wait_until_unwanted))
        await until(seen, "begun")
        await cancel(task)
        assert await pool.run(wanted_still)  # the flag was for the other one
        assert seen.count("unwanted") == 1
        pool.close()

    run(scenario)


def test_each_piece_of_work_has_a_flag_of_its_own(seen: Seen) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(2)
        tasks = [asyncio.create_task(pool.run(wait_until_unwanted)) for _ in range(2)]
        await until(seen, "begun", 2)
        await cancel(tasks[0])
        assert await pool.run(wanted_still)
        assert seen.count("unwanted") == 1
        assert not tasks[1].done()
        await cancel(tasks[1])
        await until(seen, "unwanted", 2)
        pool.close()

    run(scenario)


def test_a_slot_is_free_only_when_its_process_is_really_done(seen: Seen) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        task = asyncio.create_task(pool.run(be_stubborn, 0.4))
        await until(seen, "begun")
        await cancel(task)  # at once, whatever the process does
        assert seen.count("done") == 0
        assert await pool.run(wanted_still)
        assert seen.count("done") == 1
        pool.close()

    run(scenario)


def test_work_that_is_given_up_before_its_turn_never_begins(seen: Seen) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        first = asyncio.create_task(pool.run(wait_until_unwanted))
        await until(seen, "begun")
        second = asyncio.create_task(pool.run(wait_until_unwanted))
        await asyncio.sleep(0.05)
        await cancel(second)
        await cancel(first)
        assert await pool.run(wanted_still)
        assert seen.count("begun") == seen.count("unwanted") == 1
        pool.close()

    run(scenario)


@pytest.mark.parametrize("given_up", [False, True])
def test_a_killed_process_is_replaced(seen: Seen, given_up: bool) -> None:
    """Also if what it did was not wanted any more, and nobody has noticed."""

    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        worker = await pool.run(os.getpid)
        task = asyncio.create_task(pool.run(be_stubborn, 0.2))
        await until(seen, "begun")
        if given_up:
            await cancel(task)
        os.kill(worker, signal.SIGKILL)
        assert await pool.run(os.getpid) != worker
        if not given_up:
            await task  # begun anew
            assert seen.count("done") == 1
        pool.close()

    run(scenario)


def test_who_closes_does_not_wait_for_a_thought_that_was_given_up(seen: Seen) -> None:
    ended = 0.0

    async def scenario() -> None:
        nonlocal ended
        pool = AsyncProcessPool(1)
        task = asyncio.create_task(pool.run(wait_until_unwanted))
        await until(seen, "begun")
        await cancel(task)
        pool.close()
        ended = time.monotonic()

    run(scenario)
    while not seen.count("unwanted"):
        assert time.monotonic() - ended < 2
        time.sleep(0.005)


def test_a_pool_that_is_closed_while_a_call_ends_closes_its_connection_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice and at the same time, it might close a file that somebody else has just opened."""
    closed: list[Worker] = []

    class Counted(Worker):  # workers of other tests may be ending just now
        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(async_pool, "Worker", Counted)
    slot, running = async_pool._Slot(attempts=1), Future[int]()
    slot._running = running
    running.add_done_callback(lambda _: slot.close())  # before the thread of the call goes on
    slot._call(os.getpid, running)
    assert len(closed) == 1
    Worker.close(closed[0])


def test_work_that_ignores_cancellation_for_long_is_ended_with_its_process(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_pool, "_PATIENCE", 0.1)

    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        worker = await pool.run(os.getpid)
        task = asyncio.create_task(pool.run(be_stubborn, 600))
        await until(seen, "begun")
        await cancel(task)
        assert await pool.run(os.getpid) != worker
        assert seen.count("done") == 0
        pool.close()

    run(scenario)


def test_work_that_ends_soon_after_it_was_cancelled_keeps_its_process(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_pool, "_PATIENCE", 0.4)

    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        worker = await pool.run(os.getpid)
        task = asyncio.create_task(pool.run(wait_until_unwanted))
        await until(seen, "begun")
        await cancel(task)
        await pool.run(be_stubborn, 0.8)  # longer than the patience with the other one
        assert await pool.run(os.getpid) == worker
        pool.close()

    run(scenario)


def test_work_that_loses_every_process_is_given_up() -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1)
        with pytest.raises(WorkerLost):
            await pool.run(vanish)
        assert await pool.run(wanted_still)
        pool.close()

    run(scenario)


def test_work_that_takes_too_long_is_ended_with_its_process(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1, limit=60)
        worker = await pool.run(os.getpid)  # to start takes long on a busy machine
        with monkeypatch.context() as patch:
            patch.setattr(pool, "_limit", 1.0)
            start = time.monotonic()
            with pytest.raises(TimeoutError):
                await pool.run(be_deaf, 600)
        assert await pool.run(os.getpid) != worker
        assert time.monotonic() - start < 15  # nobody was patient with it
        assert (seen.count("begun"), seen.count("done")) == (1, 0)
        pool.close()

    run(scenario)


def test_who_waits_for_a_process_has_all_the_time_once_it_is_there(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1, limit=60)
        await pool.run(os.getpid)
        monkeypatch.setattr(pool, "_limit", 1.6)
        await asyncio.gather(*(pool.run(be_stubborn, 0.7) for _ in range(3)))
        assert seen.count("done") == 3
        pool.close()

    run(scenario)


def test_a_pool_may_try_once_only(seen: Seen) -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(1, attempts=1)
        with pytest.raises(WorkerLost):
            await pool.run(vanish_loudly)
        assert seen.count("vanished") == 1
        pool.close()

    run(scenario)


def test_an_error_comes_back_and_the_process_stays() -> None:
    async def scenario() -> None:
        pool = AsyncProcessPool(2)
        worker = await pool.run(os.getpid)
        with pytest.raises(ValueError, match="no such thing"):
            await pool.run(fail, "no such thing")
        assert await pool.run(os.getpid) == worker  # the second was not needed yet
        pool.close()

    run(scenario)
