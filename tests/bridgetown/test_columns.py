"""What is written down of a position of Bridgetown Races, and what is not. (What holds for the
columns of every game: tests/contract/test_columns.py.)"""

import random
from typing import get_type_hints

import pytest

import twinspan
from tests.acting import act
from tests.bridgetown.cities import changed as city_changed
from tests.bridgetown.moves import setting_off
from tests.bridgetown.plays import BridgetownPlay, games
from tests.bridgetown.table import PORTLAND, PORTLAND_1, TWINFORD, planning
from tests.columns import add, assert_a_copy, changed, fields_of, limits, put, read
from tests.playing import play_out, rests
from tests.shapes import assert_shape
from twinspan.games.bridgetown import (
    BridgetownData,
    BridgetownGame,
    BridgetownPosition,
    BridgetownView,
)
from twinspan.games.bridgetown.city import Mode
from twinspan.games.bridgetown.shapes import BridgetownColumns

# What a position has besides its columns: what it is played with, and what follows from them.
FIXED = {"_game", "seats", "chance", "_options", "_rules", "board", "chosen_options"}
DERIVED = {"asked", "answers"}
DERIVED_OF_A_MOVE = {"crossed", "left", "substitute", "travel", "way"}


@pytest.mark.parametrize("game", [PORTLAND, PORTLAND_1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_is_a_column_or_follows_from_them(game: BridgetownGame, seats: int) -> None:
    position = setting_off("taxi", "BWY3", seats=seats, game=game)
    act(position, 0, "ride taxi")
    assert position.move is not None
    own = fields_of(position) - FIXED - DERIVED - {"players", "move"}
    of_players = fields_of(position.players[0])
    of_a_move = fields_of(position.move) - DERIVED_OF_A_MOVE
    columns = {column.attribute for column in game._schema(seats).columns}
    assert own | of_players | of_a_move == columns
    assert len(own) + len(of_players) + len(of_a_move) == len(columns)


@pytest.mark.parametrize("game", [PORTLAND, TWINFORD])
def test_a_copy_has_every_field_and_lists_of_its_own(game: BridgetownGame) -> None:
    for seats in game.seats:
        for position in rests(game.new(seats, seed=seats), random.Random(seats)):
            assert_a_copy(position, position.copy(), frozenset(), {"players", "move"})


def test_a_change_of_a_copy_does_not_reach_the_position() -> None:
    position = setting_off("taxi", "BWY3", cards={0: {"FRE": "green"}})
    act(position, 0, "ride taxi")
    act(position, 0, "to FV_ALD")
    before = position.columns()
    copied = position.copy()
    assert copied.move is not None
    for part in (copied, copied.move, *copied.players):
        for name in fields_of(part) - {"players"}:
            if isinstance(value := getattr(part, name), list):
                value.append(value[-1] if value else 0)
    assert position.columns() == before


@games(30)
def test_what_follows_from_the_columns_is_found_again(play: BridgetownPlay) -> None:
    for position in play.rests(0.5, chance=play.coin()):
        again = read(position, position.columns())
        assert isinstance(again, BridgetownPosition)
        assert (again.move is None) == (position.move is None)
        if again.move is not None and position.move is not None:
            for name in fields_of(position.move):
                assert getattr(again.move, name) == getattr(position.move, name), name
        for name in DERIVED:
            assert getattr(again, name) == getattr(position, name), name


# ----- limits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_column_may_hold(seats: int) -> None:
    last, spaces = seats - 1, 26
    schema = twinspan.game("bridgetown", city=city_changed("name", "Limits"))._schema(seats)
    assert limits(schema) == {
        "round": (0, 5), "actor": (-1, last), "first": (-1, last), "queue": (0, last),
        "flags": (-1, 7, 8), "bag": (0, 5, 8), "aside": (0, 5), "draws": (0, 1000),
        "specials": (-1, last, 3), "modes": (0, 7, seats), "racers": (-1, spaces - 1, seats),
        "cards": (-1, 7, seats, 8), "mode": (-1, 7), "double": (0, 1), "path": (-1, spaces - 1),
        "taking": (0, 7),
    }  # fmt: skip
    assert {c.name: c.missing for c in schema.columns if c.part} == {
        "mode": -1, "double": 0, "path": [], "taking": [],
    }  # fmt: skip


# ----- words --------------------------------------------------------------------------------------


def test_what_comes_next_and_what_is_awaited_are_words() -> None:
    position = planning(first=1)
    assert (position.columns()["step"], position.columns()["asking"]) == ("plan", "plan")
    act(position, 1, "plan swap")
    assert position.columns()["step"] == "plan-on"
    waiting = PORTLAND.new(3, chance=None)
    assert waiting.columns()["step"] == "new-round"
    assert waiting.columns()["reveals"] == [
        "flag 0", "flag 1", "flag 3", "flag 4", "flag 5", "flag 6", "flag 7", "first player",
    ]  # fmt: skip
    assert "reveals=flag_0,flag_1," in waiting.notation()


# ----- shapes -------------------------------------------------------------------------------------


@games(15)
def test_views_have_the_shape_that_is_promised(play: BridgetownPlay) -> None:
    for position in play.rests(0.1, chance=play.coin()):
        for seat in (None, *range(play.seats)):
            assert_shape(position.view(seat), BridgetownView)


def test_the_columns_of_a_view_are_those_of_the_schema() -> None:
    assert [*get_type_hints(BridgetownColumns)] == PORTLAND._schema(3).names
    assert PORTLAND._schema(3).shown == []


@pytest.mark.parametrize("game", [PORTLAND, TWINFORD])
def test_a_city_has_the_shape_that_is_promised(game: BridgetownGame) -> None:
    assert_shape(game.data(), BridgetownData)
    assert game.data().keys() == get_type_hints(BridgetownData).keys()


# ----- what if ------------------------------------------------------------------------------------


def test_a_position_can_be_changed_by_hand_and_played_on() -> None:
    position = PORTLAND.new(3, seed=3)
    end = PORTLAND.board.city.places["BUR"]
    moved = read(position, changed(position, racers=put(end, 1), round=4))
    assert isinstance(moved, BridgetownPosition)
    assert (moved.players[1].racer, moved.round) == (end, 4)
    assert moved.status() == []
    moved.chance = position.chance
    play_out(moved, random.Random(1))
    assert moved.is_over()


def test_what_does_not_add_up_can_be_played_all_the_same_and_is_named() -> None:
    position = PORTLAND.new(3, seed=3)
    more = read(position, changed(position, bag=add(1, Mode.TAXI)))
    (fault,) = more.status()
    assert (fault.code, fault.facts["flag"], fault.facts["wanted"]) == (
        "wrong-flag-count",
        Mode.TAXI,
        4,
    )
    more.chance = position.chance
    play_out(more, random.Random(1))
    assert more.outcome() is not None


def test_a_snapshot_changed_by_hand_goes_on_too() -> None:
    snapshot = TWINFORD.new(2, seed=5).snapshot()
    state = snapshot["state"]
    assert isinstance(state, dict)
    state["round"] = 5
    position = TWINFORD.restore(snapshot)
    assert position.status() == []
    play_out(position, random.Random(2))
    assert position.is_over()
    assert position.round == 5
