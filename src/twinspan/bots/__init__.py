"""Opponents. A bot is given a view and the legal actions: it has nothing to peek at."""

import random
from collections.abc import Sequence
from typing import Protocol

from twinspan.core.game import Action, View, rng_choice


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...


class RandomBot:
    """Takes any legal action, each as likely as any other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return rng_choice(self.rng, legal)
