"""L4: building on the bridge."""

from typing import Final

import pytest

from tests.london.table import (
    COMPONENTS,
    act,
    bridge,
    building_turn,
    happened,
    lay,
    legal,
    refused,
    top,
)
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.building import fits_in_place_of, fits_next_site
from twinspan.games.london.components import TYPE_NAMES

BLUE_PARK: Final = 61
GRAY_PARK: Final = 62
GREEN_PARK: Final = 63
ORANGE_PARK: Final = 64


def build(building: int, *standing: int) -> tuple[LondonPosition, list[Event]]:
    """Seat 0 takes this building from the centre; on its bridge stand these."""
    position = lay()
    bridge(position, 0, *standing)
    top(position, building)
    building_turn(position)
    act(position, 0, "centre")
    return position, act(position, 0, f"stack {TYPE_NAMES[COMPONENTS.type_of[building]]}")


@pytest.mark.rule("L4.2")
@pytest.mark.example(3)
def test_a_lower_number_goes_on_the_next_site() -> None:
    position = lay()
    bridge(position, 0, 49)
    top(position, 32)
    building_turn(position)
    events = act(position, 0, "centre") + act(position, 0, "stack chapel")
    assert happened(events, "built") == [{"seat": 0, "building": 32, "site": 2}]


@pytest.mark.rule("L4.3")
@pytest.mark.example(3)
def test_a_number_that_does_not_fit_replaces_one_of_its_neighbours_in_value() -> None:
    position = lay()
    bridge(position, 0, 49, 23, 15, 11)
    top(position, 20)
    building_turn(position)
    act(position, 0, "outer hostelry")
    assert position.decision() == "replace"
    assert legal(position, 0) == {"replace 23", "replace 15"}
    for old in (49, 11):
        assert refused(position, 0, f"replace {old}") == Refusal(
            "L4.3", "breaks-the-line", {"old": old, "building": 20}
        )
    assert refused(position, 0, "replace 12") == Refusal("L4.3", "not-on-bridge", {"old": 12})
    events = act(position, 0, "replace 15")
    assert happened(events, "replaced") == [{"seat": 0, "building": 20, "old": 15, "site": 3}]
    assert happened(events, "built") == []
    assert position.players[0].bridge == [49, 23, 20, 11]
    assert position.removed == [15]


@pytest.mark.rule("L4.3")
def test_the_higher_neighbour_can_be_replaced_as_well() -> None:
    position, _ = build(20, 49, 23, 15, 11)
    events = act(position, 0, "replace 23")
    assert happened(events, "replaced") == [{"seat": 0, "building": 20, "old": 23, "site": 2}]
    assert position.players[0].bridge == [49, 20, 15, 11]
    assert position.removed == [23]


@pytest.mark.rule("L4.1")
@pytest.mark.parametrize("standing", [(), (59,), (59, 54, 49), tuple(range(59, 48, -1))])
def test_sites_are_filled_from_left_to_right(standing: tuple[int, ...]) -> None:
    position, events = build(24, *standing)
    assert happened(events, "built") == [{"seat": 0, "building": 24, "site": len(standing) + 1}]
    assert position.players[0].bridge == [*standing, 24]
    assert position.removed == []


@pytest.mark.rule("L4.2", "L4.4", "L4.5")
@pytest.mark.parametrize(
    ("building", "standing"),
    [
        (60, ()),  # the first site takes any number
        (1, ()),
        (23, (24,)),  # just lower
        (1, (60, 59, 2)),
        (58, (25, 6, BLUE_PARK)),  # after a park
        (60, (GREEN_PARK,)),
        (BLUE_PARK, ()),  # a park always fits
        (BLUE_PARK, (1,)),
        (GRAY_PARK, (60,)),
        (GRAY_PARK, (30, BLUE_PARK)),
        (BLUE_PARK, (ORANGE_PARK,)),
        (ORANGE_PARK, (BLUE_PARK, BLUE_PARK)),
    ],
)
def test_what_fits_the_next_site_goes_there(building: int, standing: tuple[int, ...]) -> None:
    position, events = build(building, *standing)
    assert happened(events, "built") == [
        {"seat": 0, "building": building, "site": len(standing) + 1}
    ]
    assert position.players[0].bridge == [*standing, building]
    assert position.removed == []


@pytest.mark.rule("L4.5")
@pytest.mark.example(3)
def test_after_a_park_any_number_follows() -> None:
    position, events = build(58, 25, 6, BLUE_PARK)
    assert happened(events, "built") == [{"seat": 0, "building": 58, "site": 4}]
    assert position.players[0].bridge == [25, 6, BLUE_PARK, 58]


@pytest.mark.rule("L4.5")
@pytest.mark.example(9)
def test_fifty_after_a_park_fits() -> None:
    position, _ = build(50, 12, GREEN_PARK)
    assert position.players[0].bridge == [12, GREEN_PARK, 50]


@pytest.mark.rule("R4.6")
def test_there_is_no_replacing_by_choice() -> None:
    position, events = build(14, 49, 24, 19)
    assert happened(events, "replaced") == happened(events, "only-choice") == []
    assert position.players[0].bridge == [49, 24, 19, 14]


@pytest.mark.rule("L4.3", "L4.4")
@pytest.mark.parametrize(
    ("building", "standing", "replaceable"),
    [
        (40, (49, 23, 15, 11), {23, 49}),
        (12, (49, 23, 15, 11), {11, 15}),
        (21, (60, 22, 20, 19), {22, 20}),
        (30, (40, 20, BLUE_PARK, 35, 10), {40, 20, 35, 10}),  # any line will do
        (30, (40, 20, BLUE_PARK, 29, 10), {40, 20, 29}),
        (30, (40, 31, BLUE_PARK, 29, 10), {31, 29}),
        (30, (60, 40, BLUE_PARK, 29, 28), {40, 29}),
        (5, (60, BLUE_PARK, 4, GRAY_PARK, 3), {60, 4, 3}),
        (30, (20, BLUE_PARK, 60, 50, GRAY_PARK, 25, 10), {20, 50, 25}),
        (60, (59, 1), {59}),
    ],
)
def test_replacing_keeps_every_line_descending(
    building: int, standing: tuple[int, ...], replaceable: set[int]
) -> None:
    position, events = build(building, *standing)
    if len(replaceable) == 1:
        (old,) = replaceable
        assert happened(events, "only-choice") == [
            {"seat": 0, "action": f"replace {old}", "to": "replace"}
        ]
        assert position.removed == [old]
        return
    assert legal(position, 0) == {f"replace {old}" for old in replaceable}
    for site, old in enumerate(standing):
        if old in (BLUE_PARK, GRAY_PARK):
            continue
        if old in replaceable:
            trial = position.copy()
            events = act(trial, 0, f"replace {old}")
            assert happened(events, "replaced") == [
                {"seat": 0, "building": building, "old": old, "site": site + 1}
            ]
            assert trial.players[0].bridge == [
                building if other == old else other for other in standing
            ]
            assert trial.removed == [old]
        else:
            assert refused(position, 0, f"replace {old}") == Refusal(
                "L4.3", "breaks-the-line", {"old": old, "building": building}
            )


@pytest.mark.rule("L4.3")
@pytest.mark.parametrize(
    ("building", "standing"),
    [(20, (19,)), (60, (BLUE_PARK, 59)), (2, (60, BLUE_PARK, GRAY_PARK, 1))],
)
def test_a_single_number_of_a_line_can_always_be_replaced(
    building: int, standing: tuple[int, ...]
) -> None:
    position, _ = build(building, *standing)
    if position.decision() == "replace":
        act(position, 0, f"replace {standing[-1]}")
    assert position.players[0].bridge == [*standing[:-1], building]
    assert position.removed == [standing[-1]]


@pytest.mark.rule("L4.4")
def test_no_park_is_offered_for_replacing() -> None:
    position, _ = build(44, 34, ORANGE_PARK, 24, 19)
    assert legal(position, 0) == {"replace 34", "replace 24"}
    assert [action.kind for action in position.game.actions].count("replace") == 60


@pytest.mark.rule("L4.3", "L4.4")
@pytest.mark.parametrize(
    ("standing", "site", "building", "fits"),
    [
        ([34, ORANGE_PARK, 24], 1, 30, False),  # a park is never replaced
        ([40, 30], 0, 31, True),
        ([40, 30], 0, 29, False),  # lower than its right neighbour
        ([40, 30], 1, 39, True),
        ([40, 30], 1, 41, False),  # higher than its left neighbour
        ([40, 30], 1, 1, True),
        ([40, 30], 0, 60, True),
        ([40, BLUE_PARK, 30], 0, 1, True),  # a park is no neighbour
        ([40, BLUE_PARK, 30], 2, 60, True),
    ],
)
def test_a_building_fits_between_its_neighbours(
    standing: list[int], site: int, building: int, fits: bool
) -> None:
    assert fits_in_place_of(standing, site, building) == fits


@pytest.mark.rule("L4.3")
def test_another_players_building_cannot_be_replaced() -> None:
    position = lay()
    bridge(position, 0, 23, 15)
    bridge(position, 1, 19)
    top(position, 20)
    building_turn(position)
    act(position, 0, "outer hostelry")
    assert refused(position, 0, "replace 19") == Refusal("L4.3", "not-on-bridge", {"old": 19})
    assert refused(position, 0, "outer gate") == Refusal(
        "T3", "other-decision", {"decision": "replace"}
    )


@pytest.mark.rule("L4.3")
def test_every_number_finds_a_place_on_every_line() -> None:
    """At least one building can always be replaced where a number does not fit."""
    standing = (49, 23, BLUE_PARK, 40, 11)
    for building in range(1, 61):
        if building in standing:
            continue
        position, _ = build(building, *standing)
        if fits_next_site(list(standing), building):
            assert position.players[0].bridge == [*standing, building]
        else:
            assert position.decision() == "replace"
            assert len(legal(position, 0)) > 1


@pytest.mark.rule("L8.14")
@pytest.mark.parametrize(
    ("first", "then", "lowest", "builder"),
    [
        (44, 34, 34, 1),
        (34, 44, 34, 0),
        (34, BLUE_PARK, 34, 0),
        (BLUE_PARK, 44, 44, 1),
        (BLUE_PARK, GREEN_PARK, 0, -1),
    ],
)
def test_the_lowest_number_of_a_round_is_noted(
    first: int, then: int, lowest: int, builder: int
) -> None:
    position, _ = build(first)
    top(position, then)
    kind = COMPONENTS.type_of[then]
    act(position, 1, f"outer {TYPE_NAMES[kind]}")
    assert (position.lowest, position.lowest_seat) == (lowest, builder)


@pytest.mark.rule("L8.14", "L4.3")
def test_a_replacing_building_counts_for_the_lowest_number_too() -> None:
    position, _ = build(20, 49, 23, 15, 11)
    assert (position.lowest, position.lowest_seat) == (0, -1)
    act(position, 0, "replace 15")
    assert (position.lowest, position.lowest_seat) == (20, 0)
