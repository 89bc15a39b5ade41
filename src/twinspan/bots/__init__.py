"""Opponents. A bot is given a view and the legal actions: it has nothing to peek at."""

import random
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from twinspan.bots.bridgetown_apprentice import BridgetownApprentice
from twinspan.bots.london_apprentice import LondonApprentice
from twinspan.core.errors import UsageError
from twinspan.core.game import Action, Game, View, rng_choice


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...


class RandomBot:
    """Takes any legal action, each as likely as any other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return rng_choice(self.rng, legal)


def _random(_: Game, rng: random.Random) -> Bot:
    return RandomBot(rng)


# By game, the strongest first.
_MAKERS: Final[dict[str, dict[str, Callable[[Game, random.Random], Bot]]]] = {
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
