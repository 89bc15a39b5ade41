"""Computer opponents think in processes of their own, which receive views and nothing else."""

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from twinspan.bots import Estimate, Thought, bot, is_ours
from twinspan.bots.bot import MAX_ESTIMATES
from twinspan.bots.deciding import decide
from twinspan.core.errors import UsageError
from twinspan.core.game import View
from twinspan.core.position import Position
from twinspan.core.setup import Setup
from twinspan.core.terms import Seat
from twinspan.games import game_of
from twinspan.workers.async_pool import AsyncProcessPool
from twinspan.workers.pool import cores
from twinspan.workers.process import WorkerLost, unwanted

# Seconds for a thought of a bot that is not ours, its start included: longer than people at a table
# like to wait, and long enough for a program that loads much before it thinks.
OTHERS_LIMIT: Final = 60.0

# The action, and for each that was weighed: its win share and its score.
_Decided = tuple[int, list[tuple[int, float, float]]]


class Thinkers:
    """A few processes that think for all tables; those for bots that are not ours are others, so
    that ours never wait for them."""

    def __init__(self) -> None:
        count = max(1, min(4, cores() - 1))
        self._ours: Final = AsyncProcessPool(count)
        self._others: Final = AsyncProcessPool(count, attempts=1, limit=OTHERS_LIMIT)

    async def think(self, name: str, position: Position, seat: Seat) -> Thought:
        """What the bot of this name wants to do for a seat that must act, and why; a ``UsageError``
        that names the bot if it fails. When the task is cancelled, the thought ends soon."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        view = position.view(seat)
        ids = tuple(action.id for action in legal)
        seed = secrets.randbits(64)
        game = position.game
        setup = position.setup()
        if is_ours(name, game.id):
            chosen, weighed = await self._ours.run(_think, name, setup, view, ids, seed)
        else:
            with naming(name, OTHERS_LIMIT):
                chosen, weighed = await self._others.run(_think, name, setup, view, ids, seed)
        estimates = [Estimate(game.action(number), *values) for number, *values in weighed]
        return Thought(game.action(chosen), estimates)

    def close(self) -> None:
        self._ours.close()
        self._others.close()


@contextmanager
def naming(name: str, limit: float) -> Iterator[None]:
    """What happens to the process in which a bot works is told by the name of the bot."""
    try:
        yield
    except TimeoutError:
        raise UsageError("bot-too-slow", {"bot": name, "seconds": round(limit)}) from None
    except WorkerLost:
        raise UsageError("bot-lost", {"bot": name}) from None


def _think(name: str, setup: Setup, view: View, legal: tuple[int, ...], seed: int) -> _Decided:
    """In plain numbers, since a game of this process is not the one at the table."""
    the_game = game_of(setup)
    thinker = bot(name, the_game, random.Random(seed))
    actions = [the_game.action(number) for number in legal]
    thought = decide(thinker, the_game, view, actions, unwanted)
    weighed = thought.estimates[:MAX_ESTIMATES]
    # Floats of some library are numbers too, but this program may not have that library.
    return thought.action.id, [
        (one.action.id, float(one.win_share), float(one.score)) for one in weighed
    ]
