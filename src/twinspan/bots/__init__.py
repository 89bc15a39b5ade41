"""Opponents. A bot is given a seat's view and the legal actions, and nothing else.

==========================================  =======================================
what a bot is                               ``bot.py``
what it decides, checked                    ``deciding.py``
the apprentice: greedy action values        ``apprentice.py``
the journeyman: tree search in a budget     ``journeyman.py``, ``budget.py``
the search, and what guides it              ``search.py``, ``heuristics.py``
what they know of each game                 ``london/``, ``bridgetown/``
faults of bots that are not ours            ``faults.py``
==========================================  =======================================
"""

import random
import warnings
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from twinspan.bots.bot import Bot, Cancelled, Estimate, RandomBot, Thought
from twinspan.bots.budget import read_budget
from twinspan.bots.faults import bot_failed, bot_not_found
from twinspan.bots.journeyman import JourneymanMaker
from twinspan.core.arguments import shown
from twinspan.core.errors import TwinspanError, UsageError
from twinspan.core.game import Game
from twinspan.registry import OURS, part, registered

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
    "is_ours",
]

Maker = Callable[[Game, random.Random], Bot]  # such as the class of a bot

DEFAULT_BUDGET: Final = "1s"  # what people at a table are happy to wait


def bots(game_id: str) -> tuple[str, ...]:
    """The names of all our bots that play this game, the strongest first."""
    known = registered()
    if game_id not in [*known]:
        raise UsageError("unknown-game", {"game": shown(game_id), "known": [*known]})
    return tuple(_makers(game_id))


def is_ours(name: str, game_id: str) -> bool:
    """Whether a bot is one of ours, whatever its budget: it comes to an end, and does not fail."""
    return game_id in OURS and name.partition(":")[0] in _makers(game_id)


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
    if not isinstance(game, Game):
        raise UsageError("wrong-kind", {"kind": "Game", "value": shown(game)})
    if not isinstance(rng, random.Random):
        raise UsageError("wrong-rng")
    maker = _maker(str(name), game.id)
    if not callable(maker):
        raise UsageError("no-bot", {"bot": str(name)})
    try:
        made = maker(game, rng)
    except TwinspanError:  # says itself what is wrong
        raise
    except Exception as error:
        raise bot_failed(str(name), error) from None
    if not isinstance(made, Bot):
        raise UsageError("no-bot", {"bot": str(name)})
    if type(made).weigh is Bot.weigh:
        raise UsageError("bot-without-weigh", {"bot": str(name)})
    made.name = str(name)
    return made


def _maker(name: str, game_id: str) -> Maker:
    makers = _makers(game_id)
    warn_of_taken_names(game_id)
    kind, colon, rest = name.partition(":")
    if kind in makers:
        maker = makers[kind]
        if isinstance(maker, JourneymanMaker):
            return partial(maker.make, budget=read_budget(rest if colon else DEFAULT_BUDGET))
        if colon:
            raise UsageError("no-budget", {"bot": kind})
        return maker
    if colon:
        return _imported(kind, rest)
    return _installed(kind, tuple(dict.fromkeys((*makers, *installed_bots()))))


@cache
def warn_of_taken_names(game_id: str) -> None:
    """Tell, once, which bots of other packages nobody can play with: the game has one of that name
    already."""
    makers = _makers(game_id)
    for entry in entry_points(group="twinspan.bots"):
        if entry.name in makers:
            told = f"{entry.value} is left out: there is a bot {entry.name} for {game_id} already"
            warnings.warn(told, RuntimeWarning, stacklevel=4)


def _makers(game_id: str) -> Mapping[str, JourneymanMaker | Maker]:
    module = part(game_id, "bots")
    found: Mapping[str, JourneymanMaker | Maker] = {} if module is None else module.BOTS
    return found or {"random": RandomBot}


def _imported(module: str, name: str) -> Maker:
    try:
        found: Maker = getattr(import_module(module), name)
    except Exception as error:  # whatever happens in a module that is not ours
        raise bot_not_found(f"{module}:{name}", error) from None
    return found


def _installed(name: str, known: tuple[str, ...]) -> Maker:
    for entry in entry_points(group="twinspan.bots", name=name):
        try:
            found: Maker = entry.load()
        except Exception as error:
            raise bot_not_found(name, error) from None
        return found
    module, dot, kind = name.rpartition(".")
    if dot:
        raise UsageError("dotted-bot", {"bot": name, "meant": f"{module}:{kind}"})
    raise UsageError("unknown-bot", {"bot": name, "known": list(known)})
