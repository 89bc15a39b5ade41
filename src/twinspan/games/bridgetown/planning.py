"""Planning (B3.2 to B3.5): coordinators are placed on the wheel."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import NOBODY, Action, Event, Seat
from twinspan.games.bridgetown.actions import ModePlan, SpecialPlan
from twinspan.games.bridgetown.state import COORDINATORS, PLAN, PLAN_ON, State

OWN_COORDINATOR_THERE: Final = Reason("B3.3", "own-coordinator-there", "mode")
SPECIAL_TAKEN: Final = Reason("B3.4", "special-taken", "special", "owner")
MODE_MUST_FOLLOW: Final = Reason("B3.5", "mode-must-follow")
NO_SPECIALS: Final = Reason("B7.2", "no-specials")


class Planning(Decision[State]):
    """B3.2: where to place the next coordinator."""

    name = "plan"
    kinds = frozenset(("plan", "plan special"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        actions = state.board.actions
        if state.step == PLAN_ON or state.chosen_options.no_specials:
            return [*actions.plan_mode]
        return [*actions.plan_mode, *actions.plan_special]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, ModePlan):
            taken = action.mode in state.players[seat].modes
            return OWN_COORDINATOR_THERE if taken else None
        assert isinstance(action, SpecialPlan)
        if state.chosen_options.no_specials:
            return NO_SPECIALS
        if state.step == PLAN_ON:
            return MODE_MUST_FOLLOW
        return SPECIAL_TAKEN if state.specials[action.special] != NOBODY else None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.step = PLAN
        if isinstance(action, ModePlan):
            state.players[seat].modes.append(action.mode)
            if events is not None:
                events.append(Event("planned", seat, {"mode": action.mode}))
        else:
            assert isinstance(action, SpecialPlan)
            state.specials[action.special] = seat
            if events is not None:
                events.append(Event("planned-special", seat, {"special": action.special}))
            if state.placed(seat) < COORDINATORS:  # B3.5
                state.step = PLAN_ON
                return
        state.queue.pop(0)
        if state.placed(seat) < COORDINATORS:
            state.queue.append(seat)


PLANNING: Final = Planning()
