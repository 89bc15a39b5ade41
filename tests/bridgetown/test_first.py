"""B3.10, R3.15: First."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.names import BIKE, FIRST, TAXI
from tests.bridgetown.table import PORTLAND, at, place, planning, racing
from tests.bridgetown.turns import finish_round, kinds, movers, ride
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event

# Every seat that is not the first player can own First and have somebody move before it.
EVERY_OWNER = [
    (seats, first, owner)
    for seats in (2, 3, 4)
    for first in range(seats)
    for owner in range(seats)
    if owner != first
]


def clockwise(seats: int, first: int) -> list[int]:
    return [*range(first, seats), *range(first)]


# ----- B3.10: before everybody else -------------------------------------------------------------


@pytest.mark.rule("B3.10", "R3.15")
@pytest.mark.parametrize(("seats", "first", "owner"), EVERY_OWNER)
def test_first_moves_before_everybody_in_the_first_turn(seats: int, first: int, owner: int) -> None:
    modes = {seat: ["walk", "bike"] for seat in range(seats)}
    position = racing(modes, seats=seats, first=first, specials={"first": owner})
    assert position.to_act() == (owner,)
    assert position.decision() == "first"
    assert legal(position, owner) == {"first", "done"}
    events = act(position, owner, "first")
    assert events == [Event("goes-first", owner, {})]
    assert position.to_act() == (owner,)
    assert position.decision() == "ride"
    usual = clockwise(seats, first)
    others = [seat for seat in usual if seat != owner]  # skipped at their own place
    assert movers(finish_round(position)) == [owner, *others, *usual]


@pytest.mark.rule("B3.10", "R3.15")
@pytest.mark.parametrize(("seats", "first", "owner"), EVERY_OWNER)
def test_first_moves_before_everybody_in_the_second_turn(
    seats: int, first: int, owner: int
) -> None:
    modes = {seat: ["walk", "bike"] for seat in range(seats)}
    position = racing(modes, seats=seats, first=first, specials={"first": owner})
    events = act(position, owner, "done")
    assert "goes-first" not in kinds(events)
    usual = clockwise(seats, first)
    for seat in usual:
        assert position.to_act() == (seat,)
        assert position.decision() == "ride"
        events += ride(position, seat, "walk")
    assert movers(events) == usual
    assert position.to_act() == (owner,)
    assert position.decision() == "first"  # asked again
    events = act(position, owner, "first") + finish_round(position)
    assert movers(events) == [owner, *(seat for seat in usual if seat != owner)]
    assert happened(events, "lapsed") == []


@pytest.mark.rule("B3.10")
@pytest.mark.parametrize(("seats", "first", "owner"), EVERY_OWNER)
def test_without_it_all_turns_are_in_the_usual_order(seats: int, first: int, owner: int) -> None:
    modes = {seat: ["walk", "bike"] for seat in range(seats)}
    position = racing(modes, seats=seats, first=first, specials={"first": owner})
    events = finish_round(position)  # declines twice
    assert movers(events) == clockwise(seats, first) * 2
    assert happened(events, "lapsed") == [{"seat": owner, "special": FIRST}]


@pytest.mark.rule("B3.10", "B3.9")
def test_first_is_used_once_in_the_round() -> None:
    position = racing({seat: ["walk", "bike"] for seat in range(3)}, specials={"first": 2})
    events = act(position, 2, "first")
    assert position.specials == [-1, -1, -1]
    for seat in (2, 0, 1):
        assert position.to_act() == (seat,)
        events += ride(position, seat, "walk")
    assert position.decision() != "first"
    assert position.to_act() == (0,)
    events += finish_round(position)
    assert happened(events, "goes-first") == [{"seat": 2}]
    assert happened(events, "lapsed") == []


@pytest.mark.rule("B3.10")
def test_its_owner_still_chooses_among_all_own_modes() -> None:
    position = racing({0: ["walk", "bike"], 1: ["taxi", "bike"]}, specials={"first": 1})
    act(position, 1, "first")
    assert legal(position, 1) == {"ride taxi", "ride bike"}
    assert position.players[1].modes == [TAXI, BIKE]
    ride(position, 1, "bike")
    assert position.players[1].modes == [TAXI]
    assert legal(position, 0) == {"ride walk", "ride bike"}


@pytest.mark.rule("B3.10")
def test_a_single_mode_is_ridden_at_once() -> None:
    position = racing({0: ["walk", "bike"], 1: ["taxi"]}, specials={"first": 1})
    events = act(position, 1, "first")
    assert events[:3] == [
        Event("goes-first", 1, {}),
        Event("only-choice", 1, {"action": "ride taxi", "to": "ride"}),
        Event("rides", 1, {"mode": TAXI, "distance": 4, "shared": 0}),
    ]


@pytest.mark.rule("B3.10", "B3.7")
def test_going_first_keeps_the_whole_bonus() -> None:
    modes = {seat: ["taxi", "walk"] for seat in range(3)}
    position = racing(modes, specials={"first": 2})
    act(position, 2, "first")
    assert position.offer(2, PORTLAND.action("ride taxi"))["distance"] == 6
    ride(position, 2, "taxi")
    assert position.offer(0, PORTLAND.action("ride taxi"))["distance"] == 5


@pytest.mark.rule("B3.10")
def test_the_same_is_done_when_nobody_listens() -> None:
    heard, unheard = (
        racing({0: ["walk", "bike"], 1: ["taxi", "bus"]}, specials={"first": 1}) for _ in range(2)
    )
    act(heard, 1, "first")
    unheard.play(1, "first")
    assert heard == unheard


# ----- R3.15: when it is asked ------------------------------------------------------------------


@pytest.mark.rule("R3.15")
def test_the_question_comes_before_anybody_moves() -> None:
    position = planning(3, first=1)
    place(position, "walk", "walk", "first", "walk", "bike", "bike", "bike", "bus")
    assert position.decision() == "plan"
    place(position, "taxi")
    assert position.decision() == "first"
    assert position.to_act() == (0,)
    assert [at(position, seat) for seat in range(3)] == [None, None, None]
    assert refused(position, 1, "ride walk") == Refusal("T2", "not-your-turn", {"asked": [0]})
    for notation in ("ride walk", "swap FRE BRO", "plan taxi"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "first"}
        )


@pytest.mark.rule("R3.15")
def test_first_is_not_used_within_a_turn() -> None:
    position = racing({seat: ["walk", "bike"] for seat in range(3)}, specials={"first": 2})
    act(position, 2, "done")
    assert refused(position, 2, "first") == Refusal("T2", "not-your-turn", {"asked": [0]})
    ride(position, 0, "walk")
    ride(position, 1, "walk")
    assert position.to_act() == (2,)
    assert refused(position, 2, "first") == Refusal("T3", "other-decision", {"decision": "ride"})


@pytest.mark.rule("R3.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_not_asked(seats: int) -> None:
    modes = {seat: ["walk", "bike"] for seat in range(seats)}
    position = racing(modes, seats=seats, specials={"first": 0})
    assert position.decision() == "ride"
    assert position.to_act() == (0,)
    events = []
    while position.round == 1:
        assert position.decision() != "first"
        seat = position.to_act()[0]
        events += act(position, seat, str(position.legal(seat)[0]))
    assert movers(events) == [*range(seats)] * 2
    assert happened(events, "lapsed") == [{"seat": 0, "special": FIRST}]


@pytest.mark.rule("R3.15")
def test_planning_ends_without_the_question_if_the_first_player_owns_it() -> None:
    position = planning(2)
    place(position, "first", "walk", "walk", "bike", "bike", "bus")
    assert position.specials == [0, -1, -1]
    assert position.decision() == "ride"
    assert position.to_act() == (0,)


@pytest.mark.rule("R3.15")
def test_who_has_no_mode_left_is_not_asked() -> None:
    position = racing(
        {0: ["walk", "bike"], 1: ["walk", "bike"], 2: ["walk"]}, specials={"first": 2}
    )
    act(position, 2, "done")
    events = ride(position, 0, "walk") + ride(position, 1, "walk")
    assert happened(events, "lapsed") == [{"seat": 2, "special": FIRST}]
    assert position.to_act() == (0,)
    assert position.decision() == "step"  # the second turn has begun
    assert "goes-first" not in kinds(finish_round(position))


@pytest.mark.rule("R3.15")
def test_nobody_is_asked_when_those_before_have_no_mode_left() -> None:
    # 1 moves after 0 in the first turn, and first of all in the second.
    position = racing({0: ["walk"], 1: ["bus", "bike"], 2: ["bus", "bike"]}, specials={"first": 1})
    assert position.to_act() == (1,)
    assert position.decision() == "first"
    events = act(position, 1, "done")
    assert position.to_act() == (1,)
    assert position.decision() == "ride"
    events += ride(position, 1, "bus")
    events += ride(position, 2, "bus")
    assert position.to_act() == (1,)
    assert position.decision() == "step"
    events += finish_round(position)
    assert movers(events) == [0, 1, 2, 1, 2]
    assert happened(events, "lapsed") == [{"seat": 1, "special": FIRST}]


@pytest.mark.rule("R3.15")
def test_one_player_before_is_enough_to_ask() -> None:
    position = racing({1: ["walk", "bike"], 3: ["walk", "bike"]}, seats=4, specials={"first": 3})
    assert position.decision() == "first"
    assert position.to_act() == (3,)
    events = act(position, 3, "first") + finish_round(position)
    assert movers(events) == [3, 1, 1, 3]


@pytest.mark.rule("R3.15")
def test_nobody_is_asked_when_nobody_owns_it() -> None:
    position = planning(2)
    place(position, "walk", "walk", "bike", "bike", "swap", "double")
    assert position.decision() == "ride"
    assert "goes-first" not in kinds(finish_round(position))


@pytest.mark.rule("R3.15")
def test_a_third_turn_has_no_question() -> None:
    position = planning(2)
    place(position, "walk", "first", "walk", "bike", "bike", "blades")
    events = act(position, 1, "done")
    events += ride(position, 0, "walk")
    events += ride(position, 1, "walk")
    assert position.decision() == "first"
    events += act(position, 1, "done")
    events += ride(position, 0, "bike")
    events += finish_round(position)
    assert movers(events) == [0, 1, 0, 1, 0]
    assert happened(events, "lapsed") == [{"seat": 1, "special": FIRST}]


def test_the_question_carries_nothing_else() -> None:
    position = racing({0: ["walk", "bike"], 1: ["walk", "bike"]}, specials={"first": 1})
    for name in ("first", "done"):
        assert position.offer(1, PORTLAND.action(name)) == {}
