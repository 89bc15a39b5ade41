"""What a game provides: the decisions it asks for and the functions that carry its rules out.

Whoever only plays needs nothing of this: see ``position.py`` and ``game.py``.
"""

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from twinspan.core.columns import Columns, Schema
from twinspan.core.errors import Facts, SnapshotError
from twinspan.core.open import mypyc_attr
from twinspan.core.refusal import Reason
from twinspan.core.terms import Action, Event, Outcome, Seat

if TYPE_CHECKING:
    from twinspan.core.position import Position

Events = list[Event] | None
P = TypeVar("P", bound="Position")

DECLINE: Final = "done"  # the kind of action that declines what is offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """Something a player is asked: its possible answers, which are allowed, and what they do."""

    name: ClassVar[str] = "nothing"
    kinds: ClassVar[frozenset[str]] = frozenset()  # of the actions that answer it

    def candidates(self, state: P, seat: Seat) -> list[Action]:
        """The answers worth a look; none if there is nothing to ask."""
        return []

    def why_not(self, state: P, seat: Seat, action: Action) -> Reason | None:
        """The rule that forbids this answer."""
        raise NotImplementedError

    def apply(self, state: P, seat: Seat, action: Action, events: Events) -> None:
        raise NotImplementedError

    def legal(self, state: P, seat: Seat) -> list[Action] | tuple[Action, ...]:
        return [
            action
            for action in self.candidates(state, seat)
            if self.why_not(state, seat, action) is None
        ]

    def simultaneous(self) -> bool:
        """Whether several seats choose at once and in secret. Who has chosen may change it until
        the last one has; ``open_again`` then asks."""
        return False

    def open_again(self, state: P) -> bool:
        """Ask all seats of a simultaneous decision, of whom some may have chosen; False if nobody
        is left to choose."""
        raise NotImplementedError


NOTHING: Final = Decision[Any]()


class Draws(Generic[P]):
    """What chance decides. What waits to be revealed is a code: an index into the labels."""

    def __init__(
        self,
        *,
        labels: Sequence[str],
        names: Sequence[str],
        pool: Callable[[P, int], list[int]],
        drawn_before: Callable[[P, int], int],
        take: Callable[[P, int, int, Events], None],
    ) -> None:
        self.labels: Final = list(labels)  # what the draw is called for the verifiable source
        self.names: Final = list(names)  # and where it is written down that one is awaited
        # All that the draw can give, sorted; each place of the list is equally likely.
        self.pool: Final = pool
        # How many draws there were under this label: the k of the verifiable source.
        self.drawn_before: Final = drawn_before
        self.take: Final = take  # puts what was drawn where it belongs


class Secrets(Generic[P]):
    """What seats hide from each other; a game without secret choices has none."""

    def __init__(
        self,
        *,
        hide: Callable[[P, Columns, Seat | None], None],
        guess: Callable[[Columns, int, Seat | None, random.Random], Columns],
        forget: Callable[[P, Seat], None],
    ) -> None:
        self.hide: Final = hide  # from columns that this seat (None: a watcher) will see
        self.guess: Final = guess  # uniformly, what such columns hide
        self.forget: Final = forget  # the secret choices of all other seats


class Rules(Generic[P]):
    """The rules of a game in one of their versions, as functions of its positions.

    What a game does not have is None.

    A game is a chain of steps. Each does its part, names the next one in ``state.step`` and tells
    whether the position rests: somebody must decide, or the game is over.
    """

    def __init__(
        self,
        *,
        new: Callable[[Any, int, Any, Any], P],
        steps: Sequence[Callable[[P, Events], bool]],
        decisions: Sequence[Decision[P]],
        over: int,
        outcome: Callable[[P], Outcome],
        schema: Callable[[Any, int], Schema],
        derive: Callable[[P, Any], None] | None = None,
        faults: Callable[[P], list[SnapshotError]] | None = None,
        open_columns: Callable[[P], Columns] | None = None,
        facts: Callable[[P, Seat, Action], Facts] | None = None,
        offer: Callable[[P, Seat, Action], Facts] | None = None,
        aids: Callable[[P, Seat], dict[str, object]] | None = None,
        draws: Draws[P] | None = None,
        secrets: Secrets[P] | None = None,
        show_view: Callable[[dict[str, object]], dict[str, object]] | None = None,
        show_event: Callable[[Event, Any, Seat | None], Event | None] | None = None,
    ) -> None:
        self.new: Final = new  # a position with everything laid out, before the first step
        self.steps: Final = list(steps)
        self.decisions: Final = {NOTHING.name: NOTHING, **{one.name: one for one in decisions}}
        self.over: Final = over  # the step that is none any more
        self.outcome: Final = outcome  # of a position that is over
        self.schema: Final = schema  # of the positions of a game with so many seats
        self.derive: Final = derive  # what follows from the columns that were just read
        self.faults: Final = faults  # why a position could not have come about
        self.open_columns: Final = open_columns  # what views show that follows from the others
        self.facts: Final = facts  # whatever a reason may need to be understood, by name
        self.offer: Final = offer  # what an action would mean where it is offered
        self.aids: Final = aids  # what helps a seat to see its choices on a board
        self.draws: Final = draws
        self.secrets: Final = secrets
        # What a table shows to people, where an option asks for less than may be known.
        self.show_view: Final = show_view
        self.show_event: Final = show_event
