"""The score pad: the final scoring (L7, L8) for people who play at a real table."""

from typing import Final

from twinspan.core.errors import DataError
from twinspan.core.game import Outcome
from twinspan.core.reader import Reader
from twinspan.games.london.building import fits_next_site
from twinspan.games.london.components import (
    BONUS_STACKS,
    CARD_VALUES,
    FIRST_PARK,
    NUMBERS,
    PER_TYPE,
    SLOTS,
    TILES,
)
from twinspan.games.london.game import LondonGame
from twinspan.games.london.options import LondonOptions, face_words, read_options
from twinspan.games.london.scoring import final_outcome
from twinspan.games.london.state import OVER, SITES, State

PARK: Final = "p"
_MOST_MONEY: Final = 10_000
_PLAYER: Final = ("name", "money", "chapel", "gate", "hand", "bridge", "tiles")


class PadError(DataError):
    """Something on the score sheet cannot be; the fact ``place`` says what."""


class Sheet:
    """What was found on a real table at the end: names, faces, and each player's things."""

    def __init__(self, data: object, game: LondonGame) -> None:
        top = Reader(data, "", PadError).fields(("players", "chapel_order"), ("faces",))
        players = top["players"].items()
        if len(players) not in game.seats:
            raise top["players"].fail(
                "wrong-seats", seats=str(len(players)), known=list(game.seats)
            )
        self.names: Final[list[str]] = []
        options = _faces(top["faces"]) if "faces" in top else LondonOptions()
        self.state: Final = State(game, game.components, len(players), options, None)
        self.state.lay_out()
        self.state.step = OVER
        self.state.round = self.state.rounds()
        seen: set[int] = set()
        for seat, player in enumerate(players):
            self._read_player(seat, player.fields(_PLAYER), seen)
        self._check_totals(top["players"])
        self._read_chapel_order(top["chapel_order"])

    def outcome(self) -> Outcome:
        return final_outcome(self.state)

    def _read_player(self, seat: int, fields: dict[str, Reader], seen: set[int]) -> None:
        components = self.state.components
        player = self.state.players[seat]
        name = fields["name"].text().strip()
        if not name or name in self.names:
            raise fields["name"].fail("name-taken", name=name)
        self.names.append(name)
        player.money = fields["money"].integer(0, _MOST_MONEY)
        player.chapel = fields["chapel"].integer(0, components.chapel_end)
        player.gate = fields["gate"].integer(0, components.gate_end)
        for card in fields["hand"].integers(0, CARD_VALUES - 1):
            player.hand[card] += 1
        player.bridge = read_bridge(fields["bridge"], seen)
        player.tiles[0] = fields["tiles"].integer(0, TILES * BONUS_STACKS)

    def _check_totals(self, players: Reader) -> None:
        """L1: nobody has what the box does not hold."""
        components = self.state.components
        everyone = self.state.players
        totals = [
            (sum(player.hand[card] for player in everyone), components.cards[card])
            for card in range(CARD_VALUES)
        ]
        totals.append((sum(player.tiles[0] for player in everyone), TILES * BONUS_STACKS))
        totals.append((sum(player.bridge.count(FIRST_PARK) for player in everyone), PER_TYPE))
        for count, wanted in totals:
            if count > wanted:
                raise players.fail("more-than-exist", count=count, wanted=wanted)

    def _read_chapel_order(self, order: Reader) -> None:
        for item in order.items(self.state.seats):
            name = item.word(self.names)
            seat = self.names.index(name)
            if seat in self.state.chapel_order:
                raise item.fail("name-taken", name=name)
            ahead = self.state.chapel_order[-1:]
            if ahead and self.state.players[ahead[0]].chapel < self.state.players[seat].chapel:
                raise item.fail("wrong-order")
            self.state.chapel_order.append(seat)


def read_bridge(bridge: Reader, seen: set[int]) -> list[int]:
    """House numbers and parks ("p"), left to right; every number once, in descending lines."""
    buildings: list[int] = []
    items = bridge.items()
    if len(items) > SITES:
        raise bridge.fail("wrong-length", length=len(items), wanted=SITES)
    for item in items:
        building = FIRST_PARK if item.value == PARK else item.integer(1, NUMBERS)
        if building in seen:
            raise item.fail("duplicate-number", number=building)
        if building != FIRST_PARK:
            seen.add(building)
        if not fits_next_site(buildings, building):
            raise item.fail("number-too-high", number=building)
        buildings.append(building)
    return buildings


def _faces(faces: Reader) -> LondonOptions:
    for name, face in faces.fields((), SLOTS).items():
        slot = SLOTS.index(name)
        face.word([word for word in face_words(slot) if word != "random"])
    return read_options(faces)
