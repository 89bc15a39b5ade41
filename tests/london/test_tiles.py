"""L6: bonus tiles of the building turn: when one may be used; +2 on a track; taking back a card.

Share, free centre and X are placements: test_placing.py. +1 and noblewoman: test_bidding.py.
"""

import pytest

from tests.london.table import (
    act,
    bid,
    bonus_tops,
    bridge,
    building_turn,
    empty_stack,
    hand,
    lay,
    legal,
    money,
    next_round,
    refused,
    tiles,
    top,
    tracks,
)
from tests.london.turns import (
    BLUE,
    BLUE_PARK,
    TRACK_END,
    other_decision,
    over_after,
    play_turns,
    ready,
    take,
)
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import TILES, TYPES, BuildingType, Tile

TWO_AHEAD = [
    pytest.param(Tile.CHAPEL_2, "chapel +2", "chapel-track", marks=pytest.mark.rule("L6.6")),
    pytest.param(Tile.GATE_2, "gate +2", "gate-track", marks=pytest.mark.rule("L6.7")),
]
TILE_OF = [pytest.param(*case.values[:2], marks=case.marks) for case in TWO_AHEAD]
PLACES_AT_FIRST = {
    "outer gate", "outer park", "outer haberdasher", "outer guild house", "outer hostelry",
    "centre",
}  # fmt: skip


def in_turn(*given: int, fresh: bool = False) -> LondonPosition:
    """Seat 0 has these tiles and is to place its pawn; the park stack shows a blue one."""
    position = ready(BLUE_PARK)
    tiles(position, 0, *given, fresh=fresh)
    building_turn(position)
    return position


def at_end_of_turn(*given: int) -> LondonPosition:
    """Seat 0 has played a 4, built a park, has these tiles and may use them."""
    position = in_turn(*given)
    act(position, 0, "outer park")
    return position


# ----- +2 on a track ------------------------------------------------------------------------------


@pytest.mark.rule("R6.17")
@pytest.mark.parametrize(("tile", "notation", "event"), TWO_AHEAD)
def test_a_track_tile_may_be_used_before_placing(tile: int, notation: str, event: str) -> None:
    position = in_turn(tile)
    assert legal(position, 0) == PLACES_AT_FIRST | {notation}
    events = act(position, 0, notation)
    assert events[:2] == [
        Event("tile-used", 0, {"tile": tile}),
        Event(event, 0, {"steps": 2, "reached": 2}),
    ]
    assert position.players[0].tiles == [0] * 8
    assert position.spent == [int(other == tile) for other in range(TILES)]
    assert position.decision() == "place"  # the pawn is still to be placed
    assert legal(position, 0) == PLACES_AT_FIRST


@pytest.mark.rule("R6.17")
@pytest.mark.parametrize(("tile", "notation", "event"), TWO_AHEAD)
def test_a_track_tile_may_be_used_after_the_buildings_action(
    tile: int, notation: str, event: str
) -> None:
    position = at_end_of_turn(tile)
    assert position.decision() == "end-turn"
    assert legal(position, 0) == {notation, "done"}
    events = act(position, 0, notation)
    assert events[:2] == [
        Event("tile-used", 0, {"tile": tile}),
        Event(event, 0, {"steps": 2, "reached": 2}),
    ]
    assert position.players[0].tiles == [0] * 8
    assert position.spent == [int(other == tile) for other in range(TILES)]
    assert over_after(position, "park")  # nothing left to use: the turn is over


@pytest.mark.rule("L6.6")
def test_chapel_two_ahead_takes_printed_money_and_lands_on_top() -> None:
    position = in_turn(Tile.CHAPEL_2)
    tracks(position, chapel=[3, 5, 6, 0])
    assert act(position, 0, "chapel +2") == [
        Event("tile-used", 0, {"tile": Tile.CHAPEL_2}),
        Event("chapel-track", 0, {"steps": 2, "reached": 5}),
        Event("track-money", 0, {"reached": 5, "amount": 2}),
    ]
    assert position.chapel_order == [2, 0, 1, 3]
    assert [player.gate for player in position.players] == [0, 0, 0, 0]
    assert position.players[0].money == 5 + 2


@pytest.mark.rule("L6.7", "R6.17", "L6.1")
def test_gate_two_ahead_gives_a_bonus_tile_before_placing_goes_on() -> None:
    position = in_turn(Tile.GATE_2)
    tracks(position, gate=[1, 3, 4, 0])
    bonus_tops(position, Tile.CHAPEL_2, Tile.CHAPEL_2, Tile.CHAPEL_2)
    act(position, 0, "gate +2")
    assert position.gate_order == [2, 0, 1, 3]
    assert [player.chapel for player in position.players] == [0, 0, 0, 0]
    assert position.decision() == "bonus"
    act(position, 0, "bonus 3")
    position.reveal(Tile.X)
    assert position.decision() == "place"
    assert legal(position, 0) == PLACES_AT_FIRST  # the new tile is too fresh
    why = Refusal("L6.1", "tile-fresh", {"tile": Tile.CHAPEL_2})
    assert refused(position, 0, "chapel +2") == why


@pytest.mark.rule("L6.7", "R6.17")
def test_a_bonus_tile_of_gate_two_ahead_is_taken_before_the_turn_can_end() -> None:
    position = at_end_of_turn(Tile.GATE_2, Tile.CHAPEL_2)
    tracks(position, gate=[1, 0, 0, 0])
    act(position, 0, "gate +2")
    assert legal(position, 0) == {"bonus 1", "bonus 2", "bonus 3"}
    assert refused(position, 0, "chapel +2") == other_decision("bonus")
    act(position, 0, "bonus 1")
    position.reveal(position.bonus_unseen[0][0])
    assert legal(position, 0) == {"chapel +2", "done"}


@pytest.mark.rule("R6.18")
@pytest.mark.parametrize(("tile", "notation", "event"), TWO_AHEAD)
@pytest.mark.parametrize(("start", "steps"), [(12, 2), (13, 2), (14, 1)])
def test_a_track_tile_may_be_used_short_of_the_last_space(
    tile: int, notation: str, event: str, start: int, steps: int
) -> None:
    position = at_end_of_turn(tile)
    tracks(position, chapel=[start, 0, 0, 0], gate=[start, 0, 0, 0])
    assert act(position, 0, notation)[1] == Event(
        event, 0, {"steps": steps, "reached": start + steps}
    )


@pytest.mark.rule("R6.18")
@pytest.mark.parametrize(("tile", "notation"), TILE_OF)
def test_a_track_tile_has_no_use_on_the_last_space(tile: int, notation: str) -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, tile)
    ends = {
        "chapel": [TRACK_END if tile == Tile.CHAPEL_2 else 14, 0, 0, 0],
        "gate": [TRACK_END if tile == Tile.GATE_2 else 14, 0, 0, 0],
    }
    tracks(position, **ends)
    building_turn(position)
    assert legal(position, 0) == PLACES_AT_FIRST
    why = Refusal("R6.18", "track-end", {"tile": tile})
    assert refused(position, 0, notation) == why
    act(position, 0, "outer park")
    assert over_after(
        position, "park"
    )  # there is nothing to use: the turn ended without a question
    assert position.players[0].tiles[tile] == 1


@pytest.mark.rule("R6.18")
@pytest.mark.parametrize(("tile", "notation"), TILE_OF)
def test_nor_at_the_end_of_a_turn(tile: int, notation: str) -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, tile, Tile.TAKE_BACK)
    tracks(position, chapel=[TRACK_END, 0, 0, 0], gate=[TRACK_END, 0, 0, 0])
    take(position, BLUE_PARK)
    assert legal(position, 0) == {"take back", "done"}
    assert refused(position, 0, notation) == Refusal("R6.18", "track-end", {"tile": tile})


@pytest.mark.parametrize("on", [0, TRACK_END])
@pytest.mark.parametrize(
    ("tile", "rule", "notation"),
    [
        pytest.param(Tile.CHAPEL_2, "L6.6", "chapel +2", marks=pytest.mark.rule("L6.6")),
        pytest.param(Tile.GATE_2, "L6.7", "gate +2", marks=pytest.mark.rule("L6.7")),
    ],
)
def test_without_the_tile_there_is_no_step_ahead(
    tile: int, rule: str, notation: str, on: int
) -> None:
    position = in_turn()
    tracks(position, chapel=[on, 0, 0, 0], gate=[on, 0, 0, 0])
    assert legal(position, 0) == PLACES_AT_FIRST
    assert refused(position, 0, notation) == Refusal(rule, "tile-missing", {"tile": tile})


@pytest.mark.rule("L6.6", "L6.7")
def test_several_tiles_may_be_used_in_one_turn() -> None:
    position = in_turn(Tile.CHAPEL_2, Tile.CHAPEL_2, Tile.GATE_2, Tile.TAKE_BACK)
    assert legal(position, 0) == PLACES_AT_FIRST | {"chapel +2", "gate +2"}
    act(position, 0, "chapel +2")
    assert legal(position, 0) == PLACES_AT_FIRST | {"chapel +2", "gate +2"}
    act(position, 0, "outer park")
    assert legal(position, 0) == {"chapel +2", "gate +2", "take back", "done"}
    for notation in ("gate +2", "take back", "chapel +2"):
        act(position, 0, notation)
    ada = position.players[0]
    assert (ada.chapel, ada.gate, ada.hand) == (4, 2, [1, 2, 1, 1, 1])
    assert position.spent == [0, 0, 0, 1, 2, 1, 0, 0]
    assert ada.tiles == [0] * 8


@pytest.mark.rule("R3.3.7", "L6.5", "R6.17")
def test_who_passes_may_still_use_tiles_before_and_after() -> None:
    position = lay()
    tiles(position, 0, Tile.CHAPEL_2, Tile.GATE_2, Tile.TAKE_BACK)
    money(position, 0)
    for kind in range(TYPES):
        if kind != BuildingType.CHAPEL:  # beside the X
            empty_stack(position, kind)
    building_turn(position)
    assert legal(position, 0) == {"pass", "chapel +2", "gate +2"}
    act(position, 0, "gate +2")
    act(position, 0, "pass")
    assert legal(position, 0) == {"chapel +2", "take back", "done"}
    act(position, 0, "take back")
    act(position, 0, "chapel +2")
    ada = position.players[0]
    assert (ada.chapel, ada.gate, ada.hand) == (2, 2, [1, 2, 1, 1, 1])
    assert ada.bridge == []


# ----- when a tile may be used --------------------------------------------------------------------


@pytest.mark.rule("R6.17")
@pytest.mark.parametrize(
    ("building", "on_bridge", "turn", "decision"),
    [
        (43, (), "centre", "stack"),
        (43, (51, 42), "outer haberdasher", "replace"),
        (16, BLUE[:2], "outer gate", "bonus"),
        (20, BLUE[:2], "outer hostelry", "take-cards"),
    ],
)
@pytest.mark.parametrize("notation", ["chapel +2", "gate +2", "take back"])
def test_no_tile_is_used_while_another_choice_is_open(
    building: int, on_bridge: tuple[int, ...], turn: str, decision: str, notation: str
) -> None:
    position = ready(building, *on_bridge)
    tiles(position, 0, Tile.CHAPEL_2, Tile.GATE_2, Tile.TAKE_BACK)
    building_turn(position)
    act(position, 0, turn)
    assert refused(position, 0, notation) == other_decision(decision)
    assert notation not in legal(position, 0)


@pytest.mark.rule("L6.10")
@pytest.mark.parametrize(
    "notation",
    [
        "outer park share",
        "centre share",
        "centre free",
        "centre free share",
        "x",
        "x share",
        "take back",
        "chapel +2",
        "gate +2",
    ],
)
def test_a_tile_of_the_building_turn_is_not_used_outside_ones_own(notation: str) -> None:
    position = lay()
    tiles(position, 1, *range(TILES))
    next_round(position)
    assert refused(position, 1, notation) == other_decision("noblewoman")
    act(position, 1, "done")
    assert refused(position, 1, notation) == other_decision("cards")
    bid(position, 4, 0, 0, 0)
    assert position.to_act() == (1,)
    assert refused(position, 1, notation) == other_decision("raise")
    act(position, 1, "done")
    assert position.to_act() == (0,)
    others_turn = Refusal("T2", "not-your-turn", {"asked": [0]})
    assert refused(position, 1, notation) == others_turn
    assert position.legal(1) == ()


@pytest.mark.rule("L6.10")
@pytest.mark.parametrize("notation", ["raise 1", "noblewoman"])
def test_tiles_for_the_turn_order_are_not_used_in_the_building_turn(notation: str) -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, Tile.NOBLEWOMAN, Tile.RAISE, Tile.CHAPEL_2)
    building_turn(position)
    act(position, 0, "done")  # does not raise its card
    assert legal(position, 0) == PLACES_AT_FIRST | {"chapel +2"}
    assert refused(position, 0, notation) == other_decision("place")
    act(position, 0, "outer park")
    assert legal(position, 0) == {"chapel +2", "done"}
    assert refused(position, 0, notation) == other_decision("end-turn")


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize(
    ("tile", "notation"),
    [
        (Tile.SHARE, "outer park share"),
        (Tile.SHARE, "centre share"),
        (Tile.FREE_CENTRE, "centre free"),
        (Tile.X, "x"),
        (Tile.CHAPEL_2, "chapel +2"),
        (Tile.GATE_2, "gate +2"),
    ],
)
def test_a_tile_taken_this_round_is_not_used_in_it(tile: int, notation: str) -> None:
    position = in_turn(tile, fresh=True)
    assert legal(position, 0) == PLACES_AT_FIRST
    assert refused(position, 0, notation) == Refusal("L6.1", "tile-fresh", {"tile": tile})
    act(position, 0, "outer park")
    assert over_after(position, "park")  # nothing to use at the end of the turn either


@pytest.mark.rule("L6.1", "L6.5")
def test_a_fresh_take_back_tile_is_not_used() -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, Tile.CHAPEL_2)
    tiles(position, 0, Tile.TAKE_BACK, fresh=True)
    take(position, BLUE_PARK)
    assert legal(position, 0) == {"chapel +2", "done"}
    why = Refusal("L6.1", "tile-fresh", {"tile": Tile.TAKE_BACK})
    assert refused(position, 0, "take back") == why


@pytest.mark.rule("L6.1")
def test_of_two_tiles_only_the_older_one_is_used() -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, Tile.CHAPEL_2)
    tiles(position, 0, Tile.CHAPEL_2, fresh=True)
    building_turn(position)
    act(position, 0, "chapel +2")
    assert legal(position, 0) == PLACES_AT_FIRST
    why = Refusal("L6.1", "tile-fresh", {"tile": Tile.CHAPEL_2})
    assert refused(position, 0, "chapel +2") == why
    assert position.players[0].fresh[Tile.CHAPEL_2] == 1
    assert position.players[0].tiles[Tile.CHAPEL_2] == 0


@pytest.mark.rule("L6.1")
def test_a_tile_is_usable_from_the_next_round_on() -> None:
    position = lay(3)
    top(position, BLUE_PARK)
    tiles(position, 0, Tile.CHAPEL_2, Tile.CHAPEL_2, fresh=True)
    tiles(position, 2, Tile.SHARE, fresh=True)
    tiles(position, 2, Tile.SHARE)
    bid(position, 4, 0, 0)
    play_turns(position, "outer park", "outer guild house", "outer haberdasher")
    assert position.round == 2
    assert [player.tiles for player in position.players] == [
        [0, 0, 0, 0, 2, 0, 0, 0],
        [0] * 8,
        [2, 0, 0, 0, 0, 0, 0, 0],
    ]
    assert [player.fresh for player in position.players] == [[0] * 8] * 3
    hand(position, 0, 4)
    bid(position, 4, 0, 0)
    assert "chapel +2" in legal(position, 0)


@pytest.mark.rule("L6.1")
def test_with_two_players_a_new_tile_is_not_used_in_the_second_turn_of_the_round() -> None:
    position = lay(2)
    bridge(position, 0, 60, 56)
    top(position, 16)
    bonus_tops(position, Tile.CHAPEL_2, Tile.CHAPEL_2, Tile.CHAPEL_2)
    bid(position, (4, 3), (0, 0))
    play_turns(position, "outer gate, bonus 1")
    assert position.to_act() == (0,)
    assert position.turn == 1  # again: the second turn
    assert legal(position, 0) == PLACES_AT_FIRST - {"outer gate"}
    why = Refusal("L6.1", "tile-fresh", {"tile": Tile.CHAPEL_2})
    assert refused(position, 0, "chapel +2") == why
