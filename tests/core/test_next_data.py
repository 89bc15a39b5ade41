"""When shipped data change, what was begun with the old goes on: the step that CONTRIBUTING.md
describes, taken in a copy of the package, which then plays in a process of its own."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import twinspan
from tests.records.add import RELEASED, manifest
from twinspan.core.record import Record, Recorder, play_at_random
from twinspan.games import boards, game_on, versions

PACKAGE = Path(twinspan.__file__).parent


class Change(NamedTuple):
    """What is done in the folder of a game: a file is kept under another name, and changed."""

    table: str  # the module with the table of shipped files
    file: str
    kept: str
    old: str
    new: str
    lines: dict[int, tuple[str, ...]]  # of that table, when version 3 takes the changed file


CHANGES = {
    "london": Change(
        table="components.py",
        file="components.toml",
        kept="components-2.toml",
        old="centre_price = 2",
        new="centre_price = 3",
        lines={1: ("components-1",), 2: ("components-2",), 3: ("components",)},
    ),
    "bridgetown": Change(
        table="city.py",
        file="cities/portland.toml",
        kept="cities/portland-2.toml",
        old="car = { speed = 3",
        new="car = { speed = 4",
        lines={
            1: ("portland-2", "twinford"),
            2: ("portland-2", "twinford"),
            3: ("portland", "twinford"),
        },
    ),
}

# What the next program does with records and snapshots, in plain Python.
NEXT = """
import json
import sys
from pathlib import Path

import twinspan
from twinspan.core.record import Record
from twinspan.games import boards, game_of

package, game_id, *files = sys.argv[1:]
assert Path(twinspan.__file__).parent == Path(package)
played = {}
for file in files:
    text = Path(file).read_text("utf-8")
    if "outcome" in json.loads(text):
        record = Record.from_json(text)
        position = record.verify(game_of(record.setup))
    else:
        position = twinspan.restore(json.loads(text))
        assert position.snapshot() == json.loads(text)
    played[file] = [position.game.version, position.game.data_name]
usual = [twinspan.game(game_id, rules=version) for version in twinspan.versions(game_id)]
print(json.dumps({
    "played": played,
    "usual": [[game.version, game.data_name, game.data_hash] for game in usual],
    "boards": boards(game_id),
}))
"""


class Told(NamedTuple):
    """What the next program says."""

    played: dict[str, list[object]]  # version and data, by file
    usual: list[list[object]]  # version, data and their hash
    boards: list[str]


@pytest.fixture(scope="module", params=CHANGES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def begun(game_id: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[object]]:
    """The records of released games, and a record and a snapshot of today on every board by every
    version; with the version and the file that each goes on with."""
    folder, lines = tmp_path_factory.mktemp("begun"), CHANGES[game_id].lines
    found: dict[str, list[object]] = {}
    for version in versions(game_id):
        for board, name in zip(boards(game_id) or (None,), lines[version], strict=True):
            recorder = Recorder(game_on(game_id, board, rules=version).new(2, seed=version))
            texts = {
                "snapshot": json.dumps(recorder.position.snapshot()),
                "record": play_at_random(recorder, random.Random(1)).to_json(),
            }
            for kind, text in texts.items():
                file = folder / f"{version}-{name}-{kind}.json"
                file.write_text(text, "utf-8")
                found[str(file)] = [version, name]
    for file in (RELEASED / name for name in manifest()):
        setup = Record.from_json(file.read_text("utf-8")).setup
        if setup.game == game_id and setup.data is None:
            of_version = boards(game_id) or (None,)
            hashes = [game_on(game_id, one, rules=setup.version).data_hash for one in of_version]
            found[str(file)] = [
                setup.version, lines[setup.version][hashes.index(setup.data_hash)],
            ]  # fmt: skip
    return found


@pytest.fixture(scope="module")
def told(game_id: str, begun: dict[str, object], tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What the program says in which the file has changed and the next version takes it."""
    change = CHANGES[game_id]
    package = tmp_path_factory.mktemp(game_id) / "twinspan"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    folder = package / "games" / game_id
    text = (folder / change.file).read_text("utf-8")
    assert change.old in text
    (folder / change.file).rename(folder / change.kept)
    (folder / change.file).write_text(text.replace(change.old, change.new), "utf-8")
    for module, line in (
        (change.table, f"SHIPPED.update({change.lines})"),
        ("rules.py", "RULES[3] = RULES[2]"),
    ):
        source = folder / module
        source.write_text(f"{source.read_text('utf-8')}\n{line}\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", NEXT, str(package), game_id, *begun],
        env={**os.environ, "PYTHONPATH": str(package.parent), "TWINSPAN_COMPILE": "0"},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return Told(**json.loads(done.stdout))


def test_each_version_keeps_the_data_that_it_was_released_with(game_id: str, told: Told) -> None:
    lines = CHANGES[game_id].lines
    assert [usual[:2] for usual in told.usual] == [
        [version, names[0]] for version, names in lines.items()
    ]
    *before, newest = [data_hash for _, _, data_hash in told.usual]
    usual = [twinspan.game(game_id, rules=version) for version in versions(game_id)]
    assert before == [game.data_hash for game in usual]
    assert newest not in before


def test_people_choose_between_the_boards_as_they_are_now(game_id: str, told: Told) -> None:
    assert told.boards == [*boards(game_id)]


def test_what_was_begun_with_the_old_data_goes_on_with_them(
    begun: dict[str, list[object]], told: Told
) -> None:
    assert told.played == begun
