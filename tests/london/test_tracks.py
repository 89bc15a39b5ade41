"""L5.1-L5.3, R5.8: moving on the chapel track and on the gate track."""

import pytest

from tests.london.table import act, building_turn, lay, top, tracks
from tests.london.turns import BLUE, TRACK_END, over_after, ready, take
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition

BLUE_CHAPEL, BLUE_GATE = 12, 16


def on_chapel_track(strength: int, *chapel: int) -> tuple[LondonPosition, list[Event]]:
    """Seat 0 builds a chapel of this strength; what it does."""
    position = ready(BLUE_CHAPEL, *BLUE[: strength - 1], rondel=1)
    tracks(position, chapel=list(chapel))
    events = take(position, BLUE_CHAPEL)
    assert events[2] == Event("strength", 0, {"building": BLUE_CHAPEL, "strength": strength})
    return position, events[3:]


def on_gate_track(strength: int, *gate: int) -> tuple[LondonPosition, list[Event]]:
    """Seat 0 builds a gate of this strength; what it does."""
    position = ready(BLUE_GATE, *BLUE[: strength - 1])
    tracks(position, gate=list(gate))
    events = take(position, BLUE_GATE)
    assert events[2] == Event("strength", 0, {"building": BLUE_GATE, "strength": strength})
    return position, events[3:]


@pytest.mark.rule("L5.1", "R5.9")
@pytest.mark.parametrize(
    ("start", "strength", "paid"),
    [
        pytest.param(0, 1, [], id="the stairs lead to the first space"),
        pytest.param(0, 2, [(2, 1)], id="landing on the first money"),
        pytest.param(1, 1, [(2, 1)], id="landing on the first money from beside it"),
        pytest.param(2, 1, [], id="leaving the first money"),
        pytest.param(2, 3, [(5, 2)], id="landing on the second money from the first money"),
        pytest.param(1, 3, [(2, 1)], id="passing the first money", marks=pytest.mark.example(5)),
        pytest.param(5, 5, [(8, 3)], id="passing the third money"),
        pytest.param(1, 10, [(2, 1), (5, 2), (8, 3), (11, 5)], id="passing all but the last"),
        pytest.param(11, 3, [], id="just short of the last space"),
    ],
)
def test_a_chapel_moves_ahead_and_takes_money_landed_on_or_passed(
    start: int, strength: int, paid: list[tuple[int, int]]
) -> None:
    position, events = on_chapel_track(strength, start, 0, 0, 0)
    assert events == [
        Event("chapel-track", 0, {"steps": strength, "reached": start + strength}),
        *(Event("track-money", 0, {"reached": space, "amount": pounds}) for space, pounds in paid),
    ]
    assert [player.chapel for player in position.players] == [start + strength, 0, 0, 0]
    pounds = sum(pounds for _, pounds in paid)
    assert [player.money for player in position.players] == [5 + 1 + pounds, 5, 5, 5]
    assert over_after(position, "chapel")  # nobody was asked: the move is compulsory


@pytest.mark.rule("L5.1")
def test_the_first_step_leads_to_the_first_space_from_the_last_step_of_the_stairs_too() -> None:
    position = lay(rondel=1)
    top(position, BLUE_CHAPEL)
    building_turn(position, seat=3)
    act(position, 3, "outer chapel")
    assert [player.chapel for player in position.players] == [0, 0, 0, 1]
    assert position.chapel_order == [3, 0, 1, 2]


@pytest.mark.rule("L5.1", "L5.2", "L5.3")
@pytest.mark.parametrize(
    ("places", "strength", "order"),
    [
        pytest.param([2, 5, 5, 6], 3, [3, 0, 1, 2], id="on top of two, behind one"),
        pytest.param([2, 3, 4, 5], 4, [0, 3, 2, 1], id="past everybody"),
        pytest.param([2, 4, 5, 7], 4, [3, 0, 2, 1], id="past some, behind one"),
        pytest.param([1, 2, 4, 4], 1, [2, 3, 0, 1], id="behind two on one space"),
        pytest.param([1, 5, 4, 3], 1, [1, 2, 3, 0], id="still behind everybody"),
        pytest.param([0, 0, 0, 0], 1, [0, 1, 2, 3], id="off the start"),
        pytest.param([12, 14, 15, 14], 2, [2, 0, 1, 3], id="on top, one short of the last space"),
        pytest.param([13, 15, 15, 14], 2, [1, 2, 0, 3], id="under two on the last space"),
        pytest.param([10, 15, 3, 12], 9, [1, 0, 3, 2], id="under one on the last space"),
        pytest.param([14, 14, 13, 0], 1, [0, 1, 2, 3], id="first on the last space"),
        pytest.param([0, 15, 15, 15], 10, [1, 2, 3, 0], id="not on the last space yet"),
        pytest.param([5, 15, 15, 15], 10, [1, 2, 3, 0], id="last on the last space"),
    ],
)
def test_a_marker_lands_on_top_of_those_on_its_space_but_under_them_on_the_last(
    places: list[int], strength: int, order: list[int]
) -> None:
    position, _ = on_chapel_track(strength, *places)
    assert (position.chapel_order, position.gate_order) == (order, [0, 1, 2, 3])
    position, _ = on_gate_track(strength, *places)
    assert (position.chapel_order, position.gate_order) == ([0, 1, 2, 3], order)


@pytest.mark.rule("L5.3")
@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize("others", [[14, 14, 14], [15, 15, 15]], ids=["first", "fourth"])
def test_the_last_space_pays_ten_to_everybody_and_surplus_steps_are_lost(
    strength: int, others: list[int]
) -> None:
    for on_track, event, income in (
        (on_chapel_track, "chapel-track", 1),
        (on_gate_track, "gate-track", 3),
    ):
        position, events = on_track(strength, 14, *others)
        assert events == [
            Event(event, 0, {"steps": 1, "reached": TRACK_END}),
            Event("track-money", 0, {"reached": TRACK_END, "amount": 10}),
        ]
        assert position.players[0].money == 5 + income + 10


@pytest.mark.rule("R5.8")
def test_who_is_on_the_last_space_gains_nothing_from_moving_on() -> None:
    position, events = on_chapel_track(2, 15, 15, 3, 0)
    assert events == []
    assert position.players[0].chapel == TRACK_END
    assert position.players[0].money == 5 + 1
    assert position.chapel_order == [0, 1, 2, 3]
    position, events = on_gate_track(2, 15, 15, 3, 0)
    assert events == []
    assert position.players[0].gate == TRACK_END
    assert position.players[0].money == 5 + 3
    assert position.gate_order == [0, 1, 2, 3]
