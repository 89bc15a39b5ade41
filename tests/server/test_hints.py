"""A browser is told early which scripts an address will need."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from twinspan.games import game_ids
from twinspan.server.app import Settings, create_app

MANIFEST = {
    "src/lib/messages/en.ts": {"file": "assets/en-1.js"},
    "src/lib/messages/de.ts": {"file": "assets/de-1.js", "imports": ["_words.js"]},
    "src/pages/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_shared.js"]},
    "src/table/GameScreen.svelte": {"file": "assets/GameScreen-1.js", "imports": ["_shared.js"]},
    "src/games/london/pieces.ts": {"file": "assets/london-1.js", "imports": ["_ink.js"]},
    "src/games/bridgetown/pieces.ts": {"file": "assets/bridgetown-1.js", "imports": ["_ink.js"]},
    **{
        f"../src/twinspan/text/messages/{lang}/{name}.ftl?raw": {
            "file": f"assets/{lang}_{name.replace('-', '_')}-1.js"
        }
        for lang in ("en", "de")
        for game in ("london", "bridgetown")
        for name in (game, f"{game}-page", f"{game}-rules")
    },
    "_words.js": {"file": "assets/words-1.js"},
    "_shared.js": {"file": "assets/shared-1.js"},
    "_ink.js": {"file": "assets/ink-1.js", "imports": ["_shared.js"]},
}
TABLE = ["Table", "shared", "GameScreen"]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    return tmp_path


@pytest.fixture
def client(page: Path) -> Iterator[TestClient]:
    database = f"sqlite+aiosqlite:///{page / 'tables.sqlite3'}"
    with TestClient(create_app(Settings(database, pace=0, page=page))) as opened:
        yield opened


def hinted(client: TestClient, path: str, languages: str = "en") -> list[str]:
    """The scripts that are named beside the document of an address."""
    answer = client.get(path, headers={"Accept-Language": languages})
    assert "Accept-Language" in answer.headers["vary"]
    return re.findall(r"</assets/(\w+)-1\.js>; rel=modulepreload", answer.headers["link"])


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
    client: TestClient, path: str, languages: str, scripts: list[str]
) -> None:
    assert hinted(client, path, languages) == scripts


@pytest.mark.parametrize("game", game_ids())
def test_a_table_names_the_pieces_and_the_texts_of_its_game(client: TestClient, game: str) -> None:
    table = client.post("/api/tables", json={"game": game, "seats": 2}).json()["id"]
    for path, lang in ((f"/table/{table}", "en"), (f"/table/{table}/12", "de")):
        own = [game, "ink", f"{lang}_{game}", f"{lang}_{game}_page"]
        assert hinted(client, path, lang)[-4:] == own


def test_a_game_without_pieces_of_its_own_names_none(client: TestClient, page: Path) -> None:
    rest = {name: part for name, part in MANIFEST.items() if "/london" not in name}
    (page / "manifest.json").write_text(json.dumps(rest))
    table = client.post("/api/tables", json={"game": "london", "seats": 2}).json()["id"]
    assert hinted(client, f"/table/{table}") == ["en", *TABLE]


def test_other_files_name_no_scripts(client: TestClient) -> None:
    assert "link" not in client.get("/manifest.json").headers
