"""The engine runs in the form that was asked for, and never in an old one."""

import os
import pkgutil
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import twinspan
from tests.bots.alike import decisions
from twinspan import checkout

ROOT = Path(__file__).parent.parent
COMPILE = os.environ.get("TWINSPAN_COMPILE", "auto")


def engine() -> set[str]:
    """The modules that setup.py compiles."""
    sources = runpy.run_path("setup.py")["sources"]()
    return {".".join(file.relative_to("src").with_suffix("").parts) for file in sources}


def running_compiled() -> set[str]:
    """The modules of the whole package that are found in compiled form."""
    names = {module.name for module in pkgutil.walk_packages(twinspan.__path__, "twinspan.")}
    specs = {name: find_spec(name) for name in names}
    return {name for name, spec in specs.items() if spec and not str(spec.origin).endswith(".py")}


def test_what_runs_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert running_compiled() == (engine() if twinspan.COMPILED else set())
    if COMPILE != "auto":
        assert twinspan.COMPILED is (COMPILE == "1")


@pytest.mark.once
def test_bots_decide_alike_in_both_forms() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.alike"],
        env={**os.environ, "TWINSPAN_COMPILE": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    form, *plain = done.stdout.split("\n")
    assert form == "plain"
    assert "\n".join(plain).strip() == decisions().partition("\n")[2]


# ----- the compiled files of a checkout -----------------------------------------------------------


class Checkout:
    """A module of the engine and its compiled form, which nobody ever runs."""

    def __init__(self, root: Path) -> None:
        self.source = root / "src" / "twinspan" / "core" / "sums.py"
        folder = root / "build" / "compiled"
        self.copy = folder / "twinspan" / "core" / "sums.py"
        self.compiled = self.copy.with_name("sums" + EXTENSION_SUFFIXES[0])
        self.whole = folder / ("engine__mypyc" + EXTENSION_SUFFIXES[0])
        for file in (self.source, self.copy):
            file.parent.mkdir(parents=True)
            file.write_text("ONE = 1\n", "utf-8")
        self.ready = folder / "ready"
        for file in (self.compiled, self.whole, self.ready):
            file.touch()
        (root / "setup.py").touch()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    monkeypatch.setattr(checkout, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(checkout, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv("TWINSPAN_COMPILE", raising=False)
    return Checkout(tmp_path)


def preferred(module: str) -> str | None:
    """The file in which a module is found, if not the usual way."""
    before = len(sys.meta_path)
    checkout.prefer_compiled()
    if len(sys.meta_path) == before:
        return None
    spec = sys.meta_path[0].find_spec(module, None)
    return None if spec is None else spec.origin


def test_a_compiled_module_is_preferred_to_its_source(tree: Checkout) -> None:
    assert preferred("twinspan.core.sums") == str(tree.compiled)
    assert preferred("engine__mypyc") == str(tree.whole)
    assert preferred("twinspan.core.others") is None


def test_an_edited_source_is_preferred_to_what_was_compiled_before(tree: Checkout) -> None:
    tree.source.write_text("ONE = 2\n", "utf-8")
    assert preferred("twinspan.core.sums") is None


@pytest.mark.parametrize("lost", ["source", "copy", "ready"])
def test_what_is_not_whole_is_not_trusted(tree: Checkout, lost: str) -> None:
    getattr(tree, lost).unlink()
    assert preferred("twinspan.core.sums") is None


@pytest.mark.usefixtures("tree")
def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWINSPAN_COMPILE", "0")
    assert preferred("twinspan.core.sums") is None


def test_who_insists_on_compiled_code_is_told_when_it_is_old(
    tree: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TWINSPAN_COMPILE", "1")
    assert preferred("twinspan.core.sums") == str(tree.compiled)
    tree.source.write_text("ONE = 2\n", "utf-8")
    with pytest.raises(ImportError, match="make engine"):
        checkout.prefer_compiled()


def test_what_was_compiled_for_another_python_is_not_trusted(
    tree: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (tree.compiled, tree.whole):
        file.rename(file.with_name(file.name.split(".")[0] + ".cpython-27-other.so"))
    assert preferred("twinspan.core.sums") is None
    monkeypatch.setenv("TWINSPAN_COMPILE", "1")
    with pytest.raises(ImportError, match="make engine"):
        checkout.prefer_compiled()


@pytest.mark.usefixtures("tree")
def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWINSPAN_COMPILE", "yes")
    with pytest.raises(ImportError, match="'yes'; it can be 0, 1 or auto"):
        checkout.prefer_compiled()


@pytest.mark.usefixtures("tree")
def test_an_installed_package_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "setup.py").unlink()
    assert preferred("twinspan.core.sums") is None
