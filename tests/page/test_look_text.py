"""Every text of every moment can be read, in each language and at each size."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.page.moments import BY_NAME, MOMENTS, NAMES, show
from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]

LANGUAGES: Final = ("en", "fr", "de", "it")
SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
LAPTOP: Final = (1366, 768)
ON_A_LAPTOP: Final = tuple(moment.name for moment in MOMENTS if moment.board)

CUT_TEXTS: Final = Path(__file__).with_name("cut_texts.js").read_text()
MESSAGE_IDS: Final = frozenset(
    name
    for file in (files("twinspan") / "text" / "messages" / "en").iterdir()
    for name in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text(), re.MULTILINE)
)
EVERY_TEXT: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], svg text, svg title')]
    .flatMap((one) => [one.ariaLabel, one.getAttribute('title'), one.placeholder, one.textContent]),
].filter(Boolean)"""
# The parts of the table that are missing, empty or partly outside the window.
OUT_OF_SIGHT: Final = """() => {
  const parts = [...document.querySelectorAll('svg.bridge')].map((bridge) => ['a bridge', bridge])
  for (const name of ['svg.board', '.prompt', 'section.story', '.timeline'])
    parts.push([name, document.querySelector(name)])
  return parts.flatMap(([name, part]) => {
    const { top, bottom, left, right } = part?.getBoundingClientRect() ?? { top: -1 }
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return inside && bottom - top > 30 ? [] : [`${name} is out of sight`]
  })
}"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu of the page's header, whatever lies before it."""
    page.locator("header select").select_option(language, force=True)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def unfinished(texts: list[str]) -> list[str]:
    """Names of messages, and variables that were not given."""
    words = {word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)}
    holes = [text for text in texts if re.search(r"\{ ?\$|undefined|NaN|\[object", text)]
    return sorted(words & MESSAGE_IDS) + holes


@pytest.mark.parametrize("name", NAMES)
def test_every_text_fits_in_each_language_at_each_size(
    name: str, gallery: Server, visit: Visit
) -> None:
    visitor = visit(gallery, guided=BY_NAME[name].guided)
    show(visitor, BY_NAME[name])
    page = visitor.page
    faults: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        faults += [f"{language}: {text}" for text in unfinished(page.evaluate(EVERY_TEXT))]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(CUT_TEXTS)
            faults += [f"{language} {width}×{height}: {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize("name", ON_A_LAPTOP)
def test_the_whole_table_is_seen_on_a_laptop_without_scrolling(
    name: str, gallery: Server, visit: Visit
) -> None:
    width, height = LAPTOP
    visitor = visit(gallery, width=width, height=height, guided=BY_NAME[name].guided)
    show(visitor, BY_NAME[name])
    page = visitor.page
    faults: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        faults += [f"{language}: {part}" for part in page.evaluate(OUT_OF_SIGHT)]
        if page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            faults.append(f"{language}: the document scrolls")
        faults += [f"{language}: {fault}" for fault in page.evaluate(CUT_TEXTS)]
    assert faults == []
