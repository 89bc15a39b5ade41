"""The style sheet of the maps on the page: the same colours, in the page's themes and faces."""

import re
from pathlib import Path

from tests.bridgetown.cities import EVERY_CITY
from tests.drawing.bridgetown.pictures import SVG, shipped
from twinspan.drawing.bridgetown import draw_for_page
from twinspan.drawing.bridgetown.pagestyle import page_style
from twinspan.drawing.bridgetown.style import DAY, NIGHT
from twinspan.games.bridgetown.city import read_city

PAGE = Path(__file__).parents[3] / "web" / "src"


def test_the_pages_style_sheet_is_up_to_date() -> None:
    """Otherwise: make docs"""
    written = PAGE / "games" / "bridgetown" / "art" / "map.css"
    assert written.read_text("utf-8") == page_style()


def test_every_colour_that_is_used_has_a_value_in_both_themes() -> None:
    sheet = page_style()
    used = set(re.findall(r"var\(--map-([\w-]+)\)", sheet))
    for theme, colours in (("light", DAY), ("dark", NIGHT)):
        (told,) = re.findall(
            rf"^:root\[data-theme='{theme}'\] \.city {{([^}}]+)}}", sheet, re.MULTILINE
        )
        assert dict(re.findall(r"--map-([\w-]+): ([^;]+);", told)) == {
            name: colour for name, colour in colours.items() if name in used
        }
    assert len(used) > 20


def test_the_rules_reach_nothing_but_maps_and_hide_nothing_of_the_pages() -> None:
    sheet = page_style()
    for selector in re.findall(r"^([^\s/}][^{]*) {", sheet, re.MULTILINE):
        assert ".city" in selector
    assert all(name.startswith("--map-") for name in re.findall(r"(--[\w-]+):", sheet))


def test_the_faces_are_the_pages() -> None:
    faces = set(re.findall(r"font-family: ([^;]+);", page_style()))
    assert faces == {"var(--font-text)", "var(--font-display)"}


def test_everything_that_is_styled_in_a_map_by_itself_is_styled_on_the_page_too() -> None:
    alone = shipped("portland").root.findtext(f"{SVG}style", "")
    styled = set(re.findall(r"\.([a-z-]+)", alone))
    for name in EVERY_CITY:
        svg = draw_for_page(read_city(name), "Start").svg
        found = {word for told in re.findall(r'class="([^"]+)"', svg) for word in told.split()}
        for word in found & styled:
            assert f".{word}" in page_style()
