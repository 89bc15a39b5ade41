"""What earlier versions of the rules did differently. What goes with each of them when nobody needs
it any more is listed in ``rules.py``.

Version 1: the end space of the gate track was no bonus space (its component values:
``components-1.toml``), and score lines did not say that a tie was broken. (Events say so in every
version: records hold outcomes, and no events.)
"""

from twinspan.core.terms import Outcome, ScoreLine
from twinspan.games.london.end import final_outcome
from twinspan.games.london.state import State

_TIE_FACTS = ("tied", "tie_break")


def outcome_in_version_1(state: State) -> Outcome:
    outcome = final_outcome(state)
    lines = [
        ScoreLine(
            line.seat,
            line.rule,
            line.amount,
            line.why,
            {name: fact for name, fact in line.facts.items() if name not in _TIE_FACTS},
        )
        for line in outcome.lines
    ]
    return Outcome(outcome.scores, outcome.ranks, lines, outcome.why)
