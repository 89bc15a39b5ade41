"""What only an earlier version of the rules needs can be seen and removed: each game lists it at
the head of its ``rules.py``, and these lists are true.

A line names files, and words to look for in them, all in double backquotes. Files are found in the
game's own folder, in ``src/twinspan`` or at the root.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from twinspan.games import versions
from twinspan.registry import OURS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "twinspan"
BEGINNING = re.compile(r"When no record or table needs version (\d+) any more, this goes with it:")
KINDS = (".py", ".ftl", ".toml", ".ts", ".svelte")  # of files in which words are looked for
SUFFIXES = (*KINDS, ".md", ".json")


class Line(NamedTuple):
    files: tuple[Path, ...]
    words: tuple[str, ...]


class Earlier(NamedTuple):
    """What a game lists of an earlier version."""

    game_id: str
    version: int
    lines: tuple[Line, ...]

    @property
    def files(self) -> set[Path]:
        return {file for line in self.lines for file in line.files}


def list_of(game_id: str) -> Path:
    return SOURCES / "games" / game_id / "rules.py"


def found(game_id: str, name: str) -> list[Path]:
    """The files of a name, which may have a * in it."""
    for folder in (list_of(game_id).parent, SOURCES, ROOT):
        if files := sorted(folder.glob(name)):
            return files
    raise AssertionError(f"{list_of(game_id)}: there is no {name}")


def line_of(game_id: str, text: str) -> Line:
    told = re.findall(r"``(.+?)``", text.replace("\n ", ""))
    names = [one for one in told if one.endswith(SUFFIXES)]
    files = [file for name in names for file in found(game_id, name)]
    return Line(tuple(files), tuple(one for one in told if one not in names))


@cache
def lists() -> tuple[Earlier, ...]:
    """All that our games list, by version."""
    told = []
    for game_id in OURS:
        text = ast.get_docstring(ast.parse(list_of(game_id).read_text("utf-8"))) or ""
        _, *parts = BEGINNING.split(text)
        for version, items in zip(parts[::2], parts[1::2], strict=True):
            lines = re.split(r"\n- ", items)[1:]
            told.append(
                Earlier(game_id, int(version), tuple(line_of(game_id, line) for line in lines))
            )
    return tuple(told)


EVERY_LIST = pytest.mark.parametrize(
    "earlier", lists(), ids=lambda earlier: f"{earlier.game_id} {earlier.version}"
)


@cache
def texts() -> dict[Path, str]:
    """All files but the lists themselves, and what is of the example: its only version is 1."""
    own = {list_of(game_id) for game_id in OURS} | {Path(__file__)}
    files = (
        file
        for folder in (SOURCES, ROOT / "tests", ROOT / "web" / "src")
        for file in folder.rglob("*")
        if file.suffix in KINDS and "example" not in file.parts and file not in own
    )
    return {file: file.read_text("utf-8") for file in sorted(files)}


def mention_of(version: int) -> re.Pattern[str]:
    """How a version is spoken of, whatever the game."""
    kinds = (
        rf"\b(?:rules|version) ?(?:=|==|>|<=) ?{version}\b",
        rf"\b[Vv]ersion {version}\b",
        rf"of_version\({version}\)",
        rf"in_version_{version}",
    )
    return re.compile("|".join(kinds))


def own_words(earlier: Earlier) -> Iterator[str]:
    """The words that are used for nothing but this version of this game."""
    mention = mention_of(earlier.version)
    for line in earlier.lines:
        for word in line.words:
            if mention.fullmatch(word) is None:
                yield word


def test_each_game_lists_what_only_its_earlier_versions_need() -> None:
    wanted = [(game_id, version) for game_id in OURS for version in versions(game_id)[:-1]]
    assert [(earlier.game_id, earlier.version) for earlier in lists()] == wanted


@EVERY_LIST
def test_what_is_listed_is_there(earlier: Earlier) -> None:
    for line in earlier.lines:
        assert line.files
        assert line.words
        inside = {file: file.read_text("utf-8") for file in line.files}
        for file, text in inside.items():
            assert any(word in text for word in line.words), (file, line.words)
        for word in line.words:
            assert any(word in text for text in inside.values()), word


@EVERY_LIST
def test_what_only_an_earlier_version_needs_is_listed(earlier: Earlier) -> None:
    for word in own_words(earlier):
        whole = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
        missing = [
            str(file) for file, text in texts().items()
            if whole.search(text) and file not in earlier.files
        ]  # fmt: skip
        assert not missing, word


def test_whatever_speaks_of_an_earlier_version_is_listed_by_a_game() -> None:
    for version in {earlier.version for earlier in lists()}:
        known = {
            file for earlier in lists() if earlier.version == version for file in earlier.files
        }
        mention = mention_of(version)
        missing = [
            str(file) for file, text in texts().items()
            if file.suffix == ".py" and mention.search(text) and file not in known
        ]  # fmt: skip
        assert not missing
