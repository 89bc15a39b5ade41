"""Bots and games of other people: in the arena, at a table, and in a package of their own."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.cli.serving import free_port, running
from tests.example.tree import EXAMPLE
from tests.test_readme import ROOT, blocks
from twinspan.text.words import LANGUAGES

PATIENCE = 60.0  # seconds until a game between computers must be over

HASTY = """
from twinspan.bots import Bot, Thought

class Hasty(Bot):
    def weigh(self, view, legal, cancelled):
        return Thought(legal[0])

class Broken(Bot):
    def weigh(self, view, legal, cancelled):
        return Thought(legal[len(legal) + self.rng.randrange(3)])

class Cheat(Bot):
    def weigh(self, view, legal, cancelled):
        return Thought(next(one for one in self.game.actions if one not in legal))

class Fussy(Hasty):
    def __init__(self, game, rng):
        if game.id != "london":
            raise ValueError("only Old London Bridge will do")
        super().__init__(game, rng)

class Clockless(Hasty):
    def __init__(self, game):
        pass

class Chooser(Bot):
    def choose(self, view, legal):
        return legal[0]

class Bare(Bot):
    def weigh(self, view, legal, cancelled):
        return legal[0]

def nothing(game, rng):
    return None
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current directory, with the bot of the document and some others in it."""
    document = (ROOT / "docs" / "own-bots.md").read_text("utf-8")
    bot = next(block.code for block in blocks(document) if block.is_python)
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    (tmp_path / "hasty.py").write_text(HASTY, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def python_path(folder: Path) -> str:
    """Where Python looks here, and in this folder besides."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))


def twinspan_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, which finds packages in this folder."""
    command = [str(Path(sys.executable).with_name("twinspan")), *arguments]
    environment = {**os.environ, "PYTHONPATH": python_path(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def arena(*bots: str, game: str = "london") -> tuple[str, ...]:
    return (
        "arena", game, "--seats", "2", "--bots", ",".join(bots), "--games", "2",
        "--processes", "1",
    )  # fmt: skip


@pytest.mark.parametrize("game", ["london", "bridgetown"])
def test_the_bot_of_the_document_has_twenty_lines_and_beats_chance(here: Path, game: str) -> None:
    code = (here / "my_bots.py").read_text("utf-8").partition("class ")[2]
    assert len(code.splitlines()) <= 20
    wanted = arena("my_bots:FlatMonteCarlo", "random", game=game)
    assert twinspan_in(here, *wanted, "--out", "results.json").returncode == 0
    results = json.loads((here / "results.json").read_text("utf-8"))
    best = max(results["bots"], key=lambda bot: bot["win_share"])["name"]
    assert best == "my_bots:FlatMonteCarlo"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Bot", "nowhere"),
        ("hasty:Nobody", "Nobody"),
        ("hasty:nothing", "hasty:nothing"),
        ("hasty:HASTE", "HASTE"),
        ("hasty:Clockless", "TypeError"),
        ("hasty:Broken", "IndexError"),
        ("hasty:Cheat", "hasty:Cheat"),
        ("hasty:Chooser", "weigh"),
        ("hasty:Bare", "weigh must return a Thought"),
        ("nobody", "journeyman"),
    ],
)
def test_a_bot_that_cannot_be_used_is_named_in_one_line(here: Path, name: str, said: str) -> None:
    done = twinspan_in(here, *arena(name, "random"))
    assert done.returncode == 2
    first, *rest = done.stderr.splitlines()
    assert first.startswith("Error: ")
    assert name in first
    assert said in first
    # Only where code of its own was reached does a traceback follow: of that code alone.
    assert not rest or (rest[0].startswith("Traceback") and "site-packages" not in done.stderr)


class Served:
    """A server to which requests are sent as a page would."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.loads(response.read())

    def play(self, *computers: str, game: str = "london") -> list[str | None]:
        """Who plays at a table of these computers, once their game is over."""
        table = self.ask(
            "/api/tables",
            {
                "game": game,
                "seats": len(computers),
                "sitting": [{"bot": name} for name in computers],
                "start": True,
            },
        )
        deadline = time.monotonic() + PATIENCE
        while table["status"] != "over":
            assert time.monotonic() < deadline, table
            time.sleep(0.1)
            table = self.ask(f"/api/tables/{table['id']}")
        return sorted(seat["bot"] for seat in table["seats"])


def test_a_bot_plays_at_a_table_if_the_host_offers_it(here: Path) -> None:
    port = free_port()
    with running(
        "serve", "--port", str(port), "--database", "games.sqlite3", "--pace", "0",
        "--bot", "my_bots:FlatMonteCarlo", "--bot", "hasty:Fussy", home=here,
    ):  # fmt: skip
        served = Served(port)
        assert served.play("my_bots:FlatMonteCarlo", "random") == [
            "my_bots:FlatMonteCarlo", "random",
        ]  # fmt: skip
        offered = {game["id"]: game["bots"] for game in served.ask("/api/games")}
        assert offered["london"][-2:] == ["my_bots:FlatMonteCarlo", "hasty:Fussy"]
        assert offered["bridgetown"][-1] == "my_bots:FlatMonteCarlo"


def test_bots_that_fail_at_a_table_do_not_stop_the_game(here: Path) -> None:
    port = free_port()
    failing = ("hasty:Broken", "hasty:Cheat", "hasty:Bare")
    with running(
        "serve", "--port", str(port), "--database", "games.sqlite3", "--pace", "0",
        *(f"--bot={bot}" for bot in failing), home=here,
    ):  # fmt: skip
        for bot in failing:
            assert Served(port).play(bot, "random") == sorted([bot, "random"])


def test_a_bot_that_cannot_be_offered_keeps_the_server_from_starting(here: Path) -> None:
    with running(
        "serve", "--port", str(free_port()), "--bot", "hasty:Clockless", home=here
    ) as said:
        assert said.startswith("Error: ")
        assert "hasty:Clockless" in said


# ----- packages -----------------------------------------------------------------------------------

PARTS = """
from twinspan.registry import Parts

PARTS = Parts(rules="planks_game.planks", bots="planks_game.bots", text="planks_game.teller")
"""
ENTRY_POINTS = """
[twinspan.games]
planks = planks_game:PARTS
gone = planks_gone:PARTS

[twinspan.bots]
hasty = hasty:Hasty
flat = my_bots:FlatMonteCarlo
"""


@pytest.fixture
def installed(here: Path) -> Path:
    """Where a package is installed that brings Plank Bridge for up to six, its words, and two bots;
    and an entry that leads nowhere, as of a package that was removed by hand."""
    package = here / "planks_game"
    package.mkdir()
    for name in ("bots.py", "teller.py"):
        shutil.copy(EXAMPLE / name, package)
    rules = (EXAMPLE / "planks.py").read_text("utf-8")
    wider = rules.replace("SEATS: Final = (2, 3)", "SEATS: Final = (2, 3, 4, 5, 6)")
    assert wider != rules
    (package / "planks.py").write_text(wider, "utf-8")
    shutil.copytree(EXAMPLE / "messages", package / "messages")
    (package / "__init__.py").write_text(PARTS, "utf-8")
    about = here / "planks_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: planks-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return here


def test_a_package_brings_bots(installed: Path) -> None:
    done = twinspan_in(installed, *arena("hasty", "flat", game="bridgetown"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "hasty" in done.stdout
    assert "flat" in done.stdout
    # Whoever asks for a bot that is not there is told of those that are.
    done = twinspan_in(installed, *arena("nobody", "random"))
    assert "hasty" in done.stderr


def test_a_package_brings_a_game_with_its_words_and_bots(installed: Path) -> None:
    done = twinspan_in(installed, *arena("journeyman:20", "flat", game="planks"))
    assert done.returncode == 0, done.stderr
    assert "Plank Bridge" in done.stdout
    wanted = ("simulate", "planks", "--seats", "6", "--games", "1", "--records", "records")
    done = twinspan_in(installed, *wanted)
    assert done.returncode == 0, done.stderr
    assert "5 Player 6" in done.stdout  # there are names for four
    record = str(Path("records") / "planks-6-1.json")
    assert twinspan_in(installed, "verify", record).returncode == 0
    told = {"en": "Ada lays", "fr": "Ada pose", "de": "Ada legt", "it": "Ada posa"}
    for lang in LANGUAGES:
        assert told[lang] in twinspan_in(installed, "--lang", lang, "replay", record).stdout
    assert "P2.2" in twinspan_in(installed, "rules", "planks", "P2.2").stdout


def test_a_game_of_a_package_is_played_at_a_table(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", python_path(installed))
    port = free_port()
    with running(
        "serve", "--port", str(port), "--database", "games.sqlite3", "--pace", "0",
        "--bot", "flat", home=installed,
    ):  # fmt: skip
        assert Served(port).play("flat", "journeyman", game="planks") == ["flat", "journeyman"]
