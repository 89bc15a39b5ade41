"""Four languages: one table, one story."""

from io import StringIO

import pytest
from playwright.sync_api import expect
from rich.console import Console

from tests.page.laying import id_of
from tests.page.playing import Listener, Player, Table, Visit, alone
from tests.page.table import Server
from tests.page.unsaid import unsaid
from twinspan.cli.story import Story
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.core.terms import Event
from twinspan.games import game, game_ids, game_of
from twinspan.text.teller import Teller, teller
from twinspan.text.words import LANGUAGES, words

# What the page says in other words than a terminal, or not at all, where it has a map to show.
IN_OTHER_WORDS = {"bridgetown": {"moved": "bridgetown-moved-to", "only-choice": None}}


def tell(the_game: Game, events: list[Event], language: str, names: list[str]) -> list[str]:
    """The story as a terminal tells it: its lines, without what is drawn around them."""
    paper = StringIO()
    console = Console(file=paper, width=1000)
    told = teller(the_game, words(language), names)
    story = Story(console, told)
    others = IN_OTHER_WORDS.get(the_game.id, {})
    for event in told.told(events):
        if event.kind not in others:
            story.tell([event])
        elif (message := others[event.kind]) is not None:
            console.print(arrival(told, event, message))
    lines = [line.strip(" ─") for line in paper.getvalue().splitlines()]
    return [line for line in lines if line]


def arrival(told: Teller, event: Event, message: str) -> str:
    """Where a move has led; the map shows the way."""
    spaces = event.facts["spaces"]
    assert isinstance(spaces, list)
    arguments = told.arguments({**event.facts, "space": spaces[-1]})
    arguments.update(player=told.player(event.seat), end=arguments["space"])
    return told.words.text(message, arguments)


def shown_raw(player: Player, table: Table) -> list[str]:
    # The name of the record's file has the table in it and is no message.
    return unsaid([player.page.locator("body").inner_text().replace(table.id, "")])


def switch(player: Player, language: str) -> None:
    menu = player.page.get_by_role("combobox", name=player.say("page-language"), exact=True)
    menu.select_option(language)
    player.language = language
    player.whose_turn.wait_for()


@pytest.mark.parametrize("game_id", game_ids())
def test_another_language_changes_everything_at_once(
    server: Server, visit: Visit, game_id: str
) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    table = alone(server, visitor, bots=2, game=game_id)
    ada = table.players["Ada"]
    table.play_to_round(2)
    names = [seat.name or "" for seat in table.data().seats]
    ada.await_turn()
    for language in (*LANGUAGES[1:], "en"):
        switch(ada, language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.whose_turn).to_have_text(ada.say("game-your-turn"))
        expect(ada.choices.first).to_be_visible()
        assert ada.story_lines() == tell(game(game_id), listener.events(), language, names)
        assert shown_raw(ada, table) == []


def events_of(record: Record) -> list[Event]:
    """All that happened in a finished game and everybody may read, played again from its record."""
    events: list[Event] = []
    position = record.start(game_of(record.setup), events)
    for decision in record.decisions:
        position.play(decision.seat, decision.notation, events)
    return [event for event in events if event.readable_by(None)]


@pytest.mark.parametrize("name", ["end", "faces", "race-end", "eight"])
def test_the_page_tells_the_same_story_as_a_terminal(
    gallery: Server, visit: Visit, name: str
) -> None:
    watcher = Player(visit(gallery)).sit_at(id_of(name))
    watcher.story.get_by_role("listitem").first.wait_for(state="attached")
    table = Table(gallery, id_of(name), {"Cleo": watcher})
    record = table.record()
    names = [seat.name or "" for seat in table.data().seats]
    for language in LANGUAGES:
        switch(watcher, language)
        assert watcher.story_lines() == tell(
            game_of(record.setup), events_of(record), language, names
        )
        assert shown_raw(watcher, table) == []
