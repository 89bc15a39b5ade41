"""The heuristic value of a position of Old London Bridge."""

import random

import pytest

from tests.london.play import keen, new, step
from tests.london.table import bridge, hand, lay, money, tiles, tracks
from tests.london.turns import BLUE_PARK
from twinspan.bots.london.value import MISFITS, ladder_value, position_value
from twinspan.games.london.components import SLOTS, Tile
from twinspan.games.london.state import NO_PAWN, State


def value_with(*buildings: int, number: int = 3) -> float:
    """The value in that round for seat 0 with these buildings on its bridge."""
    position = lay()
    bridge(position, 0, *buildings)
    position.round = number
    return position_value(position, 0)


def last_turn_is_over(position: State) -> bool:
    """Nothing is left but to show the building under the one that was taken last."""
    last = position.round == position.rounds() and position.turn == len(position.order) - 1
    return last and position.opened == NO_PAWN and bool(position.reveals)


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_nothing_is_left_to_play_it_is_the_score(seats: int, column: int) -> None:
    """Rules of thumb must not mislead about what can be counted, whichever faces score."""
    options: dict[str, object] = (
        {name: f"L8.{4 * slot + column}" for slot, name in enumerate(SLOTS)} if column else {}
    )
    compared = 0
    for seed in range(8):
        position = new(seats, options, seed)
        position.chance = None
        rng = random.Random(seed)
        expected: list[float] = []
        while (outcome := position.outcome()) is None:
            if last_turn_is_over(position):
                expected = [position_value(position, seat) for seat in range(seats)]
            step(position, rng, keen)
        for guess, score in zip(expected, outcome.scores, strict=bool(expected)):
            if score:  # R7.7: nobody pays more than they have
                assert guess == pytest.approx(score, abs=0.1)
                compared += 1
        assert [position_value(position, seat) for seat in range(seats)] == outcome.scores
    assert compared


def test_a_pound_is_a_pound() -> None:
    position = lay()
    before = position_value(position, 0)
    money(position, 12, 5, 5, 5)
    assert position_value(position, 0) == pytest.approx(before + 7)


def test_room_for_more_numbers_is_worth_something() -> None:
    assert value_with(60) > value_with(40) > value_with(20)  # blue hostelries


def test_a_park_makes_room_again() -> None:
    assert value_with(40, 20, BLUE_PARK) > value_with(40, 20, 16)


def test_crests_of_one_colour_are_better_than_of_several() -> None:
    assert value_with(60, 56, 52) > value_with(60, 55, 53)


def test_crests_matter_less_and_less() -> None:
    early = value_with(60, 56, 52, number=3) - value_with(60, 55, 53, number=3)
    late = value_with(60, 56, 52, number=11) - value_with(60, 55, 53, number=11)
    assert early > late


def test_cards_tiles_and_steps_on_the_tracks_are_worth_something() -> None:
    position = lay()
    hand(position, 0, 1, 2, 3)
    plain = position_value(position, 0)
    hand(position, 0, 1, 2, 3, 4)
    with_card = position_value(position, 0)
    tiles(position, 0, Tile.SHARE)
    with_tile = position_value(position, 0)
    tracks(position, chapel=[1, 0, 0, 0])
    with_chapel = position_value(position, 0)
    tracks(position, gate=[1, 0, 0, 0])
    assert plain < with_card < with_tile < with_chapel < position_value(position, 0)


def test_the_less_room_and_the_more_turns_the_more_misfits() -> None:
    assert MISFITS[0][0] == 0
    assert MISFITS[1][0] == 1
    for turns in range(1, 12):
        assert MISFITS[turns][10] > MISFITS[turns][40]
        assert MISFITS[turns + 1][10] > MISFITS[turns][10]


@pytest.mark.parametrize(
    ("value", "pays", "on_the_way"),
    [(0, 0, 0.0), (2, 0, 1.5), (4, 3, 3.0), (5, 3, 3 + 2 / 3), (13, 12, 12.0), (15, 12, 12.0)],
)
def test_a_ladder_pays_in_part_as_long_as_more_can_come(
    value: int, pays: int, on_the_way: float
) -> None:
    ladder = [[4, 3], [7, 5], [10, 9], [13, 12]]
    assert ladder_value(ladder, value, more_to_come=False) == pays
    assert ladder_value(ladder, value, more_to_come=True) == pytest.approx(on_the_way)
