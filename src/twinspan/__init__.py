"""Twinspan: a table for two bridge games, and the engine behind it."""

from twinspan import checkout

checkout.prefer_compiled()

from twinspan.core import chance  # noqa: E402 - in the form just preferred
from twinspan.core.chance import Chance, RandomChance, SeededChance  # noqa: E402
from twinspan.core.errors import (  # noqa: E402
    ComponentError,
    DataError,
    OptionsError,
    RecordError,
    RecordMismatch,
    SnapshotError,
    TwinspanError,
    UsageError,
    tell_errors,
)
from twinspan.core.game import Game, View  # noqa: E402
from twinspan.core.options import GameOptions  # noqa: E402
from twinspan.core.position import Position  # noqa: E402
from twinspan.core.record import Record, Recorder  # noqa: E402
from twinspan.core.refusal import Refusal, Refused  # noqa: E402
from twinspan.core.setup import Setup  # noqa: E402
from twinspan.core.terms import (  # noqa: E402
    PUBLIC,
    Action,
    Event,
    Outcome,
    Reveal,
    ScoreLine,
    Seat,
)
from twinspan.games import game, game_ids, game_of, restore, versions  # noqa: E402

__version__ = "0.1.0"

# Whether the engine runs compiled; the same files run as plain Python too.
COMPILED = not str(chance.__file__).endswith(".py")


def _in_english(error: TwinspanError) -> str:
    """For tracebacks; the texts are loaded when the first one is printed."""
    from twinspan.text.teller import Teller
    from twinspan.text.words import words

    return Teller(words("en")).error(error)


tell_errors(_in_english)

__all__ = [
    "COMPILED",
    "PUBLIC",
    "Action",
    "Chance",
    "ComponentError",
    "DataError",
    "Event",
    "Game",
    "GameOptions",
    "OptionsError",
    "Outcome",
    "Position",
    "RandomChance",
    "Record",
    "RecordError",
    "RecordMismatch",
    "Recorder",
    "Refusal",
    "Refused",
    "Reveal",
    "ScoreLine",
    "Seat",
    "SeededChance",
    "Setup",
    "SnapshotError",
    "TwinspanError",
    "UsageError",
    "View",
    "game",
    "game_ids",
    "game_of",
    "restore",
    "versions",
]
