"""Bonus tiles (L6): who may use one, and what they do.

L6.10: *+1* and *noblewoman* are offered while the order is decided (``bidding.py``), all others in
one's own building turn: with the pawn (``placing.py``), before it and after the building's action.
"""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.london import actions
from twinspan.games.london.components import TILES, Tile
from twinspan.games.london.effects import advance_chapel, advance_gate
from twinspan.games.london.state import END_TURN, Player, State

_RULES: Final = ("L6.2", "L6.3", "L6.4", "L6.5", "L6.6", "L6.7", "L6.8", "L6.9")  # by tile
MISSING: Final = [
    Reason(_RULES[tile], "tile-missing", fixed={"tile": tile}) for tile in range(TILES)
]
FRESH: Final = [Reason("L6.1", "tile-fresh", fixed={"tile": tile}) for tile in range(TILES)]
CHAPEL_END: Final = Reason("R6.18", "track-end", fixed={"tile": Tile.CHAPEL_2})
GATE_END: Final = Reason("R6.18", "track-end", fixed={"tile": Tile.GATE_2})
ZERO_STAYS: Final = Reason("L6.5", "zero-returns-anyway")
ONCE_A_TURN: Final = Reason("L6.5", "taken-back-already")
NONE_LEFT: Final = Reason("R6.15", "none-to-take-back", "card")

STEPS: Final = 2  # of the +2 tiles
NOBLEWOMAN: Final = 2  # her card's value


def why_not_tile(player: Player, tile: int) -> Reason | None:
    """L6.1: a tile must be there, and taken in an earlier round."""
    if player.tiles[tile]:
        return None
    return FRESH[tile] if player.fresh[tile] else MISSING[tile]


def use_tile(state: State, seat: Seat, tile: int, events: Events) -> None:
    """A used tile is out of the game."""
    state.players[seat].tiles[tile] -= 1
    state.spent[tile] += 1
    if events is not None:
        events.append(Event("tile-used", seat, {"tile": tile}))


def use_raise(state: State, seat: Seat, card: int, events: Events) -> None:
    """L6.8: a played card counts one more."""
    use_tile(state, seat, Tile.RAISE, events)
    player = state.players[seat]
    player.raised[card] += 1
    if events is not None:
        printed = player.played[card]
        facts = {"card": printed, "value": printed + player.raised[card]}
        events.append(Event("raised", seat, {**facts}))


def use_noblewoman(state: State, seat: Seat, events: Events) -> None:
    """L6.9: a 2 comes from the supply into the hand."""
    use_tile(state, seat, Tile.NOBLEWOMAN, events)
    state.supply[NOBLEWOMAN] -= 1
    state.players[seat].hand[NOBLEWOMAN] += 1
    if events is not None:
        events.append(Event("card-taken", seat, {"card": NOBLEWOMAN}))


def why_not_two_ahead(state: State, seat: Seat, action: Action) -> Reason | None:
    """L6.6, L6.7, R6.18: two spaces ahead on a track, not from its last space."""
    player = state.players[seat]
    if action is actions.CHAPEL_2:
        at_end = player.chapel == state.components.chapel_end
        return why_not_tile(player, Tile.CHAPEL_2) or (CHAPEL_END if at_end else None)
    at_end = player.gate == state.components.gate_end
    return why_not_tile(player, Tile.GATE_2) or (GATE_END if at_end else None)


def go_two_ahead(state: State, seat: Seat, action: Action, events: Events) -> None:
    """L6.6, L6.7: the track's rewards apply as for a building."""
    if action is actions.CHAPEL_2:
        use_tile(state, seat, Tile.CHAPEL_2, events)
        advance_chapel(state, seat, STEPS, events)
    else:
        use_tile(state, seat, Tile.GATE_2, events)
        advance_gate(state, seat, STEPS, events)


def why_not_take_back(state: State, seat: Seat) -> Reason | None:
    """L6.5, R6.15: a card of the value just played, not a 0, once a turn, if one is left."""
    reason = why_not_tile(state.players[seat], Tile.TAKE_BACK)
    if reason is not None:
        return reason
    if state.taken_back:
        return ONCE_A_TURN
    card = state.turn_card()
    if card == 0:
        return ZERO_STAYS
    return None if state.supply[card] else NONE_LEFT


_ENDING_TURN_ANSWERS: Final[list[Action]] = [
    actions.CHAPEL_2,
    actions.GATE_2,
    actions.TAKE_BACK,
    actions.DONE,
]


class EndingTurn(Decision[State]):
    """R6.17, L6.5: after the building's action, +2 and take-back tiles may be used.

    L6.10: these in one's own turn only, as those that ``placing.py`` offers; no other decision of
    the round has them among its kinds."""

    name = "end-turn"
    kinds = frozenset(("chapel +2", "gate +2", "take back", "done"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _ENDING_TURN_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if action is actions.DONE:
            return None
        if action is actions.TAKE_BACK:
            return why_not_take_back(state, seat)
        return why_not_two_ahead(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if action is actions.DONE:
            state.step = END_TURN
        elif action is actions.TAKE_BACK:
            use_tile(state, seat, Tile.TAKE_BACK, events)
            self._take_back(state, seat, events)
        else:
            go_two_ahead(state, seat, action, events)

    def _take_back(self, state: State, seat: Seat, events: Events) -> None:
        card = state.turn_card()
        state.supply[card] -= 1
        state.players[seat].hand[card] += 1
        state.taken_back = True
        if events is not None:
            events.append(Event("card-taken-back", seat, {"card": card}))


ENDING_TURN: Final = EndingTurn()
