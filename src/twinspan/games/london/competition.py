"""Comparing players (L7.2, L8.17): every tie is broken by the chapel track."""

from twinspan.core.game import ScoreLine, Seat
from twinspan.games.london.state import State


def ranking(state: State, values: list[int]) -> list[Seat]:
    """All seats, the highest value first; equal values: ahead on the chapel track (R7.6 too)."""
    return sorted(state.chapel_order, key=lambda seat: -values[seat])


def best(state: State, values: list[int]) -> Seat | None:
    """The one with most; nobody if nobody has any (R8.18)."""
    seat = ranking(state, values)[0]
    return seat if values[seat] > 0 else None


def places_paid(state: State) -> list[int]:
    """L7.2: three places with four players, two with three, one with two."""
    return state.components.scoring.places[: state.seats - 1]


def competition(state: State, rule: str, why: str, values: list[int]) -> list[ScoreLine]:
    """One line for each seat: its place pays, if it has any of what is counted (R8.18)."""
    paid = places_paid(state)
    lines: list[ScoreLine] = []
    for index, seat in enumerate(ranking(state, values)):
        placed = index < len(paid) and values[seat] > 0
        amount = paid[index] if placed else 0
        facts = {"value": values[seat], "place": index + 1 if placed else 0}
        lines.append(ScoreLine(seat, rule, amount, why, {**facts}))
    return lines
