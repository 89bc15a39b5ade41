"""What an action meets: where it is offered, what lies on the stack and what the space pays; where
it is refused, what a reason needs to be understood."""

from twinspan.core.errors import Facts
from twinspan.core.terms import Action, Seat
from twinspan.games.london.actions import (
    ANY_SPACE,
    BonusChoice,
    Placement,
    Raise,
    StackChoice,
)
from twinspan.games.london.components import CENTRE
from twinspan.games.london.state import State
from twinspan.games.london.tiles import NOBLEWOMAN


def offered(state: State, seat: Seat, action: Action) -> Facts:
    """What the action carries, and what it would meet here."""
    return {**action.facts(), **_met(state, seat, action)}


def _met(state: State, seat: Seat, action: Action) -> Facts:
    if isinstance(action, Placement):
        space = state.x_space() if action.space == ANY_SPACE else action.space
        if space == CENTRE:
            return {"amount": state.components.centre_price}
        return {
            "space": space,
            "type": space,
            "amount": state.income[space],
            "building": state.tops[space],
        }
    if isinstance(action, Raise):
        return {"card": state.players[seat].played[action.card]}
    if isinstance(action, StackChoice):
        return {"building": state.tops[action.type]}
    if isinstance(action, BonusChoice):
        return {"tile": state.bonus_tops[action.stack]}
    if action.kind == "noblewoman":
        return {"card": NOBLEWOMAN}
    if action.kind == "take back":
        return {"card": state.turn_card()}
    return {}


def refused(state: State, seat: Seat, action: Action) -> Facts:
    """Whatever a reason may need to be understood, by name."""
    known: Facts = {
        "money": state.players[seat].money,
        "price": state.components.centre_price,
        "building": state.building,
        "strength": state.cards_due,
    }
    if state.turn >= 0 and state.actor == seat:
        known["card"] = state.turn_card()
    known.update(action.facts())
    if isinstance(action, Placement):
        space = state.x_space() if action.space == ANY_SPACE else action.space
        known["space"] = known["type"] = space
    return known
