"""When the game is over, computers say why they did what they did; before, they do not."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.page.bridgetown_scenes import PORTLAND, finished, four
from tests.page.laying import Laid, id_of, lay, reasoned
from tests.page.london_scenes import finished_london
from tests.page.moments import come_as
from tests.page.playing import Player, Visit
from tests.page.table import Server
from twinspan.core.position import Position
from twinspan.table.journal import Entry
from twinspan.table.match import Match
from twinspan.text.teller import Teller, teller
from twinspan.text.words import words

LANGUAGES: Final = ("en", "fr", "de", "it")


def london(table: str, ada: int, ben: int) -> Laid:
    return reasoned(finished_london(table, four(ada, ben)))


def bridgetown(table: str, ada: int, ben: int) -> Laid:
    return reasoned(finished(table, PORTLAND, four(ada, ben)))


GAMES: Final = {"london": london, "bridgetown": bridgetown}


class Reader:
    """Somebody who knows the journal, and reads on the page what it should say."""

    def __init__(self, player: Player, laid: Laid) -> None:
        self.player = player
        self._laid = laid
        self._names = [seat.name or "" for seat in laid.seats]

    @property
    def line(self) -> Locator:
        """The line of the story that is looked at."""
        return self.player.story.locator("li.shown")

    def expected(self, entry: Entry) -> str:
        """What a computer expected of its decision."""
        assert entry.reasons is not None
        return self.player.say(
            "game-expected",
            player=self._names[entry.seat],
            **self._numbers(entry.reasons[0].win_share, entry.reasons[0].score),
        )

    def others(self, position: Position, entry: Entry) -> list[str]:
        """What else it thought of, in the words that offered it."""
        assert entry.reasons is not None
        return [
            self.player.say(
                "game-next-best-of",
                choice=self._teller.choice(
                    position, entry.seat, position.game.action(other.action)
                ),
                **self._numbers(other.win_share, other.score),
            )
            for other in sorted(entry.reasons[1:], key=lambda one: -one.win_share)
        ]

    @property
    def _teller(self) -> Teller:
        return teller(self._laid.game, words(self.player.language), self._names)

    def _numbers(self, win_share: float, score: float) -> dict[str, str]:
        digits = {"london": 0, "bridgetown": 1}[self._laid.game.id]
        return {
            "win": self.player.say("share", percent=round(100 * win_share)),
            "score": self._teller.points(round(score, digits) if digits else round(score)),
        }


def deciding(match: Match, entries: Sequence[Entry]) -> list[tuple[int, Entry, Position]]:
    """The decisions that make a moment of their own: its number, and the position before it."""
    found = []
    for entry in entries:
        before = match.position.copy()
        match.apply(entry)
        if len(match.moments[-1].actions) == 1 and not before.simultaneous():
            found.append((match.point, entry, before))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_stepping_through_a_finished_game_tells_what_computers_expected(
    server: Server, visit: Visit, game: str
) -> None:
    secrets = (f"the-secret-of-ada-why-{game}", f"the-secret-of-ben-why-{game}")
    (laid,) = lay(server, lambda *two: [GAMES[game](f"why-{game[:5]}", *two)], *secrets)
    ada = Player(visit(server))
    come_as(ada.visitor, secrets[0])
    ada.sit_at(id_of(laid.name))
    ada.scores.wait_for()
    expect(ada.page.get_by_text(ada.say("ending-reasons"))).to_be_visible()
    ada.button("ending-look").click()
    reader = Reader(ada, laid)
    moments = deciding(laid.new_match(), laid.entries)[:40]
    weighed = [one for one in moments if one[1].reasons is not None]
    silent = [one for one in moments if one[1].reasons is None]
    assert weighed
    assert silent

    ada.visitor.go(f"/table/{id_of(laid.name)}/{moments[0][0] - 1}")
    ada.at_moment(moments[0][0] - 1)
    at = moments[0][0] - 1
    for number, entry, position in (*weighed[:4], silent[-1]):
        while at != number:  # step by step, as people do
            ada.button("game-forward" if at < number else "game-back").click()
            at += 1 if at < number else -1
            ada.at_moment(at)
        if entry.reasons is None:
            expect(ada.page.locator(".reason, .expected")).to_have_count(0)
            continue
        expect(ada.prompt).to_contain_text(reader.expected(entry))
        expect(reader.line).to_contain_text(reader.expected(entry))
        for other in reader.others(position, entry):
            expect(reader.line.get_by_role("listitem").filter(has_text=other)).to_have_count(1)

    number, entry, position = weighed[0]
    ada.visitor.go(f"/table/{id_of(laid.name)}/{number}")
    expect(reader.line).to_contain_text(reader.expected(entry))
    for language in LANGUAGES:
        ada.page.locator("header select").select_option(language)
        ada.language = language
        expect(reader.line).to_contain_text(reader.expected(entry))
        for other in reader.others(position, entry):
            expect(reader.line).to_contain_text(other)


def test_a_secret_choice_tells_the_reasons_of_each_computer(server: Server, visit: Visit) -> None:
    secrets = ("the-secret-of-ada-revealed", "the-secret-of-ben-revealed")
    (laid,) = lay(server, lambda *two: [london("revealed", *two)], *secrets)
    stranger = Player(visit(server))
    stranger.sit_at(id_of("revealed"))  # everybody may know
    stranger.visitor.go(f"/table/{id_of('revealed')}/1")
    reader = Reader(stranger, laid)
    expect(reader.line.locator(".reason")).to_have_count(2)
    for entry in laid.entries[:4]:
        if entry.reasons is not None:
            expect(reader.line).to_contain_text(reader.expected(entry))


def test_during_the_game_a_computer_keeps_its_reasons_to_itself(
    server: Server, visit: Visit
) -> None:
    """They are in the journal, and not even asked for."""
    secrets = ("the-secret-of-ada-silent", "the-secret-of-ben-silent")

    def unfinished(ada: int, ben: int) -> list[Laid]:
        """Up to a turn of Ada's, so that nobody plays on."""
        laid = london("silent", ada, ben)
        place = next(
            number
            for number, entry in enumerate(laid.entries)
            if number > 30 and entry.seat == 0 and laid.entries[number - 1].seat > 1
        )
        return [replace(laid, status="playing", entries=laid.entries[:place])]

    lay(server, unfinished, *secrets)
    ada = Player(visit(server))
    come_as(ada.visitor, secrets[0])
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.sit_at(id_of("silent"))
    last = int(ada.slider.get_attribute("max") or "")
    for moment in range(last - 1, last - 6, -1):
        ada.button("game-back").click()
        ada.at_moment(moment)
        expect(ada.page.locator(".reason, .expected")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/reasons")]


def test_the_computer_of_who_has_resigned_does_not_speak_for_them(
    server: Server, visit: Visit
) -> None:
    secrets = ("the-secret-of-ada-resigned", "the-secret-of-ben-resigned")

    def resigned(ada: int, ben: int) -> list[Laid]:
        """Ben resigned at once; the reasons of his seat are a computer's."""
        laid = finished_london("resigned", four(ada, ben))
        as_bots = [replace(seat, bot=seat.bot or "apprentice") for seat in laid.seats]
        thought = reasoned(replace(laid, seats=as_bots))
        own = [entry if entry.seat else replace(entry, reasons=None) for entry in thought.entries]
        return [replace(laid, entries=[Entry("resign", 1), *own])]

    (laid,) = lay(server, resigned, *secrets)
    ada = Player(visit(server))
    come_as(ada.visitor, secrets[0])
    match = laid.new_match()
    number = next(
        number
        for number, entry, _ in deciding(match, laid.entries)
        if entry.seat == 1 and entry.reasons is not None
    )
    ada.sit_at(id_of("resigned"))
    ada.visitor.go(f"/table/{id_of('resigned')}/{number}")
    name = laid.seats[1].name or ""
    told = ada.opening("game-expected-for", player=name, win="…", score="")
    expect(ada.prompt).to_contain_text(told)
    ben = ada.page.get_by_role("article", name=name, exact=True)
    expect(ben).to_contain_text(ada.say("game-resigned"))
