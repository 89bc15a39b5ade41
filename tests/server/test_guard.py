"""What keeps the tables from harm: origins, sizes, rates, and the headers of every answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.datastructures import Headers as Sent
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.pages import BOT, Guest, Page, Tables, ask, assert_guarded, person
from tests.server.running import Server, serving
from twinspan.server.app import Settings, create_app
from twinspan.server.guard import MOST_BODY, MOST_FRAME, Rate, same_origin
from twinspan.server.sockets import TOO_FAST

Headers = dict[str, str]

# ----- origins ------------------------------------------------------------------------------------


OTHERS: list[Headers] = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_a_page_from_elsewhere_changes_nothing(
    server: Server, tables: Tables, headers: Headers
) -> None:
    before = server.content()
    own = {"Cookie": f"twinspan={tables.host}", **headers}
    for method, path in (
        ("POST", "/api/tables"),
        ("PATCH", f"/api/tables/{tables.open}"),
        ("DELETE", f"/api/tables/{tables.open}/seats/0"),
        ("POST", f"/api/tables/{tables.open}/leave"),
    ):
        body = {"game": "london", "seats": 2} if path == "/api/tables" else {}
        answer = ask(server, method, path, headers=own, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "other-origin")
        assert_guarded(answer.headers)
    assert server.content() == before


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_a_page_from_elsewhere_gets_no_socket(
    server: Server, tables: Tables, headers: Headers
) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{tables.open}/live"
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(url, additional_headers=headers, proxy=None) as opened,
    ):
        opened.recv(5)
    assert caught.value.response.status_code == 403


def test_a_page_of_ones_own_is_welcome(server: Server) -> None:
    headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    wanted = {"game": "london", "seats": 2}
    answer = ask(server, "POST", "/api/tables", json=wanted, headers=headers)
    assert answer.status_code == 201


def test_the_port_belongs_to_an_origin() -> None:
    assert same_origin(Sent({"host": "a.example:8137", "origin": "http://a.example:8137"}))
    assert not same_origin(Sent({"host": "a.example:8137", "origin": "http://a.example"}))
    assert not same_origin(Sent({"host": "a.example", "origin": "http://a.example.evil"}))
    assert same_origin(Sent({"host": "a.example"}))


# ----- sizes --------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    before = server.content()
    answer = ask(server, "POST", "/api/tables", content=b" " * (MOST_BODY + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert_guarded(answer.headers)
    assert server.content() == before


def test_a_body_without_a_length_is_read_no_further_than_allowed(server: Server) -> None:
    before = server.content()

    def endless() -> Iterator[bytes]:
        for _ in range(MOST_BODY // 1024 + 2):
            yield b" " * 1024

    answer = ask(
        server,
        "POST",
        "/api/tables",
        content=endless(),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code in (400, 413)
    assert server.content() == before


def test_a_frame_that_is_too_large_ends_the_line(server: Server, tables: Tables) -> None:
    before = server.content()
    with Page(server, tables.playing, tables.host) as page:
        page.next("update")
        page.say(" " * (MOST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as caught:
            page.next("nothing")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    assert server.content() == before


# ----- rates --------------------------------------------------------------------------------------


def test_who_is_too_fast_is_told_to_wait_and_nothing_changes(tmp_path: Path) -> None:
    with serving(tmp_path, requests=2, messages=1) as server, Guest(server) as guest:
        table = guest.open(person(), BOT)
        path = f"/api/tables/{table}"
        while (answer := guest.ask("PUT", f"{path}/seats/1", json=BOT)).status_code != 429:
            pass
        assert answer.json() == {"error": "too-many-requests", "facts": {}}
        assert_guarded(answer.headers)
        before = server.content()
        assert guest.ask("DELETE", f"{path}/seats/1").status_code == 429
        assert server.content() == before
        assert guest.ask("GET", path).status_code == 200  # looking is still allowed
        with guest.page(table) as page:
            page.next("table")
            with pytest.raises(ConnectionClosed) as caught:
                _chatter(page)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == TOO_FAST
        while (answer := guest.ask("GET", path)).status_code != 429:
            pass
        assert_guarded(answer.headers)


def _chatter(page: Page) -> None:
    for _ in range(30):
        page.say({"type": "hello"})
    page.next("nothing")


def test_a_rate_allows_a_burst_and_then_so_many_a_second() -> None:
    moment = 100.0
    rate = Rate(2, burst=3, clock=lambda: moment)
    assert [rate.allows("ada") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("ben")
    moment += 0.5
    assert [rate.allows("ada") for _ in range(2)] == [True, False]
    moment += 1000
    assert [rate.allows("ada") for _ in range(4)] == [True, True, True, False]


def test_a_rate_forgets_who_has_waited_long_enough_and_nobody_else() -> None:
    moment = 0.0
    rate = Rate(1, burst=2, clock=lambda: moment)
    for number in range(10_001):
        rate.allows(str(number))
    moment = 1.0
    assert rate.allows("busy")
    assert rate.allows("busy")
    moment = 2.5
    assert rate.allows("busy")
    assert not rate.allows("busy")
    assert rate.allows("0")


# ----- what every answer carries ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/docs", 200),
        ("GET", "/api/tables/aaaaaaaaaa", 404),
        ("GET", "/api/tables/x", 422),
        ("GET", "/nowhere", 404),
        ("POST", "/api/games", 405),
        ("POST", "/api/tables", 422),
        ("HEAD", "/nowhere", 404),
        ("OPTIONS", "/api/tables", 405),
    ],
)
def test_every_kind_of_answer_is_guarded(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = ask(server, method, path)
    assert answer.status_code == status
    assert_guarded(answer.headers)
    policy = answer.headers["content-security-policy"]
    assert ("'unsafe-inline'" in policy) == (path == "/docs")


def test_the_page_itself_is_guarded_and_served_at_all_its_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "page-abc.js").write_text("// the page")
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    with TestClient(create_app(Settings(database, pace=0, page=tmp_path))) as client:
        for path in ("/", "/games", "/table/k3v9mq2xwp", "/table/k3v9mq2xwp/12", "/rules/london"):
            answer = client.get(path)
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert_guarded(answer.headers)
        asset = client.get("/assets/page-abc.js")
        assert "immutable" in asset.headers["cache-control"]
        assert_guarded(asset.headers)
        assert client.get("/assets/nothing.js").status_code == 404


def test_a_page_that_was_not_built_is_told_as_such(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    with TestClient(create_app(Settings(database, pace=0, page=tmp_path))) as client:
        for path in ("/games", "/"):
            answer = client.get(path)
            assert answer.status_code == 503
            assert "make page" in answer.json()["facts"]["reason"]
