"""How much of a turn is spent on finding out what is legal, decision by decision.

A turn is what one seat decides in a row. For every decision in it the time that ``legal`` takes is
compared with the time of all the rest of that turn: playing it to its end, and finding what is
legal at its other decisions. A question that is dearer than the turn it belongs to would be the
first thing to mend.
"""

import random
import time
from collections import defaultdict
from typing import NamedTuple

from twinspan.core.game import Game


class Share(NamedTuple):
    """Mean seconds of ``legal`` at one kind of decision, and of the rest of its turns."""

    legal: float
    rest: float


def shares(game: Game, seconds: float) -> dict[str, Share]:
    """By decision; random games of four for so many seconds."""
    legal: dict[str, list[float]] = defaultdict(list)
    rest: dict[str, list[float]] = defaultdict(list)
    end = time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        number += 1
        turns = _turns(game, random.Random(number))
        for turn, following in zip(turns, [*turns[1:], []], strict=True):
            # A play ends with finding what is legal next: the turn's first question was found by
            # the play before it, and its last play finds the next turn's first.
            whole = sum(played for _, _, played in turn) + turn[0][1]
            whole -= following[0][1] if following else 0.0
            for decision, finding, _ in turn:
                legal[decision].append(finding)
                rest[decision].append(whole - finding)
    return {
        name: Share(sum(found) / len(found), sum(rest[name]) / len(rest[name]))
        for name, found in sorted(legal.items())
    }


def _turns(game: Game, rng: random.Random) -> list[list[tuple[str, float, float]]]:
    """The turns of a game: by decision its name, the time of ``legal`` and that of ``play``."""
    position = game.new(4, chance=rng)
    turns: list[list[tuple[str, float, float]]] = []
    before = -1
    clock = time.perf_counter
    while position.to_act():
        seat = position.to_act()[0]
        name, asking = position.decision(), position.asking
        start = clock()
        asking.legal(position, seat)
        finding = clock() - start
        legal = position.legal(seat)
        action = legal[int(rng.random() * len(legal))]
        start = clock()
        position.play(seat, action)
        if seat != before:
            turns.append([])
        turns[-1].append((name, finding, clock() - start))
        before = seat
    return turns
