"""B3.6 to B3.9: who moves when, with which mode, and how far."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.names import BUS, CAR, TAXI, WALK
from tests.bridgetown.table import (
    PORTLAND,
    TWINFORD,
    at,
    place,
    planning,
    racing,
)
from tests.bridgetown.turns import finish_round, go, movers, ride
from twinspan.core.refusal import Refusal, Refused
from twinspan.core.terms import Event
from twinspan.games.bridgetown.racing import distance

IN_TWINFORD = ("red", "yellow", "white", "green", "blue", "purple", "black", "orange")
EVERY_TABLE = [(seats, first) for seats in (2, 3, 4) for first in range(seats)]


# ----- B3.6: the order --------------------------------------------------------------------------


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(("seats", "first"), EVERY_TABLE)
def test_all_move_in_turn_three_times_over(seats: int, first: int) -> None:
    position = planning(seats, first=first)
    for mode in ("walk", "bike", "blades"):
        place(position, *[mode] * seats)
    events = finish_round(position)
    assert movers(events) == [*range(first, seats), *range(first)] * 3
    assert position.round == 2


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(
    ("first", "counts", "order"),
    [
        (0, (3, 1, 2, 3), [0, 1, 2, 3, 0, 2, 3, 0, 3]),
        (1, (1, 3, 2, 3), [1, 2, 3, 0, 1, 2, 3, 1, 3]),
        (2, (3, 1, 2, 3), [2, 3, 0, 1, 2, 3, 0, 3, 0]),
        (3, (2, 1, 3, 2), [3, 0, 1, 2, 3, 0, 2, 2]),
    ],
)
def test_who_has_fewer_modes_runs_out_earlier(
    first: int, counts: tuple[int, ...], order: list[int]
) -> None:
    modes = {seat: ("walk", "bike", "blades")[:count] for seat, count in enumerate(counts)}
    position = racing(modes, seats=4, first=first)
    assert movers(finish_round(position)) == order


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0, 1, 1]), (2, [2, 0, 1, 0, 1, 1])])
def test_with_fewer_modes_the_others_go_on_in_the_same_order(first: int, order: list[int]) -> None:
    position = planning(3, first=first)
    plans = {
        0: ["swap", "walk", "bike"],
        1: ["walk", "bike", "blades"],
        2: ["first", "walk", "double"],
    }
    while position.decision() == "plan":
        seat = position.to_act()[0]
        place(position, plans[seat].pop(0))
    assert movers(finish_round(position)) == order


@pytest.mark.rule("B3.6")
def test_a_turn_begins_with_the_first_player_again_when_all_have_moved() -> None:
    position = racing({0: ["walk", "bike"], 1: ["walk", "bike"]}, seats=2, first=1)
    for seat in (1, 0):
        assert position.to_act() == (seat,)
        assert position.decision() == "ride"
        ride(position, seat, "bike")
    assert [player.modes for player in position.players] == [[WALK], [WALK]]
    assert position.to_act() == (1,)
    assert position.decision() == "step"  # the last mode needed no question


# ----- B3.6: the mode ---------------------------------------------------------------------------


@pytest.mark.rule("B3.6")
def test_one_of_ones_own_modes_is_chosen() -> None:
    position = racing({0: ["taxi", "walk", "bus"], 1: ["car", "taxi"]})
    assert legal(position, 0) == {"ride taxi", "ride walk", "ride bus"}
    assert position.decision() == "ride"
    for notation, mode in (("ride car", CAR), ("ride car double", CAR)):  # another player's mode
        assert refused(position, 0, notation) == Refusal("B3.6", "no-coordinator", {"mode": mode})
    with pytest.raises(Refused) as error:
        act(position, 0, "ride moto")
    assert error.value.code == "no-coordinator"
    assert refused(position, 1, "ride car") == Refusal("T2", "not-your-turn", {"asked": [0]})


@pytest.mark.rule("B3.6")
def test_nobody_passes() -> None:
    position = racing({0: ["taxi", "walk"]})
    for notation in ("done", "first", "exchange", "plan taxi", "to BUW4"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "ride"}
        )
    act(position, 0, "ride taxi")
    for notation in ("done", "first", "exchange", "ride walk", "ride walk double"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "step"}
        )


@pytest.mark.rule("B3.6")
def test_the_coordinator_is_taken_back_after_the_move_and_the_others_stay() -> None:
    position = racing({0: ["taxi", "walk", "bus"], 1: ["taxi", "bus"]})
    act(position, 0, "ride walk")
    assert position.to_act() == (1,)
    assert position.players[0].modes == [TAXI, BUS]
    act(position, 1, "ride bus")
    assert position.decision() == "step"
    assert position.players[1].modes == [TAXI, BUS]  # the move is not made yet
    go(position)
    assert position.players[1].modes == [TAXI]
    assert position.players[0].modes == [TAXI, BUS]
    assert legal(position, 0) == {"ride taxi", "ride bus"}
    assert refused(position, 0, "ride walk") == Refusal("B3.6", "no-coordinator", {"mode": WALK})


@pytest.mark.rule("B3.6")
def test_the_last_mode_is_ridden_without_a_question() -> None:
    position = racing({0: ["taxi", "walk"], 1: ["taxi"]})
    events = act(position, 0, "ride walk")
    assert events == [
        Event("rides", 0, {"mode": WALK, "distance": 1, "shared": 0}),
        Event("only-choice", 0, {"action": "to BUW4", "to": "step"}),
        Event("step", 0, {"space": 40, "left": 0}),
        Event("moved", 0, {"mode": WALK, "spaces": [-1, 40]}),
        Event("only-choice", 1, {"action": "ride taxi", "to": "ride"}),
        Event("rides", 1, {"mode": TAXI, "distance": 5, "shared": 1}),
        Event("only-choice", 1, {"action": "to BUW4", "to": "step"}),
        Event("step", 1, {"space": 40, "left": 4}),
    ]
    assert at(position, 0) == "BUW4"
    assert position.to_act() == (1,)
    assert position.decision() == "step"


@pytest.mark.rule("B3.6")
def test_the_same_is_ridden_when_nobody_listens() -> None:
    heard, unheard = (
        racing({0: ["taxi", "bike"], 1: ["walk"]}, specials={"double": 0}) for _ in range(2)
    )
    heard_seats = movers(ride(heard, 0, "taxi double"))
    unheard.play(0, "ride taxi double")
    while unheard.decision() == "step":
        unheard.play(0, unheard.legal(0)[0])
    assert heard_seats == [0, 1, 0]
    while heard.decision() == "step":
        heard.play(0, heard.legal(0)[0])
    assert heard == unheard


# ----- B3.7: the distance -----------------------------------------------------------------------


@pytest.mark.rule("B3.7")
@pytest.mark.parametrize(
    ("mode", "speed"),
    [
        ("walk", 1), ("bike", 2), ("blades", 2), ("bus", 3), ("car", 3), ("taxi", 4), ("moto", 4),
        ("streetcar", 5),
    ],
)  # fmt: skip
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_the_distance_is_the_base_speed_and_one_for_each_other_player(
    mode: str, speed: int, others: int
) -> None:
    spare = "car" if mode == "bike" else "bike"
    modes = {seat: [mode, spare] if seat <= others else [spare] for seat in range(4)}
    position = racing(modes, seats=4, at={0: "STW"})
    number = PORTLAND.action(f"plan {mode}").id
    assert position.offer(0, PORTLAND.action(f"ride {mode}")) == {
        "mode": number, "speed": speed, "shared": others, "distance": speed + others,
        "possible": 1,
    }  # fmt: skip
    events = ride(position, 0, mode)
    assert happened(events, "rides")[0] == {
        "seat": 0, "mode": number, "distance": speed + others, "shared": others,
    }  # fmt: skip
    (spaces,) = [fact["spaces"] for fact in happened(events, "moved") if fact["seat"] == 0]
    assert isinstance(spaces, list)
    assert len(spaces) == 1 + speed + others


@pytest.mark.rule("B3.7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_coordinator_taken_back_no_longer_counts(first: int) -> None:
    modes = {seat: ["taxi", "walk"] for seat in range(3)}
    position = racing(modes, first=first)
    one, two, three = ((first + turn) % 3 for turn in range(3))
    ride(position, one, "taxi")
    ride(position, two, "walk")
    (told,) = happened(ride(position, three, "taxi"), "rides")[:1]
    assert told == {"seat": three, "mode": TAXI, "distance": 5, "shared": 1}
    # The others have nothing else left: the first player walks, the second takes the last taxi.
    assert position.players[two].modes == [TAXI]
    assert PORTLAND.action("ride taxi") not in position.legal(one)
    assert distance(position, two, TAXI, double=False) == 4


@pytest.mark.rule("B3.6", "B3.7")
@pytest.mark.example("bridgetown-1")
def test_three_who_share_the_taxi_go_six_five_and_four_spaces() -> None:
    ada, ben, cleo = range(3)
    position = racing({seat: ["taxi", "walk"] for seat in (ada, ben, cleo)})
    taxi = PORTLAND.action("ride taxi")
    for seat, spaces_to_go in ((ada, 6), (ben, 5), (cleo, 4)):
        assert position.offer(seat, taxi)["distance"] == spaces_to_go
        events = ride(position, seat, "taxi")
        assert happened(events, "rides")[0] == {
            "seat": seat, "mode": TAXI, "distance": spaces_to_go, "shared": spaces_to_go - 4,
        }  # fmt: skip
        (spaces,) = [f["spaces"] for f in happened(events, "moved") if f["mode"] == TAXI]
        assert isinstance(spaces, list)
        assert len(spaces) == 1 + spaces_to_go
        assert TAXI not in position.players[seat].modes


@pytest.mark.rule("B3.7")
def test_another_city_has_speeds_of_its_own() -> None:
    position = racing({0: ["taxi", "streetcar"], 1: ["taxi"]}, flags=IN_TWINFORD, game=TWINFORD)
    taxi, streetcar = (TWINFORD.action(f"ride {name}") for name in ("taxi", "streetcar"))
    assert position.offer(0, taxi)["distance"] == 4
    assert position.offer(0, streetcar)["distance"] == 4
    assert position.offer(0, streetcar)["speed"] == 4
    events = ride(position, 0, "taxi")
    assert happened(events, "rides")[0]["distance"] == 4


@pytest.mark.rule("B4.4")
def test_a_mode_that_cannot_move_is_offered_as_such() -> None:
    position = racing({0: ["streetcar", "walk"]})
    assert position.offer(0, PORTLAND.action("ride streetcar")) == {
        "mode": 7, "speed": 5, "shared": 0, "distance": 5, "possible": 0,
    }  # fmt: skip


# ----- B3.8: the full distance ------------------------------------------------------------------


@pytest.mark.rule("B3.8")
def test_every_step_is_asked_for_until_the_full_distance_is_made() -> None:
    position = racing({0: ["taxi", "walk"]}, at={0: "BWY2"})
    act(position, 0, "ride taxi")
    for space, left, number in (("BWY3", 3, 36), ("BWY4", 2, 37), ("PIO", 1, 30)):
        assert position.decision() == "step"
        events = act(position, 0, f"to {space}")
        assert events == [Event("step", 0, {"space": number, "left": left})]
        assert at(position, 0) == space
        assert position.players[0].modes == [TAXI, WALK]
    events = act(position, 0, "to HAW3")
    assert events[:2] == [
        Event("step", 0, {"space": 51, "left": 0}),
        Event("moved", 0, {"mode": TAXI, "spaces": [35, 36, 37, 30, 51]}),
    ]
    assert position.players[0].modes == [WALK]


@pytest.mark.rule("B3.8")
def test_a_way_on_which_the_full_distance_cannot_be_made_is_refused() -> None:
    position = racing(
        {0: ["streetcar", "walk"], 1: ["streetcar"]},
        at={0: "EQ5"},
        flags=IN_TWINFORD,
        game=TWINFORD,
    )
    act(position, 0, "ride streetcar")  # 5 to go; to the west the line ends after 4
    assert legal(position, 0) == {"to EQ4", "to BA5"}
    assert refused(position, 0, "to TRA") == Refusal("B3.8", "dead-end", {"space": 5, "left": 5})
