"""Columns that show what is not yet revealed, or hide what is."""

from typing import Any

import pytest

from tests.columns import NOTHING_TO_DECIDE, impossible, put
from tests.london.moments import Moment, moment
from tests.london.table import lay

SEATS = [2, 3, 4]


# ----- reveals of the setup -----------------------------------------------------------------------

SETUP = ["face", "second face", "first top", "park top", "first tile", "stairs", "rondel"]


@pytest.mark.rule("L2.1", "L2.5", "L2.6", "R2.9", "R8.20")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", SETUP)
def test_the_setup_is_revealed_in_its_order(name: str, seats: int) -> None:
    here = moment(name, seats)
    reveals = here.columns["reveals"]
    wrong = impossible("reveals")
    unordered = ("wrong-order", {"place": "state.chapel_order"})
    again = here.fault(reveals=[reveals[0], *reveals])
    assert again == (unordered if name == "stairs" else wrong)
    assert here.fault(reveals=[*reveals, 0]) == wrong
    assert here.fault(reveals=[9, *reveals]) == impossible("markers")
    if len(reveals) > 1 and reveals[0] != reveals[1]:
        assert here.fault(reveals=[reveals[1], reveals[0], *reveals[2:]]) == wrong
    if name not in ("stairs", "rondel"):
        assert here.fault(reveals=reveals[1:]) == wrong


@pytest.mark.rule("R2.9")
def test_the_setup_is_not_over_before_the_rondel_lies() -> None:
    here = moment("rondel")
    assert here.fault(reveals=[]) == impossible("reveals")
    assert here.fault(reveals=[], rondel=2) == impossible("reveals")
    assert here.fault(rondel=2) == impossible("reveals")


@pytest.mark.rule("L2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_who_is_left_goes_to_the_last_step_without_a_draw(seats: int) -> None:
    here = moment("stairs", seats)
    most = [*range(seats - 1)]
    assert here.fault(reveals=[11, 10], chapel_order=most) == impossible("reveals")
    if seats > 2:
        read = here.read(reveals=[11, 11, 10], chapel_order=most[:-1])
        assert read.chapel_order == most[:-1]


@pytest.mark.rule("R8.20")
def test_a_face_is_known_once_it_is_revealed() -> None:
    first, second = moment("face"), moment("second face")
    assert first.columns["faces"] == [-1, 0, 0, -1]
    assert second.columns["faces"] == [1, 0, 0, -1]
    assert first.fault(faces=[1, 0, 0, -1]) == impossible("reveals")
    assert first.fault(faces=[-1, 0, 0, 13]) == impossible("reveals")
    assert second.fault(faces=[-1, 0, 0, -1]) == impossible("reveals")
    late = Moment(lay(3, bridge="random"))
    assert late.fault(faces=[0, 0, 0, -1]) == impossible("reveals")


@pytest.mark.rule("L2.1")
def test_a_top_is_seen_once_it_is_revealed() -> None:
    here = moment("park top")
    assert here.columns["tops"][5] == 0
    assert here.fault(tops=put(61, 5)) == impossible("reveals")
    assert here.fault(tops=put(0, 4)) == impossible("reveals")
    assert here.fault(tops=put(0, 0)) == impossible("reveals")


@pytest.mark.rule("L2.5")
def test_a_bonus_tile_is_seen_once_it_is_revealed() -> None:
    here = moment("first tile")
    assert here.columns["bonus_tops"] == [-1, -1, -1]
    stacks = here.columns["bonus_unseen"]
    for stack in range(3):
        shown = put(stacks[stack][0], stack)
        rest = put(stacks[stack][1:], stack)
        assert here.fault(bonus_tops=shown, bonus_unseen=rest) == impossible("reveals")


# ----- reveals of a round -------------------------------------------------------------------------


def hidden_top(kind: int) -> dict[str, Any]:
    return {"tops": put(0, kind)}


def hidden_tile(here: Moment, stack: int) -> dict[str, Any]:
    """The top of a bonus stack lies under it again."""
    tile = here.columns["bonus_tops"][stack]
    rest = sorted([*here.columns["bonus_unseen"][stack], tile])
    return {"bonus_tops": put(-1, stack), "bonus_unseen": put(rest, stack)}


@pytest.mark.rule("L3.3.5", "R3.3.8")
@pytest.mark.parametrize("name", ["marker", "noblewoman", "cards", "place", "end-turn", "over"])
def test_a_stack_shows_its_top_unless_it_was_just_taken(name: str) -> None:
    here = moment(name)
    for kind in (0, 2, 5):
        assert here.fault(**hidden_top(kind)) == impossible("reveals")
    for stack in range(3):
        assert here.fault(**hidden_tile(here, stack)) == impossible("reveals")


@pytest.mark.rule("R3.3.8")
def test_an_open_stack_shows_nothing_until_the_end_of_the_turn() -> None:
    here = moment("end-turn")
    assert (here.columns["opened"], here.columns["tops"][4]) == (4, 0)
    assert here.fault(tops=put(54, 4)) == impossible("reveals")
    assert here.fault(opened=-1) == impossible("reveals")
    assert here.fault(opened=3) == impossible("reveals")
    assert here.read(opened=-1, tops=put(54, 4)).opened == -1  # as after a pass
    rest = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54]
    late = {"round": 4, "markers": [1, 1, 1, 2]}
    assert here.read(removed=rest, **late).unseen[4] == []
    assert here.read(removed=rest, opened=-1, **late).tops[4] == 0
    assert here.read(removed=rest[:-1], **late).unseen[4] == [54]
    assert here.fault(removed=rest[:-1], opened=-1, **late) == impossible("reveals")


@pytest.mark.rule("L3.1.1")
def test_a_round_begins_with_the_reveal_of_its_marker_only() -> None:
    here = moment("marker")
    assert here.fault(reveals=[9, 9]) == impossible("reveals")
    assert here.fault(reveals=[]) == impossible("markers")
    assert here.fault(reveals=[], markers=[1]) == impossible("actor")
    assert here.fault(reveals=[0], markers=[1], **hidden_top(0)) == impossible("reveals")
    fault = here.fault(reveals=[6], markers=[1], **hidden_tile(here, 0))
    assert fault == impossible("reveals")
    assert here.fault(reveals=[9, 0], **hidden_top(0)) == impossible("reveals")


def test_nothing_is_revealed_when_the_game_is_over() -> None:
    here = moment("over")
    assert here.fault(reveals=[6], **hidden_tile(here, 0)) == impossible("reveals")


@pytest.mark.rule("L3.1.1")
@pytest.mark.parametrize("name", ["cards", "place", "over", "top"])
def test_a_marker_is_revealed_at_no_other_time(name: str) -> None:
    markers = moment(name).columns["markers"][:-1]
    assert moment(name).fault(reveals=[9], markers=markers) == impossible("reveals")


def test_nobody_decides_while_something_is_to_be_revealed() -> None:
    assert moment("noblewoman").fault(reveals=[9], markers=[1]) == impossible("reveals")
    bonus = moment("early bonus")
    assert bonus.fault(reveals=[6], **hidden_tile(bonus, 0)) == impossible("reveals")


@pytest.mark.rule("R3.3.8")
def test_at_the_end_of_a_turn_one_building_is_revealed() -> None:
    here = moment("top")
    assert here.columns["reveals"] == [4]
    assert here.fault(reveals=[4, 5], **hidden_top(5)) == impossible("reveals")
    assert here.fault(reveals=[5]) == impossible("reveals")
    for kind in range(6):
        tops = [57, 56, 60, 58, 54, 64]
        tops[kind] = 0
        assert here.read(reveals=[kind], tops=tops).reveals == [kind]
    shown = put(54, 4)
    assert here.fault(reveals=[7], tops=shown, **hidden_tile(here, 1)) == impossible("reveals")
    assert here.fault(tops=shown) == impossible("reveals")


@pytest.mark.rule("R3.3.8")
def test_the_last_building_of_a_stack_needs_no_draw() -> None:
    here = moment("top")
    rest = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54]
    late = {"round": 4, "markers": [1, 1, 1, 2]}
    assert here.read(removed=rest[:-2], **late).unseen[4] == [49, 54]
    assert here.fault(removed=rest[:-1], **late) == impossible("reveals")
    assert here.fault(removed=rest, **late) == impossible("reveals")


@pytest.mark.rule("L5.2", "R5.7")
@pytest.mark.parametrize("name", ["tile", "early tile"])
def test_after_a_bonus_tile_the_next_of_its_stack_is_revealed(name: str) -> None:
    here = moment(name)
    assert here.columns["reveals"] == [7]
    assert here.columns["bonus_tops"][1] == -1
    assert here.fault(reveals=[6]) == impossible("reveals")
    assert here.fault(reveals=[8]) == impossible("reveals")
    assert here.fault(reveals=[7, 8], **hidden_tile(here, 2)) == impossible("reveals")
    stack = here.columns["bonus_unseen"][1]
    shown = {"bonus_tops": put(stack[0], 1), "bonus_unseen": put(stack[1:], 1)}
    assert here.fault(**shown) == impossible("reveals")
    assert here.fault(reveals=[0], **shown, **hidden_top(0)) == impossible("reveals")
    assert here.fault(reveals=[], **shown) == NOTHING_TO_DECIDE


@pytest.mark.rule("R5.7")
def test_the_last_tile_of_a_stack_needs_no_draw() -> None:
    here = moment("tile")
    stack = here.columns["bonus_unseen"][1]
    for left in range(3):
        spent = [0] * 8
        for tile in stack[left:]:
            spent[tile] += 1
        changes = {"bonus_unseen": put(stack[:left], 1), "spent": spent}
        if left > 1:
            assert here.read(**changes).bonus_unseen[1] == stack[:left]
        else:
            assert here.fault(**changes) == impossible("reveals")
