"""The kinds of events, with the facts that they carry. What a game tells besides these is listed in
its own ``events.py``, with what else their reader should know; ``docs/events.md`` is written from
all of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NOBODYS: Final = "nobody"  # whose an event can be
EVERYBODY: Final = "everybody"  # who may read it
ITS_SEAT: Final = "its seat alone"


@dataclass(frozen=True)
class EventKind:
    """One kind of event: when it is told, whose it is, its facts by name, and who may read it."""

    when: str
    whose: str = NOBODYS
    facts: Mapping[str, str] = field(default_factory=dict)
    optional: Mapping[str, str] = field(default_factory=dict)  # facts that are not always there
    readers: str = EVERYBODY


@dataclass(frozen=True)
class LineKind:
    """One kind of score line, by its ``why``: what it counts, and its facts by name."""

    what: str
    facts: Mapping[str, str] = field(default_factory=dict)
    optional: Mapping[str, str] = field(default_factory=dict)


TIE: Final = {
    "tied": "the other seats that had as much",
    "tie_break": "what decided between them",
}

EVENTS: Final = {
    "round": EventKind(
        "a round begins",
        facts={"round": "its number, from 1", "rounds": "how many there are"},
    ),
    "only-choice": EventKind(
        "a question had one answer only, which was given without asking",
        whose="who would have been asked",
        facts={"action": "the answer's notation", "to": "the name of the decision"},
        readers=f"{EVERYBODY}; in a secret choice {ITS_SEAT}",
    ),
    "over": EventKind("the game is over", facts={"why": "the reason, as in `outcome().why`"}),
    "score": EventKind(
        "then each line of the score, with the facts of the line",
        whose="whose line it is",
        facts={
            "rule": "the rule that scores",
            "why": "what the line is for",
            "amount": "what it brings",
        },
    ),
    "rank": EventKind(
        "and last each player's rank, the best first",
        whose="whose rank it is",
        facts={"rank": "1 is best, equal ranks share", "amount": "the score"},
    ),
}
