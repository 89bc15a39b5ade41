"""What a player may know (L9), what is drawn where they cannot, and playing from memory (R9.3)."""

import random
from typing import Any, Final

from twinspan.core.columns import Columns
from twinspan.core.errors import SnapshotError
from twinspan.core.reader import Reader
from twinspan.core.terms import NOBODY, Event, Seat
from twinspan.games.london.bidding import in_hand, possible_choices
from twinspan.games.london.columns import HIDDEN
from twinspan.games.london.components import CARD_VALUES
from twinspan.games.london.options import LondonOptions
from twinspan.games.london.state import NO_CHOICE, LondonPosition

HIDDEN_FACT: Final = "unsaid"  # the amount or card of an event that is left to memory
_AMOUNTS: Final = frozenset(
    ("start-hand", "placed-outer", "placed-centre", "haberdasher", "track-money", "face-paid")
)
_CARDS: Final = frozenset(("card-taken", "card-taken-back"))
# Shown to nobody before the end: scores, and forced actions, which name the cards taken.
_GIVES_AWAY: Final = frozenset(("score", "rank", "only-choice"))


def hide_choices(state: LondonPosition, columns: Columns, seat: Seat | None) -> None:
    """L9.1, L9.2: all is open but cards chosen and not revealed.

    Orders under the tops need no hiding: a position has none.
    """
    columns["choices"] = [
        HIDDEN if player.choice != NO_CHOICE and owner != seat else player.choice
        for owner, player in enumerate(state.players)
    ]


def guess_choices(
    state: dict[str, Any], seats: int, seat: Seat | None, rng: random.Random
) -> Columns:
    """Draw each choice that is hidden from a seat uniformly from all that the hand allows."""
    hidden: object = state.get("choices")
    if isinstance(hidden, list) and HIDDEN not in hidden:
        return state
    column = Reader(hidden, "state.choices", SnapshotError)
    choices = column.integers(HIDDEN, 1000, seats)
    hands = Reader(state.get("hands"), "state.hands", SnapshotError).rows(
        0, 1000, seats, CARD_VALUES
    )
    for other in range(seats):
        if choices[other] == HIDDEN:
            possible = [
                choice for choice in possible_choices(seats) if in_hand(hands[other], choice)
            ]
            if not possible or other == seat:
                raise column.fail("impossible-choice", seat=other)
            choices[other] = rng.choice(possible).id
    return {**state, "choices": choices}


def masked_view(view: dict[str, object]) -> dict[str, object]:
    """R9.3: the view as the table shows it to a person who plays from memory."""
    state, options = view["state"], view["options"]
    assert isinstance(state, dict)
    assert isinstance(options, dict)
    if view["outcome"] is not None or not options["from_memory"]:
        return view
    own = view["seat"]
    money = [amount if seat == own else -1 for seat, amount in enumerate(state["money"])]
    hands = [hand if seat == own else [] for seat, hand in enumerate(state["hands"])]
    return {**view, "state": {**state, "money": money, "hands": hands}}


def masked_event(event: Event, options: LondonOptions, reader: Seat | None) -> Event | None:
    """R9.3: the event as the log shows it: others' amounts and cards taken are left to memory."""
    if not options.from_memory:
        return event
    if event.kind in _GIVES_AWAY:
        return None
    if event.seat in (reader, NOBODY):
        return event
    facts = dict(event.facts)
    if event.kind in _AMOUNTS:
        facts["amount"] = HIDDEN_FACT
    if event.kind in _CARDS:
        facts["card"] = HIDDEN_FACT
    if event.kind == "start-hand":
        facts["cards"] = []
    return Event(event.kind, event.seat, facts, event.reader)
