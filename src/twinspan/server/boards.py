"""The boards that games are played on: checked and drawn away from the tables, a few at a time.

A table keeps its board as a text in JSON: the id of one that comes with the game, or the whole data
of somebody's own. The text is what boards are told apart by; a game without boards has none.
"""

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Final, Generic, ParamSpec, TypeVar

from twinspan.core.game import Game
from twinspan.core.reader import TOP
from twinspan.games import boards, game_on
from twinspan.server.errors import TableError
from twinspan.server.guard import Rate
from twinspan.server.surveying import check, draw, survey
from twinspan.server.wire import BoardCheck, MapData
from twinspan.text.words import words
from twinspan.workers.async_pool import AsyncProcessPool

_MOST_GAMES: Final = 32  # on boards of people's own, kept ready
_MOST_DRAWN: Final = 24  # maps, and as many checks, that are remembered
_MOST_WAITING: Final = 4  # for the one process that draws

P = ParamSpec("P")
V = TypeVar("V")


class Boards:
    """Makes games on boards, checks boards and draws their maps, with a cache of the latest."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate  # of boards that are new here, by who brings them
        self._workers: Final = AsyncProcessPool(1)
        self._making: Final = asyncio.Lock()
        self._games: Final = _Cache[Game](_MOST_GAMES)
        self._maps: Final = _Cache[MapData](_MOST_DRAWN)
        self._checks: Final = _Cache[BoardCheck](_MOST_DRAWN)
        self._waiting = 0

    def close(self) -> None:
        self._workers.close()

    async def game_on(self, game_id: str, board: str | None) -> Game:
        """A game on a table's board."""
        wanted = None if board is None else json.loads(board)
        if not isinstance(wanted, dict):
            return game_on(game_id, wanted)
        return await self._games.get((game_id, board), lambda: self._make(game_id, wanted))

    async def choose(self, game_id: str, board: object, who: str) -> tuple[str | None, Game]:
        """The board that somebody wants to play on, as a table keeps it, and the game on it."""
        if board is None:
            board = next(iter(boards(game_id)), None)
        kept = None if board is None else json.dumps(board)
        if isinstance(board, dict) and (game_id, kept) not in self._games:
            self._count(who)
        return kept, await self.game_on(game_id, kept)

    async def map_of(self, game_id: str, board: str | None, lang: str) -> MapData:
        """The map of a table's board."""
        if board is None:
            raise TableError("no-map", 404, {"game": game_id})
        return await self._maps.get((game_id, board, lang), lambda: self._draw(board, _start(lang)))

    async def check(self, game_id: str, content: bytes, lang: str, who: str) -> BoardCheck:
        """What the content of a file is worth as a board."""
        if not boards(game_id):
            raise TableError("no-boards", 404, {"game": game_id})
        asked = (game_id, hashlib.sha256(content).digest(), lang)
        if asked not in self._checks:
            self._count(who)
        found = await self._checks.get(asked, lambda: self._elsewhere(check, content, _start(lang)))
        if found.board is not None and found.map is not None:  # a table on it will need it
            self._maps.keep((game_id, json.dumps(found.board), lang), found.map)
        return found

    def _count(self, who: str) -> None:
        if not self._rate.allows(who):
            raise TableError("too-many-requests", 429)

    async def _make(self, game_id: str, board: dict[str, object]) -> Game:
        """In this process, where its tables are, but in a thread, so that no table waits."""
        async with self._making:
            return await asyncio.to_thread(game_on, game_id, board)

    async def _draw(self, board: str, start: str) -> MapData:
        """A board that comes with the game is drawn quickly, and once: not worth a process."""
        if isinstance(json.loads(board), str):
            async with self._making:
                return await asyncio.to_thread(draw, board, start)
        drawn = await self._elsewhere(survey, board, start)
        if drawn is None:
            raise TableError("too-intricate", 404, {"place": TOP})
        return drawn

    async def _elsewhere(self, work: Callable[P, V], *args: P.args, **kwargs: P.kwargs) -> V:
        if self._waiting >= _MOST_WAITING:
            raise TableError("too-many-requests", 429)
        self._waiting += 1
        try:
            return await self._workers.run(work, *args, **kwargs)
        finally:
            self._waiting -= 1


def _start(lang: str) -> str:
    """What a map says where the racers wait."""
    return words(lang).text("city-map-start")


class _Cache(Generic[V]):
    """The latest values, each made once for all who ask meanwhile; a failure is not kept."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._made: Final = OrderedDict[Hashable, asyncio.Future[V]]()

    def __contains__(self, name: Hashable) -> bool:
        return name in self._made

    async def get(self, name: Hashable, make: Callable[[], Coroutine[None, None, V]]) -> V:
        made = self._made.get(name)
        if made is None:
            made = asyncio.create_task(make())
            made.add_done_callback(lambda done: self._forget_failure(name, done))
        self._put(name, made)
        return await asyncio.shield(made)  # cancelling one who waits leaves the others waiting

    def keep(self, name: Hashable, value: V) -> None:
        """Put in a value that was made as part of something else."""
        made = asyncio.get_running_loop().create_future()
        made.set_result(value)
        self._put(name, made)

    def _put(self, name: Hashable, made: asyncio.Future[V]) -> None:
        self._made[name] = made
        self._made.move_to_end(name)
        if len(self._made) > self._most:
            self._made.popitem(last=False)

    def _forget_failure(self, name: Hashable, done: asyncio.Future[V]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._made.get(name) is done:
            del self._made[name]
