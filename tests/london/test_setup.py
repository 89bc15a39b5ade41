"""L2: setup, and what chance decides in it."""

from collections import Counter
from typing import Final

import pytest

import twinspan
from tests.drawn import Pointer, awaited
from tests.london.table import COMPONENTS, LONDON, act, bid, bonus_tops, happened, lay
from twinspan.core.errors import UsageError
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import TYPE_NAMES, BuildingType, Tile
from twinspan.games.london.state import NO_CHOICE

ALL_RANDOM: Final = {"chapel": "random", "gate": "random", "hostelry": "random", "bridge": "random"}
FACE_LABELS: Final = ["face chapel", "face gate", "face hostelry", "face bridge"]
STACK_LABELS: Final = [f"building {name}" for name in TYPE_NAMES]
BONUS_LABELS: Final = ["bonus 1", "bonus 2", "bonus 3"]


def waiting(seats: int, **options: object) -> LondonPosition:
    """A new game that waits at every draw."""
    return LONDON.new(seats, options, chance=None)


def draw_until(position: Position, label: str) -> list[Event]:
    """Draw the first possible outcome of everything before the (next) draw of that label."""
    events: list[Event] = []
    while awaited(position)[0] != label:
        position.reveal(next(iter(awaited(position)[1])), events)
    return events


def labels_of_setup(position: Position) -> list[str]:
    labels: list[str] = []
    while position.reveal_needed() is not None:
        label, outcomes = awaited(position)
        labels.append(label)
        position.reveal(next(iter(outcomes)))
    return labels


# ----- what is drawn ----------------------------------------------------------------------------


@pytest.mark.rule("L2.1", "L2.2", "L2.5", "L2.6", "R2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tops_tiles_stairs_rondel_and_the_first_marker_are_drawn_in_this_order(seats: int) -> None:
    # The last marker for the stairs is known without a draw.
    stairs = ["stairs"] * (seats - 1)
    wanted = [*STACK_LABELS, *BONUS_LABELS, *stairs, "rondel", "marker"]
    assert labels_of_setup(waiting(seats)) == wanted
    assert labels_of_setup(waiting(seats, **ALL_RANDOM)) == [*FACE_LABELS, *wanted]
    assert labels_of_setup(waiting(seats, gate="random", bridge="L8.13")) == ["face gate", *wanted]


@pytest.mark.rule("L2.1")
def test_any_building_of_a_type_can_be_the_top_of_its_stack() -> None:
    position = waiting(4)
    for kind, label in enumerate(STACK_LABELS):
        draw_until(position, label)
        stack = COMPONENTS.stacks[kind]
        assert awaited(position) == (label, dict(Counter(stack)))
        events: list[Event] = []
        position.reveal(stack[-1], events)
        assert happened(events, "top") == [{"seat": -1, "building": stack[-1]}]
        assert position.tops[kind] == stack[-1]
        assert position.unseen[kind] == stack[:-1]
    assert position.tops == [57, 56, 60, 58, 59, 64]


@pytest.mark.rule("L2.1")
def test_parks_of_one_crest_are_drawn_as_often_as_there_are_any() -> None:
    position = waiting(2)
    draw_until(position, "building park")
    assert awaited(position)[1] == {61: 3, 62: 3, 63: 3, 64: 3}
    position.reveal(62)
    assert position.unseen[BuildingType.PARK] == [61, 61, 61, 62, 62, 63, 63, 63, 64, 64, 64]


@pytest.mark.rule("L2.5")
@pytest.mark.parametrize("stack", [0, 1, 2])
def test_any_tile_of_a_bonus_stack_can_be_its_top(stack: int) -> None:
    position = waiting(3)
    draw_until(position, f"bonus {stack + 1}")
    assert awaited(position)[1] == dict.fromkeys(range(8), 1)
    events: list[Event] = []
    position.reveal(5, events)
    assert happened(events, "bonus-top") == [{"seat": -1, "stack": stack + 1, "tile": 5}]
    assert position.bonus_tops[stack] == 5
    assert position.bonus_unseen[stack] == [0, 1, 2, 3, 4, 6, 7]


@pytest.mark.rule("L2.6")
def test_the_stairs_are_drawn_from_a_downwards() -> None:
    position = waiting(4)
    draw_until(position, "stairs")
    events: list[Event] = []
    for seat, left in ((2, [0, 1, 2, 3]), (0, [0, 1, 3]), (3, [1, 3])):
        assert awaited(position) == ("stairs", dict.fromkeys(left, 1))
        position.reveal(seat, events)
    assert position.chapel_order == [2, 0, 3, 1]
    assert happened(events, "stairs") == [
        {"seat": 2, "step": 1},
        {"seat": 0, "step": 2},
        {"seat": 3, "step": 3},
        {"seat": 1, "step": 4},
    ]


@pytest.mark.rule("R2.9")
@pytest.mark.parametrize(
    ("turned", "x"),
    [(0, "chapel"), (1, "haberdasher"), (2, "guild house"), (3, "hostelry"), (4, "gate")],
)
def test_the_rondel_lies_anyhow(turned: int, x: str) -> None:
    position = waiting(4)
    draw_until(position, "rondel")
    assert awaited(position)[1] == dict.fromkeys(range(6), 1)
    events: list[Event] = []
    position.reveal(turned, events)
    assert position.rondel == turned
    assert happened(events, "rondel") == [{"seat": -1, "type": TYPE_NAMES.index(x)}]


@pytest.mark.rule("L2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_marker_can_be_any_of_the_fifteen(seats: int) -> None:
    position = waiting(seats)
    draw_until(position, "marker")
    assert awaited(position)[1] == {1: 5, 2: 5, 3: 5}
    position.reveal(3)
    assert position.markers == [3]
    assert position.markers_unseen == [1] * 5 + [2] * 5 + [3] * 4


@pytest.mark.rule("R8.20")
def test_each_face_of_a_colour_is_as_likely_as_the_others() -> None:
    position = waiting(4, **ALL_RANDOM)
    events: list[Event] = []
    for slot, label in enumerate(FACE_LABELS):
        first = 4 * slot + 1
        assert awaited(position) == (label, dict.fromkeys(range(first, first + 4), 1))
        position.reveal(first + 2, events)
    assert position.faces == [3, 7, 11, 15]
    assert happened(events, "face") == [
        {"seat": -1, "slot": slot, "face": face} for slot, face in enumerate([3, 7, 11, 15])
    ]


@pytest.mark.rule("R8.20")
def test_which_faces_share_a_tile_changes_no_draw() -> None:
    data = dict(COMPONENTS.plain)
    tiles = data["scoring_tiles"]
    assert isinstance(tiles, dict)
    data["scoring_tiles"] = {**tiles, "gate": [["L8.8", "L8.5"], ["L8.7", "L8.6"]]}
    chance = Pointer(0)
    position = twinspan.game("london", components=data).new(4, {"gate": "random"}, chance=chance)
    assert position.faces == [0, 5, 0, 0]


@pytest.mark.rule("L2.1", "L2.2", "L2.5", "L2.6", "R2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_source_of_chance_is_asked_by_label_number_and_size_of_the_pool(seats: int) -> None:
    chance = Pointer(-1)
    position = LONDON.new(seats, ALL_RANDOM, chance=chance)
    assert chance.asked == [
        *((label, 0, 4) for label in FACE_LABELS),
        *((label, 0, 12) for label in STACK_LABELS),
        *((label, 0, 8) for label in BONUS_LABELS),
        *(("stairs", step, seats - step) for step in range(seats - 1)),
        ("rondel", 0, 6),
        ("marker", 0, 15),
    ]
    assert position.faces == [4, 8, 12, 16]
    assert position.tops == [57, 56, 60, 58, 59, 64]
    assert position.bonus_tops == [7, 7, 7]
    assert position.chapel_order == list(reversed(range(seats)))
    assert position.rondel == (5 + 3) % 6
    assert position.markers == [3]


@pytest.mark.rule("L2.1", "L2.2")
def test_later_draws_of_a_label_are_counted_on() -> None:
    chance = Pointer(0)
    position = LONDON.new(3, chance=chance)
    position.rondel = 0
    chance.asked.clear()
    bid(position, 4, 3, 0)
    act(position, 0, "outer guild house")
    assert chance.asked == [("building guild house", 1, 11)]
    act(position, 1, "centre")
    act(position, 1, "stack guild house")
    assert chance.asked[1:] == [("building guild house", 2, 10)]
    act(position, 2, "outer park")
    assert chance.asked[2:] == [("building park", 1, 11), ("marker", 1, 14)]
    assert position.markers == [1, 1]


@pytest.mark.rule("L2.5")
def test_later_draws_of_a_bonus_stack_are_counted_on() -> None:
    chance = Pointer(0)
    position = LONDON.new(3, chance=chance)
    position.rondel = 0
    position.players[0].gate = 2
    chance.asked.clear()
    bid(position, 4, 3, 0)
    act(position, 0, "outer gate")
    act(position, 0, "bonus 2")
    assert chance.asked == [("bonus 2", 1, 7), ("building gate", 1, 11)]
    assert position.bonus_tops == [0, 1, 0]


@pytest.mark.rule("L5.2", "R3.3.8")
def test_a_bonus_stack_shows_nothing_while_its_next_tile_is_awaited() -> None:
    position = lay(3)
    position.players[0].gate = 2
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.RAISE)
    bid(position, 4, 3, 0)
    position.chance = None
    act(position, 0, "outer gate")
    act(position, 0, "bonus 2")
    assert position.bonus_tops == [2, -1, 6]
    assert awaited(position) == ("bonus 2", dict.fromkeys([1, 2, 3, 4, 5, 6, 7], 1))


def test_what_cannot_be_drawn_is_refused() -> None:
    position = waiting(4)
    with pytest.raises(UsageError) as error:
        position.reveal(1)
    assert error.value.code == "impossible-reveal"
    assert error.value.facts == {
        "label": "building chapel",
        "value": "1",
        "known": COMPONENTS.stacks[BuildingType.CHAPEL],
    }
    with pytest.raises(UsageError) as error:
        lay().reveal(1)
    assert error.value.code == "nothing-to-reveal"


# ----- what everybody gets ----------------------------------------------------------------------

HANDS: Final = {
    "A": [1, 2, 1, 1, 1],
    "B": [1, 1, 2, 1, 1],
    "C": [1, 1, 1, 2, 1],
    "D": [1, 1, 1, 1, 2],
}


@pytest.mark.rule("L2.3", "L2.4", "L2.7", "R2.8")
@pytest.mark.parametrize(
    ("seats", "steps", "supply"),
    [
        (2, "AB", [0, 15 - 3, 15 - 3, 11 - 2, 10 - 2]),
        (3, "ABC", [0, 15 - 4, 15 - 4, 11 - 4, 10 - 3]),
        (4, "ABCD", [0, 15 - 5, 15 - 5, 11 - 5, 10 - 5]),
    ],
)
def test_hands_go_by_the_steps_of_the_stairs(seats: int, steps: str, supply: list[int]) -> None:
    position = LONDON.new(seats, chance=Pointer(-1))  # the last seat is drawn first
    zeros = 2 if seats == 2 else 1
    wanted = [[zeros, *HANDS[step][1:]] for step in reversed(steps)]
    assert [player.hand for player in position.players] == wanted
    assert [player.money for player in position.players] == [5] * seats
    assert position.supply == supply


@pytest.mark.rule("L2.3", "L2.4", "L2.7")
@pytest.mark.parametrize(("seats", "zeros"), [(2, [0, 0]), (3, [0]), (4, [0])])
def test_the_first_hands_are_told(seats: int, zeros: list[int]) -> None:
    position = waiting(seats)
    draw_until(position, "rondel")
    events: list[Event] = []
    position.reveal(0, events)
    hands = [[1, 1, 2, 3, 4], [1, 2, 2, 3, 4], [1, 2, 3, 3, 4], [1, 2, 3, 4, 4]]
    assert happened(events, "start-hand") == [
        {"seat": seat, "cards": [*zeros, *hands[seat]], "amount": 5} for seat in range(seats)
    ]
    assert [event.kind for event in events] == ["rondel", *["start-hand"] * seats, "round"]


@pytest.mark.rule("L2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_markers_start_before_their_tracks_and_nothing_is_built(seats: int) -> None:
    position = lay(seats)
    for player in position.players:
        assert (player.chapel, player.gate, player.pawn) == (0, 0, -1)
        assert player.bridge == player.played == player.raised == []
        assert player.tiles == player.fresh == [0] * 8
        assert player.choice == NO_CHOICE
    assert position.gate_order == list(range(seats))
    assert position.pawns == [0] * 7
    assert position.removed == []
    assert position.spent == [0] * 8
    assert position.faces == [0, 0, 0, 0]
