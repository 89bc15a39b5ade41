"""What people do with tables: open one, sit down, start, play, leave, play again."""

import asyncio
import copy
import logging
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, get_args

from twinspan.core.chance import SECRET_BYTES
from twinspan.core.errors import TwinspanError, UsageError
from twinspan.core.game import Game
from twinspan.core.setup import Setup
from twinspan.core.terms import Seat
from twinspan.games import boards, versions
from twinspan.server.boards import Boards
from twinspan.server.computers import Computers
from twinspan.server.errors import TableError
from twinspan.server.guard import Rate
from twinspan.server.identity import Guest
from twinspan.server.live import LiveTable
from twinspan.server.storage import SeatState, Storage, TableState
from twinspan.server.thinking import Thinkers
from twinspan.server.wire import (
    Colour,
    Command,
    Computer,
    Confirm,
    Decide,
    NewTable,
    Person,
    TableChange,
    TableLine,
    Undo,
)
from twinspan.table.journal import Entry
from twinspan.table.match import CommandError

log = logging.getLogger("twinspan.server")

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
# Without letters and digits that look alike, since a link may be read out.
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 10
_BOT_NAMES: Final = ("Maud", "Osbert", "Winifred", "Godric", "Hilda", "Alaric")
_MOST_LIVE: Final = 1000  # tables kept in memory before idle ones are let go


class Tables:
    """All tables of this server."""

    def __init__(self, storage: Storage, boards: Boards, computers: Computers, pace: float) -> None:
        self.computers: Final = computers
        self._storage: Final = storage
        self._boards: Final = boards
        self._thinkers: Final = Thinkers()
        self._pace: Final = pace
        self._openings: Final = Rate(per_second=0.5, burst=60)  # new tables, by player
        self._live: dict[str, LiveTable] = {}

    async def close(self) -> None:
        try:
            for table in self._live.values():
                await table.stop()
        finally:
            self._thinkers.close()

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or rebuilt from the database."""
        found = self._live.get(table_id)
        if found is not None:
            return found
        state = await self._storage.table(table_id)
        if state is None:
            raise TableError("no-such-table", 404)
        try:
            table = self._make(state, await self._boards.game_of(state.setup))
            await table.load()
        except TwinspanError as error:
            log.warning("table %s cannot be played here: %s %s", table_id, error.code, error.facts)
            raise TableError("made-by-other-rules", 409) from None
        # Two may have asked at the same time: the first to finish wins.
        table = self._live.setdefault(table_id, table)
        table.wake_bots()
        return table

    async def lines(self, player: int) -> list[TableLine]:
        """The tables of a player, the latest first."""
        lines = []
        for state in await self._storage.tables_of(player):
            try:
                table = await self.get(state.id)
            except TableError:  # of rules that this program does not know
                continue
            lines.append(_line(table, player, state.changed))
        return lines

    # ----- before the start -------------------------------------------------------------------

    async def open(self, guest: Guest, wanted: NewTable) -> LiveTable:
        """A new table, with whoever sits down at once; started if that was asked for."""
        newest = versions(wanted.game)[-1]
        the_game = await self._boards.choose(wanted.game, newest, wanted.board, guest.address)
        setup = the_game.setup(wanted.seats, wanted.options)
        if len(wanted.sitting) > wanted.seats:
            raise UsageError("too-many-players", {"seats": wanted.seats})
        for sitter in wanted.sitting:
            self._check_bot(the_game.id, sitter)
        free = wanted.seats - sum(sitter is not None for sitter in wanted.sitting)
        if wanted.start and free:
            raise TableError("free-seats", 409, {"count": free})
        player = await guest.ensure_player()
        if not self._openings.allows(str(player)):
            raise TableError("too-many-requests", 429)
        state = _new_table(the_game, setup, player, wanted.random_seating)
        state.seats = [SeatState() for _ in range(wanted.seats)]
        for seat, sitter in zip(state.seats, wanted.sitting, strict=False):
            if sitter is not None:
                _take(state, seat, player, sitter)
        if wanted.start:
            _start(state)
        await self._storage.add_table(state)
        return self._keep(state, the_game)

    @asynccontextmanager
    async def _changing(self, table_id: str) -> AsyncIterator[tuple[LiveTable, TableState]]:
        """A table before its start, and a draft of it. What goes wrong leaves it as it was."""
        table = await self.get(table_id)
        async with table.lock:
            if table.state.status != "open":
                raise TableError("already-started", 409)
            draft = copy.deepcopy(table.state)
            yield table, draft
            the_game = await self._boards.game_of(draft.setup)
            await self._storage.save_table(draft)
            table.state, table.game = draft, the_game
            table.tell_table()

    async def change(self, player: int | None, table_id: str, change: TableChange) -> LiveTable:
        """The host chooses another board, other options, seats, or the kind of seating.

        Whatever changes, the table keeps the version of the rules that it was opened with.
        """
        async with self._changing(table_id) as (table, draft):
            _only_host(draft, player)
            setup, the_game = draft.setup, table.game
            if change.board is not None:
                who = f"player {player}"
                the_game = await self._boards.choose(setup.game, setup.version, change.board, who)
            chosen = {**setup.options, **(change.options or {})}
            draft.board = _board_of(the_game)
            draft.setup = the_game.setup(setup.seats, chosen)
            if change.random_seating is not None:
                draft.random_seating = change.random_seating
            if change.seats is not None:
                _resize(draft, change.seats, the_game)
        return table

    async def sit(
        self, guest: Guest, table_id: str, number: Seat, sitter: Person | Computer
    ) -> LiveTable:
        """Take a free seat, or as the host give one to a computer; one's own may be renamed."""
        async with self._changing(table_id) as (table, draft):
            seat = _seat(draft, number)
            self._check_bot(draft.setup.game, sitter)
            if isinstance(sitter, Computer):
                _only_host(draft, guest.player)
            own = seat.player is not None and seat.player == guest.player
            if not (seat.free or own or _hosted_bot(draft, seat, guest.player)):
                raise TableError("seat-taken", 409, {"seat": number + 1})
            _take(draft, seat, await guest.ensure_player(), sitter)
        return table

    async def stand(self, player: int | None, table_id: str, number: Seat) -> LiveTable:
        """Free a seat: one's own, or as the host a computer's."""
        async with self._changing(table_id) as (table, draft):
            _seat(draft, number)
            own = number in draft.seats_of(player)
            if not own and not _hosted_bot(draft, draft.seats[number], player):
                raise TableError("not-your-seat", 403, {"seat": number + 1})
            draft.seats[number] = SeatState()
        return table

    async def start(self, player: int | None, table_id: str) -> LiveTable:
        """Anybody who sits at the table may start it once every seat is taken."""
        async with self._changing(table_id) as (table, draft):
            if not draft.seats_of(player) and draft.host != player:
                raise TableError("not-at-the-table", 403)
            _start(draft)
        table.begin()
        table.tell_moves()
        table.wake_bots()
        return table

    # ----- during the game --------------------------------------------------------------------

    async def command(self, table: LiveTable, player: int | None, command: Command) -> int:
        """Carry out a player's command; the number of its entry in the journal.

        The same command, sent again, is answered again and not carried out twice. A page that goes
        away meanwhile does not leave a command half done.
        """
        return await asyncio.shield(self._carry_out(table, player, command))

    async def _carry_out(self, table: LiveTable, player: int | None, command: Command) -> int:
        async with table.lock:
            match = table.match
            if match is None:
                raise CommandError("not-started")
            if player is None or command.seat not in table.state.seats_of(player):
                raise CommandError("not-your-seat", {"seat": command.seat + 1})
            done = table.commands.get((player, command.id))
            if done is not None:
                return done
            point = getattr(command, "point", match.point)
            return await table.carry_out(_entry(command), point, player, command.id)

    # ----- afterwards -------------------------------------------------------------------------

    async def leave(self, player: int | None, table_id: str) -> None:
        """Get up before the start, or put a finished game away; a game in progress is resigned."""
        table = await self.get(table_id)
        async with table.lock:
            draft = copy.deepcopy(table.state)
            own = draft.seats_of(player)
            if not own:
                raise TableError("not-at-the-table", 403)
            if draft.status == "playing" and table.seats_of(player):
                raise TableError("resign-first", 409)
            for number in own:
                if draft.status == "open":
                    draft.seats[number] = SeatState()
                else:
                    draft.seats[number].left = True
            await self._storage.save_table(draft)
            table.state = draft
            table.tell_table()

    async def rematch(self, player: int | None, table_id: str) -> LiveTable:
        """The same people and computers again at a new table, by the newest rules; all of them get
        the same one."""
        table = await self.get(table_id)
        async with table.lock:
            old = table.state
            if old.status != "over":
                raise TableError("not-over", 409)
            if player is None or not old.seats_of(player):
                raise TableError("not-at-the-table", 403)
            if old.rematch is not None:
                return await self.get(old.rematch)
            setup = old.setup
            offered = old.board if old.board in boards(setup.game) else None
            board = offered if setup.data is None else dict(setup.data)
            newest = versions(setup.game)[-1]
            the_game = await self._boards.choose(setup.game, newest, board, f"player {player}")
            new = the_game.setup(setup.seats, setup.options)
            state = _new_table(the_game, new, player, old.random_seating)
            state.seats = [
                SeatState(seat.player, seat.name, seat.colour, seat.bot) for seat in old.seats
            ]
            await self._storage.add_table(state, instead_of=old.id)
            old.rematch = state.id
            table.tell_table()
            return self._keep(state, the_game)

    # ----- helpers ----------------------------------------------------------------------------

    def _check_bot(self, game_id: str, sitter: Person | Computer | None) -> None:
        known = self.computers[game_id]
        if isinstance(sitter, Computer) and sitter.bot not in known:
            raise UsageError("unknown-bot", {"bot": sitter.bot, "known": list(known)})

    def _make(self, state: TableState, the_game: Game) -> LiveTable:
        if len(self._live) >= _MOST_LIVE:
            for name in [name for name, table in self._live.items() if not table.busy]:
                del self._live[name]
        computers = self.computers[the_game.id]
        return LiveTable(
            state, the_game, self._storage, self._thinkers, self._pace, computers=computers
        )

    def _keep(self, state: TableState, the_game: Game) -> LiveTable:
        table = self._live[state.id] = self._make(state, the_game)
        if state.status == "playing":
            table.begin()
            table.wake_bots()
        return table


def _line(table: LiveTable, player: int, changed: str) -> TableLine:
    """A table in the list of a player's own."""
    state, match = table.state, table.match
    names = [seat.name for seat in state.seats]
    own = table.seats_of(player)
    outcome = None if match is None else match.position.outcome()
    winners = [] if outcome is None else outcome.winners
    return TableLine.model_validate(
        {
            "id": state.id,
            "game": state.setup.game,
            "status": state.status,
            "names": [name for name in names if name is not None],
            "bots": sum(seat.bot is not None for seat in state.seats),
            "mine": [names[seat] for seat in own],
            "my_turn": match is not None and any(seat in own for seat in match.asked()),
            "winners": [names[seat] for seat in winners],
            "score": None if outcome is None else outcome.scores[winners[0]],
            "changed": changed,
        }
    )


def _board_of(the_game: Game) -> str | None:
    """The id of the board, if it comes with a game that has a choice of them."""
    return the_game.data_name if the_game.title is not None else None


def _new_table(the_game: Game, setup: Setup, host: int, random_seating: bool) -> TableState:
    return TableState(
        id=_new_id(),
        setup=setup,
        board=_board_of(the_game),
        random_seating=random_seating,
        secret=secrets.token_bytes(SECRET_BYTES),
        status="open",
        host=host,
    )


def _new_id() -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def _seat(state: TableState, number: Seat) -> SeatState:
    if number >= len(state.seats):
        raise TableError("no-such-seat", 404, {"seat": number + 1, "seats": len(state.seats)})
    return state.seats[number]


def _only_host(state: TableState, player: int | None) -> None:
    if state.host != player:
        raise TableError("not-the-host", 403)


def _hosted_bot(state: TableState, seat: SeatState, player: int | None) -> bool:
    return seat.bot is not None and state.host == player


def _take(state: TableState, seat: SeatState, player: int, sitter: Person | Computer) -> None:
    others = [other for other in state.seats if other is not seat]
    names = [other.name for other in others]
    taken = [other.colour for other in others]
    if isinstance(sitter, Computer):
        if seat.bot is None:
            seat.name = _bot_name(names)
        seat.player = None
        seat.bot = sitter.bot
        wanted = seat.colour or COLOURS[0]
    else:
        seat.player = player
        seat.bot = None
        seat.name = _another_name(sitter.name, names)
        wanted = sitter.colour
    seat.colour = _free([wanted, *COLOURS], taken)


def _free(possible: Sequence[str], taken: Sequence[str | None]) -> str:
    """The first that nobody has; if all are taken, the first of all once more."""
    return next((item for item in possible if item not in taken), possible[0])


def _bot_name(taken: Sequence[str | None]) -> str:
    return _another_name(_free(_BOT_NAMES, taken), taken)


def _another_name(name: str, taken: Sequence[str | None]) -> str:
    """Everybody at a table has a name of their own: Ada, Ada 2."""
    number, other = 2, name
    while other in taken:
        other = f"{name[:20]} {number}"
        number += 1
    return other


def _start(state: TableState) -> None:
    free = sum(seat.free for seat in state.seats)
    if free:
        raise TableError("free-seats", 409, {"count": free})
    if state.random_seating:
        random.SystemRandom().shuffle(state.seats)
    state.status = "playing"


def _resize(state: TableState, count: int, the_game: Game) -> None:
    state.setup = the_game.setup(count, state.setup.options)
    while len(state.seats) > count:
        # A free seat goes first, then a computer's; people are not sent away.
        for unwanted in (lambda seat: seat.free, lambda seat: seat.bot is not None):
            number = next(
                (n for n in reversed(range(len(state.seats))) if unwanted(state.seats[n])), None
            )
            if number is not None:
                del state.seats[number]
                break
        else:
            raise TableError("too-many-people", 409, {"count": len(state.seats)})
    while len(state.seats) < count:
        state.seats.append(SeatState())


def _entry(command: Command) -> Entry:
    if isinstance(command, Decide):
        return Entry("decide", command.seat, action=command.action, hold=command.hold)
    if isinstance(command, Confirm):
        return Entry("confirm", command.seat)
    if isinstance(command, Undo):
        return Entry("undo", command.seat, to=command.to)
    return Entry("resign", command.seat)
