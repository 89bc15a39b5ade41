"""Setup (L2), and all that chance decides (L2.1, L2.2, L2.5, L2.6, R2.9, R8.20).

First everything is laid in its place; then chance draws, and the first hands are dealt. A draw
picks one place of a sorted pool, each equally likely. Nothing is shuffled beforehand, so there is
no hidden order to peek at.
"""

from typing import TYPE_CHECKING, Final

from twinspan.core.chance import Chance
from twinspan.core.options import GameOptions
from twinspan.core.rules import Draws, Events
from twinspan.core.terms import NOBODY, Event
from twinspan.games.london.components import (
    BONUS_STACKS,
    CARD_VALUES,
    CENTRE,
    SLOTS,
    TILES,
    TYPE_NAMES,
    TYPES,
    UNKNOWN,
)
from twinspan.games.london.options import LondonOptions
from twinspan.games.london.state import (
    DEAL,
    NO_BUILDING,
    NO_CHOICE,
    NO_PAWN,
    NO_TILE,
    LondonPosition,
    Player,
)

if TYPE_CHECKING:
    from twinspan.games.london.game import LondonGame

BEFORE_THE_TRACKS: Final = 0  # L2.6: on the stairs, and before the first gate space


def new_player(money: int) -> Player:
    """L2.4: with so much money, and nothing built or taken yet."""
    return Player(
        money,
        [0] * CARD_VALUES,
        NO_CHOICE,
        [],
        [],
        [],
        [0] * TILES,
        [0] * TILES,
        BEFORE_THE_TRACKS,
        BEFORE_THE_TRACKS,
        NO_PAWN,
    )


def lay_out(
    game: "LondonGame", seats: int, options: GameOptions, chance: Chance | None
) -> LondonPosition:
    """L2: a table on which chance has shown nothing yet."""
    assert isinstance(options, LondonOptions)
    components = game.components
    state = LondonPosition(game, components, seats, options, chance)
    state.faces = options.faces[:]
    state.rondel = UNKNOWN  # R2.9
    state.income = []
    state.unseen = components.stacks[:]  # L2.1
    state.tops = [NO_BUILDING] * TYPES
    state.bonus_unseen = components.bonus_stacks[:]  # L2.5
    state.bonus_tops = [NO_TILE] * BONUS_STACKS
    state.markers_unseen = components.markers  # L2.2
    state.markers = []
    state.supply = [0, *components.cards[1:]]  # L1.4, L2.3: 0s are in hands or out of the game
    state.removed = []
    state.spent = [0] * TILES
    state.players = [new_player(components.start_money) for _ in range(seats)]
    state.chapel_order = []  # L2.6: markers are drawn onto the steps
    state.gate_order = list(range(seats))
    state.pawns = [0] * (CENTRE + 1)
    state.round = 0
    state.order = []
    state.order_cards = []
    state.turn = -1
    state.lowest = NO_BUILDING
    state.lowest_seat = NOBODY
    state.building = NO_BUILDING
    state.opened = NO_PAWN
    state.taken_back = False
    state.bonus_due = 0
    state.cards_due = 0
    state.queue = []
    state.step = DEAL
    state.reveals = setup_reveals(state.faces, seats)
    return state


def zeros_each(seats: int) -> int:
    """L2.3: each player takes one 0; with two players two."""
    return 2 if seats == 2 else 1


def deal(state: LondonPosition, events: Events) -> None:
    """L2.3, L2.7, R2.8: the hands, by the step of the stairs, and one 0 (two players: two)."""
    for step, seat in enumerate(state.chapel_order):
        hand = state.players[seat].hand
        hand[0] = zeros_each(state.seats)
        for card in state.components.start_hands[step]:
            hand[card] += 1
            state.supply[card] -= 1
        if events is not None:
            cards = [card for card, count in enumerate(hand) for _ in range(count)]
            money = state.players[seat].money
            events.append(Event("start-hand", seat, {"cards": cards, "amount": money}))


# ----- what chance decides ------------------------------------------------------------------------

# The codes of what can wait in `Position.reveals`: 0 to 5 the top of a building stack, then
BONUS: Final = TYPES  # 6 to 8: the top of a bonus stack
MARKER: Final = BONUS + BONUS_STACKS
RONDEL: Final = MARKER + 1
STAIRS: Final = RONDEL + 1
FACE: Final = STAIRS + 1  # 12 to 15: the scoring face of a slot

TOPS: Final = range(TYPES)
BONUS_TOPS: Final = range(BONUS, MARKER)

LABELS: Final = (
    *(f"building {name}" for name in TYPE_NAMES),
    *(f"bonus {stack + 1}" for stack in range(BONUS_STACKS)),
    "marker",
    "rondel",
    "stairs",
    *(f"face {slot}" for slot in SLOTS),
)


def pool(state: LondonPosition, code: int) -> list[int]:
    """All that the draw can give, each place of the list equally likely."""
    if code < BONUS:
        return state.unseen[code]
    if code < MARKER:
        return state.bonus_unseen[code - BONUS]
    if code == MARKER:
        return state.markers_unseen
    if code == RONDEL:
        return list(range(TYPES))
    if code == STAIRS:
        return [seat for seat in range(state.seats) if seat not in state.chapel_order]
    return sorted(state.components.faces[code - FACE])  # R8.20: each of the slot's four alike


def drawn_before(state: LondonPosition, code: int) -> int:
    """How many draws there were under this label: the k of the verifiable source."""
    if code < BONUS:
        return len(state.components.stacks[code]) - len(state.unseen[code])
    if code < MARKER:
        stack = code - BONUS
        return len(state.components.bonus_stacks[stack]) - len(state.bonus_unseen[stack])
    if code == MARKER:
        return len(state.markers)
    if code == STAIRS:
        return len(state.chapel_order)
    return 0


def turn_rondel_to(state: LondonPosition, orientation: int) -> None:
    """What the spaces pay follows from how the rondel lies."""
    state.rondel = orientation
    state.income = state.components.income[orientation]


def take_drawn(state: LondonPosition, code: int, outcome: int, events: Events) -> None:
    """Put what was drawn where it belongs."""
    if code < BONUS:
        state.unseen[code] = _without(state.unseen[code], outcome)
        state.tops[code] = outcome
        if events is not None:
            events.append(Event("top", NOBODY, {"building": outcome}))
    elif code < MARKER:
        stack = code - BONUS
        state.bonus_unseen[stack] = _without(state.bonus_unseen[stack], outcome)
        state.bonus_tops[stack] = outcome
        if events is not None:
            events.append(Event("bonus-top", NOBODY, {"stack": stack + 1, "tile": outcome}))
    elif code == MARKER:
        _turn_rondel(state, outcome, events)
    elif code == RONDEL:
        turn_rondel_to(state, outcome)
        if events is not None:
            events.append(Event("rondel", NOBODY, {"type": state.x_space()}))
    elif code == STAIRS:
        state.chapel_order.append(outcome)
        if events is not None:
            events.append(Event("stairs", outcome, {"step": len(state.chapel_order)}))
    else:
        state.faces[code - FACE] = outcome
        if events is not None:
            events.append(Event("face", NOBODY, {"slot": code - FACE, "face": outcome}))


def show_next_building(state: LondonPosition, kind: int) -> None:
    """R3.3.8: a stack's next building becomes visible, if it has one."""
    if state.unseen[kind]:
        state.reveals.append(kind)


def show_next_tile(state: LondonPosition, stack: int) -> None:
    """L5.2, R5.7: a bonus stack's next tile becomes visible, if it has one."""
    state.bonus_tops[stack] = NO_TILE
    if state.bonus_unseen[stack]:
        state.reveals.append(BONUS + stack)


def setup_reveals(faces: list[int], seats: int) -> list[int]:
    """All that is drawn before the first round, in the order of the setup."""
    return [
        *(FACE + slot for slot in range(len(SLOTS)) if faces[slot] == UNKNOWN),
        *TOPS,
        *BONUS_TOPS,
        *([STAIRS] * seats),
        RONDEL,
    ]


def _turn_rondel(state: LondonPosition, steps: int, events: Events) -> None:
    """L3.1.1: turn the rondel clockwise by the marker's number."""
    state.markers_unseen = _without(state.markers_unseen, steps)
    state.markers.append(steps)
    turn_rondel_to(state, (state.rondel + steps) % TYPES)
    if events is not None:
        events.append(Event("marker", NOBODY, {"steps": steps, "type": state.x_space()}))


def _without(items: list[int], item: int) -> list[int]:
    """The list with that item left out once; a new list, since copies share the old one."""
    left = items[:]
    left.remove(item)
    return left


DRAWS: Final = Draws(
    labels=LABELS, names=LABELS, pool=pool, drawn_before=drawn_before, take=take_drawn
)
