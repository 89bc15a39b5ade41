"""Opponents. A bot is given a seat's view and the legal actions, and nothing else.

==========================================  =======================================
what a bot is                               ``bot.py``
the apprentice: greedy action values        ``apprentice.py``
the journeyman: tree search in a budget     ``journeyman.py``, ``budget.py``
the search, and what guides it              ``search.py``, ``heuristics.py``
what they know of each game                 ``london/``, ``bridgetown/``
==========================================  =======================================
"""

import random
from collections.abc import Callable
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought
from twinspan.bots.bridgetown.apprentice import BridgetownApprentice
from twinspan.bots.bridgetown.heuristics import BridgetownHeuristics
from twinspan.bots.budget import Budget, read_budget
from twinspan.bots.heuristics import Heuristics
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.bots.london.heuristics import LondonHeuristics
from twinspan.core.errors import UsageError
from twinspan.core.game import Game

__all__ = ["Bot", "Cancelled", "Estimate", "RandomBot", "Thought", "bot", "bots"]

DEFAULT_BUDGET: Final = "1s"  # what people at a table are happy to wait


class JourneymanMaker:
    """Makes journeymen whose search is guided by these heuristics."""

    def __init__(self, heuristics: Callable[[], Heuristics]) -> None:
        self._heuristics: Final = heuristics

    def make(self, game: Game, rng: random.Random, budget: Budget) -> Bot:
        return Journeyman(game, rng, budget, self._heuristics())


def _random(_: Game, rng: random.Random) -> Bot:
    return RandomBot(rng)


# By game, the strongest first: a master would stand before the journeyman.
_MAKERS: Final[dict[str, dict[str, JourneymanMaker | Callable[[Game, random.Random], Bot]]]] = {
    "london": {
        "journeyman": JourneymanMaker(LondonHeuristics),
        "apprentice": LondonApprentice,
        "random": _random,
    },
    "bridgetown": {
        "journeyman": JourneymanMaker(BridgetownHeuristics),
        "apprentice": BridgetownApprentice,
        "random": _random,
    },
}


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all bots that play this game, the strongest first."""
    return tuple(_MAKERS[game_id])


def bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot by its name, to play this game. With the same rng it plays the same way again.

    A journeyman's name may give its budget for each decision: ``journeyman:500``
    simulations, ``journeyman:1.5s``.
    """
    makers = _MAKERS[game.id]
    kind, colon, budget = str(name).partition(":")
    if kind not in makers:
        raise UsageError("unknown-bot", {"bot": str(name), "known": list(makers)})
    maker = makers[kind]
    if isinstance(maker, JourneymanMaker):
        return maker.make(game, rng, read_budget(budget if colon else DEFAULT_BUDGET))
    if colon:
        raise UsageError("no-budget", {"bot": kind})
    return maker(game, rng)
