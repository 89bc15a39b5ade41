"""Bridgetown Races as a ``Game`` and its ``Position``: the contract filled in."""

import copy
from typing import Final

from twinspan.core.chance import Chance
from twinspan.core.errors import Facts, UsageError
from twinspan.core.flow import Events
from twinspan.core.game import Action, Game, GameOptions, Outcome, Position, Seat
from twinspan.core.notation import Columns
from twinspan.core.reader import Reader
from twinspan.games.bridgetown.actions import FlagSwap, Ride, SpecialPlan, Step
from twinspan.games.bridgetown.board import Board
from twinspan.games.bridgetown.city import MODE_NAMES, MODES
from twinspan.games.bridgetown.columns import read_state, write_state
from twinspan.games.bridgetown.draws import drawn_before, label, pool, take_drawn
from twinspan.games.bridgetown.offers import offered
from twinspan.games.bridgetown.options import BridgetownOptions, option_values, read_options
from twinspan.games.bridgetown.racing import distance
from twinspan.games.bridgetown.rounds import take_step
from twinspan.games.bridgetown.routes import RouteTaken, aids, routes
from twinspan.games.bridgetown.scoring import final_outcome
from twinspan.games.bridgetown.state import OVER, State


class BridgetownPosition(State):
    """One moment of a game of Bridgetown Races."""

    def routes(self, seat: Seat, mode: int, double: bool = False) -> list[RouteTaken]:
        """All complete moves that this seat's racer could make with a mode as the wheel is now."""
        self._check_seat(seat)
        if mode not in range(MODES):
            raise UsageError("unknown-mode", {"value": str(mode), "known": list(MODE_NAMES)})
        return routes(self, seat, mode, double)

    def options(self) -> GameOptions:
        return self.chosen_options

    def take_step(self, events: Events) -> bool:
        return take_step(self, events)

    def label(self, code: int) -> str:
        return label(code)

    def pool(self, code: int) -> list[int]:
        return pool(self, code)

    def drawn_before(self, code: int) -> int:
        return drawn_before(self, code)

    def take_drawn(self, code: int, outcome: int, events: Events) -> None:
        take_drawn(self, code, outcome, events)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.step == OVER else None

    def copy(self) -> "BridgetownPosition":
        twin = BridgetownPosition(
            self.game, self.board, self.seats, self.chosen_options, self.chance
        )
        self.copy_to(twin)
        return twin

    def columns(self) -> Columns:
        return write_state(self)

    def offer(self, seat: Seat, action: Action) -> Facts:
        return offered(self, seat, action)

    def aids(self, seat: Seat) -> dict[str, object]:
        return aids(self, seat)

    def facts(self, seat: Seat, action: Action) -> Facts:
        known: Facts = {"entry": self.board.city.entry, **action.facts()}
        if isinstance(action, SpecialPlan):
            known["owner"] = self.specials[action.special]
        elif isinstance(action, Ride):
            known["distance"] = distance(self, seat, action.mode, action.double)
        elif isinstance(action, FlagSwap):
            known["flag"] = self.flags[action.bridge]
        elif isinstance(action, Step):
            known["here"] = self.players[seat].racer
            known["left"] = 0 if self.move is None else self.move.left
        return known


class BridgetownGame(Game):
    """The rules of Bridgetown Races in one city."""

    def __init__(self, board: Board, shipped: bool) -> None:
        self.id = "bridgetown"
        self.version = 1
        self.seats = (2, 3, 4)
        self.Options = BridgetownOptions
        self.actions = board.actions.all
        self.data_hash = board.city.hash
        self.shipped = shipped
        self.board_title = board.city.name
        self.board: Final = board

    def start(
        self, seats: int, options: GameOptions, chance: Chance | None, events: Events
    ) -> Position:
        position = self._empty(seats, options, chance)
        position.advance(events)
        return position

    def read_options(self, data: Reader) -> GameOptions:
        return read_options(data)

    def option_values(self) -> dict[str, list[str] | list[bool]]:
        return option_values()

    def read_state(self, seats: int, options: GameOptions, state: Reader) -> Position:
        position = self._empty(seats, options, None)
        read_state(position, state)
        return position

    def data(self) -> dict[str, object]:
        return copy.deepcopy(self.board.city.plain)

    def _empty(self, seats: int, options: GameOptions, chance: Chance | None) -> BridgetownPosition:
        assert isinstance(options, BridgetownOptions)
        position = BridgetownPosition(self, self.board, seats, options, chance)
        position.lay_out()
        return position
