"""Very small games of one secret choice, by the contract of ``core/rules.py``.

In all of them everybody has a hand, lays one action of it in secret, and may think better of it as
long as somebody has not laid. What the hands are and who wins is each game's own. In High Card the
hands are a few cards each, hidden from the others, of a deck that has each number once; the highest
card laid wins.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from twinspan.core.chance import Chance
from twinspan.core.columns import Columns, Schema, asking, numbers, rows, word
from twinspan.core.errors import SnapshotError
from twinspan.core.flow import copy_flow
from twinspan.core.game import Game
from twinspan.core.options import GameOptions
from twinspan.core.position import Position
from twinspan.core.reader import Reader
from twinspan.core.refusal import Reason
from twinspan.core.rules import Decision, Events, Rules, Secrets
from twinspan.core.terms import Action, Catalogue, Outcome, Seat

DECK: Final = 9
NOTHING: Final = -1  # laid so far
COVERED: Final = -2  # laid by somebody else

NOT_IN_HAND: Final = Reason("H1", "not-in-hand")

OVER: Final = 1  # the step after the only one


class Laid(Position):
    """One moment: the hands, as ids of actions, and what everybody has laid."""

    def __init__(self, game: Game, seats: int, options: GameOptions, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        everything = [action.id for action in game.actions]
        self.hands: list[list[int]] = [everything] * seats
        self.laid = [NOTHING] * seats

    def copy(self) -> "Laid":
        copied = Laid(self.game, self.seats, self._options, self.chance)
        copy_flow(self, copied)
        copied.hands = self.hands  # nobody changes them
        copied.laid = self.laid[:]
        return copied


class Laying(Decision[Laid]):
    """The one thing that is ever asked."""

    name = "lay"
    kinds = frozenset(("lay",))

    def candidates(self, state: Laid, seat: Seat) -> list[Action]:
        return [state.game.actions[number] for number in state.hands[seat]]

    def why_not(self, state: Laid, seat: Seat, action: Action) -> Reason | None:
        return None if action.id in state.hands[seat] else NOT_IN_HAND

    def apply(self, state: Laid, seat: Seat, action: Action, events: Events) -> None:
        state.laid[seat] = action.id
        state.asked = _still_choosing(state)

    def simultaneous(self) -> bool:
        return True

    def open_again(self, state: Laid) -> bool:
        state.asked = _still_choosing(state)
        state.answers = [tuple(self.legal(state, seat)) for seat in range(state.seats)]
        return bool(state.asked)


LAYING: Final = Laying()


def _still_choosing(state: Laid) -> tuple[Seat, ...]:
    return tuple(seat for seat, number in enumerate(state.laid) if number == NOTHING)


def _lay(state: Laid, _: Events) -> bool:
    """Ask everybody at once; the game is over when all have laid."""
    if NOTHING in state.laid:
        state.asking = LAYING
        LAYING.open_again(state)
    else:
        state.step = OVER
    return True


def _schema(game: Game, seats: int) -> Schema:
    last = len(game.actions) - 1
    return Schema(
        (
            word("step", ("lay", "over")),
            asking(),
            rows("hands", 0, last, seats),
            numbers("laid", NOTHING, last, seats),
        )
    )


def _hide(state: Laid, columns: Columns, seat: Seat | None) -> None:
    """Of the others' hands only the sizes are seen, of what they have laid only that they have."""
    if state.is_over():
        return
    columns["hands"] = [
        hand[:] if owner == seat else [COVERED] * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    columns["laid"] = [
        number if owner == seat or number == NOTHING else COVERED
        for owner, number in enumerate(state.laid)
    ]


def _guess(columns: Columns, seats: int, _: Seat | None, rng: random.Random) -> Columns:
    read = Reader(columns, "state", SnapshotError).fields(("step", "asking", "hands", "laid"))
    seen = read["hands"].rows(COVERED, DECK - 1, seats)
    unseen = [card for card in range(DECK) if all(card not in hand for hand in seen)]
    rng.shuffle(unseen)
    hands = [[unseen.pop() if card == COVERED else card for card in hand] for hand in seen]
    laid = [
        rng.choice(hand) if card == COVERED else card
        for hand, card in zip(hands, read["laid"].integers(COVERED, DECK - 1), strict=True)
    ]
    return {**columns, "hands": hands, "laid": laid}


def _forget(state: Laid, seat: Seat) -> None:
    state.laid = [card if owner == seat else NOTHING for owner, card in enumerate(state.laid)]
    LAYING.open_again(state)


class LayingGame(Game[Laid]):
    """A game of one secret choice among these actions, with an outcome of its own."""

    def __init__(self, id: str, actions: Sequence[str], outcome: Callable[[Laid], Outcome]) -> None:
        catalogue = Catalogue(
            [Action(number, "lay", name) for number, name in enumerate(actions)], _nowhere
        )
        rules = Rules(
            new=Laid,
            steps=(_lay,),
            decisions=(LAYING,),
            over=OVER,
            outcome=outcome,
            schema=_schema,
            secrets=Secrets(hide=_hide, guess=_guess, forget=_forget),
        )
        super().__init__(id, 1, (2, 3), GameOptions, catalogue, rules, {}, "", None, _not_loaded)

    def deal(self, *hands: Sequence[int]) -> Laid:
        """The table with these hands, before anybody has laid."""
        columns = {
            "step": "lay",
            "asking": LAYING.name,
            "hands": [sorted(hand) for hand in hands],
            "laid": [NOTHING] * len(hands),
        }
        return self._read(len(hands), self._checked_options(None), columns)


def high_card() -> LayingGame:
    return LayingGame("high card", [f"card {number}" for number in range(DECK)], _highest)


def _highest(state: Laid) -> Outcome:
    ranks = [1 if card == max(state.laid) else 2 for card in state.laid]
    return Outcome(state.laid[:], ranks, [], "laid")


def _not_loaded(source: object, version: int) -> Game:
    raise NotImplementedError  # no other process plays it


def _nowhere() -> Catalogue:
    raise NotImplementedError
