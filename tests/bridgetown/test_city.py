"""B1: what a city is made of: Portland, Twinford, and whatever a file says."""

import copy

import pytest

import twinspan
from tests.bridgetown.cities import EVERY_CITY, LADDER, changed
from tests.bridgetown.names import numbers_of
from tests.bridgetown.table import PORTLAND, TWINFORD
from twinspan.games.bridgetown.city import (
    COLOURS,
    MODE_NAMES,
    NO_SPACE,
    SHIPPED,
    City,
    Mode,
    read_city,
)
from twinspan.games.bridgetown.faults import city_faults

CITIES = {"portland": PORTLAND.board.city, "twinford": TWINFORD.board.city}


def ids(city: City, spaces: list[int]) -> list[str]:
    return [city.spaces[space].id for space in spaces]


def pairs(city: City, links: list[list[int]]) -> set[frozenset[str]]:
    """Links by the ids of their two ends."""
    return {
        frozenset(ids(city, [here, there])) for here, around in enumerate(links) for there in around
    }


def crossings(city: City) -> list[tuple[str, str, list[str], str]]:
    """Every bridge in order: its id, west end, spaces, east end."""
    found = []
    for bridge in city.bridges:
        west, *spaces, east = ids(city, [bridge.west, *bridge.spaces, bridge.east])
        found.append((bridge.id, west, spaces, east))
    return found


def termini(city: City) -> list[str]:
    return [city.spaces[place].id for place, rails in enumerate(city.rail_links) if len(rails) == 1]


# ----- Portland -----------------------------------------------------------------------------------


@pytest.mark.rule("B1.2")
def test_portland_has_124_spaces_and_169_links_that_lead_both_ways() -> None:
    city = CITIES["portland"]
    assert city.name == "Portland"
    assert len(city.spaces) == 124
    assert len(pairs(city, city.links)) == 169
    assert sum(len(around) for around in city.links) == 2 * 169


@pytest.mark.rule("B1.2")
def test_portlands_eight_bridges_lie_in_river_order_from_the_top() -> None:
    city = CITIES["portland"]
    assert crossings(city) == [
        ("FRE", "FW1", ["FRE"], "FE1"),
        ("BRO", "BRW1", ["BRO"], "BRE1"),
        ("STE", "STW", ["STE"], "STE1"),
        ("BUR", "BUW1", ["BUR"], "BUE1"),
        ("MOR", "MOW1", ["MOR"], "MOE1"),
        ("HAW", "HAW1", ["HAW"], "HAE1"),
        ("MAR", "MAW1", ["MAR"], "MAE1"),
        ("ROS", "ROW1", ["ROS"], "ROE1"),
    ]
    assert [bridge.name for bridge in city.bridges] == [
        "Fremont Bridge", "Broadway Bridge", "Steel Bridge", "Burnside Bridge",
        "Morrison Bridge", "Hawthorne Bridge", "Marquam Bridge", "Ross Island Bridge",
    ]  # fmt: skip
    assert city.bridges[city.streetcar_bridge].name == "Steel Bridge"


@pytest.mark.rule("B1.2")
def test_portland_has_thirteen_overpasses() -> None:
    city = CITIES["portland"]
    levels = [ids(city, [overpass.upper, overpass.lower]) for overpass in city.overpasses]
    assert levels == [
        ["FW1", "FRO1"], ["BRW1", "NAI1"], ["BUW1", "NAI4"], ["BUW2", "SKI"], ["BUW3", "I405c"],
        ["MOW2", "FI_MOR"], ["MAW1", "NAI8"], ["FE1", "INT1"], ["I5a", "RUS2"], ["I5b", "RQT"],
        ["I5c", "LLB"], ["BUE1", "I5d"], ["HAE1", "I5e"],
    ]  # fmt: skip
    assert len([space for space in city.stairs if space != NO_SPACE]) == 26


@pytest.mark.rule("B1.2")
def test_portlands_rails_make_a_loop_and_two_branches() -> None:
    city = CITIES["portland"]
    assert len([space for space in range(124) if city.is_rail(space)]) == 22
    assert len(pairs(city, city.rail_links)) == 22
    assert termini(city) == ["INT2", "LLO"]
    assert sorted(ids(city, city.rail_links[city.places["STE"]])) == ["STE1", "STW"]
    assert sorted(ids(city, city.rail_links[city.places["STW"]])) == ["FI_DAV", "GL3", "STE"]


@pytest.mark.rule("B1.2")
def test_racers_enter_portland_at_burnside() -> None:
    city = CITIES["portland"]
    assert city.entry == city.places["BUW4"]
    assert not city.is_rail(city.entry)


@pytest.mark.rule("B1.3", "B1.4")
def test_every_mode_has_a_speed_and_a_flag_colour() -> None:
    city = CITIES["portland"]
    assert dict(zip(MODE_NAMES, zip(city.speeds, city.colours, strict=True), strict=True)) == {
        "walk": (1, "white"),
        "bike": (2, "green"),
        "blades": (2, "orange"),
        "bus": (3, "red"),
        "car": (3, "black"),
        "taxi": (4, "yellow"),
        "moto": (4, "purple"),
        "streetcar": (5, "blue"),
    }


@pytest.mark.rule("B1.3")
def test_modes_are_numbered_in_the_order_of_their_names() -> None:
    assert {mode: number for number, mode in enumerate(MODE_NAMES)} == numbers_of(Mode)


# ----- every shipped city -------------------------------------------------------------------------


def test_two_cities_are_shipped_and_portland_is_the_usual_one() -> None:
    assert SHIPPED[twinspan.versions("bridgetown")[-1]] == ("portland", "twinford")
    assert twinspan.game("bridgetown") is PORTLAND


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("name", EVERY_CITY)
def test_a_shipped_city_has_no_fault(name: str) -> None:
    assert city_faults(read_city(name)) == []


@pytest.mark.rule("B1.4")
@pytest.mark.parametrize("name", EVERY_CITY)
def test_every_colour_belongs_to_one_mode_and_blue_to_the_streetcar(name: str) -> None:
    city = CITIES[name]
    assert sorted(city.colours) == sorted(COLOURS)
    assert city.colours[Mode.STREETCAR] == "blue"


@pytest.mark.rule("B1.4")
def test_there_are_five_flags_of_each_of_eight_colours() -> None:
    position = PORTLAND.new(4, seed=1)
    flags = [count + position.flags.count(mode) for mode, count in enumerate(position.bag)]
    flags[Mode.STREETCAR] += position.aside
    assert flags == [5] * 8


@pytest.mark.rule("B1.2")
def test_twinford_is_a_city_in_the_same_format() -> None:
    city = CITIES["twinford"]
    assert city.name == "Twinford"
    assert (len(city.spaces), len(pairs(city, city.links))) == (46, 63)
    assert crossings(city) == [
        ("MIL", "WQ1", ["MIL"], "EQ1"),
        ("HER", "WQ2", ["HER"], "HEU"),
        ("FOR", "WQ3", ["FO1", "FO2"], "EQ3"),
        ("LAN", "LAU", ["LAN"], "EQ4"),
        ("TRA", "WQ5", ["TRA"], "EQ5"),
        ("MKT", "WQ6", ["MKT"], "EQ6"),
        ("CHA", "CHU", ["CHA"], "EQ7"),
        ("WEI", "WQ8", ["WEI"], "EQ8"),
    ]
    assert city.bridges[city.streetcar_bridge].id == "TRA"
    assert termini(city) == ["HI2", "EQ1", "ST2"]
    assert city.entry == city.places["HI2"]
    assert city.speeds == [1, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.parametrize(("name", "steps"), [("portland", 10), ("twinford", 8)])
def test_the_longest_move_is_the_streetcars_doubled(name: str, steps: int) -> None:
    assert CITIES[name].most_steps() == steps


# ----- what is read -------------------------------------------------------------------------------


@pytest.mark.rule("B1.2")
def test_spaces_are_numbered_in_the_order_of_the_file() -> None:
    city = City(LADDER)
    assert ids(city, [0, 1, 7, 16]) == ["W1", "W2", "W8", "HIGH"]
    assert [city.places[space.id] for space in city.spaces] == list(range(26))
    assert (city.spaces[16].name, city.spaces[16].at) == ("Space HIGH", (160, 320))


@pytest.mark.rule("B1.2")
def test_a_bridge_knows_its_spaces_and_they_know_their_bridge() -> None:
    city = City(LADDER)
    third = city.bridges[2]
    assert (third.id, third.name, third.shape, third.flag_at) == ("B3", "Bridge B3", "arch", (5, 6))
    assert ids(city, [third.west, *third.spaces, third.east]) == ["W3", "B3", "B3E", "E3"]
    assert [city.bridge_of[city.places[name]] for name in ("W3", "B3", "B3E", "B4", "E3")] == [
        NO_SPACE, 2, 2, 3, NO_SPACE,
    ]  # fmt: skip
    assert city.streetcar_bridge == 4


@pytest.mark.rule("B1.2")
def test_a_street_links_its_spaces_and_may_lead_one_way() -> None:
    city = City(LADDER)
    quay, _, freeway, high_road, back = city.streets[:5]
    assert ids(city, quay.along) == ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]
    assert quay.one_way == [False] * 6 + [True]
    assert (back.one_way, back.name) == ([True], "Street 4")
    assert [street.kind for street in (quay, freeway, high_road)] == ["street", "freeway", "street"]
    around = {name: sorted(ids(city, city.links[city.places[name]])) for name in ("W3", "W7", "W8")}
    assert around == {
        "W3": ["B3", "HIGH", "W2", "W4"],
        "W7": ["B7", "W6", "W8"],
        "W8": ["B8", "W7"],
    }


def test_a_one_way_street_leads_one_way() -> None:
    city = City(changed("streets.list[4]", {"name": "Elsewhere", "along": "W6 - W8"}))
    assert city.places["W8"] in city.links[city.places["W7"]]
    assert city.places["W7"] not in city.links[city.places["W8"]]


@pytest.mark.rule("B1.2")
def test_an_overpass_joins_two_levels_by_stairs() -> None:
    city = City(LADDER)
    high, low = city.places["HIGH"], city.places["W2"]
    assert (city.stairs[high], city.stairs[low]) == (low, high)
    assert city.stairs.count(NO_SPACE) == 24
    overpass = city.overpasses[0]
    assert (overpass.name, overpass.upper, overpass.lower) == ("HIGH over W2", high, low)
    assert overpass.at == (7, 8)


@pytest.mark.rule("B1.2")
def test_rails_join_neighbours_both_ways_and_once() -> None:
    city = City(changed("rails.lines", ["E3 - E4 - E5", "E5 - B5 - W5", "W5 - B5"]))
    rails = {
        space.id: ids(city, city.rail_links[place])
        for place, space in enumerate(city.spaces)
        if city.is_rail(place)
    }
    assert rails == {
        "E3": ["E4"],
        "E4": ["E3", "E5"],
        "E5": ["E4", "B5"],
        "B5": ["W5", "E5"],
        "W5": ["B5"],
    }


def test_what_only_a_drawing_needs_is_kept() -> None:
    city = City(LADDER)
    assert (city.canvas, city.entry_at) == ((800, 600), (-10, 20))
    river = city.river
    assert (river.name, river.width) == ("Some River", 40)
    assert river.course == [(400, 0), (410, 300), (400, 600)]
    assert river.barges == [(400, 100), (400, 200), (400, 300), (400, 400), (400, 500)]


@pytest.mark.parametrize(
    ("speeds", "steps"),
    [([1] * 8, 4), ([2] * 8, 5), ([3] * 8, 6), ([1, 1, 1, 1, 1, 1, 1, 4], 8), ([6] * 8, 12)],
)
def test_the_longest_move_is_doubled_or_shared_with_three_others(
    speeds: list[int], steps: int
) -> None:
    data = copy.deepcopy(LADDER)
    for name, speed in zip(MODE_NAMES, speeds, strict=True):
        data["modes"][name]["speed"] = speed
    assert City(data).most_steps() == steps
