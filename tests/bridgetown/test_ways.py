"""B4: the tables of movement, compared with a plain search that knows nothing of them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest

from tests.bridgetown.cities import LADDER, ROW, built
from tests.bridgetown.table import PORTLAND, TWINFORD
from twinspan.games.bridgetown.board import Board
from twinspan.games.bridgetown.city import MODES, NO_BRIDGE, NO_SPACE, START, City, Mode
from twinspan.games.bridgetown.ways import (
    BY_STREET,
    NO_WAY,
    ON_FOOT,
    ON_RAILS,
    TRAVELS,
    Ways,
    travel_of,
)

# A block of three, two bridges, a dead end on either bank, stairs from U down to F, and rails from
# W over the first bridge to F. A street without rails joins the two ends of the line.
TOWN: Final = City(
    built(
        "W - B - E - F - T",
        "W - N - M - W",
        "N - C - F",
        "M - U",
        "N - X",
        "F - W",
        bridges=("B", "W B E", "N C F"),
        overpasses=("U F",),
        rails=("W - B - E - F",),
    )
)
CITIES: Final = {
    "town": TOWN,
    "row": City(ROW),
    "ladder": City(LADDER),
    "twinford": TWINFORD.board.city,
    "portland": PORTLAND.board.city,
}


@pytest.fixture(params=CITIES)
def ways(request: pytest.FixtureRequest) -> Ways:
    """The tables of every city, one after the other."""
    return Ways(CITIES[request.param])


@pytest.fixture(params=TRAVELS, ids=["street", "foot", "rails"])
def travel(request: pytest.FixtureRequest) -> int:
    """Every way to travel, one after the other."""
    found = request.param
    assert isinstance(found, int)
    return found


@pytest.fixture
def town() -> Ways:
    return Ways(TOWN)


@pytest.fixture
def twinford() -> Ways:
    return Ways(CITIES["twinford"])


@pytest.fixture
def portland() -> Ways:
    return Ways(CITIES["portland"])


# ----- the plain search ---------------------------------------------------------------------------


def all_spaces(city: City) -> list[int]:
    return [START, *range(len(city.spaces))]


def next_spaces(city: City, travel: int, path: list[int]) -> set[int]:
    """Where a move may go on to, from the rules: B2.3, B4.1, B4.2, B4.3, B4.5."""
    here = path[-1]
    if here == START:
        return {city.entry} if travel != ON_RAILS or city.rail_links[city.entry] else set()
    around = set(city.links[here])
    if travel != BY_STREET and city.stairs[here] != NO_SPACE:
        around.add(city.stairs[here])
    if travel == ON_RAILS:
        boarding = len(path) == 1 and not city.rail_links[here]
        around &= {space for space, rails in enumerate(city.rail_links) if rails}
        if not boarding:
            around &= set(city.rail_links[here])
    return around - set(path[-2:-1])


def walks(city: City, travel: int, path: list[int], steps: int) -> Iterator[list[int]]:
    """Every path that goes on from this one for so many steps."""
    if steps == 0:
        yield path
        return
    for space in next_spaces(city, travel, path):
        yield from walks(city, travel, [*path, space], steps - 1)


def farthest(city: City, travel: int, path: list[int], most: int) -> int:
    """How many steps can follow, at most so many."""
    for steps in range(1, most + 1):
        if next(walks(city, travel, path, steps), None) is None:
            return steps - 1
    return most


def bridges_left(city: City, path: list[int]) -> set[int]:
    """The bridges that a path leaves at an end; the first of them may be where it begins."""
    return {
        number
        for number, bridge in enumerate(city.bridges)
        for here, there in pairwise(path)
        if here in bridge.spaces and there in (bridge.west, bridge.east)
    }


def bridges_in(mask: int) -> set[int]:
    return {bridge for bridge in range(mask.bit_length()) if mask >> bridge & 1}


# ----- by name ------------------------------------------------------------------------------------


def place(ways: Ways, name: str) -> int:
    return START if name == "START" else ways.city.places[name]


def names(ways: Ways, numbers: list[int]) -> set[str]:
    """Where these ways lead."""
    return {ways.city.spaces[ways.target[way]].id for way in numbers}


def first(ways: Ways, travel: int, name: str) -> set[str]:
    """Where a move can go from here in its first step."""
    return names(ways, ways.first[travel][place(ways, name)])


def after(ways: Ways, travel: int, start: str, end: str) -> set[str]:
    """Where a move can go on to, having come from here to there."""
    return names(ways, ways.after[travel][ways.between[place(ways, start), place(ways, end)]])


def longest(ways: Ways, travel: int, name: str) -> int:
    return ways.longest[travel][place(ways, name)]


# ----- how modes travel ---------------------------------------------------------------------------


@pytest.mark.rule("B4.3", "B4.5")
def test_walkers_take_stairs_and_streetcars_rails_and_all_others_streets() -> None:
    assert travel_of(Mode.WALK, free_streetcar=False) == ON_FOOT
    assert travel_of(Mode.STREETCAR, free_streetcar=False) == ON_RAILS
    others = {*range(MODES)} - {Mode.WALK, Mode.STREETCAR}
    assert {travel_of(mode, free_streetcar=False) for mode in others} == {BY_STREET}


@pytest.mark.rule("B7.1")
def test_a_free_streetcar_takes_streets() -> None:
    assert travel_of(Mode.STREETCAR, free_streetcar=True) == BY_STREET
    assert travel_of(Mode.WALK, free_streetcar=True) == ON_FOOT


# ----- what can follow ----------------------------------------------------------------------------


@pytest.mark.rule("B4.2")
def test_no_way_is_followed_by_the_way_straight_back(ways: Ways, travel: int) -> None:
    for way, following in enumerate(ways.after[travel]):
        for onward in following:
            assert ways.source[onward] == ways.target[way]
            assert ways.target[onward] != ways.source[way]


@pytest.mark.rule("B4.1", "B4.2")
def test_every_other_way_can_follow(ways: Ways, travel: int) -> None:
    city = ways.city
    for space in all_spaces(city):
        begun = {ways.target[way] for way in ways.first[travel][space]}
        assert begun == next_spaces(city, travel, [space])
        for way in ways.first[travel][space]:
            onward = {ways.target[onward] for onward in ways.after[travel][way]}
            assert onward == next_spaces(city, travel, [space, ways.target[way]])


@pytest.mark.rule("B4.2")
def test_going_round_a_block_is_allowed(town: Ways) -> None:
    assert after(town, BY_STREET, "W", "N") == {"M", "C", "X"}
    assert after(town, BY_STREET, "N", "M") == {"W", "U"}
    assert after(town, BY_STREET, "M", "W") == {"N", "B", "F"}


@pytest.mark.rule("B4.2")
def test_a_dead_end_is_the_end_of_a_move(town: Ways) -> None:
    assert after(town, BY_STREET, "N", "X") == set()
    assert first(town, BY_STREET, "X") == {"N"}


@pytest.mark.rule("B2.3")
def test_from_the_start_one_way_leads_to_the_entry_and_none_leads_back(ways: Ways) -> None:
    for travel in (BY_STREET, ON_FOOT):
        (way,) = ways.first[travel][START]
        assert (ways.source[way], ways.target[way]) == (START, ways.city.entry)
    assert START not in ways.target
    assert ways.source.count(START) == 1


@pytest.mark.rule("B2.3", "B4.2")
def test_whoever_has_entered_may_go_on_anywhere(town: Ways, portland: Ways) -> None:
    assert after(town, BY_STREET, "START", "W") == {"B", "N", "M", "F"}
    assert after(portland, BY_STREET, "START", "BUW4") == {"BUW3", "T23N", "T23S"}


def test_a_way_has_one_number_from_here_to_there(ways: Ways) -> None:
    ends = list(zip(ways.source, ways.target, strict=True))
    assert len(ends) == len(set(ends)) == len(ways.between)
    assert all(ways.between[here, there] == way for way, (here, there) in enumerate(ends))


# ----- stairs -------------------------------------------------------------------------------------


@pytest.mark.rule("B4.3")
def test_walkers_take_stairs_and_nobody_else_does(town: Ways) -> None:
    assert first(town, ON_FOOT, "U") == {"M", "F"}
    assert first(town, ON_FOOT, "F") == {"E", "T", "C", "W", "U"}
    assert first(town, BY_STREET, "U") == {"M"}
    assert after(town, ON_FOOT, "M", "U") == {"F"}
    assert after(town, BY_STREET, "M", "U") == set()
    assert after(town, ON_FOOT, "U", "F") == {"E", "T", "C", "W"}


@pytest.mark.rule("B4.3")
def test_no_stairs_but_for_walkers_and_to_board(ways: Ways) -> None:
    city = ways.city
    stairs = {
        way
        for way, (here, there) in enumerate(zip(ways.source, ways.target, strict=True))
        if here != START and city.stairs[here] == there
    }
    assert len(stairs) == 2 * len(city.overpasses)
    for travel in (BY_STREET, ON_RAILS):
        assert not stairs & {onward for following in ways.after[travel] for onward in following}
    assert not stairs & {way for begun in ways.first[BY_STREET] for way in begun}
    boarding = stairs & {way for begun in ways.first[ON_RAILS] for way in begun}
    assert all(city.is_rail(ways.target[way]) for way in boarding)


# ----- rails --------------------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("space", "boards"),
    [
        ("T", {"F"}),  # by street
        ("N", {"W"}),
        ("C", {"F"}),  # from a bridge
        ("U", {"F"}),  # by stairs
        ("X", set()),
    ],
)
def test_a_streetcar_is_boarded_from_next_to_the_rails(
    town: Ways, space: str, boards: set[str]
) -> None:
    assert first(town, ON_RAILS, space) == boards
    assert longest(town, ON_RAILS, space) == (4 if boards else 0)


@pytest.mark.rule("B4.5")
def test_whoever_stands_on_rails_takes_them_and_no_street_beside(town: Ways) -> None:
    assert first(town, ON_RAILS, "W") == {"B"}
    assert first(town, ON_RAILS, "F") == {"E"}
    assert first(town, ON_RAILS, "B") == {"W", "E"}


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(("start", "end"), [("T", "F"), ("U", "F"), ("C", "F"), ("W", "F")])
def test_once_boarded_a_streetcar_stays_on_the_rails(town: Ways, start: str, end: str) -> None:
    assert after(town, ON_RAILS, start, end) == {"E"}


@pytest.mark.rule("B4.5")
def test_at_a_terminus_the_streetcar_ends(town: Ways) -> None:
    assert after(town, ON_RAILS, "E", "F") == set()
    assert after(town, ON_RAILS, "B", "W") == set()
    assert [longest(town, ON_RAILS, space) for space in ("W", "B", "E", "F")] == [3, 2, 2, 3]


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("city", "before", "terminus"),
    [
        ("portland", "BRE1", "INT2"),
        ("portland", "HO7", "LLO"),
        ("twinford", "CO5", "HI2"),
        ("twinford", "EQ2", "EQ1"),
        ("twinford", "BA5", "ST2"),
    ],
)
def test_no_streetcar_goes_on_from_a_terminus_of_a_shipped_city(
    city: str, before: str, terminus: str
) -> None:
    ways = Ways(CITIES[city])
    assert after(ways, ON_RAILS, before, terminus) == set()
    assert first(ways, ON_RAILS, terminus) == {before}


@pytest.mark.rule("B2.3", "B4.5")
def test_a_streetcar_enters_where_the_entry_has_rails(portland: Ways, twinford: Ways) -> None:
    assert first(twinford, ON_RAILS, "START") == {"HI2"}
    assert after(twinford, ON_RAILS, "START", "HI2") == {"CO5"}
    assert longest(twinford, ON_RAILS, "START") == twinford.most == 8
    assert first(portland, ON_RAILS, "START") == set()
    assert longest(portland, ON_RAILS, "START") == 0


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("space", "boards"),
    [
        ("BUW2", {"SKI", "FV_BUR"}),  # by stairs, or by street
        ("BUE1", set()),
        ("BRO", {"BRE1"}),  # from a bridge
        ("STE", {"STW", "STE1"}),
        ("I5b", {"RQT"}),  # by stairs alone
        ("BUW4", set()),
        ("T23N", set()),
    ],
)
def test_where_the_streetcar_is_boarded_in_portland(
    portland: Ways, space: str, boards: set[str]
) -> None:
    assert first(portland, ON_RAILS, space) == boards


# ----- how far ------------------------------------------------------------------------------------


@pytest.mark.rule("B3.8")
def test_the_longest_move_from_every_space_is_exact(ways: Ways, travel: int) -> None:
    city = ways.city
    for space in all_spaces(city):
        exact = farthest(city, travel, [space], ways.most)
        assert ways.longest[travel][space] == exact
        assert [ways.can_go(travel, space, steps) for steps in (1, exact, exact + 1)] == [
            exact >= 1,
            True,
            False,
        ]


@pytest.mark.rule("B3.8")
def test_how_far_a_move_can_go_on_after_every_way_is_exact(ways: Ways, travel: int) -> None:
    for begun in ways.first[travel]:
        for way in begun:
            path = [ways.source[way], ways.target[way]]
            assert ways.reach[travel][way] == farthest(ways.city, travel, path, ways.most)


@pytest.mark.rule("B3.8")
def test_without_a_block_the_end_of_the_street_is_the_end() -> None:
    row = Ways(CITIES["row"])
    assert [longest(row, BY_STREET, space) for space in ("A4", "B5", "A5", "A0")] == [8, 9, 10, 10]
    assert row.most == 10
    assert row.reach[BY_STREET][row.between[place(row, "A4"), place(row, "B5")]] == 7
    assert row.reach[BY_STREET][row.between[place(row, "B8"), place(row, "A8")]] == 0
    assert [longest(row, ON_RAILS, space) for space in ("A4", "B5", "B4", "A0")] == [2, 1, 3, 0]


def offered(board: Board, travel: int, path: list[int], left: int) -> set[object]:
    """The spaces offered to a move that has come this far."""
    way = board.ways.between[path[-2], path[-1]] if len(path) > 1 else NO_WAY
    return {action.facts()["space"] for action in board.steps(travel, path[-1], way, left)}


@pytest.mark.rule("B3.8")
@pytest.mark.parametrize("name", ["ladder", "row", "twinford", "portland"])
def test_the_steps_offered_are_those_after_which_the_rest_can_be_made(
    name: str, travel: int
) -> None:
    city = CITIES[name]
    board = Board(city, city.plain, version=2)
    for space in all_spaces(city):
        begun = [[space, there] for there in next_spaces(city, travel, [space])]
        for path in ([space], *begun):
            for left in (1, 4, city.most_steps() + 1 - len(path)):
                assert offered(board, travel, path, left) == {
                    there
                    for there in next_spaces(city, travel, path)
                    if farthest(city, travel, [*path, there], left - 1) == left - 1
                }


@pytest.mark.rule("B3.8")
def test_a_dead_end_is_offered_for_the_last_step_alone(town: Ways) -> None:
    came = town.between[place(town, "W"), place(town, "N")]
    space = place(town, "N")
    assert names(town, town.onward(BY_STREET, space, came, 1)) == {"M", "C", "X"}
    assert names(town, town.onward(BY_STREET, space, came, 2)) == {"M", "C"}


# ----- routes -------------------------------------------------------------------------------------


@pytest.mark.rule("B5.1")
def test_routes_are_all_ends_with_the_bridges_left(ways: Ways, travel: int) -> None:
    city = ways.city
    for space in all_spaces(city):
        for steps in (1, 3, 7):
            exact = {
                (path[-1], frozenset(bridges_left(city, path)))
                for path in walks(city, travel, [space], steps)
            }
            found = ways.routes(travel, space, steps)
            told = [(route.end, frozenset(bridges_in(route.left))) for route in found]
            assert set(told) == exact
            assert len(told) == len(exact)


@pytest.mark.rule("B3.8", "B4.1", "B4.2")
def test_the_example_of_a_route_is_a_real_path_of_the_full_distance(
    ways: Ways, travel: int
) -> None:
    city = ways.city
    for space in all_spaces(city):
        for steps in (1, 4, ways.most):
            for route in ways.routes(travel, space, steps):
                assert len(route.path) == steps
                assert route.path[-1] == route.end
                path = [space, *route.path]
                for number in range(1, len(path)):
                    assert path[number] in next_spaces(city, travel, path[:number])
                assert bridges_in(route.left) == bridges_left(city, path)


@pytest.mark.rule("B5.1")
def test_the_rest_of_a_move_keeps_what_it_has_left(twinford: Ways) -> None:
    city = twinford.city
    begun = [place(twinford, name) for name in ("WQ3", "FO1", "FO2")]
    for travel in (BY_STREET, ON_FOOT):
        for left in range(1, 5):
            way = twinford.between[begun[-2], begun[-1]]
            found = twinford.routes_on(travel, way, 1 << 7, left)
            exact = {
                (path[-1], frozenset({7} | bridges_left(city, path)))
                for path in walks(city, travel, begun, left)
            }
            assert {(one.end, frozenset(bridges_in(one.left))) for one in found} == exact
            assert all(len(one.path) == left for one in found)


@pytest.mark.rule("B5.2")
def test_the_bridge_where_a_move_began_is_left_like_any_other(twinford: Ways) -> None:
    """That it gives nothing is not the business of ways: see flags.py."""
    west, half, other, east = (place(twinford, name) for name in ("WQ3", "FO1", "FO2", "EQ3"))
    assert {route.left for route in twinford.routes(BY_STREET, half, 2) if route.end == east} == {
        1 << 2
    }
    (route,) = twinford.routes_on(BY_STREET, twinford.between[half, other], 0, 1)
    assert (route.end, bridges_in(route.left)) == (east, {2})
    assert {route.left for route in twinford.routes(BY_STREET, west, 2) if route.end == other} == {
        0
    }


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("start", "end", "bridge"),
    [
        ("WQ3", "FO1", NO_BRIDGE),
        ("FO1", "FO2", NO_BRIDGE),
        ("FO2", "EQ3", 2),
        ("FO1", "WQ3", 2),
        ("MIL", "EQ1", 0),
        ("START", "HI2", NO_BRIDGE),
        ("HEU", "EQ2", NO_BRIDGE),
    ],
)
def test_a_bridge_is_left_by_the_step_onto_land(
    twinford: Ways, start: str, end: str, bridge: int
) -> None:
    way = twinford.between[place(twinford, start), place(twinford, end)]
    assert twinford.leaves[way] == bridge


def test_a_move_that_cannot_be_made_has_no_routes(town: Ways, portland: Ways) -> None:
    assert town.routes(ON_RAILS, place(town, "X"), 1) == []
    assert town.routes(ON_RAILS, place(town, "W"), 4) == []
    assert portland.routes(ON_RAILS, START, 5) == []
