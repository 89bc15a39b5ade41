"""The columns of a position (L1 to L3): what is written down of it, and what follows from that."""

from typing import TYPE_CHECKING, Final

from twinspan.core.columns import (
    ANY,
    Columns,
    Schema,
    asking,
    flag,
    number,
    numbers,
    rows,
    word,
    words,
)
from twinspan.core.errors import SnapshotError
from twinspan.core.rules import NOTHING
from twinspan.core.terms import NOBODY
from twinspan.games.london.actions import CHOICES
from twinspan.games.london.components import (
    BONUS_STACKS,
    BUILDINGS,
    CARD_VALUES,
    CENTRE,
    FACES,
    NUMBERS,
    SLOTS,
    TILES,
    TYPES,
    UNKNOWN,
)
from twinspan.games.london.setup import LABELS, STAIRS, turn_rondel_to
from twinspan.games.london.state import (
    NO_BUILDING,
    NO_CHOICE,
    NO_PAWN,
    NO_TILE,
    SITES,
    STEP_NAMES,
    LondonPosition,
)

if TYPE_CHECKING:
    from twinspan.games.london.game import LondonGame

HIDDEN: Final = -2  # a choice that is made and not to be seen
SHOWN: Final = ("stacks",)  # in views: how many buildings each stack has, the top included (L9.1)
_MOST_MONEY: Final = 1_000_000


def schema(game: "LondonGame", seats: int) -> Schema:
    """What a position with so many seats is written down as."""
    components = game.components
    last = seats - 1
    turns = seats * (2 if seats == 2 else 1)
    most_cards = max(components.cards)
    return Schema(
        (
            number("round", 0, SITES),
            word("step", STEP_NAMES),
            asking(),
            number("actor", NOBODY, last),
            number("turn", -1, turns - 1),
            numbers("order", 0, last),
            numbers("order_cards", 0, 1),
            numbers("faces", UNKNOWN, FACES, len(SLOTS)),
            numbers("markers", 1, 3),
            number("rondel", UNKNOWN, TYPES - 1),
            numbers("tops", NO_BUILDING, BUILDINGS, TYPES),
            numbers("bonus_tops", NO_TILE, TILES - 1, BONUS_STACKS),
            rows("bonus_unseen", 0, TILES - 1, BONUS_STACKS),
            numbers("supply", 0, most_cards, CARD_VALUES),
            numbers("removed", 1, NUMBERS),
            numbers("spent", 0, BONUS_STACKS, TILES),
            numbers("chapel_order", 0, last),
            numbers("gate_order", 0, last, seats),
            numbers("money", 0, _MOST_MONEY, seats).of_players(),
            rows("hands", 0, most_cards, seats, CARD_VALUES, "hand").of_players(),
            numbers("choices", NO_CHOICE, len(CHOICES) - 1, seats, "choice").of_players(),
            rows("played", 0, CARD_VALUES - 1, seats).of_players(),
            rows("raised", 0, BONUS_STACKS, seats).of_players(),
            rows("bridges", 1, BUILDINGS, seats, ANY, "bridge").of_players(),
            rows("tiles", 0, BONUS_STACKS, seats, TILES).of_players(),
            rows("fresh", 0, BONUS_STACKS, seats, TILES).of_players(),
            numbers("chapel", 0, components.chapel_end, seats).of_players(),
            numbers("gate", 0, components.gate_end, seats).of_players(),
            numbers("pawns", NO_PAWN, CENTRE, seats, "pawn").of_players(),
            number("lowest", NO_BUILDING, NUMBERS),
            number("lowest_seat", NOBODY, last),
            number("building", NO_BUILDING, BUILDINGS),
            number("opened", NO_PAWN, TYPES - 1),
            flag("taken_back"),
            number("bonus_due", 0, components.gate_end),
            number("cards_due", 0, SITES),
            numbers("queue", 0, last),
            words("reveals", LABELS),
        ),
        SHOWN,
    )


def derive(state: LondonPosition, _: object) -> None:
    """What follows from the columns: what is seen nowhere lies in the stacks."""
    components = state.components
    if not _is_order(state.chapel_order, state.seats - state.reveals.count(STAIRS)):
        raise SnapshotError("wrong-order", {"place": "state.chapel_order"})
    if state.rondel != UNKNOWN:
        turn_rondel_to(state, state.rondel)
    elif state.asking is not NOTHING:  # whoever is asked may ask what the spaces pay
        raise SnapshotError("impossible-moment", {"place": "state.rondel", "column": "rondel"})
    state.markers_unseen = _rest(components.markers, _count(state.markers))
    seen = [*state.tops, *state.removed, state.building]
    for player in state.players:
        seen += player.bridge
        if player.pawn != NO_PAWN:
            state.pawns[player.pawn] += 1
    count = _count(seen)
    state.unseen = [_rest(stack, count) for stack in components.stacks]
    if state.turn >= 0:
        state.turn_card()  # which must be there: refusals and tiles ask for it


def _is_order(seats: list[int], count: int) -> bool:
    """Whether these are so many seats, each once."""
    seen = 0
    for seat in seats:
        if seen >> seat & 1:
            return False
        seen |= 1 << seat
    return len(seats) == count


def _count(items: list[int]) -> list[int]:
    """How often each number is among the items."""
    count = [0] * (BUILDINGS + 1)
    for item in items:
        count[item] += 1
    return count


def _rest(items: list[int], taken: list[int]) -> list[int]:
    """What is left of the items where so many of each are taken."""
    left: list[int] = []
    for item in items:
        if taken[item]:
            taken[item] -= 1
        else:
            left.append(item)
    return left


def open_columns(state: LondonPosition) -> Columns:
    """L9.1: the sizes of the stacks are open."""
    unseen, tops = state.unseen, state.tops
    return {
        "stacks": [len(unseen[kind]) + (tops[kind] != NO_BUILDING) for kind in range(TYPES)],
    }
