"""The round (B3): what comes after what."""

from collections.abc import Callable
from typing import Final

from twinspan.core.flow import ask
from twinspan.core.rules import Events
from twinspan.core.terms import NOBODY, Event, Seat, outcome_events
from twinspan.games.bridgetown.actions import Special
from twinspan.games.bridgetown.city import ROUNDS
from twinspan.games.bridgetown.flags import EXCHANGING, take_flag
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import OFFERING_FIRST, RIDING, movers, offers_first
from twinspan.games.bridgetown.scoring import winner_at_once
from twinspan.games.bridgetown.setup import FIRST_PLAYER, fill_bridges
from twinspan.games.bridgetown.state import (
    AFTERWARDS,
    END_ROUND,
    MOVE,
    NEW_ROUND,
    NO_FLAG,
    OVER,
    PLAN,
    RACE_TURN,
    State,
)
from twinspan.games.bridgetown.swapping import SWAPPING

# ----- the steps: each does its part, names the next one, and tells whether to rest ---------------


def _setup(state: State, events: Events) -> bool:
    """B2.2, B2.4"""
    fill_bridges(state, events)
    state.reveals.append(FIRST_PLAYER)
    state.step = NEW_ROUND
    return False


def _new_round(state: State, events: Events) -> bool:
    """B3.1, B3.2: a first player, and everybody is to place."""
    state.round += 1
    if state.round > 1:
        state.first = next_first_player(state)
    if events is not None:
        events.append(Event("round", NOBODY, {"round": state.round, "rounds": ROUNDS}))
        events.append(Event("first-player", state.first, {}))
    state.queue = state.clockwise_from(state.first)
    state.step = PLAN
    return False


def next_first_player(state: State) -> Seat:
    """B3.1: fewest flags; tied: the first met clockwise, the previous first player last."""
    fewest = min(player.flags() for player in state.players)
    after = state.clockwise_from((state.first + 1) % state.seats)
    return next(seat for seat in after if state.players[seat].flags() == fewest)


def _plan(state: State, events: Events) -> bool:
    """B3.2: until all coordinators are placed."""
    if not state.queue:
        state.step = RACE_TURN
        return False
    return ask(state, PLANNING, state.queue[0], events)


def _race_turn(state: State, events: Events) -> bool:
    """B3.6: everybody with a mode left moves once more; R3.15: First is offered before."""
    state.queue = movers(state)
    if not state.queue:
        state.step = END_ROUND
        return False
    owner = offers_first(state)
    if owner != NOBODY:
        return ask(state, OFFERING_FIRST, owner, events)
    state.step = MOVE
    return False


def _move(state: State, events: Events) -> bool:
    """B3.6: the next one picks a mode."""
    if not state.queue:
        state.step = RACE_TURN
        return False
    return ask(state, RIDING, state.queue[0], events)


def _steps(state: State, events: Events) -> bool:
    """B3.8: step by step, until the distance is made."""
    return ask(state, STEPPING, state.queue[0], events)


def _flags(state: State, events: Events) -> bool:
    """B5.3, B5.4: a first flag is taken, about another is asked; B6.1: then victory is checked."""
    seat, move = state.queue[0], state.move
    assert move is not None
    while move.taking:
        bridge = move.taking[0]
        if state.players[seat].card[bridge] != NO_FLAG:
            return ask(state, EXCHANGING, seat, events)
        move.taking.pop(0)
        take_flag(state, seat, bridge, events)
    if winner_at_once(state) != NOBODY:
        return _end(state, events)
    state.step = AFTERWARDS
    return False


def _afterwards(state: State, events: Events) -> bool:
    """R3.13: Swap, if it is still unused."""
    if state.specials[Special.SWAP] == state.queue[0]:
        return ask(state, SWAPPING, state.queue[0], events)
    return _coordinators_back(state, events)


def _coordinators_back(state: State, events: Events) -> bool:
    """B3.6, R3.14: the coordinator comes back; with the last one, specials that were not used."""
    seat, move = state.queue.pop(0), state.move
    assert move is not None
    modes = state.players[seat].modes
    modes.remove(move.mode)
    state.move = None
    if not modes:
        for special, owner in enumerate(state.specials):
            if owner == seat:
                state.specials[special] = NOBODY
                if events is not None:
                    events.append(Event("lapsed", seat, {"special": special}))
    state.step = MOVE
    return False


def _end_round(state: State, events: Events) -> bool:
    """B5.6: bridges are filled again after rounds one to four."""
    if state.round == ROUNDS:
        return _end(state, events)
    fill_bridges(state, events)
    state.actor = NOBODY
    state.step = NEW_ROUND
    return False


def _end(state: State, events: Events) -> bool:
    """B6: the game is over; coordinators stay where they are."""
    state.step = OVER
    state.queue = []
    state.move = None
    state.actor = NOBODY
    if events is not None:
        outcome = state.outcome()
        assert outcome is not None
        events += outcome_events(outcome)
    return True


def _over(_state: State, _events: Events) -> bool:
    return True


# By their numbers in state.py.
STEPS_OF_A_GAME: Final[tuple[Callable[[State, Events], bool], ...]] = (
    _setup, _new_round, _plan, _plan, _race_turn, _move, _steps, _flags, _afterwards,
    _coordinators_back, _end_round, _over,
)  # fmt: skip
