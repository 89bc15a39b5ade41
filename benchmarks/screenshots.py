"""Pictures of the fixed moments, at the sizes of a desk, a small laptop and a phone.

``make screenshots`` writes all of them to build/screenshots, to be looked at one by one, and the
few that the README shows to docs/screenshots. Arguments are names of moments, if only those are
wanted.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from benchmarks.palette import reduce_colours
from tests.page.browser import a_chromium
from tests.page.moments import BY_NAME, NAMES, Moment, lay_tables, settle, show
from tests.page.table import Server, Visitor

SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
THEMES: Final = ("light", "dark")
ALL: Final = Path("build/screenshots")
SHOWN: Final = Path("docs/screenshots")
# The pictures of the README: file, moment, size, theme.
README: Final = (
    ("build", "preview", (1440, 900), "light"),
    ("route", "bridgetown-step", (1440, 900), "light"),
    ("bid-by-night", "bid", (1440, 900), "dark"),
    ("end", "end", (1024, 768), "light"),
    ("phone", "build", (390, 844), "light"),
)


def shoot(
    browser: Browser, server: Server, moment: Moment, size: tuple[int, int], files: dict[str, Path]
) -> None:
    """One moment at one size, once in each wanted theme."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    visitor = Visitor(context.new_page(), server)
    visitor.remember(language="en", theme="auto", guided=moment.guided)
    show(visitor, moment)
    for theme, file in files.items():
        visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        visitor.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        settle(visitor.page)
        visitor.page.screenshot(path=file)
    context.close()


def main(wanted: list[str]) -> None:
    ALL.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, a_chromium() as browser:
        server = Server(Path(folder) / "tables.sqlite3")
        try:
            server.start()
            lay_tables(server)
            for name in wanted or NAMES:
                for size in SIZES:
                    files = {theme: ALL / f"{name}-{size[0]}-{theme}.png" for theme in THEMES}
                    shoot(browser, server, BY_NAME[name], size, files)
            if not wanted:
                SHOWN.mkdir(exist_ok=True)
                for file_name, name, size, theme in README:
                    picture = SHOWN / f"{file_name}.png"
                    shoot(browser, server, BY_NAME[name], size, {theme: picture})
                    reduce_colours(browser, picture)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
