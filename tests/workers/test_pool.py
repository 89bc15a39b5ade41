"""Many tasks in several processes, and no process left behind."""

import errno
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial

import pytest

from twinspan.core.errors import TwinspanError, UsageError
from twinspan.workers import pool
from twinspan.workers.pool import ProcessPool

# Work must be a function of a module that other processes can import.


def add(one: int, other: int) -> int:
    return one + other


def who(_: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def complain(number: int) -> int:
    if number == 3:
        raise UsageError("wrong-number", {"value": str(number), "low": "0", "high": "2"})
    return number


def vanish(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize("tasks", [0, 1, 2, 3, 7, 50])
def test_every_task_is_done_once(tasks: int) -> None:
    assert sorted(ProcessPool(2).do(partial(add, 10), range(tasks))) == list(range(10, 10 + tasks))


def test_several_processes_share_the_work() -> None:
    workers = set(ProcessPool(2).do(who, range(12)))
    assert len(workers) == 2
    assert os.getpid() not in workers


def test_tasks_are_asked_for_when_somebody_is_free() -> None:
    asked = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            asked.append(number)
            yield number

    with closing(ProcessPool(1).do(partial(add, 0), tasks())) as results:
        for _ in range(10):
            next(results)
        assert len(asked) < 20


def test_a_complaint_of_the_work_comes_back_as_it_was() -> None:
    with pytest.raises(TwinspanError) as error:
        list(ProcessPool(2).do(complain, range(10)))
    assert error.value.code == "wrong-number"
    assert error.value.facts["value"] == "3"


def test_a_process_that_is_lost_is_noticed() -> None:
    with pytest.raises(UsageError) as error:
        list(ProcessPool(2).do(vanish, range(10)))
    assert error.value.code == "worker-lost"


@pytest.mark.parametrize("number", [errno.EAGAIN, errno.EMFILE, errno.ENFILE, errno.ENOMEM])
def test_a_machine_that_has_no_room_for_a_process_says_so(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(pool, "Worker", failing(OSError(number, "no room")))
    with pytest.raises(UsageError) as error:
        list(ProcessPool(3).do(who, range(10)))
    assert error.value.code == "too-many-processes"
    assert error.value.facts == {"count": 3, "reason": "no room"}
    assert "arena" not in str(error.value)  # other commands start processes too


def test_other_trouble_of_the_system_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "Worker", failing(PermissionError(errno.EACCES, "not you")))
    with pytest.raises(PermissionError):
        list(ProcessPool(3).do(who, range(10)))


def failing(error: OSError) -> Callable[[], None]:
    def start() -> None:
        raise error

    return start


def test_a_long_task_is_ended_when_nobody_waits_for_it() -> None:
    start = time.monotonic()
    with closing(ProcessPool(2).do(sleep, [0.0, 600.0, 600.0])) as results:
        assert next(results) == 0
    assert time.monotonic() - start < 60


def test_by_default_there_is_a_process_for_each_core_we_may_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 3, 5}, raising=False)
    assert ProcessPool().count == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert ProcessPool().count == 7
