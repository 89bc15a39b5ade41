"""Computer opponents think in processes of their own, which receive views and nothing else."""

import json
import os
import random
import secrets
from functools import lru_cache
from typing import Final

from twinspan.bots import bot
from twinspan.core.game import Action, Game, Position, Seat, View
from twinspan.games import game_on
from twinspan.server.workers import Workers

_MOST_GAMES: Final = 8  # that a process keeps ready, each on a board of its own


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self) -> None:
        self._workers: Final = Workers(max(1, min(4, (os.cpu_count() or 2) - 1)))

    async def choose(self, name: str, position: Position, seat: Seat, board: str | None) -> Action:
        """What the bot of this name does for a seat that must act; the board is a table's own."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = position.view(seat)
        ids = tuple(action.id for action in legal)
        seed = secrets.randbits(64)
        game_id = position.game.id
        chosen = await self._workers.run(_think, name, game_id, board, view, ids, seed)
        return position.game.action(chosen)

    def close(self) -> None:
        self._workers.close()


@lru_cache(_MOST_GAMES)
def _game(game_id: str, board: str | None) -> Game:
    """A board is not made ready anew for each decision."""
    return game_on(game_id, None if board is None else json.loads(board))


def _think(
    name: str, game_id: str, board: str | None, view: View, legal: tuple[int, ...], seed: int
) -> int:
    the_game = _game(game_id, board)
    thinker = bot(name, the_game, random.Random(seed))
    return thinker.choose(view, [the_game.action(number) for number in legal]).id
