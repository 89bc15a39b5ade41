"""A city (B1.2): spaces, streets, eight bridges, overpasses, rails and an entry, from a data file.

Spaces and bridges are small integers in the order of the file; bridges in river order from the
top. A flag's colour is the mode that takes it (B1.3), so flags are modes too.
"""

import copy
import re
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Final

from twinspan.core.errors import ComponentError, DataError, UsageError
from twinspan.core.files import content_hash, read_toml, within
from twinspan.core.reader import Reader

FORMAT: Final = "twinspan city 1"


class Mode:
    """B1.3: the modes of transport."""

    WALK: Final = 0
    BIKE: Final = 1
    BLADES: Final = 2
    BUS: Final = 3
    CAR: Final = 4
    TAXI: Final = 5
    MOTO: Final = 6
    STREETCAR: Final = 7


MODE_NAMES: Final = ("walk", "bike", "blades", "bus", "car", "taxi", "moto", "streetcar")
COLOURS: Final = ("white", "green", "orange", "red", "black", "yellow", "purple", "blue")
STREETCAR_COLOUR: Final = "blue"  # B1.4
SHAPES: Final = ("arch", "bascule", "beam", "lift", "truss")
STREET_KINDS: Final = ("street", "freeway")
SOURCES: Final = ("stated", "inferred", "reconstructed", "invented")
# The files of each version of the rules, the usual one first. Before one changes it is kept under
# another name, which its versions then have here: what was begun with it finds it by its hash.
SHIPPED: Final[dict[int, tuple[str, ...]]] = {
    1: ("portland", "twinford"),
    2: ("portland", "twinford"),
}

SEATS: Final = (2, 3, 4)  # B1.1
MODES: Final = 8
BRIDGES: Final = 8
ROUNDS: Final = 5  # B3
START: Final = -1  # B2.3: where racers wait; no space
NO_SPACE: Final = -1
NO_BRIDGE: Final = -1
MOST_SHARED: Final = 3  # B3.7: the others who can share a mode
FASTEST: Final = 6  # a base speed beyond this is a slip of the pen
# A city beyond these limits is no board for people, and would take long to prepare.
MOST_SPACES: Final = 400
MOST_LINKS: Final = 500
MOST_NEIGHBOURS: Final = 24
_MOST_LISTED: Final = 400
_FAR: Final = 10_000  # beyond any drawing
_WORD: Final = re.compile(r"[A-Za-z]{1,40}")  # meant as the name of a city, not of a file
_ID: Final = re.compile(r"[A-Za-z0-9_]{1,12}")

Point = tuple[int, int]


class Space:
    """A space as the file tells it."""

    __slots__ = ("at", "id", "name")

    def __init__(self, id: str, name: str, at: Point) -> None:
        self.id: Final = id
        self.name: Final = name
        self.at: Final = at


class Bridge:
    """A bridge: its spaces from west to east, and the spaces on land at both ends."""

    __slots__ = ("east", "flag_at", "id", "name", "shape", "spaces", "west")

    def __init__(
        self,
        id: str,
        name: str,
        spaces: list[int],
        west: int,
        east: int,
        flag_at: Point,
        shape: str,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.spaces: Final = spaces
        self.west: Final = west
        self.east: Final = east
        self.flag_at: Final = flag_at
        self.shape: Final = shape


class Street:
    """A street: the spaces along it, and whether each link leads that way only."""

    __slots__ = ("along", "kind", "name", "one_way")

    def __init__(self, name: str, kind: str, along: list[int], one_way: list[bool]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.along: Final = along
        self.one_way: Final = one_way


class Overpass:
    """B4.3: two spaces on two levels, joined by stairs."""

    __slots__ = ("at", "lower", "name", "upper")

    def __init__(self, name: str, upper: int, lower: int, at: Point) -> None:
        self.name: Final = name
        self.upper: Final = upper
        self.lower: Final = lower
        self.at: Final = at


class City:
    """B1.2: what a file says, put in order. Whether it makes sense is for ``faults.py`` to tell.

    A value of the wrong kind is an error at once.
    """

    def __init__(self, data: object) -> None:
        top = Reader(data, "", ComponentError).fields(
            (
                "format", "name", "canvas", "river", "modes", "bridges", "spaces", "streets",
                "overpasses", "rails",
            ),
            ("entry",),
        )  # fmt: skip
        top["format"].word((FORMAT,))
        self.name: Final = _name(top["name"])
        self.canvas: Final = _point(top["canvas"], 1)
        self.river: Final = River(top["river"])
        self.speeds: Final[list[int]] = []
        self.colours: Final[list[str]] = []
        self._read_modes(top["modes"])
        # Ids that are unknown or used twice: with these there is no city to check or to draw.
        self.misnamed: Final[list[DataError]] = []
        self.spaces: Final = self._spaces(_table(top["spaces"], ("list",))["list"])
        self.places: Final = {space.id: place for place, space in enumerate(self.spaces)}
        bridges = _table(top["bridges"], ("streetcar", "list"))
        self.bridges: Final = [
            self._bridge(item) for item in bridges["list"].items(most=_MOST_LISTED)
        ]
        if not self.bridges:
            raise bridges["list"].fail("wrong-bridge-count", count=0, wanted=BRIDGES)
        self.streetcar_bridge: Final = self._bridge_place(bridges["streetcar"])
        streets = _table(top["streets"], ("list",))["list"]
        self.streets: Final = [self._street(item) for item in streets.items(most=_MOST_LISTED)]
        overpasses = _table(top["overpasses"], ("list",))["list"]
        self.overpasses: Final = [
            self._overpass(item) for item in overpasses.items(most=_MOST_LISTED)
        ]
        lines = _table(top["rails"], ("lines",))["lines"]
        self.rails: Final = [self._line(item) for item in lines.items(most=_MOST_LISTED)]
        if "entry" not in top:
            raise Reader(data, "", ComponentError).fail("no-entry")
        entry = _table(top["entry"], ("space", "at"))
        self.entry: Final = self._space(entry["space"])
        self.entry_at: Final = _point(entry["at"])
        # What the rules ask: who is next to whom, by which kind of way.
        self.links: Final[list[list[int]]] = [[] for _ in self.spaces]
        self.stairs: Final = [NO_SPACE] * len(self.spaces)
        self.rail_links: Final[list[list[int]]] = [[] for _ in self.spaces]
        self.bridge_of: Final = [NO_BRIDGE] * len(self.spaces)
        self._join()
        if not self.misnamed:
            self._check_size()
        # Kept apart from what the caller holds, so that hash and values go on belonging together.
        self.plain: Final[dict[str, object]] = copy.deepcopy(data) if isinstance(data, dict) else {}
        self.hash: Final = content_hash(self._rules())

    def _read_modes(self, table: Reader) -> None:
        """B1.3, B1.4: a speed and a colour of its own for each mode; blue is the streetcar's."""
        modes = table.fields(MODE_NAMES)
        for name in MODE_NAMES:
            fields = modes[name].fields(("speed", "colour", "source"))
            for mark in fields["source"].fields(("speed", "colour")).values():
                mark.word(SOURCES)
            colour = fields["colour"].word(COLOURS)
            if colour in self.colours:
                raise fields["colour"].fail("duplicate-colour", colour=colour)
            self.speeds.append(fields["speed"].integer(1, FASTEST))
            self.colours.append(colour)
        if self.colours[Mode.STREETCAR] != STREETCAR_COLOUR:
            place = modes["streetcar"].fields(("speed", "colour", "source"))["colour"]
            raise place.fail("unknown-word", word=place.text(), known=[STREETCAR_COLOUR])

    def _spaces(self, items: Reader) -> list[Space]:
        found: dict[str, Space] = {}
        for item in items.items(most=MOST_SPACES):
            fields = item.fields(("id", "name", "at"))
            name = _id(fields["id"])
            if name in found:
                self.misnamed.append(fields["id"].fail("duplicate-id", id=name))
            found.setdefault(name, Space(name, _name(fields["name"]), _point(fields["at"])))
        if not found:
            raise items.fail("empty-list")
        return list(found.values())

    def _space(self, item: Reader) -> int:
        """A space by its id."""
        name = item.text()
        if name not in self.places:
            self.misnamed.append(item.fail("unknown-space", space=name))
        return self.places.get(name, 0)

    def _bridge(self, item: Reader) -> Bridge:
        fields = item.fields(("id", "name", "spaces", "west", "east", "flag", "shape"))
        spaces = fields["spaces"]
        found = [self._space(space) for space in spaces.items(most=_MOST_LISTED)]
        if not found:
            raise spaces.fail("no-spaces")
        return Bridge(
            _id(fields["id"]),
            _name(fields["name"]),
            found,
            self._space(fields["west"]),
            self._space(fields["east"]),
            _point(fields["flag"]),
            fields["shape"].word(SHAPES),
        )

    def _bridge_place(self, item: Reader) -> int:
        ids = [bridge.id for bridge in self.bridges]
        return ids.index(item.word(ids))

    def _street(self, item: Reader) -> Street:
        fields = item.fields(("name", "along"), ("kind",))
        kind = fields["kind"].word(STREET_KINDS) if "kind" in fields else "street"
        along, one_way = self._way(fields["along"])
        return Street(_name(fields["name"]), kind, along, one_way)

    def _overpass(self, item: Reader) -> Overpass:
        fields = item.fields(("name", "upper", "lower", "at"))
        return Overpass(
            _name(fields["name"]),
            self._space(fields["upper"]),
            self._space(fields["lower"]),
            _point(fields["at"]),
        )

    def _line(self, item: Reader) -> list[int]:
        along, one_way = self._way(item)
        if any(one_way):
            raise item.fail("one-way-rails")
        return along

    def _way(self, item: Reader) -> tuple[list[int], list[bool]]:
        """``A - B > C``: the spaces, and for each link whether it leads that way only."""
        words = item.text().split()
        spaces, joints = words[::2], words[1::2]
        if len(spaces) > _MOST_LISTED:
            raise item.fail("too-long", length=len(spaces), most=_MOST_LISTED)
        if len(spaces) != len(joints) + 1 or len(spaces) < 2 or {*joints} - {"-", ">"}:
            raise item.fail("broken-way", value=item.text())
        along = [self._space(Reader(space, item.place, ComponentError)) for space in spaces]
        return along, [joint == ">" for joint in joints]

    def _join(self) -> None:
        """Links stand in the order of the spaces, whatever that of the streets is."""
        for street in self.streets:
            for number, one_way in enumerate(street.one_way):
                here, there = street.along[number], street.along[number + 1]
                self.links[here].append(there)
                if not one_way:
                    self.links[there].append(here)
        for overpass in self.overpasses:
            self.stairs[overpass.upper] = overpass.lower
            self.stairs[overpass.lower] = overpass.upper
        for line in self.rails:
            for here, there in pairwise(line):
                for one, other in ((here, there), (there, here)):
                    if other not in self.rail_links[one]:
                        self.rail_links[one].append(other)
        for links in (*self.links, *self.rail_links):
            links.sort()
        for number, bridge in enumerate(self.bridges):
            for space in bridge.spaces:
                self.bridge_of[space] = number

    def _rules(self) -> dict[str, object]:
        """What the rules see of the city: games replay for ever, though a map is drawn anew."""
        ids = [space.id for space in self.spaces]
        return {
            "speeds": self.speeds,
            "colours": self.colours,
            "spaces": ids,
            "bridges": [
                [bridge.id, *(ids[space] for space in (bridge.west, *bridge.spaces, bridge.east))]
                for bridge in self.bridges
            ],
            "streetcar": self.bridges[self.streetcar_bridge].id,
            "links": [[ids[there] for there in links] for links in self.links],
            "stairs": [None if there == NO_SPACE else ids[there] for there in self.stairs],
            "rails": [[ids[there] for there in links] for links in self.rail_links],
            "entry": ids[self.entry],
        }

    def _check_size(self) -> None:
        for place, there in enumerate(self.links):
            if len(there) > MOST_NEIGHBOURS:
                space = Reader(None, f"spaces.list[{place}]", ComponentError)
                raise space.fail("too-many-links", count=len(there), most=MOST_NEIGHBOURS)
        count = sum(map(len, self.links)) // 2
        if count > MOST_LINKS:
            streets = Reader(None, "streets.list", ComponentError)
            raise streets.fail("too-many-links", count=count, most=MOST_LINKS)

    def is_rail(self, space: int) -> bool:
        return bool(self.rail_links[space])

    def most_steps(self) -> int:
        """The longest move there can be: doubled, or shared with three others (B3.7, B3.11)."""
        return max(max(2 * speed, speed + MOST_SHARED) for speed in self.speeds)


class River:
    """The river of the drawing, and where the barges of the five rounds lie."""

    def __init__(self, table: Reader) -> None:
        fields = _table(table, ("name", "width", "course", "barges"))
        self.name: Final = _name(fields["name"])
        self.width: Final = fields["width"].integer(1, _FAR)
        self.course: Final = [_point(item) for item in fields["course"].items(most=_MOST_LISTED)]
        if len(self.course) < 2:
            raise fields["course"].fail("too-few-points", wanted=2)
        self.barges: Final = [_point(item) for item in fields["barges"].items(ROUNDS)]


def is_shipped(source: object) -> bool:
    """Whether this is the name of a city that comes with the package."""
    return isinstance(source, str) and any(source in names for names in SHIPPED.values())


def read_city(source: object) -> City:
    """A city by the name of a shipped one, from a file, or from a file's content as plain data."""
    if is_shipped(source):
        file = resources.files("twinspan") / "games" / "bridgetown" / "cities" / f"{source}.toml"
        with resources.as_file(file) as path:
            return City(read_toml(path, ComponentError))
    if isinstance(source, str) and _WORD.fullmatch(source) and not Path(source).exists():
        raise UsageError("unknown-city", {"city": source, "known": list(SHIPPED[max(SHIPPED)])})
    if isinstance(source, str | Path):
        data = read_toml(Path(source), ComponentError)
        with within(str(source)):
            return City(data)
    return City(source)


def _table(table: Reader, keys: tuple[str, ...]) -> dict[str, Reader]:
    """The fields of a table that also says where its values come from."""
    fields = table.fields(("source", *keys))
    fields["source"].word(SOURCES)
    return fields


def _id(item: Reader) -> str:
    """A short word that can stand in a move's notation."""
    if not _ID.fullmatch(item.text()):
        raise item.fail("wrong-id", id=item.text())
    return item.text()


def _name(item: Reader) -> str:
    """A name that can be shown."""
    text = item.text()
    if not text.strip() or len(text) > 80 or not text.isprintable():
        raise item.fail("wrong-name")
    return text


def _point(item: Reader, low: int = -_FAR) -> Point:
    x, y = item.integers(low, _FAR, 2)
    return x, y
