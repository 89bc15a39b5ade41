"""B1.2: files that are no city, and data that nobody would write by hand."""

import dataclasses
import math
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.bridgetown.cities import LADDER, added, changed, error_of, game_in, shipped_text
from twinspan.core.errors import ComponentError, Facts, UsageError
from twinspan.core.record import Record, Recorder
from twinspan.games import game_of

TWINFORD: Final = shipped_text("twinford")


def refusal(city: object) -> tuple[str, Facts]:
    """What loading the game in a city gives."""
    with pytest.raises(ComponentError) as error:
        game_in(city)
    return error.value.code, error.value.facts


# ----- files --------------------------------------------------------------------------------------


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    for source in (missing, str(missing)):
        assert refusal(source) == (
            "unreadable-file",
            {"place": str(missing), "reason": "No such file or directory"},
        )


def test_a_folder_is_no_city(tmp_path: Path) -> None:
    found = refusal(tmp_path)
    assert found == ("unreadable-file", {"place": str(tmp_path), "reason": "Is a directory"})


@pytest.mark.parametrize("name", ["nul\0", "\ud800", "Portland.toml", "x" * 5000, ""])
def test_what_cannot_be_the_name_of_a_file_is_refused(name: str) -> None:
    assert refusal(name)[0] == "unreadable-file"


def test_a_name_that_is_no_city_of_ours_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError) as caught:
        game_in("Portland")
    assert (caught.value.code, caught.value.facts) == (
        "unknown-city",
        {"city": "Portland", "known": ["portland", "twinford"]},
    )


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b"# \xa3\n")
    code, facts = refusal(file)
    assert (code, facts["place"]) == ("unreadable-file", str(file))
    assert "utf-8" in str(facts["reason"])


@pytest.mark.parametrize("text", ["[bridges", "a = 1\na = 2", "\0", "name = 'x\n'"])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf-8", newline="")
    with pytest.raises(tomllib.TOMLDecodeError) as broken:
        tomllib.loads(text)
    assert refusal(file) == ("not-toml", {"place": str(file), "reason": str(broken.value)})


def test_a_file_nested_without_end_is_no_toml(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(f"a = {'[' * 100_000}", "utf-8")
    code, facts = refusal(file)
    assert (code, facts["place"]) == ("not-toml", str(file))


@pytest.mark.parametrize(
    ("right", "wrong", "code", "place"),
    [
        ("width = 110", "width = -1", "out-of-range", "river.width"),
        ("width = 110", "width = nan", "not-a-number", "river.width"),
        ('"Twinford"', "2010-05-01", "not-a-text", "name"),
        ('space = "HI2"', 'space = "HI9"', "unknown-space", "entry.space"),
        ("[rails]", "[wires]", "missing-key", None),
    ],
)
def test_a_file_with_something_wrong_names_the_place_in_the_file(
    tmp_path: Path, right: str, wrong: str, code: str, place: str | None
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(TWINFORD.replace(right, wrong), "utf-8")
    for source in (file, str(file)):
        found, facts = refusal(source)
        assert (found, facts["place"]) == (code, f"{file}: {place}" if place else str(file))


@pytest.mark.rule("B1.2")
def test_a_file_with_a_fault_names_the_place_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(TWINFORD.replace('"HI1 - HI2 - HI3"', '"HI1 > HI2 - HI3"'), "utf-8")
    assert refusal(file) == (
        "no-way-back",
        {"place": f"{file}: streets.list[8].along", "from": "HI1", "to": "HI2"},
    )


def test_a_number_too_long_to_be_written_is_refused_in_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "wide.toml"
    file.write_text(TWINFORD.replace("width = 110", f"width = 0x{'f' * 5000}"), "utf-8")
    code, facts = refusal(file)
    assert (code, facts["place"]) == ("out-of-range", f"{file}: river.width")


# ----- data that nobody would write by hand -------------------------------------------------------


def test_data_that_contain_themselves_are_refused() -> None:
    data = changed("name", "Endless")
    data["river"] = data
    assert error_of(data) == ("missing-key", {"place": "river", "key": "source"})
    endless: list[object] = []
    endless.append(endless)
    found = error_of(changed("spaces.list", endless))
    assert found == ("not-a-table", {"place": "spaces.list[0]"})


@pytest.mark.parametrize("key", [7, None, ("a", "b"), math.nan, b"format"])
def test_a_key_that_is_no_text_is_unknown(key: object) -> None:
    data: dict[object, object] = dict(LADDER.items())
    data[key] = 1
    assert error_of(data) == ("unknown-key", {"place": "(top)", "key": str(key)})


def test_nothing_at_all_in_every_list_is_refused() -> None:
    data = LADDER
    for place in ("streets.list", "overpasses.list", "rails.lines", "bridges.list"):
        data = changed(place, [], data)
    assert error_of(data) == (
        "wrong-bridge-count",
        {"place": "bridges.list", "count": 0, "wanted": 8},
    )
    assert error_of(changed("spaces.list", [])) == ("empty-list", {"place": "spaces.list"})


def test_a_record_with_a_broken_city_names_the_place_in_its_data() -> None:
    record = Recorder(game_in(LADDER).new(2, seed=1)).record
    for data, place in (
        (changed("entry.space", "NOWHERE"), "data: entry.space"),
        (added("rails.lines", "W1 - W2"), "data: rails.lines"),
        ({}, "data"),
    ):
        broken = dataclasses.replace(record, setup=dataclasses.replace(record.setup, data=data))
        again = Record.from_json(broken.to_json())
        with pytest.raises(ComponentError) as error:
            game_of(again.setup)
        assert error.value.facts["place"] == place
