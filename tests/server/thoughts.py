"""Work for other processes: thoughts that take long, that are stubborn, or that tell their reasons.

Whatever a process does can be seen in a folder, whose name it has from its environment.
"""

import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from twinspan.bots import Bot, Cancelled, Estimate, Thought
from twinspan.bots.bot import Cancel
from twinspan.core.game import Action, Game, View
from twinspan.server import thinking
from twinspan.workers.async_pool import unwanted

FOLDER = "TWINSPAN_TEST_THOUGHTS"
PATIENCE = 20.0  # seconds, after which even the longest thought ends


def _mark(what: str) -> None:
    Path(os.environ[FOLDER], f"{what} {time.monotonic_ns()}").touch()


class Seen:
    """What the processes have done so far."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        folder.mkdir()
        monkeypatch.setenv(FOLDER, str(folder))

    def count(self, what: str) -> int:
        return sum(file.name.startswith(f"{what} ") for file in self._folder.iterdir())


# ----- for the processes themselves ---------------------------------------------------------------


def wait_until_unwanted() -> None:
    _mark("begun")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if unwanted():
            _mark("unwanted")
            return
        time.sleep(0.002)


def be_stubborn(seconds: float) -> None:
    """Never asks whether anybody still wants it."""
    _mark("begun")
    time.sleep(seconds)
    _mark("done")


def wanted_still() -> bool:
    return not unwanted()


# ----- for thinkers -------------------------------------------------------------------------------


class Dawdler(Bot):
    """Thinks until nobody wants to know any more."""

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        _mark("begun")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if cancelled():
                _mark("cancelled")
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

    def make(_: str, __: Game, ___: random.Random) -> Bot:
        return kind()

    with mock.patch.object(thinking, "bot", make):
        return thinking._think(*given)


def dawdle(*given: Any) -> Any:
    return _think_as(Dawdler, *given)


def reason(*given: Any) -> Any:
    return _think_as(Reasoner, *given)
