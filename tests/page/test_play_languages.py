"""Four languages: one table, one story."""

import re
from io import StringIO

import pytest
from playwright.sync_api import expect
from rich.console import Console

from tests.page.playing import Ear, Player, Table, Visit, alone
from tests.page.table import Server
from twinspan.cli.story import Story
from twinspan.core.game import Event
from twinspan.core.record import Record
from twinspan.games import game
from twinspan.text.tellers import teller
from twinspan.text.words import LANGUAGES, words

# How the names of messages begin; a name that is shown raw means that its message is missing.
RAW = re.compile(
    r"\b(?:game|event|decision|choice|refusal|score|page|london|ending|guide|lobby|settings|home"
    r"|games|table|option|error|cli|type|crest|card|tile|space|slot|face|building|colour|bot)"
    r"-[a-z0-9-]+"
)


def tell(events: list[Event], language: str, names: list[str]) -> list[str]:
    """The story as a terminal tells it: its lines, without what is drawn around them."""
    paper = StringIO()
    console = Console(file=paper, width=1000)
    Story(console, teller(game("london"), words(language), names)).tell(events)
    lines = [line.strip(" ─") for line in paper.getvalue().splitlines()]
    return [line for line in lines if line]


def shown_raw(player: Player, table: Table) -> list[str]:
    # The name of the record's file has the table in it and is no message.
    return RAW.findall(player.page.locator("body").inner_text().replace(table.id, ""))


def switch(player: Player, language: str) -> None:
    menu = player.page.get_by_role("combobox", name=player.say("page-language"), exact=True)
    menu.select_option(language)
    player.language = language
    player.whose_turn.wait_for()


def test_another_language_changes_everything_at_once(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    ear = Ear(visitor)
    table = alone(server, visitor, bots=2)
    ada = table.players["Ada"]
    table.play_to_round(2)
    names = [seat.name or "" for seat in table.data().seats]
    ada.await_turn()
    for language in (*LANGUAGES[1:], "en"):
        switch(ada, language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.whose_turn).to_have_text(ada.say("game-your-turn"))
        expect(ada.choices.first).to_be_visible()
        assert ada.story_lines() == tell(ear.events(), language, names)
        assert shown_raw(ada, table) == []


def events_of(record: Record) -> list[Event]:
    """All that happened in a finished game and everybody may read, played again from its record."""
    the_game = game(record.game)
    events: list[Event] = []
    position = record.start(the_game, events)
    for decision in record.decisions:
        position.play(decision.seat, decision.notation, events)
    return [event for event in events if event.readable_by(None)]


@pytest.mark.parametrize("options", [{}, {"chapel": "L8.2", "gate": "L8.6", "bridge": "L8.14"}])
def test_the_page_tells_the_same_story_as_a_terminal(
    server: Server, visit: Visit, options: dict[str, object]
) -> None:
    table = alone(server, visit(server), bots=3, **options)
    ada = table.players["Ada"]
    ada.resign()
    expect(ada.whose_turn).to_have_text(ada.say("game-over"))
    events = events_of(table.record())
    names = [seat.name or "" for seat in table.data().seats]
    for language in LANGUAGES:
        switch(ada, language)
        assert ada.story_lines() == tell(events, language, names)
        assert shown_raw(ada, table) == []
