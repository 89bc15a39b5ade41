"""L6.2-L6.4, L6.11, R6.16, R6.18: the tiles that help to place the pawn."""

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
    top,
    tracks,
)
from twinspan.core.refusal import Refusal
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import TYPE_NAMES, BuildingType, Tile

ADA, BEN, CLEO, DAN = range(4)
CENTRE: Final = 6
OPEN: Final = {
    "outer gate",
    "outer hostelry",
    "outer haberdasher",
    "outer guild house",
    "outer park",
    "centre",
}
X: Final = BuildingType.CHAPEL  # where the X points


def second(*given: int, first: str = "outer guild house") -> LondonPosition:
    """Ben's turn, with these tiles; Ada stands where she was told to."""
    position = lay()
    bonus_tops(position, Tile.RAISE, Tile.RAISE, Tile.RAISE)
    if first == "x":
        tiles(position, ADA, Tile.X)
    tiles(position, BEN, *given)
    top(position, 42)  # a chapel
    bid(position, 4, 3, 2, 1)
    act(position, ADA, first)
    if first == "centre":
        act(position, ADA, "stack park")
    assert position.to_act() == (BEN,)
    return position


# ----- share ------------------------------------------------------------------------------------


@pytest.mark.rule("L6.2")
def test_share_admits_a_second_pawn_for_the_usual_income() -> None:
    position = second(Tile.SHARE)
    assert legal(position, BEN) == OPEN - {"outer guild house"} | {"outer guild house share"}
    events = act(position, BEN, "outer guild house share")
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": int(Tile.SHARE)}]
    assert happened(events, "placed-outer") == [{"seat": BEN, "type": 4, "amount": 1}]
    assert position.players[BEN].money == 6
    assert position.players[BEN].tiles == [0] * 8
    assert position.spent == [1, 0, 0, 0, 0, 0, 0, 0]
    assert position.pawns == [0, 0, 0, 0, 2, 0, 0]


@pytest.mark.rule("L6.2")
def test_share_admits_a_second_pawn_to_the_centre_for_the_usual_price() -> None:
    position = second(Tile.SHARE, first="centre")
    assert legal(position, BEN) == OPEN - {"centre"} | {"centre share"}
    events = act(position, BEN, "centre share")
    assert [event.kind for event in events] == ["tile-used", "placed-centre"]
    assert happened(events, "placed-centre") == [{"seat": BEN, "amount": 2}]
    assert position.players[BEN].money == 3
    assert position.pawns == [0, 0, 0, 0, 0, 0, 2]


@pytest.mark.rule("L6.2")
def test_who_cannot_pay_cannot_share_the_centre() -> None:
    position = second(Tile.SHARE, first="centre")
    money(position, 5, 1)
    assert refused(position, BEN, "centre share") == Refusal(
        "L3.3.2", "too-poor", {"money": 1, "price": 2}
    )


@pytest.mark.rule("R6.18", "L6.2")
def test_there_must_be_somebody_to_share_with() -> None:
    position = second(Tile.SHARE, Tile.FREE_CENTRE, Tile.X)
    for notation, space in (
        ("outer park share", int(BuildingType.PARK)),
        ("centre share", CENTRE),
        ("centre free share", CENTRE),
        ("x share", int(X)),
    ):
        assert refused(position, BEN, notation) == Refusal(
            "R6.18", "nobody-to-share-with", {"space": space}
        )


@pytest.mark.rule("L6.11", "L6.2")
def test_no_third_pawn_is_admitted_by_two_shares() -> None:
    position = second(Tile.SHARE)
    tiles(position, CLEO, Tile.SHARE)
    act(position, BEN, "outer guild house share")
    assert legal(position, CLEO) == OPEN - {"outer guild house"}
    assert refused(position, CLEO, "outer guild house share") == Refusal(
        "L6.11", "two-pawns-there", {"space": 4}
    )
    assert refused(position, CLEO, "outer guild house") == Refusal(
        "L3.3.3", "space-occupied", {"space": 4}
    )


@pytest.mark.rule("L6.2", "R6.18")
def test_share_opens_neither_the_x_nor_an_empty_stack() -> None:
    position = second(Tile.SHARE)
    assert refused(position, BEN, "outer chapel share") == Refusal(
        "L3.3.2", "x-space", {"space": int(X)}
    )
    empty_stack(position, BuildingType.GUILD_HOUSE)
    assert refused(position, BEN, "outer guild house share") == Refusal(
        "L3.3.3", "stack-empty", {"type": 4}
    )


# ----- free centre ------------------------------------------------------------------------------


@pytest.mark.rule("L6.3")
def test_free_centre_costs_nothing() -> None:
    position = second(Tile.FREE_CENTRE)
    assert legal(position, BEN) == OPEN - {"outer guild house"} | {"centre free"}
    events = act(position, BEN, "centre free")
    assert [event.kind for event in events] == ["tile-used", "placed-centre-free"]
    assert happened(events, "placed-centre-free") == [{"seat": BEN}]
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": int(Tile.FREE_CENTRE)}]
    assert position.players[BEN].money == 5
    assert position.spent == [0, 1, 0, 0, 0, 0, 0, 0]
    assert position.pawns == [0, 0, 0, 0, 1, 0, 1]
    assert legal(position, BEN) == {f"stack {name}" for name in TYPE_NAMES}


@pytest.mark.rule("L6.3")
@pytest.mark.parametrize("purse", [0, 1])
def test_free_centre_is_for_the_poor_too(purse: int) -> None:
    position = second(Tile.FREE_CENTRE)
    money(position, 5, purse)
    act(position, BEN, "centre free")
    assert position.players[BEN].money == purse


@pytest.mark.rule("L6.3", "L3.3.3")
def test_free_centre_does_not_admit_a_second_pawn() -> None:
    position = second(Tile.FREE_CENTRE, first="centre")
    assert legal(position, BEN) == OPEN - {"centre"}
    assert refused(position, BEN, "centre free") == Refusal(
        "L3.3.3", "space-occupied", {"space": CENTRE}
    )


# ----- X ----------------------------------------------------------------------------------------


@pytest.mark.rule("L6.4", "R6.16")
def test_the_x_gives_the_building_of_its_stack_and_no_income() -> None:
    position = second(Tile.X)
    assert legal(position, BEN) == OPEN - {"outer guild house"} | {"x"}
    events = act(position, BEN, "x")
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": int(Tile.X)}]
    assert happened(events, "placed-x") == [{"seat": BEN, "type": int(X)}]
    assert happened(events, "placed-outer") == []
    assert happened(events, "built") == [{"seat": BEN, "building": 42, "site": 1}]
    assert position.players[BEN].money == 5
    assert position.players[BEN].pawn == X
    assert position.spent == [0, 0, 1, 0, 0, 0, 0, 0]
    assert position.pawns == [1, 0, 0, 0, 1, 0, 0]


@pytest.mark.rule("L6.4")
@pytest.mark.parametrize(
    ("rondel", "x"),
    [(1, "haberdasher"), (2, "guild house"), (3, "hostelry"), (4, "gate"), (5, "park")],
)
def test_the_x_is_wherever_the_rondel_points_it(rondel: int, x: str) -> None:
    position = lay(rondel=rondel)
    tiles(position, ADA, Tile.X)
    building_turn(position)
    events = act(position, ADA, "x")
    assert happened(events, "placed-x") == [{"seat": ADA, "type": TYPE_NAMES.index(x)}]
    assert position.pawns == [int(name == x) for name in (*TYPE_NAMES, "centre")]


@pytest.mark.rule("L6.4", "L3.3.3")
def test_the_x_is_closed_beside_an_empty_stack_and_for_a_second_pawn() -> None:
    position = second(Tile.X, first="x")
    assert refused(position, BEN, "x") == Refusal("L3.3.3", "space-occupied", {"space": int(X)})
    assert legal(position, BEN) == OPEN
    position = second(Tile.X)
    empty_stack(position, X)
    assert refused(position, BEN, "x") == Refusal("L3.3.3", "stack-empty", {"type": int(X)})


@pytest.mark.rule("L6.4", "R6.18")
def test_a_tile_for_the_x_opens_no_other_way_onto_it() -> None:
    position = second(Tile.X)
    assert refused(position, BEN, "outer chapel") == Refusal("L3.3.2", "x-space", {"space": int(X)})


# ----- both -------------------------------------------------------------------------------------


@pytest.mark.rule("L6.11")
def test_share_goes_with_free_centre() -> None:
    position = second(Tile.SHARE, Tile.FREE_CENTRE, first="centre")
    assert legal(position, BEN) == OPEN - {"centre"} | {"centre share", "centre free share"}
    events = act(position, BEN, "centre free share")
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": 0}, {"seat": BEN, "tile": 1}]
    assert [event.kind for event in events] == ["tile-used", "tile-used", "placed-centre-free"]
    assert position.players[BEN].money == 5
    assert position.spent == [1, 1, 0, 0, 0, 0, 0, 0]
    assert position.pawns == [0, 0, 0, 0, 0, 0, 2]


@pytest.mark.rule("L6.11", "R6.16")
def test_share_goes_with_the_x() -> None:
    position = second(Tile.SHARE, Tile.X, first="x")
    assert legal(position, BEN) == OPEN | {"x share"}
    events = act(position, BEN, "x share")
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": 0}, {"seat": BEN, "tile": 2}]
    assert happened(events, "placed-x") == [{"seat": BEN, "type": int(X)}]
    assert position.players[BEN].tiles == [0] * 8
    assert position.spent == [1, 0, 2, 0, 0, 0, 0, 0]
    assert position.pawns == [2, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("L6.11")
def test_no_third_pawn_is_admitted_to_the_centre_or_the_x() -> None:
    position = second(Tile.SHARE, first="centre")
    tiles(position, CLEO, Tile.SHARE, Tile.FREE_CENTRE)
    act(position, BEN, "centre share")
    act(position, BEN, "stack park")
    for notation in ("centre share", "centre free share"):
        assert refused(position, CLEO, notation) == Refusal(
            "L6.11", "two-pawns-there", {"space": CENTRE}
        )
    position = second(Tile.SHARE, Tile.X, first="x")
    tiles(position, CLEO, Tile.SHARE, Tile.X)
    act(position, BEN, "x share")
    assert refused(position, CLEO, "x share") == Refusal(
        "L6.11", "two-pawns-there", {"space": int(X)}
    )


# ----- tiles that are not there -----------------------------------------------------------------

MISSING: Final = [
    ("outer guild house share", Tile.SHARE, "L6.2", ()),
    ("centre share", Tile.SHARE, "L6.2", ()),
    ("centre free", Tile.FREE_CENTRE, "L6.3", ()),
    ("x", Tile.X, "L6.4", ()),
    ("x share", Tile.SHARE, "L6.2", (Tile.X,)),
    ("x share", Tile.X, "L6.4", (Tile.SHARE,)),
    ("centre free share", Tile.SHARE, "L6.2", (Tile.FREE_CENTRE,)),
    ("centre free share", Tile.FREE_CENTRE, "L6.3", (Tile.SHARE,)),
    ("chapel +2", Tile.CHAPEL_2, "L6.6", ()),
    ("gate +2", Tile.GATE_2, "L6.7", ()),
]


@pytest.mark.rule("L6.2", "L6.3", "L6.4", "L6.1", "L6.11")
@pytest.mark.parametrize(("notation", "tile", "rule", "others"), MISSING)
def test_a_tile_must_be_there_since_an_earlier_round(
    notation: str, tile: int, rule: str, others: tuple[int, ...]
) -> None:
    position = second(*others)
    assert notation not in legal(position, BEN)
    assert refused(position, BEN, notation) == Refusal(rule, "tile-missing", {"tile": int(tile)})
    tiles(position, BEN, tile, fresh=True)
    assert refused(position, BEN, notation) == Refusal("L6.1", "tile-fresh", {"tile": int(tile)})


@pytest.mark.rule("R6.17", "L6.6", "L6.7")
def test_two_ahead_before_placing_is_offered_with_the_other_tiles() -> None:
    every = (Tile.SHARE, Tile.FREE_CENTRE, Tile.X, Tile.CHAPEL_2, Tile.GATE_2)
    position = second(*every)
    assert legal(position, BEN) == OPEN - {"outer guild house"} | {
        "outer guild house share",
        "centre free",
        "x",
        "chapel +2",
        "gate +2",
    }
    events = act(position, BEN, "chapel +2")
    assert happened(events, "tile-used") == [{"seat": BEN, "tile": int(Tile.CHAPEL_2)}]
    assert happened(events, "chapel-track") == [{"seat": BEN, "steps": 2, "reached": 2}]
    assert happened(events, "track-money") == [{"seat": BEN, "reached": 2, "amount": 1}]
    assert position.players[BEN].money == 6
    events = act(position, BEN, "gate +2")
    assert happened(events, "gate-track") == [{"seat": BEN, "steps": 2, "reached": 2}]
    assert position.decision() == "place"


@pytest.mark.rule("R6.17", "R6.18")
def test_two_ahead_before_placing_not_from_the_last_space() -> None:
    position = second(Tile.CHAPEL_2, Tile.GATE_2)
    tracks(position, chapel=[0, 14, 0, 0], gate=[0, 14, 0, 0])
    act(position, BEN, "chapel +2")
    assert position.decision() == "place"
    tiles(position, BEN, Tile.CHAPEL_2)
    assert refused(position, BEN, "chapel +2") == Refusal("R6.18", "track-end", {"tile": 4})
    act(position, BEN, "gate +2")
    act(position, BEN, "bonus 1")  # the end is a bonus space, too
    assert position.decision() == "place"
    tiles(position, BEN, Tile.GATE_2)
    assert refused(position, BEN, "gate +2") == Refusal("R6.18", "track-end", {"tile": 5})
    assert position.players[BEN].money == 5 + 10 + 10


@pytest.mark.rule("L6.10")
def test_tiles_for_other_moments_change_nothing_here() -> None:
    position = second(Tile.TAKE_BACK, Tile.NOBLEWOMAN)
    assert legal(position, BEN) == OPEN - {"outer guild house"}
    assert refused(position, BEN, "noblewoman") == Refusal(
        "T3", "other-decision", {"decision": "place"}
    )
    assert refused(position, BEN, "take back") == Refusal(
        "T3", "other-decision", {"decision": "place"}
    )
