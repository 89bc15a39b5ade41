"""One server for all tests that need none of their own, and backends without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.pages import Tables
from tests.server.running import Server, serving
from tests.server.tables import Scenario, WithBackend, backend_in, run
from twinspan.games import game_ids


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", params=game_ids())
def tables(server: Server, request: pytest.FixtureRequest) -> Tables:
    """Tables with which nothing is done, for every game."""
    return Tables(server, request.param)


@pytest.fixture
def with_backend(tmp_path: Path) -> WithBackend:
    """Runs a scenario with a backend of its own."""

    def run_scenario(scenario: Scenario) -> None:
        async def whole() -> None:
            async with backend_in(tmp_path) as opened:
                await scenario(opened)

        run(whole)

    return run_scenario
