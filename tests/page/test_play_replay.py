"""Looking back, during the game and after it, and what a finished game leaves behind."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.bridgetown_scenes import OWN_CITY, TWINFORD, finished, four, released
from tests.page.laying import Laid, id_of, lay
from tests.page.london_scenes import finished_london
from tests.page.moments import come_as
from tests.page.playing import Player, Table, Visit, alone, apart
from tests.page.racing import people
from tests.page.table import Server
from twinspan.games import game_ids
from twinspan.server.storage import SeatState

DORA = "the-secret-of-dora"


@pytest.mark.parametrize("game", game_ids())
def test_looking_back_does_not_disturb_the_game(server: Server, visit: Visit, game: str) -> None:
    table, ada, ben = apart(server, visit, game)
    bens_turn = ada.say("game-waiting-for", players="Ben")
    table.play(
        until=lambda: (
            ada.slider.get_attribute("max") not in ("0", "1", "2")
            and ada.whose_turn.inner_text() == bens_turn
        )
    )
    last = int(ada.slider.get_attribute("max") or "")
    ada.button("game-back").click()
    ada.at_moment(last - 1)
    ada.button("game-back").click()
    ada.at_moment(last - 2)

    ben.act()
    expect(ada.slider).not_to_have_attribute("max", str(last))
    ada.at_moment(last - 2)
    ada.button("game-forward").click()
    ada.at_moment(last - 1)
    link = ada.page.url
    ada.press("game-back-to-now")
    expect(ada.slider).to_have_js_property("value", ada.slider.get_attribute("max"))

    watcher = visit(server)
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(ada.say("game-past", number=last - 1))).to_be_visible()
    watcher.page.get_by_role("button", name=ada.say("game-back-to-now")).click()
    expect(watcher.page.get_by_text(ada.say("game-past", number=last - 1))).to_be_hidden()


def end_of_london(server: Server, visit: Visit) -> Player:
    ada = alone(server, visit(server)).players["Ada"]
    ada.resign()
    return ada


def end_in_a_city_of_their_own(server: Server, visit: Visit) -> Player:
    lay(server, lambda dora: [finished("own-city", OWN_CITY, people(dora, "Dora")[:3])], DORA)
    dora = Player(visit(server, name="Dora"))
    come_as(dora.visitor, DORA)
    return dora.sit_at(id_of("own-city"))


ENDS = {"london": end_of_london, "bridgetown": end_in_a_city_of_their_own}


@pytest.mark.parametrize("game", ENDS)
def test_a_finished_game_can_be_seen_explained_and_checked(
    server: Server, visit: Visit, tmp_path: Path, game: str
) -> None:
    player = ENDS[game](server, visit)
    player.scores.wait_for()
    lines = player.scores.get_by_role("row").all()[1:-1]
    assert lines
    for line in lines:
        link = line.get_by_role("rowheader").get_by_role("link")
        expect(link).to_have_attribute("href", f"/rules/{game}#{link.inner_text()}")
    chart = player.page.get_by_role("figure")
    expect(chart.get_by_role("img")).to_be_visible()

    with player.page.expect_download() as download:
        player.page.get_by_role("link", name=player.say("ending-download")).click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    main = "from twinspan.cli import main; main()"
    command = [sys.executable, "-c", main, "verify", str(record)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    if game == "bridgetown":
        assert json.loads(record.read_text())["data"] == released(OWN_CITY).setup.data

    player.button("ending-replay").click()
    for moment in (0, 1, 2):  # by itself, until somebody stops it
        player.at_moment(moment)
    player.button("game-first").click()
    for moment in (1, 2, 3):
        player.button("game-forward").click()
        player.at_moment(moment)
    player.button("game-back").click()
    player.at_moment(2)
    player.press("game-back-to-now")
    expect(player.whose_turn).to_have_text(player.say("game-over"))


def end_of_two_builders(ada: int, ben: int) -> Laid:
    two = [SeatState(ada, "Ada", "teal"), SeatState(ben, "Ben", "red")]
    return finished_london("builders", two)


def end_of_two_racers(ada: int, ben: int) -> Laid:
    return finished("racers", TWINFORD, four(ada, ben))


@pytest.mark.parametrize("end", [end_of_two_builders, end_of_two_racers])
def test_a_rematch_leads_both_to_the_same_new_table(
    server: Server, visit: Visit, end: Callable[[int, int], Laid]
) -> None:
    secrets = (f"the-secret-of-ada-{end.__name__}", f"the-secret-of-ben-{end.__name__}")
    (laid,) = lay(server, lambda *two: [end(*two)], *secrets)
    ada, ben = Player(visit(server)), Player(visit(server, name="Ben"))
    for player, secret in zip((ada, ben), secrets, strict=True):
        come_as(player.visitor, secret)
        player.sit_at(id_of(laid.name))
    table = Table(server, id_of(laid.name), {"Ada": ada, "Ben": ben})
    ada.button("ending-rematch").click()
    ada.button("lobby-start").wait_for()
    assert table.id not in ada.page.url
    ben.page.get_by_role("link", name=ben.say("ending-rematch-join")).click()
    expect(ben.page).to_have_url(ada.page.url)
    ada.button("lobby-start").click()
    for player in (ada, ben):
        player.whose_turn.wait_for()
    again = Table(server, ada.page.url.rsplit("/", 1)[1], {"Ada": ada, "Ben": ben})
    assert again.data().board == table.data().board
