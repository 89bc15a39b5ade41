"""The page about the architecture tells the present state: every name it cites exists. So do the
packages that say which of their modules does what."""

import ast
import re
from pathlib import Path

import pytest


def module_docstring(module: Path) -> str:
    return ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""


ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "twinspan"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
# A package that names modules in its docstring names all of them.
TABLES = {
    path.parent: named
    for path in sorted(SOURCE.rglob("__init__.py"))
    if (named := set(re.findall(r"``(\w+(?:\.py|/))``", module_docstring(path))))
}
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


def test_packages_say_which_module_does_what() -> None:
    assert len(TABLES) > 10


@pytest.mark.parametrize("package", TABLES, ids=lambda one: str(one.relative_to(SOURCE)))
def test_a_package_names_its_modules_and_no_others(package: Path) -> None:
    modules = {path.name for path in package.glob("*.py")} - {"__init__.py"}
    modules |= {f"{path.parent.name}/" for path in package.glob("*/__init__.py")}
    assert modules - TABLES[package] == set()
    assert [name for name in TABLES[package] if not (package / name).exists()] == []
