"""What chance decides (L2.1, L2.2, L2.5, L2.6, R2.9, R8.20): each draw's label, pool and effect.

A pool is a sorted list; a draw picks one place of it, each equally likely. Nothing is shuffled
beforehand, so there is no hidden order to peek at.
"""

from typing import Final

from twinspan.core.flow import Events
from twinspan.core.game import Event
from twinspan.core.terms import NOBODY
from twinspan.games.london.components import BONUS_STACKS, SLOTS, TYPE_NAMES, TYPES, UNKNOWN
from twinspan.games.london.state import NO_TILE, State

# The codes of what can wait in `State.reveals`: 0 to 5 the top of a building stack, then
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


def pool(state: State, code: int) -> list[int]:
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
    return sorted(state.components.faces[code - FACE])


def drawn_before(state: State, code: int) -> int:
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


def take_drawn(state: State, code: int, outcome: int, events: Events) -> None:
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
        state.turn_rondel_to(outcome)
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


def show_next_building(state: State, kind: int) -> None:
    """R3.3.8: a stack's next building becomes visible, if it has one."""
    if state.unseen[kind]:
        state.reveals.append(kind)


def show_next_tile(state: State, stack: int) -> None:
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


def _turn_rondel(state: State, steps: int, events: Events) -> None:
    """L3.1.1: turn the rondel clockwise by the marker's number."""
    state.markers_unseen = _without(state.markers_unseen, steps)
    state.markers.append(steps)
    state.turn_rondel_to((state.rondel + steps) % TYPES)
    if events is not None:
        events.append(Event("marker", NOBODY, {"steps": steps, "type": state.x_space()}))


def _without(items: list[int], item: int) -> list[int]:
    """The list with that item left out once; a new list, since copies share the old one."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
