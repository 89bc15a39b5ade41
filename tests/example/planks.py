"""Plank Bridge: a footbridge is laid plank by plank, and who lays how many is all there is to it.

P1 the bridge: ``PlanksGame``. P2 laying planks: ``Laying``. P3 the end: ``final_outcome``.
"""

from itertools import groupby
from typing import Final

from twinspan.core.chance import Chance
from twinspan.core.columns import Schema, numbers
from twinspan.core.errors import ComponentError, Facts, SnapshotError
from twinspan.core.files import content_hash
from twinspan.core.flow import ask, copy_flow
from twinspan.core.game import Game
from twinspan.core.options import GameOptions
from twinspan.core.position import Position
from twinspan.core.reader import Reader
from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events, Rules
from twinspan.core.terms import (
    Action,
    Catalogue,
    Event,
    Outcome,
    ScoreLine,
    Seat,
    outcome_events,
    totals,
)
from twinspan.games.entry import Entry

SEATS: Final = (2, 3)  # P1.1
USUAL: Final = 9  # P1.1: planks from bank to bank
MOST: Final = 3  # P2.1: planks in one turn
BONUS: Final = 2  # P3.3

TOO_MANY: Final = Reason("P2.1", "too-many-planks", "count", "left")
SAME_NUMBER: Final = Reason("P2.2", "same-number", "count")


# ----- what can be decided ------------------------------------------------------------------------


class Lay(Action):
    """P2.1: so many planks."""

    __slots__ = ("count",)

    def __init__(self, id: int, count: int) -> None:
        super().__init__(id, "lay", f"lay {count}")
        self.count: Final = count

    def facts(self) -> Facts:
        return {"count": self.count}


def catalogue() -> Catalogue:
    """How another process finds the same actions."""
    return CATALOGUE


CATALOGUE: Final = Catalogue([Lay(id, id + 1) for id in range(MOST)], catalogue)


# ----- what is on the table -----------------------------------------------------------------------


class PlanksPosition(Position):
    """One moment: who has laid which plank. All else follows from it."""

    def __init__(
        self, game: Game, width: int, seats: int, options: GameOptions, chance: Chance | None
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.width: Final = width
        self.planks: list[Seat] = []

    def copy(self) -> "PlanksPosition":
        copied = PlanksPosition(self.game, self.width, self.seats, self.options(), self.chance)
        copy_flow(self, copied)
        copied.planks = self.planks[:]
        return copied

    @property
    def left(self) -> int:
        return self.width - len(self.planks)

    @property
    def laid_before(self) -> int:
        """How many planks the player before has laid: nobody lays twice in a row."""
        runs = [len([*planks]) for _, planks in groupby(self.planks)]
        return runs[-1] if runs else 0

    @property
    def next_seat(self) -> Seat:
        return (self.planks[-1] + 1) % self.seats if self.planks else 0


def schema(_: Game, seats: int) -> Schema:
    """What is written down of a position."""
    return Schema([numbers("planks", 0, seats - 1)])


def derive(state: PlanksPosition, _: object) -> None:
    """What follows from the planks that were read: whose turn it is, or that the game is over."""
    if LAYING.legal(state, state.next_seat):
        state.asking, state.actor = LAYING, state.next_seat
    else:
        state.step = OVER


def faults(state: PlanksPosition) -> list[SnapshotError]:
    """Whether the planks could have been laid like that: the turns are made again."""
    again = PlanksPosition(state.game, state.width, state.seats, state.options(), None)
    for seat, run in groupby(state.planks):
        count = len([*run])
        possible = seat == again.next_seat and count <= MOST
        if not possible or LAYING.why_not(again, seat, CATALOGUE.actions[count - 1]) is not None:
            where = {"place": "state.planks", "column": "planks"}
            return [SnapshotError("impossible-moment", {**where})]
        again.planks += [seat] * count
    return []


# ----- the rules ----------------------------------------------------------------------------------


class Laying(Decision[PlanksPosition]):
    """P2: the one thing that is ever asked."""

    name = "lay"
    kinds = frozenset({"lay"})

    def candidates(self, state: PlanksPosition, seat: Seat) -> list[Action]:
        return [*CATALOGUE.actions]

    def why_not(self, state: PlanksPosition, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, Lay)
        if action.count > state.left:
            return TOO_MANY
        return SAME_NUMBER if action.count == state.laid_before else None

    def apply(self, state: PlanksPosition, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, Lay)
        state.planks += [seat] * action.count
        if events is not None:
            events.append(Event("laid", seat, {"count": action.count, "left": state.left}))


LAYING: Final = Laying()

# The steps of a game: what comes next when nothing is asked. Each tells whether the game rests.
TURN: Final = 0
OVER: Final = 1


def turn(state: PlanksPosition, events: Events) -> bool:
    """P2, P3.1: players take turns while planks can be laid."""
    if LAYING.legal(state, state.next_seat):
        return ask(state, LAYING, state.next_seat, events)
    state.step = OVER
    if events is not None:
        events += outcome_events(final_outcome(state))
    return True


def over(_state: PlanksPosition, _events: Events) -> bool:
    return True


def final_outcome(state: PlanksPosition) -> Outcome:
    """P3: a coin for every plank, more for the last one, if it comes to that."""
    lines = [
        ScoreLine(seat, "P3.2", state.planks.count(seat), "planks-laid", {})
        for seat in range(state.seats)
    ]
    if not state.left:
        lines.append(ScoreLine(state.planks[-1], "P3.3", BONUS, "last-plank", {}))
    scores = totals(lines, state.seats)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(scores, ranks, lines, "gap-left" if state.left else "bridge-complete")


def lay_out(
    game: "PlanksGame", seats: int, options: GameOptions, chance: Chance | None
) -> PlanksPosition:
    """P1: there is no plank yet."""
    return PlanksPosition(game, game.width, seats, options, chance)


def facts(state: PlanksPosition, _: Seat, action: Action) -> Facts:
    """What a refusal may need to be understood."""
    return {"left": state.left, **action.facts()}


RULES: Final = Rules(
    new=lay_out,
    steps=[turn, over],  # by their numbers
    decisions=[LAYING],
    over=OVER,
    outcome=final_outcome,
    schema=schema,
    derive=derive,
    faults=faults,
    facts=facts,
)


# ----- the game -----------------------------------------------------------------------------------


class PlanksGame(Game[PlanksPosition]):
    """The rules, with the width of the brook as their data."""

    def __init__(self, width: int, name: str | None, version: int) -> None:
        data = {"planks": width}
        super().__init__(
            "planks",
            version,
            SEATS,
            GameOptions,
            CATALOGUE,
            RULES,
            data,
            content_hash(data),
            name,
            load,
        )
        self.width: Final = width


def load(source: object, version: int) -> PlanksGame:
    """The game with the brook that comes with it, or with one of another width as plain data:
    ``{"planks": 12}``."""
    if source == "brook":
        return PlanksGame(USUAL, "brook", version)
    width = Reader(source, "bridge", ComponentError).fields(("planks",))["planks"]
    return PlanksGame(width.integer(MOST + 1, 40), None, version)


GAME: Final = Entry(load=load, versions=(1,), data="bridge", shipped={1: ("brook",)})
