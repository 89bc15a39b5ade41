"""Figures with their intervals, from games that are independent of each other.

All that is said of a game's balance is a ratio of two sums over its games. That is plain for shares
and averages (all that was paid, by all who could be paid). It is true of the slope of a regression
within the tables too, since each table has its own average. So one way to an interval serves all:
players of one table depend on each other, so what varies is always the whole game.
"""

import math
from collections.abc import Sequence
from typing import Final

from twinspan.contest.figures import FEWEST_DEALS, Figure, Interval, Share, student

FEWEST_GAMES: Final = FEWEST_DEALS  # in which something was seen, before anything is said of it


def share(parts: Sequence[float], wholes: Sequence[int]) -> Figure | None:
    """Which part of all that is, game by game; None if too few games say anything about it."""
    if sum(1 for whole in wholes if whole) < FEWEST_GAMES:
        return None
    found = Share(parts, wholes)
    return Figure(found.mean, *found.interval())


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Figure | None:
    """The one sum over the other; None if too few games say anything about it."""
    games = [(top, bottom) for top, bottom in zip(tops, bottoms, strict=True) if bottom > 0]
    if len(games) < FEWEST_GAMES:
        return None
    top = math.fsum(own for own, _ in games)
    bottom = math.fsum(own for _, own in games)
    value = top / bottom
    # The jackknife: how far would it be from here without any one of the games?
    moves = [(top - own) / (bottom - its) - value for own, its in games]
    variance = math.fsum(move**2 for move in moves) * (len(games) - 1) / len(games)
    return Figure(value, *_around(value, math.sqrt(variance), len(games) - 1))


def slope(games: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Figure | None:
    """How much more of the second goes with one more of the first, among players of one table.

    A game gives both by seat. None if too few games have players who differ in the first.
    """
    tops, bottoms = [], []
    for causes, effects in games:
        usual, expected = _mean(causes), _mean(effects)
        more = [cause - usual for cause in causes]
        tops.append(math.fsum(x * (y - expected) for x, y in zip(more, effects, strict=True)))
        bottoms.append(math.fsum(x**2 for x in more))
    return ratio(tops, bottoms)


def _around(value: float, error: float, freedom: int) -> Interval:
    radius = student(freedom) * error
    return value - radius, value + radius


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
