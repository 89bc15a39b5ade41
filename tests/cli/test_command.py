"""The command: what it prints, its exit codes, and one clear line for every error."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Command, one_line
from twinspan import COMPILED, __version__
from twinspan.text.words import LANGUAGES

SHEET = """
chapel_order = ["Ada", "Ben"]
faces = { gate = "L8.7" }
[[players]]
name = "Ada"
money = 31
chapel = 7
gate = 9
hand = [0, 1, 3]
bridge = [49, 32, "p", 58, 20]
tiles = 2
[[players]]
name = "Ben"
money = 33
chapel = 7
gate = 2
hand = [0, 0]
bridge = [50, 31, 4]
tiles = 0
"""


@pytest.fixture
def record(twinspan: Command, tmp_path: Path) -> Path:
    done = twinspan(
        "simulate", "london", "--seats", "3", "--games", "1", "--records", str(tmp_path)
    )
    assert done.code == 0
    return tmp_path / "london-3-1.json"


def test_simulate_prints_one_json_object(twinspan: Command) -> None:
    done = twinspan(
        "simulate", "london", "--seats", "4", "--games", "5", "--seed", "1", "--json",
        "--option", "gate=L8.6", "--option", "from_memory=true",
    )  # fmt: skip
    figures = json.loads(one_line(done.out))
    assert done.code == 0
    assert figures["game"] == "london"
    assert figures["seats"] == 4
    assert figures["games"] == 5
    assert figures["decisions"] > 5 * 60
    assert figures["seconds"] >= 0
    assert len(figures["scores"]) == 5
    assert all(len(scores) == 4 for scores in figures["scores"])
    assert sum(figures["wins"]) == 5
    assert figures["options"]["gate"] == "L8.6"
    assert figures["options"]["from_memory"] is True


def test_the_same_seed_gives_the_same_games(twinspan: Command, tmp_path: Path) -> None:
    common = ("simulate", "london", "--seats", "2", "--games", "3", "--json", "--seed")
    first = json.loads(twinspan(*common, "x").out)
    again = json.loads(twinspan(*common, "x", "--records", str(tmp_path / "a")).out)
    other = json.loads(twinspan(*common, "y").out)
    assert first["scores"] == again["scores"]
    assert first["scores"] != other["scores"]
    assert len(list((tmp_path / "a").iterdir())) == 3


def test_simulate_shows_a_table_to_people(twinspan: Command) -> None:
    done = twinspan("simulate", "london", "--seats", "3", "--games", "2")
    assert "2 random games of Old London Bridge with 3 players" in done.out
    assert done.err == ""


def test_a_record_holds_its_decisions_and_is_true(twinspan: Command, record: Path) -> None:
    assert len(json.loads(record.read_text())["decisions"]) > 50
    done = twinspan("verify", str(record))
    assert done.code == 0
    assert one_line(done.out).startswith("The record is true: Old London Bridge, 3 players")


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seed", "00" * 32, "seed is not the one"),
        ("commitment", "00" * 32, "seed is not the one"),
        ("data_hash", "00" * 32, "component values"),
        ("decisions", [], "not over after decision 0"),
        ("decisions", ["0 fly"], "cannot be played"),
        ("decisions", ["0 pass"], "(T3)"),
        ("decisions", ["9 card 1"], "cannot be played"),
        ("outcome", None, "outcome is not what"),
    ],
)
def test_verify_names_the_first_thing_that_is_wrong(
    twinspan: Command, record: Path, key: str, value: object, said: str
) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, key: value}))
    done = twinspan("verify", str(record))
    assert done.code == 1
    assert said in one_line(done.err)
    assert done.out == ""


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "other"), ("game", "paris"), ("version", 99), ("version", "1"), ("seats", 7),
        ("options", {"gate": "L8.1"}), ("options", []), ("decisions", "none"), ("decisions", [1]),
        ("seed", "short"), ("extra", 1), ("data", 3), ("version", 10**30), ("seats", 10**400),
    ],
)  # fmt: skip
def test_verify_cannot_read_what_is_no_record(
    twinspan: Command, record: Path, key: str, value: object
) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, key: value}))
    done = twinspan("verify", str(record))
    assert done.code == 2
    assert one_line(done.err).startswith("Error: ")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"{}"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_json_cannot_be_read(
    twinspan: Command, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    done = twinspan(command, str(file))
    assert done.code == 2
    one_line(done.err)
    assert twinspan(command, str(tmp_path / "missing.json")).code == 2
    assert twinspan(command, str(tmp_path)).code == 2


def test_a_truncated_record_is_refused(twinspan: Command, record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    assert twinspan("verify", str(record)).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_game_as_a_story(twinspan: Command, record: Path, lang: str) -> None:
    done = twinspan("--lang", lang, "replay", str(record))
    assert done.code == 0
    assert "Old London Bridge" in done.out
    assert "Queen Games" in done.out
    assert "12" in done.out
    for name in ("Ada", "Ben", "Cleo"):
        assert name in done.out
    assert "{" not in done.out


def test_replay_stops_where_the_record_is_not_true(twinspan: Command, record: Path) -> None:
    data = json.loads(record.read_text())
    data["decisions"] = data["decisions"][:10]
    record.write_text(json.dumps(data))
    done = twinspan("replay", str(record))
    assert done.code == 1
    assert "not over after decision 10" in one_line(done.err)
    data["decisions"][9] = "0 pass"
    record.write_text(json.dumps(data))
    assert twinspan("replay", str(record)).code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_all_one_chapter_or_one_rule(twinspan: Command, lang: str) -> None:
    everything = twinspan("--lang", lang, "rules", "london").out
    assert all(rule in everything for rule in ("L1.1", "R3.3.7", "L8.16", "T3"))
    chapter = twinspan("--lang", lang, "rules", "london", "l3").out
    assert "L3.3.4" in chapter
    assert "L4.1" not in chapter
    one = twinspan("--lang", lang, "rules", "london", "L4.3").out
    assert one.startswith("L4.3")
    assert "L4.4" not in one
    assert "(L5.2)" not in one
    changed = twinspan("--lang", lang, "rules", "london", "L5.2").out
    assert changed.startswith("L5.2")
    assert "(L5.2)" in changed  # in what it differed in an earlier version


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "paris"), "no game “paris”"),
        (("simulate", "london", "--seats", "5"), "cannot be played by 5"),
        (("simulate", "london", "--option", "gate"), "NAME=VALUE"),
        (("simulate", "london", "--option", "colour=red"), "no option “colour”"),
        (("simulate", "london", "--option", "gate=L8.1"), "L8.5"),
        (("simulate", "london", "--option", "from_memory=maybe"), "true or false"),
        (("simulate", "london", "--components", "missing.toml"), "missing.toml"),
        (("rules", "london", "L99"), "no rule “L99”"),
        (("rules", "paris"), "no game “paris”"),
        (("score", "london", "missing.toml"), "missing.toml"),
        (("score", "bridgetown"), "no score pad for the game bridgetown"),
        (("simulate", "bridgetown", "--components", "x.toml"), "no data called “components”"),
        (("simulate", "bridgetown", "--city", "missing.toml"), "missing.toml"),
        (("simulate", "london", "--city", "twinford"), "no data called “city”"),
        (("simulate", "bridgetown", "--option", "no_specials=maybe"), "true or false"),
        (("rules", "bridgetown", "L4.3"), "no rule “L4.3”"),
        (("--lang", "xx", "rules", "london"), "no language “xx”"),
    ],
)
def test_an_error_is_one_clear_line(
    twinspan: Command, arguments: tuple[str, ...], said: str
) -> None:
    done = twinspan(*arguments)
    assert done.code == 2
    assert said in one_line(done.err)
    assert done.out == ""


def test_records_that_cannot_be_written_are_an_error(twinspan: Command, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("here first")
    done = twinspan("simulate", "london", "--games", "1", "--records", str(blocked))
    assert done.code == 2
    assert "cannot be written" in one_line(done.err)
    assert blocked.read_text() == "here first"


def test_other_component_values_travel_with_the_record(twinspan: Command, tmp_path: Path) -> None:
    from twinspan.games.london import components

    text = (Path(components.__file__).parent / "components.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("centre_price = 2", "centre_price = 3"), "utf-8")
    folder = tmp_path / "records"
    done = twinspan(
        "simulate", "london", "--games", "1", "--components", str(own), "--records", str(folder)
    )
    assert done.code == 0
    own.unlink()
    (record,) = folder.iterdir()
    assert twinspan("verify", str(record)).code == 0
    data = json.loads(record.read_text())
    data["data"]["rondel"]["centre_price"] = 1
    record.write_text(json.dumps(data))
    assert twinspan("verify", str(record)).code == 1


def test_the_score_pad_reads_a_sheet(twinspan: Command, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(SHEET)
    done = twinspan("score", "london", str(sheet))
    assert done.code == 0
    assert "9 spaces advanced on the bridge gate track" in done.out
    assert "│   £31 │" in done.out  # amounts stand under each other
    assert "Ada wins with £39." in done.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["Ada", "Ben"]', '["Ada"]', "chapel_order"),
        ("tiles = 2\n", "", "tiles"),
        ("faces =", "face =", "face"),
        ("= 31", "= ", "TOML"),
    ],
)
def test_a_wrong_sheet_is_refused_with_its_place(
    twinspan: Command, tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in SHEET
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(SHEET.replace(old, new, 1))
    done = twinspan("score", "london", str(sheet))
    assert done.code == 2
    assert said in one_line(done.err)


ANSWERS = (
    "7", "2", "L8.1x", "base", "l8.7", "", "", "Ada", "Ada", "Ben",
    "£31", "7", "99", "9", "0 1 3", "49 50", "49,32 park 58 20", "2",
    "33", "7", "2", "0 0 0 0", "0 0", "49", "50 31 4", "23", "0",
    "1 1", "Ada Eve", "2", "Ada 2",
)  # fmt: skip


def ask(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Answer the prompts one after the other; then the input ends."""
    waiting = iter(answers)

    def answer(*_: object, **__: object) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("rich.console.Console.input", answer)


def test_a_name_is_shown_as_it_is(twinspan: Command, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(SHEET.replace("Ada", "[/x] :bomb:"))
    done = twinspan("score", "london", str(sheet))
    assert done.code == 0
    assert "1. [/x] :bomb:" in done.out
    assert "[/x] :bomb: wins with £39." in done.out


def test_the_score_pad_asks_and_asks_again(
    twinspan: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(monkeypatch, *ANSWERS)
    done = twinspan("score", "london")
    assert done.code == 0
    assert "Ada wins with £39." in done.out
    assert done.err.count("Error: ") == 11


def test_the_score_pad_asks_for_the_chapel_order_only_if_a_space_is_shared(
    twinspan: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = ("5", "3", "0", "", "", "0")
    ask(monkeypatch, "2", "", "", "", "", "", "", *mine, "5", "4", *mine[2:])
    done = twinspan("score", "london")
    assert done.code == 0
    assert "1. Player 2" in done.out


def test_the_score_pad_says_so_when_the_answers_end(
    twinspan: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(monkeypatch, "2")
    done = twinspan("score", "london")
    assert done.code == 2
    assert "The answers end" in done.err


def test_records_are_never_overwritten(twinspan: Command, record: Path) -> None:
    before = record.read_text()
    folder = str(record.parent)
    done = twinspan(
        "simulate", "london", "--seats", "3", "--games", "1", "--seed", "2", "--records", folder
    )
    assert done.code == 2
    assert record.name in one_line(done.err)
    assert record.read_text() == before


def test_the_language_may_be_named_anywhere(twinspan: Command) -> None:
    wanted = twinspan("--lang", "fr", "rules", "london", "L4.3").out
    assert twinspan("rules", "london", "--lang", "fr", "4.3").out == wanted
    assert twinspan("rules", "london", "L4.3", "--lang=fr").out == wanted
    assert twinspan("rules", "london", "L4.3").out != wanted
    assert twinspan("rules", "london", "--lang").code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "[/x]"), "“[/x]”"),
        (("--lang", "[/x]", "rules", "london"), "“[/x]”"),
        (("simulate", "london", "--option", "gate=[/x]"), "“[/x]”"),
        (("simulate", "london", "--games", "0"), "--games"),
        (("simulate", "london", "--games", "many"), "--games"),
        (("simulate",), "GAME"),
        (("fly",), "fly"),
        (("simulate", "london", "--seed", "\udcff"), "A seed is"),
    ],
)
def test_what_people_type_is_repeated_as_it_is(
    twinspan: Command, arguments: tuple[str, ...], said: str
) -> None:
    done = twinspan(*arguments)
    assert done.code == 2
    assert said in one_line(done.err)


def test_a_terminal_that_lacks_letters_is_no_trouble(record: Path) -> None:
    script = Path(sys.executable).parent / "twinspan"
    done = subprocess.run(
        [script, "--lang", "fr", "replay", record],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert not done.stderr


@pytest.mark.parametrize("reader", ["true", "head -n 1"])
def test_a_reader_that_stops_listening_is_no_fault(record: Path, reader: str) -> None:
    script = Path(sys.executable).parent / "twinspan"
    piped = f"'{script}' verify '{record}' | {reader}; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", piped], capture_output=True, timeout=60)
    assert done.returncode == 0
    assert not done.stderr


def test_help_and_version(twinspan: Command) -> None:
    assert "simulate" in twinspan().out
    assert twinspan("--help").code == 0
    form = "compiled" if COMPILED else "plain Python"
    assert twinspan("--version").out == f"twinspan {__version__} ({form})\n"
    for command in ("play", "simulate", "arena", "report", "verify"):
        assert twinspan(command, "--help").code == 0
    assert twinspan("fly").code == 2


def test_the_installed_command_works_in_a_pipe(record: Path) -> None:
    script = Path(sys.executable).parent / "twinspan"
    piped = f"'{script}' --lang de replay '{record}' | head -n 3"
    done = subprocess.run(["sh", "-c", piped], capture_output=True, text=True, timeout=60)
    assert "Old London Bridge" in done.stdout
    assert "Traceback" not in done.stderr


# ----- trouble with the output, and with anything else --------------------------------------------


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "london", "L4.3"),
        ("--help",),
        ("simulate", "london", "--games", "1"),
        ("simulate", "london", "--games", "1", "--json"),
    ],
)
def test_an_output_that_cannot_be_written_is_told_as_such(
    arguments: tuple[str, ...], buffered: bool
) -> None:
    script = Path(sys.executable).parent / "twinspan"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [script, "--lang", "en", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "" if buffered else "1"},
            timeout=60,
        )
    assert done.returncode == 2
    assert one_line(done.stderr) == (
        "Error: The file stdout cannot be written: No space left on device.\n"
    )


@pytest.mark.parametrize("buffered", [True, False])
def test_where_errors_cannot_be_written_the_exit_code_tells(buffered: bool) -> None:
    script = Path(sys.executable).parent / "twinspan"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [script, "rules", "paris"],
            stdout=subprocess.PIPE,
            stderr=full,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "" if buffered else "1"},
            timeout=60,
        )
    assert (done.returncode, done.stdout) == (2, "")


def test_where_nobody_reads_errors_the_exit_code_tells() -> None:
    script = Path(sys.executable).parent / "twinspan"
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([script, "rules", "paris"], stderr=writer, timeout=60)
    os.close(writer)
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (
            PermissionError(errno.EACCES, "Permission denied", "records/london-4-1.json"),
            "The file or folder records/london-4-1.json cannot be used: Permission denied.",
        ),
        (
            OSError(errno.EIO, "Input/output error", b"records"),
            "The file or folder records cannot be used: Input/output error.",
        ),
        (
            OSError(errno.ENOMEM, "Cannot allocate memory"),
            "The system reports: Cannot allocate memory.",
        ),
        (OSError("nobody knows"), "The system reports: nobody knows."),
    ],
)
def test_other_trouble_is_told_with_its_own_file_and_reason(
    twinspan: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: OSError,
    said: str,
) -> None:
    def exists(_: Path) -> bool:
        raise trouble

    with monkeypatch.context() as patched:
        patched.setattr(Path, "exists", exists)
        done = twinspan("simulate", "london", "--games", "1", "--records", str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert one_line(done.err) == f"Error: {said}\n"
