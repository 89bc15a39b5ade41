"""B1.2: what can be wrong with a city that can be read: each fault with its place, all at once."""

import copy
from typing import Final

import pytest

from tests.bridgetown.cities import (
    LADDER,
    ROW,
    Found,
    added,
    built,
    changed,
    faults_of,
    game_in,
    with_bridge,
    with_overpass,
    with_spaces,
    with_street,
)
from tests.damage import REMOVED, Data
from twinspan.core.errors import ComponentError
from twinspan.games.bridgetown.city import MODE_NAMES

NEW_STREET: Final = "streets.list[13].along"  # where `with_street` puts it


def test_the_ladder_has_no_fault() -> None:
    assert faults_of(LADDER) == []
    assert game_in(LADDER).data() == LADDER


# ----- bridges ------------------------------------------------------------------------------------


def bridge_fault(code: str, number: int, **facts: str) -> Found:
    """A fault of the bridge that is the n-th from the top."""
    return code, {"place": f"bridges.list[{number - 1}]", "bridge": f"Bridge B{number}", **facts}


@pytest.mark.rule("B1.2")
def test_fewer_than_eight_bridges_are_a_fault() -> None:
    assert faults_of(changed("bridges.list[7]", REMOVED)) == [
        ("wrong-bridge-count", {"place": "bridges.list", "count": 7, "wanted": 8})
    ]


@pytest.mark.rule("B1.2")
def test_more_than_eight_bridges_are_a_fault() -> None:
    data = with_bridge("W1 B9 E1", with_street("W1 - B9 - E1", with_spaces("B9")))
    assert faults_of(data) == [
        ("wrong-bridge-count", {"place": "bridges.list", "count": 9, "wanted": 8})
    ]


@pytest.mark.rule("B1.2")
def test_two_bridges_with_one_id_are_a_fault() -> None:
    assert faults_of(changed("bridges.list[1].id", "B1")) == [
        ("duplicate-id", {"place": "bridges.list[1].id", "id": "B1"})
    ]


@pytest.mark.rule("B1.2")
def test_a_space_on_two_bridges_is_a_fault() -> None:
    data = changed("bridges.list[5].spaces", ["B4"])
    assert faults_of(data)[0] == (
        "space-on-two-bridges",
        {"place": "bridges.list[5].spaces", "space": "B4"},
    )


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("street", "way", "number", "ends"),
    [
        (5, "W1 - B1", 1, ("B1", "E1")),
        (5, "E1 - B1", 1, ("W1", "B1")),
        (7, "W3 - B3", 3, ("B3", "B3E")),
    ],
)
def test_a_bridge_that_cannot_be_crossed_is_a_fault(
    street: int, way: str, number: int, ends: tuple[str, str]
) -> None:
    found = faults_of(changed(f"streets.list[{street}].along", way))
    start, end = ends
    assert bridge_fault("bridge-not-crossable", number, **{"from": start, "to": end}) in found


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("way", ["W1 - B1 > E1", "E1 > B1 - W1"])
def test_a_bridge_that_can_be_crossed_one_way_only_is_a_fault(way: str) -> None:
    found = faults_of(changed("streets.list[5].along", way))
    assert [code for code, _ in found] == ["no-way-back", "bridge-not-crossable"]
    assert found[1] == bridge_fault("bridge-not-crossable", 1, **{"from": "B1", "to": "E1"})


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("way", ["B4 - W6", "W6 - B4", "B4 > W6 > B4"])
def test_a_way_off_a_bridge_is_a_fault(way: str) -> None:
    assert faults_of(with_street(way)) == [
        bridge_fault("way-off-the-bridge", 4, **{"from": "B4", "to": "W6"})
    ]


@pytest.mark.rule("B5.1")
def test_a_short_cut_on_a_long_bridge_is_a_way_off_it() -> None:
    assert faults_of(with_street("B3 - E3")) == [
        bridge_fault("way-off-the-bridge", 3, **{"from": "B3", "to": "E3"})
    ]


@pytest.mark.rule("B5.1")
def test_a_way_from_bridge_to_bridge_leads_off_both() -> None:
    assert faults_of(with_street("B1 - B2")) == [
        bridge_fault("way-off-the-bridge", 1, **{"from": "B1", "to": "B2"}),
        bridge_fault("way-off-the-bridge", 2, **{"from": "B2", "to": "B1"}),
    ]


@pytest.mark.rule("B5.1")
def test_stairs_off_a_bridge_are_a_fault() -> None:
    place = "overpasses.list[1]"
    assert faults_of(with_overpass("B4 W6")) == [
        ("stairs-on-a-bridge", {"place": place, "space": "B4"})
    ]
    assert faults_of(with_overpass("W6 B4")) == [
        ("stairs-on-a-bridge", {"place": place, "space": "B4"})
    ]


@pytest.mark.rule("B2.3", "B5.1")
def test_an_entry_on_a_bridge_is_a_fault() -> None:
    assert faults_of(changed("entry.space", "B4")) == [
        ("entry-on-a-bridge", {"place": "entry.space", "space": "B4"})
    ]


@pytest.mark.rule("B5.1")
def test_a_bridge_that_ends_on_another_is_a_fault() -> None:
    data = changed("streets.list[5].along", "W1 - B1 - B2")
    assert faults_of(changed("bridges.list[0].east", "B2", data)) == [
        bridge_fault("bridge-end-not-on-land", 1, space="B2"),
        bridge_fault("way-off-the-bridge", 2, **{"from": "B2", "to": "B1"}),
    ]


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(("end", "space"), [("east", "W1"), ("west", "E1")])
def test_a_bridge_that_ends_where_it_begins_is_a_fault(end: str, space: str) -> None:
    found = faults_of(changed(f"bridges.list[0].{end}", space))
    assert bridge_fault("bridge-end-not-on-land", 1, space=space) in found


@pytest.mark.rule("B5.1")
def test_a_bridge_that_ends_on_itself_is_a_fault() -> None:
    found = faults_of(changed("bridges.list[2].east", "B3E"))
    assert bridge_fault("bridge-end-not-on-land", 3, space="B3E") in found


# ----- streets ------------------------------------------------------------------------------------


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("way", ["W1 - W1", "W1 > W1"])
def test_a_link_from_a_space_to_itself_is_a_fault(way: str) -> None:
    assert faults_of(with_street(way)) == [("link-to-itself", {"place": NEW_STREET, "space": "W1"})]


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize(
    ("way", "start", "end"),
    [
        ("W1 - W2", "W1", "W2"),
        ("W2 - W1", "W2", "W1"),
        ("W2 > W1", "W2", "W1"),
        ("W4 - W6 - W4", "W6", "W4"),
        ("W7 > W8", "W7", "W8"),
        ("E1 - E3 - E2", "E3", "E2"),
    ],
)
def test_a_link_that_is_there_twice_is_a_fault(way: str, start: str, end: str) -> None:
    assert faults_of(with_street(way)) == [
        ("duplicate-link", {"place": NEW_STREET, "from": start, "to": end})
    ]


@pytest.mark.rule("B4.1")
def test_a_link_without_a_way_back_is_a_fault() -> None:
    assert faults_of(changed("streets.list[4]", REMOVED)) == [
        ("no-way-back", {"place": "streets.list[0].along", "from": "W7", "to": "W8"})
    ]
    assert faults_of(with_street("W1 > W4")) == [
        ("no-way-back", {"place": NEW_STREET, "from": "W1", "to": "W4"})
    ]


@pytest.mark.rule("B4.1")
def test_a_link_may_lead_there_by_one_street_and_back_by_another() -> None:
    assert faults_of(with_street("W4 > W1", with_street("W1 > W4"))) == []
    assert faults_of(with_street("W1 > W4 > W1")) == []


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("way", [None, "FAR - OFF"])
def test_spaces_that_no_street_joins_to_the_entry_are_a_fault(way: str | None) -> None:
    data = with_spaces("FAR", "OFF")
    assert faults_of(with_street(way, data) if way else data) == [
        ("not-connected", {"place": "spaces.list", "spaces": ["FAR", "OFF"]})
    ]


@pytest.mark.rule("B1.2", "B4.3")
def test_stairs_alone_do_not_connect_a_space() -> None:
    assert faults_of(with_overpass("FAR W4", with_spaces("FAR"))) == [
        ("not-connected", {"place": "spaces.list", "spaces": ["FAR"]})
    ]


# ----- overpasses ---------------------------------------------------------------------------------


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize(("upper", "lower"), [("W4", "W5"), ("W5", "W4"), ("W7", "W8")])
def test_two_levels_that_a_street_joins_are_a_fault(upper: str, lower: str) -> None:
    assert faults_of(with_overpass(f"{upper} {lower}")) == [
        ("levels-touch", {"place": "overpasses.list[1]", "upper": upper, "lower": lower})
    ]


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize("levels", ["W7 W8", "W8 W7"])
def test_a_one_way_street_joins_levels_too(levels: str) -> None:
    data = with_overpass(levels, changed("streets.list[4]", REMOVED))
    assert [code for code, _ in faults_of(data)] == ["no-way-back", "levels-touch"]


@pytest.mark.rule("B4.3")
def test_an_overpass_over_itself_is_a_fault() -> None:
    assert faults_of(with_overpass("W4 W4"))[0] == (
        "levels-touch",
        {"place": "overpasses.list[1]", "upper": "W4", "lower": "W4"},
    )


@pytest.mark.rule("B4.3")
@pytest.mark.parametrize(
    ("levels", "space"), [("HIGH W4", "HIGH"), ("W4 HIGH", "HIGH"), ("W2 W4", "W2")]
)
def test_a_space_on_two_overpasses_is_a_fault(levels: str, space: str) -> None:
    assert faults_of(with_overpass(levels)) == [
        ("space-on-two-overpasses", {"place": "overpasses.list[1]", "space": space})
    ]


# ----- rails --------------------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("line", "start", "end"),
    [
        ("E5 - E7", "E5", "E7"),
        ("E5 - E6 - E8", "E6", "E8"),
        ("E5 - E5", "E5", "E5"),
        ("W5 - W4 - W3 - W2 - HIGH", "W2", "HIGH"),  # stairs are no street
    ],
)
def test_rails_without_a_street_are_a_fault(line: str, start: str, end: str) -> None:
    assert faults_of(added("rails.lines", line)) == [
        ("rail-without-street", {"place": "rails.lines[2]", "from": start, "to": end})
    ]


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize("line", ["E3 - B3E - B3 - W3", "E3 - B3E"])
def test_rails_over_another_bridge_are_a_fault(line: str) -> None:
    assert faults_of(added("rails.lines", line)) == [
        ("rails-on-other-bridge", {"place": "rails.lines", "bridge": "Bridge B3"})
    ]


@pytest.mark.rule("B4.5")
def test_every_other_bridge_with_rails_is_named() -> None:
    assert faults_of(added("rails.lines", "E3 - B3E", "E4 - B4 - W4")) == [
        ("rails-on-other-bridge", {"place": "rails.lines", "bridge": "Bridge B3"}),
        ("rails-on-other-bridge", {"place": "rails.lines", "bridge": "Bridge B4"}),
    ]


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    "lines", [[], ["E3 - E4"], ["E4 - E5", "E5 - B5"], ["W5 - B5"], ["E5 - E6 - B6 - W6"]]
)
def test_rails_that_do_not_lead_over_the_streetcars_bridge_are_a_fault(lines: list[str]) -> None:
    fault = ("rails-not-over-bridge", {"place": "rails.lines", "bridge": "Bridge B5"})
    assert fault in faults_of(changed("rails.lines", lines))


@pytest.mark.rule("B4.5")
def test_the_streetcars_bridge_is_the_one_that_the_file_names() -> None:
    assert faults_of(changed("bridges.streetcar", "B4")) == [
        ("rails-on-other-bridge", {"place": "rails.lines", "bridge": "Bridge B5"}),
        ("rails-not-over-bridge", {"place": "rails.lines", "bridge": "Bridge B4"}),
    ]


@pytest.mark.rule("B4.5")
def test_rails_that_do_not_join_are_a_fault() -> None:
    assert faults_of(added("rails.lines", "E8 - E7", "W1 - HIGH")) == [
        ("rails-not-joined", {"place": "rails.lines", "spaces": ["W5", "E3", "E4", "E5", "E7",
                                                                 "E8", "B5"]})
    ]  # fmt: skip


# ----- full moves ---------------------------------------------------------------------------------

# Eight bridges from one square, each to a shore of its own.
STAR: Final = built(
    *(f"HUB - B{number} - S{number}" for number in range(1, 9)),
    bridges=("B1", *(f"HUB B{number} S{number}" for number in range(1, 9))),
    rails=("HUB - B1 - S1",),
    entry="HUB",
)


def no_full_move(place: str, space: str, mode: str, steps: int) -> Found:
    return "no-full-move", {"place": place, "space": space, "mode": mode, "steps": steps}


def at_speeds(base: Data, **speeds: int) -> Data:
    data = copy.deepcopy(base)
    for mode, speed in speeds.items():
        data["modes"][mode]["speed"] = speed
    return data


@pytest.mark.rule("B3.8", "B4.4")
def test_a_city_without_blocks_will_do_if_it_is_long_enough() -> None:
    assert faults_of(ROW) == []
    assert faults_of(at_speeds(ROW, moto=5, taxi=5)) == []


@pytest.mark.rule("B3.7", "B3.8")
def test_a_move_too_long_because_the_mode_is_shared_is_a_fault() -> None:
    assert faults_of(at_speeds(ROW, moto=6)) == [no_full_move("spaces.list[8]", "A4", "moto", 9)]


@pytest.mark.rule("B2.3", "B3.8")
def test_every_space_and_the_start_are_looked_at_for_every_mode() -> None:
    slow = at_speeds(STAR, **dict.fromkeys(MODE_NAMES, 1))
    per_mode = [
        [
            no_full_move("entry.space", "HUB", mode, 4),
            no_full_move("spaces.list[0]", "HUB", mode, 3),
            *(
                no_full_move(f"spaces.list[{2 * number - 1}]", f"B{number}", mode, 4)
                for number in range(1, 9)
            ),
        ]
        for mode in MODE_NAMES[:-1]
    ]
    assert faults_of(slow) == [fault for faults in per_mode for fault in faults]


@pytest.mark.rule("B3.8")
@pytest.mark.parametrize(("mode", "steps"), [("walk", 3), ("bike", 3), ("bus", 3), ("taxi", 4)])
def test_the_shortest_move_that_cannot_be_made_is_told(mode: str, steps: int) -> None:
    assert no_full_move("spaces.list[0]", "HUB", mode, steps) in faults_of(STAR)


@pytest.mark.rule("B2.3", "B3.8")
def test_a_start_from_which_a_move_cannot_be_made_in_full_is_a_fault() -> None:
    found = faults_of(STAR)
    assert no_full_move("entry.space", "HUB", "taxi", 4) in found
    assert no_full_move("entry.space", "HUB", "walk", 4) in found


@pytest.mark.rule("B4.4")
def test_a_streetcar_need_not_be_able_to_move() -> None:
    told = {facts["mode"] for code, facts in faults_of(STAR) if code == "no-full-move"}
    assert told == {*MODE_NAMES} - {"streetcar"}
    assert faults_of(at_speeds(ROW, streetcar=6)) == []


@pytest.mark.rule("B4.3", "B4.4")
def test_stairs_help_walkers_alone_to_move_in_full() -> None:
    told = {facts["mode"] for _, facts in faults_of(with_overpass("S1 S2", STAR))}
    assert told == {*MODE_NAMES} - {"walk", "streetcar"}


def test_full_moves_are_asked_for_only_where_the_streets_make_sense() -> None:
    assert faults_of(with_street("HUB - B1", STAR)) == [
        ("duplicate-link", {"place": "streets.list[8].along", "from": "HUB", "to": "B1"})
    ]


# ----- all at once --------------------------------------------------------------------------------


def many_faults() -> tuple[Data, list[Found]]:
    data = changed("bridges.list[7]", REMOVED)
    data = with_street("W1 - W1", data)
    data = with_overpass("W4 W5", data)
    data = with_street("B4 - W6", data)
    data = added("rails.lines", "E7 - E8", base=data)
    data = with_spaces("FAR", base=data)
    return data, [
        ("wrong-bridge-count", {"place": "bridges.list", "count": 7, "wanted": 8}),
        ("link-to-itself", {"place": NEW_STREET, "space": "W1"}),
        ("levels-touch", {"place": "overpasses.list[1]", "upper": "W4", "lower": "W5"}),
        bridge_fault("way-off-the-bridge", 4, **{"from": "B4", "to": "W6"}),
        ("rails-not-joined", {"place": "rails.lines", "spaces": ["E7", "E8"]}),
        ("not-connected", {"place": "spaces.list", "spaces": ["FAR"]}),
    ]


@pytest.mark.rule("B1.2")
def test_all_faults_are_listed() -> None:
    data, faults = many_faults()
    assert faults_of(data) == faults


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize(
    "data", [many_faults()[0], with_street("W1 - W2"), STAR], ids=["many", "one", "full moves"]
)
def test_loading_the_game_raises_the_first_fault(data: Data) -> None:
    with pytest.raises(ComponentError) as error:
        game_in(data)
    assert (error.value.code, error.value.facts) == faults_of(data)[0]


# ----- names --------------------------------------------------------------------------------------


@pytest.mark.rule("B1.2")
def test_all_ids_that_are_unknown_or_used_twice_are_told_at_once_and_nothing_else() -> None:
    data = changed("entry.space", "NOWHERE", changed("spaces.list[4].id", "W1"))
    data = changed("bridges.list[0].west", "NEVER", data)
    found = faults_of(with_street("W1 > W3", data))
    assert [(code, facts["place"]) for code, facts in found][:2] == [
        ("duplicate-id", "spaces.list[4].id"),
        ("unknown-space", "bridges.list[0].west"),
    ]
    assert found[-1] == ("unknown-space", {"place": "entry.space", "space": "NOWHERE"})
    assert {code for code, _ in found} == {"duplicate-id", "unknown-space"}


@pytest.mark.rule("B1.2")
def test_many_unknown_ids_are_not_too_many_links() -> None:
    data = LADDER
    for number in range(30):
        data = with_street(f"A{number} - Z{number}", data)
    assert [code for code, _ in faults_of(data)] == ["unknown-space"] * 60
