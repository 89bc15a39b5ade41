"""A state written as plain columns, and read again."""

from typing import Any

import pytest

from tests.london.moments import EVERY_MOMENT, Moment, in_round, moment
from tests.london.table import (
    LONDON,
    act,
    bid,
    bonus_tops,
    bridge,
    hand,
    lay,
    money,
    tiles,
    top,
    tracks,
)
from twinspan.games.london import LondonPosition
from twinspan.games.london.columns import write_state
from twinspan.games.london.components import Tile

SEATS = [2, 3, 4]


# ----- writing ------------------------------------------------------------------------------------


def busy_table() -> LondonPosition:
    """Seat 1 has raised its 4 and built 54; 43 must replace a building on seat 0's bridge."""
    position = lay(3, rondel=4, chapel="L8.3", gate="L8.6", hostelry="L8.12", bridge="L8.14")
    in_round(position, 4)
    position.markers = [2, 1, 3, 1]
    position.markers_unseen = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    for building in (42, 46, 60, 43, 54, 62):
        top(position, building)
    bridge(position, 0, 55, 61, 61, 30)
    bridge(position, 2, 50, 41, 35)
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.RAISE)
    tiles(position, 0, Tile.X, Tile.X)
    tiles(position, 2, Tile.NOBLEWOMAN, fresh=True)
    tiles(position, 1, Tile.RAISE, Tile.GATE_2)
    tracks(position, chapel=[4, 0, 9], gate=[0, 7, 1])
    money(position, 11, 0, 23)
    hand(position, 0, 2, 3, 3)
    hand(position, 1, 4, 4)
    hand(position, 2, 1, 1, 1)
    position.removed = [58, 13]
    position.unseen[3].remove(58)
    position.unseen[3].remove(13)
    bid(position, 3, 4, 1)
    position.chance = None
    act(position, 1, "raise 1")
    act(position, 1, "outer guild house")
    act(position, 1, "done")
    position.reveal(49)
    act(position, 0, "outer haberdasher")
    return position


def test_every_column_tells_its_part_of_the_table() -> None:
    assert write_state(busy_table()) == {
        "round": 4,
        "step": 10,
        "asking": "replace",
        "actor": 0,
        "turn": 1,
        "order": [1, 0, 2],
        "order_cards": [0, 0, 0],
        "faces": [3, 6, 12, 14],
        "markers": [2, 1, 3, 1],
        "rondel": 4,
        "tops": [42, 46, 60, 0, 49, 62],
        "bonus_tops": [2, 0, 6],
        "bonus_unseen": [[0, 1, 3, 4], [1, 3, 4, 5, 6, 7], [0, 1, 3, 4, 5, 7]],
        "supply": [0, 12, 14, 10, 9],
        "removed": [13, 58],
        "spent": [0, 0, 0, 0, 0, 0, 1, 0],
        "chapel_order": [2, 0, 1],
        "gate_order": [1, 2, 0],
        "money": [13, 3, 23],
        "hands": [[1, 0, 1, 1, 0], [1, 0, 0, 0, 1], [1, 2, 0, 0, 0]],
        "choices": [-1, -1, -1],
        "played": [[3], [4], [1]],
        "raised": [[0], [1], [0]],
        "bridges": [[55, 61, 61, 30], [54], [50, 41, 35]],
        "tiles": [[0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0], [0] * 8],
        "fresh": [[0] * 8, [0] * 8, [0, 0, 0, 0, 0, 0, 0, 1]],
        "chapel": [4, 0, 9],
        "gate": [0, 7, 1],
        "pawns": [3, 4, -1],
        "lowest": 54,
        "lowest_seat": 1,
        "building": 43,
        "opened": 3,
        "taken_back": 0,
        "bonus_due": 0,
        "cards_due": 0,
        "queue": [],
        "reveals": [],
    }


def test_what_a_turn_still_gives_is_written() -> None:
    assert moment("bonus").columns["bonus_due"] == 1
    assert moment("take-cards").columns["cards_due"] == 1
    assert moment("raise").columns["queue"] == [0, 1]
    position = moment("end-turn").position.copy()
    act(position, 0, "take back")
    taken_back = write_state(position)["taken_back"]
    assert taken_back == 1
    assert type(taken_back) is int


def test_a_state_with_secret_choices_is_written_with_their_ids() -> None:
    position = lay(3)
    act(position, 0, "card 4")
    act(position, 2, "card 0")
    columns = write_state(position)
    assert columns["choices"] == [4, -1, 0]
    assert (columns["asking"], columns["step"], columns["actor"]) == ("cards", 4, -1)


def test_removed_buildings_are_written_in_order_of_their_numbers() -> None:
    position = lay(3)
    position.removed = [40, 3, 22]
    assert write_state(position)["removed"] == [3, 22, 40]
    assert position.removed == [40, 3, 22]


def test_a_written_state_is_kept_apart_from_the_table() -> None:
    position = lay(2)
    act(position, 0, "cards 4 3")
    columns: dict[str, Any] = dict(write_state(position))
    for name, column in columns.items():
        if isinstance(column, list):
            for row in column:
                if isinstance(row, list):
                    row.append(99)
            column.append(99)
            assert write_state(position)[name] != column
    assert write_state(position) == write_state(position.copy())
    assert "99" not in str(write_state(position))


@pytest.mark.parametrize(
    ("name", "decision", "step", "reveals"),
    [
        ("face", "nothing", 0, [12, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 11, 11, 10]),
        ("second face", "nothing", 0, [15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 11, 11, 10]),
        ("first top", "nothing", 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 11, 11, 10]),
        ("park top", "nothing", 0, [5, 6, 7, 8, 11, 11, 11, 10]),
        ("first tile", "nothing", 0, [6, 7, 8, 11, 11, 11, 10]),
        ("stairs", "nothing", 0, [11, 11, 11, 10]),
        ("rondel", "nothing", 0, [10]),
        ("marker", "nothing", 2, [9]),
        ("noblewoman", "noblewoman", 2, []),
        ("cards", "cards", 4, []),
        ("raise", "raise", 5, []),
        ("place", "place", 8, []),
        ("second place", "place", 8, []),
        ("stack", "stack", 9, []),
        ("replace", "replace", 10, []),
        ("bonus", "bonus", 12, []),
        ("tile", "nothing", 12, [7]),
        ("early bonus", "bonus", 8, []),
        ("early tile", "nothing", 8, [7]),
        ("take-cards", "take-cards", 12, []),
        ("end-turn", "end-turn", 12, []),
        ("top", "nothing", 7, [4]),
        ("over", "nothing", 15, []),
    ],
)
def test_the_columns_tell_what_is_going_on(
    name: str, decision: str, step: int, reveals: list[int]
) -> None:
    columns = moment(name, 3).columns
    assert (columns["asking"], columns["step"]) == (decision, step)
    assert columns["reveals"] == reveals


# ----- reading what was written -------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_every_moment_is_read_as_it_was_written(name: str, seats: int) -> None:
    position = moment(name, seats).position
    read = moment(name, seats).read()
    assert write_state(read) == write_state(position)
    assert read.unseen == position.unseen
    assert read.markers_unseen == position.markers_unseen
    assert read.bonus_unseen == [sorted(stack) for stack in position.bonus_unseen]
    assert read.income == position.income
    assert read.pawns == position.pawns
    assert read.asking is position.asking
    assert read.asked == position.asked
    assert read.offers == position.offers
    assert read.taken_back is position.taken_back is False
    assert [player.choice for player in read.players] == [None] * seats


def test_a_busy_table_is_read_as_it_was_written() -> None:
    position = busy_table()
    read = Moment(position).read()
    assert write_state(read) == write_state(position)
    assert (read.unseen, read.pawns, read.income) == (
        position.unseen,
        position.pawns,
        position.income,
    )
    assert (read.asked, read.offers) == (position.asked, position.offers)


def test_reading_leaves_the_components_as_they_are() -> None:
    stacks = [stack[:] for stack in LONDON.components.stacks]
    markers = LONDON.components.markers[:]
    moment("replace").read()
    assert LONDON.components.stacks == stacks
    assert LONDON.components.markers == markers


def test_a_card_that_was_taken_back_is_remembered() -> None:
    assert moment("end-turn").read(taken_back=1).taken_back is True
    assert moment("end-turn").read(taken_back=0).taken_back is False


def test_tiles_in_a_stack_are_a_set() -> None:
    columns = moment("cards").columns
    turned = [stack[::-1] for stack in columns["bonus_unseen"]]
    assert turned != columns["bonus_unseen"]
    assert write_state(moment("cards").read(bonus_unseen=turned)) == columns


def test_two_pawns_in_the_centre_are_counted() -> None:
    assert moment("place").read(pawns=[6, 6, -1, 2]).pawns == [0, 0, 1, 0, 0, 0, 2]


@pytest.mark.rule("L3.3.3", "L6.11")
@pytest.mark.parametrize("space", [0, 5, 6])
def test_three_pawns_do_not_stand_together(space: int) -> None:
    fault = moment("place").fault(pawns=[space, -1, space, space])
    assert fault == ("too-many-pawns", {"place": "state.pawns", "space": space})
