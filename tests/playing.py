"""Ways to play any game to its end: at random, with the odds of a style.

A style gives every action a weight; legal actions are drawn with these odds. With the same rng the
same game is played, so whatever a test meets can be met again.
"""

import random
from collections.abc import Callable, Iterator
from typing import TypeVar

from twinspan.core.position import Position
from twinspan.core.terms import Action, Event, Seat

Style = Callable[[Action], int]
P = TypeVar("P", bound=Position)


def plain(_: Action) -> int:
    """Every legal action is as likely as any other."""
    return 1


def choose(rng: random.Random, position: Position, seat: Seat, style: Style = plain) -> Action:
    """One of the seat's legal actions, with the odds of the style."""
    legal = position.legal(seat)
    return rng.choices(legal, [style(action) for action in legal])[0]


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


def rests(position: P, rng: random.Random, style: Style = plain) -> Iterator[P]:
    """The position at every rest from here to the end of the game, both included.

    It is one position that goes on: copy it to keep it.
    """
    yield position
    while position.outcome() is None:
        step(position, rng, style)
        yield position


def play_out(
    position: Position,
    rng: random.Random,
    style: Style = plain,
    events: list[Event] | None = None,
) -> None:
    """Play to the end."""
    while position.outcome() is None:
        step(position, rng, style, events)
