"""A game that the page has never seen: its folder, its messages and three entries are enough.

The example is added to a copy of the sources, of which the real page is built (tests/example).
"""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from unittest import mock

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.example.tree import Tree
from tests.page.moments import settle
from tests.page.table import Server, Visitor
from twinspan.text.words import words

Visit = Callable[..., Visitor]


@dataclass(frozen=True)
class Told:
    """What the example says in a language."""

    decision: str
    preview: str
    two: str
    three: str
    one: str
    place: str
    refusal: str
    rule: str
    plank: str
    winner: str
    chart: str


TOLD = {
    "en": Told(
        decision="How many planks do you lay?",
        preview="Ada lays 2 planks; 7 missing.",
        two="Lay 2 planks",
        three="Lay 3 planks",
        one="Lay 1 plank",
        place="Place of plank 4",
        refusal="The player before you has laid 2 as well. Choose another number. P2.2",
        rule="You may not lay as many planks as the player before you.",
        plank="Plank 2, laid by Ada",
        winner="Ben wins with 8 coins.",
        chart="Planks, turn by turn",
    ),
    "de": Told(
        decision="Wie viele Bretter legst du?",
        preview="Ada legt 2 Bretter; 7 fehlen noch.",
        two="2 Bretter legen",
        three="3 Bretter legen",
        one="1 Brett legen",
        place="Platz für Brett 4",
        refusal="Auch die Person vor dir hat 2 gelegt. Wähle eine andere Zahl. P2.2",
        rule="Du darfst nicht so viele Bretter legen wie die Person vor dir.",
        plank="Brett 2, gelegt von Ada",
        winner="Ben gewinnt mit 8 Münzen.",
        chart="Bretter, Zug um Zug",
    ),
}


class Screen:
    """The table as somebody reads it in a language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = words(language)
        self.prompt = page.get_by_role("region", name=self.say("game-prompt"))
        self.whose_turn = self.prompt.get_by_role("heading", level=2)
        self.board = page.get_by_role("group").and_(page.locator("svg"))

    def say(self, message: str, **arguments: int | str) -> str:
        return self.words.text(message, arguments)

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(message), exact=True)

    def piece(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=name, exact=True)

    def lay(self, name: str) -> None:
        """Lays planks on the board, and confirms."""
        self.piece(name).click()
        self.button("game-confirm").click()
        expect(self.button("game-confirm")).to_be_hidden()


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with three games."""
    folder = tmp_path_factory.mktemp("example")
    tree = Tree(folder)
    tree.build_page()
    made = Server(folder / "tables.sqlite3")
    with mock.patch.dict(os.environ, tree.environment):
        made.start()
    yield made
    made.stop()


def test_the_first_screen_offers_the_game_and_it_is_played_to_its_end(
    example: Server, visit: Visit
) -> None:
    visitor = visit(example)
    visitor.go("/")
    card = visitor.page.get_by_role("article", name="Plank Bridge")
    expect(card).to_contain_text("Lay planks over the brook")
    expect(card).to_contain_text("2 to 3 players")
    expect(visitor.page.get_by_role("article")).to_have_count(3)
    screen = Screen(visitor.page, "en")
    card.get_by_role("button", name=screen.say("home-play-now")).click()

    mine, over = screen.say("game-your-turn"), screen.say("game-over")
    choices = visitor.page.get_by_role("list", name=screen.say("game-choices"), exact=True)
    for _ in range(9):  # turns: a plank at least in each
        expect(screen.whose_turn).to_have_text(re.compile(rf"^\s*({mine}|{over})\s*$"))
        if screen.whose_turn.inner_text() == over:
            break
        choices.get_by_role("button").first.click()
        screen.button("game-confirm").click()
        expect(screen.button("game-confirm")).to_be_hidden()
    scores = visitor.page.get_by_role("table", name=screen.say("cli-final-scoring"))
    expect(scores).to_contain_text("P3.2")
    visitor.go("/games")
    expect(visitor.page.get_by_role("listitem").filter(has_text="Plank Bridge")).to_have_count(1)


@pytest.mark.parametrize("language", TOLD)
def test_the_table_previews_refuses_takes_back_scores_and_replays(
    example: Server, visit: Visit, language: str
) -> None:
    told = TOLD[language]
    visitor = visit(example, language=language)
    screen = Screen(visitor.page, language)
    visitor.go(f"/table/{open_table(visitor)}")
    expect(screen.prompt).to_contain_text(told.decision)

    screen.piece(told.two).hover()
    expect(screen.prompt).to_contain_text(told.preview)
    screen.piece(told.two).click()
    plank = screen.board.get_by_role("img", name=told.plank, exact=True)
    expect(plank).to_be_visible()
    screen.button("game-undo").click()
    expect(plank).to_be_hidden()
    screen.lay(told.two)

    expect(screen.whose_turn).to_have_text(screen.say("game-turn-of", player="Ben"))
    settle(visitor.page)  # pieces come after the question: one that is made anew loses a click
    screen.piece(told.place).click(force=True)  # which calls itself disabled
    refusal = screen.prompt.get_by_role("alert")
    expect(refusal).to_have_text(told.refusal)
    with visitor.page.expect_popup() as opened:
        refusal.get_by_role("link", name="P2.2", exact=True).click()
    expect(opened.value.locator("[id='P2.2']")).to_contain_text(told.rule)
    expect(opened.value.locator("[id='P2.2']")).to_be_focused()
    opened.value.close()

    screen.lay(told.three)
    screen.lay(told.one)
    screen.lay(told.three)
    expect(visitor.page.get_by_role("heading", name=told.winner)).to_be_visible()
    scores = visitor.page.get_by_role("table", name=screen.say("cli-final-scoring"))
    cells = [row.get_by_role("cell").all() for row in scores.get_by_role("row").all()[1:]]
    assert [[amount(cell) for cell in row] for row in cells] == [[6, 3], [2, 0], [8, 3]]
    expect(visitor.page.get_by_role("figure")).to_contain_text(told.chart)

    screen.button("ending-replay").click()
    for moment in (0, 1):
        expect(screen.whose_turn).to_have_text(screen.say("game-past", number=moment))
    expect(plank).to_be_visible()
    screen.button("game-back-to-now").click()
    expect(screen.whose_turn).to_have_text(screen.say("game-over"))


def open_table(visitor: Visitor) -> str:
    """Ada and Ben at one screen; the table's id."""
    people = [{"name": "Ada", "colour": "teal"}, {"name": "Ben", "colour": "red"}]
    wanted = {"game": "planks", "seats": 2, "random_seating": False, "sitting": people}
    answer = visitor.page.request.post(
        f"{visitor.server.url}/api/tables", data={**wanted, "start": True}
    )
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    return table


def amount(cell: Locator) -> int:
    """The number in a cell of the scores; none where there is a dash."""
    found = re.search(r"\d+", cell.inner_text())
    return int(found[0]) if found else 0
