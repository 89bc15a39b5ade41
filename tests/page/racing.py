"""Somebody who plays Bridgetown Races, at a table that was laid: knows the map, the wheel and the
cards, and what the rules say to them."""

from collections.abc import Sequence
from itertools import product
from string import ascii_lowercase
from typing import Any

from playwright.sync_api import Locator

from tests.page.bridgetown_scenes import stopped
from tests.page.laying import Laid, id_of, lay
from tests.page.moments import come_as
from tests.page.playing import Player
from tests.page.table import Server, Visitor
from twinspan.bots import bots
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import SPECIAL_NAMES
from twinspan.games.bridgetown.city import MODE_NAMES
from twinspan.server.storage import SeatState
from twinspan.text.words import words

_tables = product(ascii_lowercase, repeat=2)


class Way:
    """Complete moves with one end, over the same bridges, as the server tells them."""

    def __init__(self, told: Sequence[Any]) -> None:
        self.end: int = told[0]
        self.bridges: list[int] = told[1]
        self.flags: list[int] = told[2]
        self.path: list[int] = told[3]


class Racer(Player):
    """Somebody who is asked something at a table that was laid."""

    def __init__(self, visitor: Visitor, laid: Laid, touch: bool = False) -> None:
        super().__init__(visitor, touch=touch)
        self.position = position_of(laid)
        self.city = self.position.board.city
        self.seat = self.position.to_act()[0]

    # ----- what the page shows ----------------------------------------------------------------

    @property
    def map(self) -> Locator:
        name = self.say("bridgetown-board", city=self.city.name)
        return self.page.get_by_role("group", name=name, exact=True)

    @property
    def wheel(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("bridgetown-wheel"), exact=True)

    def sector(self, name: str) -> Locator:
        """A mode of transport or a special action on the wheel."""
        place = [*MODE_NAMES, *SPECIAL_NAMES].index(name)
        return self.wheel.get_by_role("button").nth(place)

    def space(self, id: str) -> Locator:
        """A space of the map, while a way is traced: they come in the order of the city."""
        return self.map.get_by_role("button").nth(self.city.places[id])

    def space_name(self, id: str) -> str:
        return self.city.spaces[self.city.places[id]].name

    def flag(self, bridge: str) -> Locator:
        """The flag of a bridge, while flags may change places."""
        place = [one.id for one in self.city.bridges].index(bridge)
        return self.page.locator("[data-part=flags]").get_by_role("button").nth(place)

    @property
    def ends(self) -> Locator:
        """Where a move can end."""
        return self.map.locator("circle.end")

    @property
    def ends_with_flags(self) -> Locator:
        return self.map.locator("circle.end.rich")

    @property
    def drawn_ways(self) -> Locator:
        """The ways that are pointed at."""
        return self.map.locator("path.way")

    def ways_list(self, message: str = "bridgetown-ways", **arguments: str) -> Locator:
        """Whole ways to choose from."""
        name = self.say(message, **arguments)
        return self.page.get_by_role("region", name=name, exact=True)

    # ----- what the rules say -----------------------------------------------------------------

    def ways(self, mode: str | None = None, double: bool = False) -> list[Way]:
        """Where a mode would lead; without one, the way that is traced."""
        routes: Any = self.position.aids(self.seat)["routes"]
        for route in routes:
            if mode is None or (MODE_NAMES[route["mode"]], route["double"]) == (mode, double):
                return [Way(told) for told in route["ends"]]
        raise AssertionError(f"nobody can go by {mode}")

    def ways_to(self, id: str) -> list[Way]:
        """The ways that end on a space, in the order of the list: the most flags first."""
        ways = [way for way in self.ways() if self.city.spaces[way.end].id == id]
        return sorted(ways, key=lambda way: -len(way.flags))

    def told(self, way: Way) -> str:
        """A way in the list, in words."""
        spoken, space = words(self.language), self.city.spaces[way.end].name
        if way.flags:
            flags = [self.flag_name(bridge) for bridge in way.flags]
            return self.say("bridgetown-way-flags", space=space, flags=spoken.series(flags))
        names = spoken.series([self.city.bridges[bridge].name for bridge in way.bridges])
        if names:
            return self.say("bridgetown-way-bridges", space=space, bridges=names)
        return self.say("bridgetown-way", space=space, steps=len(way.path) - 1)

    def by(self) -> str:
        """How the racer who is on the way gets about."""
        move = self.position.move
        assert move is not None
        return self.say(f"by-{MODE_NAMES[move.mode]}")

    def flag_name(self, bridge: int) -> str:
        """The flag that lies on a bridge."""
        return self.say(f"flag-{self.city.colours[self.position.flags[bridge]]}")


def position_of(laid: Laid) -> BridgetownPosition:
    position = laid.match().position
    assert isinstance(position, BridgetownPosition)
    return position


def sit_down(
    server: Server, visitor: Visitor, scene: tuple[str, int], touch: bool = False
) -> Racer:
    """Rita at a table of her own, where she is asked what was asked in a released game; the others
    are computers."""
    table = f"rita-{''.join(next(_tables))}"
    secret = f"the-secret-of-{table}"
    (laid,) = lay(server, lambda rita: [stopped(table, scene, people(rita))], secret)
    come_as(visitor, secret)
    rita = Racer(visitor, laid, touch)
    rita.sit_at(id_of(table))
    rita.map.wait_for()
    return rita


def people(player: int, name: str = "Rita") -> list[SeatState]:
    """This one and three computers, of those that do not think long."""
    computer = bots("bridgetown")[-1]
    others = {"Ben": "red", "Maud": "gold", "Osbert": "violet"}
    return [
        SeatState(player, name, "teal"),
        *(SeatState(None, other, colour, bot=computer) for other, colour in others.items()),
    ]
