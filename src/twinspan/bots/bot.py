"""What a computer opponent is: given a view and the legal actions, it decides and says why."""

import random
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from twinspan.core.errors import UsageError
from twinspan.core.game import Game, View
from twinspan.core.terms import Action, rng_choice

MAX_ESTIMATES: Final = 3  # told of a decision: for the chosen action and the next best

Cancel = Callable[[], bool]  # called now and then: whether the decision is no longer wanted


class Cancelled(Exception):  # noqa: N818 - what happened, not a fault
    """Raised when a decision is no longer wanted."""


def never() -> bool:
    return False


class Estimate:
    """What a bot expects of an action, for itself."""

    __slots__ = ("action", "score", "win_share")

    def __init__(self, action: Action, win_share: float, score: float) -> None:
        self.action: Final = action
        self.win_share: Final = win_share  # 0 to 1; a victory shared by k counts 1/k
        self.score: Final = score  # at the end of the game

    def __repr__(self) -> str:
        return f"<{self.action.notation}: wins {self.win_share:.0%}, score {self.score:.1f}>"


class Thought:
    """A decision and why: the estimates of the chosen action first, then of the next best ones."""

    __slots__ = ("action", "estimates")

    def __init__(self, action: Action, estimates: Sequence[Estimate] = ()) -> None:
        self.action: Final = action
        self.estimates: Final = tuple(estimates)  # none where nothing was compared


class Bot:
    """Decides for a seat. All it is given is the seat's view, so it cannot peek at the rest."""

    looks: ClassVar[bool] = True  # at the view, which need not be made for a bot that does not
    name: str = ""  # by which it was asked for

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def think(self, view: View, legal: Sequence[Action], cancelled: Cancel = never) -> Thought:
        """Decide, and say why. Raises ``Cancelled`` if the decision is no longer wanted."""
        if not legal:
            raise UsageError("nothing-to-choose")
        if len(legal) == 1:
            return Thought(legal[0])
        if cancelled():
            raise Cancelled
        if self.looks and view.get("seat") is None:
            raise UsageError("nobodys-view")
        return self.weigh(view, legal, cancelled)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return self.think(view, legal).action

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        """Decide between several actions: what a bot is made of, and all that it must have."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action, each as likely as any other."""

    looks = False

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        return Thought(rng_choice(self.rng, legal))
