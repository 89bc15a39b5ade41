"""Moves as the engine makes and shows them, against an enumeration of its own kind (brute.py).

Everything is compared in the shipped cities and in small towns made at random, whose bridges have
one to three spaces.
"""

import random
from collections import Counter
from functools import cache
from itertools import islice, pairwise

import pytest

from tests.bridgetown.brute import (
    BY_STREET,
    MODES,
    NO_BRIDGE,
    START,
    STREETCAR,
    Moves,
    Path,
    Result,
    Town,
    complete_moves,
)
from tests.bridgetown.situations import random_flags, random_race
from tests.bridgetown.table import PORTLAND, TWINFORD, racing
from tests.bridgetown.towns import dense_town, random_towns
from twinspan.core.terms import Action, Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.actions import Special

PLACES = {
    "portland": [PORTLAND],
    "twinford": [TWINFORD],
    "small towns": list(islice(random_towns(seed=1), 40)),
}
MANY_PATHS = 300  # beyond this a move is not played path by path

Merged = tuple[int, frozenset[int], frozenset[int]]

in_every_place = pytest.mark.parametrize("place", PLACES)


@cache
def town_of(game: BridgetownGame) -> Town:
    return Town(game.data())


def moves_of(position: BridgetownPosition, seat: int, mode: int, double: bool = False) -> Moves:
    assert isinstance(position.game, BridgetownGame)
    return complete_moves(town_of(position.game), position.view(None), seat, mode, double)


def merged(result: Result) -> Merged:
    return result.end, result.crossed, frozenset(result.flags)


def races(place: str, count: int, seed: int) -> list[tuple[BridgetownPosition, int]]:
    """So many random tables in a place, with every option, and who moves."""
    rng = random.Random(seed)
    games = PLACES[place]
    return [
        random_race(
            games[number % len(games)],
            rng,
            free_streetcar=rng.random() < 0.3,
            no_specials=rng.random() < 0.1,
        )
        for number in range(count)
    ]


# ----- routes -------------------------------------------------------------------------------------


def assert_routes_agree(position: BridgetownPosition, seat: int, mode: int, double: bool) -> None:
    moves = moves_of(position, seat, mode, double)
    told: set[Merged] = set()
    for route in position.routes(seat, mode, double):
        to = (route.end, frozenset(route.bridges), frozenset(route.flags))
        assert to not in told
        told.add(to)
        assert merged(moves.results[tuple(route.path)]) == to
    assert told == moves.merged()


@pytest.mark.rule("B4.1", "B4.2", "B4.3", "B4.4", "B4.5", "B3.7", "B3.8", "B5.1", "B5.2")
@pytest.mark.parametrize("free", [False, True], ids=["on rails", "free streetcar"])
@pytest.mark.parametrize("game", [PORTLAND, TWINFORD], ids=["portland", "twinford"])
def test_from_every_space_every_mode_goes_where_the_brute_force_goes(
    game: BridgetownGame, free: bool
) -> None:
    rng = random.Random(7)
    for space in (None, *game.board.city.spaces):
        at = {} if space is None else {0: space.id}
        for mode, name in enumerate(MODES):
            flags, _ = random_flags(game, rng, [[]] * 4, free)
            for others in (0, 1 + rng.randrange(3)):
                wheel = {0: [name, MODES[mode - 1]], **{1 + n: [name] for n in range(others)}}
                position = racing(
                    wheel, seats=4, at=at, flags=flags, game=game, free_streetcar=free
                )
                assert_routes_agree(position, 0, mode, double=False)
                if moves_of(position, 0, mode).substitute:
                    assert mode == STREETCAR
                    assert not free
                if not others and rng.random() < 0.3:  # long moves have many paths
                    assert_routes_agree(position, 0, mode, double=True)


@pytest.mark.rule("B4.4", "B5.3", "B3.11", "B7.1")
@in_every_place
def test_random_situations_have_the_routes_of_the_brute_force(place: str) -> None:
    for position, _ in races(place, 30, seed=2):
        for seat in range(position.seats):
            for mode in range(len(MODES)):
                assert_routes_agree(position, seat, mode, double=False)
                assert_routes_agree(position, seat, mode, double=True)


# ----- steps --------------------------------------------------------------------------------------


def flags_taken(events: list[Event]) -> list[int]:
    """The bridges whose flag is taken before anybody rides again."""
    found: list[int] = []
    for event in events:
        if event.kind in ("rides", "rides-double"):
            break
        if event.kind in ("flag-taken", "flag-exchanged"):
            bridge = event.facts["bridge"]
            assert isinstance(bridge, int)
            found.append(bridge)
    return found


def path_of(moved: Event) -> Path:
    spaces = moved.facts["spaces"]
    assert isinstance(spaces, list)
    return tuple(map(int, spaces))


def follow(
    position: BridgetownPosition, seat: int, action: Action, found: dict[Path, tuple[int, ...]]
) -> None:
    """Play the action, then every step that is offered, on copies; note all complete paths and the
    flags that they take. What can be exchanged is."""
    after = position.copy()
    events: list[Event] = []
    after.play(seat, action, events)
    moved = [number for number, event in enumerate(events) if event.kind == "moved"]
    if not moved:
        assert after.to_act() == (seat,)
        for step in after.legal(seat):
            if step.kind == "step":
                follow(after, seat, step, found)
        return
    ended = events[moved[0] :]
    while after.decision() == "exchange" and not any(e.kind.startswith("rides") for e in ended):
        after.play(seat, "exchange", ended)
    path = path_of(events[moved[0]])
    assert path not in found
    found[path] = tuple(flags_taken(ended))


def rides(position: BridgetownPosition, seat: int) -> list[tuple[Action, Moves]]:
    """What this seat can ride with, and the moves that this allows if they are not too many."""
    actions = position.board.actions
    found: list[tuple[Action, Moves]] = []
    for mode in position.players[seat].modes:
        for ride in (actions.ride[mode], actions.ride_double[mode]):
            moves = moves_of(position, seat, mode, ride.double)
            if ride in position.legal(seat) and len(moves.results) <= MANY_PATHS:
                found.append((ride, moves))
    return found


@pytest.mark.rule("B3.8", "B4.1", "B4.2", "B4.3", "B4.4", "B4.5", "B5.1", "B5.2", "B5.3")
@in_every_place
def test_the_steps_offered_lead_along_the_paths_of_the_brute_force(place: str) -> None:
    for position, seat in races(place, 240, seed=3):
        for ride, moves in rides(position, seat):
            found: dict[Path, tuple[int, ...]] = {}
            follow(position, seat, ride, found)
            assert found == {path: result.flags for path, result in moves.results.items()}


@pytest.mark.rule("B3.11")
def test_a_double_is_offered_where_the_brute_force_finds_one() -> None:
    offered: Counter[bool] = Counter()
    for place in PLACES:
        for position, seat in races(place, 300, seed=4):
            if position.specials[Special.DOUBLE] != seat:
                continue
            for mode in position.players[seat].modes:
                possible = bool(moves_of(position, seat, mode, double=True).results)
                ride = position.board.actions.ride_double[mode]
                assert (ride in position.legal(seat)) == possible
                offered[possible] += 1
    assert min(offered.values()) > 5


@pytest.mark.rule("B4.4")
@in_every_place
def test_who_cannot_move_in_full_is_told_that_they_may_walk(place: str) -> None:
    told: Counter[bool] = Counter()
    for position, seat in races(place, 200, seed=5):
        for mode in position.players[seat].modes:
            events: list[Event] = []
            after = position.copy()
            after.play(seat, position.board.actions.ride[mode], events)
            until = [event.kind for event in events]
            may_walk = until[: until.index("rides") + 2].count("may-walk") == 1
            assert may_walk == moves_of(position, seat, mode).substitute
            if may_walk:
                assert [str(action) for action in after.legal(seat)].count("stay") == 1
            told[may_walk] += 1
    assert min(told.values()) > 5


# ----- within a move ------------------------------------------------------------------------------


def ends_shown(position: BridgetownPosition, seat: int) -> list[tuple[Merged, Path]]:
    """What the aids of a move that has begun show: where it can end, with an example."""
    shown = position.aids(seat)["routes"]
    assert isinstance(shown, list)
    (aid,) = shown
    assert position.move is not None
    assert aid["mode"] == position.move.mode
    assert aid["double"] == position.move.double
    assert aid["distance"] == position.move.left
    return [
        ((end, frozenset(bridges), frozenset(flags)), tuple(path))
        for end, bridges, flags, path in aid["ends"]
    ]


@pytest.mark.rule("B3.8", "B5.1", "B5.2")
@in_every_place
def test_within_a_move_the_routes_shown_are_those_that_complete_it(place: str) -> None:
    rng = random.Random(6)
    begun = 0
    for start, seat in races(place, 200, seed=6):
        for ride, moves in rides(start, seat):
            position = start.copy()
            events: list[Event] = []
            position.play(seat, ride, events)
            while not any(event.kind == "moved" for event in events):
                assert position.move is not None
                path = tuple(position.move.path)
                left = moves.going_on(path)
                shown = ends_shown(position, seat)
                assert {to for to, _ in shown} == left.merged()
                assert len(shown) == len(left.merged())
                for to, example in shown:
                    assert example[0] == path[-1]
                    assert merged(left.results[(*path, *example[1:])]) == to
                begun += len(path) > 1
                steps = [action for action in position.legal(seat) if action.kind == "step"]
                position.play(seat, rng.choice(steps), events)
    assert begun > 200


@pytest.mark.rule("B3.7", "B3.11")
@in_every_place
def test_before_a_move_the_routes_of_the_modes_at_hand_are_shown(place: str) -> None:
    for position, seat in races(place, 40, seed=8):
        shown = position.aids(seat)["routes"]
        assert isinstance(shown, list)
        twice = (False, True) if position.specials[Special.DOUBLE] == seat else (False,)
        modes = [(mode, double) for mode in position.players[seat].modes for double in twice]
        assert [(aid["mode"], aid["double"]) for aid in shown] == modes
        for aid in shown:
            ends = {(end, frozenset(over), frozenset(flags)) for end, over, flags, _ in aid["ends"]}
            assert ends == moves_of(position, seat, aid["mode"], aid["double"]).merged()
        for other in range(position.seats):
            assert other == seat or position.aids(other) == {}


# ----- what was compared --------------------------------------------------------------------------


def cases(position: BridgetownPosition, seat: int) -> set[str]:
    """What is out of the ordinary about the moves of a table."""
    assert isinstance(position.game, BridgetownGame)
    town = town_of(position.game)
    found: set[str] = set()
    for mode in position.players[seat].modes:
        moves = moves_of(position, seat, mode)
        if moves.substitute:
            found.add("walks instead")
        for path, result in moves.results.items():
            start, first = path[0], path[1]
            if start == START:
                found.add("enters")
            if mode == STREETCAR and not moves.substitute and start not in town.railed:
                if start == START:
                    found.add("boards from the start")
                elif (start, first) in town.stairs:
                    found.add("boards by stairs")
                elif town.bridge_at(start) >= 0:
                    found.add("boards from a bridge")
                else:
                    found.add("boards by a street")
            if any(step in town.stairs for step in pairwise(path)):
                found.add("stairs")
            if len(result.flags) > 1:
                found.add("several flags")
            if town.bridge_at(start) in town.crossed(path):
                found.add("comes back over the bridge where it began")
            if start in path[1:]:
                found.add("goes round")
            if any(len(town.bridges[bridge]) > 3 for bridge in result.crossed):
                found.add("crosses a long bridge")
    return found


def test_the_tables_compared_have_moves_of_every_kind() -> None:
    found: Counter[str] = Counter()
    for place in PLACES:
        for position, seat in races(place, 240, seed=3):
            found.update(cases(position, seat))
    assert set(found) == {
        "walks instead", "enters", "boards from the start", "boards by stairs",
        "boards from a bridge", "boards by a street", "stairs", "several flags",
        "comes back over the bridge where it began", "goes round", "crosses a long bridge",
    }  # fmt: skip
    assert min(found.values()) >= 5, found


# ----- where paths are countless ------------------------------------------------------------------


def count_moves(town: Town, start: int, steps: int) -> Counter[tuple[int, frozenset[int]]]:
    """How many complete moves by street lead to each end over the same bridges, without listing
    them; for towns whose bridges have one space, and a start on land."""
    counts: Counter[tuple[Path, frozenset[int]]] = Counter({((start,), frozenset()): 1})
    for _ in range(steps):
        longer: Counter[tuple[Path, frozenset[int]]] = Counter()
        for (path, crossed), count in counts.items():
            bridge = town.bridge_at(path[-1])
            after = crossed if bridge == NO_BRIDGE else crossed | {bridge}
            for there in town.spaces:
                if town.may_step(BY_STREET, path, there):
                    longer[(path[-1], there), after] += count
        counts = longer
    found: Counter[tuple[int, frozenset[int]]] = Counter()
    for (path, crossed), count in counts.items():
        found[path[-1], crossed] += count
    return found


def test_where_paths_are_countless_routes_are_few_and_all_of_them_are_found() -> None:
    """Whoever went along the paths one by one would not come back within a year."""
    game = dense_town(20)
    start = game.board.city.places["w9"]
    position = racing({0: ["streetcar", "walk"]}, at={0: "w9"}, game=game, free_streetcar=True)
    routes = position.routes(0, STREETCAR, double=True)
    moves = count_moves(town_of(game), start, 10)
    assert moves.total() > 10**12
    assert len(routes) < 10_000
    assert {(route.end, frozenset(route.bridges)) for route in routes} == {*moves}
    assert len(routes) == len(moves)
