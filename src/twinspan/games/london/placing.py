"""Placing the pawn on the rondel (L3.3), with the tiles that help (L6.2-L6.4, L6.11)."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.london import actions
from twinspan.games.london.actions import ANY_SPACE, Placement, StackChoice
from twinspan.games.london.components import CENTRE, Tile
from twinspan.games.london.state import (
    AFTERWARDS,
    BUILD,
    NO_BUILDING,
    NO_PAWN,
    STACK,
    Player,
    State,
)
from twinspan.games.london.tiles import (
    go_two_ahead,
    use_tile,
    why_not_tile,
    why_not_two_ahead,
)

TOO_POOR: Final = Reason("L3.3.2", "too-poor", "money", "price")
X_IS_CLOSED: Final = Reason("L3.3.2", "x-space", "space")
OCCUPIED: Final = Reason("L3.3.3", "space-occupied", "space")
STACK_EMPTY: Final = Reason("L3.3.3", "stack-empty", "type")
OWN_SPACE: Final = Reason("L3.3.4", "own-space", "space")
MUST_PLACE: Final = Reason("R3.3.7", "must-place")
NOBODY_THERE: Final = Reason("R6.18", "nobody-to-share-with", "space")
TWO_THERE: Final = Reason("L6.11", "two-pawns-there", "space")

_WITHOUT_TILES: Final[list[Placement]] = [*actions.OUTER, actions.IN_CENTRE]
_WITH_TILES: Final[list[Action]] = [
    *actions.OUTER_SHARE,
    *actions.ON_X,
    actions.CENTRE_SHARE,
    *actions.CENTRE_FREE,
    actions.CHAPEL_2,
    actions.GATE_2,
]


def return_card(state: State, seat: Seat, events: Events) -> None:
    """L3.3.1: before placing, the played card goes back to the supply; a 0 always returns to the
    hand (R6.13)."""
    card = state.turn_card()
    if card:
        state.supply[card] += 1
    else:
        state.players[seat].hand[0] += 1
    if events is not None:
        events.append(Event("turn", seat, {"card": card}))


def why_not_place(state: State, seat: Seat, action: Placement) -> Reason | None:
    """L3.3.2-L3.3.4, L6.2-L6.4, L6.11, R6.18: may the pawn go there, with those tiles?"""
    player = state.players[seat]
    if action.with_tiles:
        reason = _why_not_tiles(player, action)
        if reason is not None:
            return reason
    space = action.space
    if space == CENTRE:
        if not action.free and player.money < state.components.centre_price:
            return TOO_POOR
    else:
        if space == ANY_SPACE:
            space = state.x_space()
        elif not state.income[space]:
            return X_IS_CLOSED
        if state.tops[space] == NO_BUILDING:
            return STACK_EMPTY
    if player.pawn == space:
        return OWN_SPACE
    others = state.pawns[space]
    if action.share:
        if others == 0:
            return NOBODY_THERE
        return TWO_THERE if others > 1 else None
    return OCCUPIED if others else None


def _why_not_tiles(player: Player, action: Placement) -> Reason | None:
    if action.share:
        reason = why_not_tile(player, Tile.SHARE)
        if reason is not None:
            return reason
    if action.x:
        return why_not_tile(player, Tile.X)
    if action.free:
        return why_not_tile(player, Tile.FREE_CENTRE)
    return None


def placements_without_tiles(state: State, seat: Seat) -> list[Action]:
    return [action for action in _WITHOUT_TILES if why_not_place(state, seat, action) is None]


class Placing(Decision[State]):
    """L3.3.2: where to place the pawn; +2 tiles may be used first (R6.17, L6.10)."""

    name = "place"
    kinds = frozenset(("place", "pass", "chapel +2", "gate +2"))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        found = placements_without_tiles(state, seat)
        stuck = not found
        if state.players[seat].has_tiles():
            found += super().legal(state, seat)
        if stuck:
            found.append(actions.PASS)  # R3.3.7
        return found

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        """What tiles can make possible."""
        return _WITH_TILES

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Placement):
            return why_not_place(state, seat, action)
        if action is actions.PASS:  # R3.3.7
            return MUST_PLACE if placements_without_tiles(state, seat) else None
        return why_not_two_ahead(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, Placement):
            _place(state, seat, action, events)
        elif action is actions.PASS:
            if events is not None:
                events.append(Event("passed", seat, {}))
            state.step = AFTERWARDS
        else:
            go_two_ahead(state, seat, action, events)


def _place(state: State, seat: Seat, action: Placement, events: Events) -> None:
    if action.share:
        use_tile(state, seat, Tile.SHARE, events)
    if action.x:
        use_tile(state, seat, Tile.X, events)
    if action.free:
        use_tile(state, seat, Tile.FREE_CENTRE, events)
    space = state.x_space() if action.space == ANY_SPACE else action.space
    _move_pawn(state, seat, space)
    if space == CENTRE:
        price = 0 if action.free else state.components.centre_price
        state.players[seat].money -= price
        if events is not None:
            if action.free:
                events.append(Event("placed-centre-free", seat, {}))
            else:
                events.append(Event("placed-centre", seat, {"amount": price}))
        state.step = STACK
        return
    income = state.income[space]  # R6.16: the X pays nothing
    state.players[seat].money += income
    if events is not None:
        if action.x:
            events.append(Event("placed-x", seat, {"type": space}))
        else:
            events.append(Event("placed-outer", seat, {"type": space, "amount": income}))
    take_building(state, space)


def _move_pawn(state: State, seat: Seat, space: int) -> None:
    """L3.3.4: with two players the pawn leaves its space for the second turn."""
    player = state.players[seat]
    if player.pawn != NO_PAWN:
        state.pawns[player.pawn] -= 1
    player.pawn = space
    state.pawns[space] += 1


def take_building(state: State, kind: int) -> None:
    """Take the top building of a stack; what lies under it shows at the turn's end (R3.3.8)."""
    state.building = state.tops[kind]
    state.tops[kind] = NO_BUILDING
    state.opened = kind
    state.step = BUILD


_CHOOSING_STACK_ANSWERS: Final[list[Action]] = [*actions.STACKS]


class ChoosingStack(Decision[State]):
    """L3.3.2: from the centre, the top building of any stack that has one (L3.3.3)."""

    name = "stack"
    kinds = frozenset(("stack",))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _CHOOSING_STACK_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, StackChoice)
        return STACK_EMPTY if state.tops[action.type] == NO_BUILDING else None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, StackChoice)
        take_building(state, action.type)


PLACING: Final = Placing()
CHOOSING_STACK: Final = ChoosingStack()
