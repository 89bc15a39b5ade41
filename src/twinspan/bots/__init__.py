"""Opponents. A bot is given a view and the legal actions: it has nothing to peek at."""

import random
from collections.abc import Callable
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought
from twinspan.bots.bridgetown_apprentice import BridgetownApprentice
from twinspan.bots.budget import Budget, read_budget
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.bridgetown_knowledge import BridgetownKnowledge
from twinspan.bots.london_apprentice import LondonApprentice
from twinspan.bots.london_knowledge import LondonKnowledge
from twinspan.core.errors import UsageError
from twinspan.core.game import Game

__all__ = ["Bot", "Cancelled", "Estimate", "RandomBot", "Thought", "bot", "bots"]

Maker = Callable[[Game, random.Random, Budget], Bot]


def _random(_: Game, rng: random.Random, budget: Budget) -> Bot:
    return RandomBot(rng)


def _london_journeyman(game: Game, rng: random.Random, budget: Budget) -> Bot:
    return Journeyman(game, rng, budget, LondonKnowledge(), 20.0)


def _bridgetown_journeyman(game: Game, rng: random.Random, budget: Budget) -> Bot:
    return Journeyman(game, rng, budget, BridgetownKnowledge(), 4.0)


def _london_apprentice(game: Game, rng: random.Random, budget: Budget) -> Bot:
    return LondonApprentice(game, rng)


def _bridgetown_apprentice(game: Game, rng: random.Random, budget: Budget) -> Bot:
    return BridgetownApprentice(game, rng)


# By game, the strongest first.
_MAKERS: Final[dict[str, dict[str, Maker]]] = {
    "london": {
        "journeyman": _london_journeyman,
        "apprentice": _london_apprentice,
        "random": _random,
    },
    "bridgetown": {
        "journeyman": _bridgetown_journeyman,
        "apprentice": _bridgetown_apprentice,
        "random": _random,
    },
}


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all bots that play this game, the strongest first."""
    return tuple(_MAKERS[game_id])


def bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot by its name, to play this game. With the same rng it plays the same way again."""
    makers = _MAKERS[game.id]
    kind, colon, written = name.partition(":")
    if kind not in makers:
        raise UsageError("unknown-bot", {"bot": str(name), "known": list(makers)})
    budget = read_budget(written) if colon else Budget(seconds=1)
    return makers[kind](game, rng, budget)
