"""Computer opponents think in processes of their own, which receive views and nothing else."""

import json
import os
import random
import secrets
from functools import lru_cache
from typing import Final

from twinspan.bots import Estimate, Thought, bot
from twinspan.bots.bot import MAX_ESTIMATES
from twinspan.core.game import Game, Position, Seat, View
from twinspan.games import game_on
from twinspan.server.workers import Workers, unwanted

_MOST_GAMES: Final = 8  # that a process keeps ready, each on a board of its own

# The action, and for each that was weighed: its win share and its score.
_Decided = tuple[int, list[tuple[int, float, float]]]


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self) -> None:
        self._workers: Final = Workers(max(1, min(4, (os.cpu_count() or 2) - 1)))

    async def think(self, name: str, position: Position, seat: Seat, board: str | None) -> Thought:
        """What the bot of this name does for a seat that must act, and why; the board is a table's
        own. When the task is cancelled, the thought ends soon."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        view = position.view(seat)
        ids = tuple(action.id for action in legal)
        seed = secrets.randbits(64)
        game = position.game
        chosen, weighed = await self._workers.run(_think, name, game.id, board, view, ids, seed)
        estimates = [Estimate(game.action(number), *values) for number, *values in weighed]
        return Thought(game.action(chosen), estimates)

    def close(self) -> None:
        self._workers.close()


@lru_cache(_MOST_GAMES)
def _game(game_id: str, board: str | None) -> Game:
    """A board is not made ready anew for each decision."""
    return game_on(game_id, None if board is None else json.loads(board))


def _think(
    name: str, game_id: str, board: str | None, view: View, legal: tuple[int, ...], seed: int
) -> _Decided:
    """In plain numbers, since a game of this process is not the one at the table."""
    the_game = _game(game_id, board)
    thinker = bot(name, the_game, random.Random(seed))
    actions = [the_game.action(number) for number in legal]
    thought = thinker.think(view, actions, unwanted)
    weighed = thought.estimates[:MAX_ESTIMATES]
    return thought.action.id, [(one.action.id, one.win_share, one.score) for one in weighed]
