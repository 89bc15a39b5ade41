"""Games that wait at every draw."""

from tests.bridgetown.table import PORTLAND
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition


def waiting(
    seats: int,
    game: BridgetownGame = PORTLAND,
    events: list[Event] | None = None,
    **options: object,
) -> BridgetownPosition:
    """A new game that waits at every draw."""
    return game.new(seats, options, chance=None, events=events)


def draw(position: BridgetownPosition, *outcomes: int) -> list[Event]:
    """These are drawn, one after the other; what happened."""
    events: list[Event] = []
    for outcome in outcomes:
        position.reveal(outcome, events)
    return events
