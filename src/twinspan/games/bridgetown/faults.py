"""What can be wrong with a city (B1.2): each fault with its place, all of them at once."""

from collections.abc import Iterator
from itertools import pairwise

from twinspan.core.errors import ComponentError, DataError, Fact
from twinspan.games.bridgetown.city import (
    BRIDGES,
    MODE_NAMES,
    MOST_SHARED,
    NO_BRIDGE,
    START,
    City,
    Mode,
)
from twinspan.games.bridgetown.ways import Ways, travel_of


def city_faults(city: City) -> list[DataError]:
    """B1.2: everything that is wrong; an empty list for a city that can be played."""
    if city.misnamed:
        return city.misnamed
    found: list[DataError] = [
        *_bridge_count(city),
        *_double_bridges(city),
        *_links(city),
        *_overpasses(city),
        *_crossings(city),
        *_entry(city),
        *_rails(city),
        *_connection(city),
    ]
    # Whether every move can be made is asked only where the streets make sense.
    return found or list(_full_moves(city))


def _fault(code: str, place: str, **facts: Fact) -> ComponentError:
    return ComponentError(code, {"place": place, **facts})


def _bridge_count(city: City) -> Iterator[ComponentError]:
    if len(city.bridges) != BRIDGES:
        yield _fault("wrong-bridge-count", "bridges.list", count=len(city.bridges), wanted=BRIDGES)


def _double_bridges(city: City) -> Iterator[ComponentError]:
    """Every bridge has an id and spaces of its own."""
    ids: set[str] = set()
    used: set[int] = set()
    for number, bridge in enumerate(city.bridges):
        if bridge.id in ids:
            yield _fault("duplicate-id", f"bridges.list[{number}].id", id=bridge.id)
        ids.add(bridge.id)
        for space in bridge.spaces:
            if space in used:
                name = city.spaces[space].id
                yield _fault("space-on-two-bridges", f"bridges.list[{number}].spaces", space=name)
            used.add(space)


def _links(city: City) -> Iterator[ComponentError]:
    """Every link is there once and leads both ways (B4.1)."""
    drawn: set[tuple[int, int]] = set()
    for number, street in enumerate(city.streets):
        place = f"streets.list[{number}].along"
        for here, there, one_way in zip(
            street.along, street.along[1:], street.one_way, strict=False
        ):
            ends = {"from": city.spaces[here].id, "to": city.spaces[there].id}
            if here == there:
                yield _fault("link-to-itself", place, space=ends["from"])
            elif (here, there) in drawn:
                yield _fault("duplicate-link", place, **ends)
            elif one_way and here not in city.links[there]:
                yield _fault("no-way-back", place, **ends)
            drawn.add((here, there))
            if not one_way:
                drawn.add((there, here))


def _overpasses(city: City) -> Iterator[ComponentError]:
    """B4.3: the two levels of an overpass are two spaces that no street joins."""
    used: set[int] = set()
    for number, overpass in enumerate(city.overpasses):
        place = f"overpasses.list[{number}]"
        upper, lower = overpass.upper, overpass.lower
        if upper == lower or lower in city.links[upper] or upper in city.links[lower]:
            ids = {"upper": city.spaces[upper].id, "lower": city.spaces[lower].id}
            yield _fault("levels-touch", place, **ids)
        for space in (upper, lower):
            if space in used:
                yield _fault("space-on-two-overpasses", place, space=city.spaces[space].id)
            used.add(space)
            if city.bridge_of[space] != NO_BRIDGE:  # B5.1: nobody leaves a bridge by stairs
                yield _fault("stairs-on-a-bridge", place, space=city.spaces[space].id)


def _crossings(city: City) -> Iterator[ComponentError]:
    """B5.1: a bridge leads from one bank to the other, and nowhere else."""
    for number, bridge in enumerate(city.bridges):
        place = f"bridges.list[{number}]"
        way = [bridge.west, *bridge.spaces, bridge.east]
        for here, there in pairwise(way):
            if there not in city.links[here] or here not in city.links[there]:
                ends = {"from": city.spaces[here].id, "to": city.spaces[there].id}
                yield _fault("bridge-not-crossable", place, bridge=bridge.name, **ends)
        for before, space, after in zip(way, bridge.spaces, way[2:], strict=False):
            for there in city.links[space]:
                if there not in (before, after):
                    ends = {"from": city.spaces[space].id, "to": city.spaces[there].id}
                    yield _fault("way-off-the-bridge", place, bridge=bridge.name, **ends)
        for end in (bridge.west, bridge.east):
            if city.bridge_of[end] != NO_BRIDGE or bridge.west == bridge.east:
                yield _fault(
                    "bridge-end-not-on-land", place, bridge=bridge.name, space=city.spaces[end].id
                )


def _entry(city: City) -> Iterator[ComponentError]:
    """B2.3: racers enter on land."""
    if city.bridge_of[city.entry] != NO_BRIDGE:
        yield _fault("entry-on-a-bridge", "entry.space", space=city.spaces[city.entry].id)


def _rails(city: City) -> Iterator[ComponentError]:
    """B4.5: one net of rails along streets, over the streetcar's bridge and no other."""
    for number, line in enumerate(city.rails):
        for here, there in pairwise(line):
            if there not in city.links[here]:
                ends = {"from": city.spaces[here].id, "to": city.spaces[there].id}
                yield _fault("rail-without-street", f"rails.lines[{number}]", **ends)
    railed = [space for space in range(len(city.spaces)) if city.is_rail(space)]
    for bridge in dict.fromkeys(city.bridge_of[space] for space in railed):
        if bridge not in (NO_BRIDGE, city.streetcar_bridge):
            yield _fault("rails-on-other-bridge", "rails.lines", bridge=city.bridges[bridge].name)
    own = city.bridges[city.streetcar_bridge]
    way = [own.west, *own.spaces, own.east]
    if any(there not in city.rail_links[here] for here, there in pairwise(way)):
        yield _fault("rails-not-over-bridge", "rails.lines", bridge=own.name)
    if railed:
        apart = sorted({*railed} - _reached(city.rail_links, railed[0]))
        if apart:
            names = [city.spaces[space].id for space in apart]
            yield _fault("rails-not-joined", "rails.lines", spaces=names)


def _connection(city: City) -> Iterator[ComponentError]:
    """Every space can be reached from the entry by streets."""
    apart = sorted({*range(len(city.spaces))} - _reached(city.links, city.entry))
    if apart:
        names = [city.spaces[space].id for space in apart]
        yield _fault("not-connected", "spaces.list", spaces=names)


def _full_moves(city: City) -> Iterator[ComponentError]:
    """B4.4: only a streetcar may be unable to move in full; everybody else always can."""
    ways = Ways(city)
    for mode, speed in enumerate(city.speeds):
        if mode == Mode.STREETCAR:
            continue
        travel = travel_of(mode, free_streetcar=False)
        for space in (START, *range(len(city.spaces))):
            for steps in range(speed, speed + MOST_SHARED + 1):
                if not ways.can_go(travel, space, steps):
                    yield _fault(
                        "no-full-move",
                        "entry.space" if space == START else f"spaces.list[{space}]",
                        space=city.spaces[city.entry if space == START else space].id,
                        mode=MODE_NAMES[mode],
                        steps=steps,
                    )
                    break


def _reached(links: list[list[int]], start: int) -> set[int]:
    reached = {start}
    waiting = [start]
    while waiting:
        for there in links[waiting.pop()]:
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached
