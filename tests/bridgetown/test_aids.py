"""Where a move can lead: the routes that help whoever draws the board."""

from typing import Any

import pytest

from tests.acting import act
from tests.bridgetown.moves import laid, ride, setting_off, space, twinford_with
from tests.bridgetown.table import PORTLAND, TWINFORD, planning, racing
from twinspan.core.errors import UsageError
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.city import MODE_NAMES, START, Mode
from twinspan.games.bridgetown.moving import new_move, step_to
from twinspan.games.bridgetown.routes import RouteTaken, rest_of


def names(position: BridgetownPosition, route: RouteTaken) -> tuple[str, list[str], list[str]]:
    """The end of a route, the bridges that it crosses, and those whose flag it takes."""
    city = position.board.city
    return (
        city.spaces[route.end].id,
        [city.bridges[bridge].id for bridge in route.bridges],
        [city.bridges[bridge].id for bridge in route.flags],
    )


def ends(
    position: BridgetownPosition, mode: int, double: bool = False
) -> list[tuple[str, list[str], list[str]]]:
    return sorted(names(position, route) for route in position.routes(0, mode, double))


def path_of(position: BridgetownPosition, route: RouteTaken) -> list[str]:
    spaces = position.board.city.spaces
    return ["start" if place == START else spaces[place].id for place in route.path]


def aids(position: BridgetownPosition, seat: int = 0) -> list[dict[str, Any]]:
    found = position.aids(seat)["routes"]
    assert isinstance(found, list)
    return found


def heads(position: BridgetownPosition, seat: int = 0) -> list[tuple[int, bool, int]]:
    return [(aid["mode"], aid["double"], aid["distance"]) for aid in aids(position, seat)]


def completions(position: BridgetownPosition) -> dict[str, tuple[list[int], list[int]]]:
    """By the end of the routes that complete a move: bridges crossed, flags taken."""
    (aid,) = aids(position)
    spaces = position.board.city.spaces
    return {spaces[end].id: (over, due) for end, over, due, _ in aid["ends"]}


# ----- routes -------------------------------------------------------------------------------------


def test_routes_end_where_complete_moves_end() -> None:
    position = setting_off("bike", "BUW1", flags=laid(BUR="green"))
    assert ends(position, Mode.BIKE) == [("BUE1", ["BUR"], ["BUR"]), ("FV_BUR", [], [])]
    assert ends(position, Mode.WALK) == [("BUR", [], []), ("BUW2", [], []), ("NAI4", [], [])]
    assert ends(position, Mode.BUS) == [
        ("BWY2", [], []),
        ("FV_DAV", [], []),
        ("FV_OAK", [], []),
        ("MLK6", ["BUR"], []),
    ]


def test_every_route_has_a_path_that_can_be_taken() -> None:
    for mode, name in enumerate(MODE_NAMES):
        position = setting_off(name, "BUW2", sharing=1)
        for route in position.routes(0, mode):
            trial = position.copy()
            assert route.path[0] == position.players[0].racer
            ride(trial, name, *path_of(position, route)[1:])
            assert trial.players[0].racer == route.end == route.path[-1]
            due = [number for number in range(8) if trial.players[0].card[number] != -1]
            assert due == route.flags


def test_a_route_that_ends_on_a_bridge_has_not_crossed_it_and_takes_its_flag() -> None:
    position = setting_off("walk", "BUW1", flags=laid(BUR="white"))
    assert ("BUR", [], ["BUR"]) in ends(position, Mode.WALK)


def test_routes_show_flags_that_could_be_exchanged() -> None:
    position = setting_off("walk", "BUW1", flags=laid(BUR="white"), cards={0: {"BUR": "red"}})
    assert ("BUR", [], ["BUR"]) in ends(position, Mode.WALK)


@pytest.mark.rule("B5.2")
def test_the_bridge_where_a_move_starts_is_not_crossed_by_leaving_it() -> None:
    position = setting_off("bike", "BUR", flags=laid(BUR="green"))
    assert ends(position, Mode.BIKE) == [("BUW2", [], []), ("MLK6", [], [])]


@pytest.mark.rule("B5.2")
def test_the_bridge_where_a_move_starts_gives_nothing_when_it_is_crossed_later() -> None:
    position = setting_off("taxi", "HAW", sharing=3, seats=4, flags=laid(HAW="yellow"))
    assert ("HAE1", [], []) in ends(position, Mode.TAXI)
    assert not any(flags for _, _, flags in ends(position, Mode.TAXI))


def test_routes_to_one_space_over_other_bridges_are_told_apart() -> None:
    position = setting_off("taxi", "HAE1", sharing=3, seats=4, flags=laid(HAW="yellow"))
    found = [route for route in ends(position, Mode.TAXI) if route[0] == "HAW"]
    assert found == [("HAW", ["HAW"], ["HAW"])]
    position = setting_off("moto", "WQ2", sharing=3, seats=4, game=TWINFORD, flags=laid(TWINFORD))
    crossings = [bridges for end, bridges, _ in ends(position, Mode.MOTO) if end == "EQ3"]
    assert sorted(crossings) == [["FOR"], ["HER"], ["LAN"], ["MIL"], ["TRA"]]


def test_a_route_over_two_bridges_shows_both_flags() -> None:
    flags = laid(TWINFORD, MIL="purple", HER="purple")
    position = setting_off("moto", "EQ1", game=TWINFORD, flags=flags)
    assert ("HER", ["MIL"], ["MIL", "HER"]) in ends(position, Mode.MOTO)


def test_before_entering_all_routes_lead_over_the_entry() -> None:
    position = setting_off("bike")
    assert ends(position, Mode.BIKE) == [("BUW3", [], []), ("T23N", [], []), ("T23S", [], [])]
    for route in position.routes(0, Mode.BIKE):
        assert route.path[0] == START
        assert path_of(position, route)[1] == "BUW4"


@pytest.mark.rule("B3.7")
def test_routes_are_as_long_as_the_wheel_makes_them() -> None:
    for sharing in range(4):
        position = setting_off("taxi", "BWY3", sharing=sharing, seats=4)
        assert {len(route.path) for route in position.routes(0, Mode.TAXI)} == {1 + 4 + sharing}


@pytest.mark.rule("B3.11")
def test_doubled_routes_are_twice_the_base_speed_long() -> None:
    position = setting_off("taxi", "BWY3", sharing=2)
    assert {len(route.path) for route in position.routes(0, Mode.TAXI, double=True)} == {1 + 8}


@pytest.mark.rule("B4.4")
def test_a_mode_that_cannot_move_shows_the_walk_that_takes_its_place() -> None:
    position = setting_off("streetcar", "BUW1", flags=laid(BUR="white"))
    assert ends(position, Mode.STREETCAR) == [("BUR", [], []), ("BUW2", [], []), ("NAI4", [], [])]


@pytest.mark.rule("B4.4")
def test_the_walk_instead_shows_no_blue_flag_either() -> None:
    game = twinford_with(rails=["WQ5 - TRA - EQ5"])
    position = setting_off("streetcar", "WQ5", game=game, flags=laid(TWINFORD, TRA="blue"))
    assert ("TRA", [], []) in ends(position, Mode.STREETCAR)
    act(position, 0, "ride streetcar")
    assert completions(position)["TRA"] == ([], [])


@pytest.mark.rule("B3.11", "B4.4")
def test_a_mode_that_cannot_move_doubled_shows_nothing() -> None:
    position = setting_off("streetcar", "BUW1")
    assert position.routes(0, Mode.STREETCAR, double=True) == []


@pytest.mark.rule("B7.1")
def test_routes_of_a_free_streetcar_follow_any_street() -> None:
    position = setting_off("streetcar", "BUW1", free_streetcar=True)
    assert {len(route.path) for route in position.routes(0, Mode.STREETCAR)} == {1 + 5}


def test_routes_are_asked_for_any_seat_at_any_time() -> None:
    position = planning(at={1: "BUW1"}, flags=laid(BUR="white"))
    assert len(position.routes(1, Mode.WALK)) == 3
    assert [names(position, route) for route in position.routes(2, Mode.WALK)] == [("BUW4", [], [])]


def test_a_mode_can_be_called_by_its_name() -> None:
    position = setting_off("taxi", "BWY3", sharing=1)
    for mode, name in enumerate(MODE_NAMES):
        for double in (False, True):
            by_name = [route.data() for route in position.routes(0, name, double)]
            assert by_name == [route.data() for route in position.routes(0, mode, double)]


@pytest.mark.parametrize("mode", [-1, 8, "boat", "5"])
def test_there_are_no_routes_of_an_unknown_mode(mode: int | str) -> None:
    with pytest.raises(UsageError) as error:
        planning().routes(0, mode)
    assert error.value.code == "unknown-mode"
    assert error.value.facts == {"value": str(mode), "known": list(MODE_NAMES)}


@pytest.mark.parametrize("double", [2, -1, "yes", None])
def test_a_move_is_doubled_or_not(double: Any) -> None:
    position = setting_off("taxi", "BWY3", sharing=1)
    for number in (0, 1):
        own = [route.data() for route in position.routes(0, "taxi", number)]
        assert own == [route.data() for route in position.routes(0, "taxi", bool(number))]
    with pytest.raises(UsageError) as error:
        position.routes(0, "taxi", double)
    assert error.value.code == "wrong-kind"
    assert error.value.facts == {"kind": "bool", "value": str(double)}


def test_there_are_no_routes_of_an_unknown_seat() -> None:
    with pytest.raises(UsageError) as error:
        planning().routes(3, Mode.WALK)
    assert (error.value.code, error.value.facts) == ("unknown-seat", {"seat": "3", "last": 2})


def test_a_route_tells_itself_in_short() -> None:
    route = RouteTaken(7, [1, 2], [2], [4, 5, 7])
    assert route.data() == [7, [1, 2], [2], [4, 5, 7]]
    assert repr(route) == "<route to 7 over [1, 2], flags of [2], by [4, 5, 7]>"


# ----- aids ---------------------------------------------------------------------------------------


def test_while_planning_the_routes_of_every_mode_help() -> None:
    position = planning(at={0: "BUW1"}, flags=laid(BUR="white"))
    assert heads(position) == [
        (mode, False, speed) for mode, speed in enumerate((1, 2, 2, 3, 3, 4, 4, 5))
    ]
    for aid in aids(position):
        wanted = position.routes(0, aid["mode"])
        assert aid["ends"] == [route.data() for route in wanted]
    assert aids(position)[Mode.WALK]["ends"] == [
        [end, [], [3] if name == "BUR" else [], [space(position, "BUW1"), end]]
        for name in ("BUR", "BUW2", "NAI4")
        for end in [space(position, name)]
    ]


@pytest.mark.rule("B3.7")
def test_while_planning_distances_are_those_of_the_wheel_as_it_is_now() -> None:
    position = planning(at={0: "BUW1"})
    act(position, 0, "plan taxi")
    act(position, 1, "plan taxi")
    assert heads(position, 2)[Mode.TAXI] == (Mode.TAXI, False, 6)
    act(position, 2, "plan walk")
    assert heads(position, 0)[Mode.TAXI] == (Mode.TAXI, False, 5)
    assert heads(position, 0)[Mode.WALK] == (Mode.WALK, False, 2)


def test_while_planning_doubling_is_not_shown() -> None:
    position = planning()
    act(position, 0, "plan double")
    assert position.to_act() == (0,)
    assert len(aids(position)) == 8
    assert not any(aid["double"] for aid in aids(position))


def test_before_a_move_the_routes_of_the_modes_at_hand_help() -> None:
    position = setting_off("taxi", "BUW1", sharing=1)
    assert heads(position) == [(Mode.TAXI, False, 5), (Mode.WALK, False, 1)]
    for aid in aids(position):
        wanted = position.routes(0, aid["mode"])
        assert aid["ends"] == [route.data() for route in wanted]
        assert aid["ends"]


@pytest.mark.rule("B3.11")
def test_who_has_double_sees_doubled_routes_too() -> None:
    position = setting_off("streetcar", "BUW1", specials={"double": 0})
    assert heads(position) == [
        (Mode.STREETCAR, False, 5),
        (Mode.STREETCAR, True, 10),
        (Mode.WALK, False, 1),
        (Mode.WALK, True, 2),
    ]
    assert len(aids(position)[0]["ends"]) == 3  # the walk instead
    assert aids(position)[1]["ends"] == []
    doubled = position.routes(0, Mode.WALK, double=True)
    assert aids(position)[3]["ends"] == [route.data() for route in doubled]


def test_who_has_no_double_sees_none() -> None:
    position = setting_off("taxi", "BUW1", specials={"double": 1})
    assert heads(position) == [(Mode.TAXI, False, 4), (Mode.WALK, False, 1)]


def test_within_a_move_the_routes_that_complete_it_help() -> None:
    position = setting_off("taxi", "BWY3")
    act(position, 0, "ride taxi")
    (aid,) = aids(position)
    assert (aid["mode"], aid["double"], aid["distance"]) == (Mode.TAXI, False, 4)
    assert aid["ends"] == [route.data() for route in setting_off("taxi", "BWY3").routes(0, 5)]
    act(position, 0, "to FV_ALD")
    act(position, 0, "to PIO")
    (aid,) = aids(position)
    assert (aid["mode"], aid["double"], aid["distance"]) == (Mode.TAXI, False, 2)
    found = {PORTLAND.board.city.spaces[end].id for end, _, _, _ in aid["ends"]}
    assert found == {"BWY3", "BWY5", "NAI6", "FI_MOR", "HAW2", "MKT2"}
    for end, _, _, path in aid["ends"]:
        assert len(path) == 1 + 2
        assert (path[0], path[-1]) == (space(position, "PIO"), end)


@pytest.mark.rule("B3.11")
def test_within_a_doubled_move_the_aid_says_so() -> None:
    position = setting_off("taxi", "BWY3", specials={"double": 0})
    act(position, 0, "ride taxi double")
    assert heads(position) == [(Mode.TAXI, True, 8)]
    act(position, 0, "to FV_ALD")
    assert heads(position) == [(Mode.TAXI, True, 7)]


def test_within_a_move_every_bridge_already_crossed_counts() -> None:
    flags = laid(TWINFORD, HER="purple", FOR="purple")
    position = setting_off("moto", "HEU", game=TWINFORD, flags=flags)
    act(position, 0, "ride moto")
    act(position, 0, "to HER")  # and on to WQ2: there is no other way
    assert completions(position) == {
        "CO1": ([1], [1]),
        "MIL": ([1], [1]),
        "CO3": ([1], [1]),
        "FO1": ([1], [1, 2]),
        "WQ4": ([1], [1]),
    }


def test_within_a_move_bridges_already_crossed_count() -> None:
    flags = laid(TWINFORD, MIL="purple", HER="purple", FOR="purple")
    position = setting_off("moto", "EQ1", game=TWINFORD, flags=flags, sharing=2)
    act(position, 0, "ride moto")
    act(position, 0, "to MIL")
    assert position.players[0].racer == space(position, "WQ1")
    act(position, 0, "to WQ2")
    (aid,) = aids(position)
    assert aid["distance"] == 3
    assert completions(position) == {
        "BA2": ([0, 1], [0, 1]),
        "FO2": ([0], [0, 2]),
        "HI1": ([0], [0]),
        "CO1": ([0], [0]),
        "CO4": ([0], [0]),
        "WQ5": ([0], [0]),
    }


@pytest.mark.rule("B5.2")
def test_within_a_move_the_bridge_where_it_started_is_remembered() -> None:
    flags = laid(TWINFORD, FOR="purple", HER="purple")
    position = setting_off("moto", "FO2", game=TWINFORD, flags=flags)
    act(position, 0, "ride moto")
    act(position, 0, "to FO1")  # and on to WQ3: there is no other way
    assert completions(position) == {
        "HER": ([], [1]),
        "WQ1": ([], []),
        "WQ5": ([], []),
        "HI1": ([], []),
        "CO1": ([], []),
        "CO4": ([], []),
    }


@pytest.mark.rule("B5.2")
def test_half_way_over_the_bridge_where_it_started_a_move_has_crossed_nothing() -> None:
    flags = laid(TWINFORD, FOR="purple", HER="purple")
    position = setting_off("moto", "FO1", game=TWINFORD, flags=flags)
    move = new_move(position, space(position, "FO1"), Mode.MOTO, False, 3)
    step_to(position, move, space(position, "FO2"))
    found = sorted(names(position, route) for route in rest_of(position, move))
    assert found == [("BA3", [], []), ("EQ2", [], []), ("EQ4", [], [])]


@pytest.mark.rule("B4.4")
def test_within_a_walk_instead_no_flags_are_shown() -> None:
    position = setting_off("streetcar", "BUW1", flags=laid(BUR="white"))
    act(position, 0, "ride streetcar")
    (aid,) = aids(position)
    assert (aid["mode"], aid["distance"]) == (Mode.STREETCAR, 1)
    assert [flags for _, _, flags, _ in aid["ends"]] == [[], [], []]


@pytest.mark.parametrize("seat", [1, 2])
def test_who_is_not_asked_gets_no_aids(seat: int) -> None:
    position = planning()
    assert position.aids(seat) == {}
    position = setting_off("taxi", "BWY3")
    assert position.aids(seat) == {}
    act(position, 0, "ride taxi")
    assert position.aids(seat) == {}


def test_other_decisions_need_no_aids() -> None:
    position = setting_off(
        "bike",
        "BUW1",
        flags=laid(BUR="green", FRE="white"),
        cards={0: {"BUR": "red"}},
        specials={"swap": 0},
    )
    ride(position, "bike", "BUR", "BUE1")
    assert (position.decision(), position.aids(0)) == ("exchange", {})
    act(position, 0, "done")
    assert (position.decision(), position.aids(0)) == ("swap", {})
    position = racing({0: ["bike", "walk"], 1: ["taxi", "bus"]}, specials={"first": 1})
    assert (position.decision(), position.aids(1)) == ("first", {})


def test_when_the_game_waits_or_is_over_there_are_no_aids() -> None:
    assert PORTLAND.new(3, chance=None).aids(0) == {}
