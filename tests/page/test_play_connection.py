"""The server goes away in the middle of a game and comes back."""

from playwright.sync_api import expect

from tests.page.playing import Visit, alone
from tests.page.table import Server


def test_a_power_cut_loses_nothing(own_server: Server, visit: Visit) -> None:
    table = alone(own_server, visit(own_server))
    ada = table.players["Ada"]
    confirm = ada.button("game-confirm")
    table.play(until=confirm.is_visible)
    moment, told = ada.moment(), ada.story_lines()

    ada.visitor.expects_lost_connection = True
    own_server.kill()
    expect(ada.page.get_by_text(ada.say("table-lost"))).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_text(ada.say("table-back"))).to_be_visible()
    expect(confirm).to_be_visible()
    assert ada.moment() == moment
    assert ada.story_lines() == told

    ada.confirm()
    table.play_to_round(2)
    expect(ada.story.get_by_role("heading")).to_have_count(2)


def test_what_is_decided_while_the_line_is_broken_arrives_later(
    own_server: Server, visit: Visit
) -> None:
    table = alone(own_server, visit(own_server))
    ada = table.players["Ada"]
    ada.visitor.expects_lost_connection = True
    own_server.kill()
    expect(ada.page.get_by_text(ada.say("table-lost"))).to_be_visible()
    ada.choices.first.click()
    ada.button("game-play-selected").click()
    own_server.start()
    expect(ada.button("game-play-selected")).to_be_hidden()
    expect(ada.story).to_contain_text(ada.opening("event-played", player="Ada", cards="…"))
