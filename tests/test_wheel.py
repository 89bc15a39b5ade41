"""What is installed is whole: the wheel has the page, the messages and the migrations."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_wheel_has_everything_that_a_server_needs(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(
        ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(tree)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
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
