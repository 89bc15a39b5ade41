"""Computer opponents think in processes of their own, which receive views and nothing else."""

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from twinspan.bots import bot
from twinspan.core.game import Action, Position, Seat, View
from twinspan.games import game

_ATTEMPTS: Final = 3


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self) -> None:
        self._workers: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, position: Position, seat: Seat) -> Action:
        """What the bot of this name does for a seat that must act."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = position.view(seat)
        ids = [action.id for action in legal]
        for attempt in range(_ATTEMPTS):
            pool = self._open()
            try:
                seed = secrets.randbits(64)
                loop = asyncio.get_running_loop()
                chosen = await loop.run_in_executor(
                    pool, _think, name, position.game.id, view, ids, seed
                )
                return position.game.action(chosen)
            except BrokenProcessPool:  # a process was killed: start others
                if pool is self._pool:
                    self._pool = None
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_prepare)
        return self._pool


def _prepare() -> None:
    """An interrupt is the server's affair, which ends its thinkers itself; if it is killed and
    cannot, they follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _think(name: str, game_id: str, view: View, legal: list[int], seed: int) -> int:
    the_game = game(game_id)
    thinker = bot(name, the_game, random.Random(seed))
    return thinker.choose(view, [the_game.action(number) for number in legal]).id
