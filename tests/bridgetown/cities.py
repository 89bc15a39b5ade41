"""Cities made by hand, as plain data, and ways to damage a copy of one.

``built`` makes a city's data from streets; with one bridge it is enough to move about in, though
not to play in. ``LADDER`` is the smallest city with everything in it that can be played:

    HIGH      high road, on stairs over W2
    W1 - W2 - W3 - ... - W8       west quay, racers enter at W1; W7 and W8 are joined by two
     |    |    |          |       one-way streets
    B1   B2   B3,B3E ... B8       eight bridges, the third of two spaces
     |    |    |          |
    E1 - E2 - E3 - ... - E8       east quay, a freeway from E6 to E8; rails E3 - E4 - E5 - B5 - W5
"""

import copy
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

import pytest

import twinspan
from tests import damage
from tests.damage import Data, part
from twinspan.core.errors import ComponentError, Facts
from twinspan.games.bridgetown import BridgetownGame
from twinspan.games.bridgetown.board import load_board
from twinspan.games.bridgetown.city import COLOURS, MODE_NAMES, SHIPPED, City
from twinspan.games.bridgetown.faults import city_faults

Found = tuple[str, Facts]  # an error: its code and its facts

# All cities that come with the package, those of earlier versions too.
EVERY_CITY: Final = tuple(dict.fromkeys(name for names in SHIPPED.values() for name in names))
FILES: Final = resources.files("twinspan.games.bridgetown").joinpath("cities")
SPEEDS: Final = (1, 2, 2, 3, 3, 4, 4, 5)


def built(
    *streets: str,
    bridges: Sequence[str] = ("B", "W B E"),
    overpasses: Sequence[str] = (),
    rails: Sequence[str] = (),
    entry: str = "W",
    speeds: Sequence[int] = SPEEDS,
) -> Data:
    """A city of these streets. ``bridges``: the streetcar's, then each one's west end, spaces and
    east end; ``overpasses``: upper and lower space. Spaces stand in the order of the streets."""
    own, *crossings = bridges
    spaces = dict.fromkeys(word for street in streets for word in street.split()[::2])
    return {
        "format": "twinspan city 1",
        "name": "Somewhere",
        "canvas": [800, 600],
        "river": {
            "source": "invented",
            "name": "Some River",
            "width": 40,
            "course": [[400, 0], [410, 300], [400, 600]],
            "barges": [[400, 100 * number] for number in range(1, 6)],
        },
        "entry": {"source": "invented", "space": entry, "at": [-10, 20]},
        "modes": {
            name: {
                "speed": speed,
                "colour": colour,
                "source": {"speed": "invented", "colour": "invented"},
            }
            for name, speed, colour in zip(MODE_NAMES, speeds, COLOURS, strict=True)
        },
        "bridges": {
            "source": "invented",
            "streetcar": own,
            "list": [_bridge(*crossing.split()) for crossing in crossings],
        },
        "spaces": {
            "source": "invented",
            "list": [
                {"id": space, "name": f"Space {space}", "at": [10 * number, 20 * number]}
                for number, space in enumerate(spaces)
            ],
        },
        "streets": {
            "source": "invented",
            "list": [
                {"name": f"Street {number}", "along": street}
                for number, street in enumerate(streets)
            ],
        },
        "overpasses": {
            "source": "invented",
            "list": [_overpass(*levels.split()) for levels in overpasses],
        },
        "rails": {"source": "invented", "lines": list(rails)},
    }


def _bridge(west: str, *others: str) -> Data:
    *spaces, east = others
    return {
        "id": spaces[0],
        "name": f"Bridge {spaces[0]}",
        "spaces": spaces,
        "west": west,
        "east": east,
        "flag": [5, 6],
        "shape": "arch",
    }


def _overpass(upper: str, lower: str) -> Data:
    return {"name": f"{upper} over {lower}", "upper": upper, "lower": lower, "at": [7, 8]}


CROSSINGS: Final = (
    "W1 B1 E1", "W2 B2 E2", "W3 B3 B3E E3", "W4 B4 E4", "W5 B5 E5", "W6 B6 E6", "W7 B7 E7",
    "W8 B8 E8",
)  # fmt: skip
LADDER: Final = built(
    "W1 - W2 - W3 - W4 - W5 - W6 - W7 > W8",  # streets.list[0]
    "E1 - E2 - E3 - E4 - E5 - E6",
    "E6 - E7 - E8",
    "W1 - HIGH - W3",
    "W8 > W7",
    *(" - ".join(crossing.split()) for crossing in CROSSINGS),  # streets.list[5] and on
    bridges=("B5", *CROSSINGS),
    overpasses=("HIGH W2",),
    rails=("E3 - E4 - E5", "E5 - B5 - W5"),
    entry="W1",
)
LADDER["streets"]["list"][2]["kind"] = "freeway"
# Eight bridges in a row: 17 spaces, and no way round a block. From the middle one can go 8 steps.
ROW: Final = built(
    "A0 - B1 - A1 - B2 - A2 - B3 - A3 - B4 - A4 - B5 - A5 - B6 - A6 - B7 - A7 - B8 - A8",
    bridges=("B5", *(f"A{number - 1} B{number} A{number}" for number in range(1, 9))),
    rails=("A4 - B5 - A5",),
    entry="A0",
)


def shipped_text(name: str) -> str:
    """The file of a shipped city."""
    return FILES.joinpath(f"{name}.toml").read_text("utf-8")


def changed(place: str, value: object, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with another value at this place."""
    return damage.changed(base, place, value)


def added(place: str, *items: object, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with more items at the end of the list at this place."""
    data = copy.deepcopy(dict(base))
    part(data, place).extend(items)
    return data


def with_street(along: str, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with one more street, the last in the list."""
    return added("streets.list", {"name": "One more", "along": along}, base=base)


def with_overpass(levels: str, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with one more overpass, the last in the list."""
    return added("overpasses.list", _overpass(*levels.split()), base=base)


def with_bridge(crossing: str, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with one more bridge, the last in the list, on spaces that it has."""
    return added("bridges.list", _bridge(*crossing.split()), base=base)


def with_spaces(*ids: str, base: Mapping[str, Any] = LADDER) -> Data:
    """A copy of a city with more spaces, the last in the list."""
    spaces = [{"id": space, "name": f"Space {space}", "at": [1, 1]} for space in ids]
    return added("spaces.list", *spaces, base=base)


def error_of(data: object) -> Found:
    """The error that loading gives: its code and its facts."""
    with pytest.raises(ComponentError) as error:
        load_board(data, version=2)
    return error.value.code, error.value.facts


def faults_of(data: object) -> list[Found]:
    """All faults of a city that can be read."""
    return [(fault.code, fault.facts) for fault in city_faults(City(data))]


def game_in(city: object) -> BridgetownGame:
    """The game in a city of one's own."""
    return twinspan.game("bridgetown", city=city)
