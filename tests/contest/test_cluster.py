"""The arena on a Ray cluster: a real one, of several processes on this machine."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.contest.cluster import PRIVATE, local_cluster
from twinspan.contest.cluster import RayCluster
from twinspan.core.errors import UsageError

CONTEST = ("arena", "london", "--seats", "3", "--bots", "apprentice,random", "--games", "6")
COMMAND = "from twinspan.cli import main; main()"
# Work that complains, before the command.
COMPLAINT = """
import sys
from twinspan.contest.cluster import RayCluster
from twinspan.core.errors import UsageError
from twinspan.games import game
try:
    list(RayCluster(sys.argv[-1]).do(game, ["paris"]))
except UsageError as error:
    print(error.code, error.facts["game"])
"""


def python(code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """In a process of its own: Ray stays out of this one."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=os.environ | PRIVATE | {"LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=120,
    )


def games(path: Path) -> list[object]:
    """All that was played, without the times."""
    played = json.loads(path.read_text("utf-8"))["played"]
    return [{**game, "microseconds": None} for game in played]


def test_ray_plays_the_same_games_as_processes_do(tmp_path: Path) -> None:
    on_ray, here = tmp_path / "ray.json", tmp_path / "here.json"
    with local_cluster() as address:
        done = python(COMPLAINT + COMMAND, *CONTEST, "--out", str(on_ray), "--ray", address)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("unknown-game paris\n6 games of Old London Bridge")
    assert python(COMMAND, *CONTEST, "--out", str(here)).returncode == 0
    assert games(on_ray) == games(here)
    assert len(games(here)) == 6


def test_an_address_without_a_cluster_is_told_at_once() -> None:
    done = python(COMMAND, *CONTEST, "--ray", "127.0.0.1:1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "Error: There is no Ray cluster at 127.0.0.1:1: Connection refused. "
        "An address is HOST:PORT, given on a machine of the cluster.\n"
    )


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("127.0.0.1:1", "Connection refused"),
        ("ray://127.0.0.1:1", "Connection refused"),
        ("127.0.0.1:port", "invalid literal for int() with base 10: 'port'"),
        ("auto", "nobody there"),
    ],
)
def test_the_reason_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, address: str, reason: str
) -> None:
    def init(*_: object, **__: object) -> None:
        raise ConnectionError("nobody there.\nAnd so on.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(UsageError) as error:
        list(RayCluster(address).do(str, [1]))
    assert error.value.code == "ray-unreachable"
    assert error.value.facts == {"address": address, "reason": reason}


class LostError(Exception):
    pass


@pytest.mark.parametrize("error", [RuntimeError("Version mismatch"), LostError("Version mismatch")])
def test_a_cluster_that_is_there_and_unfit_is_told_apart_from_none(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def init(*_: object, **__: object) -> None:
        raise error

    ray = SimpleNamespace(init=init, exceptions=SimpleNamespace(RayError=LostError))
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(UsageError) as told:
        list(RayCluster("auto").do(str, [1]))
    assert told.value.code == "ray-failed"
    assert told.value.facts == {"address": "auto", "reason": "Version mismatch"}


class FailedError(LostError):
    cause = ValueError("wrong\nand so on")


@pytest.mark.parametrize(
    ("error", "reason"), [(LostError("lost."), "lost"), (FailedError(), "wrong")]
)
def test_work_that_fails_there_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def wait(_: object) -> None:
        raise error

    ended: list[bool] = []
    ray = SimpleNamespace(
        exceptions=SimpleNamespace(RayTaskError=FailedError, RayError=LostError),
        init=lambda *_, **__: None,
        remote=lambda _: SimpleNamespace(remote=lambda *_: None),
        put=lambda work: work,
        cluster_resources=dict,
        wait=wait,
        shutdown=lambda: ended.append(True),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(UsageError) as told:
        list(RayCluster("auto").do(str, [1]))
    assert told.value.code == "ray-failed"
    assert told.value.facts == {"address": "auto", "reason": reason}
    assert ended


def test_it_is_said_how_ray_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UsageError) as error:
        list(RayCluster("127.0.0.1:1").do(str, [1]))
    assert error.value.code == "no-ray"


def test_ray_is_imported_only_when_asked_for() -> None:
    asked = "import atexit, sys; atexit.register(lambda: print('ray' in sys.modules))\n"
    assert python(asked + COMMAND, "--version").stdout.splitlines()[-1] == "False"
