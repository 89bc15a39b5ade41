"""Puts events, decisions, refusals, scores and errors into words, for any game.

A message's name follows from what is told: the event ``built`` is the message ``event-built``. Its
facts come as words (``$building``: "chapel 32") and bare (``$building_value``: 32), so that a
language can choose between forms. What a fact is called in words is the game's own affair.
"""

from collections.abc import Sequence
from typing import Final

from twinspan.core.errors import Fact, Facts, TwinspanError, UsageError
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.refusal import Refusal, Refused
from twinspan.core.rules import DECLINE
from twinspan.core.terms import Action, Event, Outcome, ScoreLine, Seat
from twinspan.registry import part
from twinspan.text.words import Words

Arguments = dict[str, int | float | str]

# Kinds of events that no story tells: the lines around them say it in other words, or one table at
# the end does. And those that are true but not what it is about.
_UNTOLD: Final = frozenset(("chose", "own-choice", "score", "rank"))
_QUIET: Final = frozenset(("only-choice",))


class Teller:
    """Tells about one table: in a language, with the names of the players.

    Without a game it can tell errors, and that is all.
    """

    def __init__(self, words: Words, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.words: Final = words
        self.names: Final = names
        self.game_id: Final = game.id if game is not None else ""

    # ----- what a game provides ---------------------------------------------------------------

    # More such kinds, and those of the events with which a turn begins.
    untold: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    turns: frozenset[str] = frozenset()
    # Kinds of events that say that an offer was declined: nothing to tell where nothing else was
    # possible. And decisions of which it need not be said that there was only one answer.
    declined: frozenset[str] = frozenset()
    evident: frozenset[str] = frozenset()

    def number(self, name: str, value: int) -> str | int:
        """A fact that is a number as words, or as it is."""
        return value

    def word(self, name: str, value: str) -> str:
        """A fact that is a word already, or one for it."""
        return value

    def several(self, name: str, values: list[int] | list[str]) -> str | int:
        """A fact that is a list as words."""
        return self.plain(values)

    @staticmethod
    def choice_message(decision: str, action: Action) -> str:
        """The message that offers an action as an answer to this decision."""
        if action.kind == DECLINE:
            return f"choice-done-{decision}"
        return "choice-" + action.kind.replace(" +", "-").replace(" ", "-")

    def points(self, amount: float | str) -> str:
        """So much of what counts in this game; a word for what is left to memory."""
        raise NotImplementedError

    def worth(self, line: ScoreLine) -> str:
        """What a line of the score brings."""
        return self.points(line.amount)

    @staticmethod
    def winner_message(outcome: Outcome) -> str:
        """The message that tells who has won; where a tie was broken, it says how."""
        raise NotImplementedError

    # ----- the same for every game ------------------------------------------------------------

    def fact(self, name: str, value: Fact) -> str | int:
        """A fact as words, or as it is."""
        if isinstance(value, list):
            if name in ("seats", "asked", "tied"):
                return self.players([int(seat) for seat in value])
            return self.several(name, value)
        if name == "amount":
            return self.points(value)
        if name == "decision":
            return self.decision(str(value))
        if name == "tie_break":
            return self.words.text(f"tie-break-{value}")
        return self.word(name, value) if isinstance(value, str) else self.number(name, value)

    def player(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.words.text("player-numbered", {"number": seat + 1})

    def players(self, seats: Sequence[Seat]) -> str:
        return self.words.series([self.player(seat) for seat in seats])

    def told(self, events: Sequence[Event]) -> list[Event]:
        """Those of the events that a story tells."""
        found: list[Event] = []
        before: Event | None = None
        for event in events:
            forced = before is not None and _declines(before) and event.kind in self.declined
            if self._is_told(event) and not forced:
                found.append(event)
            before = event
        return found

    def is_quiet(self, event: Event) -> bool:
        """Whether an event is true, but not what the story is about."""
        return event.kind in _QUIET or event.kind in self.quiet

    def _is_told(self, event: Event) -> bool:
        if event.kind in _UNTOLD or event.kind in self.untold:
            return False
        return not _declines(event) and event.facts.get("to") not in self.evident

    def event(self, event: Event) -> str:
        arguments = self._with_player(event.seat, event.facts)
        if event.kind in ("score", "over"):
            reason = self.wording(f"{event.kind}-{event.facts['why']}")
            arguments["reason"] = self._with_tie("tied-score", reason, arguments)
            return self.words.text(self.wording(f"event-{event.kind}"), arguments)
        return self._with_tie("tied-event", self.wording(f"event-{event.kind}"), arguments)

    def decision(self, name: str) -> str:
        return self.words.text(self.wording(f"decision-{name}"))

    def choice(self, position: Position, seat: Seat, action: Action) -> str:
        """What an action would be, offered in this position."""
        message = self.choice_message(position.decision(), action)
        return self.words.text(message, self.arguments(position.offer(seat, action)))

    def refusal(self, refusal: Refusal) -> str:
        """The reason and its rule."""
        message = self.wording(f"refusal-{refusal.why}")
        reason = self.words.text(message, self.arguments(refusal.facts))
        return self.words.text("refusal-with-rule", {"text": reason, "rule": refusal.rule})

    def score(self, line: ScoreLine) -> str:
        """What a line is for; where a tie was broken, it says how."""
        message = self.wording(f"score-{line.why}")
        return self._with_tie("tied-score", message, self._with_player(line.seat, line.facts))

    def winners(self, outcome: Outcome) -> str:
        """Who has won, and with how much."""
        score = outcome.scores[outcome.winners[0]]
        return self.words.text(
            self.winner_message(outcome),
            {"winner": self.players(outcome.winners), "score": self.points(score)},
        )

    def error(self, error: TwinspanError) -> str:
        if isinstance(error, Refused):
            return self.refusal(error.refusal)
        arguments: Arguments = {name: self.plain(value) for name, value in error.facts.items()}
        if isinstance(error.__cause__, Refused):
            arguments["refusal"] = self.refusal(error.__cause__.refusal)
        return self.words.text(f"error-{error.code}", arguments)

    def arguments(self, facts: Facts) -> Arguments:
        """What a message may refer to: each fact in words, and bare under ``…_value``."""
        found: Arguments = {}
        for name, value in facts.items():
            found[name] = self.fact(name, value)
            if not isinstance(value, list):
                found[f"{name}_value"] = value
        return found

    def plain(self, value: Fact) -> str | int:
        return ", ".join(map(str, value)) if isinstance(value, list) else value

    def wording(self, message: str) -> str:
        """The game's own message where it has one: in French a round is not the same word in
        every game."""
        own = f"{self.game_id}-{message}"
        return own if own in self.words else message

    def _with_tie(self, tied: str, message: str, arguments: Arguments) -> str:
        """A message; where it tells what a tie has decided, with whom, and what broke it."""
        text = self.words.text(message, arguments)
        return self.words.text(tied, {**arguments, "text": text}) if "tied" in arguments else text

    def _with_player(self, seat: Seat, facts: Facts) -> Arguments:
        arguments = self.arguments(facts)
        if seat >= 0:
            arguments["player"] = self.player(seat)
        return arguments


def _declines(event: Event) -> bool:
    """Whether somebody could do nothing but decline."""
    return event.kind == "only-choice" and event.facts["action"] == DECLINE


# ----- the teller of a game -----------------------------------------------------------------------


def teller(game: Game, words: Words, names: Sequence[str]) -> Teller:
    """Whoever tells about games of this kind, in this language, to a table of these players."""
    check_words(game.id, words)
    return _kind_of(game.id)(words, game, names)


def check_words(game_id: str, words: Words) -> None:
    """An error if a game cannot be told in this language, before somebody has played it."""
    _kind_of(game_id)
    name = f"{game_id}-name"
    if name not in words:
        raise UsageError("no-words", {"game": game_id, "message": name, "language": words.lang})


def choice_message(game: Game, decision: str, action: Action) -> str:
    """The message that offers an action of this game as an answer to that decision."""
    return _kind_of(game.id).choice_message(decision, action)


def winner_message(game: Game, outcome: Outcome) -> str:
    """The message that tells who has won a game of this kind."""
    return _kind_of(game.id).winner_message(outcome)


def _kind_of(game_id: str) -> type[Teller]:
    module = part(game_id, "text")
    if module is None:
        raise UsageError("no-teller", {"game": game_id})
    found: type[Teller] = module.TELLER
    return found
