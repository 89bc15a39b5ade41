"""Which scripts and texts an address of the page will need, for a Link header to preload them."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from twinspan.text.words import LANGUAGES

# Parts of the page that come after its first script: for a table, and for a game at it.
_TABLE: Final = ("src/pages/Table.svelte", "src/table/GameScreen.svelte")
_GAME: Final = (
    "src/games/{game}/pieces.ts",
    "../src/twinspan/text/messages/{lang}/{game}.ftl?raw",
    "../src/twinspan/text/messages/{lang}/{game}-page.ftl?raw",
)


def script_hints(folder: Path, path: str, accept_language: str, game: str | None) -> str:
    """The value of a Link header for a document; nothing if the page was built without a list.

    ``game`` is what is played at the table of this address, if it is that of one.
    """
    listed = folder / "manifest.json"
    if not listed.is_file():
        return ""
    chunks: dict[str, Any] = json.loads(listed.read_text())
    lang = _language(accept_language)
    parts = [f"src/lib/messages/{lang}.ts"]
    if path.startswith("table/"):
        parts += _TABLE
    if game is not None:
        own = (part.format(game=game, lang=lang) for part in _GAME)
        parts += [part for part in own if part in chunks]
    files = dict.fromkeys(chunks[part]["file"] for part in _with_imports(chunks, parts))
    return ", ".join(f"</{file}>; rel=modulepreload" for file in files)


def _with_imports(chunks: dict[str, Any], parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        yield part
        yield from _with_imports(chunks, chunks[part].get("imports", ()))


def _language(accepted: str) -> str:
    """The first of ours that a browser asks for; it names them in the order of preference."""
    wanted = (name.strip()[:2].lower() for name in accepted.split(","))
    return next((name for name in wanted if name in LANGUAGES), LANGUAGES[0])
