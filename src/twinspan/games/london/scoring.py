"""Scoring (L7.2 to L7.4): players are compared, and every tie is broken by the chapel track."""

from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.terms import ScoreLine, Seat, totals
from twinspan.games.london.components import CARD_VALUES
from twinspan.games.london.state import SITES, Player, State

CHAPEL_TRACK: Final = "chapel"  # what breaks a tie
_BASE_RULES: Final = ("L7.2a", "L7.2b", "L7.2c", "L7.2d")  # by slot
_BASE_WHYS: Final = ("chapel-track", "gate-track", "hand-value", "most-buildings")


# ----- comparing players --------------------------------------------------------------------------


def ranking(state: State, values: list[int]) -> list[Seat]:
    """All seats, the highest value first; equal values: ahead on the chapel track (R7.6 too)."""
    return sorted(state.chapel_order, key=lambda seat: -values[seat])


def best(state: State, values: list[int]) -> Seat | None:
    """The one with most; nobody if nobody has any (R8.18)."""
    seat = ranking(state, values)[0]
    return seat if values[seat] > 0 else None


def tied_with(seat: Seat, values: list[int]) -> list[Seat]:
    """The others who have as much."""
    return [other for other, value in enumerate(values) if value == values[seat] and other != seat]


def tie_facts(tied: list[Seat]) -> Facts:
    """L7.2: who had as much, and what decided between them; nothing where there was no tie."""
    return {"tied": tied, "tie_break": CHAPEL_TRACK} if tied else {}


def places_paid(state: State) -> list[int]:
    """L7.2: three places with four players, two with three, one with two."""
    return state.components.scoring.places[: state.seats - 1]


def competition(state: State, rule: str, why: str, values: list[int]) -> list[ScoreLine]:
    """One line for each seat: its place pays, if it has any of what is counted (R8.18)."""
    paid = places_paid(state)
    ranked = ranking(state, values)
    lines: list[ScoreLine] = []
    for index, seat in enumerate(ranked):
        value = values[seat]
        placed = index < len(paid) and value > 0
        facts: Facts = {"value": value, "place": index + 1 if placed else 0}
        if value > 0:
            tied = tied_with(seat, values)
            # Where nobody of those who tied is paid, nothing was decided between them.
            if placed or any(ranked.index(other) < len(paid) for other in tied):
                facts = {**facts, **tie_facts(tied)}
        lines.append(ScoreLine(seat, rule, paid[index] if placed else 0, why, facts))
    return lines


# ----- what the board itself scores ---------------------------------------------------------------


def hand_value(player: Player) -> int:
    return sum(value * player.hand[value] for value in range(CARD_VALUES))


def base_lines(state: State, slot: int) -> list[ScoreLine]:
    """L7.2a-d: the scoring that is printed on the board."""
    players = state.players
    if slot == 0:
        values = [player.chapel for player in players]
    elif slot == 1:
        values = [player.gate for player in players]
    elif slot == 2:
        values = [hand_value(player) for player in players]
    else:
        values = [len(player.bridge) for player in players]
    return competition(state, _BASE_RULES[slot], _BASE_WHYS[slot], values)


def empty_site_lines(state: State, so_far: list[ScoreLine]) -> list[ScoreLine]:
    """L7.3: empty sites cost, but nobody pays more than they have (R7.7)."""
    costs = state.components.scoring.empty_sites
    money = totals(so_far, state.seats)
    lines: list[ScoreLine] = []
    for seat, player in enumerate(state.players):
        empty = SITES - len(player.bridge)
        cost = costs[min(empty, len(costs) - 1)]
        facts = {"value": empty, "cost": cost}
        lines.append(ScoreLine(seat, "L7.3", -min(cost, money[seat]), "empty-sites", {**facts}))
    return lines


def unused_tile_lines(state: State) -> list[ScoreLine]:
    """L7.4: each unused bonus tile pays £1."""
    each = state.components.scoring.unused_tile
    return [
        ScoreLine(
            seat,
            "L7.4",
            each * player.unused_tiles(),
            "unused-tiles",
            {"value": player.unused_tiles()},
        )
        for seat, player in enumerate(state.players)
    ]
