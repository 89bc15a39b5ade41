"""A browser is told early which scripts an address will need."""

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from twinspan.server.app import Settings, create_app

MANIFEST = {
    "src/lib/messages/en.ts": {"file": "assets/en-1.js"},
    "src/lib/messages/de.ts": {"file": "assets/de-1.js", "imports": ["_words.js"]},
    "src/pages/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_shared.js"]},
    "src/table/GameScreen.svelte": {"file": "assets/GameScreen-1.js", "imports": ["_shared.js"]},
    "src/games/london/pieces.ts": {"file": "assets/pieces-1.js", "imports": ["_ink.js"]},
    "_words.js": {"file": "assets/words-1.js"},
    "_shared.js": {"file": "assets/shared-1.js"},
    "_ink.js": {"file": "assets/ink-1.js", "imports": ["_shared.js"]},
}
TABLE = ["Table", "shared", "GameScreen", "pieces", "ink"]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    return tmp_path


@pytest.mark.parametrize(
    ("path", "languages", "scripts"),
    [
        ("/", "en-GB,en;q=0.9", ["en"]),
        ("/", "", ["en"]),
        ("/", "es,pt;q=0.8", ["en"]),
        ("/games", "es, de-CH;q=0.9, en;q=0.5", ["de", "words"]),
        ("/table/k3v9mq2xwp", "en", ["en", *TABLE]),
        ("/table/k3v9mq2xwp/12", "DE", ["de", "words", *TABLE]),
    ],
)
def test_an_address_names_its_scripts(
    page: Path, path: str, languages: str, scripts: list[str]
) -> None:
    database = f"sqlite+aiosqlite:///{page / 'tables.sqlite3'}"
    with TestClient(create_app(Settings(database, pace=0, page=page))) as client:
        answer = client.get(path, headers={"Accept-Language": languages})
        hints = [f"</assets/{name}-1.js>; rel=modulepreload" for name in scripts]
        assert answer.headers["link"] == ", ".join(hints)
        assert "Accept-Language" in answer.headers["vary"]
        assert "link" not in client.get("/manifest.json").headers
