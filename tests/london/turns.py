"""Turns played as told, on tables laid out by hand (see table.py)."""

from typing import Any

from tests.london.table import COMPONENTS, LONDON, act, bid, bridge, building_turn, lay, top
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonGame, LondonPosition
from twinspan.games.london.components import TYPE_NAMES

# Blue buildings, to make a blue one stronger. None is a guild house.
BLUE = (60, 56, 52, 48, 40, 36, 32, 28, 20, 16)
BLUE_PARK, GRAY_PARK, GREEN_PARK, ORANGE_PARK = 61, 62, 63, 64
TRACK_END = 15  # of both tracks


def ready(
    building: int,
    *on_bridge: int,
    seats: int = 4,
    rondel: int = 0,
    game: LondonGame = LONDON,
) -> LondonPosition:
    """Seat 0 has these buildings and can take that one; chance will show nothing by itself."""
    position = lay(seats, rondel=rondel, game=game)
    bridge(position, 0, *on_bridge)
    top(position, building)
    position.chance = None
    return position


def take(position: LondonPosition, building: int) -> list[Event]:
    """Seat 0 is first and takes the building from the outer space beside its stack."""
    building_turn(position)
    return act(position, 0, f"outer {TYPE_NAMES[COMPONENTS.type_of[building]]}")


def play_turns(position: LondonPosition, *turns: str) -> list[Event]:
    """Play these turns in order, each by whoever is asked; commas part a turn's decisions."""
    events: list[Event] = []
    for turn in turns:
        for notation in turn.split(", "):
            (seat,) = position.to_act()
            events += act(position, seat, notation)
    return events


def over_after(position: LondonPosition, kind: str) -> bool:
    """The turn that took a building of this type is over: the stack is about to show its next."""
    reveal = position.reveal_needed()
    return position.to_act() == () and reveal is not None and reveal.label == f"building {kind}"


def quiet_table(seats: int = 4, number: int = 1, **options: Any) -> LondonPosition:
    """At the choice of cards of that round; a blue park, 59 and the haberdasher 58 can be taken."""
    position = lay(seats, seed=0, rondel=0, **options)
    for building in (BLUE_PARK, 59, 58):
        top(position, building)
    position.round = number
    return position


def quiet_round(position: LondonPosition) -> list[Event]:
    """A round that moves no marker, in seat order; of two players, seat 0 has both its turns first.

    Seat 0 builds a park. With two players it also builds 59, seat 1 builds 58 and a park;
    with more, seat 1 builds 59, seat 2 a park and seat 3 builds 58.
    """
    if position.seats == 2:
        events = bid(position, (4, 3), (2, 1))
        turns = ["outer park", "outer guild house", "outer haberdasher", "outer park"]
    else:
        events = bid(position, *(4, 3, 2, 1)[: position.seats])
        turns = ["outer park", "outer guild house", "centre, stack park", "outer haberdasher"]
        turns = turns[: position.seats]
    return events + play_turns(position, *turns)


def other_decision(decision: str) -> Refusal:
    """The refusal of whatever does not answer the decision at hand."""
    return Refusal("T3", "other-decision", {"decision": decision})
