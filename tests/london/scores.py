"""The final scoring of a table as it lies (see table.py), and its lines as plain tuples."""

from twinspan.core.errors import Facts
from twinspan.core.terms import Outcome
from twinspan.games.london import LondonPosition
from twinspan.games.london.state import OVER

Line = tuple[int, str, int, str, Facts]


def over(position: LondonPosition) -> Outcome:
    """End the game with the table as it lies."""
    position.step = OVER
    position.asked = ()
    position.offers = {}
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


def placed(rule: str, why: str, *ranked: tuple[int, int, int, int]) -> list[Line]:
    """The lines of a competition: (seat, amount, value, place) from first to last."""
    return [
        (seat, rule, amount, why, {"value": value, "place": place})
        for seat, amount, value, place in ranked
    ]


def row(seat: int, length: int) -> list[int]:
    """So many numbered buildings in one line; those of two seats are all different."""
    return [60 - seat - 4 * site for site in range(length)]
