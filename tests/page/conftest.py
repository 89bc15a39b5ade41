"""A real server with a real database, and a real Chromium to play in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.browser import PATIENCE, a_chromium
from tests.page.moments import lay_tables
from tests.page.table import Server, Visitor


# Not for the whole session: while Playwright is there, no other test can run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with a_chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it; computers move at once."""
    made = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def gallery(server: Server) -> Server:
    """The same server, with the tables of the fixed moments."""
    lay_tables(server)
    return server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    made = Server(tmp_path / "tables.sqlite3")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers of their own; whatever the page complains about in one fails the test."""
    visitors: list[Visitor] = []

    def come(
        server: Server,
        *,
        width: int = 1366,
        height: int = 768,
        language: str = "en",
        theme: str = "light",
        guided: bool = True,
        name: str = "Ada",
        touch: bool = False,
        confirm: bool = True,
        motion: bool = False,  # much slower: a browser without a GPU paints each frame anew
    ) -> Visitor:
        context: BrowserContext = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            base_url=server.url,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        page: Page = context.new_page()
        visitor = Visitor(page, server)
        visitor.remember(language=language, theme=theme, guided=guided, name=name, confirm=confirm)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.page.context.close()
    for visitor in visitors:
        assert visitor.complaints == []
