"""The server goes away in the middle of a game and comes back, or does not know a table's rules."""

import contextlib
import sqlite3

from playwright.sync_api import expect

from tests.page.laying import Laid, id_of, lay, secret_of
from tests.page.playing import Player, Visit, alone
from tests.page.table import Server
from twinspan.server.storage import SeatState


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


def test_a_table_by_unknown_rules_says_so(server: Server, visit: Visit) -> None:
    two = [SeatState(name=name, colour="red", bot="random") for name in ("Maud", "Osbert")]
    lay(server, lambda _: [Laid("unknown", secret_of("unknown"), two, {})], "the-secret-of-dan")
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET version = 99 WHERE id = ?", [id_of("unknown")])
    ada = Player(visit(server))
    ada.visitor.go(f"/table/{id_of('unknown')}")
    title = ada.page.get_by_role("heading", name=ada.say("table-other-rules-title"))
    expect(title).to_be_visible()
    expect(ada.page.get_by_text(ada.say("error-made-by-other-rules"))).to_be_visible()
