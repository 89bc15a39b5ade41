"""Packages that bring a game which cannot be played: they are named, and all other games go on."""

import logging
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import twinspan as library
from tests.cli.command import Command, one_line
from twinspan import registry
from twinspan.core.errors import UsageError
from twinspan.server.computers import offered_computers
from twinspan.text.words import LANGUAGES, Words, words

BROKEN = """
from tests.example.planks import GAME
from twinspan.registry import Parts

class TELLER: pass

NO_PARTS = {"rules": "tests.example.planks"}
NO_MODULE = Parts(rules="tests.example.nowhere", text="nowhere.text")
NO_GAME = Parts(rules="tests.example.teller", text="tests.example.teller")
NO_ENTRY = Parts(rules="no_entry", text="tests.example.teller")
NO_TEXT = Parts(rules="tests.example.planks")
NO_TELLER = Parts(rules="tests.example.planks", text="tests.example.planks")
NO_WORDS = Parts(rules="tests.example.planks", text="broken")
NO_BOTS = Parts(
    rules="tests.example.planks", text="tests.example.teller", bots="tests.example.nowhere"
)
GOOD = Parts(
    rules="tests.example.planks", text="tests.example.teller", bots="tests.example.bots"
)
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lets packages bring games, by their names."""
    (tmp_path / "broken.py").write_text(BROKEN, "utf-8")
    (tmp_path / "no_entry.py").write_text("GAME = 'a bridge'\n", "utf-8")
    (tmp_path / "raises.py").write_text("import twinspan\nraise OSError('no disk.')\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def bring(**games: str) -> None:
        found = [EntryPoint(name, value, "twinspan.games") for name, value in games.items()]

        def entry_points(group: str, name: str | None = None) -> list[EntryPoint]:
            return [one for one in found if one.group == group and name in (None, one.name)]

        monkeypatch.setattr(registry, "entry_points", entry_points)
        registry.registered.cache_clear()
        words.cache_clear()

    yield bring
    registry.registered.cache_clear()
    words.cache_clear()


@pytest.mark.parametrize(
    ("value", "entry", "reason"),
    [
        ("nowhere:PARTS", "nowhere:PARTS", "ModuleNotFoundError: No module named 'nowhere'"),
        ("raises:PARTS", "raises:PARTS", "OSError: no disk"),
        ("broken:NOTHING", "broken:NOTHING", "no attribute 'NOTHING'"),
        ("broken:NO_PARTS", "broken:NO_PARTS", "a twinspan.registry.Parts is needed, not dict"),
        ("broken:NO_MODULE", "tests.example.nowhere", "No module named 'tests.example.nowhere'"),
        ("broken:NO_GAME", "tests.example.teller", "no attribute 'GAME'"),
        ("broken:NO_ENTRY", "no_entry", "GAME must be an Entry, not str"),
    ],
)
def test_what_is_no_game_is_left_out_and_told_to_who_asks_for_it(
    twinspan: Command, install: Install, value: str, entry: str, reason: str
) -> None:
    install(planks=value)
    assert library.game_ids() == ("london", "bridgetown")
    assert library.game("london").id == "london"
    for lang in LANGUAGES:
        done = twinspan("--lang", lang, "simulate", "planks")
        assert done.code == 2
        told = one_line(done.err)
        assert "planks" in told
        assert entry in told
        assert reason in told
    assert twinspan("simulate", "london", "--games", "1", "--seats", "2").code == 0


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("broken:NO_TEXT", "planks is registered without words"),
        ("broken:NO_TELLER", "no attribute 'TELLER'"),
        ("broken:NO_WORDS", "there is no message planks-name"),
    ],
)
@pytest.mark.parametrize(
    "command", [("simulate",), ("arena", "--bots", "random,random"), ("report",)]
)
def test_a_game_without_words_is_not_played(
    twinspan: Command, install: Install, value: str, told: str, command: tuple[str, ...]
) -> None:
    install(planks=value)
    name, *options = command
    done = twinspan(name, "planks", "--seats", "2", "--games", "1", *options)
    assert (done.code, done.out) == (2, "")
    assert told in one_line(done.err)


def test_a_bot_of_a_game_whose_bots_are_missing_is_not_found(
    twinspan: Command, install: Install
) -> None:
    install(planks="broken:NO_BOTS")
    done = twinspan("arena", "planks", "--seats", "2", "--bots", "random,random")
    assert done.code == 2
    assert "tests.example.nowhere" in one_line(done.err)


@pytest.mark.parametrize("value", ["broken:NO_TEXT", "broken:NO_WORDS", "broken:NO_BOTS"])
def test_a_server_leaves_out_what_nobody_can_play_and_says_so(
    install: Install, caplog: pytest.LogCaptureFixture, value: str
) -> None:
    install(planks=value)
    computers = offered_computers(())
    assert [*computers] == ["london", "bridgetown"]
    (noted,) = caplog.records
    assert noted.levelno == logging.ERROR
    assert "planks" in noted.getMessage()
    with pytest.raises(UsageError) as caught:
        computers["planks"]
    assert caught.value.code == "unknown-game"


def test_a_good_package_is_offered_beside_a_broken_one(install: Install) -> None:
    install(gone="nowhere:PARTS", planks="broken:GOOD")
    assert [*offered_computers(())] == ["london", "bridgetown", "planks"]


def test_errors_have_their_words_whatever_is_missing(install: Install) -> None:
    install(planks="broken:NO_MODULE")
    assert "error-unknown-game" in Words("en")


@pytest.mark.parametrize("name", ["london", "planks"])
def test_a_name_that_is_taken_is_told(install: Install, name: str) -> None:
    install(planks="broken:GOOD")
    before = registry.registered()[name]
    with pytest.MonkeyPatch.context() as patch:
        both = [
            EntryPoint("planks", "broken:GOOD", "twinspan.games"),
            EntryPoint(name, "broken:NO_TEXT", "twinspan.games"),
        ]
        patch.setattr(registry, "entry_points", lambda **_: both)
        registry.registered.cache_clear()
        with pytest.warns(RuntimeWarning, match="broken:NO_TEXT is left out"):
            assert registry.registered()[name] == before
