"""`twinspan arena`: what it prints, writes and refuses."""

import errno
import json
import os
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bridgetown.cities import shipped_text
from tests.cli.command import Command, one_line
from tests.cli.interrupting import interrupted
from tests.contest.contests import Here
from tests.processes import running_in
from twinspan.cli.common import err, set_language
from twinspan.cli.progress import playing
from twinspan.contest.contest import Bout
from twinspan.contest.playing import Result, play
from twinspan.core.setup import Setup
from twinspan.text.words import LANGUAGES

QUICK = ("arena", "london", "--seats", "2", "--bots", "random,random", "--processes", "1")


def test_the_result_is_a_table(twinspan: Command) -> None:
    done = twinspan(
        "arena", "london", "--seats", "3", "--bots", "apprentice,random", "--games", "6",
        "--processes", "1",
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    title, *rows = done.out.splitlines()
    assert title == (
        "6 games of Old London Bridge with 3 players: 2 deals, each played from every seat"
    )
    (apprentice,) = [row for row in rows if row.strip().startswith("apprentice")]
    (drifter,) = [row for row in rows if row.strip().startswith("random")]
    assert rows.index(apprentice) < rows.index(drifter)  # the best comes first
    assert all(sign in apprentice for sign in ("%", "(", "£", "ms", "±"))
    assert "An even share would be 33.3%. In brackets: 95% intervals." in done.out
    assert "rounded" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_hold_every_name_and_figure(
    twinspan: Command, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("twinspan.cli.arena.ProcessPool", lambda _: Here())
    names = ("journeyman:0.001s", "random")
    done = twinspan(
        "--lang", language, "arena", "bridgetown", "--seats", "2", "--bots", ",".join(names),
        "--games", "2", "--city", "twinford",
    )  # fmt: skip
    assert done.code == 0
    assert "…" not in done.out
    for name in names:
        assert re.search(rf"^{name} .* ± \d[.,]\d$", done.out, re.MULTILINE)


def test_bots_that_have_not_sat_at_any_table_are_named(twinspan: Command) -> None:
    three = ("arena", "london", "--seats", "2", "--bots", "random,random,apprentice",
             "--processes", "1")  # fmt: skip
    few = twinspan(*three, "--games", "2")
    assert few.out.count("Not at any table yet: ") == 1
    assert "Not at any table yet" not in twinspan(*three, "--games", "4").out


def test_games_are_rounded_up_to_whole_deals_and_that_is_said(twinspan: Command) -> None:
    done = twinspan(*QUICK, "--games", "3")
    assert "--games 3 is rounded up to 4: every deal is played from all 2 seats." in done.out
    assert "4 games of Old London Bridge" in done.out


def test_the_file_holds_what_the_table_says(twinspan: Command, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    done = twinspan(*QUICK, "--games", "10", "--seed", "x", "--option", "gate=L8.6", "--out",
                    str(file))  # fmt: skip
    assert done.out.endswith(f"The results are in {file}.\n")
    data = json.loads(file.read_text("utf-8"))
    assert (data["game"], data["seats"], data["seed"]) == ("london", 2, "x")
    assert data["options"]["gate"] == "L8.6"
    assert (data["games"], data["deals"], data["even_share"]) == (10, 5, 0.5)
    for bot in data["bots"]:
        share = f"{100 * bot['win_share']:.1f}% ({100 * bot['low']:.1f}–{100 * bot['high']:.1f})"
        assert share in done.out


def test_the_same_command_goes_on_and_more_games_extend(twinspan: Command, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    twinspan(*QUICK, "--games", "4", "--out", str(file))
    first = file.read_text("utf-8")
    again = twinspan(*QUICK, "--games", "4", "--out", str(file))
    assert f"4 games are already in {file}." in again.out
    assert file.read_text("utf-8") == first
    fewer = twinspan(*QUICK, "--games", "2", "--out", str(file))
    assert "4 games of Old London Bridge" in fewer.out
    more = twinspan(*QUICK, "--games", "8", "--out", str(file))
    assert "8 games of Old London Bridge" in more.out
    played = json.loads(file.read_text("utf-8"))["played"]
    assert played[:4] == json.loads(first)["played"]
    assert len(played) == 8


def test_one_against_another_until_it_is_sure(twinspan: Command) -> None:
    contest = ("arena", "london", "--seats", "2", "--until-sure", "--processes", "1")
    better = twinspan(*contest, "--one", "apprentice", "--against", "random", "--games", "500")
    assert "deals: apprentice wins more than an even share." in better.out
    assert "95% intervals that hold whenever one stops" in better.out
    equal = twinspan(*contest, "--one", "random", "--against", "random", "--games", "40")
    assert "20 deals are not enough for a sure answer." in equal.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_speaks_the_language_of_its_reader(
    twinspan: Command, tmp_path: Path, lang: str
) -> None:
    chart = tmp_path / "chart.svg"
    done = twinspan("--lang", lang, *QUICK, "--games", "4", "--until-sure", "--plot", str(chart))
    assert done.code == 0, done.err
    assert str(chart) in done.out
    assert "{" not in done.out
    root = ElementTree.parse(chart).getroot()
    assert root.get("lang") == lang
    shown = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    even = {"en": "even share 50.0%", "fr": "part égale 50,0\u202f%",
            "de": "gleicher Anteil 50,0\u00a0%", "it": "quota uguale 50,0%"}  # fmt: skip
    assert even[lang] in shown
    anytime = {"en": "whenever one stops", "fr": "quel que soit le moment", "de": "wann immer",
               "it": "in qualunque momento"}  # fmt: skip
    assert any(anytime[lang] in text for text in shown)
    colon = "\u00a0:" if lang == "fr" else ":"
    description = root.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert description.count(f"random{colon} ") == 2
    assert shown.count("random") == 2


def test_a_city_of_ones_own_is_played_in_every_process(twinspan: Command, tmp_path: Path) -> None:
    city = tmp_path / "my.toml"
    own = shipped_text("twinford").replace('"HI1 - HI2 - HI3"', '"HI1 - HI2 - HI3 - HI1"')
    city.write_text(own, "utf-8")
    file = tmp_path / "results.json"
    arguments = ("arena", "bridgetown", "--city", str(city), "--bots", "random,random", "--seats",
                 "2", "--games", "4", "--out", str(file))  # fmt: skip
    done = twinspan(*arguments)
    assert done.code == 0, done.err
    other = twinspan(*arguments, "--city", "twinford")
    assert other.code == 2
    assert "data_hash" in one_line(other.err)


# ----- errors, before anything is played ----------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("paris", "--bots", "random,random"), "no game “paris”"),
        (("london",), "Say who plays"),
        (("london", "--bots", "random"), "Say who plays"),
        (("london", "--one", "random"), "Say who plays"),
        (("london", "--against", "random"), "Say who plays"),
        (("london", "--bots", "random,random", "--one", "random"), "Say who plays"),
        (
            ("london", "--bots", "random,random", "--processes", "1", "--ray", "auto"),
            "either --processes or --ray",
        ),
        (("london", "--bots", "random,nobody"), "“nobody”"),
        (("london", "--bots", "random,"), "with two names or more"),
        (("london", "--one", "random", "--against", "nobody"), "“nobody”"),
        (("london", "--bots", "random,random", "--seats", "7"), "cannot be played by 7"),
        (("london", "--bots", "random,random", "--option", "colour=red"), "no option “colour”"),
        (("london", "--bots", "random,random", "--games", "0"), "--games"),
        (("london", "--bots", "random,random", "--city", "twinford"), "“city”"),
        (("london", "--bots", "random,random", "--out", "missing/file"), "no folder missing"),
        (("london", "--bots", "random,random", "--plot", "missing/a.svg"), "no folder missing"),
        (("london", "--bots", "random,random", "--plot", "chart.png"), "ends in .svg"),
        (("london", "--bots", ","), "with two names or more"),
        (("london", "--bots", "random,random", "--out", "."), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(
    twinspan: Command, arguments: tuple[str, ...], said: str
) -> None:
    done = twinspan("arena", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in one_line(done.err)


def test_a_file_that_holds_something_else_is_left_alone(twinspan: Command, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary", "utf-8")
    done = twinspan(*QUICK, "--games", "2", "--out", str(file))
    assert (done.code, done.out) == (2, "")
    assert "holds no results of the arena" in one_line(done.err)
    assert file.read_text("utf-8") == "Dear diary"


def test_other_settings_are_refused_and_nothing_is_overwritten(
    twinspan: Command, tmp_path: Path
) -> None:
    file = tmp_path / "results.json"
    twinspan(*QUICK, "--games", "2", "--out", str(file))
    before = file.read_text("utf-8")
    for other in (("--seed", "2"), ("--until-sure",), ("--option", "gate=L8.6"), ("--seats", "3")):
        done = twinspan(*QUICK, "--games", "2", "--out", str(file), *other)
        assert (done.code, done.out) == (2, "")
        assert "another contest" in one_line(done.err)
    assert file.read_text("utf-8") == before


def test_checking_a_place_leaves_nothing_there(twinspan: Command, tmp_path: Path) -> None:
    out, plot = tmp_path / "results.json", tmp_path / "missing" / "chart.svg"
    done = twinspan(*QUICK, "--out", str(out), "--plot", str(plot))
    assert done.code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_link_to_nothing_yet_stays_a_link(twinspan: Command, tmp_path: Path) -> None:
    file, link = tmp_path / "results.json", tmp_path / "link.json"
    link.symlink_to(file)
    twinspan(*QUICK, "--out", str(link), "--plot", str(tmp_path / "missing" / "chart.svg"))
    assert list(tmp_path.iterdir()) == [link]
    twinspan(*QUICK, "--games", "2", "--out", str(link))
    assert link.is_symlink()
    assert count(file) == 2


def test_results_and_chart_need_a_file_each(twinspan: Command, tmp_path: Path) -> None:
    file, link = tmp_path / "results.json", tmp_path / "chart.svg"
    link.symlink_to(file)
    done = twinspan(*QUICK, "--out", str(file), "--plot", str(link))
    assert (done.code, done.out) == (2, "")
    assert "--out and --plot need a file each" in one_line(done.err)


def test_a_chart_replaces_a_chart_and_nothing_else(twinspan: Command, tmp_path: Path) -> None:
    diary, chart = tmp_path / "diary.svg", tmp_path / "chart.svg"
    diary.write_text("Dear diary", "utf-8")
    done = twinspan(*QUICK, "--plot", str(diary))
    assert (done.code, done.out) == (2, "")
    assert "holds no chart" in one_line(done.err)
    assert diary.read_text("utf-8") == "Dear diary"
    chart.write_text("<svg/>", "utf-8")
    assert twinspan(*QUICK, "--games", "2", "--plot", str(chart)).code == 0
    assert "random" in chart.read_text("utf-8")


# ----- trouble on the way -------------------------------------------------------------------------


def test_a_full_disk_is_told_and_the_file_stays_as_it_was(
    twinspan: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "results.json", tmp_path / "results.json.part"
    other.write_text("not ours", "utf-8")
    twinspan(*QUICK, "--games", "2", "--out", str(file))
    file.chmod(0o600)
    before = file.read_text("utf-8")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        done = twinspan(*QUICK, "--games", "4", "--out", str(file))
    assert done.code == 2
    assert one_line(done.err) == (
        f"Error: The file {file} cannot be written: No space left on device.\n"
    )
    assert file.read_text("utf-8") == before
    assert twinspan(*QUICK, "--games", "4", "--out", str(file)).code == 0
    assert count(file) == 4
    assert file.stat().st_mode & 0o777 == 0o600
    assert other.read_text("utf-8") == "not ours"
    assert sorted(tmp_path.iterdir()) == [file, other]


def test_too_many_processes_are_told_as_such(
    twinspan: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: object) -> None:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", start)
    done = twinspan(*QUICK, "--out", str(tmp_path / "results.json"))
    assert done.code == 2
    assert one_line(done.err) == (
        "Error: This machine cannot run so many processes (1): Resource temporarily unavailable. "
        "Where a command has --processes, it can be asked to take fewer.\n"
    )


def vanish(setup: Setup, seed: str, bout: Bout) -> Result:
    """Plays two deals, and is gone."""
    if bout.deal == 3:
        os._exit(1)
    return play(setup, seed, bout)


def test_after_the_loss_of_a_process_the_same_command_goes_on(
    twinspan: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.json"
    contest = (*QUICK, "--games", "8", "--out", str(file))
    with monkeypatch.context() as patched:
        patched.setattr("twinspan.contest.running.play", vanish)
        done = twinspan(*contest)
    assert done.code == 2
    assert "One of the processes has ended before its time." in one_line(done.err)
    again = twinspan(*contest)
    assert again.out.startswith(f"4 games are already in {file}.\n8 games of Old London Bridge")


def test_people_at_a_terminal_see_a_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    set_language("en")
    for terminal in (False, True):
        monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)  # noqa: B023 - asked at once
        monkeypatch.setattr(err, "is_interactive", terminal)
        with playing(8, 3) as tell:
            tell()
        assert ("4/8" in capsys.readouterr().err) is terminal


# ----- Ctrl-C -------------------------------------------------------------------------------------


def count(file: Path) -> int:
    """The games that a file holds."""
    return len(json.loads(file.read_text("utf-8"))["played"]) if file.exists() else 0


def test_without_a_file_nothing_is_kept(twinspan: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twinspan.cli.arena.ProcessPool", lambda _: Here(until=3))
    done = twinspan(*QUICK)
    assert (done.code, done.out) == (130, "")
    assert one_line(done.err).startswith("Interrupted. Nothing is kept: with --out FILE")


def test_an_interrupt_ends_all_processes_and_keeps_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    done = interrupted(
        "arena", "london", "--seats", "2", "--bots", "apprentice,random", "--games", "100000",
        "--out", str(file), "--processes", "2",
        setting="import twinspan.contest.running as running; running._PAUSE = 0.2",
        once=lambda group: count(file) >= 2 and len(running_in(group)) >= 3,
    )  # fmt: skip
    assert done.code == 130, done.err
    assert done.out == ""
    assert count(file) >= 2
    assert one_line(done.err) == (
        f"Interrupted. {count(file)} games are finished and kept in {file}; "
        "the same command goes on from there.\n"
    )
    assert list(tmp_path.iterdir()) == [file]
