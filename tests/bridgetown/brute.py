"""All complete moves of a racer, by plain recursion: slow, simple and on its own.

Nothing here is shared with the engine. A town is read from a city's file as plain data, the rest
from what a view shows; the rules of moving are told a second time, so that the two can be compared.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

MODES = ("walk", "bike", "blades", "bus", "car", "taxi", "moto", "streetcar")
WALK, STREETCAR = 0, 7
START = -1
NO_BRIDGE = -1

# How a move travels.
ON_FOOT, BY_STREET, BY_RAIL = "on foot", "by street", "by rail"

Path = tuple[int, ...]  # from where the move begins to where it ends
Plain = Mapping[str, Any]


class Town:
    """The data of a city: who is joined with whom, and by what."""

    def __init__(self, plain: Plain) -> None:
        ids = [space["id"] for space in plain["spaces"]["list"]]
        place = {name: number for number, name in enumerate(ids)}
        self.spaces = range(len(ids))
        self.links: set[tuple[int, int]] = set()
        for street in plain["streets"]["list"]:
            words = street["along"].split()
            for here, joint, there in zip(words[::2], words[1::2], words[2::2], strict=False):
                self.links.add((place[here], place[there]))
                if joint == "-":
                    self.links.add((place[there], place[here]))
        self.stairs: set[tuple[int, int]] = set()
        for overpass in plain["overpasses"]["list"]:
            upper, lower = place[overpass["upper"]], place[overpass["lower"]]
            self.stairs |= {(upper, lower), (lower, upper)}
        self.rails: set[tuple[int, int]] = set()
        for line in plain["rails"]["lines"]:
            stops = [place[word] for word in line.split()[::2]]
            for here, there in pairwise(stops):
                self.rails |= {(here, there), (there, here)}
        self.railed = {space for rail in self.rails for space in rail}
        bridges = plain["bridges"]["list"]
        self.bridges = [  # from land to land
            [place[name] for name in (bridge["west"], *bridge["spaces"], bridge["east"])]
            for bridge in bridges
        ]
        own = plain["bridges"]["streetcar"]
        self.streetcar_bridge = [bridge["id"] for bridge in bridges].index(own)
        self.entry = place[plain["entry"]["space"]]
        self.speeds = [plain["modes"][mode]["speed"] for mode in MODES]
        self._around: list[list[int]] = [[] for _ in self.spaces]
        for here, there in sorted(self.links | self.stairs):
            self._around[here].append(there)
        self._bridge_at = {
            space: number for number, way in enumerate(self.bridges) for space in way[1:-1]
        }
        # By the first step onto a bridge: the bridge, and the whole way over it.
        self._over: dict[Path, tuple[int, Path]] = {}
        for number, way in enumerate(self.bridges):
            for over in (tuple(way), tuple(reversed(way))):
                self._over[over[:2]] = (number, over)
        self._known: dict[tuple[int, str, int], list[Path]] = {}

    def may_step(self, how: str, path: Path, there: int) -> bool:
        """Whether a move that has come along a path may go on to a space."""
        here = path[-1]
        if here == START:  # B2.3, B4.5
            return there == self.entry and (how != BY_RAIL or there in self.railed)
        if len(path) > 1 and there == path[-2]:  # B4.2
            return False
        step = (here, there)
        if how == BY_RAIL:
            if len(path) == 1 and here not in self.railed:  # B4.5: boarding
                return there in self.railed and (step in self.links or step in self.stairs)
            return step in self.rails
        return step in self.links or (how == ON_FOOT and step in self.stairs)  # B4.1, B4.3

    def paths(self, start: int, how: str, steps: int) -> list[Path]:
        """B3.8: all ways to make exactly so many steps."""
        asked = (start, how, steps)
        if asked not in self._known:
            found: list[Path] = []
            self._go_on((start,), how, steps, found)
            self._known[asked] = found
        return self._known[asked]

    def _go_on(self, path: Path, how: str, left: int, found: list[Path]) -> None:
        if left == 0:
            found.append(path)
            return
        around = [self.entry] if path[-1] == START else self._around[path[-1]]
        for there in around:
            if self.may_step(how, path, there):
                self._go_on((*path, there), how, left - 1, found)

    def crossed(self, path: Path) -> list[int]:
        """B5.1: the bridges gone over from land to land, in the order of crossing."""
        found: list[int] = []
        for first in range(len(path)):
            bridge, over = self._over.get(path[first : first + 2], (NO_BRIDGE, ()))
            if over and path[first : first + len(over)] == over and bridge not in found:
                found.append(bridge)
        return found

    def bridge_at(self, space: int) -> int:
        """The bridge that a space belongs to."""
        return self._bridge_at.get(space, NO_BRIDGE)


class Result(NamedTuple):
    """What a move comes to."""

    end: int
    crossed: frozenset[int]
    flags: tuple[int, ...]  # the bridges whose flag it takes, in the order of crossing


class Moves(NamedTuple):
    """All complete moves, and whether they are the walk instead of the mode (B4.4)."""

    results: dict[Path, Result]
    substitute: bool

    def merged(self) -> set[tuple[int, frozenset[int], frozenset[int]]]:
        """Ends, bridges crossed, flags taken: those that some path leads to."""
        return {(end, over, frozenset(flags)) for end, over, flags in self.results.values()}

    def going_on(self, begun: Path) -> "Moves":
        """Those that begin with a path."""
        kept = {path: to for path, to in self.results.items() if path[: len(begun)] == begun}
        return Moves(kept, self.substitute)


def complete_moves(town: Town, view: Plain, seat: int, mode: int, double: bool) -> Moves:
    """All that a seat could do with a mode as the view shows the wheel."""
    state = view["state"]
    start = state["racers"][seat]
    steps = distance(town, view, seat, mode, double)
    paths = town.paths(start, travel(mode, view["options"]["free_streetcar"]), steps)
    if paths:
        flags = state["flags"]
        return Moves({path: _result(town, path, mode, flags) for path in paths}, False)
    if double:  # B3.11: only in full
        return Moves({}, False)
    walks = town.paths(start, ON_FOOT, 1)
    return Moves({path: _result(town, path, None, []) for path in walks}, True)


def distance(town: Town, view: Plain, seat: int, mode: int, double: bool) -> int:
    """B3.7, B3.11"""
    if double:
        return int(2 * town.speeds[mode])
    others = [modes for other, modes in enumerate(view["state"]["modes"]) if other != seat]
    return int(town.speeds[mode] + sum(modes.count(mode) for modes in others))


def travel(mode: int, free_streetcar: bool) -> str:
    """B4.3, B4.5, B7.1"""
    if mode == WALK:
        return ON_FOOT
    return BY_RAIL if mode == STREETCAR and not free_streetcar else BY_STREET


def _result(town: Town, path: Path, mode: int | None, flags: list[int]) -> Result:
    """B5.1 to B5.3; without a mode no flag is taken (B4.4)."""
    begun_on = town.bridge_at(path[0])
    crossed = [bridge for bridge in town.crossed(path) if bridge != begun_on]
    ended_on = town.bridge_at(path[-1])
    passed = [*crossed]
    if ended_on not in (NO_BRIDGE, begun_on, *crossed):
        passed.append(ended_on)
    taken = [bridge for bridge in passed if flags[bridge] == mode] if mode is not None else []
    return Result(path[-1], frozenset(crossed), tuple(taken))
