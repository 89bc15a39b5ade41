"""Twinspan: a table for two bridge games, and the engine behind it."""

from twinspan.core import chance
from twinspan.core.game import (
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
from twinspan.core.refusal import Refusal, Refused
from twinspan.games import game, games

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
