"""The map for the page: the same drawing, cropped, with nothing that a page must not take in."""

import json
import re
from math import dist
from xml.etree import ElementTree

import pytest

from tests.bridgetown.cities import EVERY_CITY, LADDER
from tests.drawing.bridgetown.pictures import SVG, Data, data_of, place
from tests.drawing.bridgetown.test_citymap import (
    HOSTILE,
    bridge_without_way,
    overpass_of_one_space,
    rails_without_street,
    single_bridge,
    street_to_itself,
    without_streets,
)
from twinspan.drawing.bridgetown import PageMap, draw_for_page
from twinspan.drawing.bridgetown.plan import RADIUS, flag_box, to_box
from twinspan.drawing.geometry import Line, distance_to, simplified
from twinspan.games.bridgetown.city import City, read_city

every_city = pytest.mark.parametrize("name", EVERY_CITY)


class Drawn:
    """A map that was drawn for the page and read again."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.map: PageMap = draw_for_page(city, "Set off")
        self.root = ElementTree.fromstring(self.map.svg)

    def by_id(self, id: str) -> ElementTree.Element:
        (found,) = [node for node in self.root.iter() if node.get("id") == id]
        return found


_DRAWN: dict[str, Drawn] = {}


def shipped(name: str) -> Drawn:
    if name not in _DRAWN:
        _DRAWN[name] = Drawn(read_city(name))
    return _DRAWN[name]


# ----- where things are ---------------------------------------------------------------------------


@every_city
def test_the_coordinates_are_those_of_the_drawing(name: str) -> None:
    drawn = shipped(name)
    city, found = drawn.city, drawn.map
    for space, point in zip(city.spaces, found.spaces, strict=True):
        assert point == pytest.approx(place(drawn.by_id(f"map-space-{space.id}")), abs=0.06)
    for bridge, point in zip(city.bridges, found.flags, strict=True):
        assert point == pytest.approx(place(drawn.by_id(f"map-flag-{bridge.id}")), abs=0.06)
    for number, point in enumerate(found.barges, 1):
        assert point == pytest.approx(place(drawn.by_id(f"map-barge-{number}")), abs=0.06)
    assert len(found.barges) == 5
    x, y = found.spaces[city.entry]
    assert 0 < dist(found.start, (x, y)) < 100


@every_city
def test_every_coordinate_has_one_decimal(name: str) -> None:
    found = shipped(name).map
    told = found._replace(svg="")
    for number in re.findall(r"-?\d+\.\d+", json.dumps(told)):
        assert len(number.partition(".")[2]) == 1


@every_city
def test_every_pair_of_neighbours_has_its_line(name: str) -> None:
    drawn = shipped(name)
    city, found = drawn.city, drawn.map
    lines = {frozenset(link[:2]): link for link in found.links}
    assert len(lines) == len(found.links)
    wanted = {
        frozenset((here, there))
        for here, links in enumerate(city.links)
        for there in (*links, *(space for space in (city.stairs[here],) if space >= 0))
    }
    assert set(lines) == wanted
    for here, there, numbers in found.links:
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert points[0] == found.spaces[here]
        assert points[-1] == found.spaces[there]


@every_city
def test_the_lines_lie_on_the_streets(name: str) -> None:
    drawn = shipped(name)
    for street, told in enumerate(drawn.city.streets):
        path = drawn.by_id(f"map-street-{street}").get("d", "")
        knots = re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=C|$)", path)
        for space, (x, y) in zip(told.along, knots, strict=True):
            assert drawn.map.spaces[space] == pytest.approx((float(x), float(y)), abs=0.06)


def test_a_straight_line_needs_two_points_and_a_bent_one_more() -> None:
    straight = [(float(x), 2.0 * x) for x in range(9)]
    assert simplified(straight, 0.1) == [straight[0], straight[-1]]
    bent = [(float(x), float(x * x)) for x in range(9)]
    few = simplified(bent, 0.5)
    assert 2 < len(few) < len(bent)
    assert all(distance_to(Line(few), point) <= 0.5 for point in bent)
    assert simplified([(1, 1), (1, 1)], 0.1) == [(1, 1), (1, 1)]


@every_city
def test_the_map_is_cropped_to_what_there_is_to_see(name: str) -> None:
    found = shipped(name).map
    x, y, width, height = found.view
    boxes = [flag_box(flag) for flag in found.flags]
    seen = [*found.spaces, *found.barges, found.start]
    boxes += [
        (here - RADIUS, there - RADIUS, here + RADIUS, there + RADIUS) for here, there in seen
    ]
    spaces = {space for bridge in shipped(name).city.bridges for space in bridge.spaces}
    below = [found.spaces[space] for space in spaces]  # where the bridges' names stand
    boxes += [(here, there, here, there + 26) for here, there in below]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    for margin in (
        min(lefts) - x,
        min(tops) - y,
        x + width - max(rights),
        y + height - max(bottoms),
    ):
        assert 10 < margin < 20


@every_city
def test_it_stays_where_it_is_within_a_drawing_of_the_page(name: str) -> None:
    drawn = shipped(name)
    box = [float(value) for value in drawn.root.get("viewBox", "").split()]
    assert [float(drawn.root.get(name, "")) for name in ("x", "y", "width", "height")] == box
    assert drawn.map.view == pytest.approx(box, abs=0.06)
    assert drawn.root.get("class") == "city"


@every_city
def test_no_barge_lies_under_a_flag_or_a_bridges_space(name: str) -> None:
    found, city = shipped(name).map, shipped(name).city
    for barge in found.barges:
        assert all(to_box(barge, flag_box(flag)) > 8 for flag in found.flags)
        spaces = [space for bridge in city.bridges for space in bridge.spaces]
        assert all(dist(barge, found.spaces[space]) > 15 for space in spaces)


@every_city
def test_no_name_stands_where_a_flag_will_wave(name: str) -> None:
    drawn = shipped(name)
    flags = [flag_box(flag) for flag in drawn.map.flags]
    for plate in drawn.root.iter(f"{SVG}g"):
        if plate.get("class") != "plate":
            continue
        (x, y), box = place(plate), plate.find(f"{SVG}rect")
        assert box is not None
        wide, high = float(box.get("width", "0")) / 2, float(box.get("height", "0")) / 2
        for left, top, right, bottom in flags:
            apart = x + wide < left or x - wide > right or y + high < top or y - high > bottom
            assert apart, plate.findtext(f"{SVG}text")


# ----- what a page takes in -----------------------------------------------------------------------

HARMLESS = {"svg", "g", "rect", "circle", "path", "text", "textPath", "title"}
ATTRIBUTES = {
    "viewBox", "class", "id", "x", "y", "width", "height", "rx", "r", "d", "transform", "href",
    "font-size", "stroke-width", "startOffset",
}  # fmt: skip


def assert_harmless(root: ElementTree.Element) -> None:
    """Shapes and texts alone: no scripts, no styles, nothing from elsewhere."""
    for node in root.iter():
        assert node.tag.removeprefix(SVG) in HARMLESS
        assert set(node.attrib) <= ATTRIBUTES
        assert node.get("href", "#map-").startswith("#map-")


@every_city
def test_it_has_nothing_that_a_page_must_not_take_in(name: str) -> None:
    assert_harmless(shipped(name).root)


def test_hostile_names_stay_names() -> None:
    data = data_of("twinford")
    data["name"] = data["river"]["name"] = HOSTILE
    for table in ("bridges", "spaces", "streets", "overpasses"):
        for item in data[table]["list"]:
            item["name"] = HOSTILE
    drawn = Drawn(City(data))
    assert_harmless(drawn.root)
    assert "<script" not in drawn.map.svg
    assert drawn.by_id("map-bridge-MIL").findtext(f"{SVG}title") == HOSTILE


@every_city
def test_no_id_is_the_pages_and_none_is_there_twice(name: str) -> None:
    ids = [node.get("id", "") for node in shipped(name).root.iter() if "id" in node.attrib]
    assert all(id.startswith("map-") for id in ids)
    assert len(ids) == len(set(ids))


def test_names_on_two_maps_of_one_page_keep_to_their_own_ways() -> None:
    ways = [
        {node.get("href", "")[1:] for node in shipped(name).root.iter(f"{SVG}textPath")}
        for name in EVERY_CITY
    ]
    assert ways[0]
    assert ways[1]
    assert not ways[0] & ways[1]
    for name, found in zip(EVERY_CITY, ways, strict=True):
        for way in found:
            assert shipped(name).by_id(way).tag == f"{SVG}path"


def test_the_word_at_the_start_is_the_readers() -> None:
    text = draw_for_page(read_city("twinford"), "Départ").svg
    assert ">D&#233;part</text>" in text
    assert text.isascii()


@every_city
def test_every_street_has_at_least_a_part_of_its_name(name: str) -> None:
    drawn = shipped(name)
    read = {
        "".join(node.itertext()).strip()
        for node in drawn.root.iter(f"{SVG}text")
        if node.get("class") == "street-name"
    }
    plates = {bridge.name for bridge in drawn.city.bridges}
    for street in drawn.city.streets:
        parts = [part for part in street.name.split(" / ") if part not in plates]
        if len(street.along) > 2 and parts:  # a single link may be too short for a name
            assert {" / ".join(parts), *parts} & read, street.name


# ----- any city -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        without_streets, street_to_itself, bridge_without_way, single_bridge,
        overpass_of_one_space, rails_without_street,
    ],
)  # fmt: skip
def test_a_city_with_faults_is_drawn_all_the_same(damage: object) -> None:
    data = data_of("twinford")
    assert callable(damage)
    damage(data)
    found = draw_for_page(City(data), "Start")
    assert len(found.spaces) == len(data["spaces"]["list"])
    assert "nan" not in json.dumps(found._replace(svg="")).lower()


def test_a_city_all_on_one_point_is_drawn() -> None:
    found = draw_for_page(City(LADDER), "Start")
    assert found.view[2] > 0
    assert found.view[3] > 0


def tangled() -> Data:
    """Twinford, and alleys that all cross each other."""
    data = data_of("twinford")
    for number in range(40):
        for side, x in (("A", 20), ("B", 840)):
            at = [x, 20 * (number if side == "A" else 40 - number)]
            data["spaces"]["list"].append({"id": f"{side}{number}", "name": "x", "at": at})
        along = f"A{number} - B{number}"
        data["streets"]["list"].append({"name": f"Alley {number}", "along": along})
    return data


def test_a_tangle_is_drawn_flat() -> None:
    """With so many crossings nobody could tell what passes over what."""
    drawn = Drawn(City(tangled()))
    decks = [node for node in drawn.root.iter() if "deck" in node.get("class", "").split()]
    assert len(decks) == len(drawn.city.bridges)
    assert len(drawn.map.svg) < 200_000


def far_river(data: Data) -> None:
    data["river"]["course"] = [[9999 * (-1) ** n, 50 * n - 9999] for n in range(400)]


def vast_river(data: Data) -> None:
    data["river"]["width"] = 10_000


def long_stairs(data: Data) -> None:
    for overpass in data["overpasses"]["list"]:
        overpass["lower"] = "ST3"


def flag_far_away(data: Data) -> None:
    data["bridges"]["list"][0]["flag"] = [9999, -9999]


@pytest.mark.parametrize("oddity", [far_river, vast_river, long_stairs, flag_far_away])
def test_nothing_makes_a_drawing_endless(oddity: object) -> None:
    data = data_of("twinford")
    assert callable(oddity)
    oddity(data)
    found = draw_for_page(City(data), "Start")
    assert len(found.svg) < 500_000
    assert max(found.view[2:]) < 5000
