"""Random games, as ``twinspan simulate`` plays them."""

import random
from dataclasses import dataclass

from twinspan.bots import RandomBot
from twinspan.contest.playing import play_out
from twinspan.core.record import Recorder
from twinspan.core.setup import Setup
from twinspan.games import game_of


@dataclass(frozen=True)
class RandomGame:
    """How a random game ended; each list is by seat."""

    number: int  # from 1
    scores: list[int]
    ranks: list[int]  # 1 is best, equal ranks share
    decisions: int


def play_random_game(
    setup: Setup, seed: str, recorded: bool, number: int
) -> tuple[RandomGame, str | None]:
    """Play a game to its end; with its record in JSON, if that is wanted.

    The game follows from the seed and its number, and from nothing else.
    """
    game = game_of(setup)
    position = game.new(setup.seats, setup.options, seed=f"{seed}/{number}")
    players = [
        RandomBot(game, random.Random(f"{seed}/{number}/{seat}")) for seat in range(setup.seats)
    ]
    recorder = Recorder(position) if recorded else None
    outcome, decisions, _ = play_out(position, players, recorder.play if recorder else None)
    played = RandomGame(number, outcome.scores, outcome.ranks, sum(decisions))
    return played, recorder.record.to_json() if recorder else None
