"""The round (L3): what comes after what."""

from collections.abc import Callable
from typing import Final

from twinspan.core.flow import ask
from twinspan.core.rules import NOTHING, Decision, Events
from twinspan.core.terms import NOBODY, Event, outcome_events
from twinspan.games.london.bidding import (
    OFFERING_NOBLEWOMAN,
    OFFERING_RAISE,
    any_raised,
    decided_by,
    noblewoman_queue,
    open_choice,
    raise_queue,
    set_order,
    show_cards,
)
from twinspan.games.london.building import REPLACING, build_on_next_site, fits_next_site
from twinspan.games.london.components import BONUS_STACKS, TILES
from twinspan.games.london.effects import TAKING_BONUS, TAKING_CARDS, perform
from twinspan.games.london.end import game_ends
from twinspan.games.london.faces import pay_highest_card, pay_round_faces
from twinspan.games.london.placing import CHOOSING_STACK, PLACING, return_card
from twinspan.games.london.setup import MARKER, deal, show_next_building
from twinspan.games.london.state import (
    AFTERWARDS,
    CHOOSE,
    END_ROUND,
    NO_BUILDING,
    NO_PAWN,
    NO_TILE,
    NOBLEWOMEN,
    ORDER,
    OVER,
    PLACE,
    PREPARE,
    RAISES,
    SHOW_CARDS,
    TURN,
    State,
)
from twinspan.games.london.tiles import ENDING_TURN

# ----- the steps: each does its part, names the next one, and tells whether to rest ---------------


def _deal(state: State, events: Events) -> bool:
    deal(state, events)
    state.step = PREPARE
    return False


def _prepare(state: State, events: Events) -> bool:
    """L3.1.1: the next marker turns the rondel."""
    state.round += 1
    if events is not None:
        events.append(Event("round", NOBODY, {"round": state.round, "rounds": state.rounds()}))
    state.reveals.append(MARKER)
    state.queue = noblewoman_queue(state)
    state.step = NOBLEWOMEN
    return False


def _noblewomen(state: State, events: Events) -> bool:
    """L3.2.1, R6.14: one holder at a time."""
    return _ask_queue(state, OFFERING_NOBLEWOMAN, CHOOSE, events)


def _ask_queue(state: State, decision: Decision[State], next_step: int, events: Events) -> bool:
    if not state.queue:
        state.step = next_step
        return False
    return ask(state, decision, state.queue[0], events)


def _choose(state: State, events: Events) -> bool:
    """L3.2.2"""
    state.step = SHOW_CARDS
    open_choice(state, events)
    if state.asked:
        return True
    state.asking = NOTHING
    return False


def _show_cards(state: State, events: Events) -> bool:
    show_cards(state, events)
    set_order(state)
    pay_highest_card(state, events)
    state.queue = raise_queue(state)
    state.step = RAISES
    return False


def _raises(state: State, events: Events) -> bool:
    """L3.2.3, R6.12: one player at a time."""
    return _ask_queue(state, OFFERING_RAISE, ORDER, events)


def _order(state: State, events: Events) -> bool:
    """R3.2.6: the order is fixed before the first turn of the round."""
    if any_raised(state):  # R6.12
        set_order(state)
    state.turn = -1
    if events is not None:
        events.append(Event("order", NOBODY, {"seats": state.order[:], "by": decided_by(state)}))
    state.step = TURN
    return False


def _turn(state: State, events: Events) -> bool:
    """L3.3: the next one's turn."""
    state.turn += 1
    if state.turn == len(state.order):
        state.step = END_ROUND
        return False
    seat = state.actor = state.order[state.turn]
    return_card(state, seat, events)
    state.step = PLACE
    return _place(state, events)


def _place(state: State, events: Events) -> bool:
    """L3.3.2; what a +2 tile brought comes first (R6.17)."""
    if state.bonus_due:
        return _ask_for_bonus(state, events)
    return ask(state, PLACING, state.actor, events)


def _stack(state: State, events: Events) -> bool:
    """L3.3.2: the choice of who stands in the centre"""
    return ask(state, CHOOSING_STACK, state.actor, events)


def _build(state: State, events: Events) -> bool:
    """L3.3.5, R4.6: on the next site if it fits there, else in place of another."""
    seat = state.actor
    if fits_next_site(state.players[seat].bridge, state.building):
        build_on_next_site(state, seat, events)
        return _perform(state, events)
    return ask(state, REPLACING, seat, events)


def _perform(state: State, events: Events) -> bool:
    """L3.3.5: then the building's action."""
    building = state.building
    state.building = NO_BUILDING
    state.step = AFTERWARDS
    perform(state, state.actor, building, events)
    return _afterwards(state, events)


def _afterwards(state: State, events: Events) -> bool:
    """What the building brought (L5.2, L5.4), then +2 and take-back tiles (R6.17, L6.5)."""
    if state.bonus_due:
        return _ask_for_bonus(state, events)
    if state.cards_due:
        return ask(state, TAKING_CARDS, state.actor, events)
    if state.players[state.actor].has_tiles():
        return ask(state, ENDING_TURN, state.actor, events)
    return _end_turn(state, events)


def _ask_for_bonus(state: State, events: Events) -> bool:
    """L5.2, R5.9: tiles must be taken while there are any (R5.7)."""
    if state.bonus_tops.count(NO_TILE) == BONUS_STACKS:
        state.bonus_due = 0
        return False
    return ask(state, TAKING_BONUS, state.actor, events)


def _end_turn(state: State, events: Events) -> bool:
    """R3.3.8: now the next building of the stack is seen."""
    if state.opened != NO_PAWN:
        show_next_building(state, state.opened)
        if events is not None and not state.unseen[state.opened]:
            events.append(Event("stack-empty", NOBODY, {"type": state.opened}))
        state.opened = NO_PAWN
    state.taken_back = False
    state.step = TURN
    return False


def _end_round(state: State, events: Events) -> bool:
    """L3.3.6: the pawns leave; L6.1: new tiles become usable; L7.1: is the game over?"""
    pay_round_faces(state, events)
    for player in state.players:
        player.pawn = NO_PAWN
        player.played = []
        player.raised = []
        tiles, fresh = player.tiles, player.fresh
        for tile in range(TILES):
            if fresh[tile]:
                tiles[tile] += fresh[tile]
                fresh[tile] = 0
    state.pawns = [0] * len(state.pawns)
    state.order = []
    state.order_cards = []
    state.turn = -1
    state.lowest = NO_BUILDING
    state.lowest_seat = NOBODY
    state.actor = NOBODY
    over = game_ends(state)
    state.step = OVER if over else PREPARE
    if over and events is not None:
        outcome = state.outcome()
        assert outcome is not None
        events += outcome_events(outcome)
    return False


def _over(_state: State, _events: Events) -> bool:
    return True


# By their numbers in state.py.
STEPS: Final[tuple[Callable[[State, Events], bool], ...]] = (
    _deal, _prepare, _noblewomen, _choose, _show_cards, _raises, _order, _turn, _place, _stack,
    _build, _perform, _afterwards, _end_turn, _end_round, _over,
)  # fmt: skip
