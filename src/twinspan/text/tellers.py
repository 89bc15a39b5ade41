"""Who tells about which game."""

from collections.abc import Sequence
from typing import Final

from twinspan.core.game import Game
from twinspan.core.terms import Action, Outcome
from twinspan.text.bridgetown import BridgetownTeller
from twinspan.text.london import LondonTeller
from twinspan.text.teller import Teller
from twinspan.text.words import Words

_TELLERS: Final[dict[str, type[Teller]]] = {
    "london": LondonTeller,
    "bridgetown": BridgetownTeller,
}


def teller(game: Game, words: Words, names: Sequence[str]) -> Teller:
    """Whoever tells about games of this kind, in this language, to a table of these players."""
    return _TELLERS[game.id](words, game, names)


def choice_message(game: Game, decision: str, action: Action) -> str:
    """The message that offers an action of this game as an answer to that decision."""
    return _TELLERS[game.id].choice_message(decision, action)


def winner_message(game: Game, outcome: Outcome) -> str:
    """The message that tells who has won a game of this kind."""
    return _TELLERS[game.id].winner_message(outcome)
