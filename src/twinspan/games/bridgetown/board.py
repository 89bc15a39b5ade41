"""A city made ready to play on: its actions, its ways, and the steps to offer."""

from contextlib import nullcontext
from pathlib import Path
from typing import Final

from twinspan.core.files import within
from twinspan.core.game import Action
from twinspan.games.bridgetown.actions import Actions
from twinspan.games.bridgetown.city import City, read_city
from twinspan.games.bridgetown.faults import city_faults
from twinspan.games.bridgetown.ways import NO_WAY, TRAVELS, Ways

Offers = list[tuple[Action, ...]]  # by the number of steps still to make


class Board:
    """What the rules look things up in; shared by all positions of a game."""

    def __init__(self, city: City) -> None:
        self.city: Final = city
        self.actions: Final = Actions(city)
        self.ways: Final = Ways(city)
        spaces = len(city.spaces)
        # START is -1: the last row.
        self._first: Final = [
            [self._offers(travel, space, NO_WAY) for space in (*range(spaces), -1)]
            for travel in TRAVELS
        ]
        self._next: Final = [
            [self._offers(travel, place, way) for way, place in enumerate(self.ways.target)]
            for travel in TRAVELS
        ]

    def _offers(self, travel: int, space: int, way: int) -> Offers:
        ways, steps = self.ways, self.actions.step
        return [
            tuple([steps[ways.target[onward]] for onward in ways.onward(travel, space, way, left)])
            for left in range(ways.most + 1)
        ]

    def steps(self, travel: int, space: int, way: int, left: int) -> tuple[Action, ...]:
        """The steps to offer with so many left, to a racer who has come to a space by that way."""
        if way == NO_WAY:
            return self._first[travel][space][left]
        return self._next[travel][way][left]


def load_board(source: object) -> Board:
    """The board of a city by its name, file or data; its first fault is raised."""
    city = read_city(source)
    faults = city_faults(city)
    if faults:
        with within(str(source)) if isinstance(source, str | Path) else nullcontext():
            raise faults[0]
    return Board(city)
