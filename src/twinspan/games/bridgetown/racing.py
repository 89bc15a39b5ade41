"""Racing (B3.6 to R3.15): who moves first, with which mode, and how far."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import NOBODY, Action, Event, Seat
from twinspan.games.bridgetown.actions import FlagSwap, Ride, Special
from twinspan.games.bridgetown.moving import begin_move, can_move
from twinspan.games.bridgetown.state import MOVE, State
from twinspan.games.bridgetown.swapping import swap, why_not_swap

NO_COORDINATOR: Final = Reason("B3.6", "no-coordinator", "mode")
NO_DOUBLE: Final = Reason("B3.11", "no-double")
DOUBLE_TOO_FAR: Final = Reason("B3.11", "double-too-far", "mode", "distance")


def shared(state: State, seat: Seat, mode: int) -> int:
    """B3.7: how many others still have a coordinator on this mode."""
    count = 0
    for other, player in enumerate(state.players):
        if other != seat and mode in player.modes:
            count += 1
    return count


def distance(state: State, seat: Seat, mode: int, double: bool) -> int:
    """B3.7, B3.11: base speed and one for each other player; doubled, twice the base speed."""
    speed = state.board.city.speeds[mode]
    return 2 * speed if double else speed + shared(state, seat, mode)


def movers(state: State) -> list[Seat]:
    """B3.6: who moves in a turn of the race, in order: everybody who has a mode left."""
    return [seat for seat in state.clockwise_from(state.first) if state.players[seat].modes]


def offers_first(state: State) -> Seat:
    """R3.15: who is asked before the turn whether to move first, or NOBODY."""
    owner = state.specials[Special.FIRST]
    waiting = state.queue.index(owner) if owner in state.queue else 0
    return owner if waiting > 0 else NOBODY


class OfferingFirst(Decision[State]):
    """B3.10: whether to move before everybody else in this turn of the race."""

    name = "first"
    kinds = frozenset(("first", "done"))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return [state.board.actions.first, state.board.actions.done]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return None  # who is asked may

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.step = MOVE
        if action is not state.board.actions.first:
            return
        state.queue.remove(seat)
        state.queue.insert(0, seat)
        state.specials[Special.FIRST] = NOBODY
        if events is not None:
            events.append(Event("goes-first", seat, {}))


class Riding(Decision[State]):
    """B3.6, B3.9, B3.11: the mode to move with, doubled or not; R3.13: Swap may come before it.

    Nobody has to use a special action; R3.14: two may go with the same move."""

    name = "ride"
    kinds = frozenset(("ride", "ride double", "swap"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        actions, modes = state.board.actions, state.players[seat].modes
        found: list[Action] = [actions.ride[mode] for mode in modes]
        if state.specials[Special.DOUBLE] == seat:
            found += [actions.ride_double[mode] for mode in modes]
        if state.specials[Special.SWAP] == seat:
            found += actions.swap
        return found

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, FlagSwap):
            return why_not_swap(state, seat, action)
        assert isinstance(action, Ride)
        if action.mode not in state.players[seat].modes:
            return NO_COORDINATOR
        if not action.double:
            return None
        if state.specials[Special.DOUBLE] != seat:
            return NO_DOUBLE
        far = distance(state, seat, action.mode, double=True)
        return None if can_move(state, seat, action.mode, far) else DOUBLE_TOO_FAR

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, FlagSwap):
            swap(state, seat, action, events)
            return
        assert isinstance(action, Ride)
        mode, double = action.mode, action.double
        far = distance(state, seat, mode, double)
        if double:
            state.specials[Special.DOUBLE] = NOBODY
        if events is not None:
            facts = {"mode": mode, "distance": far}
            if double:
                events.append(Event("rides-double", seat, {**facts}))
            else:
                events.append(Event("rides", seat, {**facts, "shared": shared(state, seat, mode)}))
        begin_move(state, seat, mode, double, far, events)


OFFERING_FIRST: Final = OfferingFirst()
RIDING: Final = Riding()
