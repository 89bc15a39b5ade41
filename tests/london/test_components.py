"""L1: the components and their values."""

import hashlib
import json
import random
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import twinspan
from tests.london.table import COMPONENTS, LONDON, LONDON_1, act, building_turn, lay
from twinspan.core.errors import UsageError
from twinspan.core.terms import rng_choice
from twinspan.games.london.components import (
    CARD_VALUES,
    TILES,
    BuildingType,
    Components,
    Crest,
)

SHIPPED = resources.files("twinspan.games.london").joinpath("components.toml").read_text("utf-8")
NUMBERED = range(1, 61)
PARKS = range(61, 65)


def values() -> dict[str, Any]:
    """The shipped values as plain data, to be changed."""
    return tomllib.loads(SHIPPED)


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert LONDON.seats == (2, 3, 4)
    assert len(lay(seats).players) == seats


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_or_with_four_others(seats: int) -> None:
    with pytest.raises(UsageError) as error:
        LONDON.new(seats)
    assert error.value.code == "wrong-seats"
    assert error.value.facts == {"seats": str(seats), "known": [2, 3, 4]}


@pytest.mark.rule("L1.2")
def test_there_are_twelve_buildings_of_each_type_and_sixty_house_numbers() -> None:
    assert [len(stack) for stack in COMPONENTS.stacks] == [12] * 6
    numbered = [building for stack in COMPONENTS.stacks[:5] for building in stack]
    assert sorted(numbered) == list(NUMBERED)
    assert COMPONENTS.stacks[BuildingType.CHAPEL] == [2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57]
    assert COMPONENTS.stacks[BuildingType.PARK] == [park for park in PARKS for _ in range(3)]


@pytest.mark.rule("L1.2")
def test_every_building_lies_in_the_stack_of_its_type() -> None:
    for kind, stack in enumerate(COMPONENTS.stacks):
        assert {COMPONENTS.type_of[building] for building in stack} == {kind}
    assert [COMPONENTS.type_of[number] for number in (43, 20, 32, 1, 4)] == [
        BuildingType.HABERDASHER,
        BuildingType.HOSTELRY,
        BuildingType.CHAPEL,
        BuildingType.GATE,
        BuildingType.GUILD_HOUSE,
    ]


@pytest.mark.rule("L1.3")
def test_a_guild_house_shows_all_crests_and_every_other_building_one() -> None:
    for number in NUMBERED:
        all_crests = COMPONENTS.type_of[number] == BuildingType.GUILD_HOUSE
        assert (COMPONENTS.crest_of[number] == Crest.ALL) == all_crests
    assert [COMPONENTS.crest_of[park] for park in PARKS] == [
        Crest.BLUE,
        Crest.GRAY,
        Crest.GREEN,
        Crest.ORANGE,
    ]
    assert [COMPONENTS.crest_of[number] for number in (20, 1, 18, 43)] == [
        Crest.BLUE,
        Crest.GRAY,
        Crest.GREEN,
        Crest.ORANGE,
    ]


@pytest.mark.rule("L1.4")
def test_there_are_fifty_five_cards() -> None:
    assert COMPONENTS.cards == [4, 15, 15, 11, 10]
    assert sum(COMPONENTS.cards) == 55


@pytest.mark.rule("L1.4", "L2.3")
@pytest.mark.parametrize(("seats", "zeros"), [(2, 4), (3, 3), (4, 4)])
def test_a_0_is_in_a_hand_or_out_of_the_game_and_never_in_the_supply(
    seats: int, zeros: int
) -> None:
    position = lay(seats)
    assert position.supply[0] == 0
    assert sum(player.hand[0] for player in position.players) == zeros
    for value in range(1, CARD_VALUES):
        held = sum(player.hand[value] for player in position.players)
        assert held + position.supply[value] == COMPONENTS.cards[value]


@pytest.mark.rule("L1.5")
def test_there_are_three_stacks_of_bonus_tiles_and_three_tiles_of_each_action() -> None:
    assert COMPONENTS.bonus_stacks == [list(range(TILES))] * 3
    every_tile = Counter(tile for stack in COMPONENTS.bonus_stacks for tile in stack)
    assert every_tile == dict.fromkeys(range(TILES), 3)


@pytest.mark.rule("L1.6")
def test_there_are_five_round_markers_of_each_number() -> None:
    assert COMPONENTS.markers == [1] * 5 + [2] * 5 + [3] * 5
    data = values()
    data["markers"]["count"] = [3, 4, 5]
    assert Components(data).markers == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]


@pytest.mark.rule("L1.7")
def test_the_rondel_lies_inside_six_stacks_and_turns_clockwise() -> None:
    assert COMPONENTS.clockwise == [
        BuildingType.GATE,
        BuildingType.PARK,
        BuildingType.CHAPEL,
        BuildingType.HABERDASHER,
        BuildingType.GUILD_HOUSE,
        BuildingType.HOSTELRY,
    ]
    assert COMPONENTS.spaces == [3, 1, 0, 2, 1, 2]
    # by type: chapel, gate, hostelry, haberdasher, guild house, park
    assert COMPONENTS.income == [
        [0, 3, 2, 2, 1, 1],
        [1, 2, 1, 0, 2, 3],
        [3, 1, 2, 1, 0, 2],
        [2, 2, 0, 3, 1, 1],
        [1, 0, 1, 2, 3, 2],
        [2, 1, 3, 1, 2, 0],
    ]
    assert COMPONENTS.centre_price == 2


@pytest.mark.rule("L1.8")
def test_both_tracks_end_in_a_ten_pound_space() -> None:
    assert COMPONENTS.chapel_end == COMPONENTS.gate_end == 15
    assert COMPONENTS.chapel_money == [0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 5, 0, 0, 0, 10]
    assert COMPONENTS.gate_money == [0] * 15 + [10]
    assert COMPONENTS.gate_bonus == [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]


@pytest.mark.rule("L1.8", "L5.2")
def test_in_version_1_the_end_space_of_the_gate_track_was_no_bonus_space() -> None:
    earlier = LONDON_1.components
    assert earlier.gate_bonus == [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    data = LONDON_1.data()
    data["gate_track"] = LONDON.data()["gate_track"]
    assert data == LONDON.data()  # nothing else differs


@pytest.mark.rule("L1.8", "L2.7")
def test_the_stairs_have_four_steps_with_a_hand_each() -> None:
    assert COMPONENTS.start_hands == [
        [1, 1, 2, 3, 4],
        [1, 2, 2, 3, 4],
        [1, 2, 3, 3, 4],
        [1, 2, 3, 4, 4],
    ]
    assert COMPONENTS.start_money == 5


@pytest.mark.rule("L1.9")
def test_every_colour_has_four_scoring_faces() -> None:
    assert COMPONENTS.faces == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


@pytest.mark.rule("L1.10")
def test_money_is_not_limited_by_the_coins_in_the_box() -> None:
    position = lay()
    position.players[1].money = 368
    building_turn(position)
    act(position, 0, "outer gate")
    assert position.players[0].money == 8


def test_the_scoring_pays_what_the_file_says() -> None:
    scoring = COMPONENTS.scoring
    assert scoring.places == [5, 3, 1]
    assert scoring.empty_sites == [0, 1, 4, 7, 10, 14]
    assert scoring.gate_spaces == [[4, 3], [7, 5], [10, 9], [13, 12]]
    assert scoring.tile_sets == [[1, 1], [2, 4], [3, 9], [4, 16]]
    assert scoring.hand_sizes == [[3, 4], [5, 7], [8, 10]]
    assert scoring.card_sets == [5, 10, 15]
    assert scoring.low_number == [30, 2]
    assert scoring.type_set == 10
    assert scoring.lowest_number == scoring.highest_card == 2
    assert scoring.unused_tile == scoring.chapel_leader == scoring.gate_leader == 1


def test_every_scoring_value_is_read_from_a_line_of_its_own() -> None:
    data = values()
    names = (
        "unused_tile", "chapel_leader", "gate_leader", "highest_card", "lowest_number", "type_set",
    )  # fmt: skip
    for amount, name in enumerate(names, start=21):
        data["scoring"][name] = amount
    scoring = Components(data).scoring
    assert [getattr(scoring, name) for name in names] == [21, 22, 23, 24, 25, 26]


# ----- the order of what is written is no matter ----------------------------------------------


def test_stacks_are_sets_however_the_file_lists_them() -> None:
    data = values()
    data["buildings"]["tiles"].reverse()
    data["parks"]["crests"].reverse()
    for stack in data["bonus_tiles"]["stacks"]:
        stack.reverse()
    other = Components(data)
    assert other.stacks == COMPONENTS.stacks
    assert other.bonus_stacks == COMPONENTS.bonus_stacks
    assert other.crest_of == COMPONENTS.crest_of
    assert other.type_of == COMPONENTS.type_of


def test_the_stacks_can_lie_otherwise_around_the_rondel() -> None:
    data = values()
    data["rondel"]["stacks"] = ["chapel", "gate", "hostelry", "haberdasher", "guild house", "park"]
    data["rondel"]["spaces"] = ["1", "2", "3", "1", "2", "X"]
    other = Components(data)
    assert other.income[0] == [1, 2, 3, 1, 2, 0]
    assert other.income[1] == [0, 1, 2, 3, 1, 2]
    assert other.income[5] == [2, 3, 1, 2, 0, 1]


# ----- the hash ---------------------------------------------------------------------------------


def test_the_hash_is_that_of_the_values_as_compact_sorted_json() -> None:
    bare = {
        name: {key: value for key, value in table.items() if key != "source"}
        for name, table in values().items()
    }
    text = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    assert COMPONENTS.hash == hashlib.sha256(text.encode()).hexdigest()


def test_where_a_value_comes_from_does_not_change_the_hash() -> None:
    data = values()
    for table in data.values():
        table["source"] = "review"
    assert Components(data).hash == COMPONENTS.hash


def test_the_order_of_the_tables_does_not_change_the_hash() -> None:
    data = dict(reversed(values().items()))
    data["start"] = dict(reversed(data["start"].items()))
    assert Components(data).hash == COMPONENTS.hash


def test_another_value_changes_the_hash() -> None:
    data = values()
    data["rondel"]["centre_price"] = 3
    assert Components(data).hash != COMPONENTS.hash


# ----- files ------------------------------------------------------------------------------------


def test_the_shipped_game_says_that_it_is() -> None:
    game = twinspan.game("london")
    assert game.shipped
    assert game.data() == values()
    assert game.data_hash == COMPONENTS.hash


def test_a_file_with_the_shipped_values_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED, "utf-8")
    for source in (file, str(file), values()):
        game = twinspan.game("london", components=source)
        assert not game.shipped
        assert game.data_hash == COMPONENTS.hash
        assert game.data() == values()


def test_a_changed_file_changes_the_hash_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text(SHIPPED.replace("centre_price = 2", "centre_price = 4"), "utf-8")
    game = twinspan.game("london", components=str(file))
    assert game.data_hash != COMPONENTS.hash
    position = game.new(2, seed="dear")
    position.play(0, game.action("cards 4 3"))
    position.play(1, game.action("cards 0 0"))
    position.play(0, game.action("centre"))
    assert position.players[0].money == 1
    rng = random.Random(1)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, rng_choice(rng, position.legal(seat)))
    assert position.outcome() is not None


def test_a_position_of_other_values_is_another_one() -> None:
    data = values()
    data["rondel"]["centre_price"] = 4
    other = twinspan.game("london", components=data)
    assert LONDON.new(3, seed=1) != other.new(3, seed=1)
    assert LONDON.new(3, seed=1) == twinspan.game("london").new(3, seed=1)


def test_a_game_keeps_its_values_when_the_data_it_came_from_change() -> None:
    data = values()
    game = twinspan.game("london", components=data)
    data["rondel"]["centre_price"] = 9
    assert game.data() == values()
    assert twinspan.game("london", components=game.data()).data_hash == game.data_hash
