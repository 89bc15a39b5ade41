"""The map of a city: everything is on it, it can be read by any program, and it fits any city."""

import re

import pytest

from tests.bridgetown.cities import EVERY_CITY
from tests.drawing.bridgetown.pictures import (
    SVG,
    WORDS,
    Data,
    Picture,
    data_of,
    drawn,
    place,
    shipped,
    title,
)
from twinspan.drawing.bridgetown import draw_city
from twinspan.games.bridgetown.city import NO_SPACE, SHAPES, City, read_city
from twinspan.games.bridgetown.faults import city_faults

HOSTILE = """<script>alert("1")</script> & 'x' ]]> --> é 日本"""

every_city = pytest.mark.parametrize("name", EVERY_CITY)


@every_city
def test_a_map_tells_its_name_and_description_to_those_who_cannot_see_it(name: str) -> None:
    picture = shipped(name)
    assert picture.root.tag == f"{SVG}svg"
    assert picture.root.get("role") == "img"
    assert picture.root.get("lang") == "en"
    assert title(picture.root) == picture.city.name
    assert picture.root.findtext(f"{SVG}desc") == WORDS.description
    labels = picture.root.get("aria-labelledby", "").split()
    assert [picture.by_id(label).tag for label in labels] == [f"{SVG}title", f"{SVG}desc"]


@every_city
def test_every_space_has_a_group_that_other_programs_can_find(name: str) -> None:
    picture = shipped(name)
    assert picture.ids("space-") == [f"space-{space.id}" for space in picture.city.spaces]
    for space in picture.city.spaces:
        assert title(picture.by_id(f"space-{space.id}")) == f"{space.name} ({space.id})"


@every_city
def test_spaces_lie_as_the_file_says(name: str) -> None:
    picture = shipped(name)
    first, last = picture.city.spaces[0], picture.city.spaces[-1]
    (x, y), (to_x, to_y) = place(picture.by_id(f"space-{first.id}")), place(
        picture.by_id(f"space-{last.id}")
    )  # fmt: skip
    scale = (to_x - x) / (last.at[0] - first.at[0])
    for space in picture.city.spaces:
        there = place(picture.by_id(f"space-{space.id}"))
        assert there == pytest.approx((space.at[0] * scale, space.at[1] * scale), abs=0.1)
    assert to_y - y == pytest.approx(scale * (last.at[1] - first.at[1]), abs=0.1)


@every_city
def test_a_space_shows_what_it_is(name: str) -> None:
    picture = shipped(name)
    city = picture.city
    for number, space in enumerate(city.spaces):
        told = {
            "bridge": city.bridge_of[number] != NO_SPACE,
            "rail": city.is_rail(number),
            "upper": any(overpass.upper == number for overpass in city.overpasses),
            "lower": any(overpass.lower == number for overpass in city.overpasses),
        }
        wanted = {"space", *(kind for kind, is_so in told.items() if is_so)}
        assert set(picture.by_id(f"space-{space.id}").get("class", "").split()) == wanted


@every_city
def test_every_bridge_has_its_shape_its_name_and_a_place_for_its_flag(name: str) -> None:
    picture = shipped(name)
    assert picture.ids("bridge-") == [f"bridge-{bridge.id}" for bridge in picture.city.bridges]
    for bridge in picture.city.bridges:
        node = picture.by_id(f"bridge-{bridge.id}")
        assert bridge.shape in node.get("class", "").split()
        assert bridge.name in [text.text for text in node.iter(f"{SVG}text")]
        flag = picture.by_id(f"flag-{bridge.id}")
        assert flag in list(node)


def test_every_shape_of_a_bridge_looks_different() -> None:
    data = data_of("twinford")
    looks = set()
    for shape in SHAPES:
        data["bridges"]["list"][0]["shape"] = shape
        paths = drawn(data).by_id("bridge-MIL").iter(f"{SVG}path")
        looks.add(tuple(path.get("d") for path in paths))
    assert len(looks) == len(SHAPES)


@every_city
def test_every_street_is_drawn_and_named(name: str) -> None:
    picture = shipped(name)
    streets = picture.city.streets
    assert {title(picture.by_id(f"street-{number}")) for number in range(len(streets))} == {
        street.name for street in streets
    }
    plates = {bridge.name for bridge in picture.city.bridges}
    read = picture.names("street-name")
    for street in streets:
        parts = [part for part in street.name.split(" / ") if part not in plates]
        if len(street.along) > 2 and parts:  # a single link may be too short for a name
            assert {" / ".join(parts), *parts} & set(read), street.name


def test_a_freeway_looks_different_from_a_street() -> None:
    picture = shipped("portland")
    for number, street in enumerate(picture.city.streets):
        classes = picture.by_id(f"street-{number}").get("class", "").split()
        assert ("freeway" in classes) == (street.kind == "freeway")


@every_city
def test_every_overpass_has_stairs(name: str) -> None:
    picture = shipped(name)
    for number, overpass in enumerate(picture.city.overpasses):
        node = picture.by_id(f"overpass-{number}")
        assert title(node) == overpass.name
        assert [path.get("class") for path in node.iter(f"{SVG}path")] == ["stairs"]


@every_city
def test_the_river_has_its_name_and_five_barges(name: str) -> None:
    picture = shipped(name)
    assert picture.names("river-name") == [picture.city.river.name]
    barges = [picture.by_id(id) for id in picture.ids("barge-")]
    assert [barge.findtext(f"{SVG}text") for barge in barges] == ["1", "2", "3", "4", "5"]


@every_city
def test_the_signs_and_the_way_in_are_told_in_the_words_that_were_given(name: str) -> None:
    picture = shipped(name)
    read = {text.text for text in picture.root.iter(f"{SVG}text")}
    words = {WORDS.start, WORDS.bridge, WORDS.flag, WORDS.rails, WORDS.freeway}
    assert words | {WORDS.overpass, WORDS.stairs, picture.city.name} <= read


@every_city
def test_the_same_city_gives_the_same_map(name: str) -> None:
    assert draw_city(read_city(name), WORDS) == shipped(name).text


def test_a_map_is_plain_ascii_whatever_the_names() -> None:
    data = data_of("twinford")
    data["name"] = "Zürich 日本"
    picture = drawn(data)
    assert picture.text.isascii()
    assert title(picture.root) == "Zürich 日本"


def test_hostile_names_stay_names() -> None:
    data = data_of("twinford")
    data["name"] = data["river"]["name"] = HOSTILE
    for table in ("bridges", "spaces", "streets", "overpasses"):
        for item in data[table]["list"]:
            item["name"] = HOSTILE
    picture = drawn(data)
    assert title(picture.root) == HOSTILE
    assert title(picture.by_id("space-MIL")) == f"{HOSTILE} (MIL)"
    assert title(picture.by_id("bridge-MIL")) == HOSTILE
    assert title(picture.by_id("street-0")) == HOSTILE
    assert title(picture.by_id("overpass-0")) == HOSTILE
    usual = {node.tag for node in shipped("twinford").root.iter()}
    assert {node.tag for node in picture.root.iter()} <= usual


# ----- colours ----------------------------------------------------------------------------------


def test_every_colour_has_a_value_by_day_and_by_night() -> None:
    style = shipped("portland").root.findtext(f"{SVG}style", "")
    day, night = re.findall(r"\.city {((?: --map-[\w-]+: [^;]+;)+)", style)
    used = set(re.findall(r"var\((--map-[\w-]+)\)", style))
    assert set(re.findall(r"(--[\w-]+):", day)) == set(re.findall(r"(--[\w-]+):", night)) == used
    assert style.index("prefers-color-scheme: dark") < style.index(night)
    assert day != night


def test_a_viewer_without_variables_still_gets_colours() -> None:
    style = shipped("portland").root.findtext(f"{SVG}style", "")
    rules = re.findall(r"(?:fill|stroke): var\(--", style)
    plain = re.findall(r"(fill|stroke): #\w{6}; \1: var\(--", style)
    assert len(plain) == len(rules) > 30


def test_the_rules_of_a_map_reach_nothing_outside_it() -> None:
    style = shipped("portland").root.findtext(f"{SVG}style", "")
    for selector in re.findall(r"^([^\s@}][^{]*) {", style, re.MULTILINE):
        assert selector.startswith(".city"), selector


# ----- any city ---------------------------------------------------------------------------------


def moved(data: Data, factor: float) -> Data:
    """The same city, measured otherwise."""

    def scaled(point: list[int]) -> list[int]:
        return [round(value * factor) for value in point]

    data["canvas"] = scaled(data["canvas"])
    data["river"]["width"] = round(data["river"]["width"] * factor)
    for key in ("course", "barges"):
        data["river"][key] = [scaled(point) for point in data["river"][key]]
    data["entry"]["at"] = scaled(data["entry"]["at"])
    for bridge in data["bridges"]["list"]:
        bridge["flag"] = scaled(bridge["flag"])
    for table in ("spaces", "overpasses"):
        for item in data[table]["list"]:
            item["at"] = scaled(item["at"])
    return data


def test_a_city_looks_the_same_however_its_file_measures() -> None:
    picture = drawn(moved(data_of("twinford"), 9))
    assert picture.view() == pytest.approx(shipped("twinford").view(), abs=1)
    assert sorted(picture.names("street-name")) == sorted(shipped("twinford").names("street-name"))


@pytest.mark.parametrize("at", [[-300, 100], [2000, 100], [100, -300], [100, 2000]])
def test_a_space_off_the_canvas_is_on_the_map(at: list[int]) -> None:
    data = data_of("twinford")
    data["spaces"]["list"][12]["at"] = at
    picture = drawn(data)
    x, y = place(picture.by_id(f"space-{data['spaces']['list'][12]['id']}"))
    left, top, width, height = picture.view()
    assert left + 20 < x < left + width - 20
    assert top + 20 < y < top + height - 20


def test_all_spaces_may_lie_on_one_point() -> None:
    data = data_of("twinford")
    for space in data["spaces"]["list"]:
        space["at"] = [100, 100]
    assert len(drawn(data).ids("space-")) == len(data["spaces"]["list"])


def without_streets(data: Data) -> None:
    data["streets"]["list"] = []


def street_to_itself(data: Data) -> None:
    data["streets"]["list"].append({"name": "Ring", "along": "CO1 - CO1"})


def one_way_street(data: Data) -> None:
    data["streets"]["list"][0]["along"] = "CO1 > WQ1 - MIL - EQ1 - BA1"


def bridge_without_way(data: Data) -> None:
    data["streets"]["list"][0]["along"] = "CO1 - WQ1"


def bridge_far_from_the_river(data: Data) -> None:
    data["river"]["course"] = [[-400, 0], [-400, 800]]


def single_bridge(data: Data) -> None:
    data["bridges"]["list"] = data["bridges"]["list"][4:5]


def overpass_of_one_space(data: Data) -> None:
    data["overpasses"]["list"][0]["lower"] = data["overpasses"]["list"][0]["upper"]


def rails_without_street(data: Data) -> None:
    data["rails"]["lines"].append("HI1 - BA8")


def river_without_length(data: Data) -> None:
    data["river"]["course"] = [[400, 400], [400, 400]]


def narrow_river(data: Data) -> None:
    data["river"]["width"] = 1


@pytest.mark.parametrize(
    "damage",
    [
        without_streets, street_to_itself, one_way_street, bridge_without_way, single_bridge,
        overpass_of_one_space, rails_without_street,
    ],
)  # fmt: skip
def test_a_city_with_faults_is_drawn_all_the_same(damage: object) -> None:
    data = data_of("twinford")
    assert callable(damage)
    damage(data)
    assert city_faults(City(data))
    picture = drawn(data)
    assert len(picture.ids("space-")) == len(data["spaces"]["list"])
    assert len(picture.ids("bridge-")) == len(data["bridges"]["list"])
    assert "nan" not in "".join(node.get("d", "") for node in picture.root.iter())


@pytest.mark.parametrize("oddity", [bridge_far_from_the_river, river_without_length, narrow_river])
def test_an_odd_river_is_drawn_all_the_same(oddity: object) -> None:
    data = data_of("twinford")
    assert callable(oddity)
    oddity(data)
    picture = drawn(data)
    assert title(picture.by_id("river")) == "Wend"
    widths = [float(path.get("stroke-width", "0")) for path in picture.by_id("river")[1:]]
    assert min(widths) >= 0
    assert len(picture.ids("bridge-")) == 8


def test_a_long_name_of_a_city_gets_a_row_of_its_own() -> None:
    data = data_of("twinford")
    data["name"] = "Llanfair" * 10
    short, long = shipped("twinford"), drawn(data)
    assert long.view()[3] > short.view()[3]
    assert legend_title(long) == data["name"]


def legend_title(picture: Picture) -> str:
    return picture.names("title")[0]
