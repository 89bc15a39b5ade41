"""What an action meets: where it is offered, how far a mode goes and which flags change place;
where it is refused, what a reason needs to be understood."""

from twinspan.core.errors import Facts
from twinspan.core.terms import Action, Seat
from twinspan.games.bridgetown.actions import FlagSwap, ModePlan, Ride, SpecialPlan, Step
from twinspan.games.bridgetown.moving import can_move
from twinspan.games.bridgetown.racing import distance, shared
from twinspan.games.bridgetown.state import State


def offered(state: State, seat: Seat, action: Action) -> Facts:
    """What the action carries, and what it would meet here."""
    return {**action.facts(), **_met(state, seat, action)}


def _met(state: State, seat: Seat, action: Action) -> Facts:
    if isinstance(action, ModePlan):
        mode = action.mode
        far = distance(state, seat, mode, double=False)
        return {
            "speed": state.board.city.speeds[mode],
            "shared": shared(state, seat, mode),
            "distance": far,
            "possible": int(can_move(state, seat, mode, far)),  # from here, as things are now
        }
    if isinstance(action, Ride):
        far = distance(state, seat, action.mode, action.double)
        return {
            "speed": state.board.city.speeds[action.mode],
            "shared": 0 if action.double else shared(state, seat, action.mode),
            "distance": far,
            "possible": int(can_move(state, seat, action.mode, far)),
        }
    if isinstance(action, FlagSwap):
        return {"flag": state.flags[action.other], "other_flag": state.flags[action.bridge]}
    if state.move is not None and state.move.taking:
        bridge = state.move.taking[0]
        old = state.players[seat].card[bridge]
        return {"bridge": bridge, "flag": state.flags[bridge], "old": old}
    return {}


def refused(state: State, seat: Seat, action: Action) -> Facts:
    """Whatever a reason may need to be understood, by name."""
    left = 0 if state.move is None else state.move.left
    known: Facts = {"entry": state.board.city.entry, "left": left, **action.facts()}
    if isinstance(action, SpecialPlan):
        known["owner"] = state.specials[action.special]
    elif isinstance(action, Ride):
        known["distance"] = distance(state, seat, action.mode, action.double)
    elif isinstance(action, FlagSwap):
        known["flag"] = state.flags[action.bridge]
    elif isinstance(action, Step):
        known["here"] = state.players[seat].racer
    return known
