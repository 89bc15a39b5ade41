"""The real thing: games over sockets, people who come and go, and a server that is killed."""

import contextlib
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.pages import BOT, Guest, Page, person, play_on
from tests.server.running import Server, rows
from twinspan.core.record import Record
from twinspan.games import game_of


def two_people_and_two_bots(ada: Guest, ben: Guest) -> str:
    table = ada.open(person("Ada"), BOT, None, BOT)
    ben.json("PUT", f"/api/tables/{table}/seats/2", json=person("Ben", "rose"))
    ben.json("POST", f"/api/tables/{table}/start")
    return table


def journal(server: Server, table: str) -> list[tuple[object, ...]]:
    return rows(
        server.database,
        'SELECT number, kind, seat, action, "to", command FROM journal WHERE "table" = ? '
        "ORDER BY number",
        table,
    )


# ----- whole games --------------------------------------------------------------------------------


def test_two_people_and_two_bots_play_a_game_to_a_record_that_verifies(
    server: Server, tmp_path: Path
) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = two_people_and_two_bots(ada, ben)
        with ada.page(table) as one, ben.page(table) as two, Page(server, table) as watcher:
            play_on([one, two], random.Random(1))
            watcher.until(lambda _: watcher.over and watcher.table["status"] == "over")
            assert one.update["outcome"] == two.update["outcome"] == watcher.update["outcome"]
            for page in (one, two, watcher):
                assert [moment["number"] for moment in page.moments] == [
                    *range(page.update["point"] + 1)
                ]
                with Page(server, table, None) as fresh:
                    fresh.next("update")
                    seats = [moment["seats"] for moment in page.moments]
                    assert [moment["seats"] for moment in fresh.moments] == seats
        response = ada.ask("GET", f"/api/tables/{table}/record")
    assert f"london-{table}.json" in response.headers["content-disposition"]
    file = tmp_path / "record.json"
    file.write_bytes(response.content)
    command = [sys.executable, "-c", "from twinspan.cli import main; main()", "verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert verified.returncode == 0, verified.stderr
    assert Record.from_json(response.text).commitment == watcher.table["commitment"]


def test_a_game_in_which_all_have_resigned_is_played_to_its_end(server: Server) -> None:
    with Guest(server) as ada:
        table = ada.open(person(), BOT, start=True)
        with ada.page(table) as page:
            page.next("update")
            (seat,) = page.seats
            assert page.command("resign", seat)["type"] == "done"
            assert page.table["seats"][seat]["resigned"]
            page.until(lambda _: page.over)
        record = Record.from_json(ada.ask("GET", f"/api/tables/{table}/record").text)
        record.verify(game_of(record.setup))


# ----- who was away -------------------------------------------------------------------------------


def hear_of_all(page: Page, entries: int) -> None:
    """Until the page knows what follows from so many entries of the journal."""
    while page.update["journal"] < entries:
        page.next("update")


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    rng = random.Random(5)
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        ben.json("POST", f"/api/tables/{table}/start")
        with ada.page(table) as one, ben.page(table) as two:
            one.next("update")
            two.next("update")
            play_on([one, two], rng, 12)
            hear_of_all(one, len(journal(server, table)))
            away = ada.page(table, one.update["journal"], len(one.moments))
            away.moments = one.moments[:]
            news = away.next("update")
            assert news["moments"] == []
            assert news["start"] == len(one.moments) == news["point"] + 1
            away.close()
            play_on([one, two], rng, 15)
            hear_of_all(one, len(journal(server, table)))
            with ada.page(table, away.update["journal"], len(away.moments)) as back:
                back.moments = away.moments[:]
                news = back.next("update")
                assert back.moments == one.moments
                assert news["journal"] == one.update["journal"]
                assert news["start"] > 1
                kept = len(back.moments) - len(news["moments"])
                assert kept == news["start"]


def who_is_here(page: Page) -> list[bool]:
    """As the next message about the table tells."""
    return [seat["here"] for seat in page.next("table")["table"]["seats"]]


def test_presence_is_told_as_people_come_and_go(server: Server) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        with ada.page(table) as one:
            assert who_is_here(one) == [True, False]
            two = ben.page(table)
            assert who_is_here(one) == [True, True]
            with ben.page(table):
                assert who_is_here(one) == [True, True]
            assert who_is_here(one) == [True, True]
            two.close()
            assert who_is_here(one) == [True, False]
            with Page(server, table):  # a watcher has no seat
                assert who_is_here(one) == [True, False]
        assert not any(seat["here"] for seat in ben.json("GET", f"/api/tables/{table}")["seats"])


def test_everybody_at_the_table_hears_of_a_new_guest_and_of_the_start(server: Server) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None, random_seating=False)
        with ada.page(table) as page:
            page.next("table")
            ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben", "rose"))
            seats = page.next("table")["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["Ada", "Ben"]
            ben.json("POST", f"/api/tables/{table}/start")
            assert page.next("table")["table"]["status"] == "playing"
            update = page.next("update")
            assert (update["start"], update["point"], update["asked"]) == (0, 0, [0, 1])


# ----- what is not done ---------------------------------------------------------------------------


def test_what_is_not_done_is_answered_with_the_reason_and_the_present(server: Server) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None, random_seating=False)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        with ada.page(table) as page:
            page.next("table")
            page.update = {"point": 0}
            answer = page.command("decide", 0, action=0)
            assert answer["error"]["error"] == "not-started"
            ada.json("POST", f"/api/tables/{table}/start")
            page.next("update")
            before = server.content()
            for kind, seat, more, reason in (
                ("decide", 0, {"action": 60}, "other-decision"),
                ("decide", 0, {"action": 99_999}, "unknown-action"),
                ("decide", 0, {"action": 0, "point": 7}, "outdated"),
                ("decide", 1, {"action": 0}, "not-your-seat"),
                ("decide", 9, {"action": 0}, "not-your-seat"),
                ("confirm", 0, {}, "nothing-to-confirm"),
                ("undo", 0, {"to": 0}, "nothing-to-undo"),
                ("resign", 1, {}, "not-your-seat"),
            ):
                answer = page.command(kind, seat, **more)
                assert answer["type"] == "not-done"
                told = answer["refusal"] or answer["error"]
                assert told.get("why", told.get("error")) == reason
                present = page.next("update")
                assert (present["point"], present["asked"]) == (0, [0, 1])
            assert server.content() == before


def test_a_watcher_cannot_act(server: Server) -> None:
    with Guest(server) as ada:
        table = ada.open(person("Ada"), BOT, start=True)
        with Page(server, table) as page:
            page.next("update")
            for kind, more in (
                ("decide", {"action": 0}), ("confirm", {}), ("undo", {"to": 0}), ("resign", {}),
            ):  # fmt: skip
                answer = page.command(kind, 0, **more)
                assert answer["error"]["error"] == "not-your-seat"


def test_the_same_command_sent_twice_is_carried_out_once(server: Server) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None, random_seating=False)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        ben.json("POST", f"/api/tables/{table}/start")
        with ada.page(table) as page:
            page.next("update")
            action = page.choices(0)[0]
            first = page.command("decide", 0, action=action, id="one-command")
            again = page.command("decide", 0, action=action, id="one-command")
            assert first == again == {"type": "done", "id": "one-command", "journal": 1}
        assert len(journal(server, table)) == 1


# ----- killed -------------------------------------------------------------------------------------


def test_whatever_was_acknowledged_survives_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed again and again in the middle of play: nothing that was told as done is lost."""
    database, rng = tmp_path / "tables.sqlite3", random.Random(11)
    with Server(database) as server, Guest(server) as guest:
        table = guest.open(person("Ada"), person("Ben"), BOT, start=True)
        cookie = guest.cookie
        acknowledged = play_until_killed(server, table, cookie, rng)
    with Server(database) as server:
        assert acknowledged.items() <= commands(server, table).items()
        acknowledged |= play_until_killed(server, table, cookie, rng)
    with Server(database) as server, Page(server, table, cookie) as page:
        assert acknowledged
        assert acknowledged.items() <= commands(server, table).items()
        page.next("update")
        play_on([page], rng)
        numbers = [row[0] for row in journal(server, table)]
        assert numbers == list(range(page.update["journal"]))


def commands(server: Server, table: str) -> dict[object, object]:
    """Which commands of people are in the journal, and as which entry."""
    return {row[5]: row[0] for row in journal(server, table) if row[5] is not None}


def play_until_killed(
    server: Server, table: str, cookie: str | None, rng: random.Random
) -> dict[object, object]:
    """Play while the server is killed at some moment; what was acknowledged, as which entry."""
    acknowledged: dict[object, object] = {}
    with Page(server, table, cookie) as page:
        page.next("update")
        killer = threading.Timer(rng.uniform(0.05, 0.6), server.kill)
        killer.start()
        with contextlib.suppress(ConnectionClosed):
            while True:
                page.catch_up()
                if not page.asked():
                    page.read()
                    continue
                answer = page.act(rng)
                if answer["type"] == "done":
                    acknowledged[answer["id"]] = answer["journal"] - 1
        killer.join()
    return acknowledged


def test_the_thinkers_of_a_killed_server_do_not_stay_behind(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server, Guest(server) as guest:
        table = guest.open(person(), BOT, start=True)
        with guest.page(table) as page:
            page.until(lambda message: message["type"] == "update" and message["journal"] > 0)
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert children
        server.kill()
        end = time.monotonic() + 5
        while left := [child for child in children if running(child)]:
            assert time.monotonic() < end, left
            time.sleep(0.05)


def running(pid: str) -> bool:
    """Whether a process is there, and not only waiting to be buried."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
