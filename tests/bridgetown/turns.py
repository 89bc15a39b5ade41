"""Moves and rounds played without a plan, where a test is about something else."""

from tests.acting import act
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition


def go(position: BridgetownPosition) -> list[Event]:
    """Finish the move that is under way, by the first way open at every fork."""
    events: list[Event] = []
    move = position.move
    while position.move is move and position.decision() == "step":
        seat = position.to_act()[0]
        position.play(seat, position.legal(seat)[0], events)
    return events


def ride(position: BridgetownPosition, seat: int, how: str) -> list[Event]:
    """Move with a mode (``taxi``, ``taxi double``), by the first way open at every fork."""
    events = act(position, seat, f"ride {how}")
    if position.queue[:1] == [seat]:
        events += go(position)
    return events


def finish_round(position: BridgetownPosition) -> list[Event]:
    """Play on to the next round, to a draw or to the end, declining whatever can be declined."""
    events: list[Event] = []
    this_round = position.round
    while position.to_act() and position.round == this_round:
        seat = position.to_act()[0]
        choices = position.legal(seat)
        declining = [action for action in choices if action.kind == "done"]
        position.play(seat, (*declining, *choices)[0], events)
    return events


def movers(events: list[Event]) -> list[int]:
    """Who has moved, in this order."""
    return [event.seat for event in events if event.kind in ("rides", "rides-double")]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def walks(events: list[Event]) -> list[Event]:
    """B4.4: what tells that a walk takes the place of a move; in version 1 it is compulsory."""
    return [event for event in events if event.kind in ("may-walk", "must-walk")]
