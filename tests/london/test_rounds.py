"""L3.1, L3.3: what comes after what in a round."""

import random

import pytest

from tests.london.table import (
    COMPONENTS,
    LONDON,
    act,
    bid,
    bonus_tops,
    bridge,
    building_turn,
    empty_stack,
    hand,
    happened,
    lay,
    legal,
    money,
    next_round,
    purses,
    refused,
    tiles,
    top,
)
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event, rng_choice
from twinspan.games.london.components import TYPE_NAMES, TYPES, BuildingType, Tile

# ----- L3.1: preparation ------------------------------------------------------------------------


@pytest.mark.rule("L3.1.1")
@pytest.mark.example(9)
@pytest.mark.parametrize(
    ("rondel", "marker", "turned", "x"),
    [
        (0, 1, 1, "haberdasher"),
        (0, 2, 2, "guild house"),
        (0, 3, 3, "hostelry"),
        (2, 3, 5, "park"),
        (3, 3, 0, "chapel"),
        (4, 3, 1, "haberdasher"),
    ],
)
def test_a_marker_turns_the_rondel_clockwise_by_its_number(
    rondel: int, marker: int, turned: int, x: str
) -> None:
    position = lay(rondel=rondel)
    shown = position.markers[:]
    unseen = position.markers_unseen[:]
    events = next_round(position, marker)
    assert position.rondel == turned
    assert TYPE_NAMES[position.x_space()] == x
    assert happened(events, "marker") == [
        {"seat": -1, "steps": marker, "type": TYPE_NAMES.index(x)}
    ]
    assert position.markers == [*shown, marker]
    assert sorted([*position.markers_unseen, marker]) == unseen


@pytest.mark.rule("L3.1.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_a_round_is_announced_before_its_marker(seats: int, rounds: int) -> None:
    position = lay(seats)
    assert position.round == 1
    events = next_round(position)
    assert position.round == 2
    assert [event.kind for event in events] == ["round", "marker"]
    assert happened(events, "round") == [{"seat": -1, "round": 2, "rounds": rounds}]


@pytest.mark.rule("L3.1.1", "L7.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_there_are_twelve_rounds_and_six_with_two_players(seats: int, rounds: int) -> None:
    position = LONDON.new(seats, seed=3)
    rng = random.Random(3)
    events: list[Event] = []
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, rng_choice(rng, position.legal(seat)), events)
    assert [fact["round"] for fact in happened(events, "round")] == list(range(2, rounds + 1))
    turns = happened(events, "turn")
    assert len(turns) == rounds * (4 if seats == 2 else seats)


# ----- L3.3.1: the played card ------------------------------------------------------------------


@pytest.mark.rule("L3.3.1")
def test_the_played_card_goes_back_to_the_supply_at_the_start_of_the_turn() -> None:
    position = lay()
    events = bid(position, 3, 4, 3, 1)
    assert happened(events, "turn") == [{"seat": 1, "card": 4}]
    assert position.supply == [0, 10, 10, 6, 6]
    events = act(position, 1, "outer guild house")
    assert happened(events, "turn") == [{"seat": 0, "card": 3}]
    assert position.supply == [0, 10, 10, 7, 6]


@pytest.mark.rule("L3.3.1", "L1.4")
def test_a_0_returns_to_the_hand_at_the_start_of_the_turn() -> None:
    position = lay()
    events = bid(position, 0, 0, 0, 0)
    assert happened(events, "turn") == [{"seat": 0, "card": 0}]
    assert [player.hand[0] for player in position.players] == [1, 0, 0, 0]
    assert position.supply == [0, 10, 10, 6, 5]
    act(position, 0, "outer guild house")
    assert [player.hand[0] for player in position.players] == [1, 1, 0, 0]


@pytest.mark.rule("L3.3.1")
def test_ones_own_hostelry_may_take_the_played_card_again() -> None:
    position = lay()
    hand(position, 0, 4)
    hand(position, 2, 4)
    hand(position, 3, 4)
    hand(position, 1, *[4] * 7)
    assert position.supply[4] == 0
    bridge(position, 0, 40, 36, 32)  # blue
    top(position, 20)
    bid(position, 4, 0, 0, 0)
    assert position.supply[4] == 1
    act(position, 0, "outer hostelry")
    assert legal(position, 0) == {"take 1", "take 2", "take 3", "take 4", "done"}
    act(position, 0, "take 4")
    assert position.players[0].hand == [1, 0, 0, 0, 1]
    assert position.supply[4] == 0


# ----- L3.3.5, L3.3.6: the turn and the end of the round ----------------------------------------


@pytest.mark.rule("L3.3.5")
def test_first_the_building_is_built_and_then_its_action_is_performed() -> None:
    position = lay()
    bridge(position, 0, 48)  # blue
    top(position, 28)  # a blue haberdasher
    building_turn(position)
    events = act(position, 0, "outer haberdasher")
    assert [event.kind for event in events] == [
        "placed-outer",
        "built",
        "strength",
        "haberdasher",
        "top",
        "turn",
    ]
    assert happened(events, "strength") == [{"seat": 0, "building": 28, "strength": 2}]
    assert purses(position) == [5 + 2 + 2, 5, 5, 5]


@pytest.mark.rule("L3.3.5")
def test_the_turns_follow_the_order() -> None:
    position = lay()
    bid(position, 1, 2, 3, 4)
    for turn, (seat, where) in enumerate(
        [(3, "outer guild house"), (2, "outer park"), (1, "outer haberdasher"), (0, "outer gate")]
    ):
        assert position.to_act() == (seat,)
        assert position.turn == turn
        assert legal(position, 3 - seat) == set()
        act(position, seat, where)
    assert position.decision() == "cards"


@pytest.mark.rule("L3.3.6")
def test_when_all_turns_are_done_the_pawns_leave_and_the_next_round_begins() -> None:
    position = lay()
    tiles(position, 1, Tile.X, Tile.SHARE, fresh=True)
    top(position, 41)
    bid(position, 1, 2, 3, 4)
    act(position, 3, "outer guild house")
    act(position, 2, "outer park")
    act(position, 1, "outer haberdasher")
    assert position.pawns == [0, 0, 0, 1, 1, 1, 0]
    assert [player.pawn for player in position.players] == [-1, 3, 5, 4]
    assert position.lowest_seat != -1
    events = act(position, 0, "outer gate")
    assert position.pawns == [0] * 7
    for player in position.players:
        assert player.pawn == -1
        assert player.played == player.raised == []
        assert player.fresh == [0] * 8
    assert position.players[1].tiles == [1, 0, 1, 0, 0, 0, 0, 0]
    assert (position.order, position.order_cards, position.turn) == ([], [], -1)
    assert (position.lowest, position.lowest_seat, position.actor) == (0, -1, -1)
    assert position.round == 2
    assert [event.kind for event in events[-3:]] == ["top", "round", "marker"]


@pytest.mark.rule("L6.1", "L3.3.6")
def test_a_tile_taken_in_this_round_joins_the_others_at_its_end() -> None:
    position = lay(3)
    tiles(position, 0, Tile.GATE_2)
    tiles(position, 0, Tile.GATE_2, fresh=True)
    building_turn(position)
    act(position, 0, "outer guild house")
    act(position, 0, "done")
    act(position, 1, "outer park")
    act(position, 2, "outer gate")
    assert position.players[0].tiles[Tile.GATE_2] == 2
    assert position.players[0].fresh == [0] * 8


# ----- L3.3.4: two players ----------------------------------------------------------------------


@pytest.mark.rule("L3.3.4")
def test_with_two_players_the_pawn_moves_for_the_second_turn_and_leaves_its_space_free() -> None:
    position = lay(2)
    top(position, 41)
    bid(position, (4, 1), (3, 0))
    assert position.supply == [0, 12, 12, 9, 9]
    act(position, 0, "outer guild house")
    assert position.pawns == [0, 0, 0, 0, 1, 0, 0]
    act(position, 1, "outer park")
    assert position.supply == [0, 13, 12, 10, 9]
    assert position.to_act() == (0,)
    assert refused(position, 0, "outer guild house") == Refusal(
        "L3.3.4", "own-space", {"space": BuildingType.GUILD_HOUSE}
    )
    assert refused(position, 0, "outer park") == Refusal(
        "L3.3.3", "space-occupied", {"space": BuildingType.PARK}
    )
    act(position, 0, "outer gate")
    assert position.pawns == [0, 1, 0, 0, 0, 1, 0]
    assert [player.pawn for player in position.players] == [1, 5]
    assert legal(position, 1) == {
        "outer hostelry",
        "outer haberdasher",
        "outer guild house",
        "centre",
    }
    act(position, 1, "outer guild house")
    assert [len(player.bridge) for player in position.players] == [2, 2]
    assert position.decision() == "cards"
    assert position.pawns == [0] * 7


@pytest.mark.rule("L3.3.4", "L3.2.5")
@pytest.mark.example(9)
def test_with_two_players_one_may_have_two_turns_running() -> None:
    position = lay(2)
    events = bid(position, (4, 1), (3, 2))
    assert happened(events, "order") == [{"seat": -1, "seats": [0, 1, 1, 0], "by": ["card"] * 4}]
    act(position, 0, "outer guild house")
    act(position, 1, "outer park")
    assert position.to_act() == (1,)
    assert refused(position, 1, "outer park").why == "own-space"
    act(position, 1, "centre")
    assert position.pawns == [0, 0, 0, 0, 1, 0, 1]
    events = act(position, 1, "stack guild house")
    assert happened(events, "turn") == [{"seat": 0, "card": 1}]


@pytest.mark.rule("L3.3.4", "L6.2")
def test_with_two_players_one_cannot_share_with_oneself() -> None:
    position = lay(2)
    tiles(position, 0, Tile.SHARE)
    bid(position, (4, 3), (0, 0))
    act(position, 0, "centre")
    act(position, 0, "stack park")
    assert refused(position, 0, "centre share") == Refusal("L3.3.4", "own-space", {"space": 6})
    assert refused(position, 0, "centre") == Refusal("L3.3.4", "own-space", {"space": 6})
    assert "centre" not in legal(position, 0)


@pytest.mark.rule("L3.3.4", "L6.4")
def test_with_two_players_the_x_is_left_for_the_second_turn_too() -> None:
    position = lay(2)
    tiles(position, 0, Tile.X, Tile.X)
    bonus_tops(position, Tile.SHARE, Tile.SHARE, Tile.SHARE)
    bid(position, (4, 3), (0, 0))
    act(position, 0, "x")
    assert refused(position, 0, "x") == Refusal("L3.3.4", "own-space", {"space": 0})


# ----- R3.3.8: the next building of a stack -----------------------------------------------------


@pytest.mark.rule("R3.3.8")
def test_the_next_building_is_seen_when_the_turn_is_over() -> None:
    position = lay()
    tiles(position, 0, Tile.CHAPEL_2)
    top(position, 41)
    building_turn(position)
    position.chance = None
    act(position, 0, "outer gate")
    assert position.decision() == "end-turn"
    assert position.tops[BuildingType.GATE] == 0
    assert position.reveal_needed() is None
    left = [number for number in COMPONENTS.stacks[BuildingType.GATE] if number != 41]
    assert position.unseen[BuildingType.GATE] == left
    events = act(position, 0, "done")
    assert happened(events, "turn") == []
    reveal = position.reveal_needed()
    assert reveal is not None
    assert reveal.label == "building gate"
    assert reveal.outcomes == tuple(left)
    assert reveal.weights == (1,) * 11
    assert position.to_act() == ()
    assert legal(position, 1) == set()
    assert refused(position, 1, "outer gate") == Refusal("T2", "waiting-for-a-reveal", {})
    events = []
    position.reveal(1, events)
    assert happened(events, "top") == [{"seat": -1, "building": 1}]
    assert position.tops[BuildingType.GATE] == 1
    assert position.to_act() == (1,)


@pytest.mark.rule("R3.3.8", "L3.3.3")
def test_the_last_building_of_a_stack_leaves_it_empty() -> None:
    position = lay()
    empty_stack(position, BuildingType.GUILD_HOUSE, left=1)
    building_turn(position)
    position.chance = None
    events = act(position, 0, "outer guild house")
    assert happened(events, "stack-empty") == [{"seat": -1, "type": 4}]
    assert happened(events, "top") == []
    assert position.to_act() == (1,)
    assert position.tops[BuildingType.GUILD_HOUSE] == 0
    assert position.opened == -1


@pytest.mark.rule("R3.3.8")
def test_a_last_building_but_one_needs_no_draw() -> None:
    position = lay()
    empty_stack(position, BuildingType.GUILD_HOUSE, left=2)
    (last,) = position.unseen[BuildingType.GUILD_HOUSE]
    building_turn(position)
    position.chance = None
    events = act(position, 0, "outer guild house")
    assert happened(events, "top") == [{"seat": -1, "building": last}]
    assert happened(events, "stack-empty") == []
    assert position.tops[BuildingType.GUILD_HOUSE] == last
    assert position.unseen[BuildingType.GUILD_HOUSE] == []


# ----- questions with one answer ----------------------------------------------------------------


@pytest.mark.rule("L3.3.2")
def test_a_question_with_one_answer_is_answered_and_told() -> None:
    position = lay()
    for kind in range(TYPES):
        if kind != BuildingType.GUILD_HOUSE:
            empty_stack(position, kind)
    money(position, 1, 5, 5, 5)
    top(position, 59)
    events = building_turn(position)
    assert happened(events, "placed-outer") == [{"seat": 0, "type": 4, "amount": 1}]
    # The next ones cannot stand there, and find one stack only from the centre, or nothing.
    assert happened(events, "only-choice") == [
        {"seat": 0, "action": "outer guild house", "to": "place"},
        {"seat": 1, "action": "centre", "to": "place"},
        {"seat": 1, "action": "stack guild house", "to": "stack"},
        {"seat": 2, "action": "pass", "to": "place"},
        {"seat": 3, "action": "pass", "to": "place"},
    ]
    assert purses(position) == [2, 3, 5, 5]
