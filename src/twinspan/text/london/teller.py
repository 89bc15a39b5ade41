"""The words of Old London Bridge."""

from collections.abc import Sequence
from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.game import Game
from twinspan.core.terms import Action, Outcome
from twinspan.games.london import LondonGame
from twinspan.games.london.actions import Placement
from twinspan.games.london.components import (
    CENTRE,
    CREST_NAMES,
    FIRST_PARK,
    NUMBERS,
    SLOTS,
    TYPE_NAMES,
    Tile,
)
from twinspan.games.london.view import HIDDEN_FACT
from twinspan.text.teller import Arguments, Teller
from twinspan.text.words import Words

_TILE_MESSAGES: Final = {
    Tile.SHARE: "tile-share",
    Tile.FREE_CENTRE: "tile-free-centre",
    Tile.X: "tile-x",
    Tile.TAKE_BACK: "tile-take-back",
    Tile.CHAPEL_2: "tile-chapel-2",
    Tile.GATE_2: "tile-gate-2",
    Tile.RAISE: "tile-raise",
    Tile.NOBLEWOMAN: "tile-noblewoman",
}


class LondonTeller(Teller):
    """Names buildings, cards, tiles and spaces as the glossary does."""

    quiet = frozenset(("strength", "top", "bonus-top", "tile-used"))
    turns = frozenset(("turn",))
    declined = frozenset(("cards-declined",))
    evident = frozenset(("cards",))  # all cards are seen soon

    def __init__(self, words: Words, game: Game, names: Sequence[str]) -> None:
        super().__init__(words, game, names)
        assert isinstance(game, LondonGame)
        self.components: Final = game.components

    def type_name(self, kind: int) -> str:
        return self.words.text(f"type-{TYPE_NAMES[kind].replace(' ', '-')}")

    def building(self, building: int) -> str:
        kind = self.type_name(self.components.type_of[building])
        if building > NUMBERS:
            crest = self.words.text(f"crest-{CREST_NAMES[building - FIRST_PARK]}")
            return self.words.text("building-park", {"type": kind, "crest": crest})
        return self.words.text("building-numbered", {"type": kind, "number": building})

    def card(self, card: int | str) -> str:
        return self.words.text(f"card-{card}")

    def tile(self, tile: int) -> str:
        return self.words.text(_TILE_MESSAGES[tile])

    def space(self, space: int) -> str:
        if space == CENTRE:
            return self.words.text("space-centre")
        return self.words.text("space-outer", self.arguments({"type": space}))

    def slot(self, slot: int) -> str:
        return self.words.text(f"slot-{SLOTS[slot]}")

    def face(self, face: int) -> str:
        return self.words.text(f"face-L8-{face}")

    def money(self, amount: float | str) -> str:
        if isinstance(amount, str):
            return self.words.text("money-unsaid")
        return self.words.text("money-lost" if amount < 0 else "money", {"amount": abs(amount)})

    def points(self, amount: float | str) -> str:
        return self.money(amount)

    @staticmethod
    def choice_message(decision: str, action: Action) -> str:
        if isinstance(action, Placement):
            where = "x" if action.x else "centre" if action.space == CENTRE else "outer"
            tiles = ("-free" if action.free else "") + ("-share" if action.share else "")
            return f"choice-{where}{tiles}"
        return Teller.choice_message(decision, action)

    @staticmethod
    def winner_message(outcome: Outcome) -> str:
        """L7.5: of several with most money, the one ahead on the chapel track wins."""
        tie = outcome.scores.count(max(outcome.scores)) > 1
        return "winner-by-tie" if tie else "cli-winner"

    def several(self, name: str, values: list[int] | list[str]) -> str | int:
        if name == "cards":
            return self.words.series([self.card(card) for card in values])
        if name == "by":
            return self.decided_by([str(value) for value in values])
        return self.plain(values)

    def decided_by(self, by: list[str]) -> str:
        """L3.2.4, L3.2.5: which places of an order went not by the cards alone."""
        found = ""
        for what in ("chapel", "printed"):
            places = [
                str(place) for place, decided in enumerate(by, 1) if decided in (what, "both")
            ]
            if places:
                found += self.words.text(f"order-by-{what}", {"places": self.words.series(places)})
        return found

    def word(self, name: str, value: str) -> str:
        return self.card(value) if name == "card" and value == HIDDEN_FACT else value

    def number(self, name: str, value: int) -> str | int:
        match name:
            case "building" | "old":
                return self.building(value)
            case "type":
                return self.type_name(value)
            case "card":
                return self.card(value)
            case "tile":
                return self.tile(value)
            case "space":
                return self.space(value)
            case "slot":
                return self.slot(value)
            case "face":
                return self.face(value)
            case "price" | "money":
                return self.money(value)
            case "place":
                return self.words.text(f"score-place-{value}")
            case _:
                return value

    def arguments(self, facts: Facts) -> Arguments:
        found = super().arguments(facts)
        if "face" in facts:
            found["rule"] = f"L8.{facts['face']}"
        return found
