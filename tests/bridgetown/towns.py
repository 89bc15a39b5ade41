"""Small towns made at random, as data of a city's file: rings of streets on both banks, bridges of
one to three spaces, short cuts, dead ends, stairs and rails anywhere on land."""

import random
from collections.abc import Iterator
from itertools import pairwise

import twinspan
from tests.bridgetown.table import PORTLAND
from twinspan.core.errors import ComponentError
from twinspan.games.bridgetown import BridgetownGame

Data = dict[str, object]


class _Plan:
    """A town that grows: the spaces, and the links between them."""

    def __init__(self) -> None:
        self.spaces: list[str] = []
        self.streets: list[str] = []
        self.around: dict[str, list[str]] = {}

    def space(self, name: str) -> str:
        self.spaces.append(name)
        self.around[name] = []
        return name

    def street(self, *along: str) -> None:
        self.streets.append(" - ".join(along))
        for here, there in pairwise(along):
            self.around[here].append(there)
            self.around[there].append(here)

    def ring(self, spaces: list[str]) -> None:
        self.street(*spaces, spaces[0])

    def apart(self, here: str, there: str) -> bool:
        return here != there and there not in self.around[here]


def random_towns(seed: int) -> Iterator[BridgetownGame]:
    """Towns without a fault, as many as are asked for."""
    rng = random.Random(seed)
    while True:
        try:
            game = twinspan.game("bridgetown", city=_random_town(rng))
        except ComponentError:
            continue
        yield game


def dense_town(spaces: int) -> BridgetownGame:
    """Every space of the west bank is linked to every other."""
    plan = _Plan()
    west = [plan.space(f"w{number}") for number in range(spaces)]
    east = [plan.space(f"e{number}") for number in range(3)]
    for number, here in enumerate(west):
        for there in west[number + 1 :]:
            plan.street(here, there)
    plan.ring(east)
    bridges = [_bridge(plan, f"b{number}", 1, west[number], east[0]) for number in range(8)]
    rails = [" - ".join((west[0], "b00", east[0]))]
    speeds = [1, 2, 2, 3, 3, 4, 4, 5]
    return twinspan.game("bridgetown", city=_data(plan, bridges, 0, [], rails, west[0], speeds))


def _random_town(rng: random.Random) -> Data:
    plan = _Plan()
    banks = [[plan.space(f"{side}{n}") for n in range(rng.randint(3, 6))] for side in "we"]
    for bank in banks:
        plan.ring(bank)
    bridges = [
        _bridge(plan, f"b{number}", rng.choice((1, 1, 2, 3)), *map(rng.choice, banks))
        for number in range(8)
    ]
    land = [*banks[0], *banks[1]]
    for _ in range(rng.randint(0, 4)):
        _short_cut(plan, rng, rng.sample(land, 2))
    for number in range(rng.randint(0, 2)):
        end = plan.space(f"d{number}")
        plan.street(rng.choice(land), end)
        land.append(end)
    levels = rng.sample(land, 2 * rng.randint(0, 3))
    stairs = [pair for pair in zip(levels[::2], levels[1::2], strict=True) if plan.apart(*pair)]
    own = rng.randrange(8)
    rails = _rails(plan, rng, bridges[own], land)
    speeds = [rng.randint(1, 2), *(rng.randint(1, 4) for _ in range(7))]
    return _data(plan, bridges, own, stairs, rails, rng.choice(land), speeds)


def _bridge(plan: _Plan, name: str, length: int, west: str, east: str) -> Data:
    spaces = [plan.space(f"{name}{number}") for number in range(length)]
    plan.street(west, *spaces, east)
    return {
        "id": name, "name": name, "spaces": spaces, "west": west, "east": east, "flag": [0, 0],
        "shape": "beam",
    }  # fmt: skip


def _short_cut(plan: _Plan, rng: random.Random, ends: list[str]) -> None:
    here, there = ends
    if plan.apart(here, there):
        plan.street(here, there)
        if rng.random() < 0.3:  # the same, said as two one-way streets
            plan.streets[-1:] = [f"{here} > {there}", f"{there} > {here}"]


def _rails(plan: _Plan, rng: random.Random, bridge: Data, land: list[str]) -> list[str]:
    """Over the streetcar's bridge, and lines that wander on from there along streets."""
    over = [bridge["west"], *_names(bridge["spaces"]), bridge["east"]]
    lines = [[str(space) for space in over]]
    for _ in range(rng.randint(0, 4)):
        here = rng.choice([space for line in lines for space in line if space in land])
        line = [here]
        for _ in range(rng.randint(1, 4)):
            line.append(rng.choice([there for there in plan.around[line[-1]] if there in land]))
        lines.append(line)
    return [" - ".join(line) for line in lines]


def _names(spaces: object) -> list[str]:
    assert isinstance(spaces, list)
    return spaces


def _data(
    plan: _Plan,
    bridges: list[Data],
    own: int,
    stairs: list[tuple[str, str]],
    rails: list[str],
    entry: str,
    speeds: list[int],
) -> Data:
    """The plan as a city's data; what only a drawing needs is Portland's."""
    data = PORTLAND.data()
    modes = data["modes"]
    assert isinstance(modes, dict)
    source = "invented"
    here = [0, 0]
    return {
        **data,
        "modes": {
            name: {**mode, "speed": speed}
            for (name, mode), speed in zip(modes.items(), speeds, strict=True)
        },
        "bridges": {"source": source, "streetcar": bridges[own]["id"], "list": bridges},
        "spaces": {
            "source": source,
            "list": [{"id": space, "name": space, "at": here} for space in plan.spaces],
        },
        "streets": {
            "source": source,
            "list": [{"name": along, "along": along} for along in plan.streets],
        },
        "overpasses": {
            "source": source,
            "list": [
                {"name": f"{upper} over {lower}", "upper": upper, "lower": lower, "at": here}
                for upper, lower in stairs
            ],
        },
        "rails": {"source": source, "lines": rails},
        "entry": {"source": source, "space": entry, "at": here},
    }
