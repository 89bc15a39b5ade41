"""What each column may hold, seen by itself."""

from typing import Any

import pytest

import twinspan
from tests.columns import put
from tests.london.moments import moment
from tests.london.table import LONDON
from twinspan.core.errors import SnapshotError
from twinspan.core.reader import Reader
from twinspan.games.london import LondonOptions

SEATS = [2, 3, 4]
DECISIONS = [
    "nothing", "noblewoman", "cards", "raise", "place", "stack", "replace", "bonus", "take-cards",
    "end-turn",
]  # fmt: skip


# ----- tables and words ---------------------------------------------------------------------------


def test_no_column_may_be_missing() -> None:
    here = moment("cards")
    for name in here.columns:
        columns = {key: value for key, value in here.columns.items() if key != name}
        assert here.fault_of(columns) == ("missing-key", {"place": "state", "key": name})


def test_no_column_may_be_added() -> None:
    here = moment("cards")
    fault = here.fault_of({**here.columns, "unseen": []})
    assert fault == ("unknown-key", {"place": "state", "key": "unseen"})


def test_columns_must_be_a_table() -> None:
    assert moment("cards").fault_of([]) == ("not-a-table", {"place": "state"})


def test_only_known_decisions_can_be_asked() -> None:
    assert moment("cards").fault(asking="tea") == (
        "unknown-word",
        {"place": "state.asking", "word": "tea", "known": DECISIONS},
    )


# ----- ranges and lengths -------------------------------------------------------------------------

RANGES: list[tuple[str, tuple[int, ...], int, int]] = [
    ("round", (), 0, 12),
    ("step", (), 0, 15),
    ("actor", (), -1, 3),
    ("turn", (), -1, 3),
    ("order", (1,), 0, 3),
    ("order_cards", (2,), 0, 1),
    ("faces", (3,), -1, 16),
    ("markers", (0,), 1, 3),
    ("rondel", (), -1, 5),
    ("tops", (5,), 0, 64),
    ("bonus_tops", (2,), -1, 7),
    ("bonus_unseen", (1, 0), 0, 7),
    ("supply", (4,), 0, 15),
    ("spent", (7,), 0, 3),
    ("chapel_order", (3,), 0, 3),
    ("gate_order", (3,), 0, 3),
    ("money", (3,), 0, 1_000_000),
    ("hands", (3, 1), 0, 15),
    ("choices", (3,), -1, 118),
    ("played", (3, 0), 0, 4),
    ("raised", (3, 0), 0, 3),
    ("bridges", (0, 1), 1, 64),
    ("tiles", (3, 7), 0, 3),
    ("fresh", (3, 7), 0, 3),
    ("chapel", (3,), 0, 15),
    ("gate", (3,), 0, 15),
    ("pawns", (3,), -1, 6),
    ("lowest", (), 0, 60),
    ("lowest_seat", (), -1, 3),
    ("building", (), 0, 64),
    ("opened", (), -1, 5),
    ("taken_back", (), 0, 1),
    ("bonus_due", (), 0, 15),
    ("cards_due", (), 0, 12),
]


def with_value(column: str, path: tuple[int, ...], value: int) -> dict[str, object]:
    return {column: put(value, *path) if path else value}


@pytest.mark.parametrize(("column", "path", "low", "high"), RANGES)
def test_a_number_must_be_in_its_range(
    column: str, path: tuple[int, ...], low: int, high: int
) -> None:
    here = moment("replace")
    place = f"state.{column}" + "".join(f"[{index}]" for index in path)
    for value in (low - 1, high + 1):
        assert here.fault(**with_value(column, path, value)) == (
            "out-of-range",
            {"place": place, "value": value, "low": low, "high": high},
        )
    for value in (low, high):
        found = here.fault_or_none(**with_value(column, path, value))
        assert found is None or found[0] != "out-of-range"


@pytest.mark.parametrize(
    ("column", "low", "high"), [("removed", 1, 60), ("queue", 0, 3), ("reveals", 0, 15)]
)
def test_a_number_in_a_list_must_be_in_its_range(column: str, low: int, high: int) -> None:
    here = moment("replace")
    for value in (low - 1, high + 1):
        assert here.fault(**{column: [value]}) == (
            "out-of-range",
            {"place": f"state.{column}[0]", "value": value, "low": low, "high": high},
        )
    for value in (low, high):
        found = here.fault_or_none(**{column: [value]})
        assert found is None or found[0] != "out-of-range"


@pytest.mark.rule("L7.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_there_are_no_more_rounds_than_the_game_has(seats: int, rounds: int) -> None:
    assert moment("cards", seats).fault(round=rounds + 1) == (
        "out-of-range",
        {"place": "state.round", "value": rounds + 1, "low": 0, "high": rounds},
    )
    last = moment("cards", seats).read(
        round=rounds, markers=[1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 2, 3][:rounds]
    )
    assert last.round == rounds


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "column", ["actor", "lowest_seat", "order", "queue", "chapel_order", "gate_order"]
)
def test_there_are_no_more_seats_than_players(column: str, seats: int) -> None:
    here = moment("replace", seats)
    listed = isinstance(here.columns[column], list)
    value = [*here.columns[column][:-1], seats] if listed else seats
    code, facts = here.fault(**{column: value})
    assert (code, facts["value"], facts["high"]) == ("out-of-range", seats, seats - 1)
    assert facts["low"] == (0 if listed else -1)


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 3), (4, 4)])
def test_there_are_no_more_turns_than_in_the_order(seats: int, turns: int) -> None:
    assert moment("place", seats).fault(turn=turns) == (
        "out-of-range",
        {"place": "state.turn", "value": turns, "low": -1, "high": turns - 1},
    )
    assert moment("cards", seats).fault(turn=0) == (
        "out-of-range",
        {"place": "state.turn", "value": 0, "low": -1, "high": -1},
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("column", "wanted"),
    [
        ("faces", 4), ("tops", 6), ("bonus_tops", 3), ("bonus_unseen", 3), ("supply", 5),
        ("spent", 8), ("money", 0), ("hands", 0), ("choices", 0), ("played", 0), ("raised", 0),
        ("bridges", 0), ("tiles", 0), ("fresh", 0), ("chapel", 0), ("gate", 0), ("pawns", 0),
        ("gate_order", 0),
    ],
)  # fmt: skip
def test_a_column_has_its_length(column: str, wanted: int, seats: int) -> None:
    here = moment("replace", seats)
    value = here.columns[column]
    assert len(value) == (wanted or seats)
    for wrong in (value[:-1], [*value, value[-1]]):
        assert here.fault(**{column: wrong}) == (
            "wrong-length",
            {"place": f"state.{column}", "length": len(wrong), "wanted": len(value)},
        )


@pytest.mark.parametrize(("column", "wanted"), [("hands", 5), ("tiles", 8), ("fresh", 8)])
def test_a_row_of_a_column_has_its_length(column: str, wanted: int) -> None:
    here = moment("replace")
    for wrong in ([0] * (wanted - 1), [0] * (wanted + 1)):
        value = [*here.columns[column][:3], wrong]
        assert here.fault(**{column: value}) == (
            "wrong-length",
            {"place": f"state.{column}[3]", "length": len(wrong), "wanted": wanted},
        )


@pytest.mark.rule("L1.8")
@pytest.mark.parametrize(("track", "column"), [("chapel_track", "chapel"), ("gate_track", "gate")])
def test_each_track_has_its_own_length(track: str, column: str) -> None:
    data: Any = LONDON.data()
    data[track]["spaces"] = 17
    other = twinspan.game("london", components=data)
    columns = {**moment("cards").columns, column: [17, 0, 0, 0]}
    options = LondonOptions()
    for name, value, high in ((column, 18, 17), ({"chapel": "gate"}.get(column, "chapel"), 16, 15)):
        wrong = Reader({**columns, name: [value, 0, 0, 0]}, "state", SnapshotError)
        with pytest.raises(SnapshotError) as caught:
            other.read_state(4, options, wrong)
        assert caught.value.facts["high"] == high
    read = other.read_state(4, options, Reader(columns, "state", SnapshotError))
    assert read.columns()[column] == [17, 0, 0, 0]
