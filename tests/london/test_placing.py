"""L3.3.2-L3.3.4: the pawn on the rondel, without tiles."""

from typing import Final

import pytest

from tests.london.table import (
    act,
    bid,
    building_turn,
    empty_stack,
    happened,
    lay,
    legal,
    money,
    purses,
    refused,
    top,
)
from twinspan.core.refusal import Refusal
from twinspan.games.london.components import TYPE_NAMES, BuildingType

CENTRE: Final = 6
OPEN: Final = {
    "outer gate",
    "outer hostelry",
    "outer haberdasher",
    "outer guild house",
    "outer park",
    "centre",
}


@pytest.mark.rule("L3.3.2")
@pytest.mark.parametrize(
    ("building", "income", "purse"),
    [
        (41, 3, 8),  # gate
        (45, 2, 7),  # hostelry
        (43, 2, 8),  # haberdasher: £1 for its own crest
        (44, 1, 6),  # guild house
        (61, 1, 6),  # park
    ],
)
def test_an_outer_space_pays_and_gives_the_top_building_beside_it(
    building: int, income: int, purse: int
) -> None:
    position = lay()
    top(position, building)
    building_turn(position)
    kind = position.components.type_of[building]
    events = act(position, 0, f"outer {TYPE_NAMES[kind]}")
    assert happened(events, "placed-outer") == [{"seat": 0, "type": kind, "amount": income}]
    assert happened(events, "built") == [{"seat": 0, "building": building, "site": 1}]
    assert purses(position) == [purse, 5, 5, 5]
    assert position.players[0].bridge == [building]
    assert position.players[0].pawn == kind
    assert position.pawns == [int(space == kind) for space in range(7)]


@pytest.mark.rule("L3.3.2")
@pytest.mark.example(2)
def test_ada_takes_three_pounds_and_a_gate_and_ben_pays_two_for_the_chapel_beside_the_x() -> None:
    ada, ben = 0, 1
    position = lay()
    top(position, 41)
    top(position, 42)
    bid(position, 4, 3, 0, 0)
    act(position, ada, "outer gate")
    assert position.players[ada].bridge == [41]
    events = act(position, ben, "centre")
    assert happened(events, "placed-centre") == [{"seat": ben, "amount": 2}]
    assert position.decision() == "stack"
    assert position.to_act() == (ben,)
    act(position, ben, "stack chapel")
    assert position.players[ben].bridge == [42]
    assert purses(position) == [8, 3, 5, 5]
    assert position.players[ben].pawn == CENTRE
    assert position.pawns == [0, 1, 0, 0, 0, 0, 1]


@pytest.mark.rule("L3.3.2", "L1.7")
@pytest.mark.parametrize(
    ("rondel", "incomes"),
    [
        (0, {"gate": 3, "park": 1, "haberdasher": 2, "guild house": 1, "hostelry": 2}),
        (1, {"park": 3, "chapel": 1, "guild house": 2, "hostelry": 1, "gate": 2}),
        (2, {"chapel": 3, "haberdasher": 1, "hostelry": 2, "gate": 1, "park": 2}),
        (3, {"haberdasher": 3, "guild house": 1, "gate": 2, "park": 1, "chapel": 2}),
        (4, {"guild house": 3, "hostelry": 1, "park": 2, "chapel": 1, "haberdasher": 2}),
        (5, {"hostelry": 3, "gate": 1, "chapel": 2, "haberdasher": 1, "guild house": 2}),
    ],
)
def test_the_income_turns_with_the_rondel_and_the_x_is_closed(
    rondel: int, incomes: dict[str, int]
) -> None:
    position = lay(rondel=rondel)
    building_turn(position)
    assert legal(position, 0) == {"centre", *(f"outer {name}" for name in incomes)}
    for name, income in incomes.items():
        trial = position.copy()
        events = act(trial, 0, f"outer {name}")
        kind = TYPE_NAMES.index(name)
        assert happened(events, "placed-outer") == [{"seat": 0, "type": kind, "amount": income}]
    (closed,) = {*TYPE_NAMES} - {*incomes}
    assert refused(position, 0, f"outer {closed}") == Refusal(
        "L3.3.2", "x-space", {"space": TYPE_NAMES.index(closed)}
    )


@pytest.mark.rule("L3.3.2")
def test_from_the_centre_any_stack_can_be_chosen_the_x_and_occupied_ones_too() -> None:
    position = lay()
    bid(position, 4, 3, 0, 0)
    act(position, 0, "outer guild house")
    act(position, 1, "centre")
    assert legal(position, 1) == {f"stack {name}" for name in TYPE_NAMES}
    tops = position.tops[:]
    act(position, 1, "stack guild house")
    assert position.players[1].bridge == [tops[BuildingType.GUILD_HOUSE]]


@pytest.mark.rule("L3.3.2")
def test_the_centre_gives_no_income_and_asks_nothing_else() -> None:
    position = lay()
    building_turn(position)
    events = act(position, 0, "centre")
    assert [event.kind for event in events] == ["placed-centre"]
    assert purses(position) == [3, 5, 5, 5]
    assert position.tops.count(0) == 0
    for notation in ("outer gate", "centre", "chapel +2", "pass", "done"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "stack"}
        )


@pytest.mark.rule("L3.3.2")
@pytest.mark.parametrize(("purse", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_centre_costs_two_pounds(purse: int, allowed: bool) -> None:
    position = lay()
    money(position, purse)
    building_turn(position)
    assert legal(position, 0) == (OPEN if allowed else OPEN - {"centre"})
    if allowed:
        act(position, 0, "centre")
        assert position.players[0].money == purse - 2
    else:
        assert refused(position, 0, "centre") == Refusal(
            "L3.3.2", "too-poor", {"money": purse, "price": 2}
        )


@pytest.mark.rule("L3.3.3")
def test_a_space_holds_one_pawn() -> None:
    position = lay()
    bid(position, 4, 3, 2, 1)
    act(position, 0, "outer guild house")
    assert legal(position, 1) == OPEN - {"outer guild house"}
    assert refused(position, 1, "outer guild house") == Refusal(
        "L3.3.3", "space-occupied", {"space": BuildingType.GUILD_HOUSE}
    )
    act(position, 1, "centre")
    act(position, 1, "stack park")
    assert legal(position, 2) == OPEN - {"outer guild house", "centre"}
    assert refused(position, 2, "centre") == Refusal("L3.3.3", "space-occupied", {"space": CENTRE})


@pytest.mark.rule("L3.3.3")
def test_an_outer_space_beside_an_empty_stack_cannot_be_used() -> None:
    position = lay()
    empty_stack(position, BuildingType.GATE)
    empty_stack(position, BuildingType.PARK, left=1)
    building_turn(position)
    assert legal(position, 0) == OPEN - {"outer gate"}
    assert refused(position, 0, "outer gate") == Refusal(
        "L3.3.3", "stack-empty", {"type": BuildingType.GATE}
    )


@pytest.mark.rule("L3.3.3")
def test_an_empty_stack_cannot_be_chosen_from_the_centre() -> None:
    position = lay()
    empty_stack(position, BuildingType.GATE)
    building_turn(position)
    act(position, 0, "centre")
    assert legal(position, 0) == {f"stack {name}" for name in TYPE_NAMES if name != "gate"}
    assert refused(position, 0, "stack gate") == Refusal(
        "L3.3.3", "stack-empty", {"type": BuildingType.GATE}
    )


@pytest.mark.rule("L3.3.2")
def test_the_top_taken_is_gone_until_the_turn_ends() -> None:
    position = lay()
    top(position, 45)
    building_turn(position)
    act(position, 0, "outer hostelry")
    assert position.decision() == "take-cards"
    assert position.tops[BuildingType.HOSTELRY] == 0
    assert position.opened == BuildingType.HOSTELRY
    assert position.building == 0
    act(position, 0, "done")
    assert position.opened == -1
    assert position.tops[BuildingType.HOSTELRY] != 0


@pytest.mark.rule("L3.3.2")
def test_only_whose_turn_it_is_places() -> None:
    position = lay()
    building_turn(position)
    assert legal(position, 1) == set()
    assert refused(position, 1, "outer gate") == Refusal("T2", "not-your-turn", {"asked": [0]})
    for notation in ("card 1", "done", "raise 1", "stack gate", "take back", "bonus 1"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "place"}
        )
