"""Every action there can ever be in Old London Bridge, in the fixed order of their ids.

The notation is what records and people write: ``card 3``, ``outer gate share``, ``replace 15``.
"""

from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.terms import Action, Catalogue
from twinspan.games.london.components import (
    BONUS_STACKS,
    CARD_VALUES,
    CENTRE,
    NUMBERS,
    TYPE_NAMES,
    TYPES,
)

ANY_SPACE: Final = -1  # wherever the X points


class CardChoice(Action):
    """L3.2.2: the card, or with two players the two cards, to play; ``second`` is -1 for one."""

    __slots__ = ("first", "second")

    def __init__(self, id: int, kind: str, notation: str, first: int, second: int) -> None:
        super().__init__(id, kind, notation)
        self.first: Final = first
        self.second: Final = second

    def cards(self) -> list[int]:
        return [self.first] if self.second < 0 else [self.first, self.second]

    def facts(self) -> Facts:
        return {"cards": self.cards()}


class Raise(Action):
    """L6.8: the played card (0, or with two players 0 or 1) that a +1 tile raises."""

    __slots__ = ("card",)

    def __init__(self, id: int, kind: str, notation: str, card: int) -> None:
        super().__init__(id, kind, notation)
        self.card: Final = card

    def facts(self) -> Facts:
        return {"which": self.card + 1}


class Placement(Action):
    """L3.3.2, L6.2-L6.4: the rondel space for the pawn, and the tiles used for it."""

    __slots__ = ("free", "share", "space", "with_tiles", "x")

    def __init__(
        self, id: int, kind: str, notation: str, space: int, share: bool, free: bool, x: bool
    ) -> None:
        super().__init__(id, kind, notation)
        self.space: Final = space
        self.share: Final = share
        self.free: Final = free
        self.x: Final = x
        self.with_tiles: Final = share or free or x

    def facts(self) -> Facts:
        return {"space": self.space}


class StackChoice(Action):
    """L3.3.2: the stack to build from, chosen in the centre."""

    __slots__ = ("type",)

    def __init__(self, id: int, kind: str, notation: str, type: int) -> None:
        super().__init__(id, kind, notation)
        self.type: Final = type

    def facts(self) -> Facts:
        return {"type": self.type}


class Replacement(Action):
    """L4.3: the house number that the new building replaces."""

    __slots__ = ("number",)

    def __init__(self, id: int, kind: str, notation: str, number: int) -> None:
        super().__init__(id, kind, notation)
        self.number: Final = number

    def facts(self) -> Facts:
        return {"old": self.number}


class BonusChoice(Action):
    """L5.2: the stack whose face-up bonus tile is taken."""

    __slots__ = ("stack",)

    def __init__(self, id: int, kind: str, notation: str, stack: int) -> None:
        super().__init__(id, kind, notation)
        self.stack: Final = stack

    def facts(self) -> Facts:
        return {"stack": self.stack + 1}


class CardTaking(Action):
    """L5.4: a card to take from the supply."""

    __slots__ = ("card",)

    def __init__(self, id: int, kind: str, notation: str, card: int) -> None:
        super().__init__(id, kind, notation)
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": self.card}


_ids = iter(range(1000))


def _card(value: int) -> CardChoice:
    return CardChoice(next(_ids), "card", f"card {value}", value, -1)


def _pair(high: int, low: int) -> CardChoice:
    return CardChoice(next(_ids), "cards", f"cards {high} {low}", high, low)


def _placement(
    where: str, space: int, share: bool = False, free: bool = False, x: bool = False
) -> Placement:
    tiles = (" free" if free else "") + (" share" if share else "")
    return Placement(next(_ids), "place", where + tiles, space, share, free, x)


def _plain(kind: str) -> Action:
    return Action(next(_ids), kind, kind)


# L3.2: turn order
CARDS: Final = [_card(value) for value in range(CARD_VALUES)]
PAIRS: Final = [_pair(high, low) for high in range(CARD_VALUES) for low in range(high + 1)]
NOBLEWOMAN: Final = _plain("noblewoman")
RAISES: Final = [Raise(next(_ids), "raise", f"raise {card + 1}", card) for card in range(2)]
DONE: Final = _plain("done")  # no (more) use of what is offered

# L3.3: the rondel; an outer space is named after the stack it lies beside
OUTER: Final = [_placement(f"outer {TYPE_NAMES[kind]}", kind) for kind in range(TYPES)]
OUTER_SHARE: Final = [
    _placement(f"outer {TYPE_NAMES[kind]}", kind, share=True) for kind in range(TYPES)
]
ON_X: Final = [_placement("x", ANY_SPACE, share=share, x=True) for share in (False, True)]
IN_CENTRE: Final = _placement("centre", CENTRE)
CENTRE_SHARE: Final = _placement("centre", CENTRE, share=True)
CENTRE_FREE: Final = [
    _placement("centre", CENTRE, share=share, free=True) for share in (False, True)
]
PASS: Final = _plain("pass")
STACKS: Final = [
    StackChoice(next(_ids), "stack", f"stack {TYPE_NAMES[kind]}", kind) for kind in range(TYPES)
]

# L4: building; index = house number - 1
REPLACE: Final = [
    Replacement(next(_ids), "replace", f"replace {number}", number)
    for number in range(1, NUMBERS + 1)
]

# L5 and L6: what buildings and tiles offer
BONUS: Final = [
    BonusChoice(next(_ids), "bonus", f"bonus {stack + 1}", stack) for stack in range(BONUS_STACKS)
]
TAKE: Final = [
    CardTaking(next(_ids), "take", f"take {value}", value) for value in range(1, CARD_VALUES)
]
CHAPEL_2: Final = _plain("chapel +2")
GATE_2: Final = _plain("gate +2")
TAKE_BACK: Final = _plain("take back")

CHOICES: Final = [*CARDS, *PAIRS]  # by id


def catalogue() -> Catalogue:
    return CATALOGUE


CATALOGUE: Final = Catalogue(
    (
    *CARDS, *PAIRS, NOBLEWOMAN, *RAISES, DONE,
    *OUTER, *OUTER_SHARE, *ON_X, IN_CENTRE, CENTRE_SHARE, *CENTRE_FREE, PASS, *STACKS,
    *REPLACE, *BONUS, *TAKE, CHAPEL_2, GATE_2, TAKE_BACK,
    ),
    catalogue,
)  # fmt: skip
