"""Setup (L2): what everybody gets, once chance has drawn the stairs."""

from twinspan.core.flow import Events
from twinspan.core.game import Event
from twinspan.games.london.state import State


def zeros_each(seats: int) -> int:
    """L2.3: each player takes one 0; with two players two."""
    return 2 if seats == 2 else 1


def deal(state: State, events: Events) -> None:
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
