"""What is made from something else is up to date: the page's types, the database."""

import subprocess
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests.server.tables import run
from twinspan.server.openapi import description
from twinspan.server.schema import Base
from twinspan.server.storage import Storage

WEB = Path(__file__).parents[2] / "web"


def test_the_pages_types_are_those_of_the_server(tmp_path: Path) -> None:
    """Otherwise: make types"""
    wanted, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    wanted.write_text(description())
    command = ["npx", "--no-install", "openapi-typescript", str(wanted), "-o", str(made)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    assert made.read_text() == (WEB / "src" / "lib" / "schema.d.ts").read_text()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    async def scenario() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{database}")
        await storage.open()
        await storage.open()  # a second time changes nothing
        await storage.close()

    run(scenario)
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()
