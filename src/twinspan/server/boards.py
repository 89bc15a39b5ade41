"""The boards that games are played on: checked and drawn away from the tables, a few at a time.

A table keeps its board as a text in JSON: the id of one that comes with the game, or the whole data
of somebody's own. The text is what boards are told apart by; a game without boards has none.
"""

import asyncio
import hashlib
import json
from collections.abc import Callable, Coroutine, Hashable
from typing import Final, Generic, ParamSpec, TypeVar

from twinspan.core.game import Game
from twinspan.core.lru import LRU
from twinspan.core.reader import TOP
from twinspan.core.setup import Setup
from twinspan.drawing.survey import Labels, survey_of
from twinspan.games import game_of, game_on
from twinspan.server.errors import TableError
from twinspan.server.guard import Rate
from twinspan.server.surveying import check, draw_own, draw_shipped
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

    async def game_of(self, setup: Setup) -> Game:
        """The game that a table is played with."""
        if setup.data is None:
            return game_of(setup)
        key = (setup.game, setup.version, json.dumps(setup.data))
        return await self._games.get(key, lambda: self._make(setup))

    async def choose(self, game_id: str, rules: int, board: object, who: str) -> Game:
        """The game on the board that somebody wants: the id of one that comes with the game, the
        data of one's own, or None for the usual one."""
        if not isinstance(board, dict):
            return game_on(game_id, board, rules=rules)
        key = (game_id, rules, json.dumps(board))
        if key not in self._games:
            self._count(who)
        return await self._games.get(key, lambda: self._make_on(game_id, rules, board))

    async def map_of(self, game: Game, lang: str) -> MapData:
        """The map of the board that a game is played on."""
        if survey_of(game.id) is None:
            raise TableError("no-map", 404, {"game": game.id})
        board = game.data() if game.data_name is None else game.data_name
        key = (game.id, json.dumps(board), lang)
        return await self._maps.get(key, lambda: self._draw(game, _labels(game.id, lang)))

    async def check(self, game_id: str, content: bytes, lang: str, who: str) -> BoardCheck:
        """What the content of a file is worth as a board."""
        if survey_of(game_id) is None:
            raise TableError("no-boards", 404, {"game": game_id})
        asked = (game_id, hashlib.sha256(content).digest(), lang)
        if asked not in self._checks:
            self._count(who)
        labels = _labels(game_id, lang)
        found = await self._checks.get(
            asked, lambda: self._elsewhere(check, game_id, content, labels)
        )
        if found.board is not None and found.map is not None:  # whoever plays there will need it
            self._maps.keep((game_id, json.dumps(found.board), lang), found.map)
        return found

    def _count(self, who: str) -> None:
        if not self._rate.allows(who):
            raise TableError("too-many-requests", 429)

    async def _make(self, setup: Setup) -> Game:
        """In this process, where its tables are, but in a thread, so that no table waits."""
        async with self._making:
            return await asyncio.to_thread(game_of, setup)

    async def _make_on(self, game_id: str, rules: int, board: dict[str, object]) -> Game:
        async with self._making:
            return await asyncio.to_thread(game_on, game_id, board, rules=rules)

    async def _draw(self, game: Game, labels: Labels) -> MapData:
        """A board that comes with a game is soon drawn, and once for all: not worth a process."""
        if game.shipped:
            async with self._making:
                return await asyncio.to_thread(draw_shipped, game.id, dict(game.data()), labels)
        drawn = await self._elsewhere(draw_own, game.id, dict(game.data()), labels)
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


def _labels(game_id: str, lang: str) -> Labels:
    """What is written on the maps of a game."""
    survey = survey_of(game_id)
    assert survey is not None
    return {name: words(lang).text(name) for name in survey.labels}


class _Cache(Generic[V]):
    """The values used last, each made once for all who ask meanwhile; a failure is not kept."""

    def __init__(self, most: int) -> None:
        self._made: Final = LRU[Hashable, asyncio.Future[V]](most)

    def __contains__(self, name: Hashable) -> bool:
        return name in self._made

    async def get(self, name: Hashable, make: Callable[[], Coroutine[None, None, V]]) -> V:
        made = self._made.get(name)
        if made is None:
            made = asyncio.create_task(make())
            made.add_done_callback(lambda done: self._forget_failure(name, done))
            self._made.put(name, made)
        return await asyncio.shield(made)  # cancelling one who waits leaves the others waiting

    def keep(self, name: Hashable, value: V) -> None:
        """Put in a value that was made as part of something else."""
        made = asyncio.get_running_loop().create_future()
        made.set_result(value)
        self._made.put(name, made)

    def _forget_failure(self, name: Hashable, done: asyncio.Future[V]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._made.get(name) is done:
            self._made.remove(name)
