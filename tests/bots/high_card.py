"""High Card, a very small game with hidden hands and secret choices.

Everybody has a few cards of a deck that has each number once, lays one of them in secret, and may
think better of it as long as somebody has not laid. The highest card wins.
"""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.core.columns import Columns
from twinspan.core.errors import SnapshotError
from twinspan.core.game import Game
from twinspan.core.options import GameOptions
from twinspan.core.position import Position
from twinspan.core.reader import Reader
from twinspan.core.terms import Action, Event, Outcome, Reveal, Seat

DECK: Final = 9
NOTHING: Final = -1  # laid so far
COVERED: Final = -2  # laid by somebody else


class HighCard(Position):
    """One moment: the hands, and what everybody has laid."""

    def __init__(self, game: Game, hands: Sequence[Sequence[int]]) -> None:
        super().__init__(game, len(hands), None)
        self.hands: Final = [sorted(hand) for hand in hands]
        self.laid = [NOTHING] * self.seats
        self.ask()

    def ask(self) -> None:
        self.asked = tuple(seat for seat, card in enumerate(self.laid) if card == NOTHING)
        self.offers = {}
        if self.asked:
            for seat, hand in enumerate(self.hands):
                self.offers[seat] = tuple(self.game.actions[card] for card in hand)

    def options(self) -> GameOptions:
        return GameOptions()

    def reveal_needed(self) -> Reveal | None:
        return None

    def outcome(self) -> Outcome | None:
        if self.asked:
            return None
        ranks = [1 if card == max(self.laid) else 2 for card in self.laid]
        return Outcome(self.laid[:], ranks, [], "laid")

    def copy(self) -> "HighCard":
        twin = HighCard(self.game, self.hands)
        twin.laid = self.laid[:]
        twin.ask()
        return twin

    def columns(self) -> Columns:
        return {"hands": [hand[:] for hand in self.hands], "laid": self.laid[:]}

    def seen_columns(self, seat: Seat | None) -> Columns:
        """Of the others' hands only the sizes are seen."""
        hands = [
            hand[:] if owner == seat else [COVERED] * len(hand)
            for owner, hand in enumerate(self.hands)
        ]
        laid = [
            card if owner == seat or card == NOTHING else COVERED
            for owner, card in enumerate(self.laid)
        ]
        return {"hands": hands, "laid": laid}

    def decision(self) -> str:
        return "card"

    def simultaneous(self) -> bool:
        return True

    def apply(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        self.laid[seat] = action.id
        self.ask()

    def forget_secrets(self, seat: Seat) -> None:
        self.laid = [card if owner == seat else NOTHING for owner, card in enumerate(self.laid)]
        self.ask()


class HighCardGame(Game):
    def __init__(self) -> None:
        self.id = "high card"
        self.version = 1
        self.seats = (2, 3)
        self.Options = GameOptions
        self.actions = tuple(Action(card, "card", f"card {card}") for card in range(DECK))
        self.data_hash = ""
        self.shipped = False

    def deal(self, *hands: Sequence[int]) -> HighCard:
        return HighCard(self, hands)

    def read_options(self, data: Reader) -> GameOptions:
        return GameOptions()

    def read_state(self, seats: int, options: GameOptions, state: Reader) -> HighCard:
        columns = state.fields(("hands", "laid"))
        position = self.deal(*columns["hands"].rows(0, DECK - 1, seats))
        position.laid = columns["laid"].integers(NOTHING, DECK - 1, seats)
        position.ask()
        return position

    def guess_secrets(
        self, state: Columns, seats: int, seat: Seat | None, rng: random.Random
    ) -> Columns:
        read = Reader(state, "state", SnapshotError).fields(("hands", "laid"))
        seen = read["hands"].rows(COVERED, DECK - 1, seats)
        unseen = [card for card in range(DECK) if all(card not in hand for hand in seen)]
        rng.shuffle(unseen)
        hands = [[unseen.pop() if card == COVERED else card for card in hand] for hand in seen]
        laid = [
            rng.choice(hand) if card == COVERED else card
            for hand, card in zip(hands, read["laid"].integers(COVERED, DECK - 1), strict=True)
        ]
        return {"hands": hands, "laid": laid}
