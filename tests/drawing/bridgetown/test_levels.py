"""What passes over what."""

from typing import Any

from tests.drawing.bridgetown.pictures import data_of
from twinspan.drawing.bridgetown.levels import Stretch, decks, span_of
from twinspan.drawing.bridgetown.plan import Plan
from twinspan.drawing.geometry import distance_to
from twinspan.games.bridgetown.city import City, read_city


def plan_of(data: dict[str, Any]) -> Plan:
    return Plan(City(data))


def decks_of(plan: Plan) -> list[Stretch]:
    return decks(plan, [span_of(plan, bridge) for bridge in plan.city.bridges])


def along(plan: Plan, street: int, space: str) -> float:
    """How far along a street a space is."""
    return plan.streets[street].knots[
        plan.city.streets[street].along.index(plan.city.places[space])
    ]


def street_called(plan: Plan, name: str) -> int:
    return [street.name for street in plan.city.streets].index(name)


def carries(deck: Stretch, street: int, place: float) -> bool:
    return deck.street == street and deck.start < place < deck.end


def test_every_upper_space_stands_on_a_deck_and_no_lower_one_does() -> None:
    for name in ("portland", "twinford"):
        plan = Plan(read_city(name))
        found = decks_of(plan)
        for overpass in plan.city.overpasses:
            held = {
                space: any(
                    carries(deck, number, plan.streets[number].knots[street.along.index(space)])
                    for deck in found
                    for number, street in enumerate(plan.city.streets)
                    if space in street.along
                )
                for space in (overpass.upper, overpass.lower)
            }
            assert held == {overpass.upper: True, overpass.lower: False}


def test_a_bridge_is_a_deck_from_bank_to_bank() -> None:
    plan = Plan(read_city("portland"))
    found = decks_of(plan)
    for bridge in plan.city.bridges:
        span = span_of(plan, bridge)
        for end in (span.start, span.end):
            assert distance_to(plan.river, span.way.point(end)) > plan.river_width / 2
        street, link = plan.links[frozenset((bridge.west, bridge.spaces[0]))]
        number = link + (plan.city.streets[street].along[link] == bridge.west)
        assert any(carries(deck, street, plan.streets[street].knots[number]) for deck in found)


def test_a_bridge_of_two_spaces_is_one_deck() -> None:
    plan = Plan(read_city("twinford"))
    street = street_called(plan, "Ford Street")
    west, east = along(plan, street, "FO1"), along(plan, street, "FO2")
    assert [
        carries(deck, street, west) and carries(deck, street, east)
        for deck in decks_of(plan)
        if deck.street == street
    ] == [True]


def test_a_deck_comes_after_those_that_it_passes_over() -> None:
    """Three streets cross in one place: the last one is above the second, the freeway above all."""
    data = data_of("twinford")
    ends = [[20, 740], [120, 740], [70, 690], [70, 790], [35, 705], [105, 775]]
    data["spaces"]["list"] += [
        {"id": f"X{number}", "name": "Far out", "at": at} for number, at in enumerate(ends)
    ]
    data["streets"]["list"] = [
        {"name": "Top", "kind": "freeway", "along": "X0 - X1"},
        {"name": "Ground", "along": "X2 - X3"},
        {"name": "Middle", "along": "X4 - X5"},
        *data["streets"]["list"],
    ]
    order = [deck.street for deck in decks_of(plan_of(data))]
    assert [street for street in order if street < 3] == [2, 0]


def crossing_streets(kind: str = "street") -> Plan:
    """Twinford with a street that crosses Hill Road where there is no space."""
    data = data_of("twinford")
    data["spaces"]["list"] += [
        {"id": "N1", "name": "One", "at": [30, 340]},
        {"id": "N2", "name": "Other", "at": [130, 340]},
    ]
    data["streets"]["list"].insert(0, {"name": "New Way", "along": "N1 - N2", "kind": kind})
    return plan_of(data)


def test_where_streets_cross_without_a_space_the_later_one_is_above() -> None:
    plan = crossing_streets()
    streets = {deck.street for deck in decks_of(plan)}
    assert street_called(plan, "Hill Road") in streets
    assert street_called(plan, "New Way") not in streets


def test_where_streets_cross_without_a_space_a_freeway_is_above() -> None:
    plan = crossing_streets("freeway")
    streets = {deck.street for deck in decks_of(plan)}
    assert street_called(plan, "Hill Road") not in streets
    assert street_called(plan, "New Way") in streets


def test_an_overpass_decides_even_against_a_freeway() -> None:
    data = data_of("twinford")
    for street in data["streets"]["list"]:
        if street["name"] == "West Quay":
            street["kind"] = "freeway"
    plan = plan_of(data)
    lantern, quay = street_called(plan, "Lantern Street"), street_called(plan, "West Quay")
    found = decks_of(plan)
    assert any(carries(deck, lantern, along(plan, lantern, "LAU")) for deck in found)
    assert not any(carries(deck, quay, along(plan, quay, "WQ4")) for deck in found)
