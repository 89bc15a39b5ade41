"""By finger on a phone, and by keyboard alone."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.page.moments import BY_NAME, show
from tests.page.playing import Player, Table, Visit, alone
from tests.page.table import Server

MOST_TABS = 200  # from anywhere to anywhere
# A ring around it; around a piece on the table, a line instead of dashes.
FOCUS_IS_SEEN = """() => {
    const node = document.activeElement
    const { x, y, width, height } = node.getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    const uncovered = (node.ownerSVGElement ?? node).contains(there)
    const ringed = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
    const lined = (style) => style.strokeDasharray === 'none' && parseFloat(style.strokeWidth) >= 4
    const marks = [...node.querySelectorAll('.target')].map((mark) => getComputedStyle(mark))
    const marked = ringed(getComputedStyle(node)) || marks.some(lined)
    return node !== document.body && uncovered && marked
}"""


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
        self._ways = cycle((self._by_digit, self._in_the_list, self._on_the_table))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, target: Locator, key: str = "Tab") -> None:
        """Moves on until the target has the focus."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate("node => node === document.activeElement"):
                break
            self.press(key)
        expect(target).to_be_focused()
        self.sees_the_focus()

    def sees_the_focus(self) -> None:
        """Something has the focus, is marked as such, and nothing covers it."""
        try:
            self.page.wait_for_function(FOCUS_IS_SEEN)
        except Error:
            focused = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
            pytest.fail(f"nobody sees that the focus is on {focused}")

    def act(self) -> None:
        """The next thing that is asked: confirms, chooses in secret, or chooses in some way."""
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
            expect(play).to_be_focused()
            self.press("Enter")
            expect(play).to_be_hidden()
        else:
            before = self.player.moment()
            next(self._ways)()
            expect(self.player.slider).not_to_have_attribute("aria-valuetext", before)

    def _by_digit(self) -> None:
        self.press("1")

    def _in_the_list(self) -> None:
        self.tab_to(self.player.choices.last)
        self.press("Enter")

    @property
    def marked(self) -> Locator:
        """The pieces on the table that can be chosen."""
        return self.page.locator("svg").get_by_role("button", disabled=False)

    def _on_the_table(self) -> None:
        """A piece that is marked; if it stands for several choices, the first of them."""
        if self.marked.count() == 0:
            self._by_digit()
            return
        self.tab_to(self.marked.last, "Shift+Tab")
        self.press("Enter")
        if self.page.get_by_text(self.player.say("game-which-way"), exact=True).is_visible():
            self._by_digit()


@pytest.mark.parametrize("name", ["build", "replace", "bonus", "cards"])
def test_every_marked_piece_is_reached_by_keyboard(
    gallery: Server, visit: Visit, name: str
) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME[name])
    typist = Typist(Player(visitor))
    assert typist.marked.count() > 0
    for piece in typist.marked.all():
        typist.tab_to(piece)


def test_a_game_is_played_by_keyboard_alone(server: Server, visit: Visit) -> None:
    table: Table = alone(server, visit(server))
    ada = table.players["Ada"]
    typist = Typist(ada)
    typist.press("Tab")
    while ada.await_turn():
        typist.sees_the_focus()
        typist.act()
    expect(ada.scores).to_be_visible()
    # The heading has the focus, for ears; eyes find it in its first button.
    expect(ada.page.locator("#ending-title")).to_be_focused()
    typist.press("Tab")
    typist.sees_the_focus()
