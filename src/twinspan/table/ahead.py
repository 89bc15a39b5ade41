"""Looks ahead of a decision: what follows from it, up to the first unknown."""

from typing import NamedTuple

from twinspan.core.position import Position
from twinspan.core.terms import Action, Event, Seat


class Ahead(NamedTuple):
    """The position after an action and the events up to there, as far as its seat can know them."""

    position: Position
    events: list[Event]
    turn_goes_on: bool


def look_ahead(position: Position, seat: Seat, action: Action) -> Ahead:
    """What an action of a seat brings about; nothing changes and nothing is drawn."""
    events: list[Event] = []
    after = position.ahead(seat, action, events)
    return Ahead(after, events, _turn_goes_on(after, seat))


def _turn_goes_on(after: Position, seat: Seat) -> bool:
    """Whether the same seat decides next and openly: nothing is revealed and no other seat is asked
    before, so that the decision can still be taken back."""
    return after.to_act() == (seat,) and not after.simultaneous()
