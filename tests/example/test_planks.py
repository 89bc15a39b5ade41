"""The rules of the example, and the contract that every game keeps."""

import inspect
from collections.abc import Callable

import pytest

from tests.acting import act, happened, legal, refused
from tests.contract import every_game, test_properties
from tests.example.planks import load
from tests.example.plays import PLANKS, PlanksPlay
from twinspan.core.errors import ComponentError, SnapshotError

# What is proved of every game. (Another seed gives another game where something is drawn.)
CONTRACT = {
    name: test
    for name, test in vars(test_properties).items()
    if name.startswith("test_") and "game_id" in inspect.signature(test).parameters
}


@pytest.mark.parametrize("test", CONTRACT.values(), ids=CONTRACT.keys())
def test_the_example_keeps_the_contract(
    test: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(every_game.PLAYS, "planks", PlanksPlay)
    monkeypatch.setitem(test_properties.ASKED, "planks", 1)
    monkeypatch.setitem(test_properties.PUT_AWAY, "planks", 1)
    rules = {"P2.1", "P2.2", "T1", "T2", "T3"}
    monkeypatch.setitem(test_properties.RULES, "planks", rules)
    test("planks")


def test_nobody_lays_as_many_planks_as_the_player_before() -> None:
    position = PLANKS.new(2)
    act(position, 0, "lay 2")
    assert legal(position, 1) == {"lay 1", "lay 3"}
    refusal = refused(position, 1, "lay 2")
    assert (refusal.rule, refusal.why, refusal.facts) == ("P2.2", "same-number", {"count": 2})


def test_nobody_lays_more_planks_than_are_missing() -> None:
    position = PLANKS.new(2)
    for turn, count in enumerate((3, 1, 3)):
        act(position, turn % 2, f"lay {count}")
    assert legal(position, 1) == {"lay 1", "lay 2"}
    refusal = refused(position, 1, "lay 3")
    assert (refusal.rule, refusal.facts) == ("P2.1", {"count": 3, "left": 2})


def test_the_last_plank_brings_two_coins_more() -> None:
    position = PLANKS.new(3)
    for turn, count in enumerate((3, 2, 3)):
        act(position, turn, f"lay {count}")
    # Ada has no choice: it is the last one.
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.why) == ([6, 2, 3], [1, 3, 2], "bridge-complete")


def test_where_nobody_may_lay_a_plank_a_gap_is_left() -> None:
    position = PLANKS.new(2)
    for turn, count in enumerate((3, 1, 3)):
        act(position, turn % 2, f"lay {count}")
    events = act(position, 1, "lay 1")
    assert happened(events, "over") == [{"seat": -1, "why": "gap-left"}]
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([6, 2], [0])


@pytest.mark.parametrize(
    ("planks", "fault"),
    [
        ([1], "impossible-moment"),
        ([0, 0, 0, 0], "impossible-moment"),
        ([0, 1], "impossible-moment"),
        ([0, 0, 0, 1, 0, 0, 0, 1, 1, 1], "impossible-moment"),
        ([0, 0, 0, 1, 1, 0, 0, 0], "nothing-to-decide"),
        ([2], "out-of-range"),
    ],
)
def test_what_cannot_be_on_the_table_is_not_restored(planks: list[int], fault: str) -> None:
    snapshot = PLANKS.new(2).snapshot()
    with pytest.raises(SnapshotError) as caught:
        PLANKS.restore({**snapshot, "state": {"planks": planks}})
    assert caught.value.code == fault


def test_a_wider_brook_takes_more_planks() -> None:
    wide = load({"planks": 12})
    assert wide.data() == {"planks": 12}
    assert wide.data_hash != PLANKS.data_hash
    with pytest.raises(ComponentError):
        load({"planks": 2})
