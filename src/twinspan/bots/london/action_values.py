"""What a player of Old London Bridge likes to do, looking one turn ahead, in pounds.

In a turn of its own it tries every way to play the turn: it likes an action for what the table is
worth to it (``twinspan.bots.london.value``) after the best that can follow. What chance has not
shown yet it does not guess: it looks as far as it can see. Before the turns, when cards are chosen
in secret, it asks who would go before it with which card, what they would take, and what that would
leave for it.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from twinspan.bots.apprentice import Likings
from twinspan.bots.london.value import worth
from twinspan.core.flow import Decision
from twinspan.core.game import Action, Seat
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

GUESSES: Final = 16  # how often the others' cards are guessed for one choice of cards
HESITATION: Final = 0.25  # pounds by which its liking of a card wavers, so that it surprises

# What a player is asked after the pawn is placed: the turn is followed through all of these.
_REST_OF_A_TURN: Final[tuple[Decision[Any], ...]] = (
    CHOOSING_STACK,
    REPLACING,
    TAKING_BONUS,
    TAKING_CARDS,
    ENDING_TURN,
)
_TWO_AHEAD: Final = (CHAPEL_2, GATE_2)


def likings(
    position: LondonPosition, seat: Seat, legal: Sequence[Action], rng: random.Random
) -> Likings:
    """How much this seat likes each action that is worth a thought."""
    seen = position.copy()
    seen.chance = None  # stop where something unknown would be shown
    if seen.asking is CHOOSING_CARDS:
        return _weigh_cards(seen, seat, legal, rng)
    if seen.asking is OFFERING_RAISE:
        return _weigh_raise(seen, seat, legal)
    return {action: _worth_of_playing(seen, seat, action) for action in _sensible(seen, legal)}


# ----- a turn of one's own ------------------------------------------------------------------------


def _worth_of_playing(position: LondonPosition, seat: Seat, action: Action) -> float:
    """What the table is worth after this action and the best that can follow it in the turn."""
    trial = position.copy()
    trial.play(seat, action)
    return _worth_of_turn(trial, seat, action)


def _worth_of_turn(position: LondonPosition, seat: Seat, last: Action | None) -> float:
    """What the table is worth once the rest of the turn is played as well as possible."""
    if position.asked != (seat,) or position.asking not in _REST_OF_A_TURN:
        return worth(position, seat)
    sensible = _sensible(position, position.legal(seat))
    ordered = [action for action in sensible if _in_order(position, action, last)]
    # When only higher cards are left in the supply, they were to be taken first.
    return max(_worth_of_playing(position, seat, action) for action in ordered or [DONE])


def _sensible(position: LondonPosition, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions worth a thought."""
    if position.asking is TAKING_CARDS:  # cards are free
        return [action for action in legal if action is not DONE]
    if position.asking is PLACING:  # +2 tiles can wait for the end of the turn
        return [action for action in legal if action not in _TWO_AHEAD]
    return legal


def _in_order(position: LondonPosition, action: Action, last: Action | None) -> bool:
    """Look at a set of cards or tiles once, not in every order: high cards come first."""
    if isinstance(action, CardTaking) and isinstance(last, CardTaking):
        return action.card <= last.card
    if position.asking is ENDING_TURN and last is not None and last.kind in ENDING_TURN.kinds:
        return action is DONE or action.id >= last.id
    return True


# ----- the turn order -----------------------------------------------------------------------------


def _weigh_cards(
    position: LondonPosition, seat: Seat, legal: Sequence[Action], rng: random.Random
) -> Likings:
    """Weigh what a card is likely to bring this round against the hand that it leaves."""
    outlook = _Outlook(position)
    guesses = [_guess_cards(position, seat, rng) for _ in range(GUESSES)]

    liked: Likings = {}
    for action in legal:
        assert isinstance(action, CardChoice)
        gain = 0.0
        for cards in guesses:
            cards[seat] = action.cards()
            gain += outlook.gain(seat, _order_of(position, cards), reveal=True)
        left = _worth_without(position, seat, action)
        liked[action] = gain / GUESSES + left + rng.gauss(0, HESITATION)
    return liked


def _guess_cards(position: LondonPosition, seat: Seat, rng: random.Random) -> list[list[int]]:
    """Cards that the others may play, each possible choice as likely as any other."""
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


def _worth_without(position: LondonPosition, seat: Seat, choice: CardChoice) -> float:
    """What the table is worth after the round with the hand that this choice leaves."""
    trial = _in_last_turn(position, seat)
    for card in choice.cards():
        if card:  # a 0 comes back
            trial.players[seat].hand[card] -= 1
    return worth(trial, seat)


def _weigh_raise(position: LondonPosition, seat: Seat, legal: Sequence[Action]) -> Likings:
    """L6.8: weigh what an earlier turn would bring against the tile."""
    outlook = _Outlook(position)

    liked: Likings = {}
    for action in legal:
        trial = position.copy()
        OFFERING_RAISE.apply(trial, seat, action, None)
        set_order(trial)
        liked[action] = outlook.gain(seat, trial.order, reveal=False) + worth(trial, seat)
    return liked


def _in_last_turn(position: LondonPosition, seat: Seat) -> LondonPosition:
    """The table as if this seat took the only turn that is left in the round, with a 0."""
    trial = position.copy()
    trial.order = [seat]
    trial.order_cards = [0]
    trial.turn = 0
    trial.actor = seat
    trial.players[seat].played = [0]
    return trial


class _Outlook:
    """What each player could build this round, and what would be left to whom in which order."""

    def __init__(self, position: LondonPosition) -> None:
        self.position: Final = position
        # gains[seat][type]: what building the top of that stack would bring
        self.gains: Final = [_gains(position, seat) for seat in range(position.seats)]
        # The building under a top is any: neither the best one sees nor the worst.
        self.unknown: Final = [sum(gains) / TYPES for gains in self.gains]

    def gain(self, seat: Seat, order: list[Seat], reveal: bool) -> float:
        """What this seat gains in its turns if everybody takes what is best for themselves."""
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
        """The most that the mover can gain, on which space, from which stack."""
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
    """By type: what building the top of that stack would bring to this seat; 0 for an empty one."""
    turn = _in_last_turn(position, seat)
    before = worth(turn, seat)
    gains: list[float] = []
    for kind in range(TYPES):
        gain = 0.0
        if position.tops[kind] != NO_BUILDING:
            trial = turn.copy()
            take_building(trial, kind)
            trial.advance(None)
            gain = _worth_of_turn(trial, seat, None) - before
        gains.append(gain)
    return gains
