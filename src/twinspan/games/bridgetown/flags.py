"""Flags (B5): which a move takes, and the exchange of one that is already on the card."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.bridgetown.city import NO_BRIDGE, START, Mode
from twinspan.games.bridgetown.state import FLAGS, NO_FLAG, Move, State


def crossed_from(state: State, start: int, left: list[int]) -> list[int]:
    """B5.2: of the bridges that a move has left, those that count as crossed. The one where it
    began does not, even if it was entered again."""
    begun_on = NO_BRIDGE if start == START else state.board.city.bridge_of[start]
    return [bridge for bridge in left if bridge != begun_on]


def flags_for(state: State, mode: int, start: int, left: list[int], end: int) -> list[int]:
    """B5.1: of the bridges crossed, in this order, and the one where the move ends, those whose
    flag goes to this mode; a blue one to the streetcar only (B5.5)."""
    bridge = state.board.city.bridge_of[end]
    passed = left if bridge == NO_BRIDGE or bridge in left else [*left, bridge]
    return [bridge for bridge in crossed_from(state, start, passed) if state.flags[bridge] == mode]


def flags_due(state: State, move: Move) -> list[int]:
    """B5.3: the bridges whose flag a finished move takes; B4.4: a substitute walk takes none."""
    if move.substitute:
        return []
    return flags_for(state, move.mode, move.path[0], move.crossed, move.path[-1])


def arrive(state: State, seat: Seat, events: Events) -> None:
    """B5.3: the last step is made; now the flags are taken."""
    move = state.move
    assert move is not None
    move.taking = flags_due(state, move)
    state.step = FLAGS
    if events is not None:
        mode = Mode.WALK if move.substitute else move.mode  # B4.4
        events.append(Event("moved", seat, {"mode": mode, "spaces": move.path[:]}))


def take_flag(state: State, seat: Seat, bridge: int, events: Events) -> None:
    """B5.1, B5.4: the flag goes to its bridge's place on the card; an old one goes back."""
    card = state.players[seat].card
    old, new = card[bridge], state.flags[bridge]
    card[bridge] = new
    state.flags[bridge] = NO_FLAG
    if old == NO_FLAG:
        if events is not None:
            events.append(Event("flag-taken", seat, {"bridge": bridge, "flag": new}))
        return
    if old == Mode.STREETCAR and not state.chosen_options.free_streetcar:  # B7.1: else the bag
        state.aside += 1
    else:
        state.bag[old] += 1
    if events is not None:
        events.append(Event("flag-exchanged", seat, {"bridge": bridge, "flag": new, "old": old}))


class Exchanging(Decision[State]):
    """B5.4: whether to exchange the flag that the card already has for this bridge."""

    name = "exchange"
    kinds = frozenset(("exchange", "done"))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return [state.board.actions.exchange, state.board.actions.done]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return None  # who is asked may

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        move = state.move
        assert move is not None
        bridge = move.taking.pop(0)
        if action is state.board.actions.exchange:
            take_flag(state, seat, bridge, events)
        elif events is not None:
            facts = {"bridge": bridge, "flag": state.flags[bridge]}
            events.append(Event("flag-left", seat, {**facts}))


EXCHANGING: Final = Exchanging()
