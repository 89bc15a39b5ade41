"""What is written down of a position of Old London Bridge, and what is not. (What holds for the
columns of every game: tests/contract/test_columns.py.)"""

import random
from typing import get_type_hints

import pytest

import twinspan
from tests.columns import Limits, add, assert_a_copy, changed, fields_of, limits, put, read
from tests.london.moments import moment
from tests.london.play import play_out, rests
from tests.london.plays import LondonPlay, games
from tests.london.table import LONDON, LONDON_1, act, lay
from tests.shapes import assert_shape
from twinspan.core.errors import SnapshotError
from twinspan.games.london import LondonData, LondonGame, LondonPosition, LondonView
from twinspan.games.london.columns import SHOWN
from twinspan.games.london.shapes import LondonColumns

# What a position has besides its columns: what it is played with, and what follows from them.
FIXED = {"_game", "seats", "chance", "_options", "_rules", "components", "chosen_options"}
DERIVED = {"income", "unseen", "markers_unseen", "pawns", "asked", "answers"}
# Lists that no rule ever changes in place, so that copies may share them.
REPLACED = {"income", "markers_unseen", "order", "order_cards"}


@pytest.mark.parametrize("game", [LONDON, LONDON_1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_is_a_column_or_follows_from_them(game: LondonGame, seats: int) -> None:
    position = game.new(seats, seed=1)
    own = fields_of(position) - FIXED - DERIVED - {"players"}
    of_players = fields_of(position.players[0])
    assert own | of_players == {column.attribute for column in game._schema(seats).columns}
    assert not own & of_players


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_has_every_field_and_lists_of_its_own(seats: int) -> None:
    start = LONDON.new(seats, {"gate": "L8.6", "bridge": "random"}, seed=seats)
    for position in rests(start, random.Random(seats)):
        assert_a_copy(position, position.copy(), REPLACED, {"players"})


def test_a_change_of_a_copy_does_not_reach_the_position() -> None:
    position = lay()
    act(position, 0, "card 3")
    before = position.columns()
    copied = position.copy()
    for name in fields_of(copied) - REPLACED - {"players"}:
        if isinstance(value := getattr(copied, name), list):
            value.append(value[-1] if value else 0)
    for player in copied.players:
        for name in fields_of(player):
            if isinstance(value := getattr(player, name), list):
                value.append(0)
    assert position.columns() == before


@games(20)
def test_what_follows_from_the_columns_is_found_again(play: LondonPlay) -> None:
    for position in play.rests(0.3, chance=play.coin()):
        again = read(position, position.columns())
        assert isinstance(again, LondonPosition)
        for name in DERIVED:
            if name != "income" or position.rondel >= 0:
                assert getattr(again, name) == getattr(position, name), name


# ----- limits -------------------------------------------------------------------------------------

# L1 and L2: 60 buildings with a number and four without, 16 faces, 8 kinds of tiles, cards 0 to 4.
OF_ANY_TABLE: Limits = {
    "round": (0, 12), "order_cards": (0, 1), "faces": (-1, 16, 4), "markers": (1, 3),
    "rondel": (-1, 5), "tops": (0, 64, 6), "bonus_tops": (-1, 7, 3), "bonus_unseen": (0, 7, 3),
    "supply": (0, 15, 5), "removed": (1, 60), "spent": (0, 3, 8), "lowest": (0, 60),
    "building": (0, 64), "opened": (-1, 5), "taken_back": (0, 1), "bonus_due": (0, 15),
    "cards_due": (0, 12),
}  # fmt: skip
OF_TWO: Limits = {
    "actor": (-1, 1), "turn": (-1, 3), "order": (0, 1), "chapel_order": (0, 1),
    "gate_order": (0, 1, 2), "money": (0, 1_000_000, 2), "hands": (0, 15, 2, 5),
    "choices": (-1, 19, 2), "played": (0, 4, 2), "raised": (0, 3, 2), "bridges": (1, 64, 2),
    "tiles": (0, 3, 2, 8), "fresh": (0, 3, 2, 8), "chapel": (0, 15, 2), "gate": (0, 15, 2),
    "pawns": (-1, 6, 2), "lowest_seat": (-1, 1), "queue": (0, 1),
}  # fmt: skip
OF_FOUR: Limits = {
    "actor": (-1, 3), "turn": (-1, 3), "order": (0, 3), "chapel_order": (0, 3),
    "gate_order": (0, 3, 4), "money": (0, 1_000_000, 4), "hands": (0, 15, 4, 5),
    "choices": (-1, 19, 4), "played": (0, 4, 4), "raised": (0, 3, 4), "bridges": (1, 64, 4),
    "tiles": (0, 3, 4, 8), "fresh": (0, 3, 4, 8), "chapel": (0, 15, 4), "gate": (0, 15, 4),
    "pawns": (-1, 6, 4), "lowest_seat": (-1, 3), "queue": (0, 3),
}  # fmt: skip


@pytest.mark.parametrize(("seats", "of_so_many"), [(2, OF_TWO), (4, OF_FOUR)])
def test_what_each_column_may_hold(seats: int, of_so_many: Limits) -> None:
    game = twinspan.game("london", components=LONDON.data())
    assert limits(game._schema(seats)) == OF_ANY_TABLE | of_so_many


ORDERS = [[0, 1, 2], [0, 1, 2, 2], [0, 0, 1, 2], [0, 1, 2, 0], [0, 1, 2, 3, 0], []]


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_on_the_chapel_track_has_every_seat_once(order: list[int]) -> None:
    """Every tie is broken by it."""
    for name in ("cards", "over", "top"):
        position = moment(name)
        with pytest.raises(SnapshotError) as caught:
            read(position, changed(position, chapel_order=order))
        assert (caught.value.code, caught.value.facts) == (
            "wrong-order",
            {"place": "state.chapel_order"},
        )


def test_while_the_stairs_are_drawn_some_are_not_in_the_order_yet() -> None:
    waiting = moment("stairs")
    assert waiting.columns()["chapel_order"] == []
    assert read(waiting, waiting.columns()) == waiting
    with pytest.raises(SnapshotError):
        read(waiting, changed(waiting, chapel_order=[0]))


def test_the_rondel_lies_somewhere_when_somebody_is_asked() -> None:
    for name in ("cards", "take-cards", "raise"):
        position = moment(name)
        with pytest.raises(SnapshotError) as caught:
            read(position, changed(position, rondel=-1))
        assert caught.value.code == "impossible-moment"
        assert caught.value.facts == {"place": "state.rondel", "column": "rondel"}


def test_the_card_of_a_turn_is_there() -> None:
    """Refusals and tiles ask for it."""
    position = moment("place")
    assert position.turn == 0
    with pytest.raises(SnapshotError) as caught:
        read(position, changed(position, played=put([], position.order[0])))
    assert caught.value.facts == {"place": "state", "column": "step"}


# ----- words --------------------------------------------------------------------------------------


def test_what_comes_next_and_what_is_awaited_are_words() -> None:
    position = lay(3)
    assert (position.columns()["step"], position.columns()["asking"]) == ("show-cards", "cards")
    waiting = LONDON.new(2, {"gate": "random"}, chance=None)
    assert waiting.columns()["step"] == "deal"
    assert waiting.columns()["reveals"] == [
        "face gate",
        "building chapel", "building gate", "building hostelry", "building haberdasher",
        "building guild house", "building park",
        "bonus 1", "bonus 2", "bonus 3",
        "stairs", "stairs",
        "rondel",
    ]  # fmt: skip
    assert "step=deal" in waiting.notation()
    assert "reveals=face_gate,building_chapel," in waiting.notation()


# ----- shapes -------------------------------------------------------------------------------------


@games(10)
def test_views_have_the_shape_that_is_promised(play: LondonPlay) -> None:
    for position in play.rests(0.1, chance=play.coin()):
        for seat in (None, *range(play.seats)):
            assert_shape(position.view(seat), LondonView)


def test_the_columns_of_a_view_are_those_of_the_schema_and_what_is_shown_besides() -> None:
    assert [*get_type_hints(LondonColumns)] == [*LONDON._schema(3).names, *SHOWN]
    assert LONDON._schema(3).shown == [*SHOWN]


@pytest.mark.parametrize("game", [LONDON, LONDON_1])
def test_component_values_have_the_shape_that_is_promised(game: LondonGame) -> None:
    assert_shape(game.data(), LondonData)
    assert game.data().keys() == get_type_hints(LondonData).keys()


# ----- what if ------------------------------------------------------------------------------------


def test_a_position_can_be_changed_by_hand_and_played_on() -> None:
    position = lay(3)
    # Seat 1 has more money, and a 4 for a 1.
    columns = changed(
        position,
        money=put(40, 1),
        hands=lambda hands: [hands[0], [1, 0, 2, 1, 2], hands[2]],
        supply=lambda supply: [0, supply[1] + 1, supply[2], supply[3], supply[4] - 1],
    )
    changed_by_hand = read(position, columns)
    assert changed_by_hand.status() == []
    changed_by_hand.chance = position.chance
    assert [str(action) for action in changed_by_hand.legal(1)] == [
        "card 0", "card 2", "card 3", "card 4",
    ]  # fmt: skip
    play_out(changed_by_hand, random.Random(1))
    assert changed_by_hand.is_over()


def test_what_does_not_add_up_can_be_played_all_the_same_and_is_named() -> None:
    position = lay(3)
    richer = read(position, changed(position, hands=add(1, 1, 4)))
    (fault,) = richer.status()
    assert fault.code == "wrong-card-count"
    assert fault.facts == {"place": "state.hands", "card": 4, "count": 11, "wanted": 10}
    richer.chance = position.chance
    play_out(richer, random.Random(1))
    assert richer.outcome() is not None


def test_a_snapshot_changed_by_hand_goes_on_too() -> None:
    snapshot = LONDON.new(3, seed=5).snapshot()
    state = snapshot["state"]
    assert isinstance(state, dict)
    state["money"] = [50, 0, 7]
    position = LONDON.restore(snapshot)
    assert [player.money for player in position.players] == [50, 0, 7]
    assert position.status() == []
    play_out(position, random.Random(2))
    assert position.is_over()
