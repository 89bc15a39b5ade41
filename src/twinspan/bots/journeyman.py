"""The journeyman: information-set Monte Carlo tree search within a budget (``search.py``).

It searches on positions that it imagines from its view, and plays the most visited action.
"""

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from twinspan.bots.bot import MAX_ESTIMATES, Bot, Cancel, Cancelled, Estimate, Thought
from twinspan.bots.budget import Budget
from twinspan.bots.heuristics import Heuristics
from twinspan.bots.search import Arm, Search
from twinspan.core.game import Game, View
from twinspan.core.position import Position
from twinspan.core.terms import Action

_BATCH: Final = 8  # simulations on one determinization, before it is asked whether to go on


class Journeyman(Bot):
    """Searches until its budget is spent, or no further simulation could change the result."""

    def __init__(
        self, game: Game, rng: random.Random, budget: Budget, heuristics: Heuristics
    ) -> None:
        super().__init__(game, rng)
        self.budget: Final = budget
        self.heuristics: Final = heuristics

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        start = time.perf_counter()
        seat = view["seat"]
        assert isinstance(seat, int)
        search = Search(self.heuristics, self.rng)
        budget = self.budget
        root = self._determinize(view)
        while search.simulations < budget.simulations:
            search.simulate(root)
            if search.simulations % _BATCH == 0:
                if cancelled():
                    raise Cancelled
                if _is_settled(search.root_arms(seat), budget.simulations - search.simulations):
                    break
                root = self._determinize(view)
            if time.perf_counter() - start > budget.seconds:
                break
        return _thought(search.root_arms(seat), legal)

    def _determinize(self, view: View) -> Position:
        """A position that the view allows, with all secret choices still to be made: every
        simulation makes them anew."""
        return self.game.imagine(view, self.rng, choices=False)


def _is_settled(arms: dict[int, Arm], left: float) -> bool:
    """Whether the simulations left cannot make another arm the most visited."""
    visits = sorted([arm.visits for arm in arms.values()])
    return visits[-1] - visits[-2] > left


def _thought(arms: dict[int, Arm], legal: Sequence[Action]) -> Thought:
    """The most visited action, of equals the one with the higher value; then the next."""
    visited = [action for action in legal if arms[action.id].visits]
    visited.sort(key=lambda action: _rank(arms[action.id]), reverse=True)
    estimates = [
        Estimate(action, arm.win_share_sum / arm.visits, arm.score_sum / arm.visits)
        for action in visited[:MAX_ESTIMATES]
        for arm in (arms[action.id],)
    ]
    return Thought(visited[0], estimates)


def _rank(arm: Arm) -> tuple[int, float]:
    return arm.visits, arm.value_sum / arm.visits


class JourneymanMaker:
    """Makes journeymen whose search is guided by these heuristics."""

    def __init__(self, heuristics: Callable[[], Heuristics]) -> None:
        self._heuristics: Final = heuristics

    def make(self, game: Game, rng: random.Random, budget: Budget) -> Bot:
        return Journeyman(game, rng, budget, self._heuristics())
