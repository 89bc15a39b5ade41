"""Old London Bridge as a ``Game`` and its ``Position``: the contract filled in."""

import copy
import random
from typing import Final

from twinspan.core.chance import Chance
from twinspan.core.errors import Facts
from twinspan.core.flow import Events
from twinspan.core.game import (
    Action,
    Event,
    Game,
    GameOptions,
    Outcome,
    Position,
    Seat,
    View,
)
from twinspan.core.notation import Columns
from twinspan.core.reader import Reader
from twinspan.games.london.actions import (
    ACTIONS,
    ANY_SPACE,
    Placement,
)
from twinspan.games.london.bidding import CHOOSING_CARDS, still_choosing
from twinspan.games.london.columns import read_state, write_state
from twinspan.games.london.components import Components
from twinspan.games.london.draws import LABELS, drawn_before, pool, setup_reveals, take_drawn
from twinspan.games.london.offers import offered
from twinspan.games.london.options import LondonOptions, option_values, read_options
from twinspan.games.london.rounds import take_step
from twinspan.games.london.scoring import final_outcome
from twinspan.games.london.state import OVER, State
from twinspan.games.london.view import guess_choices, seen_state, veiled_event, veiled_view


class LondonPosition(State):
    """One moment of a game of Old London Bridge."""

    def options(self) -> GameOptions:
        return self.chosen_options

    def take_step(self, events: Events) -> bool:
        return take_step(self, events)

    def label(self, code: int) -> str:
        return LABELS[code]

    def pool(self, code: int) -> list[int]:
        return pool(self, code)

    def drawn_before(self, code: int) -> int:
        return drawn_before(self, code)

    def take_drawn(self, code: int, outcome: int, events: Events) -> None:
        take_drawn(self, code, outcome, events)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.step == OVER else None

    def copy(self) -> "LondonPosition":
        twin = LondonPosition(
            self.game, self.components, self.seats, self.chosen_options, self.chance
        )
        self.copy_to(twin)
        return twin

    def columns(self) -> Columns:
        return write_state(self)

    def seen_columns(self, seat: Seat | None) -> Columns:
        return seen_state(self, seat)

    def simultaneous(self) -> bool:
        return self.asking is CHOOSING_CARDS

    def offer(self, seat: Seat, action: Action) -> Facts:
        return offered(self, seat, action)

    def apply(self, seat: Seat, action: Action, events: Events) -> None:
        self.asking.apply(self, seat, action, events)
        if self.asking is CHOOSING_CARDS and self.asked:
            return  # others are still choosing
        self.advance(events)

    def forget_secrets(self, seat: Seat) -> None:
        if self.asking is not CHOOSING_CARDS:
            return
        for other in self.offers:  # who is not asked has just one choice, and no secret
            if other != seat:
                self.players[other].choice = None
        self.asked = still_choosing(self)

    def facts(self, seat: Seat, action: Action) -> Facts:
        known: Facts = {
            "money": self.players[seat].money,
            "price": self.components.centre_price,
            "building": self.building,
            "strength": self.cards_due,
        }
        if self.turn >= 0 and self.actor == seat:
            known["card"] = self.turn_card()
        known.update(action.facts())
        if isinstance(action, Placement):
            space = self.x_space() if action.space == ANY_SPACE else action.space
            known["space"] = known["type"] = space
        return known


class LondonGame(Game):
    """The rules of Old London Bridge with one set of component values."""

    def __init__(self, components: Components, shipped: bool) -> None:
        self.id = "london"
        self.version = 1
        self.seats = (2, 3, 4)
        self.Options = LondonOptions
        self.actions = ACTIONS
        self.data_hash = components.hash
        self.shipped = shipped
        self.components: Final = components

    def start(
        self, seats: int, options: GameOptions, chance: Chance | None, events: Events
    ) -> Position:
        position = self._empty(seats, options, chance)
        position.reveals = setup_reveals(position.faces, seats)
        position.advance(events)
        return position

    def read_options(self, data: Reader) -> GameOptions:
        return read_options(data)

    def read_state(self, seats: int, options: GameOptions, state: Reader) -> Position:
        position = self._empty(seats, options, None)
        read_state(position, state)
        return position

    def option_values(self) -> dict[str, list[str] | list[bool]]:
        return option_values()

    def guess_secrets(
        self, state: Columns, seats: int, seat: Seat | None, rng: random.Random
    ) -> Columns:
        return guess_choices(state, seats, seat, rng)

    def data(self) -> dict[str, object]:
        return copy.deepcopy(self.components.plain)

    def show(self, view: View) -> View:
        options = view["options"]
        assert isinstance(options, dict)
        return veiled_view(view) if options["from_memory"] else view

    def show_event(self, event: Event, options: GameOptions, reader: Seat | None) -> Event | None:
        assert isinstance(options, LondonOptions)
        return veiled_event(event, reader) if options.from_memory else event

    def _empty(self, seats: int, options: GameOptions, chance: Chance | None) -> LondonPosition:
        assert isinstance(options, LondonOptions)
        position = LondonPosition(self, self.components, seats, options, chance)
        position.lay_out()
        return position
