"""One game, from its deal to its result. Only plain data comes in and goes out."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from twinspan.bots import Bot, bot
from twinspan.bots.deciding import decide, name_of
from twinspan.bots.faults import bot_illegal
from twinspan.contest.contest import Bout
from twinspan.core.position import Position
from twinspan.core.refusal import Refused
from twinspan.core.setup import Setup
from twinspan.core.terms import Action, Outcome, Seat, winners
from twinspan.games import game_of


@dataclass(frozen=True)
class Result:
    """How a game ended, and how long everybody thought; each list is by seat."""

    bout: Bout
    scores: list[int]
    ranks: list[int]  # 1 is best, equal ranks share
    decisions: list[int]
    microseconds: list[int]  # for all decisions together

    @property
    def winners(self) -> list[int]:
        return winners(self.ranks)


def play(setup: Setup, seed: str, bout: Bout) -> Result:
    """Play a game to its end. Chance follows from the seed and the deal; what a bot draws, from the
    rotation and its seat too. Nothing else matters: not where it is played, nor when."""
    game = game_of(setup)
    position = game.new(setup.seats, setup.options, seed=f"{seed}/{bout.deal}")
    players = [
        bot(name, game, random.Random(f"{seed}/{bout.deal}/{bout.rotation}/{seat}"))
        for seat, name in enumerate(bout.bots)
    ]
    outcome, decisions, seconds = play_out(position, players)
    microseconds = [round(1e6 * spent) for spent in seconds]
    return Result(bout, outcome.scores, outcome.ranks, decisions, microseconds)


def play_out(
    position: Position,
    players: Sequence[Bot],
    move: Callable[[Seat, Action], object] | None = None,
) -> tuple[Outcome, list[int], list[float]]:
    """Play to the end: how it ended, and each seat's decisions and the seconds they took.

    Somebody who records the game, or wants its events, gives a function that plays each move.
    """
    move = move or position.play
    decisions = [0] * position.seats
    seconds = [0.0] * position.seats
    while waiting := position.to_act():
        seat = waiting[0]
        player, legal = players[seat], position.legal(seat)
        view = position.view(seat) if player.looks else {}
        start = time.perf_counter()
        action = decide(player, position.game, view, legal).action
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        try:
            move(seat, action)
        except Refused as refused:
            raise bot_illegal(name_of(player), action, refused) from None
    outcome = position.outcome()
    assert outcome is not None
    return outcome, decisions, seconds
