"""One moment of a game: what a user calls. What a game provides behind it is in ``rules.py``."""

import copy
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Self, SupportsIndex

from twinspan.core.arguments import shown, whole
from twinspan.core.chance import Chance, SeededChance
from twinspan.core.columns import OPTION, Columns, Value, write_line
from twinspan.core.errors import Facts, SnapshotError, UsageError
from twinspan.core.flow import advance
from twinspan.core.open import TypeVar, mypyc_attr
from twinspan.core.options import GameOptions
from twinspan.core.refusal import (
    GAME_OVER,
    NOT_YOUR_TURN,
    OTHER_DECISION,
    WAITING,
    Reason,
    Refusal,
    Refused,
)
from twinspan.core.rules import NOTHING, Decision, Rules
from twinspan.core.setup import Setup
from twinspan.core.terms import (
    NOBODY,
    Action,
    Event,
    Outcome,
    Reveal,
    Seat,
    victory_shares,
)

if TYPE_CHECKING:
    from twinspan.core.game import Game

View = Mapping[str, object]
V = TypeVar("V", bound=View, default=View, covariant=True)

Snapshot = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[V]):
    """One moment of a game: mutable, small, cheap to copy, comparable.

    A game derives a class with the fields of its own, and with ``copy``.
    """

    # By seat what whoever may act can do: a list of its own, which the game or a copy brings.
    answers: list[tuple[Action, ...]]

    def __init__(
        self, game: "Game", seats: int, options: GameOptions, chance: Chance | None
    ) -> None:
        self._game: Final = game
        self.seats: Final = seats
        self.chance = chance
        self._options: Final = options
        self._rules: Final[Rules[Any]] = game._rules
        # Who must still act. A rest always has one of: somebody to act, a reveal to wait for, or
        # the end of the game.
        self.asked: tuple[Seat, ...] = ()
        # What is going on: the decision at hand and whose it is, what comes next when nothing is
        # asked, and the codes of what waits to be revealed before that.
        self.asking: Decision[Any] = NOTHING
        self.actor: Seat = NOBODY
        self.step = 0
        self.reveals: list[int] = []

    @property
    def game(self) -> "Game":
        """The game of which this is a position."""
        return self._game

    def to_act(self) -> tuple[Seat, ...]:
        """Who must act: several while a choice is secret and simultaneous, none when the game is
        over or waits for a reveal. In a secret choice, who has chosen may still change it."""
        return self.asked

    def decision(self) -> str:
        """The name of the decision at hand."""
        return self.asking.name

    def simultaneous(self) -> bool:
        """Whether the decision at hand is a secret choice of several seats."""
        return self.asking.simultaneous()

    def legal(self, seat: SupportsIndex) -> Sequence[Action]:
        """What this seat may do now."""
        who = seat if isinstance(seat, int) and 0 <= seat < self.seats else self._seat(seat)
        return self.answers[who]

    def refuse(self, seat: SupportsIndex, action: Action | SupportsIndex | str) -> Refusal | None:
        """Why this seat may not do this (an action, its id or its notation) now; None if it may.

        Precedence: the game is over, the seat, the decision; then the game's own: what the seat
        has, what it can pay, where it would go.
        """
        return self._why_not(self._seat(seat), self._game.action(action))

    def play(
        self,
        seat: SupportsIndex,
        action: Action | SupportsIndex | str,
        events: list[Event] | None = None,
    ) -> None:
        """Play a legal action, given as such, by its id or by its notation.

        ``Refused`` if it is not legal, and nothing has changed.
        """
        who = seat if isinstance(seat, int) and 0 <= seat < self.seats else self._seat(seat)
        if not isinstance(action, Action) or action not in self.answers[who]:
            action = self._allowed(who, action)
        decision = self.asking
        decision.apply(self, who, action, events)
        if not (self.asked and decision.simultaneous()):  # others are still choosing
            advance(self, events)

    def preview(self, seat: SupportsIndex, action: Action | SupportsIndex | str) -> list[Event]:
        """What would follow, for this seat's eyes, up to the first thing it cannot know."""
        who = self._seat(seat)
        events: list[Event] = []
        self.ahead(who, action, events)
        return [event for event in events if event.readable_by(who)]

    def ahead(
        self,
        seat: SupportsIndex,
        action: Action | SupportsIndex | str,
        events: list[Event] | None = None,
    ) -> Self:
        """The position after an action, as far as this seat can know it: it has no chance source,
        and waits at the first reveal."""
        who = self._seat(seat)
        trial = self.copy()
        trial.chance = None
        if self._rules.secrets is not None:
            self._rules.secrets.forget(trial, who)
        trial.play(who, action, events)
        return trial

    def offer(self, seat: SupportsIndex, action: Action | SupportsIndex | str) -> Facts:
        """What a legal action would mean here, by name: the building on top, the money paid.

        ``Refused`` if it is not legal: then it means nothing here.
        """
        who = self._seat(seat)
        allowed = self._allowed(who, action)
        offer = self._rules.offer
        return allowed.facts() if offer is None else offer(self, who, allowed)

    def aids(self, seat: SupportsIndex) -> dict[str, object]:
        """What helps this seat to see its choices on a board, as plain data: the routes open."""
        who = self._seat(seat)
        aids = self._rules.aids
        return {} if aids is None else aids(self, who)

    def reveal_needed(self) -> Reveal | None:
        """What the position waits for, if it has no chance source of its own."""
        draws = self._rules.draws
        if not self.reveals or draws is None:
            return None
        code = self.reveals[0]
        choices = draws.pool(self, code)
        outcomes = sorted(set(choices))
        weights = tuple([choices.count(outcome) for outcome in outcomes])
        return Reveal(draws.labels[code], tuple(outcomes), weights)

    def reveal(self, outcome: SupportsIndex, events: list[Event] | None = None) -> None:
        """Say what the awaited reveal shows."""
        awaited = self.reveal_needed()
        draws = self._rules.draws
        if awaited is None or draws is None:
            raise UsageError("nothing-to-reveal")
        shows = whole(outcome)
        if shows is None or shows not in awaited.outcomes:
            raise UsageError(
                "impossible-reveal",
                {"label": awaited.label, "value": shown(outcome), "known": list(awaited.outcomes)},
            )
        draws.take(self, self.reveals.pop(0), shows, events)
        advance(self, events)

    def is_over(self) -> bool:
        return not self.asked and not self.reveals

    def outcome(self) -> Outcome | None:
        """How the game ended; None before."""
        return self._rules.outcome(self) if self.is_over() else None

    def returns(self) -> list[float]:
        """By seat: 1 for a sole victory, 1/k where k share it; all 0 before the end."""
        outcome = self.outcome()
        return [0.0] * self.seats if outcome is None else victory_shares(outcome.ranks)

    def playout(self, rng: random.Random) -> int:
        """Play on at random to the end, every legal action as likely as any other; how many
        decisions that took.

        Reveals must come from a chance source: ``UsageError`` where one is awaited.
        """
        if not isinstance(rng, random.Random):
            raise UsageError("wrong-rng")
        decisions = 0
        draw = rng.random
        while self.asked:
            seat = self.asked[0]
            legal = self.answers[seat]
            part: float = draw()
            decision = self.asking
            decision.apply(self, seat, legal[int(part * len(legal))], None)
            decisions += 1
            if not (self.asked and decision.simultaneous()):
                advance(self, None)
        if self.reveals:
            raise UsageError("needs-chance")
        return decisions

    # ----- as data ----------------------------------------------------------------------------

    def setup(self) -> Setup:
        """What the game is played with."""
        return self._setup().copy()

    def options(self) -> GameOptions:
        return self._options

    def view(self, seat: SupportsIndex | None) -> V:
        """All that this seat (None: a watcher) may know, as plain data."""
        owner = None if seat is None else self._seat(seat)
        outcome = self.outcome()
        columns = self.columns()
        if self._rules.open_columns is not None:
            columns.update(self._rules.open_columns(self))
        if self._rules.secrets is not None:
            self._rules.secrets.hide(self, columns, owner)
        view: Any = {
            **self._setup().heading(),
            "seat": owner,
            "to_act": list(self.asked),
            "state": columns,
            "outcome": None if outcome is None else outcome.data(),
        }
        return view  # type: ignore[no-any-return]

    def columns(self) -> Columns:
        """The whole state as named numbers, words and lists; what is derived is left out."""
        return self._game._schema(self.seats).write(self)

    def snapshot(self) -> Snapshot:
        """The whole truth as plain data, secrets and seed included: never send it to a player."""
        chance = self.chance
        source: object = None
        if isinstance(chance, SeededChance):
            source = {"secret": chance.secret.hex()}
        elif chance is not None:
            source = "random"
        return {**self._setup().heading(), "chance": source, "state": self.columns()}

    def status(self) -> list[SnapshotError]:
        """Why this position could not have come about in a game; nothing if it could.

        Reading a snapshot or notation checks sizes and kinds only, so that what-if positions can
        be studied; here counts, orders and the moment itself are looked at. Somebody may have
        changed the fields of this position, so it is read again first.
        """
        try:
            read = self._game._read(self.seats, self._options, self.columns())
        except SnapshotError as fault:
            return [fault]
        except IndexError:  # there is no word for a number
            return [SnapshotError("impossible-moment", {"place": "state", "column": "step"})]
        faults = self._rules.faults
        found = [] if faults is None else faults(read)
        if read.asked != self.asked or read.answers != self.answers:
            found.append(SnapshotError("outdated-answers", {"place": "state.asking"}))
        return found

    def commitment(self) -> str | None:
        """What to publish before the first decision; None if the source is not verifiable."""
        return self.chance.commitment if isinstance(self.chance, SeededChance) else None

    def notation(self) -> str:
        """The position in one line of text, secret choices included, without its chance source."""
        heading: Columns = {
            "game": self._game.id,
            "version": self._game.version,
            "data_hash": self._game.data_hash,
            "seats": self.seats,
        }
        chosen: Columns = {
            f"{OPTION}{name}": str(value) for name, value in self._options.data().items()
        }
        return write_line({**heading, **chosen, **self.columns()})

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, and hashable."""
        return (
            self._game.id,
            self._game.version,
            self._game.data_hash,
            self.seats,
            *self._options.data().values(),
            *map(_frozen, self.columns().values()),
        )

    def copy(self) -> Self:
        """A position of its own; the chance source is shared."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # mutable: use key()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        copied = self.copy()
        copied.chance = copy.deepcopy(self.chance, memo)
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickled, (self._game, self.seats, self._options, self.columns(), self.chance))

    def __repr__(self) -> str:
        return f"<Position of {self._game.id}, {self.seats} seats, asking: {self.decision()}>"

    def _setup(self) -> Setup:
        return self._game._setup_of(self.seats, self._options)

    def _allowed(self, seat: Seat, action: object) -> Action:
        """The game's own action, given in any way; ``Refused`` if it is not legal."""
        known = self._game.action(action)
        refusal = self._why_not(seat, known)
        if refusal is not None:
            raise Refused(seat, known, refusal)
        return known

    def _why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if self.asking is NOTHING:
            return self._refusal(WAITING if self.reveals else GAME_OVER, seat, action)
        if not self.answers[seat]:
            return self._refusal(NOT_YOUR_TURN, seat, action)
        if action.kind not in self.asking.kinds:
            return self._refusal(OTHER_DECISION, seat, action)
        reason = self.asking.why_not(self, seat, action)
        return None if reason is None else self._refusal(reason, seat, action)

    def _refusal(self, reason: Reason, seat: Seat, action: Action) -> Refusal:
        if not reason.needs:
            return Refusal(reason.rule, reason.why, dict(reason.fixed))
        facts = self._rules.facts
        known: Facts = {
            "asked": list(self.asked),
            "decision": self.decision(),
            **(action.facts() if facts is None else facts(self, seat, action)),
        }
        needed = {name: known[name] for name in reason.needs}
        return Refusal(reason.rule, reason.why, {**reason.fixed, **needed})

    def _seat(self, seat: SupportsIndex) -> Seat:
        """A seat that there is; ``UsageError`` if there is none like that."""
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise UsageError("unknown-seat", {"seat": shown(seat), "last": self.seats - 1})
        return found


def _unpickled(
    game: "Game",
    seats: int,
    options: GameOptions,
    columns: Columns,
    chance: Chance | None,
) -> Position:
    position = game._read(seats, options, columns)
    position.chance = chance
    return position


def _frozen(value: Value) -> object:
    if isinstance(value, list):
        return tuple(tuple(item) if isinstance(item, list) else item for item in value)
    return value
