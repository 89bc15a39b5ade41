"""B5.1-B5.3, B5.5: which flags a move takes."""

import pytest

from tests.acting import act, happened
from tests.bridgetown.moves import (
    bridge,
    colour,
    laid,
    ride,
    setting_off,
    twinford_with,
)
from tests.bridgetown.table import PORTLAND, TWINFORD, at, card, lying
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.city import MODE_NAMES, Mode

COLOURS = ["white", "green", "orange", "red", "black", "yellow", "purple"]
# Across Burnside Bridge, as far as each mode goes.
ACROSS = ["BUW1", "BUR", "BUE1", "MLK6", "BUE3", "BU12"]


def twinford(mode: str, start: str, sharing: int = 0, **flags: str) -> BridgetownPosition:
    return setting_off(
        mode, start, sharing=sharing, game=TWINFORD, flags=laid(TWINFORD, **flags), seats=4
    )


# ----- crossing and ending ------------------------------------------------------------------------


@pytest.mark.rule("B5.1", "B1.3")
@pytest.mark.parametrize(("mode", "flag"), [*zip(MODE_NAMES[1:7], COLOURS[1:], strict=True)])
def test_crossing_a_bridge_with_the_mode_of_its_flag_takes_it(mode: str, flag: str) -> None:
    position = setting_off(mode, "BUW1", flags=laid(BUR=flag, FRE="white"))
    speed = PORTLAND.board.city.speeds[MODE_NAMES.index(mode)]
    events = ride(position, mode, *ACROSS[1 : speed + 1])
    assert happened(events, "flag-taken") == [
        {"seat": 0, "bridge": bridge(position, "BUR"), "flag": colour(position, flag)}
    ]
    assert card(position, 0) == {"BUR": flag}
    assert lying(position) == laid(FRE="white")


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("start", ["BUW1", "BUE1"])
def test_ending_on_a_bridge_takes_its_flag(start: str) -> None:
    position = setting_off("walk", start, flags=laid(BUR="white"))
    events = ride(position, "walk", "BUR")
    assert [event.kind for event in events] == ["rides", "step", "moved", "flag-taken"]
    assert at(position, 0) == "BUR"
    assert card(position, 0) == {"BUR": "white"}
    assert lying(position) == laid()


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("mode", "sharing", "own"),
    [("walk", 2, "white"), ("bike", 1, "green"), ("bus", 0, "red"), ("car", 0, "black")],
)
@pytest.mark.parametrize("flag", COLOURS)
def test_another_mode_leaves_the_flag_where_it_is(
    mode: str, sharing: int, own: str, flag: str
) -> None:
    position = setting_off(mode, "BUW1", sharing=sharing, flags=laid(BUR=flag))
    ride(position, mode, "BUR", "BUE1", "MLK6")
    assert card(position, 0) == ({"BUR": flag} if flag == own else {})
    assert lying(position) == (laid() if flag == own else laid(BUR=flag))


@pytest.mark.rule("B5.1")
def test_a_flag_goes_to_its_bridges_place_on_ones_own_card() -> None:
    cards = {0: {"FRE": "black"}, 1: {"BUR": "purple"}}
    position = setting_off("bike", "BUW1", flags=laid(BUR="green"), cards=cards)
    ride(position, "bike", "BUR", "BUE1")
    assert card(position, 0) == {"FRE": "black", "BUR": "green"}
    assert card(position, 1) == {"BUR": "purple"}
    assert card(position, 2) == {}


@pytest.mark.rule("B5.1")
def test_a_bridge_without_a_flag_gives_none() -> None:
    position = setting_off("bike", "BUW1", flags=laid())
    events = ride(position, "bike", "BUR", "BUE1")
    assert happened(events, "flag-taken") == []
    assert card(position, 0) == {}


@pytest.mark.rule("B5.1")
def test_a_move_that_stays_on_land_takes_no_flag() -> None:
    position = setting_off("taxi", "BWY3", flags=laid(BUR="yellow", FRE="yellow"))
    ride(position, "taxi", "FV_ALD", "PIO", "BWY4", "BWY3")
    assert card(position, 0) == {}
    assert lying(position) == laid(BUR="yellow", FRE="yellow")


@pytest.mark.rule("B5.1")
def test_a_taken_flag_comes_neither_from_the_bag_nor_from_beside() -> None:
    position = setting_off("bike", "BUW1")
    bag, aside = position.bag[:], position.aside
    ride(position, "bike", "BUR", "BUE1")
    assert (position.bag, position.aside) == (bag, aside)
    position = setting_off("streetcar", "STW")
    bag, aside = position.bag[:], position.aside
    ride(position, "streetcar", "STE", "STE1", "RQT", "MLK4", "HO7")
    assert card(position, 0) == {"STE": "blue"}
    assert (position.bag, position.aside) == (bag, aside)


@pytest.mark.rule("B5.1", "B2.3")
def test_who_crosses_a_bridge_in_the_move_that_enters_takes_its_flag() -> None:
    flags = laid(TWINFORD, TRA="blue")
    position = setting_off("streetcar", game=TWINFORD, flags=flags, sharing=2)
    ride(position, "streetcar", "HI2", "CO5", "WQ5", "TRA", "EQ5", "EQ4")
    assert card(position, 0) == {"TRA": "blue"}


@pytest.mark.rule("B5.1", "B2.3")
@pytest.mark.parametrize(("sharing", "end"), [(0, "TRA"), (1, "EQ5")])
def test_entering_is_never_starting_on_a_bridge_however_the_spaces_are_listed(
    sharing: int, end: str
) -> None:
    game = twinford_with(last="TRA")
    flags = laid(TWINFORD, TRA="blue")
    position = setting_off("streetcar", sharing=sharing, game=game, flags=flags)
    path = ["HI2", "CO5", "WQ5", "TRA", "EQ5"]
    ride(position, "streetcar", *path[: path.index(end) + 1])
    assert card(position, 0) == {"TRA": "blue"}


# ----- bridges of several spaces ------------------------------------------------------------------


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("path", [("WQ3", "FO1", "FO2", "EQ3"), ("EQ3", "FO2", "FO1", "WQ3")])
def test_leaving_a_long_bridge_at_its_other_end_is_crossing(path: tuple[str, ...]) -> None:
    position = twinford("taxi", path[0], FOR="yellow")
    ride(position, "taxi", *path[1:])
    assert card(position, 0) == {"FOR": "yellow"}
    assert lying(position) == laid(TWINFORD)


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("sharing", "path"),
    [
        (0, ("WQ3", "FO1")),
        (1, ("WQ3", "FO1", "FO2")),
        (0, ("EQ3", "FO2")),
        (1, ("EQ3", "FO2", "FO1")),
    ],
)
def test_ending_anywhere_on_a_long_bridge_takes_its_flag(
    sharing: int, path: tuple[str, ...]
) -> None:
    position = twinford("walk", path[0], sharing, FOR="white")
    events = ride(position, "walk", *path[1:])
    assert len(happened(events, "flag-taken")) == 1
    assert card(position, 0) == {"FOR": "white"}


@pytest.mark.rule("B5.1", "B5.3")
def test_on_a_long_bridge_nothing_is_taken_before_the_move_ends() -> None:
    position = twinford("moto", "WQ3", FOR="purple")
    act(position, 0, "ride moto")
    events = act(position, 0, "to FO1")  # and over the bridge, to the choice at EQ3
    assert at(position, 0) == "EQ3"
    assert happened(events, "flag-taken") == []
    assert card(position, 0) == {}
    assert lying(position) == laid(TWINFORD, FOR="purple")


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize(
    ("sharing", "path"),
    [
        (0, ("FO1", "FO2")),
        (0, ("FO2", "FO1")),
        (0, ("FO1", "WQ3")),
        (0, ("FO2", "EQ3")),
        (1, ("FO1", "FO2", "EQ3")),
        (1, ("FO2", "FO1", "WQ3")),
        (2, ("FO1", "FO2", "EQ3", "BA3")),
        (2, ("FO1", "WQ3", "WQ2", "WQ1")),
    ],
)
def test_who_starts_on_a_long_bridge_takes_nothing_by_leaving_it(
    sharing: int, path: tuple[str, ...]
) -> None:
    position = twinford("walk", path[0], sharing, FOR="white")
    ride(position, "walk", *path[1:])
    assert card(position, 0) == {}
    assert lying(position) == laid(TWINFORD, FOR="white")


@pytest.mark.rule("B5.2", "B5.1")
def test_who_starts_on_a_long_bridge_can_take_the_flag_of_another() -> None:
    position = twinford("moto", "FO1", FOR="purple", HER="purple")
    ride(position, "moto", "WQ3", "WQ2", "HER", "HEU")
    assert card(position, 0) == {"HER": "purple"}
    assert lying(position) == laid(TWINFORD, FOR="purple")


# ----- where the move started ---------------------------------------------------------------------


@pytest.mark.rule("B5.2", "B5.1")
@pytest.mark.example("bridgetown-4")
def test_ines_starts_on_a_bridge_for_nothing_and_ends_on_one_with_its_flag() -> None:
    """She cycles off Burnside Bridge, whose flag stays, and another day onto Morrison."""
    flags = laid(BUR="green", MOR="green", STE="blue")
    position = setting_off("bike", "BUR", flags=flags)
    ride(position, "bike", "BUE1", "MLK6")
    assert card(position, 0) == {}
    assert lying(position) == flags
    position = setting_off("bike", "NAI5", flags=flags)
    ride(position, "bike", "MOW1", "MOR")
    assert card(position, 0) == {"MOR": "green"}
    assert lying(position) == laid(BUR="green", STE="blue")


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize("end", ["HAW", "HAE1"])
def test_the_first_bridge_gives_nothing_even_if_it_is_left_and_entered_again(end: str) -> None:
    round_the_block = ["HAW1", "NAI6", "FI_YAM", "HAW2", "HAW1", "HAW", "HAE1"]
    path = round_the_block[: round_the_block.index(end) + 1]
    position = setting_off("taxi", "HAW", sharing=len(path) - 4, seats=4, flags=laid(HAW="yellow"))
    events = ride(position, "taxi", *path)
    assert at(position, 0) == end
    assert happened(events, "flag-taken") == []
    assert card(position, 0) == {}
    assert lying(position) == laid(HAW="yellow")


@pytest.mark.rule("B5.2")
def test_in_the_next_move_that_bridge_gives_its_flag() -> None:
    position = setting_off("bike", "BUR", flags=laid(BUR="white"))
    ride(position, "bike", "BUE1", "MLK6")
    assert card(position, 0) == {}
    position = setting_off("walk", "BUE1", flags=laid(BUR="white"))
    ride(position, "walk", "BUR")
    assert card(position, 0) == {"BUR": "white"}


@pytest.mark.rule("B5.2", "B5.1")
def test_starting_on_a_bridge_keeps_no_other_flag_away() -> None:
    position = setting_off(
        "taxi", "BRO", sharing=1, flags=laid(BRO="yellow", STE="yellow"), free_streetcar=True
    )
    ride(position, "taxi", "BRE1", "INT3", "STE1", "STE", "STW")
    assert card(position, 0) == {"STE": "yellow"}
    assert lying(position) == laid(BRO="yellow")


# ----- several flags ------------------------------------------------------------------------------


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(
    ("path", "order"),
    [
        (("EQ1", "MIL", "WQ1", "WQ2", "HER"), ["MIL", "HER"]),
        (("HEU", "HER", "WQ2", "WQ1", "MIL"), ["HER", "MIL"]),
    ],
)
def test_one_move_takes_several_flags_in_the_order_of_crossing(
    path: tuple[str, ...], order: list[str]
) -> None:
    position = twinford("moto", path[0], MIL="purple", HER="purple")
    events = ride(position, "moto", *path[1:])
    assert happened(events, "flag-taken") == [
        {"seat": 0, "bridge": bridge(position, name), "flag": Mode.MOTO} for name in order
    ]
    assert card(position, 0) == {"MIL": "purple", "HER": "purple"}
    assert lying(position) == laid(TWINFORD)


@pytest.mark.rule("B5.3")
def test_two_bridges_crossed_give_two_flags_and_one_of_another_colour_stays() -> None:
    position = twinford("moto", "BA2", 3, HER="purple", FOR="purple", MIL="yellow")
    events = ride(position, "moto", "HEU", "HER", "WQ2", "WQ3", "FO1", "FO2", "EQ3")
    assert [found["bridge"] for found in happened(events, "flag-taken")] == [1, 2]
    assert card(position, 0) == {"HER": "purple", "FOR": "purple"}
    assert lying(position) == laid(TWINFORD, MIL="yellow")


@pytest.mark.rule("B5.3")
def test_flags_are_taken_after_the_last_step() -> None:
    position = setting_off("moto", "HEU", game=TWINFORD, flags=laid(TWINFORD, HER="purple"))
    act(position, 0, "ride moto")
    act(position, 0, "to HER")
    assert at(position, 0) == "WQ2"
    assert position.to_act() == (0,)
    assert card(position, 0) == {}
    assert lying(position) == laid(TWINFORD, HER="purple")
    act(position, 0, "to WQ3")
    events = act(position, 0, "to WQ4")
    assert [event.kind for event in events] == ["step", "moved", "flag-taken"]
    assert card(position, 0) == {"HER": "purple"}


@pytest.mark.rule("B5.3", "B5.1")
@pytest.mark.parametrize(("mode", "sharing"), [("taxi", 3), ("taxi double", 0)])
def test_a_bridge_crossed_and_reached_again_gives_its_flag_once(mode: str, sharing: int) -> None:
    path = ["HAW", "HAW1", "NAI6", "FI_YAM", "HAW2", "HAW1", "HAW", "HAE1"]
    position = setting_off(
        "taxi",
        "HAE1",
        sharing=sharing,
        seats=4,
        specials={"double": 0},
        flags=laid(HAW="yellow"),
    )
    events = ride(position, mode, *path[: 8 if sharing == 0 else 7])
    assert len(happened(events, "flag-taken")) == 1
    assert card(position, 0) == {"HAW": "yellow"}
    assert position.to_act() == (1,)


# ----- blue flags ---------------------------------------------------------------------------------


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(("game", "own"), [(PORTLAND, 2), (TWINFORD, 4)])
def test_a_blue_flag_lies_on_the_streetcars_bridge_and_no_other(
    game: BridgetownGame, own: int
) -> None:
    for seed in range(20):
        position = game.new(4, seed=seed)
        assert [flag == "blue" for flag in lying(position)] == [name == own for name in range(8)]


@pytest.mark.rule("B5.5")
def test_the_streetcar_takes_no_flag_of_another_bridge() -> None:
    """A walk to board it leads over none, and its rails over one."""
    position = setting_off("streetcar", "BRO", flags=laid(BRO="white", STE="blue"))
    ride(position, "streetcar", "BRE1", "INT3", "STE1", "STE", "STW")
    assert card(position, 0) == {"STE": "blue"}
    assert lying(position) == laid(BRO="white")
