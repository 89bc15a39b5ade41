"""What axe-core finds that shuts somebody out, by day and by night, on a laptop and on a phone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.page.moments import settle

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN: Final = """(rules) => axe
  .run({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) })
  .then((found) => found.violations)"""
SIZES: Final = ((1366, 768), (390, 844))
# Themes, and the rules to look at; by night only colours can be at fault that are not by day.
THEMES: Final[dict[Literal["light", "dark"], list[str] | None]] = {
    "light": None,
    "dark": ["color-contrast", "link-in-text-block"],
}


def barriers(page: Page) -> Iterator[str]:
    """Serious and critical violations, one line for each place, on a page whose theme follows the
    system's."""
    # Evaluated by the browser's own tools, which the page's policy does not bind.
    page.evaluate(AXE)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            followed = page.locator(f"html:not([data-theme]), html[data-theme={theme}]")
            followed.wait_for(state="attached")
            settle(page, width)
            for fault in _serious(page.evaluate(RUN, rules)):
                yield f"{width} {theme}: {fault}"


def _serious(violations: list[dict[str, Any]]) -> list[str]:
    return [
        f"{found['id']}: {node['target'][0]}: {node['failureSummary'].splitlines()[-1].strip()}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
