"""A game as data: what is needed to play it again, and to check that it was played as claimed.

A record holds the surviving decisions only: forced ones play themselves, and of a secret choice
that was changed the last counts. Simultaneous choices stand in seat order.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import SupportsIndex

from twinspan.core.chance import SECRET_BYTES, SeededChance, commitment_of
from twinspan.core.errors import Facts, RecordError, RecordMismatch, TwinspanError, UsageError
from twinspan.core.files import parse_json, write_json
from twinspan.core.game import Game
from twinspan.core.open import Text
from twinspan.core.position import Position
from twinspan.core.reader import TOP, Reader
from twinspan.core.refusal import Refused
from twinspan.core.setup import FIELDS, Setup, read_setup
from twinspan.core.terms import Action, Event, Seat, rng_choice

FORMAT = "twinspan record 1"


@dataclass(frozen=True)
class Played:
    """One line of a record: ``2 outer gate share``."""

    seat: Seat
    notation: str

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled, a frozen class cannot be filled after it was made."""
        return (Played, (self.seat, self.notation))

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}"


@dataclass
class Record:
    """One game from its commitment to its outcome."""

    setup: Setup
    commitment: str
    seed: bytes
    decisions: list[Played] = field(default_factory=list)
    outcome: Mapping[str, object] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.setup, self.commitment, self.seed, self.decisions, self.outcome)
        return (Record, fields)

    def to_json(self) -> str:
        """Readable JSON with one decision a line."""
        fields: dict[str, object] = {
            "format": FORMAT,
            **self.setup.plain(),
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "decisions": [str(decision) for decision in self.decisions],
            "outcome": self.outcome,
        }
        return write_json(fields)

    @classmethod
    def from_json(cls, text: Text) -> "Record":
        """The record of a text; ``RecordError`` if it is none."""
        if not isinstance(text, str):
            raise Reader(text, "", RecordError).fail("not-a-text")
        data = parse_json(text, TOP, RecordError)
        fields = Reader(data, "", RecordError).fields(
            ("format", *FIELDS, "commitment", "seed", "decisions", "outcome")
        )
        fields["format"].word((FORMAT,))
        outcome = fields["outcome"]
        return cls(
            setup=read_setup(fields),
            commitment=fields["commitment"].text(),
            seed=fields["seed"].hexadecimal(SECRET_BYTES),
            decisions=[_played(item) for item in fields["decisions"].items()],
            outcome=None if outcome.value is None else outcome.table(),
        )

    def start(self, game: Game, events: list[Event] | None = None) -> Position:
        """The position before the first decision; an error if the game is not the record's."""
        setup = self.setup
        for name, mine, its in (
            ("game", setup.game, game.id),
            ("version", str(setup.version), str(game.version)),
        ):
            if mine != its:
                raise RecordError(f"other-{name}", {"place": name, "value": mine, "wanted": its})
        if setup.data_hash != game.data_hash:
            raise RecordMismatch("wrong-data", {"value": setup.data_hash, "wanted": game.data_hash})
        if setup.seats not in game.seats:
            raise RecordError(
                "wrong-seats",
                {"place": "seats", "seats": str(setup.seats), "known": list(game.seats)},
            )
        try:
            chance = SeededChance(self.seed)
            return game.new(setup.seats, setup.options, chance=chance, events=events)
        except TwinspanError as error:
            raise RecordError(error.code, error.facts) from None

    def replay(self, game: Game, events: list[Event] | None = None) -> Position:
        """The position after all decisions; ``RecordMismatch`` at the first that is not legal."""
        position = self.start(game, events)
        for number, decision in enumerate(self.decisions, 1):
            self.step(position, number, decision, events)
        return position

    def step(
        self, position: Position, number: int, decision: Played, events: list[Event] | None
    ) -> None:
        """Play one decision of the record, the ``number``-th."""
        where: Facts = {"number": number, "decision": str(decision)}
        try:
            action = position.game.action(decision.notation)
            if position.simultaneous() and position.refuse(decision.seat, action) is None:
                _check_seat_order(position, decision, where)
            position.play(decision.seat, action, events)
        except Refused as refused:
            mismatch = RecordMismatch(
                "illegal-decision",
                {**where, "rule": refused.refusal.rule, "why": refused.refusal.why},
            )
            mismatch.__cause__ = refused  # compiled code would lose it in `raise … from`
            raise mismatch  # noqa: B904
        except UsageError as error:
            raise RecordMismatch("unknown-decision", {**where, "why": error.code}) from error

    def verify(self, game: Game) -> Position:
        """Check everything the record claims; ``RecordMismatch`` names the first untruth."""
        if commitment_of(self.seed) != self.commitment:
            raise RecordMismatch("wrong-commitment", {"value": self.commitment})
        position = self.replay(game)
        outcome = position.outcome()
        if outcome is None:
            raise RecordMismatch("not-finished", {"number": len(self.decisions)})
        if self.outcome != outcome.data():
            raise RecordMismatch("wrong-outcome", {"scores": outcome.scores})
        return position


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(self, position: Position) -> None:
        """Records from here on; the position must be new and of the verifiable source."""
        chance = position.chance
        if not isinstance(chance, SeededChance):
            raise UsageError("not-verifiable")
        game = position.game
        if position != game.new(position.seats, position.options(), chance=chance):
            raise UsageError("not-new")
        self.position = position
        self.record = Record(position.setup(), chance.commitment, chance.secret)
        self._secret: dict[Seat, Action] = {}

    def play(
        self,
        seat: SupportsIndex,
        action: Action | SupportsIndex | str,
        events: list[Event] | None = None,
    ) -> None:
        """Play as ``Position.play`` does, and note it."""
        position = self.position
        own = position.game.action(action)
        waiting = position.to_act()
        simultaneous = position.simultaneous()
        position.play(seat, own, events)
        who = int(seat)
        if simultaneous:
            self._secret[who] = own
            if waiting == (who,):  # the last one has chosen
                for chooser in sorted(self._secret):
                    self._note(chooser, self._secret[chooser])
                self._secret.clear()
        else:
            self._note(who, own)
        outcome = position.outcome()
        if outcome is not None:
            self.record.outcome = outcome.data()

    def __reduce__(self) -> tuple[object, ...]:
        return (_recorder, (self.position, self.record, self._secret))

    def _note(self, seat: Seat, action: Action) -> None:
        self.record.decisions.append(Played(seat, action.notation))


def _recorder(position: Position, record: Record, secret: dict[Seat, Action]) -> Recorder:
    """One that has begun to record, made again."""
    game = position.game
    chance = SeededChance(record.seed)
    made = Recorder(game.new(position.seats, position.options(), chance=chance))
    made.position, made.record, made._secret = position, record, secret
    return made


def play_at_random(recorder: Recorder, rng: random.Random) -> Record:
    """Play the game to its end, every legal action as likely as any other."""
    position = recorder.position
    while waiting := position.to_act():
        seat = waiting[0]
        recorder.play(seat, rng_choice(rng, position.legal(seat)))
    return recorder.record


def _check_seat_order(position: Position, decision: Played, where: Facts) -> None:
    if position.to_act()[0] != decision.seat:
        raise RecordMismatch("not-in-seat-order", where)


def _played(item: Reader) -> Played:
    seat, space, notation = item.text().partition(" ")
    if not space or not seat.isdecimal() or len(seat) > 3:
        raise item.fail("broken-decision", value=item.text())
    return Played(int(seat), notation)
