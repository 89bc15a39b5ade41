"""B1.2: a file that is no city is refused, with the place and what is wrong there."""

import math
from typing import Final

import pytest

from tests.bridgetown.cities import (
    LADDER,
    changed,
    error_of,
    faults_of,
    with_spaces,
)
from tests.damage import REMOVED, part
from twinspan.games.bridgetown.city import COLOURS, MODE_NAMES, SHAPES, SOURCES, City

# ----- tables -------------------------------------------------------------------------------------

TABLES: Final = (
    "river", "entry", "modes", "modes.walk", "modes.walk.source", "bridges", "bridges.list[2]",
    "spaces", "spaces.list[7]", "streets", "streets.list[1]", "overpasses", "overpasses.list[0]",
    "rails",
)  # fmt: skip
KEYS: Final = [(table, key) for table in TABLES for key in part(LADDER, table)]


@pytest.mark.parametrize("data", [None, 3, 4.5, [], [LADDER], {}.keys()])
def test_a_city_is_a_table(data: object) -> None:
    assert error_of(data) == ("not-a-table", {"place": "(top)"})


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("key", [key for key in LADDER if key != "entry"])
def test_every_table_is_needed(key: str) -> None:
    assert error_of(changed(key, REMOVED)) == ("missing-key", {"place": "(top)", "key": key})


@pytest.mark.rule("B1.2", "B2.3")
def test_a_city_has_an_entry() -> None:
    assert error_of(changed("entry", REMOVED)) == ("no-entry", {"place": "(top)"})


def test_there_is_no_other_table() -> None:
    assert error_of(changed("more", {})) == ("unknown-key", {"place": "(top)", "key": "more"})


@pytest.mark.parametrize("table", TABLES)
def test_a_table_has_to_be_a_table_without_anything_else_in_it(table: str) -> None:
    assert error_of(changed(table, 3)) == ("not-a-table", {"place": table})
    assert error_of(changed(table, [])) == ("not-a-table", {"place": table})
    assert error_of(changed(f"{table}.more", 3)) == ("unknown-key", {"place": table, "key": "more"})


@pytest.mark.parametrize(("table", "key"), KEYS)
def test_every_value_is_needed(table: str, key: str) -> None:
    found = error_of(changed(f"{table}.{key}", REMOVED))
    assert found == ("missing-key", {"place": table, "key": key})


def test_the_format_is_named() -> None:
    assert error_of(changed("format", "twinspan city 2")) == (
        "unknown-word",
        {"place": "format", "word": "twinspan city 2", "known": ["twinspan city 1"]},
    )


@pytest.mark.parametrize(
    "place",
    [
        "river.source", "entry.source", "modes.bus.source.speed", "modes.bus.source.colour",
        "bridges.source", "spaces.source", "streets.source", "overpasses.source", "rails.source",
    ],
)  # fmt: skip
def test_every_table_says_where_its_values_come_from(place: str) -> None:
    assert error_of(changed(place, "hearsay")) == (
        "unknown-word",
        {"place": place, "word": "hearsay", "known": list(SOURCES)},
    )
    for source in SOURCES:
        assert faults_of(changed(place, source)) == []


# ----- lists --------------------------------------------------------------------------------------

POINTS: Final = (
    "canvas", "river.course[1]", "river.barges[4]", "entry.at", "bridges.list[7].flag",
    "spaces.list[25].at", "overpasses.list[0].at",
)  # fmt: skip
LISTS: Final = (
    *POINTS, "river.course", "river.barges", "bridges.list", "bridges.list[0].spaces",
    "spaces.list", "streets.list", "overpasses.list", "rails.lines",
)  # fmt: skip


@pytest.mark.parametrize("place", LISTS)
@pytest.mark.parametrize("value", [3, "W1 - W2", {"0": 1}, None])
def test_a_list_has_to_be_a_list(place: str, value: object) -> None:
    assert error_of(changed(place, value)) == ("not-a-list", {"place": place})


@pytest.mark.parametrize("place", POINTS)
@pytest.mark.parametrize("value", [[], [1], [1, 2, 3]])
def test_a_point_has_two_numbers(place: str, value: list[int]) -> None:
    assert error_of(changed(place, value)) == (
        "wrong-length",
        {"place": place, "length": len(value), "wanted": 2},
    )


@pytest.mark.parametrize("count", [0, 4, 6])
def test_there_is_a_barge_for_each_of_five_rounds(count: int) -> None:
    assert error_of(changed("river.barges", [[1, 2]] * count)) == (
        "wrong-length",
        {"place": "river.barges", "length": count, "wanted": 5},
    )


@pytest.mark.parametrize("course", [[], [[1, 2]]])
def test_a_river_runs_through_two_points_at_least(course: list[list[int]]) -> None:
    found = error_of(changed("river.course", course))
    assert found == ("too-few-points", {"place": "river.course", "wanted": 2})
    assert City(changed("river.course", [[1, 2], [3, 4]])).river.course == [(1, 2), (3, 4)]


@pytest.mark.rule("B1.2")
def test_a_bridge_has_a_space_at_least() -> None:
    found = error_of(changed("bridges.list[3].spaces", []))
    assert found == ("no-spaces", {"place": "bridges.list[3].spaces"})


LONG: Final = ("river.course", "bridges.list", "spaces.list", "streets.list", "overpasses.list",
               "rails.lines")  # fmt: skip


@pytest.mark.parametrize("place", LONG)
@pytest.mark.parametrize("length", [401, 10_000])
def test_no_list_is_longer_than_any_city_needs(place: str, length: int) -> None:
    first = part(LADDER, place)[0]
    assert error_of(changed(place, [first] * length)) == (
        "too-long",
        {"place": place, "length": length, "most": 400},
    )


def test_a_city_may_have_four_hundred_spaces() -> None:
    more = [f"MORE{number}" for number in range(400 - 26)]
    assert len(City(with_spaces(*more)).spaces) == 400


def test_tuples_serve_as_lists() -> None:
    data = changed("rails.lines", tuple(LADDER["rails"]["lines"]))
    assert City(data).hash == City(LADDER).hash


# ----- numbers ------------------------------------------------------------------------------------

NUMBERS: Final = [
    ("canvas[0]", 1, 10_000),
    ("canvas[1]", 1, 10_000),
    ("river.width", 1, 10_000),
    ("river.course[2][0]", -10_000, 10_000),
    ("river.barges[0][1]", -10_000, 10_000),
    ("entry.at[1]", -10_000, 10_000),
    ("bridges.list[0].flag[0]", -10_000, 10_000),
    ("spaces.list[3].at[1]", -10_000, 10_000),
    ("overpasses.list[0].at[0]", -10_000, 10_000),
    *((f"modes.{name}.speed", 1, 6) for name in MODE_NAMES),
]
NO_NUMBERS: Final = (
    "7", 7.0, True, False, None, math.nan, math.inf, [7], {"value": 7},
)  # fmt: skip


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize(("place", "low", "high"), NUMBERS)
def test_a_number_is_within_its_bounds(place: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1, -(10**400), 10**400):
        assert error_of(changed(place, value)) == (
            "out-of-range",
            {"place": place, "value": value, "low": low, "high": high},
        )
    for value in (low, high):
        assert City(changed(place, value)).plain == changed(place, value)


@pytest.mark.parametrize("place", [place for place, _, _ in NUMBERS])
@pytest.mark.parametrize("value", NO_NUMBERS)
def test_a_number_is_a_whole_number(place: str, value: object) -> None:
    assert error_of(changed(place, value)) == ("not-a-number", {"place": place})


def test_a_number_too_long_to_be_written_is_refused_as_any_other() -> None:
    code, facts = error_of(changed("river.width", 10**5000))
    assert (code, facts["place"]) == ("out-of-range", "river.width")


# ----- words, names and ids -----------------------------------------------------------------------

NAMES: Final = (
    "name", "river.name", "bridges.list[0].name", "spaces.list[0].name", "streets.list[0].name",
    "overpasses.list[0].name",
)  # fmt: skip
IDS: Final = ("bridges.list[0].id", "spaces.list[0].id")
SPACES: Final = (
    "entry.space", "bridges.list[2].spaces[1]", "bridges.list[2].west", "bridges.list[2].east",
    "overpasses.list[0].upper", "overpasses.list[0].lower",
)  # fmt: skip
WAYS: Final = ("streets.list[0].along", "rails.lines[1]")
WORDS: Final = [
    ("modes.walk.colour", "pink", list(COLOURS)),
    ("modes.walk.colour", "White", list(COLOURS)),
    ("bridges.list[0].shape", "stone", list(SHAPES)),
    ("streets.list[2].kind", "path", ["street", "freeway"]),
    ("bridges.streetcar", "B9", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]),
    ("bridges.streetcar", "B3E", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]),
]


CHOSEN: Final = dict.fromkeys(place for place, _, _ in WORDS)


@pytest.mark.parametrize("place", [*NAMES, *IDS, *SPACES, *WAYS, *CHOSEN])
@pytest.mark.parametrize("value", [3, True, None, math.nan, ["W1"], {"W1": "W1"}])
def test_a_text_has_to_be_a_text(place: str, value: object) -> None:
    assert error_of(changed(place, value)) == ("not-a-text", {"place": place})


@pytest.mark.rule("B1.2", "B1.3")
@pytest.mark.parametrize(("place", "word", "known"), WORDS)
def test_a_word_is_one_of_those_that_are_known(place: str, word: str, known: list[str]) -> None:
    found = error_of(changed(place, word))
    assert found == ("unknown-word", {"place": place, "word": word, "known": known})


@pytest.mark.parametrize("place", NAMES)
@pytest.mark.parametrize(
    "name", ["", "x" * 81, "two\nlines", "bell\a", "nul\0", "\u202eback", "\ud800", "\ufeff"]
)
def test_a_name_can_be_shown(place: str, name: str) -> None:
    assert error_of(changed(place, name)) == ("wrong-name", {"place": place})


@pytest.mark.parametrize("name", ["x", "x" * 80, "Brücke – мост 橋", "<b>&amp;</b>", "{ $name }"])
def test_any_name_that_can_be_shown_will_do(name: str) -> None:
    assert City(changed("name", name)).name == name


@pytest.mark.parametrize("place", IDS)
@pytest.mark.parametrize(
    "name", ["", "THIRTEENCHARS", "W 1", "W-1", "W1\n", "W1 ", "Wé", "W١", "W>", "(top)"]
)
def test_an_id_can_stand_in_a_notation(place: str, name: str) -> None:
    assert error_of(changed(place, name)) == ("wrong-id", {"place": place, "id": name})


def test_an_id_has_one_to_twelve_letters_digits_and_underscores() -> None:
    assert City(changed("bridges.list[0].id", "x")).bridges[0].id == "x"
    assert City(changed("bridges.list[0].id", "Twelve_12345")).bridges[0].id == "Twelve_12345"


@pytest.mark.rule("B1.2")
def test_every_space_has_an_id_of_its_own() -> None:
    found = error_of(changed("spaces.list[4].id", "W2"))
    assert found == ("duplicate-id", {"place": "spaces.list[4].id", "id": "W2"})
    assert faults_of(with_spaces("w2")) == [
        ("not-connected", {"place": "spaces.list", "spaces": ["w2"]})
    ]


# ----- modes --------------------------------------------------------------------------------------


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize("mode", MODE_NAMES)
def test_there_are_eight_modes(mode: str) -> None:
    found = error_of(changed(f"modes.{mode}", REMOVED))
    assert found == ("missing-key", {"place": "modes", "key": mode})


@pytest.mark.rule("B1.3")
def test_there_is_no_ninth_mode() -> None:
    found = error_of(changed("modes.boat", LADDER["modes"]["bus"]))
    assert found == ("unknown-key", {"place": "modes", "key": "boat"})


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize(("mode", "colour"), [("bike", "white"), ("streetcar", "purple")])
def test_every_mode_has_a_colour_of_its_own(mode: str, colour: str) -> None:
    place = f"modes.{mode}.colour"
    found = error_of(changed(place, colour))
    assert found == ("duplicate-colour", {"place": place, "colour": colour})


@pytest.mark.rule("B1.4")
def test_blue_is_the_streetcars() -> None:
    data = changed("modes.taxi.colour", "blue")
    assert error_of(changed("modes.streetcar.colour", "yellow", data)) == (
        "unknown-word",
        {"place": "modes.streetcar.colour", "word": "yellow", "known": ["blue"]},
    )


# ----- spaces that are not there, and ways --------------------------------------------------------


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("place", SPACES)
@pytest.mark.parametrize("space", ["NOWHERE", "w1", " W1", "", "0"])
def test_a_space_is_one_of_the_list(place: str, space: str) -> None:
    assert error_of(changed(place, space)) == ("unknown-space", {"place": place, "space": space})


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("place", WAYS)
@pytest.mark.parametrize("way", ["W1 - NOWHERE", "NOWHERE - W1", "W1 - W2 - NOWHERE - W3"])
def test_a_way_leads_through_spaces_of_the_list(place: str, way: str) -> None:
    found = error_of(changed(place, way))
    assert found == ("unknown-space", {"place": place, "space": "NOWHERE"})


@pytest.mark.parametrize("place", WAYS)
@pytest.mark.parametrize(
    "way",
    ["", "   ", "-", "W1", "W1 -", "- W1", "W1 W2", "W1-W2", "W1 - - W2", "W1 < W2", "W1 – W2",
     "W1 - W2 W3 - W4", "W1 -> W2", "W1,W2"],
)  # fmt: skip
def test_a_way_is_spaces_with_a_dash_or_an_arrow_between(place: str, way: str) -> None:
    assert error_of(changed(place, way)) == ("broken-way", {"place": place, "value": way})


def test_blanks_in_a_way_do_not_matter() -> None:
    data = changed("streets.list[3].along", "  W1   -\tHIGH\n-  W3 ")
    assert City(data).links == City(LADDER).links


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize("line", ["E5 > B5 - W5", "E5 - B5 > W5", "E5 > E4"])
def test_rails_lead_both_ways(line: str) -> None:
    found = error_of(changed("rails.lines[1]", line))
    assert found == ("one-way-rails", {"place": "rails.lines[1]"})


# ----- limits -------------------------------------------------------------------------------------


def streets(*along: str) -> list[dict[str, str]]:
    return [{"name": f"Street {number}", "along": way} for number, way in enumerate(along)]


def test_a_way_has_at_most_400_spaces() -> None:
    most = " - ".join(["W1", "W2"] * 200)
    assert error_of(changed("streets.list[0].along", f"{most} - W1")) == (
        "too-long",
        {"place": "streets.list[0].along", "length": 401, "most": 400},
    )
    assert error_of(changed("streets.list[0].along", most))[0] == "too-many-links"


def test_a_bridge_has_at_most_400_spaces() -> None:
    assert error_of(changed("bridges.list[0].spaces", ["B1"] * 401)) == (
        "too-long",
        {"place": "bridges.list[0].spaces", "length": 401, "most": 400},
    )


def test_a_space_has_at_most_24_links() -> None:
    data = with_spaces("N0")
    place = f"spaces.list[{len(part(data, 'spaces.list')) - 1}]"
    ways = streets(*(f"N0 - W{number % 3 + 1}" for number in range(25)))
    assert error_of(changed("streets.list", ways, data)) == (
        "too-many-links",
        {"place": place, "count": 25, "most": 24},
    )
    City(changed("streets.list", ways[:24], data))


def test_a_city_has_at_most_500_links() -> None:
    names = [f"N{number}" for number in range(350)]
    data = with_spaces(*names)
    rows = [" - ".join(names[start::step]) for step in (1, 2) for start in range(step)]
    assert error_of(changed("streets.list", streets(*rows), data)) == (
        "too-many-links",
        {"place": "streets.list", "count": 349 + 348, "most": 500},
    )
