"""`twinspan simulate`: the same random games however many processes play them."""

import json
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.command import Command, one_line
from tests.cli.interrupting import interrupted
from tests.contest.contests import Here
from tests.processes import running_in
from twinspan.core.game import Game
from twinspan.games import bridgetown, london
from twinspan.workers.pool import Pool, ProcessPool, ThisProcess

KEYS = ["game", "version", "data_hash", "seats", "options", "games", "seed", "decisions", "seconds",
        "mean_scores", "wins", "scores"]  # fmt: skip


@pytest.mark.parametrize("game", ["london", "bridgetown"])
def test_the_number_of_processes_changes_nothing(
    twinspan: Command, tmp_path: Path, game: str
) -> None:
    common = ("simulate", game, "--seats", "3", "--games", "12", "--seed", "x", "--json")
    found = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        done = twinspan(*common, "--records", str(folder), "--processes", processes)
        assert (done.code, done.err) == (0, "")
        figures = json.loads(one_line(done.out))
        assert list(figures) == KEYS
        del figures["seconds"]
        records = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
        assert sorted(records) == [f"{game}-3-{number:02}.json" for number in range(1, 13)]
        found.append((figures, records))
    assert found[0] == found[1]
    figures, records = found[0]
    outcomes = [json.loads(records[name])["outcome"] for name in sorted(records)]
    assert [outcome["scores"] for outcome in outcomes] == figures["scores"]
    assert figures["decisions"] == sum(
        len(json.loads(record)["decisions"]) for record in records.values()
    )
    for file in (tmp_path / "2").iterdir():
        assert twinspan("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("arguments", "pool"),
    [
        ((), ThisProcess),
        (("--games", "399"), ThisProcess),
        (("--games", "400"), ProcessPool),
        (("--games", "4000", "--processes", "1"), ThisProcess),
        (("--games", "2", "--processes", "2"), ProcessPool),
    ],
)
def test_other_processes_are_started_where_they_are_worth_it(
    twinspan: Command,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    pool: type[Pool],
) -> None:
    chosen: list[Pool] = []

    def played(pool: Pool, *_: object) -> None:
        chosen.append(pool)
        raise KeyboardInterrupt

    monkeypatch.setattr("twinspan.cli.simulate.cores", lambda: 4)
    monkeypatch.setattr("twinspan.cli.simulate.played", played)
    assert twinspan("simulate", "london", *arguments).code == 130
    assert [type(one) for one in chosen] == [pool]
    if isinstance(chosen[0], ProcessPool):
        assert chosen[0].count == 2


@pytest.mark.parametrize(
    ("finished", "said"),
    [
        (0, "Interrupted before the first game was finished."),
        (1, "Interrupted. The record of 1 game is in {}."),
        (3, "Interrupted. The records of 3 games are in {}."),
    ],
)
def test_an_interrupt_keeps_the_records_of_finished_games(
    twinspan: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: int, said: str
) -> None:
    monkeypatch.setattr("twinspan.cli.simulate.ThisProcess", lambda: Here(until=finished))
    done = twinspan("simulate", "london", "--games", "9", "--records", str(tmp_path))
    assert (done.code, done.out) == (130, "")
    assert one_line(done.err) == said.format(tmp_path) + "\n"
    kept = sorted(tmp_path.iterdir())
    assert [file.name for file in kept] == [
        f"london-4-{number}.json" for number in range(1, finished + 1)
    ]
    for file in kept:
        assert twinspan("verify", str(file)).code == 0


def test_an_interrupt_ends_all_processes() -> None:
    done = interrupted(
        "simulate", "london", "--games", "1000000", "--processes", "2",
        once=lambda group: len(running_in(group)) >= 3,
    )  # fmt: skip
    assert done == (130, "", "Interrupted.\n")


@pytest.mark.parametrize(
    ("module", "option", "shipped", "changed"),
    [
        (london, "--components", "components.toml", ("centre_price = 2", "centre_price = 3")),
        (bridgetown, "--city", "cities/twinford.toml", ('"Twinford"', '"Elsewhere"')),
    ],
)
def test_values_of_ones_own_are_made_ready_once(
    twinspan: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    option: str,
    shipped: str,
    changed: tuple[str, str],
) -> None:
    """To read and prepare a city takes longer than to play in it."""
    own = tmp_path / "own.toml"
    text = Path(str(module.__file__)).parent.joinpath(shipped).read_text("utf-8")
    own.write_text(text.replace(*changed, 1), "utf-8")
    loaded: list[object] = []

    def load(source: object, version: int) -> Game:
        loaded.append(source)
        made: Game = entry.load(source, version)
        return made

    entry, entry_id = module.GAME, module.__name__.rpartition(".")[2]
    monkeypatch.setattr(module, "GAME", replace(entry, load=load))
    done = twinspan("simulate", entry_id, option, str(own), "--games", "2", "--seats", "2")
    assert (done.code, done.err) == (0, "")
    assert len(loaded) == 1
