"""One server for all tests that need none of their own, and stories in a house of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.pages import Tables
from tests.server.running import Server, serving
from tests.server.tables import Story, house, run
from twinspan.games import games


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", params=games())
def tables(server: Server, request: pytest.FixtureRequest) -> Tables:
    """Tables with which nothing is done, for every game."""
    return Tables(server, request.param)


@pytest.fixture
def told(tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story in a house of its own."""

    def tell(story: Story) -> None:
        async def whole() -> None:
            async with house(tmp_path) as opened:
                await story(opened)

        run(whole)

    return tell
