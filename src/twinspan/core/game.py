"""What any game is: the contract between the rules and everybody who uses them.

A ``Game`` is the rules with their data and holds nothing of a game in progress; a ``Position`` is
one moment of a game. A concrete game fills in the methods under "what a game provides"; the rest
(precedence of refusals, playing, previews, chance) is the same for all and lives here once.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from types import EllipsisType
from typing import Final

from twinspan.core.chance import Chance, RandomChance, Seed, SeededChance, secret_of
from twinspan.core.errors import Facts, OptionsError, SnapshotError, UsageError
from twinspan.core.notation import Column, Columns, read_columns, write_columns
from twinspan.core.open import mypyc_attr
from twinspan.core.reader import Reader
from twinspan.core.refusal import (
    GAME_OVER,
    NOT_YOUR_TURN,
    OTHER_DECISION,
    WAITING,
    Reason,
    Refusal,
    Refused,
)
from twinspan.core.terms import PUBLIC, Action, Event, Outcome, Reveal, ScoreLine, Seat

# Whoever uses the contract finds its terms here too.
__all__ = [
    "PUBLIC",
    "Action",
    "Event",
    "Game",
    "GameOptions",
    "Outcome",
    "Position",
    "Reveal",
    "ScoreLine",
    "Seat",
    "Snapshot",
    "View",
    "rng_choice",
]

View = dict[str, object]
Snapshot = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class GameOptions:
    """What can be chosen before a game. A game's own is a frozen dataclass that checks itself."""

    def data(self) -> dict[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game: mutable, small, cheap to copy, comparable."""

    def __init__(self, game: "Game", seats: int, chance: Chance | None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.chance = chance
        # Who must still act, and what each seat that may act can do. A rest always has one of:
        # somebody to act, a reveal to wait for, or the end of the game.
        self.asked: tuple[Seat, ...] = ()
        self.offers: dict[Seat, tuple[Action, ...]] = {}

    # ----- what a game provides ---------------------------------------------------------------

    def options(self) -> GameOptions:
        raise NotImplementedError

    def reveal_needed(self) -> Reveal | None:
        """What the position waits for, if it has no chance source of its own."""
        raise NotImplementedError

    def settle(self, outcome: int, events: list[Event] | None) -> None:
        """Take this outcome of the awaited reveal, and go on to the next rest."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def copy(self) -> "Position":
        raise NotImplementedError

    def columns(self) -> Columns:
        """The whole state as named numbers, words and lists; what is derived is left out."""
        raise NotImplementedError

    def seen_columns(self, seat: Seat | None) -> Columns:
        """The state as this seat (None: a watcher) may know it; all of it where nothing is secret
        but what chance will bring."""
        return self.columns()

    def decision(self) -> str:
        """The name of the decision at hand."""
        raise NotImplementedError

    def simultaneous(self) -> bool:
        """Whether the decision at hand is a secret choice of several seats."""
        return False

    def answers(self, action: Action) -> bool:
        """Whether the action is an answer to the decision at hand at all."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """The rule that forbids this answer to the decision at hand."""
        raise NotImplementedError

    def facts(self, seat: Seat, action: Action) -> Facts:
        """Whatever a reason may need to be understood, by name."""
        raise NotImplementedError

    def offer(self, seat: Seat, action: Action) -> Facts:
        """What a legal action would mean here, by name: the building on top, the money paid."""
        return action.facts()

    def aids(self, seat: Seat) -> dict[str, object]:
        """What helps this seat to see its choices on a board, as plain data: the routes open."""
        return {}

    def apply(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Do what the (legal) action does, and go on to the next rest."""
        raise NotImplementedError

    def forget_secrets(self, seat: Seat) -> None:
        """Take back the secret choices of all other seats."""

    # ----- the same for every game ------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        """Who must act: several while a choice is secret and simultaneous, none when the game is
        over or waits for a reveal. In a secret choice, who has chosen may still change it."""
        return self.asked

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now."""
        found = self.offers.get(seat)
        if found is None:
            self._check_seat(seat)
            return ()
        return found

    def refuse(self, seat: Seat, action: Action | int | str) -> Refusal | None:
        """Why this seat may not do this (an action, its id or its notation) now; None if it may.

        Precedence: the game is over, the seat, the decision; then the game's own: what the seat
        has, what it can pay, where it would go.
        """
        self._check_seat(seat)
        known = self.game.known(action)
        if not self.offers:
            over = self.reveal_needed() is None
            return self._refusal(GAME_OVER if over else WAITING, seat, known)
        if seat not in self.offers:
            return self._refusal(NOT_YOUR_TURN, seat, known)
        if not self.answers(known):
            return self._refusal(OTHER_DECISION, seat, known)
        reason = self.why_not(seat, known)
        return None if reason is None else self._refusal(reason, seat, known)

    def play(
        self, seat: Seat, action: Action | int | str, events: list[Event] | None = None
    ) -> None:
        """Play a legal action, given as such, by its id or by its notation.

        ``Refused`` if it is not legal, and nothing has changed.
        """
        if isinstance(action, Action) and action in self.offers.get(seat, ()):
            self.apply(seat, action, events)
            return
        known = self.game.known(action)
        refusal = self.refuse(seat, known)
        if refusal is not None:
            raise Refused(seat, known, refusal)
        self.apply(seat, known, events)

    def preview(self, seat: Seat, action: Action | int | str) -> list[Event]:
        """What would follow, for this seat's eyes, up to the first thing it cannot know."""
        events: list[Event] = []
        self.ahead(seat, action, events)
        return [event for event in events if event.readable_by(seat)]

    def ahead(
        self, seat: Seat, action: Action | int | str, events: list[Event] | None = None
    ) -> "Position":
        """The position after an action, as far as this seat can know it: it has no chance source,
        and waits at the first reveal."""
        trial = self.copy()
        trial.chance = None
        trial.forget_secrets(seat)
        trial.play(seat, action, events)
        return trial

    def reveal(self, outcome: int, events: list[Event] | None = None) -> None:
        """Say what the awaited reveal shows."""
        awaited = self.reveal_needed()
        if awaited is None:
            raise UsageError("nothing-to-reveal")
        if outcome not in awaited.outcomes:
            raise UsageError(
                "impossible-reveal",
                {"label": awaited.label, "value": str(outcome), "known": list(awaited.outcomes)},
            )
        self.settle(awaited.outcomes[awaited.outcomes.index(outcome)], events)

    def view(self, seat: Seat | None) -> View:
        """All that this seat (None: a watcher) may know, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        outcome = self.outcome()
        return {
            **self._heading(),
            "seat": seat,
            "to_act": list(self.asked),
            "state": self.seen_columns(seat),
            "outcome": outcome.data() if outcome is not None else None,
        }

    def snapshot(self) -> Snapshot:
        """The whole truth as plain data, secrets and seed included: never send it to a player."""
        chance = self.chance
        source: object = None
        if isinstance(chance, SeededChance):
            source = {"secret": chance.secret.hex()}
        elif chance is not None:
            source = "random"
        return {**self._heading(), "chance": source, "state": self.columns()}

    def commitment(self) -> str | None:
        """What to publish before the first decision; None if the source is not verifiable."""
        return self.chance.commitment if isinstance(self.chance, SeededChance) else None

    def notation(self) -> str:
        """The position in one line of text, secret choices included, without its chance source."""
        heading: Columns = {"game": self.game.id, "version": self.game.version, "seats": self.seats}
        chosen: Columns = {
            f"option.{name}": str(value) for name, value in self.options().data().items()
        }
        return write_columns({**heading, **chosen, **self.columns()})

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, and hashable."""
        chosen = self.options().data()
        return (
            self.game.id,
            self.game.data_hash,
            self.seats,
            *chosen.values(),
            *map(_frozen, self.columns().values()),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # mutable: use key()

    def __repr__(self) -> str:
        return f"<Position of {self.game.id}, {self.seats} seats, asking: {self.decision()}>"

    def _refusal(self, reason: Reason, seat: Seat, action: Action) -> Refusal:
        if not reason.needs:
            return Refusal(reason.rule, reason.why, dict(reason.fixed))
        known: Facts = {
            "asked": list(self.asked),
            "decision": self.decision(),
            **self.facts(seat, action),
        }
        needed = {name: known[name] for name in reason.needs}
        return Refusal(reason.rule, reason.why, {**reason.fixed, **needed})

    def _heading(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "version": self.game.version,
            "data_hash": self.game.data_hash,
            "seats": self.seats,
            "options": self.options().data(),
        }

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(self.seats):
            raise UsageError("unknown-seat", {"seat": str(seat), "last": self.seats - 1})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game with their data."""

    id: str
    version: int  # of the rules' code: raised whenever the same decisions would play differently
    seats: tuple[int, ...]
    Options: type[GameOptions]
    actions: tuple[Action, ...]
    data_hash: str  # of the component values
    shipped: bool  # whether the data are those of the package
    board_title: str | None = None  # the name of its board, for a game with a choice of boards
    _notations: dict[str, Action] | None = None  # made when first asked for

    # ----- what a game provides ---------------------------------------------------------------

    def start(
        self, seats: int, options: GameOptions, chance: Chance | None, events: list[Event] | None
    ) -> Position:
        """A new position, at its first rest."""
        raise NotImplementedError

    def read_options(self, data: Reader) -> GameOptions:
        """Options from plain data, checked."""
        raise NotImplementedError

    def option_values(self) -> dict[str, list[str] | list[bool]]:
        """What can be chosen for each option; the first is the default."""
        raise NotImplementedError

    def read_state(self, seats: int, options: GameOptions, state: Reader) -> Position:
        """A position from its columns, checked; without a chance source."""
        raise NotImplementedError

    def guess_secrets(
        self, state: Columns, seats: int, seat: Seat | None, rng: random.Random
    ) -> Columns:
        """Replace what a seat's view hides by a uniform draw from all that is consistent."""
        return state

    def data(self) -> dict[str, object]:
        """The component values as plain data, from which the same game can be made again."""
        raise NotImplementedError

    def show(self, view: View) -> View:
        """The view as a table shows it to a person, where an option asks for less than may be
        known; bots are given the view itself."""
        return view

    def show_event(self, event: Event, options: GameOptions, reader: Seat | None) -> Event | None:
        """The event as a table's log shows it to a person, None if not at all; see ``show``."""
        return event

    # ----- the same for every game ------------------------------------------------------------

    def new(
        self,
        seats: int,
        options: GameOptions | Mapping[str, object] | None = None,
        seed: Seed | None = None,
        chance: Chance | random.Random | EllipsisType | None = ...,
        events: list[Event] | None = None,
    ) -> Position:
        """A new game; what the setup shows is appended to ``events`` if a list is given.

        A seed makes the verifiable source of chance; without one a fresh secret is drawn.
        ``chance`` gives another source instead (``random.Random`` will do), or None for a position
        that waits at every reveal, the setup's included.
        """
        if type(seats) is not int or seats not in self.seats:
            raise UsageError("wrong-seats", {"seats": str(seats), "known": list(self.seats)})
        if isinstance(chance, EllipsisType):
            source: Chance | None = SeededChance(secret_of(seed))
        elif seed is not None:
            raise UsageError("seed-and-chance")
        else:
            source = _source(chance)
        return self.start(seats, self.checked_options(options), source, events)

    def restore(self, snapshot: Mapping[str, object]) -> Position:
        """The position of a snapshot, checked.

        It goes on with the same verifiable source, or with a fresh random one if it had another.
        """
        fields = self._check_heading(snapshot, ("chance", "state"))
        position = self._read(fields)
        source = fields["chance"]
        if source.value == "random":
            position.chance = RandomChance(random.Random())
        elif source.value is not None:
            secret = source.fields(("secret",))["secret"].hexadecimal(32)
            position.chance = SeededChance(secret)
        return position

    def imagine(self, view: Mapping[str, object], rng: random.Random) -> Position:
        """A position that the owner of this view must hold possible, drawn uniformly from all.

        A view that waits for a reveal gives a position that waits for it too.
        """
        fields = self._check_heading(view, ("seat", "to_act", "state", "outcome"))
        state = fields["state"]
        if not isinstance(state.value, dict):
            raise state.fail("not-a-table")
        seats = fields["seats"].integer(min(self.seats), max(self.seats))
        owner = fields["seat"]
        seat = None if owner.value is None else owner.integer(0, seats - 1)
        guessed = self.guess_secrets(state.value, seats, seat, rng)
        fields["state"] = Reader(guessed, "state", SnapshotError)
        position = self._read(fields)
        outcome = position.outcome()
        for name, expected in (
            ("to_act", list(position.asked)),
            ("outcome", outcome.data() if outcome is not None else None),
        ):
            if fields[name].value != expected:
                raise fields[name].fail("contradiction")
        position.chance = RandomChance(rng)
        return position

    def position(self, notation: str, chance: Chance | random.Random | None = None) -> Position:
        """The position that ``Position.notation`` wrote."""
        columns = read_columns(notation)
        heading: dict[str, object] = {"data_hash": self.data_hash}
        options: dict[str, object] = {}
        state: dict[str, object] = {}
        for name, value in columns.items():
            if name in ("game", "version", "seats"):
                heading[name] = value
            elif name.startswith("option."):
                options[name.removeprefix("option.")] = {"True": True, "False": False}.get(
                    str(value), value
                )
            else:
                state[name] = value
        heading["options"] = options
        heading["state"] = state
        position = self._read(self._check_heading(heading, ("state",)))
        position.chance = _source(chance)
        return position

    def action(self, name: object) -> Action:
        """The action with this id or this notation."""
        if isinstance(name, int):
            if 0 <= name < len(self.actions):
                return self.actions[name]
        elif isinstance(name, str):
            found = self._by_notation().get(" ".join(name.split()))
            if found is not None:
                return found
        raise UsageError("unknown-action", {"action": str(name), "game": self.id})

    def _by_notation(self) -> dict[str, Action]:
        if self._notations is None:
            self._notations = {action.notation: action for action in self.actions}
        return self._notations

    def known(self, action: object) -> Action:
        """This game's own action, given as such, by its id or by its notation."""
        if not isinstance(action, Action):
            return self.action(action)
        own = self.action(action.id)
        if own.notation == action.notation:
            return own
        raise UsageError("unknown-action", {"action": str(action), "game": self.id})

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules version {self.version}>"

    def checked_options(self, options: object) -> GameOptions:
        """The options of a new game: given as such, as plain data, or None for the usual ones."""
        if options is None:
            return self.Options()
        if isinstance(options, self.Options):
            return options
        if isinstance(options, Mapping):
            return self.read_options(Reader(dict(options), "options", OptionsError))
        raise UsageError("wrong-options", {"game": self.id})

    def _check_heading(self, data: object, more: tuple[str, ...]) -> dict[str, Reader]:
        """The fields of a snapshot or view that is of this game, version and data."""
        keys = ("game", "version", "data_hash", "seats", "options", *more)
        fields = Reader(data, "", SnapshotError).fields(keys)
        for name, mine, fault in (
            ("game", self.id, "other-game"),
            ("version", self.version, "other-version"),
            ("data_hash", self.data_hash, "other-data"),
        ):
            value = fields[name].value
            if value != mine:
                raise fields[name].fail(fault, value=str(value), wanted=str(mine))
        if fields["seats"].value not in self.seats:
            raise fields["seats"].fail(
                "wrong-seats", seats=str(fields["seats"].value), known=list(self.seats)
            )
        return fields

    def _read(self, fields: dict[str, Reader]) -> Position:
        seats = fields["seats"].integer(min(self.seats), max(self.seats))
        options = self.read_options(fields["options"])
        return self.read_state(seats, options, fields["state"])


def _source(chance: object) -> Chance | None:
    if isinstance(chance, random.Random):
        return RandomChance(chance)
    if chance is None or isinstance(chance, Chance):
        return chance
    raise UsageError("wrong-chance")


def rng_choice(rng: random.Random, actions: Sequence[Action]) -> Action:
    """One of the actions, each as likely as any other."""
    return actions[int(rng.random() * len(actions))]


def _frozen(value: Column) -> object:
    if isinstance(value, list):
        return tuple(tuple(item) if isinstance(item, list) else item for item in value)
    return value
