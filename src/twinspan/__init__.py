"""Twinspan: a table for two bridge games, and the engine behind it."""

from twinspan import checkout

checkout.prefer_compiled()

from twinspan.core import chance  # noqa: E402 - in the form just preferred
from twinspan.core.game import (  # noqa: E402
    PUBLIC,
    Action,
    Event,
    Game,
    GameOptions,
    Outcome,
    Position,
    Reveal,
    ScoreLine,
    Seat,
    View,
)
from twinspan.core.refusal import Refusal, Refused  # noqa: E402
from twinspan.games import game, games  # noqa: E402

__version__ = "0.1.0"

# Whether the engine runs compiled; the same files run as plain Python too.
COMPILED = not str(chance.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "PUBLIC",
    "Action",
    "Event",
    "Game",
    "GameOptions",
    "Outcome",
    "Position",
    "Refusal",
    "Refused",
    "Reveal",
    "ScoreLine",
    "Seat",
    "View",
    "game",
    "games",
]
