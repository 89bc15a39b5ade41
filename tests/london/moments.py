"""A position of every kind: each decision, each reveal, the end."""

from collections.abc import Callable
from functools import cache

from tests.london.table import (
    LONDON,
    act,
    bonus_tops,
    bridge,
    building_turn,
    lay,
    next_round,
    tiles,
    top,
    tracks,
)
from tests.london.turns import quiet_round, quiet_table
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import Tile

MARKERS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]


def in_round(position: LondonPosition, number: int) -> None:
    """That round, with as many markers revealed."""
    position.round = number
    position.markers = MARKERS[:number]
    position.markers_unseen = MARKERS[number:]


# ----- the moments --------------------------------------------------------------------------------


def waiting_for(label: str, seats: int, **options: str) -> LondonPosition:
    """A new game without a chance source that waits for the first reveal of this kind."""
    position = LONDON.new(seats, options, chance=None)
    while (reveal := position.reveal_needed()) is not None and not reveal.label.startswith(label):
        position.reveal(reveal.outcomes[0])
    assert reveal is not None
    return position


def at_cards(seats: int) -> LondonPosition:
    """The stacks show their highest numbers and an orange park."""
    position = lay(seats)
    for building in (57, 56, 60, 58, 59, 64):
        top(position, building)
    return position


def at_noblewoman(seats: int) -> LondonPosition:
    position = at_cards(seats)
    tiles(position, 1, Tile.NOBLEWOMAN)
    tiles(position, 0, Tile.NOBLEWOMAN)
    next_round(position)
    return position


def at_raise(seats: int) -> LondonPosition:
    """Seat 0 is asked, then seat 1."""
    position = at_cards(seats)
    tiles(position, 1, Tile.RAISE)
    tiles(position, 0, Tile.RAISE)
    building_turn(position)
    return position


def at_place(seats: int) -> LondonPosition:
    """Seat 0 has its turn for a 4."""
    position = at_cards(seats)
    building_turn(position)
    return position


def at_stack(seats: int) -> LondonPosition:
    position = at_place(seats)
    act(position, 0, "centre")
    return position


def at_replace(seats: int) -> LondonPosition:
    """45 can replace 50 or 40 on seat 0's bridge, and not 30."""
    position = at_cards(seats)
    in_round(position, 3)
    bridge(position, 0, 50, 40, 30)
    top(position, 45)
    building_turn(position)
    act(position, 0, "outer hostelry")
    return position


def at_bonus(seats: int) -> LondonPosition:
    """The gate 51 takes seat 0 to the first bonus space."""
    position = at_cards(seats)
    top(position, 51)
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.RAISE)
    tracks(position, gate=[2, *[0] * (seats - 1)])
    building_turn(position)
    position.chance = None
    act(position, 0, "outer gate")
    return position


def at_tile(seats: int) -> LondonPosition:
    """After the choice of a bonus tile."""
    position = at_bonus(seats)
    act(position, 0, "bonus 2")
    return position


def at_early_bonus(seats: int) -> LondonPosition:
    """A +2 tile takes seat 0 to the first bonus space before its pawn is placed."""
    position = at_cards(seats)
    tiles(position, 0, Tile.GATE_2)
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.RAISE)
    tracks(position, gate=[1, *[0] * (seats - 1)])
    building_turn(position)
    position.chance = None
    act(position, 0, "gate +2")
    return position


def at_early_tile(seats: int) -> LondonPosition:
    position = at_early_bonus(seats)
    act(position, 0, "bonus 2")
    return position


def at_take_cards(seats: int) -> LondonPosition:
    """The hostelry 60 lets seat 0 take a card of value 1."""
    position = at_cards(seats)
    building_turn(position)
    act(position, 0, "outer hostelry")
    return position


def at_end_turn(seats: int) -> LondonPosition:
    """Seat 0 has built 59 and may take its 4 back, or go ahead on the chapel track."""
    position = at_cards(seats)
    tiles(position, 0, Tile.TAKE_BACK, Tile.CHAPEL_2)
    building_turn(position)
    act(position, 0, "outer guild house")
    return position


def at_top(seats: int) -> LondonPosition:
    """Seat 0 has built 59: the next guild house is to be shown."""
    position = at_cards(seats)
    building_turn(position)
    position.chance = None
    act(position, 0, "outer guild house")
    return position


def at_second_place(seats: int) -> LondonPosition:
    """The second turn: of seat 1 for a 0, or with two players of seat 0 for its 3."""
    position = at_top(seats)
    position.reveal(54)
    return position


def at_end(seats: int) -> LondonPosition:
    """The last round is played."""
    position = quiet_table(seats)
    in_round(position, position.rounds())
    quiet_round(position)
    return position


_MAKERS: dict[str, Callable[[int], LondonPosition]] = {
    "face": lambda seats: waiting_for("face", seats, chapel="random", bridge="random"),
    "second face": lambda seats: waiting_for("face b", seats, chapel="random", bridge="random"),
    "first top": lambda seats: waiting_for("building", seats),
    "park top": lambda seats: waiting_for("building park", seats),
    "first tile": lambda seats: waiting_for("bonus", seats),
    "stairs": lambda seats: waiting_for("stairs", seats),
    "rondel": lambda seats: waiting_for("rondel", seats),
    "marker": lambda seats: waiting_for("marker", seats),
    "noblewoman": at_noblewoman,
    "cards": at_cards,
    "raise": at_raise,
    "place": at_place,
    "second place": at_second_place,
    "stack": at_stack,
    "replace": at_replace,
    "bonus": at_bonus,
    "tile": at_tile,
    "early bonus": at_early_bonus,
    "early tile": at_early_tile,
    "take-cards": at_take_cards,
    "end-turn": at_end_turn,
    "top": at_top,
    "over": at_end,
}  # fmt: skip
EVERY_MOMENT = tuple(_MAKERS)


@cache
def moment(name: str, seats: int = 4) -> LondonPosition:
    """Kept from test to test: it must not be changed."""
    return _MAKERS[name](seats)
