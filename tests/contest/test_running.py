"""Whole contests: the same results whoever plays them, interrupted or not."""

import json
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.contest.contests import Backwards, Here, contest
from twinspan.contest import tally
from twinspan.contest.contest import Contest
from twinspan.contest.results import Results, read_results
from twinspan.contest.running import run
from twinspan.core.errors import UsageError
from twinspan.workers.pool import Pool, ProcessPool

MIXED = contest("apprentice", "random", seed="11")
QUICK = contest("random", "random", "random", seats=3)


def without_times(text: str) -> str:
    return re.sub(r'"(ms_per_decision|microseconds)": (\[[^]]*\]|[\d.]+)', r'"\1": -', text)


def writer(path: Path) -> Callable[[str], object]:
    return lambda text: path.write_text(text, "utf-8")


def played(
    contest: Contest,
    deals: int,
    pool: Pool,
    path: Path | None = None,
    results: Results | None = None,
) -> Results:
    results = Results(contest) if results is None else results
    run(results, deals, pool, writer(path) if path is not None else None, lambda: None)
    return results


def test_the_number_of_processes_and_the_order_of_completion_change_nothing() -> None:
    texts = {
        without_times(played(MIXED, 4, pool).to_json())
        for pool in (Here(), Backwards(), ProcessPool(1), ProcessPool(2))
    }
    assert len(texts) == 1
    assert '"games": 8' in texts.pop()


@pytest.fixture(scope="module")
def uninterrupted() -> str:
    return without_times(played(MIXED, 4, Here()).to_json())


@pytest.mark.parametrize("interrupted_after", [1, 4, 7])
@pytest.mark.parametrize("pool", [Here, Backwards])
def test_an_interrupted_run_that_goes_on_ends_as_if_nothing_had_happened(
    tmp_path: Path, pool: type[Here], interrupted_after: int, uninterrupted: str
) -> None:
    path = tmp_path / "results.json"
    with pytest.raises(KeyboardInterrupt):
        played(MIXED, 4, pool(until=interrupted_after), path)
    kept = read_results(path, MIXED)
    assert len(kept) == interrupted_after
    second = Here()
    played(MIXED, 4, second, path, kept)
    assert second.done == 8 - interrupted_after
    assert without_times(path.read_text("utf-8")) == uninterrupted


def test_asking_for_more_games_extends(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    played(QUICK, 2, Here(), path)
    more = Here()
    played(QUICK, 3, more, path, read_results(path, QUICK))
    assert more.done == 3
    assert json.loads(path.read_text("utf-8"))["deals"] == 3


def test_a_complete_file_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    played(QUICK, 2, Here(), path)
    before = path.stat()
    played(QUICK, 2, Here(until=0), path, read_results(path, QUICK))
    after = path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_it_is_told_after_each_game_and_saved_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.json"
    found: list[int] = []

    def look() -> None:
        found.append(len(json.loads(path.read_text("utf-8"))["played"]) if path.exists() else 0)

    results = Results(QUICK)
    run(results, 2, Here(), writer(path), look)
    assert found == [0] * 6  # too short a run for more than one saving, the last
    path.unlink()
    monkeypatch.setattr("twinspan.contest.running._PAUSE", 0.0)
    monkeypatch.setattr("twinspan.contest.running._PATIENCE", 0)
    run(Results(QUICK), 2, Here(), writer(path), look)
    assert found[6:] == [0, 1, 2, 3, 4, 5]


# ----- Ctrl-C at the wrong moment -----------------------------------------------------------------


def test_an_interrupt_waits_until_a_deal_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.json"
    rate = tally._rate

    def rate_interrupted(*given: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        rate(*given)

    monkeypatch.setattr(tally, "_rate", rate_interrupted)
    results = Results(QUICK)
    with pytest.raises(KeyboardInterrupt):
        played(QUICK, 2, Here(), path, results)
    monkeypatch.undo()
    assert (results.kept, results.tally.deals) == (3, 1)
    assert read_results(path, QUICK).to_json() == results.to_json()


def test_a_second_interrupt_waits_until_all_is_written() -> None:
    results, written = Results(QUICK), []

    def write(text: str) -> None:
        signal.raise_signal(signal.SIGINT)
        written.append(text)

    with pytest.raises(KeyboardInterrupt):
        run(results, 2, Here(until=4), write, lambda: None)
    assert written == [results.to_json()]
    assert results.kept == 4


def test_what_could_not_be_written_is_not_kept() -> None:
    results = Results(QUICK)

    def write(_: str) -> None:
        signal.raise_signal(signal.SIGINT)
        raise UsageError("unwritable-file")

    with pytest.raises(UsageError):
        run(results, 2, Here(until=4), write, lambda: None)
    assert results.kept == 0
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# ----- until it is sure ---------------------------------------------------------------------------


def test_a_clear_answer_ends_a_run_early_and_at_the_same_deal_for_everybody() -> None:
    clear = contest("apprentice", "random", alone=True, until_sure=True)
    texts = set()
    for pool in (Here(), ProcessPool(2)):
        results = played(clear, 200, pool)
        assert results.sure
        assert 10 <= results.tally.deals <= 15
        texts.add(without_times(results.to_json()))
    assert len(texts) == 1


def test_equals_are_played_to_the_end() -> None:
    equals = contest("random", "random", alone=True, until_sure=True)
    results = played(equals, 120, Here())
    assert not results.sure
    assert results.tally.deals == 120


def test_a_sure_answer_stays_the_same_when_more_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    clear = contest("apprentice", "random", until_sure=True)
    with pytest.raises(KeyboardInterrupt):
        played(clear, 40, Backwards(until=18), path)
    played(clear, 40, Here(), path, read_results(path, clear))
    once = path.read_text("utf-8")
    again = read_results(path, clear)
    assert again.sure
    played(clear, 400, Here(until=0), path, again)
    assert path.read_text("utf-8") == once
    assert without_times(once) == without_times(played(clear, 40, Here()).to_json())
