"""From rest to rest: what happens between two decisions, the same way in every game.

A game is a chain of steps. ``Flow.advance`` does one after the other until somebody must decide,
something must be revealed that chance has not told, or the game is over.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from twinspan.core.chance import Chance
from twinspan.core.game import Action, Event, Game, Position, Reveal, Seat
from twinspan.core.open import mypyc_attr
from twinspan.core.reader import Reader
from twinspan.core.refusal import Reason
from twinspan.core.terms import NOBODY

Events = list[Event] | None
F = TypeVar("F", bound="Flow")

DECLINE: Final = "done"  # the kind of action that declines what is offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[F]):
    """Something a player is asked: its possible answers, which are allowed, and what they do."""

    name: ClassVar[str] = "nothing"
    kinds: ClassVar[frozenset[str]] = frozenset()  # of the actions that answer it
    told_if_forced: ClassVar[bool] = True  # whether an event says that there was only one answer

    def candidates(self, state: F, seat: Seat) -> list[Action]:
        """The answers worth a look; none if there is nothing to ask."""
        return []

    def why_not(self, state: F, seat: Seat, action: Action) -> Reason | None:
        """The rule that forbids this answer."""
        raise NotImplementedError

    def apply(self, state: F, seat: Seat, action: Action, events: Events) -> None:
        raise NotImplementedError

    def legal(self, state: F, seat: Seat) -> list[Action] | tuple[Action, ...]:
        return [
            action
            for action in self.candidates(state, seat)
            if self.why_not(state, seat, action) is None
        ]


NOTHING: Final = Decision[Any]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Position):
    """A position that goes on by steps, asks one decision at a time and draws what is revealed.

    What waits to be revealed is a list of codes, which mean something to the game alone.
    """

    step: int  # what comes next when nothing is asked and nothing waits to be revealed
    reveals: list[int]
    asking: Decision[Any]
    actor: Seat

    def __init__(self, game: Game, seats: int, chance: Chance | None) -> None:
        super().__init__(game, seats, chance)
        self.step = 0
        self.reveals = []
        self.asking = NOTHING
        self.actor = NOBODY

    # ----- what a game provides ---------------------------------------------------------------

    def take_step(self, events: Events) -> bool:
        """Do the next part of the game and name the one after it; True if that is a rest."""
        raise NotImplementedError

    def label(self, code: int) -> str:
        """What the draw is called for the verifiable source."""
        raise NotImplementedError

    def pool(self, code: int) -> list[int]:
        """All that the draw can give, sorted; each place of the list is equally likely."""
        raise NotImplementedError

    def drawn_before(self, code: int) -> int:
        """How many draws there were under this label: the k of the verifiable source."""
        raise NotImplementedError

    def take_drawn(self, code: int, outcome: int, events: Events) -> None:
        """Put what was drawn where it belongs."""
        raise NotImplementedError

    # ----- the same for every game ------------------------------------------------------------

    def advance(self, events: Events) -> None:
        """Go on to the next rest."""
        self.asking = NOTHING
        self.asked = ()
        self.offers = {}
        while True:
            if self.reveals:
                if not self._draw(events):
                    return
            elif self.take_step(events):
                return

    def ask(self, decision: Decision[Any], seat: Seat, events: Events) -> bool:
        """Ask a player. False if there is only one answer: then it is given.

        An event says so; nothing is said where all there was to do was to decline what cannot be
        had.
        """
        legal = decision.legal(self, seat)
        self.actor = seat
        if len(legal) > 1:
            self._open(decision, seat, legal)
            return True
        action = legal[0]
        if action.kind == DECLINE:
            decision.apply(self, seat, action, None)
            return False
        if events is not None and decision.told_if_forced:
            events.append(Event("only-choice", seat, {"action": action.notation}))
        decision.apply(self, seat, action, events)
        return False

    def ask_again(self, column: Reader) -> None:
        """Ask what a restored position says is being asked; an error if that is no question."""
        legal = self.asking.legal(self, self.actor)
        if len(legal) < 2:
            raise column.fail("nothing-to-decide")
        self._open(self.asking, self.actor, legal)

    def _open(
        self, decision: Decision[Any], seat: Seat, legal: list[Action] | tuple[Action, ...]
    ) -> None:
        self.asking = decision
        self.offers = {seat: tuple(legal)}
        self.asked = (seat,)

    def copy_flow_to(self, twin: "Flow") -> None:
        twin.asked = self.asked
        twin.offers = self.offers
        twin.step = self.step
        twin.reveals = self.reveals[:]
        twin.asking = self.asking
        twin.actor = self.actor

    def decision(self) -> str:
        return self.asking.name

    def answers(self, action: Action) -> bool:
        return action.kind in self.asking.kinds

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return self.asking.why_not(self, seat, action)

    def apply(self, seat: Seat, action: Action, events: Events) -> None:
        self.asking.apply(self, seat, action, events)
        self.advance(events)

    def reveal_needed(self) -> Reveal | None:
        if not self.reveals:
            return None
        code = self.reveals[0]
        choices = self.pool(code)
        outcomes = sorted(set(choices))
        weights = tuple([choices.count(outcome) for outcome in outcomes])
        return Reveal(self.label(code), tuple(outcomes), weights)

    def settle(self, outcome: int, events: Events) -> None:
        self.take_drawn(self.reveals.pop(0), outcome, events)
        self.advance(events)

    def _draw(self, events: Events) -> bool:
        """Show what comes next if chance or logic can tell; False if the position must wait."""
        code = self.reveals[0]
        choices = self.pool(code)
        count = len(choices)
        index = 0
        if count > 1:
            if self.chance is None:
                return False
            index = self.chance.pick(self.label(code), self.drawn_before(code), count)
        self.reveals.pop(0)
        self.take_drawn(code, choices[index], events)
        return True
