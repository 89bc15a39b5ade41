"""Whole games, from the first screen to the final scoring."""

from playwright.sync_api import expect

from tests.page.playing import Player, Table, Visit
from tests.page.table import Server


def scores_told(player: Player, table: Table) -> list[str]:
    """The scores of the record as the page writes them, the winner first."""
    outcome = table.record().outcome
    assert outcome is not None
    scores, ranks = outcome["scores"], outcome["ranks"]
    assert isinstance(scores, list)
    assert isinstance(ranks, list)
    ordered = sorted(range(len(scores)), key=lambda seat: ranks[seat])
    return [
        player.say("money-lost" if scores[seat] < 0 else "money", amount=abs(scores[seat]))
        for seat in ordered
    ]


def test_two_people_play_on_one_screen(server: Server, visit: Visit) -> None:
    both = Player(visit(server))
    both.visitor.go("/")
    both.page.get_by_role("button", name=both.say("home-same-screen")).click()
    for number, name in ((1, "Ada"), (2, "Ben")):
        both.page.get_by_role("textbox", name=both.say("same-name", number=number)).fill(name)
    both.button("same-start").click()
    both.cover.wait_for()
    table = Table(server, both.page.url.rsplit("/", 1)[1], {"Ada": both, "Ben": both})

    # The first one chooses in secret. Then nothing tells the second one what it was.
    both.cover.click()
    chosen = both.choose()
    both.cover.wait_for()
    expect(both.choices).to_have_count(0)
    assert not both.page.get_by_role("group", name=both.say("london-your-hand")).count()
    assert chosen not in (both.page.locator("body").text_content() or "")
    both.cover.click()
    both.choices.first.wait_for()
    for choice in both.choices.all():
        assert choice.get_attribute("aria-pressed") == "false"
    expect(both.page.get_by_text(both.say("london-has-chosen"), exact=True)).to_have_count(1)
    assert both.opening("event-own-choice", cards="…") not in both.page.content()

    table.play()
    both.scores.wait_for()
    assert both.totals() == scores_told(both, table)


def test_two_people_and_two_computers_play_in_two_browsers(server: Server, visit: Visit) -> None:
    ada, ben = Player(visit(server)), Player(visit(server, name=""))
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visitor.go("/")
    ada.page.get_by_role("button", name=ada.say("home-with-friends")).click()
    ada.button("page-copy").click()
    expect(ada.page.get_by_text(ada.say("page-copied"))).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")

    ben.page.goto(link)
    ben.button("lobby-of-seat", what=ben.say("lobby-sit"), number=2).click()
    ben.page.get_by_role("textbox", name=ben.say("lobby-who-name")).fill("Ben")
    ben.button("lobby-sit-down").click()
    seats = ada.page.get_by_role("region", name=ada.say("lobby-seats"))
    expect(seats).to_contain_text("Ben")

    for number in (3, 4):
        name = ada.say("lobby-of-seat", what=ada.say("lobby-give"), number=number)
        ada.page.get_by_role("combobox", name=name).select_option("apprentice")
        freed = ada.say("lobby-of-seat", what=ada.say("lobby-free-again"), number=number)
        ada.page.get_by_role("button", name=freed).wait_for()
    ada.button("lobby-start").click()
    ben.whose_turn.wait_for()

    table = Table(server, link.rsplit("/", 1)[1], {"Ada": ada, "Ben": ben})
    table.play()
    for player in (ada, ben):
        player.scores.wait_for()
        assert player.totals() == scores_told(player, table)
    assert ada.scores.inner_text() == ben.scores.inner_text()


def test_a_game_is_played_by_roles_and_names_alone(server: Server, visit: Visit) -> None:
    ada = Player(visit(server))
    ada.visitor.go("/")
    ada.button("home-play-now").click()
    while ada.await_turn():
        ada.act()
    wins = ada.say("cli-winner", winner="…", score="…").split("…")[1]
    expect(ada.page.get_by_role("heading", name=wins)).to_be_visible()
    assert len(ada.totals()) == 3
