"""A table in use: its game, the pages that watch it, and the computers that play at it.

Every decision goes the same way: check, write to the journal, apply, tell. Changes to one table are
made one after the other, under its lock.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Sequence
from typing import Final

from twinspan.bots import Thought, bots
from twinspan.bots.faults import TRACEBACK, bot_illegal
from twinspan.core.chance import commitment_of
from twinspan.core.errors import UsageError
from twinspan.core.game import Game
from twinspan.core.refusal import Refused
from twinspan.core.terms import Seat
from twinspan.server.encoding import encode_update
from twinspan.server.storage import Storage, TableState
from twinspan.server.thinking import Thinkers
from twinspan.server.wire import (
    SeatData,
    ServerMessage,
    TableBoard,
    TableData,
    TableMessage,
    Update,
)
from twinspan.table.eyes import update_for
from twinspan.table.journal import Entry, Expectation, Reasons
from twinspan.table.match import Match

log = logging.getLogger("twinspan.server")

_GOING_ON: Final = 0.3  # how long a computer takes for the next step of its own turn


class Watcher:
    """One open page at a table, of a player with seats or of a spectator."""

    def __init__(self, player: int | None, send: Callable[[ServerMessage], None]) -> None:
        self.player: Final = player
        self.send: Final = send
        self.journal = 0  # what it has been told so far
        self.moments = 0


class LiveTable:
    """A table in memory. The database has everything that matters."""

    def __init__(
        self,
        state: TableState,
        game: Game,
        storage: Storage,
        thinkers: Thinkers,
        pace: float,
        *,
        computers: Sequence[str],
    ) -> None:
        self.state = state
        self.game = game  # on the table's board, which may change before the start
        self.lock: Final = asyncio.Lock()
        self.match: Match | None = None
        self.commands: dict[tuple[int, str], int] = {}  # carried out: as which entry
        self.watchers: set[Watcher] = set()
        self._storage: Final = storage
        self._thinkers: Final = thinkers
        self._pace: Final = pace
        self._computers: Final = computers  # those that can take a seat
        self._thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self.watchers or self._thinking or self.lock.locked())

    async def load(self) -> None:
        """Rebuild the game from its journal."""
        if self.state.status == "open":
            return
        self.begin()
        assert self.match is not None
        for entry in await self._storage.journal(self.state.id):
            self.match.apply(entry)
        self.commands = await self._storage.commands(self.state.id)
        await self._note_end()

    def begin(self) -> None:
        self.match = Match(self.game, self.state.setup, self.state.secret)

    # ----- the game goes on -------------------------------------------------------------------

    async def carry_out(
        self, entry: Entry, point: int, player: int | None = None, command: str | None = None
    ) -> int:
        """Check an entry, append it to the journal, apply it, tell everybody; its number.

        The way of every decision, a player's command or (without a player) a computer's. The lock
        is held.
        """
        match = self.match
        assert match is not None
        match.check(entry, point, computer=player is None)
        number = match.journal
        await self._storage.append(self.state.id, number, entry, player, command)
        match.apply(entry)
        if player is not None and command is not None:
            self.commands[player, command] = number
        await self._note_end()
        self.tell_moves()
        if match.over or entry.kind == "resign":
            self.tell_table()
        self.wake_bots()
        return number

    async def _note_end(self) -> None:
        """The status only repeats what the journal says, for the lists of tables."""
        assert self.match is not None
        if self.match.over and self.state.status != "over":
            self.state.status = "over"
            await self._storage.save_table(self.state)

    def bot_of(self, seat: Seat) -> str | None:
        """The computer that plays a seat."""
        if self.match is not None and seat in self.match.resigned:
            return self._stand_in()
        name = self.state.seats[seat].bot
        # The host may have offered it once, and no longer.
        return name if name is None or name in self._computers else self._stand_in()

    def _stand_in(self) -> str:
        """Who plays on for somebody who has resigned: as strong as the strongest of our computers
        at the table, since people have chosen that; without any, the strongest there is."""
        known = bots(self.state.setup.game)
        here = [seat.bot for seat in self.state.seats if seat.bot in known]
        return min(here, key=known.index, default=known[0])

    def wake_bots(self) -> None:
        """Let the computers think whose turn it is, and nobody else: a thought about what has been
        taken back, or for a seat that has its player again, is of no use."""
        wanted = self._asked_bots()
        for key in [key for key in self._thinking if key not in wanted]:
            self._thinking.pop(key).cancel()
        for key, name in wanted.items():
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._play_bot(name, *key))

    def _asked_bots(self) -> dict[tuple[Seat, int], str]:
        """The computers that must decide, by seat and decision point."""
        match = self.match
        if match is None or match.over or match.held is not None:
            return {}
        asked = {(seat, match.point): self.bot_of(seat) for seat in match.position.to_act()}
        return {key: name for key, name in asked.items() if name is not None}

    async def _play_bot(self, name: str, seat: Seat, point: int) -> None:
        """Let a computer decide. One of ours does in its place if it fails or may not do what it
        chose: nobody waits for ever."""
        try:
            try:
                await self._think_and_decide(name, seat, point)
            except (UsageError, Refused) as fault:
                self._thinking[seat, point] = _this_task()  # wanted still
                if isinstance(fault, Refused):
                    fault = bot_illegal(name, fault.action, fault)
                told = fault.facts.get(TRACEBACK, "")
                log.error("table %s: %s on seat %d: %s\n%s", self.state.id, name, seat, fault, told)
                await self._think_and_decide(self._stand_in(), seat, point)
        except Exception:
            log.exception("table %s: the computer on seat %d cannot go on", self.state.id, seat)
        finally:
            # After a cancellation another task may think about the same decision already.
            if self._thinking.get((seat, point)) is _this_task():
                del self._thinking[seat, point]

    async def _think_and_decide(self, name: str, seat: Seat, point: int) -> None:
        """Like anybody else, after as long as people need to follow the game."""
        match = self.match
        assert match is not None
        pace = self._pace if self.watchers else 0.0
        if [before for before, _ in match.all_moments()[-1].actions] == [seat]:
            pace *= _GOING_ON
        thought, _ = await asyncio.gather(
            self._thinkers.think(name, match.position, seat), asyncio.sleep(pace)
        )
        entry = Entry("decide", seat, thought.action.id, reasons=_reasons(thought))
        async with self.lock:
            # No longer to be cancelled by `wake_bots`, which follows from the decision itself.
            self._thinking.pop((seat, point), None)
            await self.carry_out(entry, point)

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def board(self) -> TableBoard | None:
        """What is played on."""
        game = self.game
        if game.title is None:
            return None
        content = json.dumps(game.data() if game.data_name is None else game.data_name)
        told = hashlib.sha256(content.encode()).hexdigest()
        return TableBoard(id=game.data_name, title=game.title, hash=told)

    # ----- telling ----------------------------------------------------------------------------

    def data_for(self, player: int | None) -> TableData:
        """The table as this player may see it."""
        state, match = self.state, self.match
        here = {watcher.player for watcher in self.watchers}
        return TableData.model_validate(
            {
                "id": state.id,
                "game": state.setup.game,
                "board": self.board(),
                "seats": [
                    SeatData.model_validate(
                        {
                            "name": seat.name,
                            "colour": seat.colour,
                            "bot": seat.bot,
                            "mine": player is not None and seat.player == player,
                            "here": seat.player is not None and seat.player in here,
                            "resigned": match is not None and number in match.resigned,
                        }
                    )
                    for number, seat in enumerate(state.seats)
                ],
                "options": state.setup.options,
                "random_seating": state.random_seating,
                "status": state.status,
                "host": player is not None and player == state.host,
                "commitment": commitment_of(state.secret),
                "rematch": state.rematch,
                "created": state.created,
                "asked": [] if match is None else list(match.asked()),
            }
        )

    def tell_table(self) -> None:
        """Something about the table itself has changed."""
        for watcher in self.watchers:
            watcher.send(TableMessage(table=self.data_for(watcher.player)))

    def tell_moves(self) -> None:
        """The game has gone on. Pages with the same seats that know the same share one update."""
        if self.match is None:
            return
        made: dict[tuple[tuple[Seat, ...], int, int], Update] = {}
        for watcher in self.watchers:
            key = (tuple(self.seats_of(watcher.player)), watcher.journal, watcher.moments)
            if key not in made:
                made[key] = encode_update(self.game, update_for(self.match, *key))
            self._send(watcher, made[key])

    def tell_present(self, watcher: Watcher) -> None:
        """Everything this watcher does not know yet."""
        if self.match is not None:
            seats = self.seats_of(watcher.player)
            update = update_for(self.match, seats, watcher.journal, watcher.moments)
            self._send(watcher, encode_update(self.game, update))

    def seats_of(self, player: int | None) -> list[Seat]:
        """The seats that a player still plays."""
        resigned = self.match.resigned if self.match is not None else set()
        return [seat for seat in self.state.seats_of(player) if seat not in resigned]

    def _send(self, watcher: Watcher, update: Update) -> None:
        watcher.journal = update.journal
        watcher.moments = update.point + 1
        watcher.send(update)


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task is not None
    return task


def _reasons(thought: Thought) -> Reasons | None:
    """As precisely as anybody wants to read them."""
    weighed = [
        Expectation(one.action.id, round(one.win_share, 3), round(one.score, 2))
        for one in thought.estimates
    ]
    return tuple(weighed) or None
