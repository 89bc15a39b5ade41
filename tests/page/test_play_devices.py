"""By finger on a phone, and by keyboard alone."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.page.cities import DATA
from tests.page.moments import BY_NAME, show
from tests.page.playing import Player, Visit, alone
from tests.page.table import Server
from twinspan.games import game_ids

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


def board(player: Player, game: str) -> Locator:
    name = player.say(f"{game}-board", city="Portland")
    return player.page.get_by_role("group", name=name, exact=True)


def look_around(player: Player, game: str) -> None:
    """All parts of the table are one tap away, and fit."""
    parts = {
        "board": board(player, game),
        "players": player.page.get_by_role("article", name="Maud"),  # one's own is always there
        "story": player.story,
    }
    for name, part in parts.items():
        player.push(player.button(f"game-tab-{name}"))
        expect(part).to_be_visible()
        for other in parts.values():
            if other is not part:
                expect(other).to_be_hidden()
        assert fits(player.page), f"{name} is too wide"
    player.push(player.button("game-tab-board"))


@pytest.mark.parametrize("game", game_ids())
def test_a_phone_shows_every_part_of_the_table(server: Server, visit: Visit, game: str) -> None:
    visitor = visit(server, width=390, height=844, touch=True)
    id = visitor.open_table(game=game)
    look_around(Player(visitor, touch=True).sit_at(id), game)


def test_a_phone_is_large_enough_to_build(server: Server, visit: Visit) -> None:
    visitor = visit(server, width=390, height=844, touch=True)
    ada = Player(visitor, touch=True).sit_at(visitor.open_table())
    offer = re.compile(f"^{ada.opening('choice-centre', amount='…')}")
    centre = board(ada, "london").get_by_role("button", name=offer)
    for _ in range(12):
        assert ada.await_turn()
        # Where the board offers the centre, a finger on the board will do.
        if centre.is_visible():
            before = ada.moment()
            centre.tap()
            ada.moved_on(before)
        else:
            ada.act()
        assert fits(ada.page)
    look_around(ada, "london")


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
            confirm.wait_for(state="hidden")
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
            self.player.moved_on(before)

    def _by_digit(self) -> None:
        self.press("1")

    def _in_the_list(self) -> None:
        self.tab_to(self.player.choices.last)
        self.press("Enter")

    @property
    def offered(self) -> Locator:
        """The pieces on the table that can be chosen."""
        return self.page.locator("svg").get_by_role("button", disabled=False)

    @property
    def marked(self) -> Locator:
        """Of these, those that are reached with the keyboard."""
        return self.offered.and_(self.page.locator("[tabindex='0']"))

    def _on_the_table(self) -> None:
        """A piece that is marked; if it does not say everything, the first in the list does."""
        if self.marked.count() == 0:
            self._by_digit()
            return
        self.tab_to(self.marked.last, "Shift+Tab")
        self.press("Enter")
        swap = self.player.opening("bridgetown-swap-second", bridge="…")
        more = self.page.get_by_text(re.compile(f"^{swap}(?!.*{self.player.say('game-choices')})"))
        if self.player.button("game-other-choice").or_(more).first.is_visible():
            self._by_digit()


MANY_ENDS = "bridgetown-step"  # where nothing is taken; they are in the list of ways instead


@pytest.mark.parametrize(
    "name",
    [
        "build",
        "replace",
        "bonus",
        "cards",
        "bridgetown-plan",
        "bridgetown-ride",
        "bridgetown-swap",
        "bridgetown-first",
        MANY_ENDS,
    ],
)
def test_every_marked_piece_is_reached_by_keyboard(
    gallery: Server, visit: Visit, name: str
) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME[name])
    typist = Typist(Player(visitor))
    assert typist.marked.count() > 0
    assert (typist.marked.count() < typist.offered.count()) == (name == MANY_ENDS)
    for piece in typist.marked.all():
        typist.tab_to(piece)


@pytest.mark.parametrize(("game", "city"), [("london", None), ("bridgetown", DATA)])
def test_a_game_is_played_by_keyboard_alone(
    server: Server, visit: Visit, game: str, city: dict[str, object] | None
) -> None:
    table = alone(server, visit(server), game=game, board=city)
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
