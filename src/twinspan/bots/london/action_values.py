"""The values of actions in Old London Bridge, by a search to the end of the player's turn.

In a turn of the player's own, an action's value is the position's value (``value.py``) after the
best continuation of the turn; the search stops where something hidden would be revealed. When cards
are chosen in secret, before the turns, it is the average over guesses of the others' cards: the
turn order that follows, and what everybody would then take.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from twinspan.bots.apprentice import ActionValues
from twinspan.bots.london.value import position_value
from twinspan.core.flow import advance
from twinspan.core.rules import Decision
from twinspan.core.terms import Action, Seat
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import CHAPEL_2, DONE, GATE_2, CardChoice, CardTaking
from twinspan.games.london.bidding import (
    CHOOSING_CARDS,
    OFFERING_RAISE,
    in_hand,
    possible_choices,
    set_order,
)
from twinspan.games.london.building import REPLACING
from twinspan.games.london.components import CENTRE, TYPES
from twinspan.games.london.effects import TAKING_BONUS, TAKING_CARDS
from twinspan.games.london.faces import HIGHEST_CARD
from twinspan.games.london.placing import CHOOSING_STACK, PLACING, take_building
from twinspan.games.london.state import NO_BUILDING, NO_PAWN
from twinspan.games.london.tiles import ENDING_TURN

SAMPLES: Final = 16  # of the others' cards, for one choice of cards
CARD_NOISE: Final = 0.25  # the standard deviation in pounds, so that cards cannot be predicted

# What a player can be asked after the pawn is placed: the search follows all of these.
_REST_OF_A_TURN: Final[tuple[Decision[Any], ...]] = (
    CHOOSING_STACK,
    REPLACING,
    TAKING_BONUS,
    TAKING_CARDS,
    ENDING_TURN,
)
_TWO_AHEAD: Final = (CHAPEL_2, GATE_2)


def action_values(
    position: LondonPosition, seat: Seat, legal: Sequence[Action], rng: random.Random
) -> ActionValues:
    """The value of each action that is worth considering, for this seat."""
    seen = position.copy()
    seen.chance = None  # stop where something hidden would be revealed
    if seen.asking is CHOOSING_CARDS:
        return _card_values(seen, seat, legal, rng)
    if seen.asking is OFFERING_RAISE:
        return _raise_values(seen, seat, legal)
    return {action: _value_after(seen, seat, action) for action in _sensible(seen, legal)}


# ----- within a turn ------------------------------------------------------------------------------


def _value_after(position: LondonPosition, seat: Seat, action: Action) -> float:
    """The value after this action and the best continuation of the turn."""
    trial = position.copy()
    trial.play(seat, action)
    return _value_of_turn(trial, seat, action)


def _value_of_turn(position: LondonPosition, seat: Seat, last: Action | None) -> float:
    """The value after the best continuation of the turn."""
    if position.asked != (seat,) or position.asking not in _REST_OF_A_TURN:
        return position_value(position, seat)
    sensible = _sensible(position, position.legal(seat))
    ordered = [action for action in sensible if _in_order(position, action, last)]
    # None if only higher cards are left in the supply: another order has taken them before.
    return max(_value_after(position, seat, action) for action in ordered or [DONE])


def _sensible(position: LondonPosition, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions worth considering."""
    if position.asking is TAKING_CARDS:  # cards are free
        return [action for action in legal if action is not DONE]
    if position.asking is PLACING:  # +2 tiles can wait for the end of the turn
        return [action for action in legal if action not in _TWO_AHEAD]
    return legal


def _in_order(position: LondonPosition, action: Action, last: Action | None) -> bool:
    """A set of cards or tiles is searched in one order only: high cards first."""
    if isinstance(action, CardTaking) and isinstance(last, CardTaking):
        return action.card <= last.card
    if position.asking is ENDING_TURN and last is not None and last.kind in ENDING_TURN.kinds:
        return action is DONE or action.id >= last.id
    return True


# ----- the turn order -----------------------------------------------------------------------------


def _card_values(
    position: LondonPosition, seat: Seat, legal: Sequence[Action], rng: random.Random
) -> ActionValues:
    """What a card is likely to bring this round, and the value of the hand that it leaves."""
    model = _RoundModel(position)
    samples = [_sample_cards(position, seat, rng) for _ in range(SAMPLES)]

    values: ActionValues = {}
    for action in legal:
        assert isinstance(action, CardChoice)
        gain = 0.0
        for cards in samples:
            cards[seat] = action.cards()
            gain += model.gain(seat, _order_of(position, cards), reveal=True)
        left = _value_without(position, seat, action)
        values[action] = gain / SAMPLES + left + rng.gauss(0, CARD_NOISE)
    return values


def _sample_cards(position: LondonPosition, seat: Seat, rng: random.Random) -> list[list[int]]:
    """Cards that the others may play, drawn uniformly from what they have."""
    cards: list[list[int]] = []
    for other, player in enumerate(position.players):
        if other == seat:
            cards.append([])
            continue
        possible = [
            choice for choice in possible_choices(position.seats) if in_hand(player.hand, choice)
        ]
        cards.append(rng.choice(possible).cards())
    return cards


def _order_of(position: LondonPosition, cards: list[list[int]]) -> list[Seat]:
    """L3.2.4, L3.2.5: who would take the turns if these cards were played."""
    trial = position.copy()
    for player, played in zip(trial.players, cards, strict=True):
        player.played = played
        player.raised = [0] * len(played)
    set_order(trial)
    return trial.order


def _value_without(position: LondonPosition, seat: Seat, choice: CardChoice) -> float:
    """The value after the round with the hand that this choice leaves."""
    trial = _in_last_turn(position, seat)
    for card in choice.cards():
        if card:  # a 0 comes back
            trial.players[seat].hand[card] -= 1
    return position_value(trial, seat)


def _raise_values(position: LondonPosition, seat: Seat, legal: Sequence[Action]) -> ActionValues:
    """L6.8: what an earlier turn would bring, and the value with or without the tile."""
    model = _RoundModel(position)

    values: ActionValues = {}
    for action in legal:
        trial = position.copy()
        OFFERING_RAISE.apply(trial, seat, action, None)
        set_order(trial)
        values[action] = model.gain(seat, trial.order, reveal=False) + position_value(trial, seat)
    return values


def _in_last_turn(position: LondonPosition, seat: Seat) -> LondonPosition:
    """The position as if this seat had the only turn left in the round, with a card of 0."""
    trial = position.copy()
    trial.order = [seat]
    trial.order_cards = [0]
    trial.turn = 0
    trial.actor = seat
    trial.players[seat].played = [0]
    return trial


class _RoundModel:
    """A round in which everybody greedily takes the space and stack of the highest gain."""

    def __init__(self, position: LondonPosition) -> None:
        self.position: Final = position
        # gains[seat][type]: what building the top of that stack adds
        self.gains: Final = [_gains(position, seat) for seat in range(position.seats)]
        # A building under a top is unknown: it counts as the average of the tops.
        self.unknown: Final = [sum(gains) / TYPES for gains in self.gains]

    def gain(self, seat: Seat, order: list[Seat], reveal: bool) -> float:
        """What this seat gains in its turns of a round in this order."""
        position = self.position
        pawns = [NO_PAWN] * position.seats
        taken = [False] * TYPES
        total = 0.0
        if reveal and HIGHEST_CARD in position.faces and order[0] == seat:
            total += position.components.scoring.highest_card
        for mover in order:
            gain, space, kind = self._best(mover, pawns, taken)
            if space == NO_PAWN:
                continue
            pawns[mover] = space
            taken[kind] = True
            if mover == seat:
                total += gain
        return total

    def _best(self, mover: Seat, pawns: list[int], taken: list[bool]) -> tuple[float, int, int]:
        """The highest gain of the mover, the space and the stack."""
        position = self.position
        price = position.components.centre_price
        centre = CENTRE not in pawns and position.players[mover].money >= price
        best = (0.0, NO_PAWN, 0)
        for kind in range(TYPES):
            if position.tops[kind] == NO_BUILDING:
                continue
            gain = self.unknown[mover] if taken[kind] else self.gains[mover][kind]
            income = position.income[kind]
            if income and kind not in pawns:
                best = _better(best, (gain + income, kind, kind))
            elif centre:
                best = _better(best, (gain - price, CENTRE, kind))
        return best


def _better(best: tuple[float, int, int], other: tuple[float, int, int]) -> tuple[float, int, int]:
    return other if best[1] == NO_PAWN or other[0] > best[0] else best


def _gains(position: LondonPosition, seat: Seat) -> list[float]:
    """By type: what building the top of that stack adds for this seat; 0 for an empty stack."""
    turn = _in_last_turn(position, seat)
    before = position_value(turn, seat)
    gains: list[float] = []
    for kind in range(TYPES):
        gain = 0.0
        if position.tops[kind] != NO_BUILDING:
            trial = turn.copy()
            take_building(trial, kind)
            advance(trial, None)
            gain = _value_of_turn(trial, seat, None) - before
        gains.append(gain)
    return gains
