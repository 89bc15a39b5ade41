"""The apprentice of Bridgetown Races: it plans to the end of the round.

At every decision it searches for the best moves with the modes it has or could still choose
(``plans.py``), and takes the action that begins them. It keeps nothing between two decisions.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from twinspan.bots.apprentice import ActionValues, Apprentice
from twinspan.bots.bridgetown.evaluation import (
    colours_after,
    count_colours,
    evaluate_values,
    position_value,
)
from twinspan.bots.bridgetown.plans import DOUBLE, ModeSet, Plans, contested_bridges
from twinspan.bots.bridgetown.reach import Bridges, bits_of
from twinspan.core.position import Position
from twinspan.core.rules import Decision
from twinspan.core.terms import Action, Seat
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import FlagSwap, ModePlan, Ride, Special, SpecialPlan
from twinspan.games.bridgetown.city import MODES, ROUNDS
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import OFFERING_FIRST, RIDING
from twinspan.games.bridgetown.routes import rest_of
from twinspan.games.bridgetown.state import COORDINATORS
from twinspan.games.bridgetown.swapping import SWAPPING, why_not_swap

PLANNING_NOISE: Final = 0.02  # the standard deviation in colours, so that plans cannot be predicted
SPECIAL_COST: Final = 0.05  # colours that a special action must add to be chosen, or used now


class BridgetownApprentice(Apprentice):
    """Takes the action with which the best plan for the rest of the round begins."""

    def action_values(
        self, position: Position, seat: Seat, legal: Sequence[Action]
    ) -> ActionValues:
        assert isinstance(position, BridgetownPosition)
        values = _VALUES[position.asking](_ActionEvaluator(position, seat, legal))
        if position.asking is PLANNING:
            for action in values:
                values[action] += self.rng.gauss(0, PLANNING_NOISE)
        return values

    def estimate(
        self, position: Position, seat: Seat, value: float, best: float
    ) -> tuple[float, float]:
        assert isinstance(position, BridgetownPosition)
        players = position.players
        colours = [count_colours(player.card) for player in players]
        coming = [
            colours_after(has, _rest_of_round(position, player.modes)) - has
            for has, player in zip(colours, players, strict=True)
        ]
        coming[seat] += value - best
        values = [
            position_value(position, other) + coming[other] for other in range(position.seats)
        ]
        then = colours[seat] + max(0.0, coming[seat])
        score = colours_after(then, ROUNDS - position.round)
        return evaluate_values(position, values).win_shares[seat], score


def _rest_of_round(position: BridgetownPosition, modes: Sequence[int]) -> float:
    """The share of this round's moves that somebody with these modes still has to make."""
    return 1.0 if position.asking is PLANNING else len(modes) / COORDINATORS


class _ActionEvaluator:
    """What each action that is worth considering adds, in colours."""

    def __init__(self, position: BridgetownPosition, seat: Seat, legal: Sequence[Action]) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.legal: Final = legal
        self.plans: Final = Plans(position, seat)
        self.modes: Final = self._modes_left()

    def _modes_left(self) -> ModeSet:
        """What there is to move with, after the move that is being made."""
        position = self.position
        modes = [*position.players[self.seat].modes]
        if position.move is not None:
            modes.remove(position.move.mode)
        double = position.specials[Special.DOUBLE] == self.seat
        return bits_of(modes) | (DOUBLE if double else 0)

    def _contested_before(self, order: list[Seat]) -> Bridges:
        """The bridges whose flag somebody who moves earlier could take."""
        return contested_bridges(self.position, order[: order.index(self.seat)])

    # ----- planning ---------------------------------------------------------------------------

    def planning(self) -> ActionValues:
        """A place on the wheel is worth as much as the best set of modes it can become part of."""
        position, plans = self.position, self.plans
        first = position.specials[Special.FIRST] == self.seat
        order = position.clockwise_from(position.first)
        contested = 0 if first else self._contested_before(order)
        left = COORDINATORS - position.placed(self.seat)
        others = [mode for mode in range(MODES) if not self.modes >> mode & 1]
        mode_sets = [self.modes | bits_of(more) for more in combinations(others, left)]
        set_values = {modes: plans.best_now(modes, contested) for modes in mode_sets}
        values: ActionValues = {}
        for action in self.legal:
            if isinstance(action, ModePlan):
                values[action] = max(
                    value for modes, value in set_values.items() if modes >> action.mode & 1
                )
            elif isinstance(action, SpecialPlan) and left == 1:  # modes come first
                values[action] = self._special(action.special, contested) - SPECIAL_COST
        return values

    def _special(self, special: int, contested: Bridges) -> float:
        """What the modes at hand add with a special action."""
        plans, modes = self.plans, self.modes
        if special == Special.FIRST:
            return plans.best_now(modes, 0)
        if special == Special.DOUBLE:
            return plans.best_now(modes | DOUBLE, contested)
        with_swap = self.position.copy()
        with_swap.specials[special] = self.seat
        swaps = [
            swap
            for swap in self.position.board.actions.swap
            if why_not_swap(with_swap, self.seat, swap) is None
        ]
        return max([plans.best_now(modes, contested, swap) for swap in (None, *swaps)])

    # ----- racing -----------------------------------------------------------------------------

    def first(self) -> ActionValues:
        """Moving first makes sure of flags that somebody could take before."""
        plans, modes, actions = self.plans, self.modes, self.position.board.actions
        contested = self._contested_before(self.position.queue)
        return {
            actions.first: plans.best_now(modes, 0),
            actions.done: plans.best_now(modes, contested) + SPECIAL_COST,
        }

    def rides(self) -> ActionValues:
        plans, modes = self.plans, self.modes
        values: ActionValues = {}
        for action in self.legal:
            if isinstance(action, Ride):
                values[action] = plans.best_by(
                    plans.racer, plans.now, modes, action.mode, action.double, 0
                )
            elif isinstance(action, FlagSwap):
                values[action] = plans.best_now(modes, 0, action) - SPECIAL_COST
        return values

    def steps(self) -> ActionValues:
        """The value of a step is that of the best route on. A Swap is used before the ride."""
        plans, move = self.plans, self.position.move
        assert move is not None
        values: ActionValues = {}
        for route in rest_of(self.position, move):
            step = self.position.board.actions.step[route.path[1]]
            then = plans.after_passing(plans.now, bits_of(route.flags))
            value = then.value - plans.now.value + plans.best(route.end, then, self.modes)
            values[step] = max(value, values.get(step, value))
        if move.substitute:  # B4.4
            for stay in self.position.board.actions.stay:
                values[stay] = plans.best(plans.racer, plans.now, self.modes)
        return values

    def exchange(self) -> ActionValues:
        plans, move, actions = self.plans, self.position.move, self.position.board.actions
        assert move is not None
        now, then = plans.now, plans.taking(plans.now, move.taking[0])
        return {
            actions.done: plans.best(plans.racer, now, self.modes),
            actions.exchange: then.value - now.value + plans.best(plans.racer, then, self.modes),
        }

    def swaps(self) -> ActionValues:
        """After a move, a Swap is for the next one."""
        plans = self.plans
        values: ActionValues = {}
        for action in self.legal:
            if isinstance(action, FlagSwap):
                state = plans.swapping(plans.now, action)
                values[action] = plans.best(plans.racer, state, self.modes) - SPECIAL_COST
            else:
                values[action] = plans.best(plans.racer, plans.now, self.modes)
        return values


_VALUES: Final[dict[Decision[Any], Callable[[_ActionEvaluator], ActionValues]]] = {
    PLANNING: _ActionEvaluator.planning,
    OFFERING_FIRST: _ActionEvaluator.first,
    RIDING: _ActionEvaluator.rides,
    STEPPING: _ActionEvaluator.steps,
    EXCHANGING: _ActionEvaluator.exchange,
    SWAPPING: _ActionEvaluator.swaps,
}
