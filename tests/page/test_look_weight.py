"""What the page fetches, from where, and what its policy says to that."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import twinspan.server
from tests.page.playing import Player
from tests.page.table import Server, Visitor
from twinspan.games import game_ids
from twinspan.text.words import words

Visit = Callable[..., Visitor]

# Bytes of compressed scripts and styles: on the first screen, and up to the first decision of a
# game. Little more than today: what comes in addition has to be worth it.
FIRST_SCREEN: Final = 97_000
FIRST_DECISION: Final = {"london": 141_000, "bridgetown": 135_000}
MAP: Final = 36_000  # bytes of a compressed map

MANIFEST: Final = Path(twinspan.server.__file__).with_name("page") / "manifest.json"


class Scales:
    """Weighs what a page fetches."""

    def __init__(self, visitor: Visitor) -> None:
        self.sizes: dict[str, int] = {}
        visitor.page.on(
            "requestfinished",
            lambda request: self.sizes.update({request.url: request.sizes()["responseBodySize"]}),
        )

    @property
    def code(self) -> dict[str, int]:
        return {url: size for url, size in self.sizes.items() if url.endswith((".js", ".css"))}

    def fetched(self, file: str) -> bool:
        return any(url.endswith(file) for url in self.sizes)


def table_files(game: str) -> list[str]:
    """What only the table of a game needs: its pieces and its texts, in English."""
    manifest = json.loads(MANIFEST.read_text())
    needed = (f"/games/{game}/pieces.ts", f"/en/{game}.ftl?raw", f"/en/{game}-page.ftl?raw")
    files = [entry["file"] for name, entry in manifest.items() if name.endswith(needed)]
    assert len(files) == len(needed)
    return files


@pytest.mark.parametrize("game", game_ids())
def test_the_first_decision_needs_little_and_nothing_from_elsewhere(
    server: Server, visit: Visit, game: str
) -> None:
    visitor = visit(server, guided=False)
    scales = Scales(visitor)
    visitor.go("/")
    name = words("en").text(f"{game}-name")
    play = visitor.page.get_by_role("article", name=name).get_by_role("button", name="Play now")
    play.and_(visitor.page.locator(":enabled")).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(scales.code) > 5, "the scripts and styles were seen"
    assert 50_000 < sum(scales.code.values()) <= FIRST_SCREEN, scales.code
    for one in game_ids():
        assert not any(scales.fetched(file) for file in table_files(one))

    play.click()
    visitor.page.locator(".choices button").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert scales.fetched(table_files(game)[0])
    assert sum(scales.code.values()) <= FIRST_DECISION[game], scales.code
    # Requests to other hosts are complaints of the visitor, which fail every test.


@pytest.mark.parametrize("game", game_ids())
def test_a_table_fetches_its_own_game_alone(server: Server, visit: Visit, game: str) -> None:
    visitor = visit(server)
    scales = Scales(visitor)
    visitor.go(f"/table/{visitor.open_table(game=game)}")
    visitor.page.locator(".choices button").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    for one in game_ids():
        assert [scales.fetched(file) for file in table_files(one)] == [one == game] * 3


@pytest.mark.parametrize("city", ["portland", "twinford"])
def test_a_map_is_small_on_the_wire(server: Server, visit: Visit, city: str) -> None:
    visitor = visit(server)
    scales = Scales(visitor)
    visitor.go(f"/table/{visitor.open_table(game='bridgetown', board=city)}")
    visitor.page.locator(".map svg").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")  # sizes are told when all has come
    (size,) = [size for url, size in scales.sizes.items() if "/map?" in url]
    assert 5_000 < size <= MAP


def test_a_map_is_fetched_once_in_a_game(server: Server, visit: Visit) -> None:
    player = Player(visit(server))
    fetched: list[str] = []
    player.page.on("request", lambda request: fetched.append(request.url))
    player.sit_at(player.visitor.open_table(game="bridgetown"))
    for _ in range(4):
        assert player.await_turn()
        player.act()
    assert sum("/map?" in url for url in fetched) == 1


def test_what_is_fetched_once_is_kept(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/")
    page.locator(".ways").first.wait_for()
    page.goto("/games")
    page.locator("main .button.primary").wait_for()
    fetched = page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((one) => one.transferSize > 0 && /index-|disclose/.test(one.name))"
        ".map((one) => one.name)"
    )
    context.close()
    assert fetched == []


def test_a_breach_of_the_policy_would_be_heard(server: Server, chromium: Browser) -> None:
    """Every test fails if the console complains: on no moment the policy is broken."""
    context = chromium.new_context()
    visitor = Visitor(context.new_page(), server)
    visitor.go("/")
    visitor.page.locator(".ways").first.wait_for()
    assert visitor.complaints == []
    with visitor.page.expect_console_message():
        visitor.page.evaluate("document.body.setAttribute('style', 'color: red')")
    context.close()
    assert any("Content Security Policy" in complaint for complaint in visitor.complaints)
