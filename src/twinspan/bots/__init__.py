"""Opponents. A bot is given a view and the legal actions: it has nothing to peek at."""

import random
from collections.abc import Callable
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought
from twinspan.bots.bridgetown_apprentice import BridgetownApprentice
from twinspan.bots.budget import Budget, read_budget
from twinspan.bots.london_apprentice import LondonApprentice
from twinspan.core.errors import UsageError
from twinspan.core.game import Game

__all__ = ["Bot", "Cancelled", "Estimate", "RandomBot", "Thought", "bot", "bots"]

Maker = Callable[[Game, random.Random], Bot]
Thinker = Callable[[Game, random.Random, Budget], Bot]  # one whose strength is a matter of time


def _random(_: Game, rng: random.Random) -> Bot:
    return RandomBot(rng)


# By game, the strongest first.
_MAKERS: Final[dict[str, dict[str, Maker]]] = {
    "london": {"apprentice": LondonApprentice, "random": _random},
    "bridgetown": {"apprentice": BridgetownApprentice, "random": _random},
}


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all bots that play this game, the strongest first."""
    return tuple(_MAKERS[game_id])


def bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot by its name, to play this game. With the same rng it plays the same way again."""
    makers = _MAKERS[game.id]
    if name not in makers:
        raise UsageError("unknown-bot", {"bot": str(name), "known": list(makers)})
    return makers[name](game, rng)
