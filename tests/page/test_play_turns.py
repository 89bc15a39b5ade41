"""A turn: what is asked, and what can be taken back."""

import re

from playwright.sync_api import expect

from tests.page.playing import Player, Table, Visit, alone, apart
from tests.page.table import Server


def in_the_centre(table: Table) -> Player:
    """Ada's pawn goes to the centre: the turn has begun and something is still to be chosen."""
    ada = table.players["Ada"]
    centre = ada.choice(ada.say("choice-centre", amount=ada.say("money", amount=2)))
    table.play(until=centre.is_visible)
    ada.choose(centre)
    expect(ada.prompt).to_contain_text(ada.say("decision-stack"))
    return ada


def test_one_click_leads_from_the_first_screen_to_the_first_decision(
    server: Server, visit: Visit
) -> None:
    newcomer = Player(visit(server, guided=False, name=""))
    newcomer.visitor.go("/")
    newcomer.button("home-play-now").click()
    expect(newcomer.choices.first).to_be_visible()
    expect(newcomer.whose_turn).to_have_text(newcomer.say("game-your-turn"))


def test_a_reload_in_mid_turn_changes_nothing(server: Server, visit: Visit) -> None:
    ada = in_the_centre(alone(server, visit(server)))
    moment, offered = ada.moment(), ada.choices.all_inner_texts()
    ada.page.reload()
    expect(ada.slider).to_have_attribute("aria-valuetext", moment)
    assert ada.choices.all_inner_texts() == offered
    ada.button("game-undo").click()
    expect(ada.prompt).to_contain_text(ada.say("decision-place"))


def test_a_turn_is_taken_back_by_steps_or_as_a_whole_until_it_is_confirmed(
    server: Server, visit: Visit
) -> None:
    table = alone(server, visit(server))
    ada = in_the_centre(table)
    ada.press("game-undo")
    expect(ada.prompt).to_contain_text(ada.say("decision-place"))

    ada = in_the_centre(table)
    ada.choose()
    ada.press("game-undo-turn")
    expect(ada.prompt).to_contain_text(ada.say("decision-place"))

    confirm = ada.button("game-confirm")
    table.play(until=confirm.is_visible)
    expect(ada.prompt).to_contain_text(ada.say("game-confirm-ask"))
    ada.confirm()
    expect(ada.button("game-undo")).to_be_hidden()


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
