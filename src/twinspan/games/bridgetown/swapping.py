"""Swap (B3.12): the flags of two bridges are exchanged, before or after a move of one's own."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import NOBODY, Action, Event, Seat
from twinspan.games.bridgetown.actions import FlagSwap, Special
from twinspan.games.bridgetown.city import Mode
from twinspan.games.bridgetown.state import COORDINATORS_BACK, NO_FLAG, State

NO_SWAP: Final = Reason("B3.12", "no-swap")
NO_FLAG_THERE: Final = Reason("B3.12", "no-flag-to-swap", "bridge", "other")
BLUE_STAYS: Final = Reason("B3.12", "blue-stays")
SAME_COLOUR: Final = Reason("B3.12", "same-colour", "flag")


def why_not_swap(state: State, seat: Seat, action: FlagSwap) -> Reason | None:
    """B3.12: two flags of different colours, neither of them blue (but B7.1)."""
    if state.specials[Special.SWAP] != seat:
        return NO_SWAP
    one, other = state.flags[action.bridge], state.flags[action.other]
    if one == NO_FLAG or other == NO_FLAG:
        return NO_FLAG_THERE
    if Mode.STREETCAR in (one, other) and not state.chosen_options.free_streetcar:
        return BLUE_STAYS
    return SAME_COLOUR if one == other else None


def swap(state: State, seat: Seat, action: FlagSwap, events: Events) -> None:
    """B3.12: exchange the flags; the coordinator has done its work."""
    flags = state.flags
    flags[action.bridge], flags[action.other] = flags[action.other], flags[action.bridge]
    state.specials[Special.SWAP] = NOBODY
    if events is not None:
        facts = {**action.facts(), "flag": flags[action.bridge], "other_flag": flags[action.other]}
        events.append(Event("swapped", seat, facts))


class Swapping(Decision[State]):
    """R3.13: after the move, if Swap is still unused."""

    name = "swap"
    kinds = frozenset(("swap", "done"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*state.board.actions.swap, state.board.actions.done]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why_not_swap(state, seat, action) if isinstance(action, FlagSwap) else None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, FlagSwap):
            swap(state, seat, action, events)
        state.step = COORDINATORS_BACK


SWAPPING: Final = Swapping()
