"""Names can be read: they keep clear of spaces, flags, barges and of each other."""

import re
from itertools import combinations
from math import cos, dist, radians, sin
from xml.etree import ElementTree

import pytest

from tests.bridgetown.cities import EVERY_CITY
from tests.drawing.bridgetown.pictures import SVG, Picture, data_of, drawn, place, shipped
from twinspan.drawing.bridgetown.bridges import Span
from twinspan.drawing.bridgetown.names import Obstacles, plate_place
from twinspan.drawing.bridgetown.plan import to_box
from twinspan.drawing.geometry import Line, Point
from twinspan.drawing.measure import width_of

every_city = pytest.mark.parametrize("name", EVERY_CITY)


def feet(picture: Picture, node: ElementTree.Element) -> Line:
    """The line on which a name stands, from its first letter to its last."""
    text = "".join(node.itertext()).strip()
    half = width_of(text, float(node.get("font-size", "0"))) / 2
    way = node.find(f"{SVG}textPath")
    if way is None:
        x, y, *turned = map(float, re.findall(r"-?[\d.]+", node.get("transform", "")))
        angle = radians(turned[0] if turned else 0)
        return Line(
            [(x + side * half * cos(angle), y + side * half * sin(angle)) for side in (-1, 1)]
        )
    path = picture.by_id(way.get("href", "")[1:]).get("d", "")
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    whole = Line(list(zip(numbers[::2], numbers[1::2], strict=True)))
    middle = whole.length / 2
    return Line(whole.part(middle - half, middle + half))


def letters(picture: Picture, node: ElementTree.Element) -> list[tuple[Point, float]]:
    """Discs where the letters of a name are."""
    size = float(node.get("font-size", "0"))
    line = feet(picture, node)
    return [
        (line.beside(along, -0.35 * size), 0.35 * size)
        for along in line.samples(0, line.length, size / 2)
    ]


def names(picture: Picture) -> list[ElementTree.Element]:
    return [*picture.with_class("street-name"), *picture.with_class("river-name")]


def discs(picture: Picture) -> list[tuple[Point, float]]:
    """Spaces and flag holders."""
    nodes = [picture.by_id(id) for id in (*picture.ids("space-"), *picture.ids("flag-"))]
    return [(place(node), float(node.find(f"{SVG}circle").get("r", "0"))) for node in nodes]  # type: ignore[union-attr]


def plates(picture: Picture) -> list[tuple[float, float, float, float]]:
    found = []
    for node in picture.with_class("plate"):
        (x, y), box = place(node), node.find(f"{SVG}rect")
        assert box is not None
        width, height = float(box.get("width", "0")), float(box.get("height", "0"))
        found.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
    return found


@every_city
def test_no_name_covers_a_space_or_a_flag(name: str) -> None:
    picture = shipped(name)
    round_things = discs(picture)
    for node in names(picture):
        for point, radius in letters(picture, node):
            for other, size in round_things:
                assert dist(point, other) > radius + size - 1, "".join(node.itertext())


@every_city
def test_no_two_names_touch(name: str) -> None:
    picture = shipped(name)
    for one, other in combinations(names(picture), 2):
        for point, radius in letters(picture, one):
            for there, size in letters(picture, other):
                told = ("".join(one.itertext()), "".join(other.itertext()))
                assert dist(point, there) > radius + size - 1, told


@every_city
def test_no_name_touches_the_plate_of_a_bridge(name: str) -> None:
    picture = shipped(name)
    boxes = plates(picture)
    for node in names(picture):
        for point, radius in letters(picture, node):
            for box in boxes:
                assert to_box(point, box) > radius - 1, "".join(node.itertext())


@every_city
def test_every_plate_is_clear_of_spaces_flags_and_barges(name: str) -> None:
    picture = shipped(name)
    assert len(plates(picture)) == len(picture.city.bridges)
    barges = [(place(picture.by_id(id)), 10.0) for id in picture.ids("barge-")]
    for box in plates(picture):
        for point, radius in (*discs(picture), *barges):
            assert to_box(point, box) > radius - 0.5


@every_city
def test_no_two_plates_overlap(name: str) -> None:
    for one, other in combinations(plates(shipped(name)), 2):
        apart = one[0] > other[2] or one[2] < other[0] or one[1] > other[3] or one[3] < other[1]
        assert apart


@every_city
def test_no_name_is_cut_by_the_edge_of_the_sheet(name: str) -> None:
    picture = shipped(name)
    left, top, width, height = picture.view()
    points = [point for node in names(picture) for point, _ in letters(picture, node)]
    points += [corner for box in plates(picture) for corner in (box[:2], box[2:])]
    for x, y in points:
        assert left + 12 < x < left + width - 12
        assert top + 12 < y < top + height - 12


def test_a_plate_stays_on_the_sheet_even_at_its_edge() -> None:
    left, top, right, bottom = view = (0.0, 0.0, 300.0, 60.0)
    for x, y in ((5.0, 5.0), (295.0, 5.0), (5.0, 55.0), (295.0, 55.0)):
        span = Span(Line([(x - 4, y), (x + 4, y)]), 0, 8, 5)
        centre = plate_place(Obstacles(view), span, 100, 14)
        assert left + 50 < centre[0] < right - 50
        assert top + 7 < centre[1] < bottom - 7


def test_names_read_from_left_to_right_or_upwards() -> None:
    for name in EVERY_CITY:
        picture = shipped(name)
        for node in names(picture):
            line = feet(picture, node)
            (x, y), (to_x, to_y) = line.points[0], line.points[-1]
            steep = abs(to_x - x) < 0.25 * abs(to_y - y)
            assert to_y < y if steep else to_x > x


def test_a_name_that_is_on_a_plate_is_not_said_again() -> None:
    picture = shipped("twinford")
    assert "Market Bridge" in [street.name for street in picture.city.streets]
    assert "Market Bridge" not in picture.names("street-name")
    assert "I-5" in shipped("portland").names("street-name")


def test_a_long_street_is_named_more_than_once() -> None:
    assert shipped("portland").names("street-name").count("Burnside St") > 1


def test_a_name_without_room_is_left_out_and_told_on_pointing() -> None:
    data = data_of("twinford")
    long = "Street of the Very Long Name that nobody could ever write on a map of this kind"
    data["streets"]["list"][5]["name"] = long
    picture = drawn(data)
    assert long not in picture.names("street-name")
    assert picture.by_id("street-5").findtext(f"{SVG}title") == long


@pytest.mark.parametrize(
    ("narrow", "wide"), [("ill", "www"), ("abc", "ABC"), ("abc", "日本語"), ("e\u0301", "ee")]
)
def test_the_width_of_a_text_depends_on_its_letters(narrow: str, wide: str) -> None:
    assert width_of(narrow, 10) < width_of(wide, 10)


def test_the_width_of_a_text_grows_with_size_weight_and_spacing() -> None:
    plain = width_of("Burnside", 10)
    assert width_of("Burnside", 20) == pytest.approx(2 * plain)
    assert width_of("Burnside", 10, bold=True) > plain
    assert width_of("Burnside", 10, spacing=1) == pytest.approx(plain + 8)
