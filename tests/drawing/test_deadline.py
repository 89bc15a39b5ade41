"""A limit of processor time for whatever checks it."""

import time

import pytest

from twinspan.drawing.deadline import NO_DEADLINE, Deadline


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The processor time; the test sets it."""
    now = [100.0]
    monkeypatch.setattr(time, "process_time", lambda: now[0])
    return now


def test_the_time_is_counted_from_the_start(clock: list[float]) -> None:
    deadline = Deadline(2.5)
    deadline.check()
    clock[0] = 102.5
    deadline.check()
    clock[0] = 102.6
    with pytest.raises(TimeoutError):
        deadline.check()


def test_without_a_limit_there_is_time_for_ever(clock: list[float]) -> None:
    clock[0] = 1e12
    NO_DEADLINE.check()
