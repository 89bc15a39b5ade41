"""Plank Bridge: a footbridge is laid plank by plank, and who lays how many is all there is to it.

P1 the bridge: ``PlanksGame``. P2 laying planks: ``Laying``. P3 the end: ``final_outcome``.
"""

from itertools import groupby
from typing import Final

from twinspan.core.chance import Chance
from twinspan.core.columns import Columns
from twinspan.core.errors import ComponentError, Facts
from twinspan.core.files import content_hash
from twinspan.core.flow import Flow
from twinspan.core.game import Game
from twinspan.core.options import GameOptions
from twinspan.core.reader import Reader
from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Outcome, ScoreLine, Seat, outcome_events, totals

USUAL: Final = 9  # P1.1: planks from bank to bank
MOST: Final = 3  # P2.1: planks in one turn
BONUS: Final = 2  # P3.3

TOO_MANY: Final = Reason("P2.1", "too-many-planks", "count", "left")
SAME_NUMBER: Final = Reason("P2.2", "same-number", "count")


class Lay(Action):
    """P2.1: so many planks."""

    __slots__ = ("count",)

    def __init__(self, id: int, count: int) -> None:
        super().__init__(id, "lay", f"lay {count}")
        self.count: Final = count

    def facts(self) -> Facts:
        return {"count": self.count}


LAY: Final = tuple(Lay(id, id + 1) for id in range(MOST))


class Laying(Decision["PlanksPosition"]):
    """P2: the one thing that is ever asked."""

    name = "lay"
    kinds = frozenset({"lay"})

    def candidates(self, state: "PlanksPosition", seat: Seat) -> list[Action]:
        return [*LAY]

    def why_not(self, state: "PlanksPosition", seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, Lay)
        if action.count > state.left:
            return TOO_MANY
        return SAME_NUMBER if action.count == state.laid_before else None

    def apply(self, state: "PlanksPosition", seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, Lay)
        state.planks += [seat] * action.count
        if events is not None:
            events.append(Event("laid", seat, {"count": action.count, "left": state.left}))


LAYING: Final = Laying()


class PlanksPosition(Flow):
    """One moment: who has laid which plank. All else follows from it."""

    def __init__(self, game: "PlanksGame", seats: int, chance: Chance | None) -> None:
        super().__init__(game, seats, chance)
        self.width: Final = game.width
        self.planks: list[Seat] = []

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

    def take_step(self, events: Events) -> bool:
        if LAYING.legal(self, self.next_seat):
            return self.ask(LAYING, self.next_seat, events)
        if events is not None:
            events.extend(outcome_events(final_outcome(self)))
        return True

    def options(self) -> GameOptions:
        return GameOptions()

    def outcome(self) -> Outcome | None:
        return None if self.asked else final_outcome(self)

    def copy(self) -> "PlanksPosition":
        assert isinstance(self.game, PlanksGame)
        twin = PlanksPosition(self.game, self.seats, self.chance)
        self.copy_flow_to(twin)
        twin.planks = self.planks[:]
        return twin

    def columns(self) -> Columns:
        return {"planks": self.planks[:]}

    def facts(self, seat: Seat, action: Action) -> Facts:
        return {"left": self.left, **action.facts()}


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


class PlanksGame(Game):
    """The rules, with the width of the brook as their data."""

    def __init__(self, width: int, shipped: bool) -> None:
        self.id = "planks"
        self.version = 1
        self.seats = (2, 3)
        self.Options = GameOptions
        self.actions = LAY
        self.width: Final = width
        self.data_hash = content_hash(self.data())
        self.shipped = shipped

    def start(
        self, seats: int, options: GameOptions, chance: Chance | None, events: Events
    ) -> PlanksPosition:
        position = PlanksPosition(self, seats, chance)
        position.advance(events)
        return position

    def read_options(self, data: Reader) -> GameOptions:
        data.fields(())
        return GameOptions()

    def option_values(self) -> dict[str, list[str] | list[bool]]:
        return {}

    def read_state(self, seats: int, options: GameOptions, state: Reader) -> PlanksPosition:
        """The turns are made again with the same rules."""
        column = state.fields(("planks",))["planks"]
        planks = column.integers(0, seats - 1)
        position = PlanksPosition(self, seats, None)
        for seat, run in groupby(planks):
            count = len([*run])
            possible = seat == position.next_seat and count <= MOST
            if not possible or LAYING.why_not(position, seat, LAY[count - 1]) is not None:
                raise column.fail("impossible-moment", column="planks")
            LAYING.apply(position, seat, LAY[count - 1], None)
        position.advance(None)
        if position.planks != planks:  # somebody had no choice, and has laid already
            raise column.fail("nothing-to-decide")
        return position

    def data(self) -> dict[str, object]:
        return {"planks": self.width}


def load(bridge: object = None) -> PlanksGame:
    """The usual bridge, or one of another width: ``{"planks": 12}``."""
    if bridge is None:
        return PlanksGame(USUAL, shipped=True)
    width = Reader(bridge, "bridge", ComponentError).fields(("planks",))["planks"]
    return PlanksGame(width.integer(MOST + 1, 40), shipped=False)
