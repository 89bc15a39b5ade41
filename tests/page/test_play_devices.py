"""By finger on a phone, and by keyboard alone."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.page.playing import Player, Table, Visit, alone
from tests.page.table import Server


def fits(page: Page) -> bool:
    """Nothing reaches out of the screen to the side."""
    scroll: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return scroll


def test_a_phone_is_large_enough(server: Server, visit: Visit) -> None:
    visitor = visit(server, width=390, height=844, touch=True)
    id = visitor.open_table(people=1, bots=1)
    ada = Player(visitor, touch=True).sit_at(id)
    parts = {
        "board": ada.page.get_by_role("group", name=ada.say("london-board")),
        "players": ada.page.get_by_role("article", name="Maud"),  # one's own is always there
        "story": ada.story,
    }

    def look_around() -> None:
        for name, part in parts.items():
            ada.push(ada.button(f"game-tab-{name}"))
            expect(part).to_be_visible()
            for other in parts.values():
                if other is not part:
                    expect(other).to_be_hidden()
            assert fits(ada.page), f"{name} is too wide"
        ada.push(ada.button("game-tab-board"))

    look_around()
    offer = re.compile(f"^{ada.opening('choice-centre', amount='…')}")
    centre = parts["board"].get_by_role("button", name=offer)
    for _ in range(12):
        assert ada.await_turn()
        # Where the board offers the centre, a finger on the board will do.
        if centre.is_visible():
            before = ada.moment()
            centre.tap()
            expect(ada.slider).not_to_have_attribute("aria-valuetext", before)
        else:
            ada.act()
        assert fits(ada.page)
    look_around()


class Typist:
    """Plays with keys alone, and watches where the focus is."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, target: Locator) -> None:
        """Moves on with Tab until the target has the focus."""
        target.wait_for()
        for _ in range(200):
            if target.evaluate("node => node === document.activeElement"):
                break
            self.press("Tab")
        expect(target).to_be_focused()
        self.sees_the_focus()

    def sees_the_focus(self) -> None:
        outlined = """() => {
            const style = getComputedStyle(document.activeElement)
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        }"""
        assert self.page.evaluate(outlined), "the focus cannot be seen"

    def keeps_the_focus(self) -> None:
        expect(self.page.locator("body")).not_to_be_focused()
        self.sees_the_focus()

    def act(self) -> None:
        """The next thing that is asked, with Tab and Enter or with a digit."""
        confirm = self.player.button("game-confirm")
        confirm.or_(self.player.choices).first.wait_for()
        if confirm.is_visible():
            self.tab_to(confirm)
            self.press("Enter")
            expect(confirm).to_be_hidden()
        elif self.player.choices.first.get_attribute("aria-pressed") is not None:
            self.tab_to(self.player.choices.first)
            self.press("Enter")
            play = self.player.button("game-play-selected")
            self.tab_to(play)
            self.press("Enter")
            expect(play).to_be_hidden()
        else:
            before = self.player.moment()
            self.press("1")
            expect(self.player.slider).not_to_have_attribute("aria-valuetext", before)
        self.keeps_the_focus()


def test_a_round_is_played_by_keyboard_alone(server: Server, visit: Visit) -> None:
    table: Table = alone(server, visit(server))
    ada = table.players["Ada"]
    typist = Typist(ada)
    second = ada.story.get_by_role("heading").nth(1)
    while ada.await_turn() and not second.is_visible():
        typist.act()
    expect(second).to_be_visible()
