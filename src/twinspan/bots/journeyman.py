"""The journeyman: tries hundreds of continuations in its head before it decides.

It grows a search tree (``twinspan.bots.search``) on positions that it imagines from its view, and
takes the action that it came back to most often.
"""

import random
import time
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import WORTH_TELLING, Bot, Cancel, Cancelled, Estimate, Thought
from twinspan.bots.budget import Budget
from twinspan.bots.heuristics import Knowledge
from twinspan.bots.search import Arm, Search
from twinspan.core.game import Action, Game, Position, View
from twinspan.core.terms import NOBODY

_LOOK_UP: Final = 8  # simulations on one imagined position, before it looks up


class Journeyman(Bot):
    """Searches as long as its budget lasts, or until nothing can change its mind."""

    def __init__(
        self, game: Game, rng: random.Random, budget: Budget, knowledge: Knowledge
    ) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.budget: Final = budget
        self.knowledge: Final = knowledge

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        start = time.perf_counter()
        seat = view["seat"]
        assert isinstance(seat, int)
        search = Search(self.knowledge, self.rng)
        budget = self.budget
        root = self._imagine(view)
        while search.simulations < budget.simulations:
            search.simulate(root)
            if search.simulations % _LOOK_UP == 0:
                if cancelled():
                    raise Cancelled
                if _settled(search.arms(seat), budget.simulations - search.simulations):
                    break
                root = self._imagine(view)
            if time.perf_counter() - start > budget.seconds:
                break
        return _thought(search.arms(seat), legal)

    def _imagine(self, view: View) -> Position:
        """A position that is possible, in which all secret choices are still to be made: they are
        made anew in every simulation."""
        root = self.game.imagine(view, self.rng)
        root.forget_secrets(NOBODY)
        return root


def _settled(arms: dict[int, Arm], left: float) -> bool:
    """Whether no other action can still be visited more often than the first."""
    visits = sorted([arm.visits for arm in arms.values()])
    return visits[-1] - visits[-2] > left


def _thought(arms: dict[int, Arm], legal: Sequence[Action]) -> Thought:
    """The most visited action, of equals the better one; then the next."""
    tried = [action for action in legal if arms[action.id].visits]
    tried.sort(key=lambda action: _standing(arms[action.id]), reverse=True)
    estimates = [
        Estimate(action, arm.share / arm.visits, arm.score / arm.visits)
        for action in tried[:WORTH_TELLING]
        for arm in (arms[action.id],)
    ]
    return Thought(tried[0], estimates)


def _standing(arm: Arm) -> tuple[int, float]:
    return arm.visits, arm.value / arm.visits
