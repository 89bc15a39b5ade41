"""Bots for the processes that think: one that takes long, and one that tells its reasons."""

import random
import time
from collections.abc import Sequence
from typing import Any
from unittest import mock

from tests.workers.jobs import PATIENCE, mark
from twinspan.bots import Bot, Cancelled, Estimate, Thought
from twinspan.bots.bot import Cancel
from twinspan.core.game import Game, View
from twinspan.core.terms import Action
from twinspan.server import thinking


class SlowBot(Bot):
    """Thinks until nobody wants to know any more."""

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        mark("begun")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if cancelled():
                mark("cancelled")
                raise Cancelled
            time.sleep(0.002)
        return Thought(legal[0])


class Reasoner(Bot):
    """Has an opinion of every action: the later in the list, the worse."""

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        estimates = [
            Estimate(action, 0.87654 / (place + 1), 40.123 - place)
            for place, action in enumerate(legal)
        ]
        return Thought(legal[0], estimates)


def _think_as(kind: type[Bot], *given: Any) -> Any:
    """In a process of its own, where no other test is."""

    def make(_: str, game: Game, rng: random.Random) -> Bot:
        return kind(game, rng)

    with mock.patch.object(thinking, "bot", make):
        return thinking._think(*given)


def think_slowly(*given: Any) -> Any:
    return _think_as(SlowBot, *given)


def reason(*given: Any) -> Any:
    return _think_as(Reasoner, *given)
