"""Boards are checked and drawn: every fault is named, everything is bounded, nothing done twice."""

import asyncio
import json
from typing import Any

import pytest

from tests.bridgetown.cities import with_overpass
from tests.server.boards import FILE, own_city
from tests.server.pages import Guest, ask, person
from tests.server.running import Server
from tests.server.tables import refused, run
from twinspan.core.errors import ComponentError
from twinspan.games import boards as boards_of
from twinspan.games import game_on, versions
from twinspan.server import boards as boards_module
from twinspan.server import surveying
from twinspan.server.boards import Boards
from twinspan.server.guard import MOST_BODY, Rate
from twinspan.server.surveying import check, draw_own, draw_shipped
from twinspan.server.wire import BoardCheck, Lang, MapData
from twinspan.text.teller import Teller
from twinspan.text.words import LANGUAGES, words
from twinspan.workers.async_pool import AsyncProcessPool

CHECK = "/api/games/bridgetown/boards"
LABELS = {"city-map-start": "Start"}
NEWEST = versions("bridgetown")[-1]


def checked(content: str | bytes) -> BoardCheck:
    content = content.encode() if isinstance(content, str) else content
    return check("bridgetown", content, LABELS)


# ----- what a file is worth -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [FILE, "\ufeff" + FILE, json.dumps(own_city()), "\n  " + json.dumps(own_city(), indent=1)],
    ids=["TOML", "with a mark", "JSON", "JSON with blanks"],
)
def test_a_good_city_comes_back_ready_to_play_on(content: str) -> None:
    found = checked(content)
    assert found.title == "Fast Twinford"
    assert found.faults == []
    assert found.board == own_city()
    assert found.map is not None
    assert len(found.map.places["spaces"]) == len(own_city()["spaces"]["list"])


BROKEN: dict[str, tuple[str | bytes, str]] = {
    "not a text": (b"\xff\xfe\x00", "unreadable-file"),
    "nothing": ("", "missing-key"),
    "not TOML": ("name = ", "not-toml"),
    "deep TOML": ("a = " + "[" * 5000, "not-toml"),
    "not JSON": ('{"name": ', "not-json"),
    "deep JSON": ('{"a": ' + "[" * 50_000, "not-json"),
    "a name twice": ('{"name": "A", "name": "B"}', "double-key"),
    "a list": ("[[a]]", "missing-key"),
    "another format": (FILE.replace("city 1", "city 9"), "unknown-word"),
    "a word too many": ("mayor = 1\n" + FILE, "unknown-key"),
    "a word too few": (FILE.replace("[rails]", "[rail]"), "missing-key"),
    "a huge number": (FILE.replace("width = 110", "width = " + "9" * 4000), "out-of-range"),
    "a broken way": (FILE.replace("HI2 - CO5", "HI2 = CO5", 1), "broken-way"),
}


@pytest.mark.parametrize(("content", "error"), BROKEN.values(), ids=BROKEN.keys())
def test_what_cannot_be_read_is_named_and_put_into_words(content: str | bytes, error: str) -> None:
    found = checked(content)
    assert (found.title, found.board, found.map) == (None, None, None)
    (fault,) = found.faults
    assert fault.error == error
    in_words(found)


def in_words(found: BoardCheck) -> None:
    """Every fault can be told in every language, with its place."""
    for lang in LANGUAGES:
        teller = Teller(words(lang))
        for fault in found.faults:
            text = teller.error(ComponentError(fault.error, fault.facts))
            assert str(fault.facts["place"]) in text


@pytest.mark.parametrize("content", [b"\xff", b"name = ", b"", b'{"a"', b'{"a": 1, "a": 1}'])
def test_the_place_of_the_whole_file_is_known_to_the_page(content: bytes) -> None:
    """There it is the name of the file."""
    assert checked(content).faults[0].facts["place"] == "(top)"


def test_all_faults_of_a_city_are_named_beside_its_map() -> None:
    city = own_city()
    city["streets"]["list"] = city["streets"]["list"][2:]
    city["rails"]["lines"].append("HI1 - BA8")
    found = checked(json.dumps(city))
    assert found.title == "Fast Twinford"
    assert found.board is None
    assert found.map is not None
    assert {fault.error for fault in found.faults} >= {"not-connected", "rail-without-street"}
    in_words(found)


def test_without_known_ids_there_is_nothing_to_draw() -> None:
    found = checked(FILE.replace("HI2 - CO5", "HI2 - NOWHERE", 1))
    assert [fault.error for fault in found.faults] == ["unknown-space"]
    assert (found.title, found.board, found.map) == ("Fast Twinford", None, None)


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    city = own_city()
    for _ in range(300):
        city = with_overpass("MIL MIL", base=city)
    found = checked(json.dumps(city))
    assert len(found.faults) == 100
    assert found.map is not None


@pytest.mark.parametrize(("name", "value"), [("_SECONDS", 0.01), ("_LARGEST", 1000)])
def test_a_city_too_intricate_to_be_drawn_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: float
) -> None:
    monkeypatch.setattr(surveying, name, value)
    found = checked(FILE)
    assert [fault.error for fault in found.faults] == ["too-intricate"]
    assert (found.board, found.map) == (None, None)
    in_words(found)
    assert draw_own("bridgetown", own_city(), LABELS) is None


# ----- over the wire ------------------------------------------------------------------------------


def test_a_file_is_checked_and_then_played_on(server: Server) -> None:
    with Guest(server) as host:
        found = host.json("POST", f"{CHECK}?lang=de", content=FILE.encode())
        assert found["faults"] == []
        table = host.open(person(), None, game="bridgetown", board=found["board"])
        assert host.json("GET", f"/api/tables/{table}")["board"]["title"] == found["title"]
        assert host.json("GET", f"/api/tables/{table}/map?lang=de") == found["map"]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/toml", None])
def test_the_file_is_read_whatever_the_browser_calls_it(server: Server, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    answer = ask(server, "POST", CHECK, content=FILE.encode(), headers=headers)
    assert (answer.status_code, answer.json()["title"]) == (200, "Fast Twinford")


def test_a_file_that_is_too_large_is_refused(server: Server) -> None:
    most = FILE + "#" * (MOST_BODY - len(FILE.encode()))
    assert ask(server, "POST", CHECK, content=most.encode()).json()["faults"] == []
    answer = ask(server, "POST", CHECK, content=most.encode() + b"#")
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_a_check_leaves_no_trace(server: Server) -> None:
    before = server.content()
    answer = ask(server, "POST", CHECK, content=FILE.encode())
    assert "set-cookie" not in answer.headers
    assert server.content() == before


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/games/london/boards", 404, "no-boards"),
        ("/api/games/paris/boards", 404, "unknown-game"),
        (f"{CHECK}?lang=es", 422, "bad-request"),
    ],
)
def test_what_cannot_be_checked_is_refused(
    server: Server, path: str, status: int, error: str
) -> None:
    answer = ask(server, "POST", path, content=FILE.encode())
    assert (answer.status_code, answer.json()["error"]) == (status, error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_map_speaks_the_readers_language(server: Server, lang: str) -> None:
    for name in boards_of("bridgetown"):
        path = f"/api/games/bridgetown/boards/{name}/map?lang={lang}"
        found = MapData.model_validate(ask(server, "GET", path).json())
        start = words(lang).text("city-map-start").encode("ascii", "xmlcharrefreplace").decode()
        assert f">{start}</text>" in found.svg


def test_the_languages_of_maps_are_those_of_the_messages() -> None:
    assert Lang.__args__ == LANGUAGES  # type: ignore[attr-defined]


# ----- once, elsewhere, and not too often ---------------------------------------------------------


class Counted:
    """Counts how often something is done, and takes a moment for it."""

    def __init__(self, answer: object) -> None:
        self.count = 0
        self.answer = answer

    async def __call__(self, *_: object) -> Any:
        self.count += 1
        await asyncio.sleep(0.05)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The process that checks and draws, without its work."""
    counted = Counted(checked(FILE))
    monkeypatch.setattr(AsyncProcessPool, "run", lambda _, *args: counted(*args))
    return counted


def boards(burst: int = 1000) -> Boards:
    return Boards(Rate(0.001, burst=burst))


def ask_for(all_boards: Boards, content: str, who: str = "Ada") -> Any:
    return all_boards.check("bridgetown", content.encode(), "en", who)


def test_what_several_ask_for_is_done_once(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        first, second = await asyncio.gather(*(ask_for(all_boards, "a") for _ in range(2)))
        assert first is second
        assert await ask_for(all_boards, "a") is first
        assert work.count == 1
        await ask_for(all_boards, "b")
        assert work.count == 2

    run(scenario)


def test_who_goes_away_does_not_disturb_who_waits_for_the_same(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        going, waiting = (asyncio.create_task(ask_for(all_boards, "a")) for _ in range(2))
        await asyncio.sleep(0.01)
        going.cancel()
        assert await waiting is work.answer
        assert work.count == 1

    run(scenario)


def test_the_map_of_a_good_city_is_not_drawn_again_for_its_table(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        found = await ask_for(all_boards, FILE)
        the_game = await all_boards.choose("bridgetown", NEWEST, found.board, "Ada")
        assert await all_boards.map_of(the_game, "en") is found.map
        assert work.count == 1

    run(scenario)


def test_a_failure_is_not_remembered(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        work.answer = RuntimeError("killed")
        with pytest.raises(RuntimeError):
            await ask_for(all_boards, "a")
        work.answer = checked(FILE)
        assert await ask_for(all_boards, "a") is work.answer

    run(scenario)


def test_only_the_last_few_are_remembered(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        await ask_for(all_boards, "first")
        for number in range(boards_module._MOST_DRAWN):
            await ask_for(all_boards, str(number))
        before = work.count
        await ask_for(all_boards, "first")
        assert work.count == before + 1

    run(scenario)


def test_who_brings_too_many_new_boards_must_wait(work: Counted) -> None:
    """What is known already costs nothing, and others are not affected."""

    async def scenario() -> None:
        all_boards = boards(burst=2)
        for content in ("a", "b", "a", "b"):
            await ask_for(all_boards, content)
        assert await refused(ask_for(all_boards, "c")) == "too-many-requests"
        assert work.count == 2
        choosing = all_boards.choose("bridgetown", NEWEST, own_city(), "Ada")
        assert await refused(choosing) == "too-many-requests"
        await all_boards.choose("bridgetown", NEWEST, "twinford", "Ada")
        await ask_for(all_boards, "c", "Ben")

    run(scenario)


def test_no_long_queue_forms_before_the_process_that_draws(work: Counted) -> None:
    async def scenario() -> None:
        all_boards = boards()
        many = [ask_for(all_boards, str(number)) for number in range(10)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert [answer is work.answer for answer in found] == [True] * 4 + [False] * 6
        assert await ask_for(all_boards, "9") is work.answer

    run(scenario)


def test_a_city_of_ours_is_drawn_without_a_process(work: Counted) -> None:
    async def scenario() -> None:
        twinford = game_on("bridgetown", "twinford")
        found = await boards().map_of(twinford, "en")
        labels = {"city-map-start": words("en").text("city-map-start")}
        assert found == draw_shipped("bridgetown", {**twinford.data()}, labels)
        assert work.count == 0

    run(scenario)


def test_a_table_on_a_city_too_intricate_is_told_so(work: Counted) -> None:
    async def scenario() -> None:
        work.answer = None
        drawing = boards().map_of(game_on("bridgetown", own_city()), "en")
        assert await refused(drawing) == "too-intricate"

    run(scenario)
