"""What of a position and of its events people at a table are shown.

A view holds all that a seat may know; where the options leave some of that to memory, less is shown
until the game is over.
"""

from collections.abc import Iterable

from twinspan.core.position import Position
from twinspan.core.terms import Event, Seat


def visible_view(position: Position, seat: Seat | None, over: bool) -> dict[str, object]:
    """The view of a seat (None: a watcher)."""
    view = dict(position.view(seat))
    if over:
        return view
    # An end that is not confirmed yet is no end: what is left to memory stays so.
    return position.game.show({**view, "outcome": None})


def visible_events(
    position: Position, events: Iterable[Event], reader: Seat | None, over: bool
) -> list[Event]:
    """The events for a reader (None: only what everybody may read)."""
    readable = [event for event in events if event.readable_by(reader)]
    if over:
        return readable
    options = position.options()
    shown = [position.game.show_event(event, options, reader) for event in readable]
    return [event for event in shown if event is not None]
