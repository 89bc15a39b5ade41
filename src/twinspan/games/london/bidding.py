"""Turn order (L3.2): noblewoman tiles, the secret choice of cards, +1 tiles, the order."""

from typing import Final

from twinspan.core.flow import only_choice
from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events
from twinspan.core.terms import NOBODY, Action, Event, Seat
from twinspan.games.london import actions
from twinspan.games.london.actions import CardChoice, Raise
from twinspan.games.london.components import Tile
from twinspan.games.london.state import NO_CHOICE, State
from twinspan.games.london.tiles import NOBLEWOMAN, use_noblewoman, use_raise, why_not_tile

NOT_IN_HAND: Final = Reason("L3.2.2", "cards-not-in-hand", "cards")
ONE_CARD_EACH: Final = Reason("L3.2.2", "one-card-each")
TWO_CARDS_EACH: Final = Reason("L3.2.5", "two-cards-each")
ONE_CARD_PLAYED: Final = Reason("L6.8", "one-card-played")
NO_NOBLEWOMAN_LEFT: Final = Reason("L6.9", "no-card-in-supply", fixed={"card": 2})


def possible_choices(seats: int) -> list[CardChoice]:
    """L3.2.2: one card each, or with two players two."""
    return actions.PAIRS if seats == 2 else actions.CARDS


def in_hand(hand: list[int], choice: CardChoice) -> bool:
    """Whether a hand has the card or cards."""
    first, second = choice.first, choice.second
    if first == second:
        return hand[first] >= 2
    return hand[first] > 0 and (second < 0 or hand[second] > 0)


def noblewoman_queue(state: State) -> list[Seat]:
    """R6.14: who may use a noblewoman, in the order on the chapel track."""
    return [seat for seat in state.chapel_order if state.players[seat].tiles[Tile.NOBLEWOMAN]]


_OFFERING_NOBLEWOMAN_ANSWERS: Final[list[Action]] = [actions.NOBLEWOMAN, actions.DONE]


class OfferingNoblewoman(Decision[State]):
    """L3.2.1, L6.9, R6.14: before the choice, a tile may bring a 2 from the supply."""

    name = "noblewoman"
    kinds = frozenset(("noblewoman", "done"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _OFFERING_NOBLEWOMAN_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if action is actions.DONE:
            return None
        reason = why_not_tile(state.players[seat], Tile.NOBLEWOMAN)
        if reason is not None:
            return reason
        return None if state.supply[NOBLEWOMAN] else NO_NOBLEWOMAN_LEFT

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if action is actions.DONE:
            state.queue.remove(seat)
            return
        use_noblewoman(state, seat, events)


class ChoosingCards(Decision[State]):
    """L3.2.2: everybody chooses in secret; a choice may be changed until the last one is made."""

    name = "cards"
    kinds = frozenset(("card", "cards"))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        hand = state.players[seat].hand
        return [choice for choice in possible_choices(state.seats) if in_hand(hand, choice)]

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(action, CardChoice)
        if state.seats == 2:
            if action.second < 0:
                return TWO_CARDS_EACH
        elif action.second >= 0:
            return ONE_CARD_EACH
        return None if in_hand(state.players[seat].hand, action) else NOT_IN_HAND

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, CardChoice)
        player = state.players[seat]
        if events is not None:
            if player.choice == NO_CHOICE:
                events.append(Event("chose", seat, {}))
            events.append(Event("own-choice", seat, {"cards": action.cards()}, reader=seat))
        player.choice = action.id
        state.asked = tuple([other for other in state.asked if other != seat])

    def simultaneous(self) -> bool:
        return True

    def open_again(self, state: State) -> bool:
        chosen = [player.choice for player in state.players]
        open_choice(state, None)
        return bool(state.asked) and chosen == [player.choice for player in state.players]


_OFFERING_RAISE_ANSWERS: Final[list[Action]] = [*actions.RAISES, actions.DONE]


class OfferingRaise(Decision[State]):
    """L3.2.3, L6.8, R6.12: after the reveal, +1 tiles may raise a played card."""

    name = "raise"
    kinds = frozenset(("raise", "done"))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return _OFFERING_RAISE_ANSWERS

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        if action is actions.DONE:
            return None
        assert isinstance(action, Raise)
        player = state.players[seat]
        reason = why_not_tile(player, Tile.RAISE)
        if reason is not None:
            return reason
        return None if action.card < len(player.played) else ONE_CARD_PLAYED

    def apply(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if action is actions.DONE:
            state.queue.remove(seat)
            return
        assert isinstance(action, Raise)
        use_raise(state, seat, action.card, events)


OFFERING_NOBLEWOMAN: Final = OfferingNoblewoman()
CHOOSING_CARDS: Final = ChoosingCards()
OFFERING_RAISE: Final = OfferingRaise()


def still_choosing(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if state.players[seat].choice == NO_CHOICE])


def open_choice(state: State, events: Events) -> None:
    """L3.2.2: ask everybody at once; who has just one possible choice has made it."""
    state.asking = CHOOSING_CARDS
    state.actor = NOBODY
    for seat in range(state.seats):
        legal = CHOOSING_CARDS.legal(state, seat)
        state.answers[seat] = tuple(legal) if len(legal) > 1 else ()
        if len(legal) == 1 and state.players[seat].choice == NO_CHOICE:
            if events is not None:
                events.append(only_choice(CHOOSING_CARDS, seat, legal[0], reader=seat))
            CHOOSING_CARDS.apply(state, seat, legal[0], events)
    state.asked = still_choosing(state)


def forget_choices(state: State, seat: Seat) -> None:
    """Take back the secret choices of all other seats."""
    if state.asking is not CHOOSING_CARDS:
        return
    for other in range(state.seats):
        # Who is not asked has just one choice, and no secret.
        if other != seat and state.answers[other]:
            state.players[other].choice = NO_CHOICE
    state.asked = still_choosing(state)


def show_cards(state: State, events: Events) -> None:
    """L3.2.2: all chosen cards are played and seen together."""
    for seat, player in enumerate(state.players):
        choice = actions.CHOICES[player.choice]
        player.choice = NO_CHOICE
        player.played = choice.cards()
        player.raised = [0] * len(player.played)
        for card in player.played:
            player.hand[card] -= 1
        if events is not None:
            events.append(Event("played", seat, {"cards": choice.cards()}))


def raise_queue(state: State) -> list[Seat]:
    """R6.12: who may raise a card, in the order at the reveal."""
    queue: list[Seat] = []
    for seat in state.order:
        if state.players[seat].tiles[Tile.RAISE] and seat not in queue:
            queue.append(seat)
    return queue


def any_raised(state: State) -> bool:
    """R6.12: whether a tile has raised any card of the round."""
    for player in state.players:
        for raised in player.raised:
            if raised:
                return True
    return False


def set_order(state: State) -> None:
    """L3.2.4: highest value first; equal: ahead on the chapel track.

    L3.2.5: with two players each card is a turn; of one's own equal ones, the higher printed first.
    R3.2.6: it is kept as it is, whatever moves on the chapel track later.
    """
    order: list[Seat] = []
    cards: list[int] = []
    values: list[int] = []
    for seat in state.chapel_order:
        player = state.players[seat]
        for index, card in enumerate(player.played):  # the higher printed one first
            value = card + player.raised[index]
            place = len(values)
            while place > 0 and values[place - 1] < value:
                place -= 1
            order.insert(place, seat)
            cards.insert(place, index)
            values.insert(place, value)
    state.order = order
    state.order_cards = cards


def decided_by(state: State) -> list[str]:
    """L3.2.4, L3.2.5: what decided each place of the order: the card; of equal ones the chapel
    track, of one's own equal ones the printed value; or both, if a place has equals of both kinds.
    """
    printed: list[int] = []
    values: list[int] = []
    for seat, card in zip(state.order, state.order_cards, strict=True):
        player = state.players[seat]
        printed.append(player.played[card])
        values.append(player.played[card] + player.raised[card])
    found: list[str] = []
    for place, seat in enumerate(state.order):
        tied = [other for other, value in enumerate(values) if value == values[place]]
        by_chapel = any(state.order[other] != seat for other in tied)
        by_printed = any(
            state.order[other] == seat and printed[other] != printed[place] for other in tied
        )
        if by_chapel:
            found.append("both" if by_printed else "chapel")
        else:
            found.append("printed" if by_printed else "card")
    return found
