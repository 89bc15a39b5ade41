"""Tables of Old London Bridge at which somebody may want what is not possible: the moments just
before."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator

from tests.page.laying import Laid, secret_of
from tests.page.refusals import Wish
from tests.page.table import Visitor
from twinspan.core.position import Position
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Action
from twinspan.games import game
from twinspan.games.london.components import CENTRE, Tile
from twinspan.server.storage import SeatState
from twinspan.table.journal import Entry
from twinspan.table.match import Match
from twinspan.text.teller import teller
from twinspan.text.words import words

_NAMES: Final = ("Cleo", "Maud", "Osbert", "Wat")
_COLOURS: Final = ("teal", "red", "gold", "violet")
_MOST_GAMES: Final = 2000  # until a case comes up; a few are enough for most
_LONDON: Final = game("london")
_WORDS: Final = words("en")
_TELLER: Final = teller(_LONDON, _WORDS, _NAMES)


@dataclass(frozen=True)
class Case:
    """What is asked, what somebody may want instead, and the reason why not."""

    decision: str
    why: str
    rule: str
    piece: str | None  # the message that is its name; none for a house
    seats: int = 4
    preferred: tuple[str, ...] = ()  # what everybody likes best, so that it comes to this
    tile: int | None = None  # what Cleo has; mostly nothing, for tiles open other ways


_GATES: Final = ("stack gate", "outer gate", "centre")
_HOSTELRIES: Final = ("take 1", "stack hostelry", "outer hostelry", "centre")
_LAST_AND_DEAR: Final = ("cards 0 0", "centre", "stack guild")

_PLACE, _TAKE = "place", "take-cards"
_SPACE, _CENTRE, _STACK = "london-space-pays", "london-centre", "london-stack-empty"
_CARD, _TILE = "london-supply-card", "london-tile-is"

CASES: Final = {
    "xspace": Case(_PLACE, "x-space", "L3.3.2", "london-space-x"),
    "taken": Case(_PLACE, "space-occupied", "L3.3.3", _SPACE),
    "own": Case(_PLACE, "own-space", "L3.3.4", _SPACE, seats=2),
    "poor": Case(_PLACE, "too-poor", "L3.3.2", _CENTRE, seats=2, preferred=_LAST_AND_DEAR),
    "emptyplace": Case(_PLACE, "stack-empty", "L3.3.3", _STACK, preferred=_GATES[:2]),
    "emptystack": Case("stack", "stack-empty", "L3.3.3", _STACK, preferred=_GATES),
    "line": Case("replace", "breaks-the-line", "L4.3", None),
    "valuable": Case(_TAKE, "card-too-valuable", "L5.4", _CARD),
    "nocard": Case(_TAKE, "no-card-in-supply", "L5.4", _CARD, seats=2, preferred=_HOSTELRIES),
    "fresh": Case(_PLACE, "tile-fresh", "L6.1", _TILE, seats=2),
    "later": Case(_PLACE, "other-decision", "T3", _TILE, tile=Tile.RAISE),
}


def london_wishes(cleo: int) -> dict[str, Wish]:
    """Every case as it has come up in a game, by its name."""
    return {name: _meet(name, case, cleo) for name, case in CASES.items()}


def _meet(name: str, case: Case, cleo: int) -> Wish:
    """The first time that it comes up."""
    for match, secret, journal in _play(case):
        refusal = _refusal(case, match.position)
        if refusal is not None:
            (own, colour), *others = zip(_NAMES, _COLOURS, strict=True)
            bots = [SeatState(None, bot, paint, bot="apprentice") for bot, paint in others]
            seats = [SeatState(cleo, own, colour), *bots][: case.seats]
            return Wish(
                table=Laid(name, secret, seats, {}, entries=journal),
                decision=case.decision,
                rule=case.rule,
                reason=_TELLER.refusal(refusal).removesuffix(f" ({refusal.rule})"),
                piece=_beginning(_piece(case, refusal)),
                told_at_once=case.piece != _TILE,  # which tells what it is good for
            )
    raise AssertionError(f"it never comes to this: {case}")


def _beginning(start: str) -> Callable[[Visitor], Locator]:
    """The piece whose name begins like this."""
    name = re.compile(f"^{re.escape(start)}")
    return lambda visitor: visitor.page.get_by_role("button", name=name)


def _play(case: Case) -> Iterator[tuple[Match, bytes, list[Entry]]]:
    """Games of players who do what they prefer, else anything: after every decision the
    match, its secret and its journal so far."""
    for number in range(_MOST_GAMES):
        secret = secret_of(f"an afternoon in Lambeth {number}")
        rng = random.Random(number)
        match = Match(_LONDON, _LONDON.setup(case.seats), secret)
        journal: list[Entry] = []
        while not match.over:
            seat = match.asked()[0]
            legal = match.position.legal(seat)
            action = min(legal, key=lambda action: (_preference(case, action), rng.random()))
            journal.append(Entry("decide", seat, action.id))
            match.check(journal[-1], match.point)
            match.apply(journal[-1])
            yield match, secret, journal


def _preference(case: Case, action: Action) -> int:
    begins = [action.notation.startswith(start) for start in case.preferred]
    return [*begins, True].index(True)


def _refusal(case: Case, position: Position) -> Refusal | None:
    """The refusal in question, if Cleo would meet it here."""
    if position.outcome() or position.to_act() != (0,) or position.decision() != case.decision:
        return None
    state: Any = position.view(0)["state"]
    tiles = state["tiles"][0]
    if any(tiles) if case.tile is None else not tiles[case.tile]:
        return None
    refusals = (position.refuse(0, action) for action in _LONDON.actions)
    return next((refusal for refusal in refusals if refusal and _is(case, refusal)), None)


def _is(case: Case, refusal: Refusal) -> bool:
    centre = refusal.facts.get("space") == CENTRE
    return refusal.why == case.why and (not centre or case.piece == _CENTRE)


def _piece(case: Case, refusal: Refusal) -> str:
    """How the name of the piece begins, as far as it tells the pieces apart."""
    facts = dict(refusal.facts)
    if "space" in facts:
        facts["type"] = facts["space"]
    if case.tile is not None:
        facts["tile"] = case.tile
    if case.piece is None:
        return str(_TELLER.fact("old", facts["old"]))
    open_ends = dict.fromkeys(("amount", "count", "about"), "…")
    return _WORDS.text(case.piece, {**_TELLER.arguments(facts), **open_ends}).split("…")[0]
