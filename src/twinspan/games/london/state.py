"""What there is at the table at one moment of Old London Bridge.

Everything else in this package is rules that read and change this. Lists inside lists are
replaced, never changed in place, so that copies may share them; a player's own lists are copied.
"""

from typing import TYPE_CHECKING, Final, cast

from twinspan.core.chance import Chance
from twinspan.core.flow import copy_flow
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.terms import Seat
from twinspan.games.london.components import Components, Crest
from twinspan.games.london.options import LondonOptions
from twinspan.games.london.shapes import LondonView

if TYPE_CHECKING:
    from twinspan.games.london.game import LondonGame

NO_PAWN: Final = -1
NO_BUILDING: Final = 0
NO_TILE: Final = -1
NO_CHOICE: Final = -1
SITES: Final = 12  # of a bridge (L4.1)

# What comes next when nothing is asked and nothing waits to be revealed (see rounds.py).
DEAL: Final = 0
PREPARE: Final = 1
NOBLEWOMEN: Final = 2
CHOOSE: Final = 3
SHOW_CARDS: Final = 4
RAISES: Final = 5
ORDER: Final = 6
TURN: Final = 7
PLACE: Final = 8
STACK: Final = 9
BUILD: Final = 10
PERFORM: Final = 11
AFTERWARDS: Final = 12
END_TURN: Final = 13
END_ROUND: Final = 14
OVER: Final = 15
STEP_NAMES: Final = (
    "deal", "prepare", "noblewomen", "choose", "show-cards", "raises", "order", "turn", "place",
    "stack", "build", "perform", "afterwards", "end-turn", "end-round", "over",
)  # fmt: skip


class Player:
    """What one player has, plays and has placed."""

    __slots__ = (
        "bridge", "chapel", "choice", "fresh", "gate", "hand", "money", "pawn", "played", "raised",
        "tiles",
    )  # fmt: skip

    def __init__(
        self,
        money: int,
        hand: list[int],
        choice: int,
        played: list[int],
        raised: list[int],
        bridge: list[int],
        tiles: list[int],
        fresh: list[int],
        chapel: int,
        gate: int,
        pawn: int,
    ) -> None:
        self.money = money
        self.hand = hand  # how many cards of each value
        self.choice = choice  # the id of an action, secret until all have chosen; or NO_CHOICE
        self.played = played  # the round's cards, higher first
        self.raised = raised  # what +1 tiles add to each
        self.bridge = bridge  # buildings, left to right
        self.tiles = tiles  # usable ones
        self.fresh = fresh  # taken this round: usable from the next (L6.1)
        self.chapel = chapel  # space on the chapel track; 0 is the stairs
        self.gate = gate  # space on the gate track; 0 is before the first
        self.pawn = pawn  # the rondel space: a stack's type, or CENTRE

    def copy(self) -> "Player":
        return Player(
            self.money,
            self.hand[:],
            self.choice,
            self.played[:],
            self.raised[:],
            self.bridge[:],
            self.tiles[:],
            self.fresh[:],
            self.chapel,
            self.gate,
            self.pawn,
        )

    def strength(self, crest: int, components: Components) -> int:
        """L5: crests of that colour on the bridge; a guild house counts for every colour."""
        crest_of = components.crest_of
        strength = 0
        for building in self.bridge:
            shown = crest_of[building]
            if shown in (crest, Crest.ALL):
                strength += 1
        return strength

    def has_tiles(self) -> bool:
        """Whether there is any that can be used."""
        for count in self.tiles:  # noqa: SIM110 - any() would leave the compiled code
            if count:
                return True
        return False

    def unused_tiles(self) -> int:
        return sum(self.tiles) + sum(self.fresh)


class LondonPosition(Position[LondonView]):
    """One moment of Old London Bridge: the table, the players, and what is going on.

    A new one is filled by ``lay_out`` (``setup.py``) or by ``copy``.
    """

    # the board
    faces: list[int]  # by slot: BASE, a face 1 to 16, or UNKNOWN
    rondel: int  # how far it is turned clockwise from where the data show it
    income: list[int]  # what the space beside each stack pays; 0 is the X
    unseen: list[list[int]]  # by type: what lies under the top, as a sorted set
    tops: list[int]
    bonus_unseen: list[list[int]]
    bonus_tops: list[int]
    markers_unseen: list[int]
    markers: list[int]  # the revealed ones
    supply: list[int]
    removed: list[int]  # buildings out of the game
    spent: list[int]  # tiles out of the game
    # the players
    players: list[Player]
    chapel_order: list[Seat]  # first is ahead; on one space, first is on top
    gate_order: list[Seat]
    pawns: list[int]  # how many stand on each rondel space
    # the round
    round: int
    order: list[Seat]  # whose turn the 1st, 2nd, … is
    order_cards: list[int]  # and for which of their played cards
    turn: int  # the present one
    lowest: int  # house number built this round (L8.14)
    lowest_seat: Seat
    # the turn
    building: int  # taken, not yet built
    opened: int  # the stack it came from: its next one is shown at the turn's end
    taken_back: bool
    bonus_due: int  # tiles still to take
    cards_due: int  # strength left for taking cards
    # what is going on
    queue: list[Seat]  # who is still to be asked about a tile

    def __init__(
        self,
        game: Game,
        components: Components,
        seats: int,
        options: LondonOptions,
        chance: Chance | None,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.components: Final = components
        self.chosen_options: Final = options

    def copy(self) -> "LondonPosition":
        copied = LondonPosition(
            self._game, self.components, self.seats, self.chosen_options, self.chance
        )
        copy_flow(self, copied)
        copied.faces = self.faces[:]
        copied.rondel = self.rondel
        copied.income = self.income
        copied.unseen = self.unseen[:]
        copied.tops = self.tops[:]
        copied.bonus_unseen = self.bonus_unseen[:]
        copied.bonus_tops = self.bonus_tops[:]
        copied.markers_unseen = self.markers_unseen
        copied.markers = self.markers[:]
        copied.supply = self.supply[:]
        copied.removed = self.removed[:]
        copied.spent = self.spent[:]
        copied.players = [player.copy() for player in self.players]
        copied.chapel_order = self.chapel_order[:]
        copied.gate_order = self.gate_order[:]
        copied.pawns = self.pawns[:]
        copied.round = self.round
        copied.order = self.order
        copied.order_cards = self.order_cards
        copied.turn = self.turn
        copied.lowest = self.lowest
        copied.lowest_seat = self.lowest_seat
        copied.building = self.building
        copied.opened = self.opened
        copied.taken_back = self.taken_back
        copied.bonus_due = self.bonus_due
        copied.cards_due = self.cards_due
        copied.queue = self.queue[:]
        return copied

    @property
    def game(self) -> "LondonGame":
        return cast("LondonGame", self._game)

    def options(self) -> LondonOptions:
        return self.chosen_options

    def turns_each(self) -> int:
        """L3.2.5: with two players each plays two cards a round, and takes a turn for each."""
        return 2 if self.seats == 2 else 1

    def rounds(self) -> int:
        """L3: twelve rounds, six with two players; a turn for every site of a bridge."""
        return SITES // self.turns_each()

    def x_space(self) -> int:
        """The stack that the X points at."""
        return self.income.index(0)

    def turn_card(self) -> int:
        """The value of the card for which the present turn is taken."""
        return self.players[self.order[self.turn]].played[self.order_cards[self.turn]]


State = LondonPosition  # what the rules call it
