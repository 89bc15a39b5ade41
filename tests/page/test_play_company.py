"""Who watches, who leaves, who comes back, and who is here for the first time."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.page.playing import Player, Visit, alone, apart
from tests.page.table import Server


def test_who_has_no_seat_sees_the_game_and_cannot_act(server: Server, visit: Visit) -> None:
    table, ada, ben = apart(server, visit)
    watcher = Player(visit(server, name="Cleo")).sit_at(table.id)
    everybody = watcher.say("game-waiting-for", players="Ada, Ben")
    expect(watcher.whose_turn).to_have_text(everybody)
    expect(watcher.choices).to_have_count(0)
    board = watcher.page.get_by_role("group", name=watcher.say("london-board"))
    expect(board.get_by_role("button")).to_have_count(0)
    watcher.page.keyboard.press("1")
    expect(watcher.button("game-play-selected")).to_be_hidden()

    ada.choose()
    expect(watcher.whose_turn).to_have_text(watcher.say("game-waiting-for", players="Ben"))
    ben.choose()
    expect(watcher.story).to_contain_text(watcher.opening("event-played", player="Ada", cards="…"))


def test_a_computer_plays_on_for_who_resigns(server: Server, visit: Visit) -> None:
    table, ada, ben = apart(server, visit)
    ben.resign()
    expect(ben.choices).to_have_count(0)
    table.players.pop("Ben")
    ada.choose()
    expect(ada.story).to_contain_text(ada.opening("event-played", player="Ben", cards="…"))
    table.play(until=ada.button("game-confirm").is_visible)
    ada.confirm()
    ada.await_turn()


def test_who_leaves_a_table_before_the_start_frees_the_seat(server: Server, visit: Visit) -> None:
    ada, ben = Player(visit(server)), Player(visit(server, name="Ben"))
    ada.visitor.go("/")
    ada.way("london", "home-with-friends").click()
    ada.button("lobby-leave").wait_for()
    ben.page.goto(ada.page.url)
    seat = ben.say("lobby-of-seat", what=ben.say("lobby-sit"), number=2)
    ben.page.get_by_role("button", name=seat).click()
    seats = ada.page.get_by_role("region", name=ada.say("lobby-seats"))
    expect(seats).to_contain_text("Ben")
    ben.button("lobby-leave").click()
    expect(ben.way("london", "home-play-now")).to_be_visible()
    expect(seats).not_to_contain_text("Ben")


def test_a_part_that_comes_when_nobody_needs_it_any_more_is_left(
    server: Server, visit: Visit
) -> None:
    ada = Player(visit(server))
    held: list[Route] = []
    ada.page.route("**/Options-*.js", lambda route: held.append(route))
    ada.visitor.go("/")
    ada.way("london", "home-with-friends").click()
    ada.button("lobby-fill", count=3).click()
    ada.button("lobby-start").click()
    ada.whose_turn.wait_for()
    (late,) = held
    with ada.page.expect_response("**/Options-*.js"):
        late.continue_()
    ada.page.evaluate("new Promise((done) => setTimeout(done, 50))")
    assert ada.visitor.complaints == []


def test_my_games_lead_back_to_the_seat(server: Server, visit: Visit) -> None:
    table = alone(server, visit(server))
    ada = table.players["Ada"]
    ada.page.get_by_role("link", name=ada.say("page-my-games")).click()
    game = ada.page.get_by_role("main").get_by_role("listitem")
    expect(game).to_contain_text(ada.say("games-your-turn"))
    game.get_by_role("link", name=re.compile(f"^{ada.say('games-go-on')}")).click()
    expect(ada.whose_turn).to_have_text(ada.say("game-your-turn"))

    ada.resign()
    expect(ada.whose_turn).to_have_text(ada.say("game-over"))
    ada.page.get_by_role("link", name=ada.say("page-my-games")).click()
    expect(game).to_contain_text(ada.say("games-over"))
    game.get_by_role("button", name=re.compile(f"^{ada.say('games-put-away')}")).click()
    expect(ada.page.get_by_role("heading", name=ada.say("games-empty"))).to_be_visible()


FACTS = {"seats": 2, "free_streetcar": 0}  # of these tables
# The notes of the guided start, by what is asked meanwhile.
GUIDES = {
    "london": {
        "cards": ("aim", "prompt", "cards"),
        "place": ("order", "rondel", "replace", "crests", "tracks", "scoring"),
    },
    "bridgetown": {
        "plan": ("aim", "prompt", "wheel", "share", "specials", "cards"),
        "ride": ("ride",),
        "step": ("map", "levels", "end"),
    },
}


@pytest.mark.parametrize("game", GUIDES)
def test_the_guided_start_comes_once(server: Server, visit: Visit, game: str) -> None:
    first, then = list(GUIDES[game])[:2]
    table = alone(server, visit(server, guided=False), game=game)
    ada = table.players["Ada"]
    guide = ada.page.get_by_role("complementary", name=ada.say("guide"))
    for note in GUIDES[game][first]:
        expect(guide).to_contain_text(ada.say(f"{game}-guide-{note}", **FACTS))
        guide.get_by_role("button", name=ada.say("guide-next")).click()
    expect(guide).to_be_hidden()

    asked = ada.prompt.get_by_text(ada.say(f"decision-{then}"), exact=True)
    table.play(until=asked.is_visible)
    note = GUIDES[game][then][0]
    expect(guide).to_contain_text(ada.say(f"{game}-guide-{note}", **FACTS))
    ada.page.reload()
    expect(guide).to_contain_text(ada.say(f"{game}-guide-{note}", **FACTS))
    guide.get_by_role("button", name=ada.say("guide-leave")).click()
    expect(guide).to_be_hidden()
    ada.page.reload()
    asked.wait_for()
    expect(guide).to_be_hidden()


@pytest.mark.parametrize("game", GUIDES)
def test_the_guide_goes_on_with_the_game_to_its_end(
    server: Server, visit: Visit, game: str
) -> None:
    table = alone(server, visit(server), game=game)
    ada = table.players["Ada"]
    guide = ada.page.get_by_role("complementary", name=ada.say("guide"))
    expect(guide).to_be_hidden()
    ada.page.get_by_role("button", name=ada.say("page-settings")).click()
    ada.button("settings-guide").click()
    notes = [(asked, note) for asked, some in GUIDES[game].items() for note in some]
    for asked, note in notes:
        question = ada.prompt.get_by_text(ada.say(f"decision-{asked}"), exact=True)
        table.play(until=question.is_visible)
        expect(guide).to_contain_text(ada.say(f"{game}-guide-{note}", **FACTS))
        message = "guide-done" if (asked, note) == notes[-1] else "guide-next"
        guide.get_by_role("button", name=ada.say(message)).click()
    expect(guide).to_be_hidden()
    ada.page.reload()
    ada.choices.first.wait_for()
    expect(guide).to_be_hidden()
