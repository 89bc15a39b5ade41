"""A report in a browser: nothing shuts anybody out, nothing is cut off, nothing is fetched."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.balance.reports import report
from tests.page.barriers import barriers
from tests.page.browser import a_chromium
from twinspan.balance.report import page
from twinspan.text.words import words

LANGUAGE = {"london": "fr", "bridgetown": "de"}  # those with the longest words


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with a_chromium() as browser:
        yield browser


@pytest.fixture(params=["london", "bridgetown"])
def shown(request: pytest.FixtureRequest, chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    """A report with all its tables open."""
    lang = LANGUAGE[request.param]
    file = tmp_path / "report.html"
    file.write_text(page(report(request.param, lang), words(lang)), "utf-8")
    context = chromium.new_context()
    there = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    there.on("request", lambda request: asked.append(request.url))
    there.on("console", lambda message: complaints.append(message.text))
    there.goto(file.as_uri())
    there.evaluate("for (const table of document.querySelectorAll('details')) table.open = true")
    yield there
    context.close()
    assert asked == [file.as_uri()]
    assert complaints == []


def test_axe_finds_nothing_serious_by_day_and_by_night(shown: Page) -> None:
    assert [*barriers(shown)] == []


@pytest.mark.parametrize("width", [1366, 1010, 760, 390, 320])
def test_nothing_is_wider_than_the_screen(shown: Page, width: int) -> None:
    shown.set_viewport_size({"width": width, "height": 800})
    assert shown.evaluate("document.documentElement.scrollWidth") <= width
    # What is written in a chart lies within it, up to half a letter.
    outside = """() => [...document.querySelectorAll('.plots')].flatMap((area) => {
      const box = area.getBoundingClientRect()
      return [...area.querySelectorAll('text, span')]
        .filter((node) => {
          const { left, right } = node.getBoundingClientRect()
          return left < Math.max(box.left - 8, 0) || right > Math.min(box.right + 8, innerWidth)
        })
        .map((node) => node.textContent)
    })"""
    assert shown.evaluate(outside) == []


@pytest.mark.parametrize("width", [1366, 1010, 390])
def test_the_names_of_an_axis_do_not_meet(shown: Page, width: int) -> None:
    shown.set_viewport_size({"width": width, "height": 800})
    meeting = """() => [...document.querySelectorAll('.foot svg')].flatMap((axis) => {
      const boxes = [...axis.querySelectorAll('text')].map((node) => node.getBoundingClientRect())
      return boxes.slice(1).filter((box, index) => box.left < boxes[index].right + 1)
    }).length"""
    assert shown.evaluate(meeting) == 0


def test_a_printed_report_shows_its_tables(shown: Page) -> None:
    shown.evaluate("for (const table of document.querySelectorAll('details')) table.open = false")
    assert not shown.locator("table").first.is_visible()
    shown.emulate_media(media="print")
    assert shown.locator("table").first.is_visible()
