"""The engine, the tables and the worker processes need the standard library only. (import-linter
checks the layers themselves.) The engine and the tables reach for no network, database, process or
clock."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twinspan

# What a rule or a table has no business with: it computes; whoever calls it sends, stores, waits.
OUTSIDE = {
    "asyncio",
    "http",
    "logging",
    "multiprocessing",
    "select",
    "selectors",
    "signal",
    "socket",
}
OUTSIDE |= {"sqlite3", "ssl", "subprocess", "threading", "time", "urllib"}
SOURCE = Path(__file__).parent.parent / "src" / "twinspan"


class WithoutTypeChecking(ast.NodeTransformer):
    """Leaves out what only a type checker, or the compiler, reads."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        typing_only = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse if typing_only else node


def imported_packages(module: Path) -> Iterator[str]:
    tree = WithoutTypeChecking().visit(ast.parse(module.read_text("utf-8")))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("package", ["core", "drawing", "games", "table", "workers"])
def test_a_package_needs_the_standard_library_only(package: str) -> None:
    modules = sorted((SOURCE / package).rglob("*.py"))
    assert modules
    allowed = sys.stdlib_module_names | {"twinspan"}
    foreign = {
        f"{module.relative_to(SOURCE)} imports {name}"
        for module in modules
        for name in imported_packages(module)
        if name not in allowed
    }
    assert not foreign


@pytest.mark.parametrize("package", ["core", "games", "table"])
def test_rules_and_tables_reach_for_nothing_outside(package: str) -> None:
    modules = sorted((SOURCE / package).rglob("*.py"))
    assert modules
    reached = {
        f"{module.relative_to(SOURCE)} imports {name}"
        for module in modules
        for name in imported_packages(module)
        if name in OUTSIDE
    }
    assert not reached


def test_no_exported_name_hides_a_package() -> None:
    """Or ``import twinspan.games.london as london`` would find a function instead of a package."""
    inside = {path.stem for path in SOURCE.iterdir() if path.stem != "__init__"}
    assert "games" in inside
    assert not inside & {*twinspan.__all__}
