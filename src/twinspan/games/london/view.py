"""What a player may know (L9), what is drawn where they cannot, and playing from memory (R9.3)."""

import random
from typing import Final

from twinspan.core.errors import SnapshotError
from twinspan.core.game import Event, Seat, View
from twinspan.core.notation import Columns
from twinspan.core.reader import Reader
from twinspan.core.terms import NOBODY
from twinspan.games.london.bidding import in_hand, possible_choices
from twinspan.games.london.columns import HIDDEN, NO_CHOICE, write_state
from twinspan.games.london.components import CARD_VALUES
from twinspan.games.london.state import State

UNSAID: Final = "unsaid"  # the amount or card of an event that is left to memory
_AMOUNTS: Final = frozenset(
    ("start-hand", "placed-outer", "placed-centre", "haberdasher", "track-money", "face-paid")
)
_CARDS: Final = frozenset(("card-taken", "card-taken-back"))
# Shown to nobody before the end: scores, and forced actions, which name the cards taken.
_TELLTALES: Final = frozenset(("score", "rank", "only-choice"))


def seen_state(state: State, seat: Seat | None) -> Columns:
    """L9.1, L9.2: all is open but cards chosen and not revealed.

    Orders under the tops need no hiding: a position has none.
    """
    columns = write_state(state)
    columns["choices"] = [_seen_choice(state, owner, owner == seat) for owner in range(state.seats)]
    return columns


def _seen_choice(state: State, owner: Seat, own: bool) -> int:
    choice = state.players[owner].choice
    if choice is None:
        return NO_CHOICE
    return choice.id if own else HIDDEN


def guess_choices(state: Columns, seats: int, seat: Seat | None, rng: random.Random) -> Columns:
    """Draw each choice that is hidden from a seat uniformly from all that the hand allows."""
    column = Reader(state.get("choices"), "state.choices", SnapshotError)
    choices = column.integers(HIDDEN, 1000, seats)
    if HIDDEN not in choices:
        return state
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


def veiled_view(view: View) -> View:
    """R9.3: the view as the table shows it to a person who plays from memory."""
    state = view["state"]
    assert isinstance(state, dict)
    if view["outcome"] is not None:
        return view
    own = view["seat"]
    money = [amount if seat == own else -1 for seat, amount in enumerate(state["money"])]
    hands = [hand if seat == own else [] for seat, hand in enumerate(state["hands"])]
    return {**view, "state": {**state, "money": money, "hands": hands}}


def veiled_event(event: Event, reader: Seat | None) -> Event | None:
    """R9.3: the event as the log shows it: others' amounts and cards taken are left to memory."""
    if event.kind in _TELLTALES:
        return None
    if event.seat in (reader, NOBODY):
        return event
    facts = dict(event.facts)
    if event.kind in _AMOUNTS:
        facts["amount"] = UNSAID
    if event.kind in _CARDS:
        facts["card"] = UNSAID
    if event.kind == "start-hand":
        facts["cards"] = []
    return Event(event.kind, event.seat, facts, event.reader)
