"""The end of the game (L7): when it is over, the final scoring line by line, and the ranking."""

from typing import Final

from twinspan.core.terms import Outcome, ScoreLine, totals
from twinspan.games.london.components import BASE
from twinspan.games.london.faces import TILE_SETS, face_lines
from twinspan.games.london.scoring import (
    base_lines,
    empty_site_lines,
    ranking,
    unused_tile_lines,
)
from twinspan.games.london.state import NO_BUILDING, State

EMPTY_STACKS_END: Final = 3  # L7.1


def game_ends(state: State) -> bool:
    """L7.1: after the last round, or a round at whose end three building stacks are empty."""
    return state.round == state.rounds() or state.tops.count(NO_BUILDING) >= EMPTY_STACKS_END


def why_over(state: State) -> str:
    """L7.1: the last round was played, or three building stacks were empty before."""
    return "all-rounds-played" if state.round == state.rounds() else "stacks-empty"


def final_lines(state: State) -> list[ScoreLine]:
    """R7.7: the money earned, the four scorings in order, empty sites, unused tiles."""
    lines = [
        ScoreLine(seat, "L7.5", player.money, "money", {})
        for seat, player in enumerate(state.players)
    ]
    for slot, face in enumerate(state.faces):
        lines += base_lines(state, slot) if face == BASE else face_lines(state, face)
    lines += empty_site_lines(state, lines)
    if TILE_SETS not in state.faces:
        lines += unused_tile_lines(state)
    return lines


def final_outcome(state: State) -> Outcome:
    """L7.5: most money wins; tie: chapel track."""
    lines = final_lines(state)
    scores = totals(lines, state.seats)
    ranks = [0] * state.seats
    for rank, seat in enumerate(ranking(state, scores)):
        ranks[seat] = rank + 1
    return Outcome(scores, ranks, lines, why_over(state))
