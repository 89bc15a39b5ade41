"""In a checkout the compiled engine lies apart from its sources, in ``build/compiled``.

It is used only if it was made from the very sources that are here, so an edited file never runs in
an old form: until ``make engine`` compiles it anew, plain Python runs. ``TWINSPAN_COMPILE=0`` asks
for plain Python, for debugging; ``TWINSPAN_COMPILE=1`` insists on the compiled engine. An installed
package has its compiled files beside their sources and needs nothing of this.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

SOURCES: Final = Path(__file__).parents[1]
COMPILED: Final = SOURCES.parent / "build" / "compiled"
_PARTS: Final = ("core", "games", "bots")  # in which there is something compiled
_SUFFIX: Final = EXTENSION_SUFFIXES[0]


class CompiledEngine(MetaPathFinder):
    """Finds the compiled form of a module."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files: Final = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def prefer_compiled() -> None:
    """Let the engine's modules be imported in their compiled form, if that is wanted and true."""
    if not SOURCES.parent.joinpath("setup.py").exists():
        return
    wish = os.environ.get("TWINSPAN_COMPILE", "auto")
    if wish not in ("0", "1", "auto"):
        raise ImportError(f"TWINSPAN_COMPILE is {wish!r}; it can be 0, 1 or auto.")
    if wish == "0":
        return
    files = _compiled_files()
    if files and _made_from_what_is_here():
        sys.meta_path.insert(0, CompiledEngine(files))
    elif wish == "1":
        raise ImportError("The engine is not compiled, or its sources have changed: make engine")


def _compiled_files() -> dict[str, Path]:
    """Those for this Python, by module. One of them, at the top, holds the code of all."""
    return {
        ".".join(file.relative_to(COMPILED).parts).removesuffix(_SUFFIX): file
        for file in COMPILED.rglob(f"*{_SUFFIX}")
    }


def _made_from_what_is_here() -> bool:
    """Whether compiling was finished, and the copies of the sources from then are those of now."""
    if not COMPILED.joinpath("ready").exists():
        return False
    return all(
        _contents(COMPILED / "twinspan" / part) == _contents(SOURCES / "twinspan" / part)
        for part in _PARTS
    )


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.py"))
    }
