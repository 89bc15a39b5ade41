"""`twinspan report`: what it prints, writes and refuses."""

import shlex
from html import unescape
from pathlib import Path

import pytest

from tests.cli.command import Command, one_line
from tests.cli.interrupting import interrupted
from tests.processes import running_in
from twinspan.text.words import LANGUAGES

QUICK = ("report", "london", "--seats", "2", "--bot", "random", "--games", "12")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Reports are written where one is."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(text: str) -> list[str]:
    """What a report says makes it again, without the name of the program."""
    written = text.partition("<pre>")[2].partition("</pre>")[0]
    program, *arguments = shlex.split(unescape(written))
    assert program == "twinspan"
    return arguments


def test_a_report_is_written_and_summed_up(twinspan: Command, folder: Path) -> None:
    done = twinspan(*QUICK)
    assert (done.code, done.err) == (0, "")
    title, subtitle, *rows = done.out.splitlines()
    assert title == "Old London Bridge: balance report"
    assert subtitle == "12 games with 2 players, played by random against itself"
    for name in ("Average score", "Winner’s lead over the second", "Shared victories"):
        assert any(row.strip().startswith(name) and "(" in row for row in rows)
    assert rows[-1] == "The report is in london-report.html."
    text = (folder / "london-report.html").read_text("utf-8")
    assert text.startswith("<!doctype html>")
    for section in ("Seats", "Steps of the stairs", "Scorings", "Building types", "Bonus tiles"):
        assert f">{section}</h2>" in text


def test_the_command_in_a_report_makes_it_again(twinspan: Command, folder: Path) -> None:
    given = ("--seed", "it's", "--option", "gate=L8.6", "--option", "chapel=base")
    twinspan("--lang", "de", *QUICK, *given, "--out", "first report.html")
    first = (folder / "first report.html").read_text("utf-8")
    assert "chapel=base, gate=L8.6, hostelry=random, bridge=random, from_memory=false" in first
    again = command(first)
    assert again == [
        "--lang", "de", "report", "london", "--seats", "2", "--games", "12", "--bot", "random",
        "--seed", "it's", "--out", "first report.html", "--option", "gate=L8.6", "--option",
        "chapel=base",
    ]  # fmt: skip
    (folder / "first report.html").unlink()
    assert twinspan(*again).code == 0
    assert (folder / "first report.html").read_text("utf-8") == first


def test_bridgetown_is_played_in_portland_or_elsewhere(twinspan: Command, folder: Path) -> None:
    races = ("report", "bridgetown", "--seats", "2", "--bot", "random", "--games", "12")
    assert twinspan(*races).code == 0
    text = (folder / "bridgetown-report.html").read_text("utf-8")
    assert "<dd>Portland</dd>" in text
    assert ">Special actions</h2>" in text
    plain = twinspan(
        *races, "--city", "twinford", "--option", "no_specials=true", "--out", "plain.html"
    )
    assert plain.code == 0
    text = (folder / "plain.html").read_text("utf-8")
    assert "<dd>Twinford</dd>" in text
    assert "Special actions" not in text
    assert command(text)[-6:-2] == ["--city", "twinford", "--out", "plain.html"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_of_the_command(twinspan: Command, folder: Path, lang: str) -> None:
    done = twinspan("--lang", lang, *QUICK)
    assert done.code == 0, done.err
    assert "{" not in done.out
    text = (folder / "london-report.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    kind = {"en": "Balance report", "fr": "Rapport d’équilibre", "de": "Balance-Bericht",
            "it": "Rapporto di equilibrio"}  # fmt: skip
    assert kind[lang] in text


def test_a_few_games_are_enough_for_a_report_that_says_little(
    twinspan: Command, folder: Path
) -> None:
    done = twinspan("report", "london", "--bot", "random", "--games", "1", "--seats", "3")
    assert done.code == 0, done.err
    assert "Average score" in done.out
    assert "fewer than 10 games" in done.out
    text = (folder / "london-report.html").read_text("utf-8")
    assert "1 game with 3 players" in text
    assert "fewer than 10 games" in text


def test_a_file_that_is_there_is_left_alone(twinspan: Command, folder: Path) -> None:
    (folder / "london-report.html").write_text("Dear diary", "utf-8")
    done = twinspan(*QUICK)
    assert (done.code, done.out) == (2, "")
    assert one_line(done.err) == (
        "Error: The file london-report.html is already there and is left as it is. "
        "Please name another one with --out.\n"
    )
    assert (folder / "london-report.html").read_text("utf-8") == "Dear diary"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("paris",), "no game “paris”"),
        (("london", "--bot", "nobody"), "“nobody”"),
        (("london", "--seats", "7"), "cannot be played by 7"),
        (("london", "--games", "0"), "--games"),
        (("london", "--option", "colour=red"), "no option “colour”"),
        (("london", "--city", "twinford"), "“city”"),
        (("london", "--out", "missing/report.html"), "no folder missing"),
        (("london", "--out", "."), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line_before_anything_is_played(
    twinspan: Command, folder: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = twinspan("report", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in one_line(done.err)
    assert list(folder.iterdir()) == []


def test_an_interrupt_ends_all_processes_and_writes_nothing(folder: Path) -> None:
    done = interrupted(
        "report", "london", "--games", "100000", once=lambda group: len(running_in(group)) >= 2
    )
    assert (done.code, done.out) == (130, ""), done.err
    assert one_line(done.err) == "Interrupted. No report was written.\n"
    assert list(folder.iterdir()) == []
