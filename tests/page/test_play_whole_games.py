"""Whole games, from the first screen to the final scoring, by roles and names alone.

What a player reads and presses here is what a screen reader would tell."""

from playwright.sync_api import expect

from tests.page.cities import DATA, FAULTS, FAULTY_TEXT, NAME, TEXT, file
from tests.page.playing import Player, Table, Visit, sit_down_together
from tests.page.table import Server
from twinspan.games import game_of
from twinspan.text.teller import teller
from twinspan.text.words import words


def scores_told(table: Table) -> list[str]:
    """The scores of the record as the page writes them, the winner first."""
    record = table.record()
    outcome = record.outcome
    assert outcome is not None
    scores, ranks = outcome["scores"], outcome["ranks"]
    assert isinstance(scores, list)
    assert isinstance(ranks, list)
    told = teller(game_of(record.setup), words("en"), [])
    return [told.points(scores[seat]) for seat in sorted(range(len(scores)), key=ranks.__getitem__)]


def winners_told(table: Table) -> str:
    """Who has won, in words."""
    record = table.record()
    the_game = game_of(record.setup)
    outcome = record.verify(the_game).outcome()
    assert outcome is not None
    names = [seat.name or "" for seat in table.data().seats]
    return teller(the_game, words("en"), names).winners(outcome)


def ends_well(table: Table, player: Player) -> None:
    """The page tells who has won, and the scores of the record."""
    heading = player.page.get_by_role("heading", name=winners_told(table), exact=True)
    expect(heading).to_be_visible()
    assert player.totals() == scores_told(table)


def on_one_screen(server: Server, visit: Visit, game: str) -> tuple[Table, Player]:
    """Ada and Ben, who have told their names on the first screen."""
    both = Player(visit(server, confirm=False, motion=game == "london"))
    both.visitor.go("/")
    if game == "bridgetown":
        bring(both)
    both.way(game, "home-same-screen").click()
    for number, name in ((1, "Ada"), (2, "Ben")):
        both.page.get_by_role("textbox", name=both.say("same-name", number=number)).fill(name)
    both.button("same-start").click()
    both.whose_turn.wait_for()
    return Table(server, both.page.url.rsplit("/", 1)[1], {"Ada": both, "Ben": both}), both


def bring(player: Player, faulty: bool = False) -> None:
    """A city of one's own for the next race; if it has faults at first, they are told."""
    city = player.card("bridgetown").get_by_role("combobox", name=player.say("bridgetown-boards"))
    city.select_option(player.say("bridgetown-boards-own"))
    dialog = player.page.get_by_role("dialog", name=player.say("bridgetown-boards-title"))
    picker = dialog.locator("input[type=file]")  # as the button opens it
    take = dialog.get_by_role("button", name=player.say("board-take", title=NAME), exact=True)
    if faulty:
        picker.set_input_files(file(FAULTY_TEXT))
        told = [
            player.say("error-unknown-space", place=place, space=space)
            for place, space in FAULTS.items()
        ]
        expect(dialog.get_by_role("listitem")).to_have_text(told)
        expect(take).to_be_hidden()
    picker.set_input_files(file(TEXT))
    expect(dialog.get_by_role("img", name=player.say("board-map", title=NAME))).to_be_visible()
    take.click()
    expect(dialog).to_be_hidden()
    expect(city).to_contain_text(player.say("bridgetown-boards-named", title=NAME))


def test_two_people_choose_secretly_on_one_screen(server: Server, visit: Visit) -> None:
    table, both = on_one_screen(server, visit, "london")

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
    ends_well(table, both)


def test_two_people_race_on_one_screen(server: Server, visit: Visit) -> None:
    table, both = on_one_screen(server, visit, "bridgetown")
    names = set[str]()

    def nothing_is_covered() -> bool:
        """Everything is open: the screen only says whose turn it is."""
        expect(both.cover).to_be_hidden()
        names.add(both.whose_turn.inner_text())
        return False

    table.play(until=nothing_is_covered)
    assert {both.say("game-turn-of", player=name) for name in ("Ada", "Ben")} <= names
    ends_well(table, both)


def test_two_people_and_a_computer_play_in_two_browsers(server: Server, visit: Visit) -> None:
    ada, ben = Player(visit(server)), Player(visit(server, name=""))
    ada.visitor.go("/")
    id = sit_down_together(ada, ben, "london")
    give = ada.say("lobby-of-seat", what=ada.say("lobby-give"), number=3)
    ada.page.get_by_role("combobox", name=give).select_option("apprentice")
    freed = ada.say("lobby-of-seat", what=ada.say("lobby-free-again"), number=3)
    ada.page.get_by_role("button", name=freed).wait_for()
    ada.button("lobby-shrink", count=3).click()
    ada.button("lobby-start").click()
    play_to_the_same_end(server, id, ada, ben)


def test_two_people_race_in_two_browsers_in_a_city_of_their_own(
    server: Server, visit: Visit
) -> None:
    ada = Player(visit(server, confirm=False, motion=True))
    ben = Player(visit(server, name="", confirm=False))
    ada.visitor.go("/")
    bring(ada, faulty=True)
    id = sit_down_together(ada, ben, "bridgetown")
    expect(ben.page.get_by_role("img", name=ben.say("board-map", title=NAME))).to_be_visible()
    ada.button("lobby-shrink", count=2).click()
    ada.button("lobby-start").click()
    table = play_to_the_same_end(server, id, ada, ben)
    assert table.record().setup.data == DATA


def play_to_the_same_end(server: Server, id: str, ada: Player, ben: Player) -> Table:
    ben.whose_turn.wait_for()
    table = Table(server, id, {"Ada": ada, "Ben": ben})
    table.play()
    for player in (ada, ben):
        ends_well(table, player)
    assert ada.scores.inner_text() == ben.scores.inner_text()
    return table
