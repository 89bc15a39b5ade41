"""The components (L1): their values are data, read from a file and checked here.

Buildings are small integers: 1 to 60 are house numbers, 61 to 64 the parks by their crest (two
parks of one crest are the same thing, as they are on the table). Money is a plain number: the coins
in the box never limit it (L1.10).
"""

import copy
import tomllib
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Final

from twinspan.core.errors import ComponentError
from twinspan.core.files import content_hash, read_toml, within
from twinspan.core.reader import Reader


# Named numbers, which the compiler puts in place; members of an enumeration would cost a look-up.
class BuildingType:
    CHAPEL: Final = 0
    GATE: Final = 1
    HOSTELRY: Final = 2
    HABERDASHER: Final = 3
    GUILD_HOUSE: Final = 4
    PARK: Final = 5


class Crest:
    BLUE: Final = 0
    GRAY: Final = 1
    GREEN: Final = 2
    ORANGE: Final = 3
    ALL: Final = 4  # guild houses


class Tile:
    SHARE: Final = 0
    FREE_CENTRE: Final = 1
    X: Final = 2
    TAKE_BACK: Final = 3
    CHAPEL_2: Final = 4
    GATE_2: Final = 5
    RAISE: Final = 6
    NOBLEWOMAN: Final = 7


TYPE_NAMES: Final = ("chapel", "gate", "hostelry", "haberdasher", "guild house", "park")
CREST_NAMES: Final = ("blue", "gray", "green", "orange", "all")
TILE_NAMES: Final = (
    "share", "free centre", "x", "take back", "chapel +2", "gate +2", "+1", "noblewoman",
)  # fmt: skip
SLOTS: Final = ("chapel", "gate", "hostelry", "bridge")  # what is scored; one face each (L1.9)
SOURCES: Final = ("rulebook", "review", "inferred", "reconstructed")
# The file of each version of the rules. Before it changes it is kept under another name, which its
# versions then have here: what was begun with it finds it by its hash.
SHIPPED: Final[dict[int, tuple[str, ...]]] = {
    1: ("components-1",),
    2: ("components",),
}

SEATS: Final = (2, 3, 4)  # L1.1
TYPES: Final = 6
TILES: Final = 8
NUMBERS: Final = 60
PER_TYPE: Final = 12
FIRST_PARK: Final = NUMBERS + 1
BUILDINGS: Final = NUMBERS + 4  # different ones
CENTRE: Final = TYPES  # the rondel's centre, after the six outer spaces
BONUS_STACKS: Final = 3
CARD_VALUES: Final = 5
STEPS: Final = 4  # of the stairs, A to D
BASE: Final = 0  # the scoring printed on the board; faces are the 1 to 16 of L8.1 to L8.16
FACES: Final = 16
UNKNOWN: Final = -1  # a face or an orientation that is still to be drawn
_MOST: Final = 1000  # more of anything is a slip of the pen


class Components:
    """The checked values, arranged for the rules to look things up in."""

    def __init__(self, data: object) -> None:
        top = Reader(data, "", ComponentError).fields(
            (
                "buildings", "parks", "rondel", "chapel_track", "gate_track", "bonus_tiles",
                "scoring_tiles", "cards", "markers", "start", "scoring",
            )
        )  # fmt: skip
        self.type_of: Final = [BuildingType.PARK] * (BUILDINGS + 1)
        self.crest_of: Final = [0] * (BUILDINGS + 1)
        self.stacks: Final[list[list[int]]] = [[] for _ in range(TYPES)]
        self._read_buildings(top["buildings"])
        self._read_parks(top["parks"])
        rondel = _table(top["rondel"], ("stacks", "spaces", "centre_price"))
        self.centre_price: Final = rondel["centre_price"].integer(0, _MOST)
        self.clockwise: Final = _clockwise(rondel["stacks"])
        self.spaces: Final = _spaces(rondel["spaces"])
        # income[turned][type]: what the space beside a stack pays, the rondel turned so far
        self.income: Final = [
            [self.spaces[(self.clockwise.index(kind) - turned) % TYPES] for kind in range(TYPES)]
            for turned in range(TYPES)
        ]
        chapel = _table(top["chapel_track"], ("spaces", "money"))
        self.chapel_end: Final = chapel["spaces"].integer(1, _MOST)
        self.chapel_money: Final = _track_money(chapel["money"], self.chapel_end)
        gate = _table(top["gate_track"], ("spaces", "bonus", "money"))
        self.gate_end: Final = gate["spaces"].integer(1, _MOST)
        self.gate_money: Final = _track_money(gate["money"], self.gate_end)
        self.gate_bonus: Final = _bonus_spaces(gate["bonus"], self.gate_end)
        self.bonus_stacks: Final = _bonus_stacks(top["bonus_tiles"])
        self.faces: Final = _faces(top["scoring_tiles"])
        cards = _table(top["cards"], ("count",))["count"]  # L1.4
        self.cards: Final = cards.integers(0, _MOST, CARD_VALUES)
        self.markers: Final = _markers(top["markers"])
        # L1.10: how many coins there are is no value of the game, for money never runs out.
        start = _table(top["start"], ("money", "hands"))
        self.start_money: Final = start["money"].integer(0, _MOST)
        self.start_hands: Final = [
            hand.integers(1, CARD_VALUES - 1) for hand in start["hands"].items(STEPS)
        ]
        self._check_cards(top["cards"], start["hands"])
        self.scoring: Final = Scoring(top["scoring"])
        # Kept apart from what the caller holds, so that hash and values go on belonging together.
        self.plain: Final[dict[str, object]] = copy.deepcopy(data) if isinstance(data, dict) else {}
        self.hash: Final = content_hash(self.plain)

    def _read_buildings(self, table: Reader) -> None:
        """L1.2, L1.3: the numbers 1 to 60, each once; twelve of each type."""
        seen: set[int] = set()
        for tile in _table(table, ("tiles",))["tiles"].items():
            parts = tile.items(3)
            number = parts[0].integer(1, NUMBERS)
            if number in seen:
                raise parts[0].fail("duplicate-number", number=number)
            seen.add(number)
            kind = TYPE_NAMES.index(parts[1].word(TYPE_NAMES[: BuildingType.PARK]))
            crest = CREST_NAMES.index(parts[2].word(CREST_NAMES))
            if (kind == BuildingType.GUILD_HOUSE) != (crest == Crest.ALL):
                raise parts[2].fail("wrong-crest", number=number, crest=CREST_NAMES[crest])
            self.type_of[number] = kind
            self.crest_of[number] = crest
            self.stacks[kind].append(number)
        for number in range(1, NUMBERS + 1):
            if number not in seen:
                raise table.fail("missing-number", number=number)
        for kind in range(BuildingType.PARK):
            if len(self.stacks[kind]) != PER_TYPE:
                raise table.fail(
                    "wrong-type-count",
                    type=TYPE_NAMES[kind],
                    count=len(self.stacks[kind]),
                    wanted=PER_TYPE,
                )
            self.stacks[kind].sort()

    def _read_parks(self, table: Reader) -> None:
        for item in _table(table, ("crests",))["crests"].items(PER_TYPE):
            crest = CREST_NAMES.index(item.word(CREST_NAMES[: Crest.ALL]))
            self.stacks[BuildingType.PARK].append(FIRST_PARK + crest)
        self.stacks[BuildingType.PARK].sort()
        for crest in range(Crest.ALL):
            self.crest_of[FIRST_PARK + crest] = crest

    def _check_cards(self, cards: Reader, hands: Reader) -> None:
        """L2.3, L2.7: there must be enough cards for four players' first hands."""
        if self.cards[0] < STEPS:
            raise cards.fail("too-few-cards", card=0, count=self.cards[0], wanted=STEPS)
        for value in range(1, CARD_VALUES):
            needed = sum(hand.count(value) for hand in self.start_hands)
            if needed > self.cards[value]:
                raise hands.fail(
                    "too-few-cards", card=value, count=self.cards[value], wanted=needed
                )


class Scoring:
    """What the scorings pay (L7, L8)."""

    def __init__(self, table: Reader) -> None:
        amounts = (
            "unused_tile", "chapel_leader", "gate_leader", "highest_card", "lowest_number",
            "type_set",
        )  # fmt: skip
        ladders = ("gate_spaces", "tile_sets", "hand_sizes")
        fields = _table(
            table, (*amounts, *ladders, "places", "empty_sites", "card_sets", "low_number")
        )
        self.places: Final = fields["places"].integers(0, _MOST, 3)
        self.empty_sites: Final = fields["empty_sites"].integers(0, _MOST)
        if not self.empty_sites:
            raise fields["empty_sites"].fail("empty-list")
        self.unused_tile: Final = fields["unused_tile"].integer(0, _MOST)
        self.chapel_leader: Final = fields["chapel_leader"].integer(0, _MOST)
        self.gate_leader: Final = fields["gate_leader"].integer(0, _MOST)
        self.gate_spaces: Final = _ladder(fields["gate_spaces"])
        self.tile_sets: Final = _ladder(fields["tile_sets"])
        self.highest_card: Final = fields["highest_card"].integer(0, _MOST)
        self.hand_sizes: Final = _ladder(fields["hand_sizes"])
        self.card_sets: Final = fields["card_sets"].integers(0, _MOST, 3)
        self.lowest_number: Final = fields["lowest_number"].integer(0, _MOST)
        self.low_number: Final = fields["low_number"].integers(0, _MOST, 2)
        self.type_set: Final = fields["type_set"].integer(0, _MOST)


def shipped_components(name: object) -> Components | None:
    """The values that come with the package under this name; None if there are none."""
    if not isinstance(name, str) or not any(name in names for names in SHIPPED.values()):
        return None
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return Components(tomllib.loads(text))


def read_components(source: object) -> Components:
    """Values from another file, or from its content as plain data."""
    if isinstance(source, str | Path):
        data = read_toml(Path(source), ComponentError)
        with within(str(source)):
            return Components(data)
    return Components(source)


def _table(table: Reader, keys: tuple[str, ...]) -> dict[str, Reader]:
    """The fields of a table that also says where its values come from."""
    fields = table.fields(("source", *keys))
    fields["source"].word(SOURCES)
    return fields


def _clockwise(stacks: Reader) -> list[int]:
    """L1.7: the six building types in the order in which their stacks lie around the rondel."""
    found: list[int] = []
    for item in stacks.items(TYPES):
        kind = TYPE_NAMES.index(item.word(TYPE_NAMES))
        if kind in found:
            raise item.fail("duplicate-type", type=TYPE_NAMES[kind])
        found.append(kind)
    return found


def _spaces(spaces: Reader) -> list[int]:
    """L1.7: what the six outer spaces pay, clockwise; just one is the X, written 0 here."""
    pays = [
        0 if item.word(("1", "2", "3", "X")) == "X" else int(item.text())
        for item in spaces.items(TYPES)
    ]
    if pays.count(0) != 1:
        raise spaces.fail("wrong-x", count=pays.count(0))
    return pays


def _track_money(pairs: Reader, end: int) -> list[int]:
    """L1.8: the money printed on each space of a track, 0 to its end."""
    money = [0] * (end + 1)
    for pair in pairs.items():
        space, amount = pair.items(2)
        at = space.integer(1, _MOST)
        if at > end:
            raise space.fail("beyond-the-end", space=at, end=end)
        if money[at]:
            raise space.fail("duplicate-space", space=at)
        money[at] = amount.integer(1, _MOST)
    return money


def _bonus_spaces(spaces: Reader, end: int) -> list[int]:
    """L5.2: 1 for each space of the gate track that gives a bonus tile."""
    bonus = [0] * (end + 1)
    for item in spaces.items():
        at = item.integer(1, _MOST)
        if at > end:
            raise item.fail("beyond-the-end", space=at, end=end)
        if bonus[at]:
            raise item.fail("duplicate-space", space=at)
        bonus[at] = 1
    return bonus


def _bonus_stacks(table: Reader) -> list[list[int]]:
    """L1.5: three stacks with 24 tiles in all, three of each action."""
    stacks: list[list[int]] = []
    count = [0] * TILES
    for stack in _table(table, ("stacks",))["stacks"].items(BONUS_STACKS):
        tiles = sorted(TILE_NAMES.index(item.word(TILE_NAMES)) for item in stack.items())
        if not tiles:
            raise stack.fail("empty-list")
        stacks.append(tiles)
        for tile in tiles:
            count[tile] += 1
    for tile in range(TILES):
        if count[tile] != BONUS_STACKS:
            raise table.fail(
                "wrong-tile-count", tile=TILE_NAMES[tile], count=count[tile], wanted=BONUS_STACKS
            )
    return stacks


def _faces(table: Reader) -> list[list[int]]:
    """The four faces of each slot, two tiles of two faces (L1.9); each of the sixteen once."""
    fields = _table(table, SLOTS)
    faces: list[list[int]] = []
    for slot in range(len(SLOTS)):
        own = [f"L8.{4 * slot + face}" for face in range(1, 5)]
        found: list[int] = []
        for tile in fields[SLOTS[slot]].items(2):
            for side in tile.items(2):
                face = 4 * slot + 1 + own.index(side.word(own))
                if face in found:
                    raise side.fail("duplicate-face", face=f"L8.{face}")
                found.append(face)
        faces.append(found)
    return faces


def _markers(table: Reader) -> list[int]:
    """L1.6: the round markers, one number each; enough for twelve rounds (L2.2)."""
    counts = _table(table, ("count",))["count"].integers(0, _MOST, 3)
    markers = [turns for turns in (1, 2, 3) for _ in range(counts[turns - 1])]
    if len(markers) < PER_TYPE:
        raise table.fail("too-few-markers", count=len(markers), wanted=PER_TYPE)
    return markers


def _ladder(pairs: Reader) -> list[list[int]]:
    """Pairs of "at least this many" and "pays this", rising."""
    steps = [pair.integers(0, _MOST, 2) for pair in pairs.items()]
    for lower, upper in pairwise(steps):
        if upper[0] <= lower[0]:
            raise pairs.fail("not-rising", value=upper[0])
    return steps
