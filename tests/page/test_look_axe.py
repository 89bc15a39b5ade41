"""axe-core finds nothing serious on any moment, by day and by night, on a laptop and on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest

from tests.page.moments import BY_NAME, NAMES, settle, show
from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]

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


def serious(violations: list[dict[str, Any]]) -> list[str]:
    """What shuts somebody out, one line for each place."""
    return [
        f"{found['id']}: {node['target'][0]}: {node['failureSummary'].splitlines()[-1].strip()}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_serious_at_any_size_by_day_and_by_night(
    name: str, gallery: Server, visit: Visit
) -> None:
    faults: list[str] = []
    visitor = visit(gallery, theme="auto", guided=BY_NAME[name].guided)
    show(visitor, BY_NAME[name])
    page = visitor.page
    # Evaluated by the browser's own tools, which the page's policy does not bind.
    page.evaluate(AXE)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
            settle(page, width)
            faults += [f"{width} {theme}: {fault}" for fault in serious(page.evaluate(RUN, rules))]
    assert faults == []
