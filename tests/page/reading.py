"""Whether every text on the page can be read, in each language and at each size."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.page.moments import Moment, settle
from tests.page.unsaid import unsaid

LANGUAGES: Final = ("fr", "de", "it", "en")  # at last it speaks again as it did at first
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


def unreadable(page: Page, moment: Moment) -> Iterator[str]:
    """Texts that are cut, outside the window, over each other, or not said in words; on a laptop
    also the parts of a table that are not all in sight."""
    for language in LANGUAGES:
        _speak(page, language)
        yield from (f"{language}: {text}" for text in unsaid(page.evaluate(EVERY_TEXT)))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page, width)
            found = page.evaluate(CUT_TEXTS)
            if moment.game is not None and (width, height) == LAPTOP:
                found += page.evaluate(OUT_OF_SIGHT, [*PARTS, *OWN_PARTS[moment.game]])
            yield from (f"{language} {width}×{height}: {fault}" for fault in found)


def _speak(page: Page, language: str) -> None:
    """Choose a language in the menu of the page's header, whatever lies before it."""
    page.locator("header select").select_option(language, force=True)
    page.locator(f"html[lang={language}]").wait_for(state="attached")
