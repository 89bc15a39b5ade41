"""`twinspan serve` and `twinspan play`: real processes on real ports."""

import json
import socket
import time
from pathlib import Path

import pytest

from tests.cli.command import Command, one_line
from tests.cli.serving import answer, free_port, running


@pytest.mark.parametrize("address", ["", "sqlite+aiosqlite:///"])
def test_serve_answers_at_the_port_and_keeps_its_data_where_it_is_told(
    tmp_path: Path, address: str
) -> None:
    port = free_port()
    database = tmp_path / "games.sqlite3"
    with running(
        "serve", "--port", str(port), "--database", f"{address}{database}", home=tmp_path
    ) as said:
        assert f"http://localhost:{port}/" in said
        assert json.loads(answer(f"http://127.0.0.1:{port}/healthz")) == {"status": "ok"}
        assert "<title>Twinspan</title>" in answer(f"http://127.0.0.1:{port}/")
    assert database.is_file()


def test_play_keeps_its_data_in_the_users_data_directory(tmp_path: Path) -> None:
    port = free_port()
    with running("play", "--no-browser", "--port", str(port), home=tmp_path) as said:
        assert str(port) in said
    assert (tmp_path / "data" / "twinspan" / "tables.sqlite3").is_file()


def test_play_opens_the_page_in_the_browser(tmp_path: Path) -> None:
    with running("play", "--port", str(free_port()), home=tmp_path) as said:
        assert "http://localhost:" in said
        deadline = time.monotonic() + 10
        while not (tmp_path / "opened").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
    assert (tmp_path / "opened").exists()


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_is_taken_is_named(tmp_path: Path, command: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with running(command, "--port", port, home=tmp_path) as said:
            assert port in said
            assert said.startswith("Error:")


def test_an_address_of_another_machine_is_named(tmp_path: Path) -> None:
    with running("serve", "--host", "192.0.2.1", home=tmp_path) as said:
        assert said.startswith("Error: 192.0.2.1 is not an address of this machine.")


@pytest.mark.parametrize(
    "database",
    [
        "{home}/no/such/folder/games.sqlite3",
        "{home}/a-text",
        "sqlite+aiosqlite:///{home}",
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path, database: str) -> None:
    (tmp_path / "a-text").write_text("Nobody keeps games in here." * 100)
    where = database.format(home=tmp_path)
    with running("serve", "--port", str(free_port()), "--database", where, home=tmp_path) as said:
        assert said.startswith("Error:")
        assert "--database" in said


@pytest.mark.parametrize("database", ["postgresql+nothing://ada:secret@127.0.0.1/games", "://"])
def test_an_address_of_no_database_is_named_in_one_line(twinspan: Command, database: str) -> None:
    done = twinspan("serve", "--port", str(free_port()), "--database", database)
    assert done.code == 2
    said = one_line(done.err)
    assert said.startswith("Error:")
    assert "--database" in said
    assert "secret" not in said
