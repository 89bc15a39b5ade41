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
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought, random_bot
from twinspan.bots.budget import read_budget
from twinspan.bots.journeyman import JourneymanMaker
from twinspan.core.errors import UsageError
from twinspan.core.game import Game
from twinspan.registry import part

__all__ = [
    "Bot",
    "Cancelled",
    "Estimate",
    "Maker",
    "RandomBot",
    "Thought",
    "bot",
    "bots",
    "installed_bots",
]

Maker = Callable[[Game, random.Random], Bot]  # such as the class of a bot

DEFAULT_BUDGET: Final = "1s"  # what people at a table are happy to wait


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all our bots that play this game, the strongest first."""
    return tuple(_makers(game_id))


@cache
def installed_bots() -> tuple[str, ...]:
    """The names of bots that other packages bring, by entry points of the group
    ``twinspan.bots``."""
    return tuple(entry.name for entry in entry_points(group="twinspan.bots"))


def bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot by its name, to play this game. With the same rng it plays the same way again.

    A journeyman's name may give its budget for each decision: ``journeyman:500``
    simulations, ``journeyman:1.5s``. A bot of one's own is named by its module and class,
    ``mymodule:MyBot``, or by the entry point of its package.
    """
    makers = _makers(game.id)
    kind, colon, rest = str(name).partition(":")
    if kind in makers:
        maker = makers[kind]
        if isinstance(maker, JourneymanMaker):
            return maker.make(game, rng, read_budget(rest if colon else DEFAULT_BUDGET))
        if colon:
            raise UsageError("no-budget", {"bot": kind})
    elif colon:
        maker = _imported(kind, rest)
    else:
        maker = _installed(kind, (*makers, *installed_bots()))
    made = maker(game, rng)
    if not isinstance(made, Bot):
        raise UsageError("no-bot", {"bot": str(name)})
    return made


def _makers(game_id: str) -> Mapping[str, JourneymanMaker | Maker]:
    module = part(game_id, "bots")
    found: Mapping[str, JourneymanMaker | Maker] = {} if module is None else module.BOTS
    return found or {"random": random_bot}


def _imported(module: str, name: str) -> Maker:
    try:
        found: Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        facts = {"bot": f"{module}:{name}", "reason": str(error)}
        raise UsageError("bot-not-found", {**facts}) from None
    return found


def _installed(name: str, known: tuple[str, ...]) -> Maker:
    for entry in entry_points(group="twinspan.bots", name=name):
        found: Maker = entry.load()
        return found
    raise UsageError("unknown-bot", {"bot": name, "known": list(known)})
