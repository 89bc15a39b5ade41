"""Somebody who plays on the page: reads what it asks and answers by roles and names."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from tests.page.table import Server, Visitor
from twinspan.core.record import Record
from twinspan.core.terms import Event
from twinspan.server.wire import TableData
from twinspan.text.words import words

Visit = Callable[..., Visitor]

IDLE = 10  # milliseconds between two looks at a table while computers think
MOST_IDLE = 3000  # such looks


class Player:
    """A visitor who sits at a table, or several who share one screen."""

    def __init__(self, visitor: Visitor, language: str = "en", touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = language
        self._touch = touch
        self._rng = random.Random(1)

    def say(self, message: str, **arguments: int | str) -> str:
        """A text of the page, in the language that this player reads."""
        return words(self.language).text(message, arguments)

    def opening(self, message: str, **arguments: int | str) -> str:
        """A text up to the first argument that is left open with …"""
        return self.say(message, **arguments).split("…")[0]

    # ----- what the page shows ----------------------------------------------------------------

    def button(self, message: str, **arguments: int | str) -> Locator:
        name = self.say(message, **arguments)
        return self.page.get_by_role("button", name=name, exact=True)

    def card(self, game: str) -> Locator:
        """A game on the first screen."""
        return self.page.get_by_role("article", name=self.say(f"{game}-name"), exact=True)

    def way(self, game: str, message: str) -> Locator:
        """A way to play a game, on the first screen."""
        return self.card(game).get_by_role("button", name=self.say(message))

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

    def choice(self, start: str) -> Locator:
        """The choices that begin with these words; each may be numbered."""
        return self.choices.filter(has_text=re.compile(rf"^\s*\d?\s*{re.escape(start)}"))

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("game-story"))

    def story_lines(self) -> list[str]:
        """What has happened; not what computers thought of it."""
        lines = self.story.locator("li > h3, li > p")
        return [line.strip() for line in lines.all_text_contents()]

    @property
    def slider(self) -> Locator:
        """Tells which moment is shown, even where it is hidden behind a tab."""
        name = self.say("game-moment")
        return self.page.get_by_role("slider", name=name, exact=True, include_hidden=True)

    def slider_after(self, before: str) -> Locator:
        """It is there as soon as it tells another moment."""
        other = self.page.locator(f'input:not([aria-valuetext="{before}"])')
        return self.slider.and_(other)

    @property
    def cover(self) -> Locator:
        """The button with which the next one takes the device."""
        name = self.opening("game-i-am", player="…")
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    @property
    def scores(self) -> Locator:
        """The final scoring."""
        return self.page.get_by_role("table", name=self.say("cli-final-scoring"))

    def totals(self) -> list[str]:
        """The last line of the final scoring, the winner first."""
        total = self.scores.get_by_role("row").filter(
            has=self.page.get_by_role("rowheader", name=self.say("cli-total"), exact=True)
        )
        return total.get_by_role("cell").all_inner_texts()

    def moment(self) -> str:
        return self.slider.get_attribute("aria-valuetext") or ""

    def at_moment(self, number: int) -> None:
        expect(self.whose_turn).to_have_text(self.say("game-past", number=number))

    # Whole games wait often: the browser itself notices at once what `expect` would ask for again
    # and again, after longer and longer pauses.
    def moved_on(self, before: str) -> None:
        """Another moment is shown."""
        self.slider_after(before).wait_for(state="attached")

    # ----- what a player does -----------------------------------------------------------------

    def sit_at(self, table: str) -> "Player":
        self.visitor.go(f"/table/{table}")
        self.whose_turn.wait_for()
        return self

    def push(self, what: Locator) -> None:
        if self._touch:
            what.tap()
        else:
            what.click()

    def choose(self, which: Locator | None = None) -> str:
        """Makes one decision, any one if none is named; what it was."""
        self.choices.first.wait_for()
        choice = which or self.choices.nth(self._rng.randrange(self.choices.count()))
        told = re.sub(r"^\d\s*", "", choice.inner_text())
        if choice.get_attribute("aria-pressed") is None:
            before = self.moment()
            self.push(choice)
            self.moved_on(before)
        else:
            self.push(choice)
            self.press("game-play-selected")
        return told

    def press(self, message: str) -> None:
        """Presses a button that goes away once it has had its effect."""
        self.push(self.button(message))
        self.button(message).wait_for(state="hidden")

    def confirm(self) -> None:
        self.press("game-confirm")

    def act(self) -> None:
        """Does the next thing that is asked: takes the device, goes on, confirms, or chooses."""
        self.await_question()
        asked = [text.strip() for text in self._asked.all_inner_texts()]
        if any(text.startswith(self.opening("game-i-am", player="…")) for text in asked):
            self.push(self.cover)
        elif self.say("game-go-on") in asked:
            self.press("game-go-on")
        elif self.say("game-confirm") in asked:
            self.confirm()
        else:
            self.choose()

    @property
    def _asked(self) -> Locator:
        """All that may be asked: each look at the page by roles and names takes a while."""
        confirm, go_on = self.button("game-confirm"), self.button("game-go-on")
        return self.cover.or_(confirm).or_(go_on).or_(self.choices)

    def await_question(self) -> None:
        """Until the page has caught up with the table and asks for something."""
        self._asked.first.wait_for()

    def await_turn(self) -> bool:
        """Waits for one's own turn; false if the game is over instead."""
        mine, over = self.say("game-your-turn"), self.say("game-over")
        self.whose_turn.filter(has_text=re.compile(rf"^\s*({mine}|{over})\s*$")).wait_for()
        return self.whose_turn.inner_text() == mine

    def resign(self) -> None:
        """A computer plays on."""
        self.page.get_by_text(self.say("game-table"), exact=True).click()
        self.button("game-resign").click()
        ask = self.page.get_by_role("dialog", name=self.say("game-resign-ask"))
        ask.get_by_role("button", name=self.say("game-resign-yes"), exact=True).click()
        expect(self.button("game-resign")).to_be_hidden()


class Table:
    """Knows whom a table waits for, so that the right player acts."""

    def __init__(self, server: Server, id: str, players: dict[str, Player]) -> None:
        self.id = id
        self.players = players  # by the names of their seats
        self._address = f"{server.url}/api/tables/{id}"
        self._page = next(iter(players.values())).page

    def data(self) -> TableData:
        return TableData.model_validate(self._page.request.get(self._address).json())

    def record(self) -> Record:
        return Record.from_json(self._page.request.get(f"{self._address}/record").text())

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Everybody plays whenever asked, to the end or until something is so."""
        idle = 0
        while (data := self.data()).status != "over" and not (until and until()):
            asked = [data.seats[seat].name or "" for seat in data.asked]
            player = next((self.players[name] for name in asked if name in self.players), None)
            if player is None:  # computers think
                idle += 1
                assert idle < MOST_IDLE, f"nobody plays on; asked are {asked}"
                self._page.wait_for_timeout(IDLE)
                continue
            idle = 0
            if until:
                player.await_question()
                if until():
                    return
            player.act()

    def play_to_round(self, number: int) -> None:
        first = next(iter(self.players.values()))
        heading = first.story.get_by_role("heading").nth(number - 1)
        self.play(until=heading.is_visible)


def alone(
    server: Server,
    visitor: Visitor,
    bots: int = 1,
    *,
    game: str = "london",
    board: object = None,
    **options: object,
) -> Table:
    """Ada alone with computers."""
    id = visitor.open_table(people=1, bots=bots, game=game, board=board, **options)
    return Table(server, id, {"Ada": Player(visitor).sit_at(id)})


def shared(server: Server, visitor: Visitor, game: str = "london") -> Table:
    """Ada and Ben on one screen."""
    id = visitor.open_table(people=2, bots=0, game=game)
    both = Player(visitor).sit_at(id)
    return Table(server, id, {"Ada": both, "Ben": both})


def apart(
    server: Server, visit: Visit, game: str = "london", board: object = None
) -> tuple[Table, Player, Player]:
    """Ada and Ben, each with a browser."""
    ada, ben = Player(visit(server)), Player(visit(server, name="Ben"))
    tables = f"{server.url}/api/tables"
    sitting = [{"name": "Ada", "colour": "teal"}]
    wanted = {
        "game": game,
        "board": board,
        "seats": 2,
        "random_seating": False,
        "sitting": sitting,
    }
    id = ada.page.request.post(tables, data=wanted).json()["id"]
    ben.page.request.put(f"{tables}/{id}/seats/1", data={"name": "Ben", "colour": "red"})
    ada.page.request.post(f"{tables}/{id}/start")
    return Table(server, id, {"Ada": ada.sit_at(id), "Ben": ben.sit_at(id)}), ada, ben


def sit_down_together(ada: Player, ben: Player, game: str) -> str:
    """From the first screen Ada opens a table with a link, and Ben, who has no name yet, sits down
    there; its id."""
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.way(game, "home-with-friends").click()
    ada.button("page-copy").click()
    expect(ada.page.get_by_text(ada.say("page-copied"))).to_be_visible()
    link: str = ada.page.evaluate("navigator.clipboard.readText()")

    ben.page.goto(link)
    ben.button("lobby-of-seat", what=ben.say("lobby-sit"), number=2).click()
    ben.page.get_by_role("textbox", name=ben.say("lobby-who-name")).fill("Ben")
    ben.button("lobby-sit-down").click()
    seats = ada.page.get_by_role("region", name=ada.say("lobby-seats"))
    expect(seats).to_contain_text("Ben")
    return link.rsplit("/", 1)[1]


class Listener:
    """Hears what the server tells a page."""

    def __init__(self, visitor: Visitor) -> None:
        self._moments: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._meet)

    def events(self) -> list[Event]:
        """All that has happened, from the start."""
        return [Event(**event) for moment in self._moments for event in moment["events"]]

    def _meet(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self._moments[message["start"] :] = message["moments"]
