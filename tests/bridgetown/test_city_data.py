"""Where a city comes from, what makes it the same one, and how records carry it."""

import copy
import random
from pathlib import Path
from typing import Any

import pytest

import twinspan
from tests.bridgetown.cities import EVERY_CITY, LADDER, changed, game_in, shipped_text
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.damage import part
from twinspan.core.record import Record, Recorder, play_at_random
from twinspan.games import game_of
from twinspan.games.bridgetown import BridgetownGame
from twinspan.games.bridgetown.city import City

# ----- the hash -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("river.source", "stated"),
        ("modes.walk.source.speed", "stated"),
        ("name", "Elsewhere"),
        ("canvas[0]", 801),
        ("river.name", "Other River"),
        ("river.course[1][0]", 411),
        ("river.barges[4][1]", 499),
        ("entry.at[0]", -11),
        ("bridges.list[0].name", "Old Bridge"),
        ("bridges.list[0].shape", "beam"),
        ("bridges.list[0].flag[1]", 7),
        ("spaces.list[25].name", "Last Space"),
        ("spaces.list[25].at[0]", 3),
        ("streets.list[0].name", "Quay"),
        ("streets.list[0].kind", "street"),
        ("overpasses.list[0].name", "Stairs"),
        ("overpasses.list[0].at[0]", 3),
    ],
)
def test_what_is_only_drawn_or_told_does_not_change_the_hash(place: str, value: object) -> None:
    """Released games must replay when a map is drawn anew."""
    data = changed(place, value)
    assert data != LADDER
    assert City(data).hash == City(LADDER).hash


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("entry.space", "W2"),
        ("modes.taxi.speed", 5),
        ("bridges.streetcar", "B4"),
        ("bridges.list[0].id", "B1X"),
        ("bridges.list[0].west", "W2"),
        ("bridges.list[0].east", "E2"),
        ("bridges.list[2].spaces", ["B3"]),
        ("streets.list[0].along", "W1 - W2"),
        ("overpasses.list", []),
        ("rails.lines", ["W5 - B5 - E5"]),
    ],
)
def test_what_the_rules_see_changes_the_hash(place: str, value: object) -> None:
    assert City(changed(place, value)).hash != City(LADDER).hash


def test_two_modes_that_change_their_colours_change_the_hash() -> None:
    taxi, bus = (part(LADDER, f"modes.{mode}.colour") for mode in ("taxi", "bus"))
    data = changed("modes.bus.colour", taxi, changed("modes.taxi.colour", bus))
    assert City(data).hash != City(LADDER).hash


def test_the_order_of_streets_does_not_change_the_hash() -> None:
    data = copy.deepcopy(LADDER)
    data["streets"]["list"].reverse()
    assert City(data).hash == City(LADDER).hash


def test_the_order_of_the_tables_does_not_change_the_hash() -> None:
    data = dict(reversed(LADDER.items()))
    data["river"] = dict(reversed(data["river"].items()))
    assert list(data) != list(LADDER)
    assert City(data).hash == City(LADDER).hash


def test_the_order_of_spaces_changes_the_hash() -> None:
    data = copy.deepcopy(LADDER)
    data["spaces"]["list"].reverse()
    assert City(data).hash != City(LADDER).hash


# ----- where a city comes from --------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY_CITY)
def test_a_shipped_city_is_the_same_game_each_time(name: str) -> None:
    game = twinspan.game("bridgetown", city=name)
    assert twinspan.game("bridgetown", city=name) is game
    assert game.shipped


def test_no_city_at_all_is_portland() -> None:
    assert twinspan.game("bridgetown") is PORTLAND
    assert twinspan.game("bridgetown", city=None) is PORTLAND


@pytest.mark.rule("B1.2")
def test_a_city_can_come_from_a_file_or_from_plain_data(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(shipped_text("twinford"), "utf-8")
    for source in (file, str(file), TWINFORD.data()):
        game = game_in(source)
        assert not game.shipped
        assert game is not TWINFORD
        assert game.data_hash == TWINFORD.data_hash
        assert game.data() == TWINFORD.data()


def test_a_city_of_ones_own_is_made_once() -> None:
    assert game_in(LADDER) is game_in(copy.deepcopy(LADDER))
    assert game_in(LADDER) is not game_in(changed("name", "Elsewhere"))


def test_a_file_with_a_shipped_name_is_a_file_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "portland"
    file.write_text(shipped_text("twinford"), "utf-8")
    assert game_in(file).data_hash == TWINFORD.data_hash
    assert not game_in(file).shipped


@pytest.mark.parametrize("name", EVERY_CITY)
def test_the_data_of_a_shipped_city_make_the_same_city(name: str) -> None:
    game = twinspan.game("bridgetown", city=name)
    again = game_in(game.data())
    assert again.data_hash == game.data_hash
    assert again.data() == game.data()


def test_the_data_come_back_as_they_were_given() -> None:
    game = game_in(LADDER)
    assert game.data() == LADDER
    assert game_in(game.data()).data_hash == game.data_hash == City(LADDER).hash


def test_the_data_are_kept_apart_from_what_the_caller_holds() -> None:
    data = copy.deepcopy(LADDER)
    game = game_in(data)
    data["spaces"]["list"][0]["at"][0] = 99
    told: dict[str, Any] = {**game.data()}
    told["name"] = "Elsewhere"
    part(told, "river.course")[0][0] = 99
    assert game.data() == LADDER


def test_a_position_in_another_city_is_another_one() -> None:
    elsewhere = game_in(changed("modes.taxi.speed", 3))
    assert game_in(LADDER).new(3, seed=1) != elsewhere.new(3, seed=1)
    assert game_in(LADDER).new(3, seed=1) == game_in(LADDER).new(3, seed=1)


# ----- records ------------------------------------------------------------------------------------


def recorded(game: BridgetownGame) -> Record:
    """A game played at random to its end, as it is read from its text."""
    record = play_at_random(Recorder(game.new(2, seed="a city")), random.Random(7))
    return Record.from_json(record.to_json())


@pytest.mark.rule("B1.2")
def test_a_record_carries_a_city_of_ones_own_and_replays() -> None:
    record = recorded(game_in(LADDER))
    assert record.setup.data == LADDER
    game = game_of(record.setup)
    assert not game.shipped
    assert game.data_hash == record.setup.data_hash
    position = record.verify(game)
    assert position.outcome() is not None


@pytest.mark.parametrize("name", EVERY_CITY)
def test_a_record_of_a_shipped_city_carries_none_and_replays(name: str) -> None:
    mine = twinspan.game("bridgetown", city=name)
    record = recorded(mine)
    assert record.setup.data is None
    assert game_of(record.setup) is mine
    assert record.verify(mine).outcome() is not None


def test_a_record_carries_shipped_data_that_were_given_as_ones_own() -> None:
    record = recorded(game_in(TWINFORD.data()))
    assert record.setup.data == TWINFORD.data()
    assert record.setup.data_hash == TWINFORD.data_hash
    assert record.verify(game_of(record.setup)) == record.verify(TWINFORD)
