"""The plain data of Old London Bridge: what a view and the component values look like."""

from typing import TypedDict

from twinspan.core.terms import OutcomeData


class LondonColumns(TypedDict):
    """The state in a view; ``docs/library.md`` explains the columns."""

    round: int
    step: str
    asking: str
    actor: int
    turn: int
    order: list[int]
    order_cards: list[int]
    faces: list[int]
    markers: list[int]
    rondel: int
    tops: list[int]
    bonus_tops: list[int]
    bonus_unseen: list[list[int]]
    supply: list[int]
    removed: list[int]
    spent: list[int]
    chapel_order: list[int]
    gate_order: list[int]
    money: list[int]
    hands: list[list[int]]
    choices: list[int]
    played: list[list[int]]
    raised: list[list[int]]
    bridges: list[list[int]]
    tiles: list[list[int]]
    fresh: list[list[int]]
    chapel: list[int]
    gate: list[int]
    pawns: list[int]
    lowest: int
    lowest_seat: int
    building: int
    opened: int
    taken_back: int
    bonus_due: int
    cards_due: int
    queue: list[int]
    reveals: list[str]
    stacks: list[int]


class LondonChoices(TypedDict):
    """The options in a view."""

    chapel: str
    gate: str
    hostelry: str
    bridge: str
    from_memory: bool


class LondonView(TypedDict):
    """All that a seat, or a watcher, may know."""

    game: str
    version: int
    data_hash: str
    seats: int
    options: LondonChoices
    seat: int | None
    to_act: list[int]
    state: LondonColumns
    outcome: OutcomeData | None


class Buildings(TypedDict):
    source: str
    tiles: list[tuple[int, str, str]]  # house number, type, crest


class Parks(TypedDict):
    source: str
    crests: list[str]


class Rondel(TypedDict):
    source: str
    stacks: list[str]  # clockwise
    spaces: list[str]  # what each pays, clockwise; "X"
    centre_price: int


class ChapelTrack(TypedDict):
    source: str
    spaces: int
    money: list[tuple[int, int]]  # space, pounds


class GateTrack(TypedDict):
    source: str
    spaces: int
    bonus: list[int]
    money: list[tuple[int, int]]


class BonusTiles(TypedDict):
    source: str
    stacks: list[list[str]]


class ScoringTiles(TypedDict):
    source: str
    chapel: list[list[str]]
    gate: list[list[str]]
    hostelry: list[list[str]]
    bridge: list[list[str]]


class Counts(TypedDict):
    source: str
    count: list[int]


class Start(TypedDict):
    source: str
    money: int
    hands: list[list[int]]


class ScoringValues(TypedDict):
    source: str
    places: list[int]
    empty_sites: list[int]
    unused_tile: int
    chapel_leader: int
    gate_leader: int
    gate_spaces: list[list[int]]
    tile_sets: list[list[int]]
    highest_card: int
    hand_sizes: list[list[int]]
    card_sets: list[int]
    lowest_number: int
    low_number: list[int]
    type_set: int


class LondonData(TypedDict):
    """The component values, as ``components.toml`` has them."""

    buildings: Buildings
    parks: Parks
    rondel: Rondel
    chapel_track: ChapelTrack
    gate_track: GateTrack
    bonus_tiles: BonusTiles
    scoring_tiles: ScoringTiles
    cards: Counts
    markers: Counts
    start: Start
    scoring: ScoringValues
