"""The journeyman: plays hundreds of games in its head before it decides.

It grows a search tree (``twinspan.bots.search``) on the position that it imagines from its view,
and takes the action that it came back to most often.
"""

import random
import time
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bot import WORTH_TELLING, Bot, Cancel, Cancelled, Estimate, Thought
from twinspan.bots.budget import Budget
from twinspan.bots.knowledge import Knowledge
from twinspan.bots.search import Arm, Search
from twinspan.core.game import Action, Game, View

_LOOK_UP: Final = 16  # simulations between two looks at who might have cancelled


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
        root = self.game.imagine(view, self.rng)
        root.forget_secrets(seat)  # the others choose anew in every simulation
        search = Search(root, self.knowledge, self.rng)
        budget = self.budget
        while search.simulations < budget.simulations:
            search.simulate()
            if search.simulations % _LOOK_UP == 0:
                if cancelled():
                    raise Cancelled
                if _settled(search.arms(seat), budget.simulations - search.simulations):
                    break
            if time.perf_counter() - start > budget.seconds:
                break
        return _thought(search.arms(seat), legal)


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
