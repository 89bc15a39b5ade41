"""Every text of every moment can be read, in each language and at each size."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.page.moments import BY_NAME, NAMES, settle, show
from tests.page.table import Server, Visitor
from tests.page.unsaid import unsaid

Visit = Callable[..., Visitor]

LANGUAGES: Final = ("en", "fr", "de", "it")
LAPTOP: Final = (1366, 768)
SIZES: Final = ((1440, 900), LAPTOP, (1024, 768), (390, 844))

CUT_TEXTS: Final = Path(__file__).with_name("cut_texts.js").read_text()
EVERY_TEXT: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], svg text, svg title')]
    .flatMap((one) => [one.ariaLabel, one.getAttribute('title'), one.placeholder, one.textContent]),
].filter(Boolean)"""
# The parts of a table: those that every game has, and its own.
PARTS: Final = (".prompt", "section.story", ".timeline")
OWN_PARTS: Final = {
    "london": ("svg.board", "svg.bridge"),
    "bridgetown": (".map > svg", ".wheel", ".board .below", "article.area > svg"),
}
# Those that are missing, empty or partly outside the window.
OUT_OF_SIGHT: Final = """(names) => names.flatMap((name) => {
  const parts = [...document.querySelectorAll(name)]
  return (parts.length > 0 ? parts : [null]).flatMap((part) => {
    const { top, bottom, left, right } = part?.getBoundingClientRect() ?? { top: -1 }
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return inside && bottom - top > 15 ? [] : [`${name} is out of sight`]
  })
}).concat(document.documentElement.scrollHeight > innerHeight ? ['the document scrolls'] : [])"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu of the page's header, whatever lies before it."""
    page.locator("header select").select_option(language, force=True)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


@pytest.mark.parametrize("name", NAMES)
def test_every_text_fits_in_each_language_and_a_laptop_shows_the_whole_table(
    name: str, gallery: Server, visit: Visit
) -> None:
    moment = BY_NAME[name]
    visitor = visit(gallery, guided=moment.guided)
    show(visitor, moment)
    page = visitor.page
    faults: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        faults += [f"{language}: {text}" for text in unsaid(page.evaluate(EVERY_TEXT))]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page, width)
            found = page.evaluate(CUT_TEXTS)
            if moment.game is not None and (width, height) == LAPTOP:
                found += page.evaluate(OUT_OF_SIGHT, [*PARTS, *OWN_PARTS[moment.game]])
            faults += [f"{language} {width}×{height}: {fault}" for fault in found]
    assert faults == []
