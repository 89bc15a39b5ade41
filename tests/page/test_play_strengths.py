"""Each computer is as strong as people choose, on the first screen and at its seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.page.playing import Player, Visit, alone, apart, sit_down_together
from tests.page.table import Server


def choose(where: Locator, label: str, bot: str) -> None:
    where.get_by_label(label, exact=True).select_option(bot)


def told(player: Player, where: Locator, bot: str) -> None:
    """The description stands at the choice."""
    note = where.get_by_text(player.say(f"bot-{bot}-note"))
    expect(note).to_be_visible()


def seat_of(player: Player, name: str) -> Locator:
    """A seat of the table before the start."""
    seats = player.page.get_by_role("region", name=player.say("lobby-seats"))
    return seats.get_by_role("listitem").filter(has_text=name)


def test_a_newcomer_meets_apprentices_and_may_choose_others(server: Server, visit: Visit) -> None:
    ada = Player(visit(server))
    ada.visitor.go("/")
    card = ada.card("london")
    told(ada, card, "apprentice")
    strength = card.get_by_label(ada.say("home-strength-label"), exact=True)
    expect(strength).to_have_value("apprentice")
    strength.select_option(label=ada.say("home-each"))
    choose(card, ada.say("home-strength-of", number=1), "journeyman")
    choose(card, ada.say("home-strength-of", number=2), "random")
    for bot in ("journeyman", "random"):
        told(ada, card, bot)

    ada.way("london", "home-play-now").click()
    ada.whose_turn.wait_for()
    for name, bot in (("Maud", "journeyman"), ("Osbert", "random")):
        place = ada.page.get_by_role("article", name=name, exact=True)
        expect(place).to_contain_text(ada.say(f"bot-{bot}"))

    ada.visitor.go("/")  # chosen once, and remembered
    expect(strength).to_have_value(" each")
    for bot in ("journeyman", "random"):
        told(ada, card, bot)


def test_the_host_chooses_the_strength_at_each_seat_and_guests_are_told(
    server: Server, visit: Visit
) -> None:
    ada, ben = Player(visit(server)), Player(visit(server, name=""))
    ada.visitor.go("/")
    sit_down_together(ada, ben, "london")
    ada.button("lobby-fill", count=2).click()
    maud, osbert = seat_of(ada, "Maud"), seat_of(ada, "Osbert")
    strength = ada.say("lobby-of-seat", what=ada.say("lobby-strength"), number=4)
    for seat in (maud, osbert):
        told(ada, seat, "apprentice")
    choose(osbert, strength, "journeyman")
    told(ada, osbert, "journeyman")
    told(ada, maud, "apprentice")

    for name, bot in (("Maud", "apprentice"), ("Osbert", "journeyman")):
        seat = seat_of(ben, name)
        expect(seat).to_contain_text(ben.say("lobby-computer", bot=ben.say(f"bot-{bot}")))
        told(ben, seat, bot)
        expect(seat.get_by_role("combobox")).to_have_count(0)


def test_by_keyboard_the_focus_stays_at_the_seat(server: Server, visit: Visit) -> None:
    ada = Player(visit(server))
    ada.visitor.go("/")
    ada.way("london", "home-with-friends").click()
    page = ada.page

    def at_seat(what: str) -> str:
        return ada.say("lobby-of-seat", what=ada.say(what), number=2)

    give = page.get_by_role("combobox", name=at_seat("lobby-give"), exact=True)
    strength = page.get_by_role("combobox", name=at_seat("lobby-strength"), exact=True)
    give.focus()
    for bot in ("journeyman", "apprentice", "random"):
        page.keyboard.press("ArrowDown")
        told(ada, seat_of(ada, "Maud"), bot)
        expect(strength).to_be_focused()

    page.keyboard.press("Tab")
    expect(ada.button("lobby-of-seat", what=ada.say("lobby-free-again"), number=2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(ada.button("lobby-of-seat", what=ada.say("lobby-sit-second"), number=2)).to_be_focused()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server whose computers take their time."""
    made = Server(tmp_path / "tables.sqlite3", pace=60)
    made.start()
    yield made
    made.stop()


def test_who_waits_for_computers_is_told_that_they_think(slow: Server, visit: Visit) -> None:
    ada = alone(slow, visit(slow), bots=2).players["Ada"]
    ada.choose()
    both = ada.say("game-thinking", players="Maud, Osbert", count=2)
    expect(ada.whose_turn).to_have_text(both)


def test_a_computer_thinks_for_who_has_resigned(slow: Server, visit: Visit) -> None:
    _, ada, ben = apart(slow, visit)
    ben.resign()
    ada.choose()
    expect(ada.whose_turn).to_have_text(ada.say("game-thinking-for", players="Ben"))
