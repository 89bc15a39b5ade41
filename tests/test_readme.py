"""What the documents show must work: their Python is run, and so are their `twinspan` commands."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\w+\.py)\n")
LINK = re.compile(r"\]\(([^)#]+)\)")


class Block(NamedTuple):
    language: str
    line: int  # of the first line of code
    code: str

    @property
    def is_python(self) -> bool:
        return self.language == "python"

    @property
    def is_command(self) -> bool:
        return self.language == "sh" and self.code.startswith("twinspan ")


def blocks(text: str) -> Iterator[Block]:
    for match in BLOCK.finditer(text):
        language, code = match.groups()
        yield Block(language, text.count("\n", 0, match.start(2)) + 1, code)


def run_python(document: Path, block: Block, namespace: dict[str, Any]) -> None:
    # Padded with empty lines, the code's line numbers are the document's.
    padded = "\n" * (block.line - 1) + block.code
    exec(compile(padded, document, "exec"), namespace)


def save_module(block: Block, folder: Path) -> None:
    """A block whose first line is a comment with a file's name is that file, for the commands that
    follow."""
    name = FILE.match(block.code)
    if name is not None:
        (folder / name[1]).write_text(block.code, "utf-8")


def run_commands(block: Block, folder: Path) -> None:
    # The command that belongs to this interpreter comes before any other of that name.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        ["sh", "-e", "-c", block.code],
        cwd=folder,
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run(document: Path, tmp_path: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(document.read_text("utf-8")):
        try:
            if block.is_python:
                run_python(document, block, namespace)
                save_module(block, tmp_path)
            elif block.is_command:
                run_commands(block, tmp_path)
        except Exception as error:
            error.add_note(f"in the block at {document.name}:{block.line}")
            raise


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text("utf-8")):
        assert (document.parent / target).exists(), target


def test_the_readme_shows_python_and_a_command() -> None:
    shown = list(blocks((ROOT / "README.md").read_text("utf-8")))
    assert any(block.is_python for block in shown)
    assert any(block.is_command for block in shown)


def test_a_block_knows_its_language_and_line() -> None:
    text = "# Title\n\n```python\nx = 1\n```\n\n```sh\ntwinspan --help\n```\n\n```\nplain\n```\n"
    assert list(blocks(text)) == [
        Block("python", 4, "x = 1\n"),
        Block("sh", 8, "twinspan --help\n"),
    ]
