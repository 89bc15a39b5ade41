"""L1: a component file that cannot be right is refused, with the place and what is wrong there."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import twinspan
from tests import damage
from tests.damage import REMOVED, Data, steps_to
from tests.london.test_components import SHIPPED
from twinspan.core.errors import ComponentError
from twinspan.games.london.components import CREST_NAMES, SOURCES, TILE_NAMES, TYPE_NAMES

VALUES: Final = tomllib.loads(SHIPPED)


def changed(place: str, value: object) -> Data:
    """The shipped values with another one at this place."""
    return damage.changed(VALUES, place, value)


def fault(data: dict[str, Any]) -> ComponentError:
    with pytest.raises(ComponentError) as error:
        twinspan.game("london", components=data)
    return error.value


TABLES: Final = (
    "buildings", "parks", "rondel", "chapel_track", "gate_track", "bonus_tiles", "scoring_tiles",
    "cards", "markers", "start", "scoring",
)  # fmt: skip
KEYS: Final = [(table, key) for table in TABLES for key in VALUES[table]]


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_needed(table: str) -> None:
    error = fault(changed(table, REMOVED))
    assert (error.code, error.facts) == ("missing-key", {"place": "(top)", "key": table})


@pytest.mark.parametrize(("table", "key"), KEYS)
def test_every_value_is_needed(table: str, key: str) -> None:
    error = fault(changed(f"{table}.{key}", REMOVED))
    assert (error.code, error.facts) == ("missing-key", {"place": table, "key": key})


@pytest.mark.parametrize("table", TABLES)
def test_a_table_has_to_be_a_table_without_anything_else_in_it(table: str) -> None:
    error = fault(changed(table, 3))
    assert (error.code, error.facts) == ("not-a-table", {"place": table})
    error = fault(changed(f"{table}.more", 3))
    assert (error.code, error.facts) == ("unknown-key", {"place": table, "key": "more"})


def test_there_is_no_other_table() -> None:
    error = fault(changed("more", {}))
    assert (error.code, error.facts) == ("unknown-key", {"place": "(top)", "key": "more"})


@pytest.mark.parametrize("table", TABLES)
def test_every_table_says_where_its_values_come_from(table: str) -> None:
    error = fault(changed(f"{table}.source", "hearsay"))
    assert error.code == "unknown-word"
    assert error.facts == {"place": f"{table}.source", "word": "hearsay", "known": list(SOURCES)}
    error = fault(changed(f"{table}.source", 1))
    assert (error.code, error.facts) == ("not-a-text", {"place": f"{table}.source"})


LISTS: Final[list[str]] = [
    "buildings.tiles",
    "buildings.tiles[7]",
    "parks.crests",
    "rondel.stacks",
    "rondel.spaces",
    "chapel_track.money",
    "chapel_track.money[1]",
    "gate_track.bonus",
    "gate_track.money",
    "bonus_tiles.stacks",
    "bonus_tiles.stacks[2]",
    "scoring_tiles.bridge",
    "scoring_tiles.bridge[1]",
    "cards.count",
    "markers.count",
    "start.hands",
    "start.hands[3]",
    "scoring.places",
    "scoring.empty_sites",
    "scoring.gate_spaces",
    "scoring.tile_sets[0]",
    "scoring.card_sets",
    "scoring.low_number",
]


@pytest.mark.parametrize("place", LISTS)
def test_a_list_has_to_be_a_list(place: str) -> None:
    error = fault(changed(place, 3))
    assert (error.code, error.facts) == ("not-a-list", {"place": place})


LENGTHS: Final[list[tuple[str, int]]] = [
    ("buildings.tiles[7]", 3),
    ("parks.crests", 12),
    ("rondel.stacks", 6),
    ("rondel.spaces", 6),
    ("chapel_track.money[1]", 2),
    ("gate_track.money[0]", 2),
    ("bonus_tiles.stacks", 3),
    ("scoring_tiles.chapel", 2),
    ("scoring_tiles.hostelry[0]", 2),
    ("cards.count", 5),
    ("markers.count", 3),
    ("start.hands", 4),
    ("scoring.places", 3),
    ("scoring.gate_spaces[3]", 2),
    ("scoring.card_sets", 3),
    ("scoring.low_number", 2),
]


@pytest.mark.parametrize(("place", "wanted"), LENGTHS)
@pytest.mark.parametrize("more", [-1, 1])
def test_a_list_of_fixed_length_has_that_length(place: str, wanted: int, more: int) -> None:
    there: Any = VALUES
    for key in steps_to(place):
        there = there[key]
    error = fault(changed(place, there[:more] if more < 0 else [*there, there[-1]]))
    assert error.code == "wrong-length"
    assert error.facts == {"place": place, "length": wanted + more, "wanted": wanted}


NUMBERS: Final[list[tuple[str, int, int]]] = [
    ("buildings.tiles[7][0]", 1, 60),
    ("rondel.centre_price", 0, 1000),
    ("chapel_track.spaces", 1, 1000),
    ("chapel_track.money[1][0]", 1, 1000),
    ("chapel_track.money[1][1]", 1, 1000),
    ("gate_track.spaces", 1, 1000),
    ("gate_track.bonus[2]", 1, 1000),
    ("gate_track.money[0][0]", 1, 1000),
    ("gate_track.money[0][1]", 1, 1000),
    ("cards.count[1]", 0, 1000),
    ("markers.count[1]", 0, 1000),
    ("start.money", 0, 1000),
    ("start.hands[2][4]", 1, 4),
    ("scoring.places[2]", 0, 1000),
    ("scoring.empty_sites[0]", 0, 1000),
    ("scoring.unused_tile", 0, 1000),
    ("scoring.chapel_leader", 0, 1000),
    ("scoring.gate_leader", 0, 1000),
    ("scoring.gate_spaces[0][0]", 0, 1000),
    ("scoring.gate_spaces[3][1]", 0, 1000),
    ("scoring.tile_sets[3][1]", 0, 1000),
    ("scoring.highest_card", 0, 1000),
    ("scoring.hand_sizes[2][1]", 0, 1000),
    ("scoring.card_sets[2]", 0, 1000),
    ("scoring.lowest_number", 0, 1000),
    ("scoring.low_number[1]", 0, 1000),
    ("scoring.type_set", 0, 1000),
]


@pytest.mark.parametrize(("place", "low", "high"), NUMBERS)
def test_a_number_is_a_number_within_its_bounds(place: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        error = fault(changed(place, value))
        assert error.code == "out-of-range"
        assert error.facts == {"place": place, "value": value, "low": low, "high": high}
    for nonsense in ("7", 7.0, True):
        error = fault(changed(place, nonsense))
        assert (error.code, error.facts) == ("not-a-number", {"place": place})


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("rondel.centre_price", 0),
        ("rondel.centre_price", 1000),
        ("chapel_track.spaces", 1000),
        ("chapel_track.money[0][0]", 1),
        ("chapel_track.money[0][1]", 1000),
        ("gate_track.spaces", 1000),
        ("gate_track.bonus[0]", 1),
        ("gate_track.bonus", []),
        ("gate_track.money", []),
        ("markers.count", [12, 0, 0]),
        ("markers.count", [0, 0, 12]),
        ("start.money", 0),
        ("start.money", 1000),
        ("start.hands", [[], [], [], []]),
        ("scoring.places", [0, 1000, 0]),
        ("scoring.empty_sites", [0]),
        ("scoring.tile_sets", []),
        ("scoring.tile_sets", [[0, 0], [1, 0]]),
        ("scoring.low_number", [0, 0]),
        ("scoring.type_set", 1000),
        ("cards.count", [4, 5, 5, 5, 5]),  # just enough for the four first hands
        ("cards.count", [1000, 15, 15, 11, 10]),
    ],
)
def test_a_file_may_say_something_else_within_the_bounds(place: str, value: object) -> None:
    assert twinspan.game("london", components=changed(place, value)).data() == changed(place, value)


def test_a_track_may_be_one_space_long() -> None:
    data = changed("chapel_track.spaces", 1)
    data["chapel_track"]["money"] = [[1, 10]]
    data["gate_track"] = {"source": "review", "spaces": 1, "bonus": [], "money": [[1, 10]]}
    components = twinspan.game("london", components=data).components
    assert components.chapel_money == components.gate_money == [0, 10]
    assert components.gate_bonus == [0, 0]


WORDS: Final[list[tuple[str, str, list[str]]]] = [
    ("buildings.tiles[0][1]", "park", list(TYPE_NAMES[:5])),
    ("buildings.tiles[0][2]", "pink", list(CREST_NAMES)),
    ("parks.crests[11]", "all", list(CREST_NAMES[:4])),
    ("rondel.stacks[5]", "inn", list(TYPE_NAMES)),
    ("rondel.spaces[0]", "4", ["1", "2", "3", "X"]),
    ("bonus_tiles.stacks[2][7]", "nobleman", list(TILE_NAMES)),
    ("scoring_tiles.gate[1][1]", "L8.9", ["L8.5", "L8.6", "L8.7", "L8.8"]),
    ("scoring_tiles.bridge[0][0]", "L8.12", ["L8.13", "L8.14", "L8.15", "L8.16"]),
]


@pytest.mark.rule("L1.2", "L1.3", "L1.5", "L1.7", "L1.9")
@pytest.mark.parametrize(("place", "word", "known"), WORDS)
def test_a_word_is_one_of_those_that_are_known(place: str, word: str, known: list[str]) -> None:
    error = fault(changed(place, word))
    assert error.code == "unknown-word"
    assert error.facts == {"place": place, "word": word, "known": known}
    error = fault(changed(place, 3))
    assert (error.code, error.facts) == ("not-a-text", {"place": place})


# L1.2, L1.5: how many there are: place, value, what the whole table then has of what
COUNTS: Final[list[tuple[str, object, str, dict[str, object]]]] = [
    ("buildings.tiles[0][1]", "chapel", "wrong-type-count", {"type": "chapel", "count": 13}),
    ("buildings.tiles[3]", [4, "gate", "blue"], "wrong-type-count", {"type": "gate", "count": 13}),
    ("buildings.tiles[1]", [2, "gate", "blue"], "wrong-type-count",
     {"type": "chapel", "count": 11}),
    ("buildings.tiles[2]", [3, "guild house", "all"], "wrong-type-count",
     {"type": "haberdasher", "count": 11}),
    ("bonus_tiles.stacks[2][7]", "x", "wrong-tile-count", {"tile": "x", "count": 4}),
    ("bonus_tiles.stacks[0][0]", REMOVED, "wrong-tile-count", {"tile": "share", "count": 2}),
    ("bonus_tiles.stacks[0][7]", REMOVED, "wrong-tile-count", {"tile": "noblewoman", "count": 2}),
    ("markers.count", [4, 4, 3], "too-few-markers", {"count": 11}),
    ("cards.count[0]", 3, "too-few-cards", {"card": 0, "count": 3}),
]  # fmt: skip
WANTED: Final = {"buildings": 12, "bonus_tiles": 3, "markers": 12, "cards": 4}


@pytest.mark.rule("L1.2", "L1.4", "L1.5", "L1.6")
@pytest.mark.parametrize(("place", "value", "code", "facts"), COUNTS)
def test_there_are_as_many_as_there_should_be(
    place: str, value: object, code: str, facts: dict[str, object]
) -> None:
    table = place.partition(".")[0]
    error = fault(changed(place, value))
    assert (error.code, error.facts) == (code, {"place": table, "wanted": WANTED[table], **facts})


@pytest.mark.rule("L2.7")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_there_are_enough_cards_for_four_first_hands(card: int) -> None:
    error = fault(changed(f"cards.count[{card}]", 4))
    assert error.code == "too-few-cards"
    assert error.facts == {"place": "start.hands", "card": card, "count": 4, "wanted": 5}


# Place, value, code, facts; another place where the error names another.
FAULTS: Final[list[tuple[str, object, str, dict[str, object]]]] = [
    ("buildings.tiles[7][0]", 3, "duplicate-number", {"number": 3}),
    ("buildings.tiles[59]", REMOVED, "missing-number", {"place": "buildings", "number": 60}),
    ("buildings.tiles[0]", REMOVED, "missing-number", {"place": "buildings", "number": 1}),
    ("buildings.tiles[0][2]", "all", "wrong-crest", {"number": 1, "crest": "all"}),
    ("buildings.tiles[3][2]", "gray", "wrong-crest", {"number": 4, "crest": "gray"}),
    ("rondel.stacks[5]", "gate", "duplicate-type", {"type": "gate"}),
    ("rondel.spaces[0]", "X", "wrong-x", {"place": "rondel.spaces", "count": 2}),
    ("rondel.spaces[2]", "1", "wrong-x", {"place": "rondel.spaces", "count": 0}),
    ("chapel_track.money[4][0]", 16, "beyond-the-end", {"space": 16, "end": 15}),
    ("chapel_track.money[4][0]", 11, "duplicate-space", {"space": 11}),
    ("gate_track.money[0][0]", 16, "beyond-the-end", {"space": 16, "end": 15}),
    ("gate_track.bonus[4]", 16, "beyond-the-end", {"space": 16, "end": 15}),
    ("gate_track.bonus[3]", 9, "duplicate-space", {"space": 9}),
    ("scoring_tiles.gate[1][1]", "L8.5", "duplicate-face", {"face": "L8.5"}),
    ("scoring.empty_sites", [], "empty-list", {}),
    ("scoring.gate_spaces[1][0]", 4, "not-rising", {"place": "scoring.gate_spaces", "value": 4}),
    ("scoring.tile_sets[3][0]", 2, "not-rising", {"place": "scoring.tile_sets", "value": 2}),
    ("scoring.hand_sizes[2][0]", 5, "not-rising", {"place": "scoring.hand_sizes", "value": 5}),
]


@pytest.mark.rule("L1.2", "L1.3", "L1.7", "L1.8", "L1.9")
@pytest.mark.parametrize(("place", "value", "code", "facts"), FAULTS)
def test_what_cannot_be_right_is_refused(
    place: str, value: object, code: str, facts: dict[str, object]
) -> None:
    error = fault(changed(place, value))
    assert (error.code, error.facts) == (code, {"place": place, **facts})


def test_a_bonus_may_lie_on_any_space() -> None:
    data = changed("gate_track.bonus[3]", 14)
    assert twinspan.game("london", components=data).components.gate_bonus == [
        0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1,
    ]  # fmt: skip


@pytest.mark.rule("L1.5")
def test_no_bonus_stack_is_empty() -> None:
    first, second, third = VALUES["bonus_tiles"]["stacks"]
    error = fault(changed("bonus_tiles.stacks", [[*first, *second], [], third]))
    assert (error.code, error.facts) == ("empty-list", {"place": "bonus_tiles.stacks[1]"})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    with pytest.raises(ComponentError) as error:
        twinspan.game("london", components=missing)
    assert error.value.code == "unreadable-file"
    assert error.value.facts == {
        "place": str(missing),
        "reason": "No such file or directory",
    }


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b"# \xa3\n")
    with pytest.raises(ComponentError) as error:
        twinspan.game("london", components=str(file))
    assert error.value.code == "unreadable-file"
    assert error.value.facts["place"] == str(file)
    assert "utf-8" in str(error.value.facts["reason"])


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("[buildings", "utf-8")
    with pytest.raises(ComponentError) as error:
        twinspan.game("london", components=file)
    with pytest.raises(tomllib.TOMLDecodeError) as broken:
        tomllib.loads("[buildings")
    assert error.value.code == "not-toml"
    assert error.value.facts == {"place": str(file), "reason": str(broken.value)}


def test_a_file_with_a_fault_names_the_place_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text(SHIPPED.replace("centre_price = 2", "centre_price = -2"), "utf-8")
    with pytest.raises(ComponentError) as error:
        twinspan.game("london", components=file)
    assert error.value.code == "out-of-range"
    assert error.value.facts["place"] == f"{file}: rondel.centre_price"
