"""What the buildings do (L5): tracks, bonus tiles, cards and money."""

from typing import Final

from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import Action, Event, Seat
from twinspan.games.london import actions
from twinspan.games.london.actions import BonusChoice, CardTaking
from twinspan.games.london.components import BuildingType
from twinspan.games.london.setup import show_next_tile
from twinspan.games.london.state import NO_TILE, State

NO_TILE_THERE: Final = Reason("R5.7", "bonus-stack-empty", "stack")
NO_CARD: Final = Reason("L5.4", "no-card-in-supply", "card")
TOO_VALUABLE: Final = Reason("L5.4", "card-too-valuable", "card", "strength")


def perform(state: State, seat: Seat, building: int, events: Events) -> None:
    """L5: the new building's action, as strong as there are crests of its colour."""
    kind = state.components.type_of[building]
    if kind in (BuildingType.GUILD_HOUSE, BuildingType.PARK):  # L5.6: no action
        return
    player = state.players[seat]
    strength = player.strength(state.components.crest_of[building], state.components)
    if events is not None:
        events.append(Event("strength", seat, {"building": building, "strength": strength}))
    if kind == BuildingType.CHAPEL:
        advance_chapel(state, seat, strength, events)
    elif kind == BuildingType.GATE:
        advance_gate(state, seat, strength, events)
    elif kind == BuildingType.HOSTELRY:
        state.cards_due = strength
    else:  # L5.5: the haberdasher pays its strength
        player.money += strength
        if events is not None:
            events.append(Event("haberdasher", seat, {"amount": strength}))


def advance_chapel(state: State, seat: Seat, steps: int, events: Events) -> None:
    """L5.1: that many spaces ahead; printed money landed on or passed is taken."""
    player = state.players[seat]
    start = player.chapel
    places = [other.chapel for other in state.players]
    end = state.components.chapel_end
    player.chapel = move_marker(state.chapel_order, places, seat, steps, end)
    if player.chapel == start:
        return
    if events is not None:
        facts = {"steps": player.chapel - start, "reached": player.chapel}
        events.append(Event("chapel-track", seat, {**facts}))
    collect(state, seat, state.components.chapel_money, start, player.chapel, events)


def advance_gate(state: State, seat: Seat, steps: int, events: Events) -> None:
    """L5.2: that many spaces ahead; each bonus space reached or passed gives a tile to take."""
    player = state.players[seat]
    start = player.gate
    places = [other.gate for other in state.players]
    end = state.components.gate_end
    player.gate = move_marker(state.gate_order, places, seat, steps, end)
    if player.gate == start:
        return
    if events is not None:
        facts = {"steps": player.gate - start, "reached": player.gate}
        events.append(Event("gate-track", seat, {**facts}))
    collect(state, seat, state.components.gate_money, start, player.gate, events)
    state.bonus_due += sum(state.components.gate_bonus[start + 1 : player.gate + 1])


def move_marker(order: list[Seat], places: list[int], seat: Seat, steps: int, end: int) -> int:
    """Move a marker on one of the tracks; the space that it reaches.

    L5.1, L5.2: it lands on top of those on its space; on the last space under them, and surplus
    steps are lost (L5.3). Who is already there stays there (R5.8). ``order`` is kept from the front
    of the track to its back, and from top to bottom of a space.
    """
    if places[seat] == end:
        return end
    reached = min(places[seat] + steps, end)
    order.remove(seat)
    index = 0
    while index < len(order) and (
        places[order[index]] > reached or (reached == end and places[order[index]] == end)
    ):
        index += 1
    order.insert(index, seat)
    return reached


def collect(
    state: State, seat: Seat, printed: list[int], start: int, stop: int, events: Events
) -> None:
    """L5.1, L5.3: take the money printed on the spaces after ``start`` up to ``stop``."""
    for space in range(start + 1, stop + 1):
        amount = printed[space]
        if amount:
            state.players[seat].money += amount
            if events is not None:
                events.append(Event("track-money", seat, {"reached": space, "amount": amount}))


_TAKING_BONUS_ANSWERS: Final[list[Action]] = [*actions.BONUS]


class TakingBonus(Decision[State]):
    """L5.2: which of the face-up bonus tiles to take. Not optional (R5.9)."""

    name = "bonus"
    kinds = frozenset(("bonus",))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _TAKING_BONUS_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, BonusChoice)
        return NO_TILE_THERE if state.bonus_tops[action.stack] == NO_TILE else None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, BonusChoice)
        tile = state.bonus_tops[action.stack]
        state.players[seat].fresh[tile] += 1
        state.bonus_due -= 1
        if events is not None:
            events.append(Event("bonus-taken", seat, {"tile": tile, "stack": action.stack + 1}))
        show_next_tile(state, action.stack)


_TAKING_CARDS_ANSWERS: Final[list[Action]] = [*actions.TAKE, actions.DONE]


class TakingCards(Decision[State]):
    """L5.4: cards from the supply, of a total value up to the strength; fewer or none will do."""

    name = "take-cards"
    kinds = frozenset(("take", "done"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _TAKING_CARDS_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if action is actions.DONE:
            return None
        assert isinstance(action, CardTaking)
        if not state.supply[action.card]:
            return NO_CARD
        return TOO_VALUABLE if action.card > state.cards_due else None

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if action is actions.DONE:
            if events is not None:
                events.append(Event("cards-declined", seat, {}))
            state.cards_due = 0
            return
        assert isinstance(action, CardTaking)
        state.supply[action.card] -= 1
        state.players[seat].hand[action.card] += 1
        state.cards_due -= action.card
        if events is not None:
            events.append(Event("card-taken", seat, {"card": action.card}))


TAKING_BONUS: Final = TakingBonus()
TAKING_CARDS: Final = TakingCards()
