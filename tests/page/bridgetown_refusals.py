"""Tables of Bridgetown Races at which somebody may want what is not possible."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator

from tests.page.bridgetown_scenes import PORTLAND, stopped
from tests.page.racing import Racer, people, position_of
from tests.page.refusals import Wish
from twinspan.text.teller import teller
from twinspan.text.words import words


@dataclass(frozen=True)
class Case:
    """After how many decisions of a game, what somebody may want, and the reason why not."""

    after: int
    wanted: str
    rule: str
    piece: Callable[[Racer], Locator]


CASES: Final = {
    "ownmode": Case(7, "plan car", "B3.3", lambda rita: rita.sector("car")),
    "gone": Case(6, "plan first", "B3.4", lambda rita: rita.sector("first")),
    "modenext": Case(5, "plan first", "B3.5", lambda rita: rita.sector("first")),
    "nomode": Case(13, "ride walk", "B3.6", lambda rita: rita.sector("walk")),
    "blue": Case(13, "swap FRE STE", "B3.12", lambda rita: rita.flag("STE")),
    "notlinked": Case(16, "to FRE", "B4.1", lambda rita: rita.space("FRE")),
    "back": Case(16, "to BUW3", "B4.2", lambda rita: rita.space("BUW3")),
    "stairs": Case(101, "to FW1", "B4.3", lambda rita: rita.space("FW1")),
    "offrails": Case(32, "to BWY2", "B4.5", lambda rita: rita.space("BWY2")),
    "deadend": Case(139, "to INT3", "B3.8", lambda rita: rita.space("INT3")),
}


def bridgetown_wishes(cleo: int) -> dict[str, Wish]:
    """Every case, by its name."""
    return {name: _meet(name, case, cleo) for name, case in CASES.items()}


def _meet(name: str, case: Case, cleo: int) -> Wish:
    table = stopped(name, (PORTLAND, case.after), people(cleo, "Cleo"))
    position = position_of(table)
    game, seat = position.game, position.to_act()[0]
    refusal = position.refuse(seat, game.action(case.wanted))
    assert refusal is not None, f"{case.wanted} is possible"
    assert refusal.rule == case.rule
    told = teller(game, words("en"), [one.name or "" for one in table.seats]).refusal(refusal)
    decision = position.decision()
    assert decision is not None
    return Wish(
        table=table,
        decision=decision,
        rule=case.rule,
        reason=told.removesuffix(f" ({refusal.rule})"),
        piece=lambda visitor: case.piece(Racer(visitor, table)),
        told_at_once=case.wanted.startswith(("plan", "ride")),  # on the map many are too far away
    )
