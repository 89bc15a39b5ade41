"""Single moves of seat 0, on tables laid out by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

import twinspan
from tests.acting import act
from tests.bridgetown.table import FLAGS, PORTLAND, TWINFORD, racing
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition

# From the top of Twinford's river downwards; the Tram Bridge has the blue flag.
TWINFORD_FLAGS = ("red", "yellow", "white", "green", "blue", "purple", "black", "orange")


def setting_off(
    mode: str,
    start: str | None = None,
    *,
    sharing: int = 0,
    specials: Mapping[str, int] | None = None,
    seats: int = 3,
    in_round: int = 1,
    at: Mapping[int, str] | None = None,
    flags: Sequence[str | None] = FLAGS,
    cards: Mapping[int, Mapping[str, str]] | None = None,
    game: BridgetownGame = PORTLAND,
    free_streetcar: bool = False,
) -> BridgetownPosition:
    """Seat 0 is to choose a mode, has this one and stands there (None: at the start).

    So many others share the mode. Seat 1 is the next to choose.
    """
    spare = "bus" if mode == "walk" else "walk"
    others = [other for other in ("car", "blades", "bike") if other != mode][:2]
    modes = {0: [mode, spare], 1: others}
    for seat in range(1, sharing + 1):
        modes[seat] = [*modes.get(seat, []), mode]
    racers = {**(at or {})}
    if start is not None:
        racers[0] = start
    return racing(
        modes,
        specials=specials,
        seats=seats,
        in_round=in_round,
        at=racers,
        flags=flags,
        cards=cards,
        game=game,
        free_streetcar=free_streetcar,
    )


def ride(position: BridgetownPosition, mode: str, *spaces: str) -> list[Event]:
    """Seat 0 makes a whole move with this mode, over just these spaces."""
    events = act(position, 0, f"ride {mode}")
    for count, space in enumerate(spaces):
        if len(stepped(position, events)) == count:
            events += act(position, 0, f"to {space}")
    assert stepped(position, events) == [*spaces]
    assert any(event.kind == "moved" for event in events)
    return events


def stepped(position: BridgetownPosition, events: list[Event]) -> list[str]:
    """The spaces that seat 0 has stepped to."""
    spaces = position.board.city.spaces
    return [
        spaces[place].id
        for event in events
        if event.kind == "step"
        and event.seat == 0
        and isinstance(place := event.facts["space"], int)
    ]


def laid(game: BridgetownGame = PORTLAND, /, **flags: str) -> list[str | None]:
    """These flags on these bridges, and nothing on the others."""
    return [flags.get(bridge.id) for bridge in game.board.city.bridges]


def space(position: BridgetownPosition, name: str) -> int:
    """The number of a space."""
    return position.board.city.places[name]


def bridge(position: BridgetownPosition, name: str) -> int:
    """The number of a bridge."""
    return [bridge.id for bridge in position.board.city.bridges].index(name)


def colour(position: BridgetownPosition, name: str) -> int:
    """The number of a flag's colour: of the mode that takes it."""
    return position.board.city.colours.index(name)


def twinford_with(
    spaces: Sequence[str] = (),
    streets: Sequence[str] = (),
    rails: Sequence[str] | None = None,
    last: str | None = None,
) -> BridgetownGame:
    """Twinford with more spaces and streets, with other rails, or with that space listed last."""
    data: dict[str, Any] = {**TWINFORD.data()}
    for name in spaces:
        data["spaces"]["list"].append({"id": name, "name": name, "at": [0, 0]})
    for along in streets:
        data["streets"]["list"].append({"name": along, "along": along})
    if rails is not None:
        data["rails"]["lines"] = [*rails]
    data["spaces"]["list"].sort(key=lambda listed: listed["id"] == last)
    return twinspan.game("bridgetown", city=data)
