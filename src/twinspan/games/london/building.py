"""Building on the bridge (L4): where a building goes, and what it may replace."""

from bisect import insort
from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.london import actions
from twinspan.games.london.actions import Replacement
from twinspan.games.london.components import NUMBERS
from twinspan.games.london.state import NO_BUILDING, PERFORM, State

NOT_ON_BRIDGE: Final = Reason("L4.3", "not-on-bridge", "old")
BREAKS_THE_LINE: Final = Reason("L4.3", "breaks-the-line", "old", "building")


def is_park(building: int) -> bool:
    return building > NUMBERS


def fits_next_site(bridge: list[int], building: int) -> bool:
    """L4.2, L4.4, L4.5: a park always; a number at the start, after a park, or if it is lower."""
    if is_park(building) or not bridge:
        return True
    left = bridge[-1]
    return is_park(left) or building < left


def fits_in_place_of(bridge: list[int], site: int, building: int) -> bool:
    """L4.3, L4.4: no park is replaced, and every line stays descending."""
    if is_park(bridge[site]):
        return False
    if site > 0:
        left = bridge[site - 1]
        if not is_park(left) and left < building:
            return False
    if site + 1 < len(bridge):
        right = bridge[site + 1]
        if not is_park(right) and right > building:
            return False
    return True


def build_on_next_site(state: State, seat: Seat, events: Events) -> None:
    """L4.1, R4.6: a building that fits the next free site goes there."""
    building = state.building
    bridge = state.players[seat].bridge
    bridge.append(building)
    if events is not None:
        events.append(Event("built", seat, {"building": building, "site": len(bridge)}))
    _built(state, seat)


def _built(state: State, seat: Seat) -> None:
    """L8.14: the lowest house number built in a round counts, even if it is replaced later."""
    building = state.building
    if not is_park(building) and (state.lowest == NO_BUILDING or building < state.lowest):
        state.lowest = building
        state.lowest_seat = seat
    state.step = PERFORM


class Replacing(Decision[State]):
    """L4.3: which building the new one replaces. There is always at least one that it can."""

    name = "replace"
    kinds = frozenset(("replace",))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        bridge, building = state.players[seat].bridge, state.building
        return [
            actions.REPLACE[bridge[site] - 1]
            for site in range(len(bridge))
            if fits_in_place_of(bridge, site, building)
        ]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, Replacement)
        bridge = state.players[seat].bridge
        if action.number not in bridge:
            return NOT_ON_BRIDGE
        if not fits_in_place_of(bridge, bridge.index(action.number), state.building):
            return BREAKS_THE_LINE
        return None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, Replacement)
        bridge = state.players[seat].bridge
        site = bridge.index(action.number)
        bridge[site] = state.building
        insort(state.removed, action.number)
        if events is not None:
            facts = {"building": state.building, "old": action.number, "site": site + 1}
            events.append(Event("replaced", seat, {**facts}))
        _built(state, seat)


REPLACING: Final = Replacing()
