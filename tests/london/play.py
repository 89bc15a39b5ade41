"""Ways to play a game to its end: at random, and keen on what random play seldom reaches.

A style gives every action a weight; legal actions are drawn with these odds. With the same rng the
same game is played, so whatever a test meets can be met again.
"""

import random
from collections.abc import Callable, Iterator

from tests.london.table import LONDON
from twinspan.core.game import Action, Event, Position, Seat
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import Placement, StackChoice
from twinspan.games.london.components import CENTRE, BuildingType

Style = Callable[[Action], int]

_TILE_KINDS = ("bonus", "noblewoman", "raise", "chapel +2", "gate +2", "take back")
_CROWD = (BuildingType.GUILD_HOUSE, BuildingType.PARK, BuildingType.HABERDASHER)


def plain(_: Action) -> int:
    """Every legal action is as likely as any other."""
    return 1


def keen(action: Action) -> int:
    """Builds gates and uses tiles whenever possible."""
    if isinstance(action, Placement) and (action.share or action.x or action.free):
        return 20
    if action.kind in _TILE_KINDS or _stack_of(action) == BuildingType.GATE:
        return 20
    return 1


def crowding(action: Action) -> int:
    """Takes from the same three stacks, so that they run out (L7.1) and some must pass (R3.3.7)."""
    if isinstance(action, Placement) and action.space == CENTRE:
        return 100
    return 10_000 if _stack_of(action) in _CROWD else 1


STYLES: dict[str, Style] = {"plain": plain, "keen": keen, "crowding": crowding}


def choose(rng: random.Random, position: Position, seat: Seat, style: Style = plain) -> Action:
    """One of the seat's legal actions, with the odds of the style."""
    legal = position.legal(seat)
    return rng.choices(legal, [style(action) for action in legal])[0]


def new(seats: int, options: dict[str, object], seed: int) -> LondonPosition:
    """A new game with verifiable chance."""
    position = LONDON.new(seats, options, seed=seed)
    assert isinstance(position, LondonPosition)
    return position


def step(
    position: Position, rng: random.Random, style: Style = plain, events: list[Event] | None = None
) -> None:
    """One decision, or one reveal where the position waits for it.

    In a secret choice any seat may be next, one that has chosen too: it changes its choice.
    """
    reveal = position.reveal_needed()
    if reveal is not None:
        position.reveal(rng.choices(reveal.outcomes, reveal.weights)[0], events)
        return
    seat = rng.choice(position.to_act())
    if position.simultaneous() and rng.random() < 0.2:
        seat = rng.choice([seat for seat in range(position.seats) if position.legal(seat)])
    position.play(seat, choose(rng, position, seat, style), events)


def rests(
    position: LondonPosition, rng: random.Random, style: Style = plain
) -> Iterator[LondonPosition]:
    """The position at every rest from here to the end of the game, both included.

    It is one position that goes on: copy it to keep it.
    """
    yield position
    while position.outcome() is None:
        step(position, rng, style)
        yield position


def play_out(position: Position, rng: random.Random, style: Style = plain) -> None:
    """Play to the end."""
    while position.outcome() is None:
        step(position, rng, style)


def _stack_of(action: Action) -> int:
    """The stack that the action takes a building from; -1 if it takes none, or none yet."""
    if isinstance(action, StackChoice):
        return action.type
    return action.space if isinstance(action, Placement) else -1
