"""The page about the architecture tells the present state: every name it cites exists."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "twinspan"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMES = sorted(set(re.findall(r"`([\w/]+(?:/|\.py)(?:::[\w.]+)?)`", PAGE)))


def defined(module: Path) -> set[str]:
    """The functions, classes, methods and constants of a module."""
    found: set[str] = set()
    for node in ast.parse(module.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    found.add(f"{node.name}.{inner.name}")
    return found


def test_the_page_cites_the_ways_through_the_house() -> None:
    assert len([name for name in NAMES if "::" in name]) > 25


@pytest.mark.parametrize("name", NAMES)
def test_every_name_exists(name: str) -> None:
    file, _, inside = name.partition("::")
    path = (ROOT if file.startswith("web/") else SOURCE) / file
    assert path.exists()
    if inside:
        assert inside in defined(path)


def test_every_package_has_its_place() -> None:
    packages = [path.parent.name for path in SOURCE.glob("*/__init__.py")]
    assert [name for name in packages if f"`{name}/`" not in PAGE] == []


def test_no_name_is_cited_without_its_file() -> None:
    cited = set(re.findall(r"`([^`]+)`", PAGE)) - set(NAMES)
    assert cited == {"code", "lint-imports", "src/twinspan", "twinspan"}
