"""B4.1-B4.3, B2.3: entering the city, following streets, never straight back, stairs."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.moves import (
    TWINFORD_FLAGS,
    colour,
    laid,
    ride,
    setting_off,
    space,
    stepped,
    twinford_with,
)
from tests.bridgetown.table import PORTLAND, at, lying
from twinspan.core.errors import UsageError
from twinspan.core.refusal import Refusal
from twinspan.games.bridgetown.city import MODE_NAMES, START, Mode

NOT_WALKING = [mode for mode in MODE_NAMES if mode != "walk"]
ON_STREETS = [mode for mode in NOT_WALKING if mode != "streetcar"]

# A street that leads nowhere: two steps, and no way on.
CUL_DE_SAC = twinford_with(spaces=["CUL", "YARD"], streets=["CO7 - CUL - YARD"])


# ----- entering -----------------------------------------------------------------------------------


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize(
    ("mode", "speed"),
    [("walk", 1), ("bike", 2), ("blades", 2), ("bus", 3), ("car", 3), ("taxi", 4), ("moto", 4)],
)
def test_entering_the_city_costs_one_step(mode: str, speed: int) -> None:
    position = setting_off(mode)
    assert at(position, 0) is None
    events = act(position, 0, f"ride {mode}")
    assert at(position, 0) == "BUW4"
    assert happened(events, "step") == [
        {"seat": 0, "space": space(position, "BUW4"), "left": speed - 1}
    ]
    if speed > 1:
        assert legal(position, 0) == {"to BUW3", "to T23N", "to T23S"}
    else:
        assert position.to_act() == (1,)


@pytest.mark.rule("B2.3")
def test_the_start_leads_onto_the_entry_alone() -> None:
    position = setting_off("taxi", specials={"swap": 0})
    act(position, 0, "ride taxi")
    steps = {notation for notation in legal(position, 0) if notation.startswith("to ")}
    assert steps == {"to BUW4"}
    for name in ("BUW3", "T23N", "FRE"):
        assert refused(position, 0, f"to {name}") == Refusal(
            "B2.3",
            "enter-first",
            {"space": space(position, name), "entry": space(position, "BUW4")},
        )


@pytest.mark.rule("B2.3")
def test_the_start_is_no_space_to_go_back_to() -> None:
    position = setting_off("walk", "BUW4")
    act(position, 0, "ride walk")
    assert legal(position, 0) == {"to BUW3", "to T23N", "to T23S"}
    with pytest.raises(UsageError) as error:
        PORTLAND.action("to START")
    assert error.value.code == "unknown-action"


@pytest.mark.rule("B2.3")
def test_who_has_not_entered_can_cross_the_entry_in_the_same_move() -> None:
    position = setting_off("moto")
    events = ride(position, "moto", "BUW4", "T23N", "I405b", "BWY1")
    assert happened(events, "moved") == [
        {
            "seat": 0,
            "mode": Mode.MOTO,
            "spaces": [START, *(space(position, name) for name in stepped(position, events))],
        }
    ]
    assert at(position, 0) == "BWY1"


# ----- along drawn links --------------------------------------------------------------------------


@pytest.mark.rule("B4.1")
@pytest.mark.parametrize(
    ("start", "around"),
    [
        ("STW", {"NAI2", "NAI3", "GL3", "STE", "FI_DAV"}),
        ("MAW2", {"I405h", "MAW1", "MKT1", "ROW2", "NAI7"}),
        ("FRE", {"FW1", "FE1"}),
        ("ROS", {"ROW1", "ROE1"}),
        ("BAR1", {"I405g", "BAR2"}),
    ],
)
def test_a_racer_goes_along_any_drawn_link(start: str, around: set[str]) -> None:
    position = setting_off("car", start)
    act(position, 0, "ride car")
    assert legal(position, 0) == {f"to {name}" for name in around}
    for name in around:
        trial = position.copy()
        assert stepped(trial, act(trial, 0, f"to {name}"))[0] == name


@pytest.mark.rule("B4.1")
def test_nobody_steps_onto_the_space_where_they_stand() -> None:
    position = setting_off("car", "STW")
    act(position, 0, "ride car")
    assert refused(position, 0, "to STW") == Refusal(
        "B4.1", "stands-there", {"space": space(position, "STW")}
    )


@pytest.mark.rule("B4.1")
def test_where_no_link_is_drawn_nobody_goes() -> None:
    position = setting_off("car", "STW")
    act(position, 0, "ride car")
    for name in ("STE1", "BUW1", "ROE1"):
        assert refused(position, 0, f"to {name}") == Refusal(
            "B4.1", "not-linked", {"space": space(position, name), "here": space(position, "STW")}
        )
    act(position, 0, "to STE")  # and on to STE1: there is no other way
    assert at(position, 0) == "STE1"
    assert refused(position, 0, "to STW") == Refusal(
        "B4.1",
        "not-linked",
        {"space": space(position, "STW"), "here": space(position, "STE1")},
    )


@pytest.mark.rule("B4.1")
@pytest.mark.parametrize(("mode", "sharing"), [("walk", 1), ("bike", 0), ("blades", 0)])
def test_a_racer_goes_over_any_bridge(mode: str, sharing: int) -> None:
    city = PORTLAND.board.city
    for own in city.bridges:
        west, east = city.spaces[own.west].id, city.spaces[own.east].id
        for here, there in ((west, east), (east, west)):
            position = setting_off(mode, here, sharing=sharing)
            ride(position, mode, own.id, there)
            assert at(position, 0) == there


@pytest.mark.rule("B4.1")
def test_racers_pass_each_other_and_share_spaces() -> None:
    position = setting_off("bike", "BUW1", at={1: "BUR", 2: "BUE1"})
    ride(position, "bike", "BUR", "BUE1")
    assert [at(position, seat) for seat in range(3)] == ["BUE1", "BUR", "BUE1"]


@pytest.mark.rule("B4.1")
def test_every_step_is_told_and_then_the_whole_move() -> None:
    position = setting_off("taxi", "BWY3")
    events = ride(position, "taxi", "FV_ALD", "MOW2", "MOW1", "NAI6")
    path = [space(position, name) for name in ("FV_ALD", "MOW2", "MOW1", "NAI6")]
    kinds = [event.kind for event in events if event.kind != "only-choice"]
    assert kinds == ["rides", "step", "step", "step", "step", "moved"]
    assert happened(events, "step") == [
        {"seat": 0, "space": number, "left": 3 - count} for count, number in enumerate(path)
    ]
    assert happened(events, "moved") == [
        {"seat": 0, "mode": Mode.TAXI, "spaces": [space(position, "BWY3"), *path]}
    ]


@pytest.mark.rule("B4.1")
def test_the_racer_stands_wherever_the_move_has_come() -> None:
    position = setting_off("taxi", "BWY3")
    act(position, 0, "ride taxi")
    assert at(position, 0) == "BWY3"
    act(position, 0, "to FV_ALD")
    assert at(position, 0) == "FV_ALD"
    assert position.to_act() == (0,)
    assert position.decision() == "step"


@pytest.mark.rule("B4.1")
def test_only_whose_move_it_is_steps_and_does_nothing_else() -> None:
    position = setting_off("taxi", "BWY3")
    act(position, 0, "ride taxi")
    assert legal(position, 1) == set()
    assert refused(position, 1, "to FV_ALD") == Refusal("T2", "not-your-turn", {"asked": [0]})
    for notation in ("ride walk", "plan taxi", "first", "exchange", "done"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "step"}
        )


# ----- never straight back ------------------------------------------------------------------------


@pytest.mark.rule("B4.2")
def test_the_link_just_used_is_not_taken_straight_back() -> None:
    position = setting_off("taxi", "BWY3")
    act(position, 0, "ride taxi")
    act(position, 0, "to FV_ALD")
    assert legal(position, 0) == {"to MOW2", "to FV_OAK", "to PIO"}
    assert refused(position, 0, "to BWY3") == Refusal(
        "B4.2", "straight-back", {"space": space(position, "BWY3")}
    )


@pytest.mark.rule("B4.2")
@pytest.mark.parametrize("turned", [False, True])
def test_a_racer_may_go_round_a_block(turned: bool) -> None:
    block = ["FV_ALD", "PIO", "BWY4"]
    position = setting_off("taxi", "BWY3")
    ride(position, "taxi", *(reversed(block) if turned else block), "BWY3")
    assert at(position, 0) == "BWY3"


@pytest.mark.rule("B4.2")
def test_after_a_block_a_link_may_be_taken_again_and_the_other_way() -> None:
    position = setting_off("taxi", "BWY3", sharing=1)
    act(position, 0, "ride taxi")
    for name in ("FV_ALD", "PIO", "BWY4", "BWY3"):
        act(position, 0, f"to {name}")
    assert legal(position, 0) == {"to FV_ALD", "to BWY2", "to I405d"}
    act(position, 0, "to FV_ALD")
    position = setting_off("taxi", "BWY2", sharing=2)
    ride(position, "taxi", "BWY3", "FV_ALD", "PIO", "BWY4", "BWY3", "BWY2")
    assert at(position, 0) == "BWY2"


@pytest.mark.rule("B4.2")
def test_between_moves_any_direction_is_free() -> None:
    position = setting_off("bike", "BUW1")
    ride(position, "bike", "BUR", "BUE1")
    act(position, 1, "ride blades")
    act(position, 1, "to BUW3")
    assert at(position, 0) == "BUE1"
    assert position.decision() == "step"  # by walking, the only mode that is left
    assert legal(position, 0) == {"to BUR", "to MLK6", "to I5d"}


# ----- stairs -------------------------------------------------------------------------------------


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize(
    ("here", "there", "around"),
    [
        ("BUW1", "NAI4", {"BUW2", "BUR"}),
        ("NAI4", "BUW1", {"NAI3", "NAI5"}),
        ("I5b", "RQT", {"BRE2", "I5c"}),
        ("RQT", "I5b", {"STE1", "MLK4"}),
    ],
)
def test_stairs_are_one_step_for_walkers(here: str, there: str, around: set[str]) -> None:
    position = setting_off("walk", here)
    act(position, 0, "ride walk")
    assert legal(position, 0) == {f"to {name}" for name in (there, *around)}
    events = act(position, 0, f"to {there}")
    assert happened(events, "step") == [{"seat": 0, "space": space(position, there), "left": 0}]
    assert at(position, 0) == there
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize("mode", ON_STREETS)
@pytest.mark.parametrize(
    ("here", "there", "around"),
    [("BUW1", "NAI4", {"BUW2", "BUR"}), ("NAI4", "BUW1", {"NAI3", "NAI5"})],
)
def test_nobody_else_changes_between_the_levels(
    mode: str, here: str, there: str, around: set[str]
) -> None:
    position = setting_off(mode, here)
    act(position, 0, f"ride {mode}")
    assert legal(position, 0) == {f"to {name}" for name in around}
    assert refused(position, 0, f"to {there}") == Refusal(
        "B4.3", "stairs-for-walkers", {"space": space(position, there)}
    )


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize(
    ("start", "level", "onward"), [("BUR", "BUW1", "BUW2"), ("NAI3", "NAI4", "NAI5")]
)
def test_on_the_way_too_an_overpass_leads_straight_on(start: str, level: str, onward: str) -> None:
    position = setting_off("bike", start)
    act(position, 0, "ride bike")
    act(position, 0, f"to {level}")
    assert at(position, 0) == onward


@pytest.mark.rule("B4.3", "B4.2")
def test_walkers_do_not_take_stairs_straight_back() -> None:
    position = setting_off("walk", "BUW1", sharing=2)
    act(position, 0, "ride walk")
    act(position, 0, "to NAI4")
    assert legal(position, 0) == {"to NAI3", "to NAI5"}
    assert refused(position, 0, "to BUW1") == Refusal(
        "B4.2", "straight-back", {"space": space(position, "BUW1")}
    )


@pytest.mark.rule("B4.3")
def test_walkers_take_streets_and_stairs_in_one_move() -> None:
    position = setting_off("walk", "BUW2", sharing=2)
    ride(position, "walk", "BUW1", "NAI4", "NAI5")
    assert at(position, 0) == "NAI5"


# ----- dead ends ----------------------------------------------------------------------------------


@pytest.mark.rule("B3.8")
@pytest.mark.parametrize(
    ("mode", "sharing", "far"), [("bus", 0, 3), ("walk", 2, 3), ("moto", 1, 5)]
)
def test_a_street_too_short_for_the_distance_is_not_entered(
    mode: str, sharing: int, far: int
) -> None:
    position = setting_off(mode, "CO7", sharing=sharing, game=CUL_DE_SAC, flags=TWINFORD_FLAGS)
    act(position, 0, f"ride {mode}")
    assert legal(position, 0) == {"to HI3", "to CHU", "to CO5", "to CO8"}
    assert refused(position, 0, "to CUL") == Refusal(
        "B3.8", "dead-end", {"space": space(position, "CUL"), "left": far}
    )


@pytest.mark.rule("B3.8")
def test_nor_is_it_entered_with_too_many_steps_left_on_the_way() -> None:
    position = setting_off("moto", "CO5", game=CUL_DE_SAC, flags=TWINFORD_FLAGS)
    act(position, 0, "ride moto")
    act(position, 0, "to CO7")
    assert legal(position, 0) == {"to HI3", "to CHU", "to CO8"}
    assert refused(position, 0, "to CUL") == Refusal(
        "B3.8", "dead-end", {"space": space(position, "CUL"), "left": 3}
    )
    assert refused(position, 0, "to CO5").rule == "B4.2"


@pytest.mark.rule("B3.8")
def test_a_street_just_long_enough_can_be_entered() -> None:
    position = setting_off("bus", "CO5", game=CUL_DE_SAC, flags=TWINFORD_FLAGS)
    ride(position, "bus", "CO7", "CUL", "YARD")
    position = setting_off("bike", "CO5", game=CUL_DE_SAC, flags=TWINFORD_FLAGS)
    ride(position, "bike", "CO7", "CUL")
    assert at(position, 0) == "CUL"


@pytest.mark.rule("B3.8", "B4.2")
def test_who_has_stopped_in_a_dead_end_comes_out_in_the_next_move() -> None:
    position = setting_off("bike", "YARD", game=CUL_DE_SAC, flags=TWINFORD_FLAGS)
    ride(position, "bike", "CUL", "CO7")
    assert at(position, 0) == "CO7"


# ----- Swap in a move -----------------------------------------------------------------------------


@pytest.mark.rule("R3.13")
def test_before_the_first_step_flags_may_be_swapped() -> None:
    position = setting_off("taxi", "BWY3", specials={"swap": 0}, flags=laid(FRE="red", BUR="white"))
    act(position, 0, "ride taxi")
    assert legal(position, 0) == {
        "to BWY2", "to BWY4", "to I405d", "to FV_ALD", "swap FRE BUR",
    }  # fmt: skip
    events = act(position, 0, "swap FRE BUR")
    white, red = colour(position, "white"), colour(position, "red")
    assert happened(events, "swapped") == [
        {"seat": 0, "bridge": 0, "other": 3, "flag": white, "other_flag": red}
    ]
    assert lying(position) == laid(FRE="white", BUR="red")
    assert legal(position, 0) == {"to BWY2", "to BWY4", "to I405d", "to FV_ALD"}
    assert refused(position, 0, "swap FRE BUR") == Refusal("B3.12", "no-swap", {})


@pytest.mark.rule("R3.13")
def test_between_two_steps_no_flags_are_swapped() -> None:
    position = setting_off("taxi", "BWY3", specials={"swap": 0})
    act(position, 0, "ride taxi")
    act(position, 0, "to FV_ALD")
    assert legal(position, 0) == {"to MOW2", "to FV_OAK", "to PIO"}
    assert refused(position, 0, "swap FRE BUR") == Refusal("R3.13", "swap-too-late", {})


@pytest.mark.rule("R3.13", "B3.12")
def test_only_the_owner_of_swap_is_offered_it_before_a_step() -> None:
    position = setting_off("taxi", "BWY3", specials={"swap": 1})
    act(position, 0, "ride taxi")
    assert legal(position, 0) == {"to BWY2", "to BWY4", "to I405d", "to FV_ALD"}
    assert refused(position, 0, "swap FRE BUR") == Refusal("B3.12", "no-swap", {})
    act(position, 0, "to FV_ALD")
    assert refused(position, 0, "swap FRE BUR") == Refusal("B3.12", "no-swap", {})


@pytest.mark.rule("R3.13", "B3.12")
def test_flags_that_cannot_be_swapped_are_refused_by_their_own_rule_even_too_late() -> None:
    flags = laid(FRE="red", BUR="red", STE="blue")
    position = setting_off("taxi", "BWY3", specials={"swap": 0}, flags=flags)
    wrong = [
        ("swap FRE BUR", Refusal("B3.12", "same-colour", {"flag": colour(position, "red")})),
        ("swap FRE STE", Refusal("B3.12", "blue-stays", {})),
        ("swap FRE ROS", Refusal("B3.12", "no-flag-to-swap", {"bridge": 0, "other": 7})),
    ]
    act(position, 0, "ride taxi")
    for notation, refusal in wrong:
        assert refused(position, 0, notation) == refusal
    act(position, 0, "to FV_ALD")
    for notation, refusal in wrong:
        assert refused(position, 0, notation) == refusal
