"""A turn: what is asked, and what can be taken back."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.page.bridgetown_scenes import RIDE
from tests.page.playing import Player, Visit, alone, apart
from tests.page.racing import sit_down
from tests.page.table import Server
from twinspan.games import game_ids


@dataclass(frozen=True)
class Turn:
    """A turn of several decisions: what is asked first, an answer, and what is asked then."""

    begins: Callable[[Server, Visit], Player]
    asked: str
    answer: Callable[[Player], Locator]
    then: str


def turn_of_london(server: Server, visit: Visit) -> Player:
    table = alone(server, visit(server))
    ada = table.players["Ada"]
    table.play(until=centre(ada).is_visible)
    return ada


def centre(player: Player) -> Locator:
    """The pawn goes to the centre, and a stack is still to be chosen."""
    return player.choice(player.say("choice-centre", amount=player.say("money", amount=2)))


def by_motorcycle(player: Player) -> Locator:
    """The way is still to be chosen."""
    by = player.say("by-moto")
    return player.choice(
        player.say("choice-ride", by=by, possible=1, distance=4, speed=4, shared=0)
    )


TURNS = {
    "london": Turn(turn_of_london, "place", centre, "stack"),
    "bridgetown": Turn(
        lambda server, visit: sit_down(server, visit(server), RIDE), "ride", by_motorcycle, "step"
    ),
}


def begin(player: Player, turn: Turn) -> None:
    expect(player.prompt).to_contain_text(player.say(f"decision-{turn.asked}"))
    player.choose(turn.answer(player))
    expect(player.prompt).to_contain_text(player.say(f"decision-{turn.then}"))


@pytest.mark.parametrize("game", game_ids())
def test_one_click_leads_from_the_first_screen_to_the_first_decision(
    server: Server, visit: Visit, game: str
) -> None:
    newcomer = Player(visit(server, guided=False, name=""))
    newcomer.visitor.go("/")
    newcomer.way(game, "home-play-now").click()
    expect(newcomer.choices.first).to_be_visible()
    expect(newcomer.whose_turn).to_have_text(newcomer.say("game-your-turn"))


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_a_reload_in_mid_turn_changes_nothing(server: Server, visit: Visit, turn: Turn) -> None:
    player = turn.begins(server, visit)
    begin(player, turn)
    moment, offered = player.moment(), player.choices.all_inner_texts()
    player.page.reload()
    expect(player.slider).to_have_attribute("aria-valuetext", moment)
    assert player.choices.all_inner_texts() == offered
    player.button("game-undo").click()
    expect(player.prompt).to_contain_text(player.say(f"decision-{turn.asked}"))


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_a_turn_is_taken_back_by_steps_or_as_a_whole_until_it_is_confirmed(
    server: Server, visit: Visit, turn: Turn
) -> None:
    player = turn.begins(server, visit)
    begin(player, turn)
    player.press("game-undo")
    begin(player, turn)
    player.choose()
    player.press("game-undo-turn")

    begin(player, turn)
    confirm = player.button("game-confirm")
    while not confirm.is_visible():
        player.choose()
    expect(player.prompt).to_contain_text(player.say("game-confirm-ask"))
    player.confirm()
    expect(player.button("game-undo")).to_be_hidden()


def test_a_secret_choice_can_be_changed_while_others_choose(server: Server, visit: Visit) -> None:
    _, ada, ben = apart(server, visit)
    ada.choose(ada.choices.first)
    expect(ada.prompt).to_contain_text(ada.say("game-change-choice"))
    expect(ada.choices.first).to_have_attribute("aria-pressed", "true")
    expect(ben.page.get_by_text(ben.say("london-has-chosen"), exact=True)).to_be_visible()

    second = ada.choose(ada.choices.last)
    expect(ada.choices.last).to_have_attribute("aria-pressed", "true")
    expect(ada.choices.first).to_have_attribute("aria-pressed", "false")

    ben.choose()
    cards = second.removeprefix(ada.say("choice-cards", cards=""))
    for player in (ada, ben):
        expect(player.story).to_contain_text(player.say("event-played", player="Ada", cards=cards))


def test_whose_turn_it_is_stands_in_the_title_and_the_icon(server: Server, visit: Visit) -> None:
    _, ada, ben = apart(server, visit)
    mine = re.compile(f"^{ada.say('game-title-turn')}")
    others = re.compile(f"^{ada.say('london-name')}")
    icon = ada.page.locator("link[rel=icon]")
    expect(ada.page).to_have_title(mine)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    ada.choose()
    expect(ada.page).to_have_title(others)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    expect(ben.page).to_have_title(mine)
