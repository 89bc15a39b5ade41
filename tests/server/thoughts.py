"""Bots for the processes that think: they dawdle, hang, end their process, tell why."""

import os
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


class Hanging(Bot):
    """Never asks whether anybody still waits."""

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        mark(f"hanging {os.getpid()}")
        time.sleep(600)
        return Thought(legal[0])


class Leaving(Bot):
    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        mark("leaving")
        os._exit(3)


class Stuck(Hanging):
    """Never comes into being."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__(game, rng)
        time.sleep(600)


class Gone(Leaving):
    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__(game, rng)
        os._exit(3)


class Here(Bot):
    """Tells as a score in which process it thinks."""

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        return Thought(legal[0], [Estimate(legal[0], 0.5, os.getpid())])


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
