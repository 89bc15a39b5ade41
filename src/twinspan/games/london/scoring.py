"""The end of the game (L7): final scoring, line by line, and the ranking."""

from typing import Final

from twinspan.core.game import Outcome, ScoreLine
from twinspan.core.terms import totals
from twinspan.games.london.competition import competition, ranking
from twinspan.games.london.components import BASE, CARD_VALUES
from twinspan.games.london.faces import TILE_SETS, face_lines
from twinspan.games.london.state import NO_BUILDING, SITES, Player, State

EMPTY_STACKS_END: Final = 3  # L7.1
_BASE_RULES: Final = ("L7.2a", "L7.2b", "L7.2c", "L7.2d")  # by slot
_BASE_WHYS: Final = ("chapel-track", "gate-track", "hand-value", "most-buildings")


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


def final_lines(state: State) -> list[ScoreLine]:
    """R7.7: the money earned, the four scorings in order, empty sites, unused tiles."""
    lines = [
        ScoreLine(seat, "L7.5", player.money, "money", {})
        for seat, player in enumerate(state.players)
    ]
    for slot, face in enumerate(state.faces):
        lines += base_lines(state, slot) if face == BASE else face_lines(state, face)
    lines += _empty_site_lines(state, lines)
    if TILE_SETS not in state.faces:
        lines += _unused_tile_lines(state)
    return lines


def _empty_site_lines(state: State, so_far: list[ScoreLine]) -> list[ScoreLine]:
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


def _unused_tile_lines(state: State) -> list[ScoreLine]:
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


def final_outcome(state: State) -> Outcome:
    """L7.5: most money wins; tie: chapel track."""
    lines = final_lines(state)
    scores = totals(lines, state.seats)
    ranks = [0] * state.seats
    for rank, seat in enumerate(ranking(state, scores)):
        ranks[seat] = rank + 1
    return Outcome(scores, ranks, lines, why_over(state))


def game_ends(state: State) -> bool:
    """L7.1: after the last round, or a round at whose end three building stacks are empty."""
    return state.round == state.rounds() or state.tops.count(NO_BUILDING) >= EMPTY_STACKS_END


def why_over(state: State) -> str:
    """L7.1: the last round was played, or three building stacks were empty before."""
    return "all-rounds-played" if state.round == state.rounds() else "stacks-empty"
