"""What setup.py makes of a very small engine: it compiles only when it should, all or nothing."""

import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GOOD = "def double(number: int) -> int:\n    return 2 * number\n"
WRONG = GOOD.replace("2 * number", "'twice'")

# A compiler that only lists what it was asked for, and gives up when the module's turn comes.
HALF = "./half"
HALF_SCRIPT = """#!/bin/sh
case "$*" in */core/*) exit 1;; esac
while [ "$1" != -o ]; do shift; done
touch "$2" && echo "$2" >> made
"""
FAULTS = pytest.mark.parametrize(
    ("source", "compiler"), [(WRONG, "cc"), (GOOD, HALF)], ids=["mypy", "compiler"]
)


class Package:
    """The real setup.py, with one module to compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root)
        half = root / HALF
        half.write_text(HALF_SCRIPT, "utf-8")
        half.chmod(0o755)
        core = root / "src" / "twinspan" / "core"
        core.mkdir(parents=True)
        for folder in (core.parent, core):
            folder.joinpath("__init__.py").touch()
        self.module = core / "sums.py"
        self.module.write_text(GOOD, "utf-8")

    def setup(
        self, command: str, wish: str, compiler: str = "cc"
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "setup.py", "--quiet", command],
            cwd=self.root,
            env={**os.environ, "TWINSPAN_COMPILE": wish, "CC": compiler},
            capture_output=True,
            text=True,
            check=False,
        )

    def compiled(self) -> list[Path]:
        return list(self.root.rglob("*.so"))

    def has_plain_wheel(self) -> bool:
        """Whether there is a wheel with nothing compiled inside, and a name that says so."""
        (wheel,) = self.root.glob("dist/*.whl")
        with zipfile.ZipFile(wheel) as contents:
            names = contents.namelist()
        assert "twinspan/core/sums.py" in names
        return wheel.name.endswith("-py3-none-any.whl") and not any(".so" in name for name in names)


@pytest.fixture
def package(tmp_path: Path) -> Package:
    return Package(tmp_path)


def test_every_pattern_of_the_engine_finds_something() -> None:
    script = runpy.run_path(str(ROOT / "setup.py"))
    folder = ROOT / script["PACKAGE"]
    assert [pattern for pattern in script["ENGINE"] if not any(folder.glob(pattern))] == []


@pytest.mark.parametrize("command", ["egg_info", "dist_info", "sdist", "editable_wheel"])
def test_who_only_asks_what_there_is_does_not_wait_for_the_compiler(
    package: Package, command: str
) -> None:
    package.module.write_text(WRONG, "utf-8")
    done = package.setup(command, wish="1")
    assert done.returncode == 0, done.stderr


def test_without_a_compiler_the_engine_stays_plain(package: Package) -> None:
    done = package.setup("bdist_wheel", wish="auto", compiler="no-such-compiler")
    assert "No C compiler" in done.stdout
    assert package.has_plain_wheel()


@FAULTS
def test_what_cannot_be_compiled_stays_plain_as_a_whole(
    package: Package, source: str, compiler: str
) -> None:
    package.module.write_text(source, "utf-8")
    done = package.setup("bdist_wheel", wish="auto", compiler=compiler)
    assert "could not be compiled" in done.stderr
    if compiler == HALF:
        assert ".so" in (package.root / "made").read_text("utf-8")
    assert package.compiled() == []
    assert package.has_plain_wheel()


@FAULTS
def test_who_insists_gets_an_error_and_nothing_half_made(
    package: Package, source: str, compiler: str
) -> None:
    package.module.write_text(source, "utf-8")
    done = package.setup("bdist_wheel", wish="1", compiler=compiler)
    assert done.returncode != 0
    assert package.compiled() == []
    assert not (package.root / "dist").exists()


def test_an_unknown_wish_is_refused(package: Package) -> None:
    done = package.setup("egg_info", wish="yes")
    assert done.returncode != 0
    assert "'yes'; it can be 0, 1 or auto" in done.stderr
