"""B4.5, B4.6, B7.1: the streetcar on its rails, others on them, and the streetcar set free."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.moves import (
    TWINFORD_FLAGS,
    bridge,
    colour,
    laid,
    ride,
    setting_off,
    space,
    stepped,
    twinford_with,
)
from tests.bridgetown.table import TWINFORD, at, card, lying
from tests.bridgetown.turns import walks
from twinspan.core.refusal import Refusal
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.city import Mode

# BA3 and BA5 have rails, and the street between them has none.
BROKEN_RAILS = twinford_with(
    rails=[
        "HI2 - CO5 - WQ5 - TRA - EQ5 - BA5 - ST2",
        "EQ1 - EQ2 - EQ3 - EQ4 - EQ5",
        "EQ3 - BA3",
    ]
)
# MID lies between a terminus and the middle of a short line.
SHORT_LINE = twinford_with(
    spaces=["MID"], streets=["ST2 - MID - EQ5"], rails=["WQ5 - TRA - EQ5 - BA5 - ST2"]
)


def steps(position: BridgetownPosition) -> set[str]:
    """Where seat 0 may step to."""
    return {name[3:] for name in legal(position, 0) if name.startswith("to ")}


def rails_only(position: BridgetownPosition, name: str) -> Refusal:
    return Refusal("B4.5", "rails-only", {"space": space(position, name)})


# ----- boarding -----------------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
def test_on_a_rail_space_the_streetcar_is_there() -> None:
    position = setting_off("streetcar", "FV_BUR")
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FV_OAK", "to FV_DAV"}
    for name in ("BWY2", "BUW2"):
        assert refused(position, 0, f"to {name}") == rails_only(position, name)


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("start", "boarded"),
    [
        ("BWY1", "GL5"),
        ("BWY2", "FV_BUR"),
        ("NAI2", "STW"),
        ("HAW2", "FI_YAM"),
        ("MLK3", "MLK4"),
        ("LLB", "STE1"),
        ("BRO", "BRE1"),  # from a bridge too
        ("I5b", "RQT"),  # by an overpass's stairs
    ],
)
def test_next_to_a_rail_space_the_streetcar_is_boarded_with_the_first_step(
    start: str, boarded: str
) -> None:
    flags = laid(FRE="red", BUR="white")
    position = setting_off("streetcar", start, specials={"swap": 0}, flags=flags)
    events = act(position, 0, "ride streetcar")
    assert walks(events) == []
    assert steps(position) == {boarded}
    events = act(position, 0, f"to {boarded}")
    assert happened(events, "step")[0] == {
        "seat": 0,
        "space": space(position, boarded),
        "left": 4,
    }


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("start", "boarded"), [("BUW2", {"FV_BUR", "SKI"}), ("MOW2", {"FV_ALD", "FI_MOR"})]
)
def test_boarding_by_street_and_by_stairs_can_both_be_open(start: str, boarded: set[str]) -> None:
    position = setting_off("streetcar", start)
    act(position, 0, "ride streetcar")
    assert steps(position) == boarded


@pytest.mark.rule("B4.5")
def test_what_is_boarded_must_be_a_rail_space() -> None:
    position = setting_off("streetcar", "BUW2")
    act(position, 0, "ride streetcar")
    assert refused(position, 0, "to BUW1") == rails_only(position, "BUW1")
    assert refused(position, 0, "to FV_OAK") == Refusal(
        "B4.1",
        "not-linked",
        {"space": space(position, "FV_OAK"), "here": space(position, "BUW2")},
    )


@pytest.mark.rule("B4.5", "B4.3")
def test_stairs_to_a_street_without_rails_are_not_for_boarding() -> None:
    flags = laid(FRE="red", BUR="white")
    position = setting_off("streetcar", "LLB", specials={"swap": 0}, flags=flags)
    act(position, 0, "ride streetcar")
    assert refused(position, 0, "to I5c") == rails_only(position, "I5c")


@pytest.mark.rule("B4.5", "B4.4")
@pytest.mark.parametrize("start", ["BUW1", "BWY5", "BUR", "FE1", "BRE4", "LOV"])
def test_from_further_away_the_streetcar_cannot_be_boarded(start: str) -> None:
    position = setting_off("streetcar", start)
    events = act(position, 0, "ride streetcar")
    assert len(walks(events)) == 1


@pytest.mark.rule("B4.5")
def test_boarding_counts_in_the_distance() -> None:
    position = setting_off("streetcar", "HAW3")
    events = ride(position, "streetcar", "PIO", "FI_YAM", "FI_MOR", "FI_OAK", "SKI")
    assert len(happened(events, "step")) == 5
    assert at(position, 0) == "SKI"


@pytest.mark.rule("B4.5", "B2.3")
def test_where_the_rails_begin_at_the_entry_the_streetcar_enters_the_city() -> None:
    position = setting_off("streetcar", game=TWINFORD, flags=TWINFORD_FLAGS)
    ride(position, "streetcar", "HI2", "CO5", "WQ5", "TRA")
    assert card(position, 0) == {"TRA": "blue"}


@pytest.mark.rule("B4.5", "B3.8")
def test_a_streetcar_is_not_boarded_where_the_rest_of_the_way_is_too_short() -> None:
    position = setting_off(
        "streetcar", "MID", specials={"swap": 0}, game=SHORT_LINE, flags=TWINFORD_FLAGS
    )
    act(position, 0, "ride streetcar")
    assert steps(position) == {"ST2"}
    assert refused(position, 0, "to EQ5") == Refusal(
        "B3.8", "dead-end", {"space": space(position, "EQ5"), "left": 4}
    )


# ----- on rails -----------------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
def test_the_streetcar_never_leaves_the_rails() -> None:
    position = setting_off("streetcar", "STW")
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to STE", "to FI_DAV", "to GL3"}
    for name in ("NAI2", "NAI3"):
        assert refused(position, 0, f"to {name}") == rails_only(position, name)
    act(position, 0, "to STE")
    assert at(position, 0) == "STE1"
    assert legal(position, 0) == {"to INT3", "to RQT"}
    assert refused(position, 0, "to LLB") == rails_only(position, "LLB")
    assert refused(position, 0, "to STE") == Refusal(
        "B4.2", "straight-back", {"space": space(position, "STE")}
    )
    assert refused(position, 0, "to STW") == Refusal(
        "B4.1", "not-linked", {"space": space(position, "STW"), "here": space(position, "STE1")}
    )


@pytest.mark.rule("B4.5")
def test_stairs_do_not_lead_off_the_rails() -> None:
    position = setting_off("streetcar", "SKI")
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FI_DAV", "to FI_OAK"}
    assert refused(position, 0, "to BUW2") == rails_only(position, "BUW2")


@pytest.mark.rule("B4.5")
def test_between_two_rail_spaces_there_must_be_rails() -> None:
    position = setting_off(
        "streetcar", "BA5", specials={"swap": 0}, game=BROKEN_RAILS, flags=TWINFORD_FLAGS
    )
    assert position.board.city.is_rail(space(position, "BA3"))
    act(position, 0, "ride streetcar")
    assert steps(position) == {"EQ5"}
    assert refused(position, 0, "to BA3") == rails_only(position, "BA3")


@pytest.mark.rule("B4.5")
def test_the_streetcar_goes_round_its_loop() -> None:
    position = setting_off("streetcar", "FV_BUR", sharing=2)
    ride(position, "streetcar", "FV_OAK", "FV_ALD", "PIO", "FI_YAM", "FI_MOR", "FI_OAK", "SKI")
    assert at(position, 0) == "SKI"


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("STW", ("STE", "STE1", "INT3", "BRE1", "INT2")),
        ("STE", ("STE1", "RQT", "MLK4", "HO7", "LLO")),
    ],
)
def test_at_a_terminus_the_streetcar_may_end(start: str, path: tuple[str, ...]) -> None:
    position = setting_off("streetcar", start)
    ride(position, "streetcar", *path)
    assert at(position, 0) == path[-1]


@pytest.mark.rule("B4.5", "B4.2", "B3.8")
def test_at_a_terminus_the_streetcar_never_turns() -> None:
    position = setting_off("streetcar", "STE")
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to STW", "to STE1"}
    events = act(position, 0, "to STE1")
    assert stepped(position, events)[:2] == ["STE1", "RQT"]  # INT2 is four steps from STE
    position = setting_off("streetcar", "MLK4")
    act(position, 0, "ride streetcar")
    assert at(position, 0) == "STE1"  # by RQT: LLO is two steps away
    assert legal(position, 0) == {"to STE", "to INT3"}


@pytest.mark.rule("B4.5", "B3.8")
def test_towards_a_terminus_too_near_the_way_is_a_dead_end() -> None:
    flags = laid(FRE="red", BUR="white")
    position = setting_off("streetcar", "BRE1", specials={"swap": 0}, flags=flags)
    act(position, 0, "ride streetcar")
    assert steps(position) == {"INT3"}
    assert refused(position, 0, "to INT2") == Refusal(
        "B3.8", "dead-end", {"space": space(position, "INT2"), "left": 5}
    )
    assert refused(position, 0, "to BRO") == rails_only(position, "BRO")


@pytest.mark.rule("B4.5")
def test_from_a_terminus_the_streetcar_sets_off_again() -> None:
    position = setting_off("streetcar", "INT2")
    events = act(position, 0, "ride streetcar")
    assert stepped(position, events) == ["BRE1", "INT3", "STE1"]
    assert legal(position, 0) == {"to STE", "to RQT"}


# ----- others on rails ----------------------------------------------------------------------------


@pytest.mark.rule("B4.6")
@pytest.mark.parametrize("mode", ["bus", "car"])
def test_other_modes_run_along_rail_spaces(mode: str) -> None:
    position = setting_off(mode, "FI_DAV")
    ride(position, mode, "SKI", "FI_OAK", "FI_MOR")
    assert at(position, 0) == "FI_MOR"


@pytest.mark.rule("B4.6", "B5.5")
@pytest.mark.parametrize("mode", ["walk", "bike", "blades", "bus", "car", "taxi", "moto"])
def test_other_modes_cross_the_streetcars_bridge_and_take_no_blue_flag(mode: str) -> None:
    position = setting_off(mode, "STW", sharing=2, seats=4)
    act(position, 0, f"ride {mode}")
    act(position, 0, "to STE")
    while position.to_act() == (0,):
        act(position, 0, min(legal(position, 0)))
    assert card(position, 0) == {}
    assert lying(position)[2] == "blue"
    assert position.aside == 4


@pytest.mark.rule("B4.6", "B5.5")
def test_other_modes_end_on_the_streetcars_bridge_and_take_no_blue_flag() -> None:
    position = setting_off("walk", "STW")
    ride(position, "walk", "STE")
    assert at(position, 0) == "STE"
    assert card(position, 0) == {}
    assert lying(position)[2] == "blue"


@pytest.mark.rule("B4.5", "B5.5")
@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("STW", ("STE", "STE1", "RQT", "MLK4", "HO7")),
        ("BRE1", ("INT3", "STE1", "STE", "STW", "GL3")),
        ("MLK4", ("RQT", "STE1", "STE", "STW", "FI_DAV")),
        ("HO7", ("MLK4", "RQT", "STE1", "STE", "STW")),
        ("LLO", ("HO7", "MLK4", "RQT", "STE1", "STE")),
    ],
)
def test_the_streetcar_takes_the_blue_flag_of_its_bridge(start: str, path: tuple[str, ...]) -> None:
    position = setting_off("streetcar", start)
    events = ride(position, "streetcar", *path)
    assert happened(events, "flag-taken") == [
        {"seat": 0, "bridge": bridge(position, "STE"), "flag": Mode.STREETCAR}
    ]
    assert card(position, 0) == {"STE": "blue"}
    assert lying(position)[2] is None


# ----- the free streetcar -------------------------------------------------------------------------


@pytest.mark.rule("B7.1")
def test_a_free_streetcar_moves_like_any_mode() -> None:
    position = setting_off("streetcar", "BWY3", free_streetcar=True)
    events = act(position, 0, "ride streetcar")
    assert walks(events) == []
    assert legal(position, 0) == {"to BWY2", "to BWY4", "to I405d", "to FV_ALD"}
    act(position, 0, "to I405d")
    assert legal(position, 0) == {"to I405c", "to I405e", "to T23S"}


@pytest.mark.rule("B7.1", "B4.3")
def test_a_free_streetcar_takes_no_stairs() -> None:
    position = setting_off("streetcar", "BUW2", free_streetcar=True)
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FV_BUR", "to BUW1"}
    assert refused(position, 0, "to SKI") == Refusal(
        "B4.3", "stairs-for-walkers", {"space": space(position, "SKI")}
    )


@pytest.mark.rule("B7.1")
def test_a_free_streetcar_leaves_the_rails() -> None:
    position = setting_off("streetcar", "FV_BUR", free_streetcar=True)
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to BWY2", "to BUW2", "to FV_DAV", "to FV_OAK"}


@pytest.mark.rule("B7.1", "B2.3")
def test_a_free_streetcar_enters_the_city_at_full_speed() -> None:
    position = setting_off("streetcar", free_streetcar=True)
    events = ride(position, "streetcar", "BUW4", "BUW3", "BWY2", "FV_BUR", "BUW2")
    assert happened(events, "step")[0]["left"] == 4
    assert at(position, 0) == "BUW2"


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize(
    ("name", "start", "path"),
    [
        ("BUR", "FV_BUR", ("BUW2", "BUW1", "BUR", "BUE1", "MLK6")),
        ("STE", "NAI3", ("STW", "STE", "STE1", "LLB", "MLK5")),
        ("ROS", "MAW2", ("ROW2", "ROW1", "ROS", "ROE1", "POW1")),
    ],
)
def test_a_free_streetcar_takes_a_blue_flag_on_any_bridge(
    name: str, start: str, path: tuple[str, ...]
) -> None:
    position = setting_off("streetcar", start, flags=laid(**{name: "blue"}), free_streetcar=True)
    ride(position, "streetcar", *path)
    assert card(position, 0) == {name: "blue"}
    assert lying(position) == laid()


@pytest.mark.rule("B7.1")
def test_beside_a_free_streetcar_other_colours_lie_on_its_bridge_and_are_taken() -> None:
    position = setting_off("bus", "NAI3", flags=laid(STE="red"), free_streetcar=True)
    events = ride(position, "bus", "STW", "STE", "STE1")
    assert happened(events, "flag-taken") == [
        {"seat": 0, "bridge": bridge(position, "STE"), "flag": colour(position, "red")}
    ]
    assert card(position, 0) == {"STE": "red"}


@pytest.mark.rule("B7.1", "B3.12")
def test_beside_a_free_streetcar_blue_flags_may_be_swapped_before_a_step() -> None:
    flags = laid(STE="blue", BUR="red")
    position = setting_off("bus", "NAI3", flags=flags, specials={"swap": 0}, free_streetcar=True)
    act(position, 0, "ride bus")
    act(position, 0, "swap STE BUR")
    assert lying(position) == laid(STE="red", BUR="blue")
