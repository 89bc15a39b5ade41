"""B1.2: whatever is done to a city, loading it gives a city or an error that names the place.

Hypothesis damages a copy of a valid city in a few places: it takes things away, doubles them, puts
nonsense in their stead, or draws streets where none should be. The damage is always the same.
"""

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bridgetown.cities import LADDER, game_in
from tests.damage import Data
from tests.playing import play_out
from twinspan.core.errors import ComponentError
from twinspan.core.reader import TOP
from twinspan.games.bridgetown.city import MODES, START, City, Mode
from twinspan.games.bridgetown.faults import city_faults
from twinspan.games.bridgetown.ways import travel_of

Place = tuple[str | int, ...]


def places(data: object, here: Place = ()) -> list[Place]:
    """Every place of plain data but the top, as the keys that lead there."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    found = [here] if here else []
    for key, value in inner:
        found += places(value, (*here, key))
    return found


def at(data: object, place: Place) -> Any:
    found: Any = data
    for key in place:
        found = found[key]
    return found


PLACES = places(LADDER)
SPACES = [space["id"] for space in LADDER["spaces"]["list"]]
BRIDGES = [bridge["id"] for bridge in LADDER["bridges"]["list"]]

NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)
# Something that would be right elsewhere.
MISPLACED = st.sampled_from(PLACES).map(lambda place: at(LADDER, place))


@st.composite
def damaged(draw: st.DrawFn) -> Data:
    """The city after one to three accidents."""
    data = copy.deepcopy(LADDER)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(places(data)))
        table, key = at(data, place[:-1]), place[-1]
        accident = draw(st.sampled_from(["take away", "double", "put", "put"]))
        if accident == "take away":
            del table[key]
        elif accident == "double" and isinstance(table, list) and isinstance(key, int):
            table.insert(key, copy.deepcopy(table[key]))
        else:
            table[key] = copy.deepcopy(draw(NONSENSE | MISPLACED))
    return data


@st.composite
def ways(draw: st.DrawFn) -> str:
    """A way through any spaces of the city."""
    spaces = draw(st.lists(st.sampled_from(SPACES), min_size=2, max_size=6))
    joints = draw(st.lists(st.sampled_from("---->"), min_size=6, max_size=6))
    words = [word for pair in zip(spaces, joints, strict=False) for word in pair]
    return " ".join(words[:-1])


@st.composite
def rewired(draw: st.DrawFn) -> Data:
    """The city with one to three slips of an author who knows the format."""
    data = copy.deepcopy(LADDER)
    streets, lines = data["streets"]["list"], data["rails"]["lines"]
    bridges, overpasses = data["bridges"]["list"], data["overpasses"]["list"]
    space = st.sampled_from(SPACES)
    for _ in range(draw(st.integers(1, 3))):
        match draw(st.sampled_from(["street", "lost", "rails", "bridge", "stairs", "entry"])):
            case "street":
                streets.append({"name": "New Street", "along": draw(ways())})
            case "lost":
                del streets[draw(st.integers(0, len(streets) - 1))]
            case "rails":
                lines.append(draw(ways()))
            case "bridge":
                bridge = draw(st.sampled_from(bridges))
                bridge[draw(st.sampled_from(["west", "east"]))] = draw(space)
                data["bridges"]["streetcar"] = draw(st.sampled_from(["B5", "B5", *BRIDGES]))
            case "stairs":
                new = {"name": "New", "upper": draw(space), "lower": draw(space), "at": [0, 0]}
                overpasses.append(new)
            case "entry":
                data["entry"]["space"] = draw(space)
                data["modes"]["moto"]["speed"] = draw(st.integers(1, 6))
    return data


def read(data: Data) -> City | ComponentError:
    try:
        return City(data)
    except ComponentError as error:
        return error


def check(data: Data) -> None:
    """Nothing but an error with its place, or a city in which everybody can move and win."""
    untouched = copy.deepcopy(data)
    city = read(data)
    if isinstance(city, ComponentError):
        assert str(city.facts["place"]).startswith((TOP, *LADDER))
        return
    assert data == untouched
    faults = city_faults(city)
    if faults:
        with pytest.raises(ComponentError) as raised:
            game_in(data)
        assert (raised.value.code, raised.value.facts) == (faults[0].code, faults[0].facts)
        return
    game = game_in(data)
    assert game_in(game.data()).data_hash == game.data_hash == city.hash
    tables = game.board.ways
    for mode in range(MODES):
        if mode != Mode.STREETCAR:
            travel = travel_of(mode, free_streetcar=False)
            most = city.speeds[mode] + 3
            assert all(
                tables.can_go(travel, space, most) for space in (START, *range(len(city.spaces)))
            )
    position = game.new(4, seed=1)
    play_out(position, random.Random(1))
    assert position.outcome() is not None


FIXED = settings(derandomize=True, database=None, deadline=None, max_examples=200)


@pytest.mark.rule("B1.2")
@FIXED
@given(data=damaged())
def test_a_damaged_city_is_refused_or_can_be_played(data: Data) -> None:
    check(data)


@pytest.mark.rule("B1.2")
@FIXED
@given(data=rewired())
def test_a_city_with_slips_is_refused_or_can_be_played(data: Data) -> None:
    check(data)


@FIXED
@given(data=NONSENSE)
def test_nonsense_is_no_city(data: object) -> None:
    with pytest.raises(ComponentError) as error:
        City(data)
    assert error.value.facts["place"] == TOP
