"""The apprentice: a computer opponent for Bridgetown Races that thinks to the end of the round.

Whatever it is asked, it looks for the best moves with the modes it has or could still choose
(``twinspan.bots.bridgetown.plans``) and answers as they demand. It remembers nothing between two
decisions: step by step it takes the best way on from where it stands.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from twinspan.bots.apprentice import Apprentice, Likings
from twinspan.bots.bridgetown.heuristics import colours_after, count_colours, hope, judge_hopes
from twinspan.bots.bridgetown.plans import DOUBLE, Kit, Plans, contested
from twinspan.bots.bridgetown.reach import Bridges, bits_of
from twinspan.core.flow import Decision
from twinspan.core.game import Action, Position, Seat
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

HESITATION: Final = 0.02  # colours by which its liking of a plan wavers, so that it surprises
WORTH_A_SPECIAL: Final = 0.05  # colours that a special action must add to be chosen, or used now


class BridgetownApprentice(Apprentice):
    """Plans the round as well as it can see, and follows the plan as long as nothing is better."""

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        assert isinstance(position, BridgetownPosition)
        likings = _LIKINGS[position.asking](_Decision(position, seat, legal))
        if position.asking is PLANNING:
            for action in likings:
                likings[action] += self.rng.gauss(0, HESITATION)
        return likings

    def estimate(
        self, position: Position, seat: Seat, liking: float, best: float
    ) -> tuple[float, float]:
        assert isinstance(position, BridgetownPosition)
        players = position.players
        colours = [count_colours(player.card) for player in players]
        coming = [
            colours_after(has, _rest_of_round(position, player.modes)) - has
            for has, player in zip(colours, players, strict=True)
        ]
        coming[seat] += liking - best
        hopes = [hope(position, other) + coming[other] for other in range(position.seats)]
        then = colours[seat] + max(0.0, coming[seat])
        score = colours_after(then, ROUNDS - position.round)
        return judge_hopes(position, hopes).shares[seat], score


def _rest_of_round(position: BridgetownPosition, modes: Sequence[int]) -> float:
    """The part of this round that somebody with these modes still has to move in."""
    return 1.0 if position.asking is PLANNING else len(modes) / COORDINATORS


class _Decision:
    """What each answer that is worth a thought would add, in colours."""

    def __init__(self, position: BridgetownPosition, seat: Seat, legal: Sequence[Action]) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.legal: Final = legal
        self.plans: Final = Plans(position, seat)
        self.kit: Final = self._kit()

    def _kit(self) -> Kit:
        """What there is to move with, after the move that is being made."""
        position = self.position
        modes = [*position.players[self.seat].modes]
        if position.move is not None:
            modes.remove(position.move.mode)
        double = position.specials[Special.DOUBLE] == self.seat
        return bits_of(modes) | (DOUBLE if double else 0)

    def _contested_before(self, order: list[Seat]) -> Bridges:
        """The bridges whose flag somebody who moves earlier could take."""
        return contested(self.position, order[: order.index(self.seat)])

    # ----- planning ---------------------------------------------------------------------------

    def places(self) -> Likings:
        """A place on the wheel is as good as the best kit that it can become part of."""
        position, plans = self.position, self.plans
        first = position.specials[Special.FIRST] == self.seat
        order = position.clockwise_from(position.first)
        doubtful = 0 if first else self._contested_before(order)
        left = COORDINATORS - position.placed(self.seat)
        others = [mode for mode in range(MODES) if not self.kit >> mode & 1]
        kits = [self.kit | bits_of(more) for more in combinations(others, left)]
        values = {kit: plans.best_now(kit, doubtful) for kit in kits}
        likings: Likings = {}
        for action in self.legal:
            if isinstance(action, ModePlan):
                likings[action] = max(values[kit] for kit in kits if kit >> action.mode & 1)
            elif isinstance(action, SpecialPlan) and left == 1:  # modes come first
                likings[action] = self._special(action.special, doubtful) - WORTH_A_SPECIAL
        return likings

    def _special(self, special: int, doubtful: Bridges) -> float:
        """What the modes at hand can do with a special action."""
        plans, kit = self.plans, self.kit
        if special == Special.FIRST:
            return plans.best_now(kit, 0)
        if special == Special.DOUBLE:
            return plans.best_now(kit | DOUBLE, doubtful)
        with_swap = self.position.copy()
        with_swap.specials[special] = self.seat
        swaps = [
            swap
            for swap in self.position.board.actions.swap
            if why_not_swap(with_swap, self.seat, swap) is None
        ]
        return max([plans.best_now(kit, doubtful, swap) for swap in (None, *swaps)])

    # ----- racing -----------------------------------------------------------------------------

    def first(self) -> Likings:
        """First is for flags that somebody could take before."""
        plans, kit, actions = self.plans, self.kit, self.position.board.actions
        doubtful = self._contested_before(self.position.queue)
        return {
            actions.first: plans.best_now(kit, 0),
            actions.done: plans.best_now(kit, doubtful) + WORTH_A_SPECIAL,
        }

    def rides(self) -> Likings:
        plans, kit = self.plans, self.kit
        likings: Likings = {}
        for action in self.legal:
            if isinstance(action, Ride):
                likings[action] = plans.best_by(
                    plans.racer, plans.now, kit, action.mode, action.double, 0
                )
            elif isinstance(action, FlagSwap):
                likings[action] = plans.best_now(kit, 0, action) - WORTH_A_SPECIAL
        return likings

    def steps(self) -> Likings:
        """A step is as good as the best way on. A Swap had its chance before the ride."""
        plans, move = self.plans, self.position.move
        assert move is not None
        likings: Likings = {}
        for route in rest_of(self.position, move):
            step = self.position.board.actions.step[route.path[0]]
            then = plans.after_passing(plans.now, bits_of(route.flags))
            value = then.worth - plans.now.worth + plans.best(route.end, then, self.kit)
            likings[step] = max(value, likings.get(step, value))
        return likings

    def exchange(self) -> Likings:
        plans, move, actions = self.plans, self.position.move, self.position.board.actions
        assert move is not None
        now, then = plans.now, plans.taking(plans.now, move.taking[0])
        return {
            actions.done: plans.best(plans.racer, now, self.kit),
            actions.exchange: then.worth - now.worth + plans.best(plans.racer, then, self.kit),
        }

    def swaps(self) -> Likings:
        """After a move a Swap is for the next one."""
        plans = self.plans
        likings: Likings = {}
        for action in self.legal:
            if isinstance(action, FlagSwap):
                table = plans.swapping(plans.now, action)
                likings[action] = plans.best(plans.racer, table, self.kit) - WORTH_A_SPECIAL
            else:
                likings[action] = plans.best(plans.racer, plans.now, self.kit)
        return likings


_LIKINGS: Final[dict[Decision[Any], Callable[[_Decision], Likings]]] = {
    PLANNING: _Decision.places,
    OFFERING_FIRST: _Decision.first,
    RIDING: _Decision.rides,
    STEPPING: _Decision.steps,
    EXCHANGING: _Decision.exchange,
    SWAPPING: _Decision.swaps,
}
