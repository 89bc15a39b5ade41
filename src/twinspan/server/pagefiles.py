"""The page: built files with long lives, and one document for every address of the page."""

import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from twinspan.server.hints import script_hints
from twinspan.server.storage import Storage

# The addresses that the page itself knows: its router is web/src/lib/router.svelte.ts.
_ADDRESSES: Final = re.compile(r"^(table/([a-z2-9]{10})(/\d+)?|games|rules/[a-z]+)$")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class PageFiles(StaticFiles):
    """Serves the folder into which the page was built."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder: Final = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        address = path
        if path == "." or _ADDRESSES.match(path):
            path = "index.html"
        elif path == "docs":
            path = "docs/index.html"
        if path == "index.html" and not (self._folder / "index.html").is_file():
            raise HTTPException(503, "the page has not been built: run make page")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # An address that nobody knows: the page says so, in the reader's language.
            document = self._folder / "index.html"
            is_address = "." not in path and not path.startswith("api/")
            if error.status_code != 404 or not is_address or not document.is_file():
                raise
            response = FileResponse(document, 404)
        if isinstance(response, FileResponse):
            hashed = path.startswith("assets/")
            response.headers["Cache-Control"] = _FOR_EVER if hashed else _ASK_AGAIN
        if path == "index.html":
            languages = Headers(scope=scope).get("accept-language", "")
            game = await _game_at(address, scope)
            if hints := script_hints(self._folder, address, languages, game):
                response.headers["Link"] = hints
            response.headers["Vary"] = "Accept-Language"
        return response


async def _game_at(address: str, scope: Scope) -> str | None:
    """What is played at the table of an address."""
    found = _ADDRESSES.match(address)
    if found is None or found[2] is None:
        return None
    storage: Storage = scope["app"].state.storage
    return await storage.game_at(found[2])
