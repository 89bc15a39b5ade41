"""The command serves the second game as it does the first."""

import json
from pathlib import Path

import pytest

from tests.bridgetown.cities import shipped_text
from tests.cli.command import Command, one_line
from twinspan.text.words import LANGUAGES

MIXES = [
    (),
    ("--option", "free_streetcar=true"),
    ("--option", "no_specials=yes"),
    ("--option", "free_streetcar=true", "--option", "no_specials=true"),
]


@pytest.mark.parametrize("city", ["portland", "twinford"])
@pytest.mark.parametrize("options", MIXES)
def test_random_races_are_simulated_recorded_and_verified(
    twinspan: Command, tmp_path: Path, city: str, options: tuple[str, ...]
) -> None:
    done = twinspan(
        "simulate", "bridgetown", "--city", city, "--games", "2", "--seats", "3", "--json",
        "--records", str(tmp_path), *options,
    )  # fmt: skip
    figures = json.loads(one_line(done.out))
    assert sum(figures["wins"]) == pytest.approx(2)
    assert list(figures["options"].values()) == [
        any("free" in option for option in options),
        any("no_specials" in option for option in options),
    ]
    for number in (1, 2):
        done = twinspan("verify", str(tmp_path / f"bridgetown-3-{number}.json"))
        assert done.code == 0, done.err
        assert one_line(done.out).startswith("The record is true: Bridgetown Races, 3 players")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_race_is_told_in_every_language(twinspan: Command, tmp_path: Path, lang: str) -> None:
    twinspan("simulate", "bridgetown", "--games", "1", "--records", str(tmp_path))
    done = twinspan("--lang", lang, "replay", str(tmp_path / "bridgetown-4-1.json"))
    assert done.code == 0, done.err
    assert "Fremont Bridge" in done.out
    assert "Steel Bridge" in done.out
    assert "{" not in done.out  # nothing is left to be filled in


def test_a_city_of_ones_own_travels_with_the_record(twinspan: Command, tmp_path: Path) -> None:
    city = tmp_path / "my.toml"
    city.write_text(
        shipped_text("twinford").replace('name = "Twinford"', 'name = "My Town"'), "utf-8"
    )
    records = tmp_path / "records"
    done = twinspan(
        "simulate", "bridgetown", "--city", str(city), "--games", "1", "--records", str(records)
    )
    assert done.code == 0, done.err
    city.unlink()
    record = records / "bridgetown-4-1.json"
    assert json.loads(record.read_text("utf-8"))["data"]["name"] == "My Town"
    assert twinspan("verify", str(record)).code == 0
    assert twinspan("replay", str(record)).code == 0


def test_the_means_are_told_in_colours(twinspan: Command) -> None:
    done = twinspan("simulate", "bridgetown", "--games", "2", "--seats", "2")
    assert "2 random games of Bridgetown Races with 2 players" in done.out
    assert "colours" in done.out


def test_a_rule_is_shown_with_the_ruling_that_completes_it(twinspan: Command) -> None:
    done = twinspan("rules", "bridgetown", "4.4")  # the game's own letter may be left out
    assert done.out.startswith("B4.4")
    assert "(ruling)" in done.out
    assert "B4.5" not in done.out
    whole = twinspan("rules", "bridgetown").out
    assert all(rule in whole for rule in ("B1.1", "R3.15", "B8.1", "T3"))


def test_everybody_is_named_in_the_final_scoring_without_a_colour_too(twinspan: Command) -> None:
    released = Path(__file__).parents[1] / "records" / "released"
    race = released / "bridgetown-portland-4-standard.json"
    scores = json.loads(race.read_text("utf-8"))["outcome"]["scores"]
    assert 0 in scores
    table = twinspan("replay", str(race)).out.partition("Final scoring")[2]
    assert all(f". {name}" in table for name in ("Ada", "Ben", "Cleo", "Dan"))
    won = twinspan("replay", str(released / "bridgetown-all-bridges-4.json")).out
    assert "│ B6.1 │" in won.replace("  ", " ")
    assert "0 colours" not in won.partition("Final scoring")[2]
