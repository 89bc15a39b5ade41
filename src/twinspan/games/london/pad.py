"""The score pad: the final scoring (L7, L8) for people who play at a real table."""

from typing import Final

from twinspan.core.errors import DataError
from twinspan.core.reader import Reader
from twinspan.core.terms import Outcome
from twinspan.games.london.building import fits_next_site
from twinspan.games.london.components import (
    BONUS_STACKS,
    CARD_VALUES,
    FIRST_PARK,
    NUMBERS,
    PER_TYPE,
    SLOTS,
    TILES,
    Components,
)
from twinspan.games.london.end import final_outcome
from twinspan.games.london.game import LondonGame
from twinspan.games.london.options import LondonOptions, face_words
from twinspan.games.london.setup import lay_out
from twinspan.games.london.state import OVER, SITES

PARK: Final = "p"
MOST_MONEY: Final = 10_000
_PLAYER: Final = ("name", "money", "chapel", "gate", "hand", "bridge", "tiles")


class PadError(DataError):
    """Something on the score sheet cannot be; the fact ``place`` says what."""


class Box:
    """What the box still holds while things are found with one player after the other (L1)."""

    def __init__(self, components: Components) -> None:
        self.numbers: Final = list(range(1, NUMBERS + 1))
        self.parks = PER_TYPE
        self.cards: Final = components.cards[:]
        self.tiles = TILES * BONUS_STACKS

    def hand(self, field: Reader) -> list[int]:
        """How many cards of each value a player holds."""
        held = [0] * CARD_VALUES
        for card in field.integers(0, CARD_VALUES - 1):
            held[card] += 1
            if held[card] > self.cards[card]:
                raise field.fail("no-card-left", card=card)
        for card in range(CARD_VALUES):
            self.cards[card] -= held[card]
        return held

    def bridge(self, field: Reader) -> list[int]:
        """A bridge: house numbers and parks ("p"), left to right, in descending lines (L4)."""
        buildings: list[int] = []
        items = field.items()
        if len(items) > SITES:
            raise field.fail("wrong-length", length=len(items), wanted=SITES)
        for item in items:
            building = FIRST_PARK if item.value == PARK else item.integer(1, NUMBERS)
            if building == FIRST_PARK:
                if buildings.count(FIRST_PARK) == self.parks:
                    raise item.fail("no-park-left")
            elif building in buildings or building not in self.numbers:
                raise item.fail("duplicate-number", number=building)
            if not fits_next_site(buildings, building):
                raise item.fail("number-too-high", number=building)
            buildings.append(building)
        self.parks -= buildings.count(FIRST_PARK)
        for building in buildings:
            if building != FIRST_PARK:
                self.numbers.remove(building)
        return buildings

    def unused_tiles(self, field: Reader) -> int:
        count = field.integer(0, self.tiles)
        self.tiles -= count
        return count


class Sheet:
    """What was found on a real table at the end: names, faces, and each player's things."""

    def __init__(self, data: object, game: LondonGame) -> None:
        top = Reader(data, "", PadError).fields(("players",), ("chapel_order", "faces"))
        players = top["players"].items()
        if len(players) not in game.seats:
            raise top["players"].fail(
                "wrong-seats", seats=str(len(players)), known=list(game.seats)
            )
        self.names: Final[list[str]] = []
        options = _faces(top["faces"]) if "faces" in top else LondonOptions()
        self.state: Final = lay_out(game, len(players), options, None)
        self.state.step = OVER
        self.state.round = self.state.rounds()
        box = Box(game.components)
        for seat, player in enumerate(players):
            self._read_player(seat, player.fields(_PLAYER), box)
        if "chapel_order" in top:
            self._read_chapel_order(top["chapel_order"])
        else:
            self._find_chapel_order(top["players"])

    def outcome(self) -> Outcome:
        return final_outcome(self.state)

    def _read_player(self, seat: int, fields: dict[str, Reader], box: Box) -> None:
        player = self.state.players[seat]
        name = fields["name"].text().strip()
        if not name or name in self.names:
            raise fields["name"].fail("name-taken", name=name)
        self.names.append(name)
        player.money = fields["money"].integer(0, MOST_MONEY)
        player.chapel = fields["chapel"].integer(0, self.state.components.chapel_end)
        player.gate = fields["gate"].integer(0, self.state.components.gate_end)
        player.hand = box.hand(fields["hand"])
        player.bridge = box.bridge(fields["bridge"])
        player.tiles[0] = box.unused_tiles(fields["tiles"])

    def _read_chapel_order(self, order: Reader) -> None:
        places = [player.chapel for player in self.state.players]
        for item in order.items(self.state.seats):
            name = item.word(self.names)
            seat = self.names.index(name)
            if seat in self.state.chapel_order:
                raise item.fail("name-taken", name=name)
            ahead = self.state.chapel_order[-1:]
            if ahead and places[ahead[0]] < places[seat]:
                raise item.fail("wrong-order")
            self.state.chapel_order.append(seat)

    def _find_chapel_order(self, players: Reader) -> None:
        """Without a space that two share, the spaces tell the order."""
        places = [player.chapel for player in self.state.players]
        if len(set(places)) < len(places):
            raise players.fail("missing-key", key="chapel_order")
        self.state.chapel_order = sorted(range(len(places)), key=lambda seat: -places[seat])


def _faces(faces: Reader) -> LondonOptions:
    for name, face in faces.fields((), SLOTS).items():
        slot = SLOTS.index(name)
        face.word([word for word in face_words(slot) if word != "random"])
    return LondonOptions.read(faces)
