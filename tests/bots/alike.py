"""Games of bots as text, for a process that plays them in the other form of the engine:
``python -m tests.bots.alike``."""

import random

import twinspan
from twinspan.bots import bot

PLAYERS = ("apprentice", "journeyman:6", "random")


def decisions() -> str:
    """Whether the engine is compiled, and then every decision of a few games."""
    told = ["compiled" if twinspan.COMPILED else "plain"]
    for game_id in twinspan.game_ids():
        game = twinspan.game(game_id)
        for seats in game.seats:
            position = game.new(seats, seed=seats)
            players = [bot(PLAYERS[seat % 3], game, random.Random(seat)) for seat in range(seats)]
            while waiting := position.to_act():
                seat = waiting[0]
                action = players[seat].choose(position.view(seat), position.legal(seat))
                position.play(seat, action)
                told.append(f"{game_id} {seat} {action}")
    return "\n".join(told)


if __name__ == "__main__":
    print(decisions())
