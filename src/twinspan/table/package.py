"""The package of a decision: every action of the game, with its preview or with its refusal."""

from dataclasses import dataclass

from twinspan.core.errors import Facts
from twinspan.core.position import Position
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Action, Event, Seat
from twinspan.table.ahead import look_ahead
from twinspan.table.visible import visible_events


@dataclass(frozen=True)
class Choice:
    """A legal action: what it would mean here, and what would follow up to the first unknown."""

    action: int
    facts: Facts
    preview: list[Event]
    next: str | None  # what this seat would be asked next, if that is known


@dataclass(frozen=True)
class RefusedActions:
    """Actions that are not allowed, all for one reason."""

    refusal: Refusal
    actions: list[int]


@dataclass(frozen=True)
class Package:
    """Everything a seat needs to decide without asking again."""

    decision: str | None  # None: nothing is asked of this seat
    secret: bool  # whether all choose at once, hidden from each other
    choices: list[Choice]
    refused: list[RefusedActions]
    aids: dict[str, object]


def package(position: Position, seat: Seat) -> Package:
    """The package of a seat: each action of the game is among the choices or among the refused."""
    choices = [_choice(position, seat, action) for action in position.legal(seat)]
    return Package(
        decision=position.decision() if choices else None,
        secret=position.simultaneous(),
        choices=choices,
        refused=_refused(position, seat),
        aids=position.aids(seat),
    )


def _choice(position: Position, seat: Seat, action: Action) -> Choice:
    ahead = look_ahead(position, seat, action)
    return Choice(
        action=action.id,
        facts=position.offer(seat, action),
        preview=visible_events(position, ahead.events, seat, over=False),
        next=ahead.position.decision() if ahead.turn_goes_on else None,
    )


def _refused(position: Position, seat: Seat) -> list[RefusedActions]:
    groups: dict[Refusal, list[int]] = {}
    for action in position.game.actions:
        refusal = position.refuse(seat, action)
        if refusal is not None:
            groups.setdefault(refusal, []).append(action.id)
    return [RefusedActions(refusal, actions) for refusal, actions in groups.items()]
