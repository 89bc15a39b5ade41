"""`twinspan city`: checking a city and drawing its map."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bridgetown.cities import EVERY_CITY
from tests.cli.command import Command, one_line
from twinspan.text.words import LANGUAGES

FILES = Path(__file__).parents[2] / "src" / "twinspan" / "games" / "bridgetown" / "cities"

Change = Callable[..., Path]


@pytest.fixture
def changed(tmp_path: Path) -> Change:
    """Writes a copy of Twinford with some words replaced."""

    def change(*pairs: tuple[str, str]) -> Path:
        text = (FILES / "twinford.toml").read_text("utf-8")
        for old, new in pairs:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        file = tmp_path / "my-city.toml"
        file.write_text(text, "utf-8")
        return file

    return change


NO_WAY_BACK = ('"HI1 - HI2 - HI3"', '"HI1 > HI2 - HI3"')
LEVELS_TOUCH = ('"CO1 - WQ1 - MIL - EQ1 - BA1"', '"LAU - WQ4 - CO1 - WQ1 - MIL - EQ1 - BA1"')
UNKNOWN_SPACE = ('"HI1 - HI2 - HI3"', '"HI1 - HI2 - HI9"')


# ----- check ------------------------------------------------------------------------------------


def test_a_good_city_is_summed_up_in_one_line(twinspan: Command) -> None:
    done = twinspan("city", "check", "portland")
    assert (done.code, done.err) == (0, "")
    told = one_line(done.out)
    assert told.startswith("Portland can be played. ")
    assert "Spaces: 124, streets: 29, overpasses: 13, lines of rails: 4." in told


@pytest.mark.parametrize("name", EVERY_CITY)
def test_a_city_is_found_by_its_name_or_its_file(twinspan: Command, name: str) -> None:
    by_name = twinspan("city", "check", name)
    by_file = twinspan("city", "check", str(FILES / f"{name}.toml"))
    assert by_name == by_file
    assert by_name.code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_city_is_told_in_every_language(twinspan: Command, lang: str) -> None:
    told = one_line(twinspan("--lang", lang, "city", "check", "twinford").out)
    said = {
        "en": "Twinford can be played.", "fr": "On peut jouer à Twinford.",
        "de": "Twinford ist spielbar.", "it": "A Twinford si può giocare.",
    }  # fmt: skip
    assert told.startswith(said[lang])
    assert all(count in told for count in (" 46,", " 14,", " 3,", " 3."))


def test_every_fault_is_named_with_its_file_and_place(twinspan: Command, changed: Change) -> None:
    file = changed(NO_WAY_BACK, LEVELS_TOUCH)
    done = twinspan("city", "check", str(file))
    assert (done.code, done.out) == (2, "")
    *faults, verdict = done.err.splitlines()
    assert len(faults) == 2
    assert faults[0].startswith(f"Error: {file}: streets.list[8].along: ")
    assert faults[1].startswith(f"Error: {file}: overpasses.list[1]: ")
    assert verdict == "Twinford cannot be played yet: there are 2 faults."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_every_language(twinspan: Command, changed: Change, lang: str) -> None:
    done = twinspan("--lang", lang, "city", "check", str(changed(NO_WAY_BACK)))
    fault, verdict = done.err.splitlines()
    assert done.code == 2
    starts = {"en": "Error: ", "fr": "Erreur\u00a0: ", "de": "Fehler: ", "it": "Errore: "}
    assert fault.startswith(starts[lang])
    assert "HI1" in fault
    assert "HI2" in fault
    said = {
        "en": "Twinford cannot be played yet: there is 1 fault.",
        "fr": "On ne peut pas encore jouer à Twinford\u00a0: il y a 1 défaut.",
        "de": "Twinford ist noch nicht spielbar: Es gibt 1 Fehler.",
        "it": "A Twinford non si può ancora giocare: c’è 1 difetto.",
    }
    assert verdict == said[lang]


@pytest.mark.parametrize("command", ["check", "draw"])
def test_a_file_that_makes_no_city_is_refused(
    twinspan: Command, changed: Change, command: str
) -> None:
    file = changed(UNKNOWN_SPACE)
    done = twinspan("city", command, str(file))
    assert (done.code, done.out) == (2, "")
    fault, verdict = done.err.splitlines()
    assert fault.startswith(f"Error: {file}: streets.list[8].along: ")
    assert "HI9" in fault
    assert verdict.startswith("Twinford cannot be played yet")


@pytest.mark.parametrize("command", ["check", "draw"])
@pytest.mark.parametrize("content", [b"", b"name = ", b"\xff\xfe", b"format = 'twinspan city 9'"])
def test_what_is_no_city_file_cannot_be_read(
    twinspan: Command, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(content)
    done = twinspan("city", command, str(file))
    assert (done.code, done.out) == (2, "")
    assert str(file) in one_line(done.err)
    assert twinspan("city", command, str(tmp_path / "missing.toml")).code == 2
    assert twinspan("city", command, str(tmp_path)).code == 2


# ----- draw -------------------------------------------------------------------------------------


def test_a_map_is_written_where_it_is_wanted(twinspan: Command, tmp_path: Path) -> None:
    map_file = tmp_path / "map.svg"
    done = twinspan("city", "draw", "twinford", "-o", str(map_file))
    assert (done.code, done.err) == (0, "")
    assert one_line(done.out) == f"The map of Twinford is in {map_file}.\n"
    root = ElementTree.parse(map_file).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_without_a_file_the_map_goes_to_the_output_alone(twinspan: Command, tmp_path: Path) -> None:
    map_file = tmp_path / "map.svg"
    twinspan("city", "draw", "twinford", "--output", str(map_file))
    done = twinspan("city", "draw", "twinford")
    assert (done.code, done.err) == (0, "")
    assert done.out == map_file.read_text("ascii")


def test_an_older_map_is_replaced(twinspan: Command, tmp_path: Path) -> None:
    map_file = tmp_path / "map.svg"
    map_file.write_text("old" * 100_000)
    assert twinspan("city", "draw", "twinford", "-o", str(map_file)).code == 0
    assert map_file.read_text().endswith("</svg>\n")
    assert "oldold" not in map_file.read_text()


def test_a_map_that_cannot_be_written_is_one_clear_line(twinspan: Command, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing" / "map.svg"):
        done = twinspan("city", "draw", "twinford", "-o", str(place))
        assert (done.code, done.out) == (2, "")
        assert str(place if place.exists() else place.parent) in one_line(done.err)


def test_a_city_with_faults_is_drawn_and_the_faults_are_told_beside_it(
    twinspan: Command, changed: Change, tmp_path: Path
) -> None:
    file = changed(NO_WAY_BACK)
    done = twinspan("city", "draw", str(file))
    assert done.code == 0
    ElementTree.fromstring(done.out)
    fault, verdict = done.err.splitlines()
    assert fault.startswith(f"{file}: streets.list[8].along: ")
    assert verdict == "Twinford cannot be played yet: there is 1 fault."
    done = twinspan("city", "draw", str(file), "-o", str(tmp_path / "map.svg"))
    assert done.code == 0
    assert done.err.splitlines() == [fault, verdict]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_map_speaks_the_language_of_its_reader(twinspan: Command, lang: str) -> None:
    drawn = twinspan("--lang", lang, "city", "draw", "twinford").out
    root = ElementTree.fromstring(drawn)
    read = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
    words = {
        "en": {"Start", "bridge", "stairs"}, "fr": {"Départ", "pont", "escaliers"},
        "de": {"Start", "Brücke", "Treppe"}, "it": {"Partenza", "ponte", "scale"},
    }  # fmt: skip
    assert words[lang] | {"Twinford", "Mill Bridge"} <= read
    described = root.findtext("{http://www.w3.org/2000/svg}desc", "")
    assert all(
        name in described for name in ("Twinford", "Bridgetown Races", "Wend", "Tram Bridge")
    )
    assert root.get("lang") == lang


def test_the_map_is_the_same_in_every_process() -> None:
    def draw(seed: str) -> bytes:
        command = [sys.executable, "-c", "from twinspan.cli import main; main()"]
        environment = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": "C"}
        return subprocess.run(
            [*command, "city", "draw", "portland"], env=environment, capture_output=True, check=True
        ).stdout

    first = draw("1")
    assert first.startswith(b"<svg ")
    assert draw("2") == first


def test_city_alone_tells_what_it_can_do(twinspan: Command) -> None:
    done = twinspan("city")
    assert done.code == 0
    assert "check" in done.out
    assert "draw" in done.out


@pytest.mark.parametrize("arguments", [("check",), ("draw",), ("paint",), ("check", "a", "b")])
def test_wrong_use_is_one_clear_line(twinspan: Command, arguments: tuple[str, ...]) -> None:
    done = twinspan("city", *arguments)
    assert (done.code, done.out) == (2, "")
    assert one_line(done.err).startswith("Error: ")


def test_the_map_in_the_documents_is_up_to_date(twinspan: Command) -> None:
    """If this fails, run `make docs`."""
    kept = Path(__file__).parents[2] / "docs" / "portland.svg"
    assert twinspan("city", "draw", "portland").out == kept.read_text("ascii")


def test_a_city_with_unknown_ids_is_not_drawn_and_all_of_them_are_told(
    twinspan: Command, changed: Change, tmp_path: Path
) -> None:
    file = changed(('space = "HI2"', 'space = "HI9"'), ('west = "WQ1"', 'west = "WQ0"'))
    drawing = tmp_path / "map.svg"
    for arguments in (("check", str(file)), ("draw", str(file), "-o", str(drawing))):
        done = twinspan("city", *arguments)
        assert done.code == 2
        assert "“HI9”" in done.err
        assert "“WQ0”" in done.err
        assert done.out == ""
    assert not drawing.exists()
