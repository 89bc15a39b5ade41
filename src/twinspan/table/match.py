"""A game in progress at a table: the fold of its journal.

An entry is first checked, then written down by whoever keeps the journal, and only then applied;
the same entries always give the same match.

A *moment* is a place in the game: 0 is the setup, and each decision makes the next one (the secret
choices of all seats make one together). The number of the latest moment is the decision point.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from twinspan.core.chance import SeededChance
from twinspan.core.errors import Facts, TwinspanError
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.record import Played, Record
from twinspan.core.refusal import Refused
from twinspan.core.setup import Setup
from twinspan.core.terms import Action, Event, Seat
from twinspan.table.ahead import look_ahead
from twinspan.table.journal import Entry, Reasons


class CommandError(TwinspanError):
    """A command that makes no sense now; the page tells why and shows the present."""


@dataclass
class Moment:
    """A moment of the game: the actions that led to it and what they brought about."""

    actions: list[tuple[Seat, Action]]
    events: list[Event]


@dataclass
class HeldDecision:
    """Decided, but not confirmed; ``trial`` is the position as far as it can be known."""

    seat: Seat
    action: Action
    trial: Position
    events: list[Event]


class Undoable(NamedTuple):
    """Who may take something back, and to which moment at the earliest."""

    seat: Seat
    first: int


class Match:
    """The game of one table, from its secret and its journal."""

    def __init__(self, game: Game, setup: Setup, secret: bytes) -> None:
        self.game: Final = game  # that of the setup
        self.setup: Final = setup
        self.secret: Final = secret
        events: list[Event] = []
        self.position = self._new(events)
        self.moments = [Moment([], events)]
        self.held: HeldDecision | None = None
        self.resigned: set[Seat] = set()
        self.chosen: dict[Seat, Action] = {}  # secret choices that wait for the others'
        # By journal entry: the first moment that it changed.
        self.touched: list[int] = []
        # By moment and seat: why a computer decided as it did; nothing where nothing was weighed.
        self.reasons: dict[tuple[int, Seat], Reasons] = {}
        # Undo goes back to here: after the last reveal or change of seat.
        self._anchor = self.position.copy()
        self._anchor_point = 0

    def _new(self, events: list[Event] | None = None) -> Position:
        setup, chance = self.setup, SeededChance(self.secret)
        return self.game.new(setup.seats, setup.options, chance=chance, events=events)

    # ----- what is going on -------------------------------------------------------------------

    @property
    def journal(self) -> int:
        """How many entries have been applied."""
        return len(self.touched)

    @property
    def point(self) -> int:
        """The decision point: the number of the latest moment."""
        return len(self.moments) - 1 + (self.held is not None)

    @property
    def over(self) -> bool:
        return not self.asked() and self.position.outcome() is not None

    def shown(self) -> Position:
        """The position as it lies on the table: with a held decision, as far as that is known."""
        return self.position if self.held is None else self.held.trial

    def asked(self) -> tuple[Seat, ...]:
        """Who must do something: decide, or confirm what was decided."""
        return self.position.to_act() if self.held is None else (self.held.seat,)

    def undoable(self) -> Undoable | None:
        """What can be taken back, if anything."""
        if self.held is not None:
            return Undoable(self.held.seat, self._anchor_point)
        if self.point > self._anchor_point:
            return Undoable(self.moments[-1].actions[0][0], self._anchor_point)
        return None

    def all_moments(self) -> list[Moment]:
        """Every moment, the unconfirmed one included."""
        if self.held is None:
            return self.moments
        held = self.held
        return [*self.moments, Moment([(held.seat, held.action)], held.events)]

    def changed_since(self, journal: int) -> int:
        """The first moment that differs from what was known after so many entries."""
        later = self.touched[journal:]
        return min([self.point + 1, *later])

    # ----- commands: refuse, or apply ---------------------------------------------------------

    def check(self, entry: Entry, point: int, computer: bool = False) -> None:
        """Raise why this cannot be done now at this decision point; nothing changes.

        A seat that its player has resigned is played by a computer, and by nobody else.
        """
        if self.position.outcome() is not None:
            raise CommandError("game-is-over")
        if entry.seat in self.resigned and not computer:
            raise CommandError("seat-resigned")
        if entry.kind == "resign":
            return
        if point != self.point:
            raise CommandError("outdated", {"point": point, "now": self.point})
        if entry.kind == "decide":
            self._check_decision(entry)
        elif entry.kind == "confirm":
            if self.held is None or self.held.seat != entry.seat:
                raise CommandError("nothing-to-confirm")
        else:
            self._check_undo(entry)

    def _check_decision(self, entry: Entry) -> None:
        if self.held is not None:
            raise CommandError("not-confirmed", {"seat": self.held.seat})
        refusal = self.position.refuse(entry.seat, entry.action)
        if refusal is not None:
            raise Refused(entry.seat, self.game.action(entry.action), refusal)

    def _check_undo(self, entry: Entry) -> None:
        undoable = self.undoable()
        if undoable is None or undoable.seat != entry.seat:
            raise CommandError("nothing-to-undo")
        if not undoable.first <= entry.to < self.point:
            facts: Facts = {"to": entry.to, "first": undoable.first, "last": self.point - 1}
            raise CommandError("cannot-undo-to", facts)

    def apply(self, entry: Entry) -> None:
        """Carry out an entry of the journal."""
        before = self.point
        touched = before
        if entry.kind == "decide":
            self._decide(entry.seat, self.game.action(entry.action), entry.hold)
            touched = before + 1
            self.reasons[touched, entry.seat] = entry.reasons or ()
        elif entry.kind == "confirm":
            assert self.held is not None
            held, self.held = self.held, None
            self._settle([(held.seat, held.action)])
        elif entry.kind == "undo":
            self._return_to(entry.to)
            touched = entry.to + 1
        else:
            if self.held is not None and self.held.seat == entry.seat:
                self.held = None
            self.resigned.add(entry.seat)
        if self.over or entry.kind == "resign":
            touched = 0  # whose eyes see what has changed for every moment
        self.touched.append(touched)

    def _decide(self, seat: Seat, action: Action, hold: bool) -> None:
        if self.position.simultaneous():
            self._choose(seat, action)
            return
        ahead = look_ahead(self.position, seat, action)
        if ahead.turn_goes_on:
            ahead.position.chance = self.position.chance
            self.position = ahead.position
            self.moments.append(Moment([(seat, action)], ahead.events))
        elif hold:
            self.held = HeldDecision(seat, action, ahead.position, ahead.events)
        else:
            self._settle([(seat, action)])

    def _choose(self, seat: Seat, action: Action) -> None:
        """A secret choice, which may be changed until the last one is made."""
        self.chosen[seat] = action
        if self.position.to_act() != (seat,):
            self.position.play(seat, action)
            return
        # All at once and in seat order, whoever chose first: it tells nothing of when.
        self.position = self._anchor.copy()
        chosen, self.chosen = self.chosen, {}
        self._settle(sorted(chosen.items(), key=lambda item: item[0]))

    def _settle(self, actions: list[tuple[Seat, Action]]) -> None:
        """Play for good, with everything that is then revealed."""
        events: list[Event] = []
        for seat, action in actions:
            self.position.play(seat, action, events)
        self.moments.append(Moment(actions, events))
        self._anchor = self.position.copy()
        self._anchor_point = self.point

    def _return_to(self, point: int) -> None:
        self.held = None
        again = [moment.actions[0] for moment in self.moments[self._anchor_point + 1 : point + 1]]
        self.position = self._anchor.copy()
        for seat, action in again:
            self.position.play(seat, action)
        del self.moments[point + 1 :]
        self.reasons = {key: why for key, why in self.reasons.items() if key[0] <= point}

    # ----- afterwards -------------------------------------------------------------------------

    def positions(self) -> Iterable[Position]:
        """The game again, moment by moment; each position is the same object moved on."""
        position = self._new()
        yield position
        for moment in self.moments[1:]:
            for seat, action in moment.actions:
                position.play(seat, action)
            yield position
        if self.held is not None:
            yield self.held.trial

    def record(self) -> Record:
        """The game as data, for whoever wants to play it again or verify it."""
        outcome = self.position.outcome()
        return Record(
            self.setup,
            SeededChance(self.secret).commitment,
            self.secret,
            [
                Played(seat, action.notation)
                for moment in self.moments
                for seat, action in moment.actions
            ],
            None if outcome is None else outcome.data(),
        )
