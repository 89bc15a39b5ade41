"""The terms in which any game is told: actions, events, reveals, scores and the outcome.

Each says in ``__reduce__`` how it is made again in another process: compiled classes do not travel
by themselves.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final, TypedDict

from twinspan.core.errors import Facts
from twinspan.core.open import mypyc_attr

Seat = int

PUBLIC: Final = -1  # the reader of an event that everybody may see
NOBODY: Final = -1  # the seat of an event that is nobody's


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer to a decision of a game. ``id`` is its index in ``Game.actions``.

    A game derives a class for each kind of action that carries something: a card, a space.
    """

    __slots__ = ("catalogue", "id", "kind", "notation")

    def __init__(self, id: int, kind: str, notation: str) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.notation: Final = notation
        self.catalogue: Catalogue | None = None  # in which it is

    def facts(self) -> Facts:
        """What the action carries, for whoever puts it into words."""
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        """What travels is where it is found: it arrives as the action itself, not as a copy."""
        return (_in_catalogue, (self.catalogue, self.id))

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Action":
        return self

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.id} {self.notation}>"


class Catalogue:
    """All actions of a game, by their ids; ``found_by`` is how another process finds the same."""

    def __init__(
        self, actions: Sequence[Action], found_by: Callable[..., "Catalogue"], *given: object
    ) -> None:
        self.actions: Final = tuple(actions)
        self._found_by: Final = found_by
        self._given: Final = given
        for place, action in enumerate(actions):
            assert action.id == place
            action.catalogue = self

    def __reduce__(self) -> tuple[object, ...]:
        return (self._found_by, self._given)


def _in_catalogue(catalogue: Catalogue, id: int) -> Action:
    return catalogue.actions[id]


class Event:
    """A fact: what happened, to whom, who may read it. Never a sentence."""

    __slots__ = ("facts", "kind", "reader", "seat")

    def __init__(self, kind: str, seat: Seat, facts: Facts, reader: Seat = PUBLIC) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts
        self.reader: Final = reader

    def readable_by(self, seat: Seat | None) -> bool:
        return self.reader in (PUBLIC, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.reader))

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.seat, self.facts, self.reader))

    def __repr__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<{self.kind} seat={self.seat} {told}>"

    def data(self) -> dict[str, object]:
        """Plain data, for a wire or a file."""
        return {"kind": self.kind, "seat": self.seat, "facts": self.facts, "reader": self.reader}


class Reveal:
    """Something hidden that must now be shown: its label, what it can be, and how often each."""

    __slots__ = ("label", "outcomes", "weights")

    def __init__(self, label: str, outcomes: tuple[int, ...], weights: tuple[int, ...]) -> None:
        self.label: Final = label
        self.outcomes: Final = outcomes
        self.weights: Final = weights

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reveal) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __reduce__(self) -> tuple[object, ...]:
        return (Reveal, self._fields())

    def __repr__(self) -> str:
        return f"Reveal({self.label} {dict(zip(self.outcomes, self.weights, strict=True))})"

    def _fields(self) -> tuple[object, ...]:
        return (self.label, self.outcomes, self.weights)


class ScoreLineData(TypedDict):
    """A score line as plain data."""

    seat: Seat
    rule: str
    amount: int
    why: str
    facts: Facts


class OutcomeData(TypedDict):
    """An outcome as plain data."""

    scores: list[int]
    ranks: list[int]
    why: str
    lines: list[ScoreLineData]


class ScoreLine:
    """One line of a final score: whose, by which rule, how much, and why."""

    __slots__ = ("amount", "facts", "rule", "seat", "why")

    def __init__(self, seat: Seat, rule: str, amount: int, why: str, facts: Facts) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.amount: Final = amount
        self.why: Final = why
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.rule, self.amount, self.why))

    def __reduce__(self) -> tuple[object, ...]:
        return (ScoreLine, (self.seat, self.rule, self.amount, self.why, self.facts))

    def __repr__(self) -> str:
        return f"<{self.rule} seat={self.seat} {self.amount:+d} {self.why} {self.facts}>"

    def data(self) -> ScoreLineData:
        return {
            "seat": self.seat,
            "rule": self.rule,
            "amount": self.amount,
            "why": self.why,
            "facts": self.facts,
        }


class Outcome:
    """How a game ended: scores, ranks (1 is best, equal ranks share), the lines, and why."""

    __slots__ = ("lines", "ranks", "scores", "why")

    def __init__(
        self, scores: list[int], ranks: list[int], lines: list[ScoreLine], why: str
    ) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.lines: Final = lines
        self.why: Final = why

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.ranks), self.why))

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.scores, self.ranks, self.lines, self.why))

    def __repr__(self) -> str:
        return f"<Outcome scores={self.scores} ranks={self.ranks} {self.why}>"

    @property
    def winners(self) -> list[Seat]:
        return winners(self.ranks)

    def data(self) -> OutcomeData:
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "why": self.why,
            "lines": [line.data() for line in self.lines],
        }


def winners(ranks: Sequence[int]) -> list[Seat]:
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def rng_choice(rng: random.Random, actions: Sequence[Action]) -> Action:
    """One of the actions, each as likely as any other."""
    part: float = rng.random()
    return actions[int(part * len(actions))]


def victory_shares(ranks: Sequence[int]) -> list[float]:
    """Everybody's part of the victory: if k share it, 1/k for each of them."""
    part = 1 / len(winners(ranks))
    return [part if rank == 1 else 0.0 for rank in ranks]


def totals(lines: list[ScoreLine], seats: int) -> list[int]:
    """What the lines of each seat add up to."""
    found = [0] * seats
    for line in lines:
        found[line.seat] += line.amount
    return found


def outcome_events(outcome: Outcome) -> list[Event]:
    """The end of a game as events: why it ended, each line of the score, the ranking."""
    events = [Event("over", NOBODY, {"why": outcome.why})]
    for line in outcome.lines:
        facts = {"rule": line.rule, "why": line.why, "amount": line.amount, **line.facts}
        events.append(Event("score", line.seat, facts))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        facts = {"rank": outcome.ranks[seat], "amount": outcome.scores[seat]}
        events.append(Event("rank", seat, facts))
    return events
