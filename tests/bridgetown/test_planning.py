"""B3.2 to B3.5: coordinators are placed on the wheel."""

from itertools import product

import pytest

from tests.acting import act, legal, refused
from tests.bridgetown.names import (
    BLADES,
    BUS,
    CAR,
    DOUBLE,
    FIRST,
    MOTO,
    STREETCAR,
    SWAP,
    TAXI,
    WALK,
)
from tests.bridgetown.table import PORTLAND, place, planning
from tests.bridgetown.turns import kinds
from twinspan.core.refusal import Refusal, Refused
from twinspan.core.terms import Event
from twinspan.games.bridgetown.racing import distance, shared

MODES = {
    "plan walk", "plan bike", "plan blades", "plan bus", "plan car", "plan taxi", "plan moto",
    "plan streetcar",
}  # fmt: skip
SPECIALS = {"plan first", "plan double", "plan swap"}
EVERY_TABLE = [(seats, first) for seats in (2, 3, 4) for first in range(seats)]


def clockwise(seats: int, first: int) -> list[int]:
    return [*range(first, seats), *range(first)]


def placing(events: list[Event]) -> list[int]:
    """Who has placed, in this order."""
    return [event.seat for event in events if event.kind in ("planned", "planned-special")]


# ----- B3.2: in turn, until all three are placed ------------------------------------------------


@pytest.mark.rule("B3.2", "B1.5")
@pytest.mark.parametrize(("seats", "first"), EVERY_TABLE)
def test_everybody_places_one_coordinator_in_turn_until_all_three_are_placed(
    seats: int, first: int
) -> None:
    position = planning(seats, first=first)
    events: list[Event] = []
    for mode in ("taxi", "bus", "walk"):
        for seat in clockwise(seats, first):
            assert position.to_act() == (seat,)
            assert position.decision() == "plan"
            events += place(position, mode)
    assert placing(events) == clockwise(seats, first) * 3
    assert [player.modes for player in position.players] == [[TAXI, BUS, WALK]] * seats
    assert [position.placed(seat) for seat in range(seats)] == [3] * seats
    assert position.decision() == "ride"
    assert position.to_act() == (first,)


@pytest.mark.rule("B3.2", "B1.6")
def test_a_coordinator_can_be_placed_on_any_mode_or_special_action() -> None:
    position = planning()
    assert legal(position, 0) == MODES | SPECIALS
    for action in position.legal(0):
        assert position.refuse(0, action) is None


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize("mode", range(8))
def test_a_placed_coordinator_is_told(mode: int) -> None:
    position = planning()
    events = act(position, 0, PORTLAND.actions[mode].notation)
    assert events == [Event("planned", 0, {"mode": mode})]
    assert position.players[0].modes == [mode]
    assert position.to_act() == (1,)


@pytest.mark.rule("B3.2", "B3.4")
@pytest.mark.parametrize(
    ("special", "name"), [(FIRST, "first"), (DOUBLE, "double"), (SWAP, "swap")]
)
def test_a_coordinator_on_a_special_action_is_told(special: int, name: str) -> None:
    position = planning()
    events = act(position, 0, f"plan {name}")
    assert events == [Event("planned-special", 0, {"special": special})]
    assert position.specials == [0 if at == special else -1 for at in range(3)]
    assert position.players[0].modes == []
    assert position.placed(0) == 1


@pytest.mark.rule("B3.2")
def test_nobody_places_out_of_turn_or_does_anything_else() -> None:
    position = planning(first=1)
    assert refused(position, 0, "plan taxi") == Refusal("T2", "not-your-turn", {"asked": [1]})
    for notation in ("ride taxi", "ride taxi double", "to BUW4", "swap FRE BRO", "first", "done"):
        assert refused(position, 1, notation) == Refusal(
            "T3", "other-decision", {"decision": "plan"}
        )


@pytest.mark.rule("B3.2")
def test_who_has_no_coordinators_left_is_passed_over() -> None:
    position = planning(3)
    events = place(position, "taxi", "taxi", "taxi")  # everybody one
    events += place(position, "first", "bus")  # the first player two more: all are placed
    events += place(position, "bus", "bus")
    assert position.to_act() == (1,)
    events += place(position, "walk", "walk")
    assert placing(events) == [0, 1, 2, 0, 0, 1, 2, 1, 2]
    assert kinds(events) == [*["planned"] * 3, "planned-special", *["planned"] * 5]
    assert position.decision() == "ride"


@pytest.mark.rule("B3.2")
def test_the_others_go_on_when_the_last_in_turn_is_done_first() -> None:
    position = planning(3, first=1)  # 1, 2, 0
    events = place(position, "taxi", "taxi", "swap", "taxi")
    assert position.to_act() == (1,)
    events += place(position, "bus", "double", "bus", "bus")
    assert placing(events) == [1, 2, 0, 0, 1, 2, 2, 0]
    assert position.to_act() == (1,)  # the only one who has one left
    events += place(position, "walk")
    assert [position.placed(seat) for seat in range(3)] == [3, 3, 3]
    assert position.decision() == "ride"


@pytest.mark.rule("B3.2")
def test_the_same_is_placed_when_nobody_listens() -> None:
    heard, unheard = planning(2), planning(2)
    for notation in ("plan swap", "plan taxi", "plan bus"):
        seat = heard.to_act()[0]
        act(heard, seat, notation)
        unheard.play(seat, notation)
    assert heard == unheard


# ----- B3.3: modes are shared, but not with oneself ---------------------------------------------


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_players_can_share_a_mode(seats: int) -> None:
    position = planning(seats)
    place(position, *["taxi"] * seats)
    assert [player.modes for player in position.players] == [[TAXI]] * seats


@pytest.mark.rule("B3.3")
def test_nobody_places_twice_on_the_same_mode() -> None:
    position = planning(2)
    place(position, "taxi", "walk")
    assert legal(position, 0) == MODES - {"plan taxi"} | SPECIALS
    assert refused(position, 0, "plan taxi") == Refusal(
        "B3.3", "own-coordinator-there", {"mode": TAXI}
    )
    with pytest.raises(Refused) as error:
        act(position, 0, "plan taxi")
    assert error.value.code == "own-coordinator-there"
    place(position, "walk", "taxi")
    assert legal(position, 0) == MODES - {"plan taxi", "plan walk"} | SPECIALS
    assert refused(position, 0, "plan walk").facts == {"mode": WALK}


@pytest.mark.rule("B3.3", "B3.5")
def test_the_mode_after_a_special_action_is_another_one_too() -> None:
    position = planning(2)
    place(position, "taxi", "walk", "double")
    assert legal(position, 0) == MODES - {"plan taxi"}
    assert refused(position, 0, "plan taxi") == Refusal(
        "B3.3", "own-coordinator-there", {"mode": TAXI}
    )


# ----- B3.4: a special action is one player's ---------------------------------------------------


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize(
    ("special", "name"), [(FIRST, "first"), (DOUBLE, "double"), (SWAP, "swap")]
)
def test_a_special_action_takes_one_coordinator_of_one_player(special: int, name: str) -> None:
    position = planning(2, first=1)
    place(position, name, "taxi")
    wanted = Refusal("B3.4", "special-taken", {"special": special, "owner": 1})
    assert legal(position, 0) == MODES | SPECIALS - {f"plan {name}"}
    assert refused(position, 0, f"plan {name}") == wanted
    place(position, "taxi")
    assert legal(position, 1) == MODES - {"plan taxi"} | SPECIALS - {f"plan {name}"}
    assert refused(position, 1, f"plan {name}") == wanted  # nor a second one of the same player


@pytest.mark.rule("B3.4")
def test_once_all_special_actions_are_taken_only_modes_are_left() -> None:
    position = planning(4)
    place(position, "first", "taxi", "double", "taxi", "swap", "taxi")
    assert position.specials == [0, 1, 2]
    assert legal(position, 3) == MODES
    for special, name in enumerate(("first", "double", "swap")):
        assert refused(position, 3, f"plan {name}").facts == {"special": special, "owner": special}


# ----- B3.5: a mode at once ---------------------------------------------------------------------


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("name", ["first", "double", "swap"])
def test_after_a_special_action_the_same_player_places_on_a_mode_at_once(name: str) -> None:
    position = planning(3)
    place(position, name)
    assert position.to_act() == (0,)
    assert position.decision() == "plan"
    assert legal(position, 0) == MODES
    for other in ("first", "double", "swap"):  # whether taken or free
        assert refused(position, 0, f"plan {other}") == Refusal("B3.5", "mode-must-follow", {})
    assert refused(position, 1, "plan taxi") == Refusal("T2", "not-your-turn", {"asked": [0]})
    place(position, "taxi")
    assert position.to_act() == (1,)
    assert legal(position, 1) == MODES | SPECIALS - {f"plan {name}"}


@pytest.mark.rule("B3.5")
@pytest.mark.example("bridgetown-3")
@pytest.mark.parametrize(
    ("own", "turns"),
    [
        (["double", "taxi", "bus"], [2, 1]),
        (["taxi", "double", "bus"], [1, 2]),
        (["taxi", "bus", "double"], [1, 1, 1]),
    ],
)
def test_a_special_action_forces_a_mode_unless_it_takes_the_last_coordinator(
    own: list[str], turns: list[int]
) -> None:
    ada, ben = 0, 1
    position = planning(2)
    others = iter(["walk", "bike", "moto"])
    left = iter(own)
    for count in turns:
        for number in range(count):
            assert position.to_act() == (ada,)
            if number == 1:
                assert not legal(position, ada) & SPECIALS
            place(position, next(left))
        assert position.to_act() == (ben,)
        place(position, next(others))
    assert position.placed(ada) == 3
    assert position.specials == [-1, ada, -1]


@pytest.mark.rule("B3.5")
def test_one_player_can_have_two_special_actions_and_a_mode() -> None:
    position = planning(2)
    place(position, "first", "taxi", "walk")
    assert legal(position, 0) == MODES - {"plan taxi"} | {"plan double", "plan swap"}
    place(position, "swap")
    assert position.specials == [0, -1, 0]
    assert position.players[0].modes == [TAXI]
    assert position.to_act() == (1,)  # no mode must follow the last coordinator
    assert legal(position, 1) == MODES - {"plan walk"} | {"plan double"}


@pytest.mark.rule("B3.5")
def test_nobody_ever_has_more_than_two_specials_or_no_mode() -> None:
    names = ("taxi", "bus", "walk", "first", "double", "swap")
    seen = set()
    for own in product(names, repeat=3):
        position = planning(2)
        others = iter(("moto", "car", "bike"))
        for name in own:
            if position.to_act() == (1,):
                place(position, next(others))
            if f"plan {name}" not in legal(position, 0):
                break
            place(position, name)
        else:
            specials = position.specials.count(0)
            assert len(position.players[0].modes) == 3 - specials
            seen.add((specials, len(position.players[0].modes)))
    assert seen == {(0, 3), (1, 2), (2, 1)}


# ----- what is told with every choice -----------------------------------------------------------


@pytest.mark.rule("B3.7")
def test_a_mode_is_offered_with_its_speed_and_how_far_it_would_go_now() -> None:
    position = planning(4)
    place(position, "taxi", "taxi", "moto")
    wanted = {
        "walk": (WALK, 1, 0), "blades": (BLADES, 2, 0), "bus": (BUS, 3, 0), "car": (CAR, 3, 0),
        "taxi": (TAXI, 4, 2), "moto": (MOTO, 4, 1), "streetcar": (STREETCAR, 5, 0),
    }  # fmt: skip
    for name, (mode, speed, others) in wanted.items():
        assert position.offer(3, PORTLAND.action(f"plan {name}")) == {
            "mode": mode, "speed": speed, "shared": others, "distance": speed + others,
            "possible": int(mode != STREETCAR),  # B4.5: no rails lead to where racers wait
        }  # fmt: skip
    place(position, "taxi")
    assert shared(position, 0, TAXI) == 2  # without one's own
    assert distance(position, 0, TAXI, double=False) == 6


def test_a_special_action_is_offered_by_its_name_alone() -> None:
    position = planning()
    for special, name in enumerate(("first", "double", "swap")):
        assert position.offer(0, PORTLAND.action(f"plan {name}")) == {"special": special}


@pytest.mark.rule("B3.2")
def test_planning_changes_nothing_on_the_board() -> None:
    position = planning(2, at={0: "BUW4", 1: "MOR"})
    before = position.columns()
    place(position, "taxi", "walk", "first", "bus", "double", "bike")
    after = position.columns()
    for name in ("flags", "bag", "aside", "racers", "cards", "round", "first"):
        assert after[name] == before[name]
