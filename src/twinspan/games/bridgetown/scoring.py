"""The end of the game (B6): all eight bridges, or the most colours after five rounds."""

from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.terms import NOBODY, Outcome, ScoreLine, Seat, totals
from twinspan.games.bridgetown.city import MODES
from twinspan.games.bridgetown.state import NO_FLAG, State

ALL_BRIDGES: Final = "all-bridges"
ALL_ROUNDS: Final = "all-rounds-played"


def winner_at_once(state: State) -> Seat:
    """B6.1: who has a flag of all eight bridges, or NOBODY."""
    for seat, player in enumerate(state.players):
        if NO_FLAG not in player.card:
            return seat
    return NOBODY


def colour_lines(state: State, seat: Seat) -> list[ScoreLine]:
    """B6.2: one for every colour on the card, with the bridges that it comes from."""
    card = state.players[seat].card
    lines: list[ScoreLine] = []
    for flag in range(MODES):
        bridges = [bridge for bridge, own in enumerate(card) if own == flag]
        if bridges:
            facts: Facts = {"flag": flag, "bridges": bridges}
            lines.append(ScoreLine(seat, "B6.2", 1, "colour", facts))
    return lines


def final_outcome(state: State) -> Outcome:
    """B6.1, B6.2: the winner of all bridges comes first; else colours, and equals share."""
    champion = winner_at_once(state)
    lines: list[ScoreLine] = []
    for seat in range(state.seats):
        if seat == champion:
            lines.append(ScoreLine(seat, "B6.1", 0, "all-bridges", {}))
        lines += colour_lines(state, seat)
    scores = totals(lines, state.seats)
    worth = [(seat == champion, score) for seat, score in enumerate(scores)]
    ranks = [1 + sum(other > own for other in worth) for own in worth]
    return Outcome(scores, ranks, lines, ALL_ROUNDS if champion == NOBODY else ALL_BRIDGES)
