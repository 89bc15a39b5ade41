"""The plain data of Bridgetown Races: what a view and a city look like."""

from typing import NotRequired, TypedDict

from twinspan.core.terms import OutcomeData


class BridgetownColumns(TypedDict):
    """The state in a view; ``docs/library.md`` explains the columns."""

    round: int
    step: str
    asking: str
    actor: int
    first: int
    queue: list[int]
    flags: list[int]
    bag: list[int]
    aside: int
    draws: int
    specials: list[int]
    modes: list[list[int]]
    racers: list[int]
    cards: list[list[int]]
    mode: int
    double: int
    path: list[int]
    taking: list[int]
    reveals: list[str]


class BridgetownChoices(TypedDict):
    """The options in a view."""

    free_streetcar: bool
    no_specials: bool


class BridgetownView(TypedDict):
    """All that a seat, or a watcher, may know."""

    game: str
    version: int
    data_hash: str
    seats: int
    options: BridgetownChoices
    seat: int | None
    to_act: list[int]
    state: BridgetownColumns
    outcome: OutcomeData | None


class RiverData(TypedDict):
    source: str
    name: str
    width: int
    course: list[list[int]]
    barges: list[list[int]]


class ModeSource(TypedDict):
    speed: str
    colour: str


class ModeData(TypedDict):
    speed: int
    colour: str
    source: ModeSource


class BridgeData(TypedDict):
    id: str
    name: str
    spaces: list[str]
    west: str
    east: str
    flag: list[int]
    shape: str


class BridgesData(TypedDict):
    source: str
    streetcar: str
    list: list[BridgeData]


class SpaceData(TypedDict):
    id: str
    name: str
    at: list[int]


class SpacesData(TypedDict):
    source: str
    list: list[SpaceData]


class StreetData(TypedDict):
    name: str
    along: str
    kind: NotRequired[str]


class StreetsData(TypedDict):
    source: str
    list: list[StreetData]


class OverpassData(TypedDict):
    name: str
    upper: str
    lower: str
    at: list[int]


class OverpassesData(TypedDict):
    source: str
    list: list[OverpassData]


class RailsData(TypedDict):
    source: str
    lines: list[str]


class EntryData(TypedDict):
    source: str
    space: str
    at: list[int]


class BridgetownData(TypedDict):
    """A city, as its file has it."""

    format: str
    name: str
    canvas: list[int]
    river: RiverData
    modes: dict[str, ModeData]
    bridges: BridgesData
    spaces: SpacesData
    streets: StreetsData
    overpasses: OverpassesData
    rails: RailsData
    entry: EntryData
