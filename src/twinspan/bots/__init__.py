"""Opponents. A bot is given a view and the legal actions: it has nothing to peek at."""

import random
from collections.abc import Callable
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought
from twinspan.bots.bridgetown.apprentice import BridgetownApprentice
from twinspan.bots.bridgetown.heuristics import BridgetownKnowledge
from twinspan.bots.budget import Budget, read_budget
from twinspan.bots.heuristics import Knowledge
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.bots.london.heuristics import LondonKnowledge
from twinspan.core.errors import UsageError
from twinspan.core.game import Game

__all__ = ["Bot", "Cancelled", "Estimate", "RandomBot", "Thought", "bot", "bots"]

USUAL_BUDGET: Final = "1s"  # what people at a table gladly wait


class Journeymen:
    """Makes journeymen who know so much of their game."""

    def __init__(self, knowledge: Callable[[], Knowledge]) -> None:
        self._knowledge: Final = knowledge

    def make(self, game: Game, rng: random.Random, budget: Budget) -> Bot:
        return Journeyman(game, rng, budget, self._knowledge())


def _random(_: Game, rng: random.Random) -> Bot:
    return RandomBot(rng)


# By game, the strongest first: a master would stand before the journeyman.
_MAKERS: Final[dict[str, dict[str, Journeymen | Callable[[Game, random.Random], Bot]]]] = {
    "london": {
        "journeyman": Journeymen(LondonKnowledge),
        "apprentice": LondonApprentice,
        "random": _random,
    },
    "bridgetown": {
        "journeyman": Journeymen(BridgetownKnowledge),
        "apprentice": BridgetownApprentice,
        "random": _random,
    },
}


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all bots that play this game, the strongest first."""
    return tuple(_MAKERS[game_id])


def bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot by its name, to play this game. With the same rng it plays the same way again.

    A journeyman's name may say how long it thinks about each decision: ``journeyman:500``
    simulations, ``journeyman:1.5s``.
    """
    makers = _MAKERS[game.id]
    kind, colon, budget = str(name).partition(":")
    if kind not in makers:
        raise UsageError("unknown-bot", {"bot": str(name), "known": list(makers)})
    maker = makers[kind]
    if isinstance(maker, Journeymen):
        return maker.make(game, rng, read_budget(budget if colon else USUAL_BUDGET))
    if colon:
        raise UsageError("no-budget", {"bot": kind})
    return maker(game, rng)
