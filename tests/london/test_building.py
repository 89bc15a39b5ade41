"""L4: building on the bridge."""

import pytest

from tests.london.table import act, bridge, building_turn, happened, lay, legal, rule, top

BLUE_PARK = 61


@pytest.mark.rule("L4.2")
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
    assert legal(position, 0) == {"replace 23", "replace 15"}
    assert rule(position, 0, "replace 11") == "L4.3"
    assert rule(position, 0, "replace 12") == "L4.3"
    act(position, 0, "replace 15")
    assert position.players[0].bridge == [49, 23, 20, 11]
    assert position.removed == [15]
