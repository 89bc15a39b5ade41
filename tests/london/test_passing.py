"""R3.3.7: who cannot place the pawn without a bonus tile uses one or passes."""

from typing import Final

import pytest

from tests.london.table import (
    act,
    bid,
    bonus_tops,
    building_turn,
    empty_stack,
    happened,
    lay,
    legal,
    money,
    refused,
    tiles,
    tracks,
)
from twinspan.core.refusal import Refusal
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import BuildingType, Tile

DAN: Final = 3


def stuck(*given: int, purse: int = 1) -> LondonPosition:
    """Dan's turn: two stacks are empty, the others stand on all other spaces but X and centre."""
    position = lay()
    empty_stack(position, BuildingType.HABERDASHER)
    empty_stack(position, BuildingType.GUILD_HOUSE)
    money(position, 5, 5, 5, purse)
    bonus_tops(position, Tile.NOBLEWOMAN, Tile.NOBLEWOMAN, Tile.NOBLEWOMAN)
    tiles(position, DAN, *given)
    bid(position, 4, 3, 2, 1)
    act(position, 0, "outer gate")
    act(position, 1, "outer park")
    act(position, 2, "outer hostelry")
    act(position, 2, "done")
    return position


@pytest.mark.rule("R3.3.7")
def test_who_cannot_place_at_all_passes() -> None:
    position = lay()
    empty_stack(position, BuildingType.HABERDASHER)
    empty_stack(position, BuildingType.GUILD_HOUSE)
    money(position, 5, 5, 5, 1)
    bid(position, 4, 3, 2, 1)
    act(position, 0, "outer gate")
    act(position, 1, "outer park")
    act(position, 2, "outer hostelry")
    supply = position.supply[:]
    events = act(position, 2, "done")
    kinds = [event.kind for event in events]
    assert kinds == ["cards-declined", "top", "turn", "only-choice", "passed", "round", "marker"]
    assert happened(events, "only-choice") == [{"seat": DAN, "action": "pass", "to": "place"}]
    assert happened(events, "passed") == [{"seat": DAN}]
    assert position.players[DAN].money == 1
    assert position.players[DAN].bridge == []
    assert position.supply[1] == supply[1] + 1
    assert position.decision() == "cards"


@pytest.mark.rule("R3.3.7")
@pytest.mark.parametrize(
    ("tile", "placements"),
    [
        (Tile.SHARE, {"outer gate share", "outer park share", "outer hostelry share"}),
        (Tile.FREE_CENTRE, {"centre free"}),
        (Tile.X, {"x"}),
        (Tile.CHAPEL_2, {"chapel +2"}),
        (Tile.GATE_2, {"gate +2"}),
    ],
)
def test_who_can_place_only_with_a_tile_may_use_it_or_pass(tile: int, placements: set[str]) -> None:
    position = stuck(tile)
    assert position.to_act() == (DAN,)
    assert legal(position, DAN) == {*placements, "pass"}
    assert position.refuse(DAN, position.game.action("pass")) is None


@pytest.mark.rule("R3.3.7")
def test_who_has_the_price_of_the_centre_must_place() -> None:
    position = stuck(Tile.X, purse=2)
    assert legal(position, DAN) == {"centre", "x"}
    assert refused(position, DAN, "pass") == Refusal("R3.3.7", "must-place", {})


@pytest.mark.rule("R3.3.7")
def test_who_can_place_on_an_outer_space_must_place() -> None:
    position = lay()
    money(position, 0, 0, 0, 0)
    building_turn(position)
    assert refused(position, 0, "pass") == Refusal("R3.3.7", "must-place", {})
    assert "pass" not in legal(position, 0)


@pytest.mark.rule("R3.3.7", "R6.17")
def test_money_from_a_track_opens_the_centre_and_ends_the_right_to_pass() -> None:
    position = stuck(Tile.CHAPEL_2, purse=1)
    tiles(position, DAN, Tile.GATE_2)
    act(position, DAN, "chapel +2")  # £1 on the second space
    assert position.players[DAN].money == 2
    assert legal(position, DAN) == {"centre", "gate +2"}
    assert refused(position, DAN, "pass") == Refusal("R3.3.7", "must-place", {})


@pytest.mark.rule("R3.3.7")
def test_who_passes_builds_nothing_and_may_still_use_two_ahead_and_take_back() -> None:
    position = stuck(Tile.CHAPEL_2, Tile.GATE_2, Tile.TAKE_BACK, Tile.X)
    assert legal(position, DAN) == {"x", "chapel +2", "gate +2", "pass"}
    events = act(position, DAN, "pass")
    assert [event.kind for event in events] == ["passed"]
    assert position.decision() == "end-turn"
    assert legal(position, DAN) == {"chapel +2", "gate +2", "take back", "done"}
    act(position, DAN, "take back")
    act(position, DAN, "chapel +2")
    assert position.players[DAN].hand == [1, 1, 1, 1, 2]
    assert position.players[DAN].chapel == 2
    assert position.players[DAN].bridge == []
    assert position.players[DAN].pawn == -1
    assert position.pawns == [0, 1, 1, 0, 0, 1, 0]
    act(position, DAN, "done")
    assert position.decision() == "cards"
    assert position.tops[BuildingType.HABERDASHER] == 0


@pytest.mark.rule("R3.3.7")
def test_a_fresh_tile_does_not_help_who_is_stuck() -> None:
    position = stuck(Tile.GATE_2)
    tiles(position, DAN, Tile.SHARE, fresh=True)
    assert refused(position, DAN, "outer gate share") == Refusal("L6.1", "tile-fresh", {"tile": 0})


@pytest.mark.rule("R3.3.7")
def test_who_is_stuck_may_share_and_builds_then() -> None:
    position = stuck(Tile.SHARE)
    tracks(position, gate=[0, 0, 0, 0])
    act(position, DAN, "outer gate share")
    assert position.players[DAN].money == 4
    assert len(position.players[DAN].bridge) == 1
