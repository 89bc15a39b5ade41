"""Looking back, during the game and after it, and what a finished game leaves behind."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.page.playing import Visit, alone, apart
from tests.page.table import Server


def test_looking_back_does_not_disturb_the_game(server: Server, visit: Visit) -> None:
    table, ada, ben = apart(server, visit)
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


def test_a_finished_game_can_be_seen_explained_and_checked(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    table = alone(server, visit(server))
    ada = table.players["Ada"]
    ada.resign()
    ada.scores.wait_for()
    for line in ada.scores.get_by_role("row").all()[1:-1]:
        link = line.get_by_role("rowheader").get_by_role("link")
        expect(link).to_have_attribute("href", f"/rules/london#{link.inner_text()}")
    chart = ada.page.get_by_role("figure").filter(has_text=ada.say("ending-chart"))
    expect(chart.get_by_role("img")).to_be_visible()

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.say("ending-download")).click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    main = "from twinspan.cli import main; main()"
    command = [sys.executable, "-c", main, "verify", str(record)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr

    ada.button("ending-replay").click()
    for moment in (0, 1, 2):  # by itself, until somebody stops it
        ada.at_moment(moment)
    ada.button("game-first").click()
    for moment in (1, 2, 3):
        ada.button("game-forward").click()
        ada.at_moment(moment)
    ada.button("game-back").click()
    ada.at_moment(2)
    ada.press("game-back-to-now")
    expect(ada.whose_turn).to_have_text(ada.say("game-over"))


def test_a_rematch_leads_both_to_the_same_new_table(server: Server, visit: Visit) -> None:
    table, ada, ben = apart(server, visit)
    for player in (ada, ben):
        player.resign()
    ada.button("ending-rematch").click()
    ada.button("lobby-start").wait_for()
    assert table.id not in ada.page.url
    ben.page.get_by_role("link", name=ben.say("ending-rematch-join")).click()
    expect(ben.page).to_have_url(ada.page.url)
    ada.button("lobby-start").click()
    for player in (ada, ben):
        expect(player.choices.first).to_be_visible()
