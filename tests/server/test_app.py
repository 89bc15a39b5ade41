"""What a server has opened it closes, whatever fails."""

import asyncio
from pathlib import Path

import pytest

from twinspan.server.app import Settings, create_app
from twinspan.server.boards import Boards
from twinspan.server.storage import Storage
from twinspan.server.tables import Tables

CLOSED = ["tables", "boards", "storage"]  # in this order


class BrokenError(Exception):
    pass


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been closed so far."""
    noted: list[str] = []
    close_tables, close_boards, close_storage = Tables.close, Boards.close, Storage.close

    async def tables(self: Tables) -> None:
        noted.append("tables")
        await close_tables(self)

    def boards(self: Boards) -> None:
        noted.append("boards")
        close_boards(self)

    async def storage(self: Storage) -> None:
        noted.append("storage")
        await close_storage(self)

    monkeypatch.setattr(Tables, "close", tables)
    monkeypatch.setattr(Boards, "close", boards)
    monkeypatch.setattr(Storage, "close", storage)
    return noted


def live(folder: Path, fault: Exception | None = None) -> None:
    """A server's whole life, with a fault in the middle if one is given."""
    app = create_app(Settings(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}", pace=0))

    async def scenario() -> None:
        async with app.router.lifespan_context(app):
            if fault is not None:
                raise fault

    asyncio.run(scenario())


def test_everything_is_closed_in_the_end(tmp_path: Path, closed: list[str]) -> None:
    live(tmp_path)
    assert closed == CLOSED


def test_everything_is_closed_after_a_fault(tmp_path: Path, closed: list[str]) -> None:
    with pytest.raises(BrokenError):
        live(tmp_path, BrokenError())
    assert closed == CLOSED


def test_what_cannot_be_closed_keeps_nothing_else_open(
    tmp_path: Path, closed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Tables) -> None:
        raise BrokenError

    monkeypatch.setattr(Tables, "close", fail)
    with pytest.raises(BrokenError):
        live(tmp_path)
    assert closed == ["boards", "storage"]


def test_a_database_that_cannot_be_brought_up_to_date_is_closed(
    tmp_path: Path, closed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Storage) -> None:
        raise BrokenError

    monkeypatch.setattr(Storage, "open", fail)
    with pytest.raises(BrokenError):
        live(tmp_path)
    assert closed == ["storage"]
