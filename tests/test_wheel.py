"""What is installed is whole: the wheel has the page, the messages, the migrations and, where there
is a compiler, the compiled engine."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import twinspan

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("TWINSPAN_COMPILE") == "1"

PLAY = """
import twinspan
print(twinspan.COMPILED)
for name in twinspan.game_ids():
    position = twinspan.game(name).new(2, seed=1)
    while waiting := position.to_act():
        position.play(waiting[0], position.legal(waiting[0])[0])
    print(name)
"""


def _copy_what_was_compiled(tree: Path) -> None:
    """Where the checkout has compiled the very same sources, the compiler has nothing more to do;
    it looks at the times of the files."""

    def others(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if Path(folder, name).is_file() and ".so" not in name}

    build = tree / "build"
    leave = shutil.ignore_patterns("compiled*", "lib*", "screenshots")
    shutil.copytree(ROOT / "build", build, ignore=leave)
    library = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    shutil.copytree(ROOT / "build" / "compiled", build / library, ignore=others)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, as whoever installs from the sources would."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    tree.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=leave)
    if COMPILED:
        _copy_what_was_compiled(tree)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "TWINSPAN_COMPILE": "1" if COMPILED else "0"}
    subprocess.run([*build, "--wheel-dir", str(folder), str(tree)], check=True, env=environment)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_everything_that_a_server_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as contents:
        names = set(contents.namelist())
    page = ROOT / "src" / "twinspan" / "server" / "page"
    built = [path for path in page.rglob("*") if path.is_file()]
    assert page / "index.html" in built
    missing = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "twinspan").rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    } - names
    assert missing == set()


def test_the_name_of_the_wheel_tells_whether_it_is_compiled(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl") is not COMPILED


def test_the_engine_of_the_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as contents:
        contents.extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", PLAY]
    played = subprocess.run(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    assert played.stdout.split() == [str(COMPILED), *twinspan.game_ids()]
