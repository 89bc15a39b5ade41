"""One worker process: what comes back from it, and when it ends."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from tests.processes import running_in
from tests.workers.jobs import (
    answer_with_a_function,
    double,
    fail,
    fail_locally,
    vanish,
    wanted_still,
)
from twinspan.workers.process import RemoteTraceback, Worker, WorkerLost, new_flag, unwanted

NOT_PICKLED = (AttributeError, pickle.PicklingError)  # one or the other, as Python's version has it


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.terminate()
    made.join()


def test_answers_come_in_the_order_of_the_calls(worker: Worker) -> None:
    for number in range(3):
        worker.send(double, number)
    worker.send(os.getpid)
    assert worker.pending == 4
    assert [worker.receive() for _ in range(3)] == [0, 2, 4]
    assert worker.receive() == worker.process.pid != os.getpid()
    assert worker.pending == 0


def test_an_error_comes_back_with_its_traceback(worker: Worker) -> None:
    worker.send(fail, "as it was")
    with pytest.raises(ValueError, match="as it was") as error:
        worker.receive()
    assert isinstance(error.value.__cause__, RemoteTraceback)
    assert "in fail" in str(error.value.__cause__)


@pytest.mark.parametrize(
    ("work", "said"), [(fail_locally, "LocalError"), (answer_with_a_function, "lambda")]
)
def test_what_cannot_be_sent_back_is_an_error_too(
    worker: Worker, work: Callable[[], object], said: str
) -> None:
    worker.send(work)
    with pytest.raises((RuntimeError, *NOT_PICKLED), match=said):
        worker.receive()
    worker.send(double, 2)
    assert worker.receive() == 4


def test_what_cannot_be_sent_there_leaves_the_worker_as_it_was(worker: Worker) -> None:
    with pytest.raises(NOT_PICKLED):
        worker.send(double, lambda: None)
    worker.send(double, 2)
    assert worker.receive() == 4


def test_a_process_that_is_lost_is_noticed(worker: Worker) -> None:
    worker.send(vanish)
    worker.send(double, 1)
    with pytest.raises(WorkerLost):
        worker.receive()


def test_the_flag_says_whether_work_is_wanted() -> None:
    flag = new_flag()
    worker = Worker(flag)
    for value in (False, True, False):
        flag.value = value
        worker.send(wanted_still)
        assert worker.receive() is not value
    worker.close()
    worker.process.join(10)
    assert worker.process.exitcode == 0  # once it has nothing to do
    assert not unwanted()  # in no worker


def test_ctrl_c_is_left_to_the_parent(worker: Worker) -> None:
    """From the first moment on, while Python itself still starts there."""
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGINT)
    worker.send(double, 1)
    assert worker.receive() == 2
    os.kill(worker.process.pid, signal.SIGINT)
    worker.send(double, 2)
    assert worker.receive() == 4


PARENT = """
from twinspan.workers.process import Worker
from tests.workers.jobs import sleep
workers = [Worker(), Worker()]
workers[0].send(sleep, 600.0)
print(*(worker.process.pid for worker in workers), flush=True)
sleep(600.0)
"""


def test_busy_or_not_it_ends_with_a_parent_that_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own, in which its workers are
    )
    assert parent.stdout is not None
    workers = parent.stdout.readline().split()
    assert len(workers) == 2
    assert {*workers} < {*running_in(parent.pid)}
    parent.kill()
    parent.communicate()
    end = time.monotonic() + 20
    while running_in(parent.pid) and time.monotonic() < end:
        time.sleep(0.02)
    assert running_in(parent.pid) == []
