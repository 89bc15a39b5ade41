"""B3.9, B3.11: Double, and what special actions have in common (R3.14)."""

import pytest

import twinspan
from tests.acting import act, happened, legal, refused
from tests.bridgetown.names import BIKE, BUS, DOUBLE, FIRST, MOTO, STREETCAR, SWAP, TAXI, WALK
from tests.bridgetown.table import PORTLAND, at, card, lying, racing, walk
from tests.bridgetown.turns import finish_round, go, kinds, ride
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownGame

SPEEDS = {
    "walk": 1, "bike": 2, "blades": 2, "bus": 3, "car": 3, "taxi": 4, "moto": 4, "streetcar": 5,
}  # fmt: skip


def short_line() -> BridgetownGame:
    """Portland with a streetcar that goes back and forth between two ends."""
    data = PORTLAND.data()
    line = "STE1 - STE - STW - FI_DAV - SKI - FI_OAK - FI_MOR"
    data["rails"] = {"source": "invented", "lines": [line]}
    game = twinspan.game("bridgetown", city=data)
    assert isinstance(game, BridgetownGame)
    return game


# ----- B3.11: twice the base speed --------------------------------------------------------------


@pytest.mark.rule("B3.11")
@pytest.mark.parametrize("mode", SPEEDS)
@pytest.mark.parametrize("others", [0, 1, 2])
def test_double_goes_twice_the_base_speed_whoever_shares_the_mode(mode: str, others: int) -> None:
    spare = "car" if mode == "bike" else "bike"
    modes = {seat: [mode, spare] if seat <= others else [spare] for seat in range(3)}
    position = racing(modes, specials={"double": 0}, at={0: "STW"})
    number = PORTLAND.action(f"plan {mode}").id
    far = 2 * SPEEDS[mode]
    assert position.offer(0, PORTLAND.action(f"ride {mode} double")) == {
        "mode": number, "speed": SPEEDS[mode], "shared": 0, "distance": far, "possible": 1,
    }  # fmt: skip
    events = ride(position, 0, f"{mode} double")
    assert events[0] == Event("rides-double", 0, {"mode": number, "distance": far})
    assert 0 not in [fact["seat"] for fact in happened(events, "rides")]
    (spaces,) = [fact["spaces"] for fact in happened(events, "moved") if fact["seat"] == 0]
    assert isinstance(spaces, list)
    assert len(spaces) == 1 + far


@pytest.mark.rule("B3.11")
@pytest.mark.example("bridgetown-2")
def test_double_on_a_shared_taxi_goes_eight_spaces_and_not_ten() -> None:
    ada, ben, cleo = range(3)
    position = racing(
        {ada: ["taxi", "bus"], ben: ["taxi", "bus"], cleo: ["taxi"]}, specials={"double": ada}
    )
    assert position.offer(ada, PORTLAND.action("ride taxi"))["distance"] == 6
    events = ride(position, ada, "taxi double")
    assert happened(events, "rides-double") == [{"seat": ada, "mode": TAXI, "distance": 8}]
    (spaces,) = [fact["spaces"] for fact in happened(events, "moved")]
    assert isinstance(spaces, list)
    assert len(spaces) == 9
    assert position.players[ada].modes == [BUS]
    assert position.offer(ben, PORTLAND.action("ride taxi"))["distance"] == 5


@pytest.mark.rule("B3.11")
def test_a_doubled_move_takes_flags_like_any_other() -> None:
    position = racing({0: ["moto", "taxi"]}, specials={"double": 0}, at={0: "BWY5"})
    act(position, 0, "ride moto double")
    walk(position, 0, "HAW3", "HAW2", "HAW1", "HAW", "HAE1", "MLK8", "HA7", "HA12")
    assert at(position, 0) == "HA12"
    assert card(position, 0) == {"HAW": "purple"}
    assert lying(position)[5] is None


@pytest.mark.rule("B3.11")
@pytest.mark.parametrize("double", [False, True])
def test_a_move_knows_whether_it_is_doubled(double: bool) -> None:
    position = racing({0: ["taxi", "walk"]}, specials={"double": 0}, at={0: "BWY2"})
    act(position, 0, "ride taxi double" if double else "ride taxi")
    assert position.decision() == "step"
    assert position.move is not None
    assert position.move.double is double
    assert position.move.left == (8 if double else 4)
    assert PORTLAND.restore(position.snapshot()) == position


# ----- whose it is ------------------------------------------------------------------------------


@pytest.mark.rule("B3.11", "B3.9")
def test_the_owner_of_double_may_double_any_mode_or_none() -> None:
    position = racing({0: ["taxi", "walk"], 1: ["bus", "taxi"]}, specials={"double": 0})
    assert [str(action) for action in position.legal(0)] == [
        "ride taxi", "ride walk", "ride taxi double", "ride walk double",
    ]  # fmt: skip
    ride(position, 0, "taxi")
    assert position.specials == [-1, 0, -1]  # not used: kept for the next move
    assert legal(position, 1) == {"ride bus", "ride taxi"}
    ride(position, 1, "bus")
    assert legal(position, 0) == {"ride walk", "ride walk double"}  # a question again


@pytest.mark.rule("B3.11")
@pytest.mark.parametrize("specials", [{}, {"double": 1}])
def test_who_does_not_own_double_cannot_double(specials: dict[str, int]) -> None:
    position = racing({0: ["taxi", "walk"], 1: ["bus", "taxi"]}, specials=specials)
    assert legal(position, 0) == {"ride taxi", "ride walk"}
    assert refused(position, 0, "ride taxi double") == Refusal("B3.11", "no-double", {})
    assert refused(position, 0, "ride bus double") == Refusal(
        "B3.6", "no-coordinator", {"mode": BUS}
    )


@pytest.mark.rule("B3.11")
def test_the_owner_of_double_needs_a_coordinator_on_the_mode() -> None:
    position = racing({0: ["taxi", "walk"]}, specials={"double": 0})
    assert refused(position, 0, "ride moto double") == Refusal(
        "B3.6", "no-coordinator", {"mode": MOTO}
    )


@pytest.mark.rule("B3.9", "B3.11")
def test_double_is_taken_back_with_its_move_and_used_once() -> None:
    position = racing({0: ["taxi", "walk"], 1: ["taxi", "walk"]}, specials={"double": 0})
    events = ride(position, 0, "walk double")
    assert position.specials == [-1, -1, -1]
    assert position.players[0].modes == [TAXI]
    assert happened(events, "lapsed") == []
    ride(position, 1, "walk")
    assert position.to_act() == (0,)
    assert position.decision() == "step"  # in the taxi, without a question
    assert position.move is not None
    assert not position.move.double
    assert "lapsed" not in kinds(finish_round(position))


# ----- in full or not at all --------------------------------------------------------------------


@pytest.mark.rule("B3.11")
def test_a_mode_that_cannot_go_at_all_is_not_doubled() -> None:
    position = racing({0: ["streetcar", "walk"]}, specials={"double": 0})
    assert legal(position, 0) == {"ride streetcar", "ride walk", "ride walk double"}
    assert refused(position, 0, "ride streetcar double") == Refusal(
        "B3.11", "double-too-far", {"mode": STREETCAR, "distance": 10}
    )


@pytest.mark.rule("B3.11", "B4.4")
def test_a_walk_instead_of_a_ride_is_never_doubled() -> None:
    position = racing({0: ["streetcar", "walk"]}, specials={"double": 0})
    events = act(position, 0, "ride streetcar")
    events += act(position, 0, "to BUW4")
    assert events[:4] == [
        Event("rides", 0, {"mode": STREETCAR, "distance": 5, "shared": 0}),
        Event("may-walk", 0, {"mode": STREETCAR}),
        Event("step", 0, {"space": 40, "left": 0}),
        Event("moved", 0, {"mode": WALK, "spaces": [-1, 40]}),
    ]
    assert at(position, 0) == "BUW4"
    assert position.specials[DOUBLE] == 0
    assert legal(position, 0) == {"ride walk", "ride walk double"}


@pytest.mark.rule("B3.11")
@pytest.mark.parametrize("free", [False, True])
def test_doubling_is_refused_where_only_the_single_distance_can_be_made(free: bool) -> None:
    position = racing(
        {0: ["streetcar", "walk"], 1: ["streetcar"]},
        specials={"double": 0},
        at={0: "STE1"},
        game=short_line(),
        free_streetcar=free,
    )
    single, double = (position.game.action(f"ride streetcar{how}") for how in ("", " double"))
    assert position.offer(0, single) == {
        "mode": STREETCAR, "speed": 5, "shared": 1, "distance": 6, "possible": 1,
    }  # fmt: skip
    if free:  # B7.1: by any street
        assert position.refuse(0, double) is None
        assert position.offer(0, double) == {
            "mode": STREETCAR, "speed": 5, "shared": 0, "distance": 10, "possible": 1,
        }  # fmt: skip
    else:
        assert position.refuse(0, double) == Refusal(
            "B3.11", "double-too-far", {"mode": STREETCAR, "distance": 10}
        )
    assert (double in position.legal(0)) == free


@pytest.mark.rule("B3.11")
def test_there_is_no_question_where_the_only_mode_cannot_be_doubled() -> None:
    position = racing({0: ["taxi", "walk"], 1: ["streetcar"]}, specials={"double": 1})
    events = act(position, 0, "ride walk")
    forced = {"seat": 1, "action": "ride streetcar", "to": "ride"}
    assert happened(events, "only-choice")[-1] == forced
    assert happened(events, "may-walk") == [{"seat": 1, "mode": STREETCAR}]
    assert legal(position, 1) == {"to BUW4", "stay"}


# ----- R3.14: two with one move, and what is not used -------------------------------------------


@pytest.mark.rule("R3.14", "B3.9")
@pytest.mark.parametrize(
    ("specials", "lapsing"),
    [
        ({"double": 1}, [DOUBLE]),
        ({"swap": 1}, [SWAP]),
        ({"first": 1}, [FIRST]),
        ({"first": 1, "swap": 1}, [FIRST, SWAP]),
        ({"double": 1, "first": 1}, [FIRST, DOUBLE]),
        ({"swap": 1, "double": 1}, [DOUBLE, SWAP]),
    ],
)
def test_what_is_not_used_with_the_last_move_lapses(
    specials: dict[str, int], lapsing: list[int]
) -> None:
    position = racing({0: ["walk", "bike"], 1: ["walk"]}, specials=specials)
    events = finish_round(position)
    assert happened(events, "lapsed") == [{"seat": 1, "special": special} for special in lapsing]
    assert position.specials == [-1, -1, -1]
    lapsed = kinds(events).index("lapsed")
    assert [fact["seat"] for fact in happened(events[:lapsed], "moved")] == [0, 1]


@pytest.mark.rule("R3.14")
def test_nothing_lapses_before_the_last_move_or_for_anybody_else() -> None:
    position = racing(
        {0: ["walk", "bike"], 1: ["walk", "bike"]}, specials={"double": 0, "swap": 1}, seats=2
    )
    events = ride(position, 0, "walk")
    assert "lapsed" not in kinds(events)
    assert position.specials == [-1, 0, 1]
    act(position, 1, "ride walk")
    events = act(position, 1, "to BUW4")
    assert position.decision() == "swap"
    events += act(position, 1, "done")
    assert "lapsed" not in kinds(events)
    events = ride(position, 0, "bike")
    assert happened(events, "lapsed") == [{"seat": 0, "special": DOUBLE}]
    assert position.specials == [-1, -1, 1]


@pytest.mark.rule("R3.14")
def test_double_and_swap_can_go_with_the_same_move() -> None:
    position = racing({0: ["taxi"], 1: ["walk", "bike"]}, specials={"double": 0, "swap": 0})
    assert "ride taxi double" in legal(position, 0)
    act(position, 0, "swap FRE BRO")
    assert legal(position, 0) == {"ride taxi", "ride taxi double"}
    events = ride(position, 0, "taxi double")
    assert happened(events, "rides-double") == [{"seat": 0, "mode": TAXI, "distance": 8}]
    assert position.specials == [-1, -1, -1]
    assert happened(events, "lapsed") == []


@pytest.mark.rule("R3.14")
def test_swap_can_follow_a_doubled_move() -> None:
    position = racing({0: ["taxi"], 1: ["walk", "bike"]}, specials={"double": 0, "swap": 0})
    act(position, 0, "ride taxi double")
    go(position)
    assert position.decision() == "swap"
    assert position.players[0].modes == [TAXI]
    act(position, 0, "swap MOR HAW")
    assert position.players[0].modes == []
    assert position.to_act() == (1,)


@pytest.mark.rule("R3.14")
def test_double_can_go_with_the_move_that_goes_first() -> None:
    position = racing({0: ["walk", "bike"], 1: ["taxi"]}, specials={"double": 1, "first": 1})
    act(position, 1, "first")
    assert position.to_act() == (1,)
    assert legal(position, 1) == {"ride taxi", "ride taxi double"}
    events = ride(position, 1, "taxi double")
    assert happened(events, "rides-double") == [{"seat": 1, "mode": TAXI, "distance": 8}]
    assert happened(events, "lapsed") == []
    assert position.to_act() == (0,)
    assert position.players[1].modes == []
    assert position.players[0].modes == [WALK, BIKE]
