"""The rules of the example, and the contract that every game keeps."""

import pickle
import random
from collections.abc import Callable

import pytest

import twinspan
from tests.acting import act, happened, legal, refused
from tests.contract import every_game, test_columns, test_positions, test_properties
from tests.example.planks import PlanksPosition, load
from tests.example.plays import PLANKS, PlanksPlay
from twinspan import registry
from twinspan.core.errors import ComponentError, SnapshotError
from twinspan.core.record import Recorder, play_at_random
from twinspan.games import game_of
from twinspan.registry import Parts

# What ``every_game`` proves of every game.
CONTRACT = {
    name: test
    for module in (test_properties, test_columns, test_positions)
    for name, test in vars(module).items()
    if name.startswith("test_") and test.__name__ == every_game.RUN
}


@pytest.mark.parametrize("test", CONTRACT.values(), ids=CONTRACT.keys())
def test_the_example_keeps_the_contract(
    test: Callable[[str, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(every_game.PLAYS, "planks", PlanksPlay)
    rules = {"P2.1", "P2.2", "T1", "T2", "T3"}
    monkeypatch.setitem(test_properties.RULES, "planks", rules)
    test("planks", PLANKS.version)


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


def restored(planks: object) -> PlanksPosition:
    snapshot = PLANKS.new(2).snapshot()
    return PLANKS.restore({**snapshot, "state": {"planks": planks}})


@pytest.mark.parametrize(
    ("planks", "fault"),
    [
        ([0, 0, 0, 1, 1, 0, 0, 0], "nothing-to-decide"),  # the last plank lays itself
        ([2], "out-of-range"),
        (3, "not-a-list"),
    ],
)
def test_what_is_no_position_is_not_restored(planks: object, fault: str) -> None:
    with pytest.raises(SnapshotError) as caught:
        restored(planks)
    assert caught.value.code == fault


@pytest.mark.parametrize(
    "planks",
    [
        [1],  # the first player is the first to lay
        [0, 0, 0, 0],  # too many at once
        [0, 1],  # as many as the player before
        [0, 0, 0, 1, 0, 0, 0, 1, 1, 1],  # more than are missing
    ],
)
def test_what_could_not_have_come_about_can_be_studied_and_says_so(planks: list[int]) -> None:
    position = restored(planks)
    assert position.planks == planks
    (fault,) = position.status()
    assert (fault.code, fault.facts["place"]) == ("impossible-moment", "state.planks")
    assert restored([0, 0, 1]).status() == []


def test_a_wider_brook_takes_more_planks() -> None:
    wide = load({"planks": 12}, version=1)
    assert wide.data() == {"planks": 12}
    assert wide.data_hash != PLANKS.data_hash
    assert not wide.shipped
    with pytest.raises(ComponentError):
        load({"planks": 2}, version=1)


def test_positions_and_actions_travel() -> None:
    position = load({"planks": 12}, version=1).new(3, seed=1)
    act(position, 0, "lay 2")
    again, action = pickle.loads(pickle.dumps((position, position.legal(1)[0])))
    assert again == position
    assert action is again.legal(1)[0]


def test_the_registry_finds_the_game_by_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a package of somebody's own would bring it in."""
    parts = Parts(rules="tests.example.planks")
    monkeypatch.setitem(registry.registered(), "planks", parts)
    assert twinspan.game_ids() == ("london", "bridgetown", "planks")
    assert twinspan.versions("planks") == (1,)
    game = twinspan.game("planks")
    assert game is twinspan.game("planks", rules=1)
    assert game.data_hash == PLANKS.data_hash
    wide = twinspan.game("planks", bridge={"planks": 12})
    record = play_at_random(Recorder(wide.new(2, seed=3)), random.Random(3))
    assert record.verify(game_of(record.setup)).is_over()
    position = game.new(2, seed=3)
    assert twinspan.restore(position.snapshot()) == position
