"""Ways through a city (B4): which steps a move can take, by tables computed once per city.

A *way* is one link in one direction. Within a move the link just used may not be taken straight
back (B4.2), so what can follow depends on the way by which a racer has come, and on nothing else
on the table: racers never block each other (B4.1). How far one can still go after each way is
therefore known before the game begins.
"""

from typing import Final

from twinspan.games.bridgetown.city import NO_BRIDGE, NO_SPACE, START, City, Mode

# How a move travels.
BY_STREET: Final = 0
ON_FOOT: Final = 1  # by streets and stairs (B4.3)
ON_RAILS: Final = 2  # by rails alone, once boarded (B4.5)
TRAVELS: Final = (BY_STREET, ON_FOOT, ON_RAILS)

NO_WAY: Final = -1  # the move has not begun


def travel_of(mode: int, free_streetcar: bool) -> int:
    """B4.3, B4.5, B7.1"""
    if mode == Mode.WALK:
        return ON_FOOT
    return ON_RAILS if mode == Mode.STREETCAR and not free_streetcar else BY_STREET


class Route:
    """Complete moves that end on one space, having left the same bridges; one example path."""

    __slots__ = ("end", "left", "path")

    def __init__(self, end: int, left: int, path: list[int]) -> None:
        self.end: Final = end
        self.left: Final = left  # a bit for each bridge that was left at an end
        self.path: Final = path  # the spaces to come, in order


class Ways:
    """The tables of one city. ``START`` is -1, so that it is the last row of those by space."""

    def __init__(self, city: City) -> None:
        self.city: Final = city
        self.most: Final = city.most_steps()
        self.source: Final[list[int]] = []  # by way: its source
        self.target: Final[list[int]] = []  # by way
        self.leaves: Final[list[int]] = []  # by way: the bridge that it leaves for the land
        self.between: Final[dict[tuple[int, int], int]] = {}  # the way from one space to another
        spaces = len(city.spaces)
        # By travel, then by space: the ways that a move can begin with.
        self.first: Final = [
            [self._first(travel, space) for space in range(spaces)] for travel in TRAVELS
        ]
        for travel in TRAVELS:
            self.first[travel].append(self._enter(travel))
        # By travel, then by way: the ways that can follow.
        self.after: Final = [self._after(travel) for travel in TRAVELS]
        # By travel, then by way: how many more steps can follow, up to the longest move.
        self.reach: Final = [self._reach(travel) for travel in TRAVELS]
        # By travel, then by space: the longest move that can be made from there.
        self.longest: Final = [self._longest(travel) for travel in TRAVELS]
        self._known_routes: Final[dict[tuple[int, int, int], list[Route]]] = {}

    # ----- the ways ---------------------------------------------------------------------------

    def _way(self, here: int, there: int) -> int:
        """The number of the way from here to there."""
        known = self.between.get((here, there))
        if known is not None:
            return known
        number = self.between[here, there] = len(self.target)
        bridge_of = self.city.bridge_of
        self.source.append(here)
        self.target.append(there)
        on_bridge = here != START and bridge_of[here] != NO_BRIDGE
        leaving = on_bridge and bridge_of[there] != bridge_of[here]
        self.leaves.append(bridge_of[here] if leaving else NO_BRIDGE)
        return number

    def _first(self, travel: int, space: int) -> list[int]:
        city = self.city
        if travel != ON_RAILS:
            return self._out(travel, space)
        if city.is_rail(space):
            return [self._way(space, there) for there in city.rail_links[space]]
        around = [*city.links[space]]  # B4.5: boarding is the first step
        if city.stairs[space] != NO_SPACE:
            around.append(city.stairs[space])
        return [self._way(space, there) for there in around if city.is_rail(there)]

    def _enter(self, travel: int) -> list[int]:
        """B2.3: from the start one way leads onto the entry; the streetcar needs rails there."""
        entry = self.city.entry
        if travel == ON_RAILS and not self.city.is_rail(entry):
            return []
        return [self._way(START, entry)]

    def _out(self, travel: int, space: int) -> list[int]:
        """All ways that lead on from a space, straight back included. B4.6: rails and the
        streetcar's bridge are open to everybody."""
        city = self.city
        if travel == ON_RAILS:
            return [self._way(space, there) for there in city.rail_links[space]]
        found = [self._way(space, there) for there in city.links[space]]
        if travel == ON_FOOT and city.stairs[space] != NO_SPACE:  # B4.3
            found.append(self._way(space, city.stairs[space]))
        return found

    def _after(self, travel: int) -> list[list[int]]:
        """B4.2: everything but straight back. All ways are known by now."""
        return [
            [way for way in self._out(travel, there) if self.target[way] != here]
            for here, there in list(zip(self.source, self.target, strict=True))
        ]

    def _reach(self, travel: int) -> list[int]:
        after = self.after[travel]
        reach = [0] * len(after)
        for steps in range(1, self.most + 1):
            before = reach[:]
            for way, following in enumerate(after):
                if any(before[onward] >= steps - 1 for onward in following):
                    reach[way] = steps
        return reach

    def _longest(self, travel: int) -> list[int]:
        reach = self.reach[travel]
        return [
            min(1 + max([reach[way] for way in ways], default=-1), self.most)
            for ways in self.first[travel]
        ]

    # ----- what the rules ask -----------------------------------------------------------------

    def can_go(self, travel: int, space: int, steps: int) -> bool:
        """B3.8: whether a move of so many steps can be made from here."""
        return self.longest[travel][space] >= steps

    def open_to(self, travel: int, space: int, way: int) -> list[int]:
        """The ways on from a space to which a move has come by that way, or where it begins."""
        return self.first[travel][space] if way == NO_WAY else self.after[travel][way]

    def onward(self, travel: int, space: int, way: int, left: int) -> list[int]:
        """B3.8: of these, with so many steps left, those after which the rest can still be made."""
        reach = self.reach[travel]
        return [on for on in self.open_to(travel, space, way) if reach[on] >= left - 1]

    def routes(self, travel: int, space: int, steps: int) -> list[Route]:
        """All complete moves from here, merged by their end and the bridges they leave."""
        asked = (travel, space, steps)
        if asked not in self._known_routes:
            self._known_routes[asked] = self._explore(travel, self.first[travel][space], 0, steps)
        return self._known_routes[asked]

    def routes_on(self, travel: int, way: int, left_bridges: int, steps: int) -> list[Route]:
        """The same for the rest of a move that has come by that way."""
        return self._explore(travel, self.after[travel][way], left_bridges, steps)

    def _explore(self, travel: int, ways: list[int], mask: int, steps: int) -> list[Route]:
        """Layer by layer: a layer holds every way that can be the n-th, with the bridges left by
        then, once, however many paths lead there."""
        reach, after = self.reach[travel], self.after[travel]
        start = (NO_WAY, mask)
        layers: list[dict[tuple[int, int], tuple[int, int]]] = []
        layer = {start: start}
        for left in range(steps - 1, -1, -1):
            found: dict[tuple[int, int], tuple[int, int]] = {}
            for came in layer:
                way, mask = came
                for onward in ways if way == NO_WAY else after[way]:
                    if reach[onward] < left:
                        continue
                    bridge = self.leaves[onward]
                    reached = (onward, mask if bridge == NO_BRIDGE else mask | 1 << bridge)
                    found.setdefault(reached, came)
            layers.append(found)
            layer = found
        merged: dict[tuple[int, int], Route] = {}
        for last in layer:
            way, mask = last
            key = (self.target[way], mask)
            if key not in merged:
                merged[key] = Route(key[0], mask, self._path(layers, last))
        return list(merged.values())

    def _path(
        self, layers: list[dict[tuple[int, int], tuple[int, int]]], last: tuple[int, int]
    ) -> list[int]:
        path: list[int] = []
        for layer in reversed(layers):
            path.append(self.target[last[0]])
            last = layer[last]
        path.reverse()
        return path
