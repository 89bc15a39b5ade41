"""Whatever is sent: no fault of the server, nothing changed, and the same guarded answers."""

import hashlib
import json
import random
import socket
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server.pages import Guest, Page, Tables, ask, assert_guarded
from tests.server.running import Server, rows
from twinspan.games import boards, game_ids
from twinspan.server.app import Settings, create_app
from twinspan.server.guard import MOST_FRAME
from twinspan.server.sockets import NO_TABLE

API: dict[str, Any] = create_app(Settings(database="sqlite+aiosqlite://", pace=0)).openapi()
OPERATIONS = [
    (path, method, mode)
    for path, methods in API["paths"].items()
    for method, described in methods.items()
    for mode in GenerationMode
    # Where nothing is asked for, nothing can be wrong.
    if mode.is_positive or "parameters" in described or "requestBody" in described
]
JSON = {"Content-Type": "application/json"}


# ----- generated requests -------------------------------------------------------------------------


def without_tuples(described: Any) -> Any:
    """The same, with lists of a fixed length as lists of whatever is in them: the generator of
    requests takes no others."""
    if isinstance(described, list):
        return [without_tuples(item) for item in described]
    if not isinstance(described, dict):
        return described
    found = {name: without_tuples(value) for name, value in described.items()}
    if "prefixItems" in found:
        found["items"] = {"anyOf": found.pop("prefixItems")}
    return found


@pytest.fixture(scope="module")
def all_kinds(server: Server) -> list[Tables]:
    """Tables with which anything may be done."""
    return [Tables(server, game) for game in game_ids()]


@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS)
def test_every_answer_to_a_generated_request_is_as_described(
    server: Server, all_kinds: list[Tables], path: str, method: str, mode: GenerationMode
) -> None:
    operation = schemathesis.openapi.from_dict(without_tuples(API))[path][method.upper()]
    cases = operation.as_strategy(generation_mode=mode)
    there = st.sampled_from([None, *(table for kinds in all_kinds for table in kinds.all())])
    known = [{"twinspan": kinds.host} for kinds in all_kinds]
    cookies = st.sampled_from([{}, *known, {"twinspan": "forged"}])
    names = st.sampled_from([None, *game_ids()])
    on_boards = st.sampled_from([None, *boards("bridgetown")])

    @settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=50,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=there, game=names, board=on_boards, cookie=cookies)
    def check(
        case: Case[Any],
        table: str | None,
        game: str | None,
        board: str | None,
        cookie: dict[str, str],
    ) -> None:
        for name, value in (("table", table), ("game", game), ("board", board)):
            if value is not None and name in case.path_parameters:
                case.path_parameters[name] = value
        response = case.call(base_url=server.address, cookies=cookie)
        checks = [
            not_a_server_error,
            status_code_conformance,
            response_schema_conformance,
            content_type_conformance,
        ]
        case.validate_response(response, checks=checks)
        assert_guarded({name: values[0] for name, values in response.headers.items()})

    check()


# ----- requests by hand ---------------------------------------------------------------------------


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


BODIES = {
    "nothing": "",
    "not JSON": "{",
    "a list": "[]",
    "null": "null",
    "not a number": '{"game": "london", "seats": NaN}',
    "infinity": '{"game": "london", "seats": 1e999}',
    "a fraction": '{"game": "london", "seats": 2.5}',
    "a huge number": '{"game": "london", "seats": ' + "9" * 5000 + "}",
    "an unknown field": '{"game": "london", "seats": 2, "pace": 1}',
    "an unknown seat": '{"game": "london", "seats": 2, "sitting": [{"name": "A"}]}',
    "half a letter as a game": '{"game": "\\ud800", "seats": 2}',
    "half a letter as a field": '{"game": "london", "seats": 2, "\\ud800": 1}',
    "half a letter as an option": '{"game": "london", "seats": 2, "options": {"\\ud800": "x"}}',
    "half a letter as a choice": '{"game": "london", "seats": 2, "options": {"gate": "\\ud800"}}',
    "half a letter as a bot": '{"game": "london", "seats": 2, "sitting": [{"bot": "\\ud800"}]}',
    "half a letter as a name": (
        '{"game": "london", "seats": 2, "sitting": [{"name": "\\ud800", "colour": "red"}]}'
    ),
    "no letters at all": '{"game": "london", "seats": 2, "sitting": [{"name": " \\u0000"}]}',
    "a board of a game without boards": '{"game": "london", "seats": 2, "board": "portland"}',
    "an unknown board": '{"game": "bridgetown", "seats": 2, "board": "paris"}',
    "a file as a board": '{"game": "bridgetown", "seats": 2, "board": "/etc/passwd"}',
    "half a letter as a board": '{"game": "bridgetown", "seats": 2, "board": "\\ud800"}',
    "a number as a board": '{"game": "bridgetown", "seats": 2, "board": 7}',
    "an empty board": '{"game": "bridgetown", "seats": 2, "board": {}}',
    "half a letter in a board": '{"game": "bridgetown", "seats": 2, "board": {"\\ud800": 1}}',
    "a huge number in a board": (
        '{"game": "bridgetown", "seats": 2, "board": {"format": ' + "9" * 5000 + "}}"
    ),
    "deep": nested(10_000),
    "deep in a board": '{"game": "bridgetown", "seats": 2, "board": {"a": ' + nested(10_000) + "}}",
    "deep options": '{"game": "london", "seats": 2, "options": {"gate": ' + nested(10_000) + "}}",
    "broken text": "\xff\xfe",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_body_that_makes_no_sense_is_refused_and_changes_nothing(
    server: Server, tables: Tables, body: str
) -> None:
    before = server.content()
    for method, path in (
        ("POST", "/api/tables"),
        ("PATCH", f"/api/tables/{tables.open}"),
        ("PUT", f"/api/tables/{tables.open}/seats/2"),
    ):
        for cookie in ({}, {"Cookie": f"twinspan={tables.host}"}):
            answer = ask(
                server,
                method,
                path,
                content=body.encode("latin-1"),
                headers={**JSON, **cookie},
            )
            assert answer.status_code in (400, 422), answer.text
            assert set(answer.json()) == {"error", "facts"}
    assert known(server.content()) == known(before)


def known(content: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    """The content without newcomers: see the next test."""
    return {name: found for name, found in content.items() if name != "players"}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "london"}),
        ("POST", "/api/tables", {"game": "paris", "seats": 2}),
        ("POST", "/api/tables", {"game": "bridgetown", "seats": 2, "board": "paris"}),
        ("POST", "/api/tables", {"game": "bridgetown", "seats": 2, "board": {"name": "Mine"}}),
        ("PATCH", "/api/tables/aaaaaaaaaa", {}),
        ("PUT", "/api/tables/aaaaaaaaaa/seats/0", {"name": "Ada", "colour": "red"}),
        ("DELETE", "/api/tables/aaaaaaaaaa/seats/0", None),
        ("POST", "/api/tables/aaaaaaaaaa/start", None),
        ("POST", "/api/tables/aaaaaaaaaa/leave", None),
        ("POST", "/api/tables/aaaaaaaaaa/rematch", None),
    ],
    ids=str,
)
def test_a_newcomer_whose_request_is_refused_leaves_no_trace(
    server: Server, method: str, path: str, body: object
) -> None:
    before = server.content()
    answer = ask(server, method, path, json=body)
    assert 400 <= answer.status_code < 500
    assert "set-cookie" not in answer.headers
    assert server.content() == before


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("PATCH", "", 403, "not-the-host"),
        ("PUT", "/seats/0", 409, "seat-taken"),
        ("PUT", "/seats/1", 409, "seat-taken"),
        ("PUT", "/seats/7", 404, "no-such-seat"),
        ("DELETE", "/seats/0", 403, "not-your-seat"),
        ("DELETE", "/seats/1", 403, "not-your-seat"),
        ("DELETE", "/seats/2", 403, "not-your-seat"),
        ("POST", "/start", 403, "not-at-the-table"),
        ("POST", "/leave", 403, "not-at-the-table"),
        ("POST", "/rematch", 409, "not-over"),
    ],
)
def test_a_stranger_changes_nothing_at_others_tables(
    server: Server, tables: Tables, method: str, path: str, status: int, error: str
) -> None:
    with Guest(server) as stranger:
        stranger.open(None, None)
        before = server.content()
        body = {"name": "Eve", "colour": "red"} if method == "PUT" else {}
        answer = stranger.ask(method, f"/api/tables/{tables.open}{path}", json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert server.content() == before


FORGED = ["x", "x" * 43, "x" * 101, "' OR 1=1 --", "1", "\xff", '"a', "twinspan=1"]


@pytest.mark.parametrize("cookie", FORGED)
def test_a_forged_cookie_is_nobody(server: Server, tables: Tables, cookie: str) -> None:
    before = server.content()
    headers = {b"Cookie": b"twinspan=" + cookie.encode("latin-1")}
    path = f"/api/tables/{tables.open}"
    data = ask(server, "GET", path, headers=headers).json()
    assert not data["host"]
    assert not any(seat["mine"] for seat in data["seats"])
    assert ask(server, "GET", "/api/tables", headers=headers).json() == []
    assert ask(server, "GET", f"{path}/moments?seat=0", headers=headers).status_code in (403, 409)
    assert server.content() == before


def test_only_the_hash_of_a_players_secret_is_stored(server: Server, tables: Tables) -> None:
    hashes = {row[0] for row in rows(server.database, "SELECT secret_hash FROM players")}
    assert hashlib.sha256(tables.host.encode()).hexdigest() in hashes
    assert tables.host not in str(server.content())
    for file in server.database.parent.iterdir():
        assert tables.host.encode() not in file.read_bytes()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_pages(server: Server) -> None:
    wanted = {"game": "london", "seats": 2}
    answer = ask(server, "POST", "/api/tables", json=wanted)
    flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "path=/" in flags
    secret = flags[0].removeprefix("twinspan=")
    assert len(secret) >= 43
    again = ask(server, "GET", "/api/tables", headers={"Cookie": f"twinspan={secret}"})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("length", ["-1", "x", "9" * 5000, "1 2", "\xb2"])
def test_a_length_that_makes_no_sense_is_refused(server: Server, length: str) -> None:
    request = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        f"Content-Length: {length}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(request.encode("latin-1"))
        status = line.recv(4096).split(b" ")[1]
    assert status in (b"400", b"413")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "x" * 3000, "/..%2f..%2fetc%2fpasswd", "/api/tables/%ff", "/docs/x"],
    ids=["zero", "long", "upwards", "no letter", "missing"],
)
def test_an_address_that_makes_no_sense_is_not_found(server: Server, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.status_code in (404, 422)
    assert_guarded(answer.headers)


# ----- sockets ------------------------------------------------------------------------------------


MESSAGES: dict[str, str | bytes] = {
    "nothing": "",
    "not JSON": "{",
    "a number": "7",
    "null": "null",
    "a list": '[{"type": "hello"}]',
    "no type": "{}",
    "an unknown type": '{"type": "cheat"}',
    "a type of another type": '{"type": {"hello": 1}}',
    "an unknown field": '{"type": "hello", "extra": 1}',
    "a fraction": '{"type": "hello", "journal": 0.5}',
    "not a number": '{"type": "hello", "journal": NaN}',
    "infinity": '{"type": "hello", "journal": Infinity}',
    "a huge number": '{"type": "hello", "journal": ' + "9" * 5000 + "}",
    "a negative number": '{"type": "hello", "moments": -1}',
    "a short id": '{"type": "resign", "id": "x", "seat": 0}',
    "an id of other letters": '{"type": "resign", "id": "aaaaaaaaa\\u0000", "seat": 0}',
    "an id with a line": '{"type": "resign", "id": "aaaaaaaaa\\n", "seat": 0}',
    "no seat": '{"type": "resign", "id": "aaaaaaaaa"}',
    "a negative seat": '{"type": "resign", "id": "aaaaaaaaa", "seat": -1}',
    "no seat but null": '{"type": "resign", "id": "aaaaaaaaa", "seat": null}',
    "no action": '{"type": "decide", "id": "aaaaaaaaa", "seat": 0, "point": 0}',
    "a negative action": (
        '{"type": "decide", "id": "aaaaaaaaa", "seat": 0, "point": 0, "action": -1}'
    ),
    "a named action": (
        '{"type": "decide", "id": "aaaaaaaaa", "seat": 0, "point": 0, "action": "card 1"}'
    ),
    "half a letter": '{"type": "\\ud800"}',
    "half a letter as a field": '{"type": "hello", "\\ud800": 1}',
    "deep": nested(8000),
    "deep inside": '{"type": "hello", "journal": ' + nested(7000) + "}",
    "bytes": b'{"type": "hello"}',
    "broken bytes": b"\xff\x00",
    "as long as may be": " " * MOST_FRAME,
}


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES.keys())
def test_a_message_that_makes_no_sense_is_answered_and_changes_nothing(
    server: Server, tables: Tables, message: str | bytes
) -> None:
    before = server.content()
    with Page(server, tables.playing, tables.host, hello=False) as page:
        page.next("table")
        page.say(message)
        answer = page.read()
        assert answer["type"] == "not-done"
        assert answer["id"] is None
        assert answer["error"]["error"] == "bad-request"
        page.say({"type": "hello"})  # the line still works
        assert page.read()["type"] == "update"
    assert server.content() == before


def test_other_peoples_seats_are_theirs(server: Server, tables: Tables) -> None:
    with Guest(server) as stranger:
        stranger.open(None, None)
        before = server.content()
        for cookie in (None, "forged", stranger.cookie):
            with Page(server, tables.playing, cookie) as page:
                page.next("update")
                for seat in (0, 1, 9):
                    for kind, more in (
                        ("decide", {"action": 0}),
                        ("confirm", {}),
                        ("undo", {"to": 0}),
                        ("resign", {}),
                    ):
                        answer = page.command(kind, seat, **more)
                        assert answer["error"]["error"] == "not-your-seat"
        assert server.content() == before


@pytest.mark.parametrize("table", ["aaaaaaaaaa", "x", "%00", "AAAAAAAAAA"])
def test_at_a_table_that_is_none_the_line_ends(server: Server, table: str) -> None:
    with Page(server, table, hello=False) as page:
        with pytest.raises(ConnectionClosed) as caught:
            page.read()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == NO_TABLE


def test_any_mixture_of_messages_leaves_the_line_and_the_table_well(
    server: Server, tables: Tables
) -> None:
    """Half right, half wrong, in any order, from somebody without a seat."""
    rng = random.Random(9)
    values: list[object] = [None, True, -1, 0, 1, 9, 10**9, 0.5, "x", "aaaaaaaaa", [], {}, "0"]
    names = ["type", "id", "seat", "point", "action", "hold", "to", "journal", "moments"]
    before = server.content()
    with Page(server, tables.playing) as page:
        page.next("update")
        for _ in range(150):
            message = {name: rng.choice(values) for name in names if rng.random() < 0.6}
            message["type"] = rng.choice(["hello", "decide", "confirm", "undo", "resign", "x"])
            page.say(json.dumps(message))
        page.say({"type": "resign", "id": "the-last-one", "seat": 0})
        answer = page.until(lambda answer: answer.get("id") == "the-last-one")
        assert answer["error"]["error"] == "not-your-seat"
    assert server.content() == before
