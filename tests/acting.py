"""What rule tests of every game do to a position: play, ask what is legal, ask why not."""

from twinspan.core.position import Position
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event


def act(position: Position, seat: int, notation: str) -> list[Event]:
    """Play an action by its notation; what happened."""
    events: list[Event] = []
    position.play(seat, position.game.action(notation), events)
    return events


def legal(position: Position, seat: int) -> set[str]:
    return {str(action) for action in position.legal(seat)}


def refused(position: Position, seat: int, notation: str) -> Refusal:
    """Why this is not allowed; fails if it is."""
    refusal = position.refuse(seat, position.game.action(notation))
    assert refusal is not None, f"{notation} is allowed"
    return refusal


def rule(position: Position, seat: int, notation: str) -> str:
    """The id of the rule that forbids this."""
    return refused(position, seat, notation).rule


def happened(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The facts of all events of that kind, each with its seat."""
    return [{"seat": event.seat, **event.facts} for event in events if event.kind == kind]
