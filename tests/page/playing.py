"""Somebody who plays on the page: reads what it asks and answers by roles and names."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.table import Server, Visitor
from twinspan.core.record import Record
from twinspan.server.wire import TableData
from twinspan.text.words import words


class Player:
    """A visitor who sits at a table, or several who share one screen."""

    def __init__(self, visitor: Visitor, language: str = "en", seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = language
        self._rng = random.Random(seed)

    def say(self, message: str, **arguments: int | str) -> str:
        """A text of the page, in the language that this player reads."""
        return words(self.language).text(message, arguments)

    # ----- what the page shows ----------------------------------------------------------------

    def button(self, message: str, **arguments: int | str) -> Locator:
        name = self.say(message, **arguments)
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("game-prompt"))

    @property
    def whose_turn(self) -> Locator:
        return self.prompt.get_by_role("heading", level=2)

    @property
    def choices(self) -> Locator:
        """The plain list of everything that can be done."""
        name = self.say("game-choices")
        return self.page.get_by_role("list", name=name, exact=True).get_by_role("button")

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("game-story"))

    @property
    def slider(self) -> Locator:
        """Tells which moment is shown, even where it is hidden behind a tab."""
        name = self.say("game-moment")
        return self.page.get_by_role("slider", name=name, exact=True, include_hidden=True)

    @property
    def cover(self) -> Locator:
        """The button with which the next one takes the device."""
        name = re.compile("^" + re.escape(self.say("game-i-am", player="…")).replace("…", ".+"))
        return self.page.get_by_role("button", name=name)

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("table", name=self.say("cli-final-scoring"))

    def moment(self) -> str:
        return self.slider.get_attribute("aria-valuetext") or ""

    # ----- what a player does -----------------------------------------------------------------

    def sit_at(self, table: str) -> "Player":
        self.visitor.go(f"/table/{table}")
        self.prompt.wait_for()
        return self

    def choose(self, number: int | None = None) -> str:
        """Makes one decision, any one if no number is given; what it was."""
        self.choices.first.wait_for()
        if number is None:
            number = self._rng.randrange(self.choices.count())
        choice = self.choices.nth(number)
        told = choice.inner_text()
        if choice.get_attribute("aria-pressed") is None:
            before = self.moment()
            choice.click()
            expect(self.slider).not_to_have_attribute("aria-valuetext", before)
        else:
            choice.click()
            self.press("game-play-selected")
        return told

    def press(self, message: str) -> None:
        """Presses a button that goes away once it has had its effect."""
        self.button(message).click()
        expect(self.button(message)).to_be_hidden()

    def confirm(self) -> None:
        self.press("game-confirm")

    def act(self) -> None:
        """Does the next thing that is asked: takes the device, chooses, or confirms."""
        confirm = self.button("game-confirm")
        self.cover.or_(confirm).or_(self.choices).first.wait_for()
        if self.cover.is_visible():
            self.cover.click()
        elif confirm.is_visible():
            self.confirm()
        else:
            self.choose()


class Table:
    """Knows whom a table waits for, so that the right player acts."""

    def __init__(self, server: Server, id: str, players: dict[str, Player]) -> None:
        self.id = id
        self.players = players  # by the names of their seats
        self._address = f"{server.url}/api/tables/{id}"
        self._request = next(iter(players.values())).page.request

    def data(self) -> TableData:
        return TableData.model_validate(self._request.get(self._address).json())

    def record(self) -> Record:
        return Record.from_json(self._request.get(f"{self._address}/record").text())

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Everybody plays whenever asked, to the end or until something is so."""
        while (data := self.data()).status != "over" and not (until and until()):
            asked = [data.seats[seat].name or "" for seat in data.asked]
            for player in [self.players[name] for name in asked if name in self.players][:1]:
                player.act()
