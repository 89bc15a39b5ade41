"""One server for all tests that need no server of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
