"""Computer opponents think in processes of their own, which receive views and nothing else."""

import os
import random
import secrets
from typing import Final

from twinspan.bots import Estimate, Thought, bot
from twinspan.bots.bot import MAX_ESTIMATES
from twinspan.bots.deciding import decide
from twinspan.bots.faults import bot_illegal
from twinspan.core.game import View
from twinspan.core.position import Position
from twinspan.core.refusal import Refused
from twinspan.core.setup import Setup
from twinspan.core.terms import Seat
from twinspan.games import game_of
from twinspan.workers.async_pool import AsyncProcessPool
from twinspan.workers.process import unwanted

# The action, and for each that was weighed: its win share and its score.
_Decided = tuple[int, list[tuple[int, float, float]]]


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self) -> None:
        self._workers: Final = AsyncProcessPool(max(1, min(4, (os.cpu_count() or 2) - 1)))

    async def think(self, name: str, position: Position, seat: Seat) -> Thought:
        """What the bot of this name does for a seat that must act, and why; a ``UsageError`` that
        names the bot if it fails. When the task is cancelled, the thought ends soon."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        view = position.view(seat)
        ids = tuple(action.id for action in legal)
        seed = secrets.randbits(64)
        game = position.game
        setup = position.setup()
        chosen, weighed = await self._workers.run(_think, name, setup, view, ids, seed)
        if chosen not in ids and (refusal := position.refuse(seat, chosen)) is not None:
            action = game.action(chosen)
            raise bot_illegal(name, action, Refused(seat, action, refusal))
        estimates = [Estimate(game.action(number), *values) for number, *values in weighed]
        return Thought(game.action(chosen), estimates)

    def close(self) -> None:
        self._workers.close()


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
