"""The final scoring of a table as it lies (see table.py), and its lines as plain tuples."""

from collections.abc import Mapping

from twinspan.core.errors import Facts
from twinspan.core.terms import Outcome
from twinspan.games.london import LondonPosition
from twinspan.games.london.state import OVER

Line = tuple[int, str, int, str, Facts]


def over(position: LondonPosition) -> Outcome:
    """End the game with the table as it lies."""
    position.step = OVER
    position.asked = ()
    position.answers = [()] * position.seats
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def lines(outcome: Outcome, *rules: str) -> list[Line]:
    """The score lines in their order; all of them, or those of these rules."""
    return [
        (line.seat, line.rule, line.amount, line.why, line.facts)
        for line in outcome.lines
        if not rules or line.rule in rules
    ]


def placed(
    rule: str,
    why: str,
    *ranked: tuple[int, int, int, int],
    ties: Mapping[int, list[int]] | None = None,
) -> list[Line]:
    """The lines of a competition: (seat, amount, value, place) from first to last; between whom
    and whom the chapel track had to decide."""
    return [
        (seat, rule, amount, why, {"value": value, "place": place, **tie(seat, ties or {})})
        for seat, amount, value, place in ranked
    ]


def tie(seat: int, ties: Mapping[int, list[int]]) -> Facts:
    """What a line or an event says of the tie that a seat was in, if it was in one."""
    return {"tied": ties[seat], "tie_break": "chapel"} if seat in ties else {}


def all_tied(*seats: int) -> dict[int, list[int]]:
    """These have as much as each other."""
    return {seat: [other for other in seats if other != seat] for seat in seats}


def row(seat: int, length: int) -> list[int]:
    """So many numbered buildings in one line; those of two seats are all different."""
    return [60 - seat - 4 * site for site in range(length)]
