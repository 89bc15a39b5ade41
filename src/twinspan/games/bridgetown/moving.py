"""Moving (B4): step by step, the full distance, never straight back."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.bridgetown.actions import FlagSwap, Special, Step
from twinspan.games.bridgetown.city import NO_BRIDGE, START
from twinspan.games.bridgetown.flags import arrive
from twinspan.games.bridgetown.state import FLAGS, STEPS, Move, State
from twinspan.games.bridgetown.swapping import swap, why_not_swap
from twinspan.games.bridgetown.ways import NO_WAY, ON_FOOT, ON_RAILS, travel_of

STANDS_THERE: Final = Reason("B4.1", "stands-there", "space")
NOT_LINKED: Final = Reason("B4.1", "not-linked", "space", "here")
ENTER_FIRST: Final = Reason("B2.3", "enter-first", "space", "entry")
STRAIGHT_BACK: Final = Reason("B4.2", "straight-back", "space")
STAIRS_FOR_WALKERS: Final = Reason("B4.3", "stairs-for-walkers", "space")
RAILS_ONLY: Final = Reason("B4.5", "rails-only", "space")
MUST_MOVE: Final = Reason("B3.8", "must-move", "left")
DEAD_END: Final = Reason("B3.8", "dead-end", "space", "left")
SWAP_TOO_LATE: Final = Reason("R3.13", "swap-too-late")


def how_to_travel(state: State, mode: int) -> int:
    return travel_of(mode, state.chosen_options.free_streetcar)


def can_move(state: State, seat: Seat, mode: int, steps: int) -> bool:
    """B3.8: whether this player's racer can make so many steps with this mode."""
    racer = state.players[seat].racer
    return state.board.ways.can_go(how_to_travel(state, mode), racer, steps)


def new_move(state: State, start: int, mode: int, double: bool, steps: int) -> Move:
    """A move from a space; B4.4: where it cannot be made in full, a walk of one step instead."""
    travel = how_to_travel(state, mode)
    substitute = not state.board.ways.can_go(travel, start, steps)
    if substitute:
        travel, steps = ON_FOOT, 1
    return Move(mode, double, substitute, travel, steps, NO_WAY, [start], [], [])


def begin_move(
    state: State, seat: Seat, mode: int, double: bool, steps: int, events: Events
) -> None:
    """B3.6: set off, with the mode or on foot (B4.4).

    There is always somewhere to walk: a city with a space that a walker cannot leave is refused
    (``no-full-move`` in ``faults.py``).
    """
    state.move = new_move(state, state.players[seat].racer, mode, double, steps)
    state.step = STEPS
    if state.move.substitute and events is not None:
        may_stay = bool(state.board.actions.stay)
        events.append(Event("may-walk" if may_stay else "must-walk", seat, {"mode": mode}))


def step_to(state: State, move: Move, space: int) -> None:
    """Follow a move to the next space, and note the bridge that this leaves at an end (B5.1)."""
    ways = state.board.ways
    way = ways.between[move.path[-1], space]
    move.way = way
    move.path.append(space)
    move.left -= 1
    bridge = ways.leaves[way]
    if bridge != NO_BRIDGE and bridge not in move.crossed:
        move.crossed.append(bridge)


def stay(state: State, seat: Seat, move: Move, events: Events) -> None:
    """B4.4: the racer stays where it is, and takes nothing."""
    move.left = 0
    state.step = FLAGS
    if events is not None:
        events.append(Event("stayed", seat, {"mode": move.mode}))


class Stepping(Decision[State]):
    """B4.1, B3.8: the next space; R3.13: before the first step a Swap is possible too.

    B4.4: who walks in place of a move may stay instead.
    """

    name = "step"
    kinds = frozenset(("step", "stay", "swap"))

    def legal(self, state: State, seat: Seat) -> list[Action] | tuple[Action, ...]:
        assert state.move is not None
        steps = offered_steps(state, state.move)
        if state.move.substitute:
            steps = (*steps, *state.board.actions.stay)
        if state.specials[Special.SWAP] != seat:
            return steps
        swaps = state.board.actions.swap
        return [*steps, *(action for action in swaps if self.why_not(state, seat, action) is None)]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        move = state.move
        assert move is not None
        if isinstance(action, FlagSwap):
            reason = why_not_swap(state, seat, action)
            return reason if reason is not None or not move.begun else SWAP_TOO_LATE
        if not isinstance(action, Step):  # B4.4
            return None if move.substitute else MUST_MOVE
        if action in offered_steps(state, move):
            return None
        return why_no_step(state, move, action.space)

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, FlagSwap):
            swap(state, seat, action, events)
            return
        move = state.move
        assert move is not None
        if not isinstance(action, Step):
            stay(state, seat, move, events)
            return
        step_to(state, move, action.space)
        state.players[seat].racer = action.space
        if events is not None:
            events.append(Event("step", seat, {"space": action.space, "left": move.left}))
        if move.left == 0:
            arrive(state, seat, events)


STEPPING: Final = Stepping()


def offered_steps(state: State, move: Move) -> tuple[Action, ...]:
    """B3.8: the steps after which the rest of the move can still be made."""
    return state.board.steps(move.travel, move.path[-1], move.way, move.left)


def why_no_step(state: State, move: Move, space: int) -> Reason:
    """The rule that keeps a racer from going to a space where it may not."""
    city, ways = state.board.city, state.board.ways
    here = move.path[-1]
    if space == here:
        return STANDS_THERE
    if here == START:
        return ENTER_FIRST
    by_stairs = city.stairs[here] == space
    if space not in city.links[here] and not by_stairs:
        return NOT_LINKED
    if move.begun and space == move.path[-2]:
        return STRAIGHT_BACK
    if ways.between[here, space] in ways.open_to(move.travel, here, move.way):
        return DEAD_END
    return RAILS_ONLY if move.travel == ON_RAILS else STAIRS_FOR_WALKERS
