"""What there is at the table at one moment of Bridgetown Races.

Everything else in this package is rules that read and change this.
"""

from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from twinspan.core.arguments import flag, shown, whole
from twinspan.core.chance import Chance
from twinspan.core.errors import UsageError
from twinspan.core.flow import copy_flow
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.terms import Seat
from twinspan.games.bridgetown.board import Board
from twinspan.games.bridgetown.city import BRIDGES, MODE_NAMES, MODES
from twinspan.games.bridgetown.options import BridgetownOptions
from twinspan.games.bridgetown.shapes import BridgetownView
from twinspan.games.bridgetown.ways import NO_WAY

if TYPE_CHECKING:
    from twinspan.games.bridgetown.game import BridgetownGame
    from twinspan.games.bridgetown.routes import RouteTaken

NO_FLAG: Final = -1
FLAGS_PER_COLOUR: Final = 5  # B1.4
COORDINATORS: Final = 3  # B1.5

# What comes next when nothing is asked and nothing waits to be revealed (see rounds.py).
SETUP: Final = 0
NEW_ROUND: Final = 1
PLAN: Final = 2
PLAN_ON: Final = 3  # B3.5: the same player places again, on a mode
RACE_TURN: Final = 4
MOVE: Final = 5
STEPS: Final = 6
FLAGS: Final = 7
AFTERWARDS: Final = 8
COORDINATORS_BACK: Final = 9
END_ROUND: Final = 10
OVER: Final = 11
STEP_NAMES: Final = (
    "setup", "new-round", "plan", "plan-on", "race-turn", "move", "steps", "flags", "afterwards",
    "coordinators-back", "end-round", "over",
)  # fmt: skip


class Player:
    """What one player has on the board, on the wheel and on the card."""

    __slots__ = ("card", "modes", "racer")

    def __init__(self, racer: int, modes: list[int], card: list[int]) -> None:
        self.racer = racer  # the space, or START
        self.modes = modes  # those with a coordinator, in the order of placing
        self.card = card  # by bridge: the flag, or NO_FLAG

    def copy(self) -> "Player":
        return Player(self.racer, self.modes[:], self.card[:])

    def flags(self) -> int:
        """How many flags are on the card."""
        return BRIDGES - self.card.count(NO_FLAG)


class Move:
    """A move that is being made."""

    __slots__ = (
        "crossed", "double", "left", "mode", "path", "substitute", "taking", "travel", "way",
    )  # fmt: skip

    def __init__(
        self,
        mode: int,
        double: bool,
        substitute: bool,
        travel: int,
        left: int,
        way: int,
        path: list[int],
        crossed: list[int],
        taking: list[int],
    ) -> None:
        self.mode = mode
        self.double = double
        self.substitute = substitute  # B4.4: walking one space instead
        self.travel = travel  # how it travels (see ways.py)
        self.left = left  # steps still to make
        self.way = way  # by which the racer has come; NO_WAY before the first step
        self.path = path  # where it began, and every space since
        self.crossed = crossed  # bridges that were left at an end, in this order
        self.taking = taking  # bridges whose flag is still to be taken, in this order

    def copy(self) -> "Move":
        return Move(
            self.mode,
            self.double,
            self.substitute,
            self.travel,
            self.left,
            self.way,
            self.path[:],
            self.crossed[:],
            self.taking[:],
        )

    @property
    def begun(self) -> bool:
        return self.way != NO_WAY


class BridgetownPosition(Position[BridgetownView]):
    """One moment of Bridgetown Races: the table, the players, and what is going on.

    A new one is filled by ``lay_out`` (``setup.py``) or by ``copy``.
    """

    # the board
    flags: list[int]  # by bridge: the flag that lies there, or NO_FLAG
    bag: list[int]  # by colour: how many
    aside: int  # blue flags kept aside (B2.1)
    draws: int  # how often the bag was drawn from
    # the players
    players: list[Player]
    first: Seat  # the first player
    specials: list[Seat]  # by special action: whose coordinator is there, or NOBODY
    # the round
    round: int
    queue: list[Seat]  # whose turn it is, and who follows: to place, or to move in this turn
    move: Move | None

    def __init__(
        self,
        game: Game,
        board: Board,
        seats: int,
        options: BridgetownOptions,
        chance: Chance | None,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.board: Final = board
        self.chosen_options: Final = options

    def copy(self) -> "BridgetownPosition":
        copied = BridgetownPosition(
            self._game, self.board, self.seats, self.chosen_options, self.chance
        )
        copy_flow(self, copied)
        copied.flags = self.flags[:]
        copied.bag = self.bag[:]
        copied.aside = self.aside
        copied.draws = self.draws
        copied.players = [player.copy() for player in self.players]
        copied.first = self.first
        copied.specials = self.specials[:]
        copied.round = self.round
        copied.queue = self.queue[:]
        copied.move = None if self.move is None else self.move.copy()
        return copied

    @property
    def game(self) -> "BridgetownGame":
        return cast("BridgetownGame", self._game)

    def options(self) -> BridgetownOptions:
        return self.chosen_options

    def routes(
        self, seat: SupportsIndex, mode: SupportsIndex | str, double: SupportsIndex = False
    ) -> "list[RouteTaken]":
        """All complete moves that this seat's racer could make with a mode, given by its name or
        number, as the wheel is now."""
        # The rules of moving need this class.
        from twinspan.games.bridgetown.routes import routes

        who = self._seat(seat)
        number = MODE_NAMES.index(mode) if mode in MODE_NAMES else whole(mode)
        if number is None or not 0 <= number < MODES:
            raise UsageError("unknown-mode", {"value": shown(mode), "known": list(MODE_NAMES)})
        twice = flag(double)
        if twice is None:
            raise UsageError("wrong-kind", {"kind": "bool", "value": shown(double)})
        return routes(self, who, number, twice)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        return [(seat + turn) % self.seats for turn in range(self.seats)]

    def placed(self, seat: Seat) -> int:
        """How many coordinators this player has on the wheel."""
        return len(self.players[seat].modes) + self.specials.count(seat)


State = BridgetownPosition  # what the rules call it
