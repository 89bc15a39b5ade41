"""The games played so far: what counts, what is missing, and the file that keeps them."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.contest.contests import contest, ended, won_by
from twinspan.contest.contest import Contest
from twinspan.contest.results import Results, read_results
from twinspan.core.errors import DataError, UsageError

TWO = contest("apprentice", "random")


def some(deals: int, contest: Contest = TWO) -> Results:
    results = Results(contest)
    for deal in range(1, deals + 1):
        for bout in contest.bouts(deal):
            results.add(won_by(contest, bout, 0))
    return results


# ----- in memory ----------------------------------------------------------------------------------


def test_deals_count_in_their_order_once_they_are_complete() -> None:
    results = Results(TWO)
    bouts = [bout for deal in (1, 2, 3) for bout in TWO.bouts(deal)]
    counted = []
    for place in (5, 2, 0, 3, 1, 4):
        results.add(won_by(TWO, bouts[place], 0))
        counted.append(results.tally.deals)
    assert counted == [0, 0, 0, 0, 2, 3]
    assert len(results) == 6
    assert results.deals_begun() == 3


def test_only_what_is_missing_is_still_to_be_played() -> None:
    results = Results(TWO)
    bouts = [bout for deal in (1, 2, 3) for bout in TWO.bouts(deal)]
    assert list(results.missing(3)) == bouts
    for place in (1, 2, 4):
        results.add(won_by(TWO, bouts[place], 0))
    assert list(results.missing(3)) == [bouts[0], bouts[3], bouts[5]]
    assert list(results.missing(2)) == [bouts[0], bouts[3]]


def test_the_order_in_which_games_end_changes_nothing() -> None:
    bouts = [bout for deal in range(1, 6) for bout in TWO.bouts(deal)]
    played = [won_by(TWO, bout, bout.deal % 2) for bout in bouts]
    forwards, backwards = Results(TWO), Results(TWO)
    for result in played:
        forwards.add(result)
    for result in reversed(played):
        backwards.add(result)
    assert forwards.to_json() == backwards.to_json()


def test_once_the_answer_is_sure_no_game_counts_any_more() -> None:
    sure = contest("apprentice", "random", alone=True, until_sure=True)
    results = Results(sure)
    late = won_by(sure, next(sure.bouts(11)), 0)
    results.add(late)
    for deal in range(1, 11):
        for bout in sure.bouts(deal):
            assert not results.sure
            results.add(won_by(sure, bout, 0))
    assert results.sure
    results.add(late)
    assert (len(results), results.tally.deals, results.deals_begun()) == (20, 10, 10)
    assert list(results.missing(50)) == []


# ----- the file -----------------------------------------------------------------------------------


def test_the_file_tells_everything() -> None:
    three = contest("apprentice", "random", seats=3)
    results = some(1, three)
    results.add(ended(next(three.bouts(2)), [1, 1, 3]))
    data = json.loads(results.to_json())
    assert data["format"] == "twinspan arena 1"
    assert {name: data[name] for name in three.settings()} == three.settings()
    assert (data["games"], data["deals"], data["sure"]) == (3, 1, False)
    assert data["even_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert [bot["name"] for bot in data["bots"]] == ["apprentice", "random"]
    assert list(data["bots"][0]) == [
        "name", "games", "win_share", "low", "high", "score", "ms_per_decision", "rating",
        "uncertainty",
    ]  # fmt: skip
    assert len(data["played"]) == 4
    assert data["played"][3] == {
        "deal": 2,
        "rotation": 0,
        "bots": list(next(three.bouts(2)).bots),
        "scores": [20, 20, 0],
        "ranks": [1, 1, 3],
        "winners": [0, 1],
        "decisions": [2, 2, 2],
        "microseconds": [2000, 2000, 2000],
    }


def test_a_game_is_one_line_of_the_file() -> None:
    lines = [line for line in some(4).to_json().splitlines() if '"rotation"' in line]
    assert len(lines) == 8
    assert json.loads(lines[2].strip().rstrip(","))["deal"] == 2


def test_what_was_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    results = some(3)
    results.add(won_by(TWO, next(TWO.bouts(9)), 1))
    path.write_text(results.to_json(), "utf-8")
    again = read_results(path, TWO)
    assert again.to_json() == results.to_json()
    assert (results.kept, again.kept) == (0, 7)


# ----- files that are refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"{}", b'{"format": "twinspan record 1"}', b"hello"]
)
def test_what_holds_no_results_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(UsageError) as error:
        read_results(path, TWO)
    assert error.value.code == "no-results"
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (contest("apprentice", "random", seed="8"), "seed"),
        (contest("apprentice", "random", seats=3), "seats"),
        (contest("random", "apprentice"), "line_up"),
        (contest("apprentice", "random", alone=True), "line_up"),
        (contest("apprentice", "random", until_sure=True), "until_sure"),
    ],
)
def test_the_results_of_another_contest_are_refused(
    tmp_path: Path, other: Contest, key: str
) -> None:
    path = tmp_path / "results.json"
    path.write_text(some(1, other).to_json(), "utf-8")
    with pytest.raises(UsageError) as error:
        read_results(path, TWO)
    assert error.value.code == "other-settings"
    assert error.value.facts["key"] == key


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("deal", 0, "out-of-range"),
        ("rotation", 2, "out-of-range"),
        ("rotation", 1, "other-bots"),  # the same bots sit the other way round then
        ("bots", ["apprentice"], "wrong-length"),
        ("scores", [1, "2"], "not-a-number"),
        ("ranks", [1, 3], "out-of-range"),
        ("ranks", [2, 2], "impossible-end"),
        ("winners", [0, 1], "impossible-end"),
        ("deal", 10**12, "out-of-range"),
        ("decisions", None, "not-a-list"),
        ("extra", 1, "unknown-key"),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(
    tmp_path: Path, key: str, value: object, code: str
) -> None:
    path = tmp_path / "results.json"
    data: dict[str, Any] = json.loads(some(2).to_json())
    data["played"][2][key] = value
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(DataError) as error:
        read_results(path, TWO)
    assert error.value.code == code
    assert str(error.value.facts["place"]).startswith(f"{path}: played[2]")


def test_no_game_counts_twice(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    data: dict[str, Any] = json.loads(some(2).to_json())
    data["played"].append(data["played"][0])
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(DataError) as error:
        read_results(path, TWO)
    assert error.value.code == "double-game"
    assert error.value.facts["place"] == f"{path}: played[4]"


def test_a_game_without_decisions_took_no_time() -> None:
    results = Results(TWO)
    for bout in TWO.bouts(1):
        results.add(replace(won_by(TWO, bout, 0), decisions=[0, 0], microseconds=[0, 0]))
    assert [standing.ms_per_decision for standing in results.tally.standings()] == [0, 0]
