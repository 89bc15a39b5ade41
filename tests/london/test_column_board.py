"""Columns in which something on the board or a bridge is double, or where it cannot be."""

import pytest

from tests.columns import put
from tests.london.moments import MARKERS, Moment, moment, waiting_for
from tests.london.table import lay

SEATS = [2, 3, 4]


# ----- scoring faces, the rondel, markers ---------------------------------------------------------


@pytest.mark.rule("L1.9")
@pytest.mark.parametrize("slot", range(4))
def test_the_board_shows_its_own_scoring_unless_a_face_was_chosen(slot: int) -> None:
    for face in (-1, 4 * slot + 1):
        fault = moment("cards").fault(faces=put(face, slot))
        assert fault == ("impossible-face", {"place": "state.faces", "value": face})


@pytest.mark.rule("L1.9")
def test_a_chosen_face_is_the_one_that_is_shown() -> None:
    here = Moment(lay(3, gate="L8.6"))
    assert here.columns["faces"] == [0, 6, 0, 0]
    assert here.read().faces == [0, 6, 0, 0]
    for face in (-1, 0, 5, 7):
        fault = here.fault(faces=[0, face, 0, 0])
        assert fault == ("impossible-face", {"place": "state.faces", "value": face})


@pytest.mark.rule("R8.20")
def test_a_drawn_face_is_one_of_its_slot() -> None:
    here = Moment(lay(3, hostelry="random"))
    for face in (9, 10, 11, 12):
        assert here.read(faces=[0, 0, face, 0]).faces == [0, 0, face, 0]
    for face in (0, 1, 8, 13):
        fault = here.fault(faces=[0, 0, face, 0])
        assert fault == ("impossible-face", {"place": "state.faces", "value": face})


@pytest.mark.parametrize("turned", range(6))
def test_the_rondel_pays_by_how_it_is_turned(turned: int) -> None:
    read = moment("cards").read(rondel=turned)
    assert read.rondel == turned
    assert read.income == read.components.income[turned]
    assert sorted(read.income) == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("L1.6")
@pytest.mark.parametrize("marker", [1, 2, 3])
def test_there_are_five_markers_of_each_number(marker: int) -> None:
    here = moment("cards")
    five = here.read(round=5, markers=[marker] * 5)
    assert five.markers == [marker] * 5
    assert five.markers_unseen == [other for other in MARKERS if other != marker]
    fault = here.fault(round=6, markers=[marker] * 6)
    assert fault == ("too-many-markers", {"place": "state.markers", "value": marker})


# ----- buildings ----------------------------------------------------------------------------------


@pytest.mark.rule("L2.1")
@pytest.mark.parametrize("kind", range(6))
def test_a_stack_shows_a_building_of_its_type(kind: int) -> None:
    here = moment("cards")
    other = here.columns["tops"][(kind + 1) % 6]
    fault = here.fault(tops=put(other, kind))
    assert fault == ("wrong-stack", {"place": "state.tops", "building": other})


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize(
    ("changes", "building"),
    [
        ({"bridges": [[45], [], [], []]}, 45),
        ({"bridges": [[50], [50], [], []]}, 50),
        ({"bridges": [[60], [], [], [57]]}, 57),
        ({"bridges": [[60, 50], [], [], []], "removed": [50]}, 50),
        ({"building": 50}, 50),
        ({"tops": put(50, 2)}, 50),
        ({"removed": [13, 50]}, 50),
        ({"removed": [13, 45]}, 45),
        ({"removed": [13, 48, 13]}, 13),
        ({"removed": [56]}, 56),
    ],
)
def test_no_house_number_is_there_twice(changes: dict[str, object], building: int) -> None:
    here = moment("replace")
    assert (here.columns["bridges"][0], here.columns["building"]) == ([50, 40, 30], 45)
    assert here.fault(**changes) == ("double-building", {"place": "state", "building": building})


@pytest.mark.rule("L1.2")
def test_there_are_three_parks_of_each_crest() -> None:
    here = moment("replace")
    three = here.read(bridges=put([61, 61, 61], 3))
    assert three.unseen[5].count(61) == 0
    assert len(three.unseen[5]) == 12 - 3 - 1
    fault = here.fault(bridges=[[50, 40, 30], [61], [61, 61], [61]])
    assert fault == ("double-building", {"place": "state", "building": 61})


def test_what_is_seen_nowhere_lies_in_the_stacks() -> None:
    here = moment("replace")
    read = here.read(removed=[2, 3], bridges=[[50, 40, 30], [12, 1], [64], []])
    seen = {50, 40, 30, 45, 12, 1, 2, 3, 57, 56, 58, 59}
    for kind, stack in enumerate(read.components.stacks[:5]):
        assert read.unseen[kind] == [building for building in stack if building not in seen]


# ----- tracks -------------------------------------------------------------------------------------


@pytest.mark.rule("L5.1", "L5.2")
@pytest.mark.parametrize("track", ["chapel", "gate"])
def test_markers_are_ordered_from_the_front_of_a_track(track: str) -> None:
    here = moment("cards")
    order = f"{track}_order"
    wrong = ("wrong-order", {"place": f"state.{order}"})
    places = [3, 0, 5, 3]
    for possible in ([2, 0, 3, 1], [2, 3, 0, 1]):
        read = here.read(**{track: places, order: possible})
        assert read.columns()[order] == possible
    for impossible in ([0, 2, 3, 1], [2, 0, 1, 3], [1, 3, 0, 2], [0, 1, 2, 3], [2, 3, 3, 1]):
        assert here.fault(**{track: places, order: impossible}) == wrong


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("track", ["chapel", "gate"])
def test_everybody_is_in_the_order_of_a_track_once(track: str, seats: int) -> None:
    here = moment("cards", seats)
    order = f"{track}_order"
    wrong = ("wrong-order", {"place": f"state.{order}"})
    assert here.fault(**{order: [*range(seats - 1), 0]}) == wrong
    assert here.fault(**{order: [seats - 1] * seats}) == wrong
    assert here.read(**{order: [*range(seats)][::-1]}).columns()[order] == [*range(seats)][::-1]
    if track == "chapel":
        assert here.fault(chapel_order=[*range(seats - 1)]) == wrong
        assert here.fault(chapel_order=[*range(seats), 0]) == wrong


@pytest.mark.rule("L2.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_is_on_the_stairs_is_no_more_to_be_drawn(seats: int) -> None:
    position = waiting_for("stairs", seats)
    position.reveal(2)
    here = Moment(position)
    assert here.read(chapel_order=[1]).chapel_order == [1]
    for wrong in ([], [2, 0], [2, 2]):
        fault = here.fault(chapel_order=wrong)
        assert fault == ("wrong-order", {"place": "state.chapel_order"})


# ----- bridges ------------------------------------------------------------------------------------


@pytest.mark.rule("L4.1", "L3.2.5")
@pytest.mark.parametrize(
    ("seats", "number", "longest"), [(2, 1, 2), (2, 2, 4), (3, 1, 1), (4, 3, 3)]
)
def test_a_bridge_grows_by_one_building_a_turn(seats: int, number: int, longest: int) -> None:
    here = moment("cards", seats)
    line = [48, 37, 31, 21, 11]
    for seat in range(seats):
        long = [line[:longest] if other == seat else [] for other in range(seats)]
        read = here.read(round=number, markers=MARKERS[:number], bridges=long)
        assert read.players[seat].bridge == line[:longest]
        too_long = [line[: longest + 1] if other == seat else [] for other in range(seats)]
        assert here.fault(round=number, markers=MARKERS[:number], bridges=too_long) == (
            "bridge-too-long",
            {"place": "state.bridges", "seat": seat},
        )


@pytest.mark.rule("L4.2", "L4.4", "L4.5")
@pytest.mark.parametrize(
    ("bridge", "wrong"),
    [
        ([37, 11, 2], None),
        ([37, 61, 48], None),
        ([61, 48, 64], None),
        ([61, 61, 64], None),
        ([37, 48], 48),
        ([37, 11, 31], 31),
        ([37, 61, 11, 12], 12),
        ([61, 11, 21], 21),
    ],
)
def test_house_numbers_descend_between_parks(bridge: list[int], wrong: int | None) -> None:
    here = moment("replace")
    bridges = [[50, 40, 30], [], bridge, []]
    changes = {"bridges": bridges, "round": 4, "markers": [1, 2, 3, 1]}
    if wrong is None:
        assert here.read(**changes).players[2].bridge == bridge
    else:
        assert here.fault(**changes) == (
            "line-not-descending",
            {"place": "state.bridges", "seat": 2, "building": wrong},
        )


@pytest.mark.rule("L4.1", "L4.3")
@pytest.mark.parametrize(("seats", "number", "most"), [(2, 1, 4), (3, 1, 3), (4, 1, 4), (2, 2, 8)])
def test_a_building_is_built_in_a_turn_even_if_it_is_replaced_later(
    seats: int, number: int, most: int
) -> None:
    here = moment("cards", seats)
    removed = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    changes: dict[str, object] = {"round": number, "markers": MARKERS[:number]}
    for built in ([], [[1], [61]]):
        bridges = [*built, *[[]] * (seats - len(built))]
        left = most - len(built)
        assert (
            here.read(**changes, bridges=bridges, removed=removed[:left]).removed == removed[:left]
        )
        fault = here.fault(**changes, bridges=bridges, removed=removed[: left + 1])
        assert fault == ("too-many-buildings", {"place": "state.bridges", "count": most + 1})
