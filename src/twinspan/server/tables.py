"""What people do with tables: open one, sit down, start, play, leave, play again."""

import random
import secrets
from collections.abc import Sequence
from typing import Final, get_args

from twinspan.bots import bots
from twinspan.core.chance import SECRET_BYTES
from twinspan.core.errors import Facts, TwinspanError, UsageError
from twinspan.core.game import Seat
from twinspan.games import game
from twinspan.server.live import LiveTable
from twinspan.server.match import CommandError, Entry
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

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
# Without letters and digits that look alike, since a link may be read out.
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 10
_BOT_NAMES: Final = ("Maud", "Osbert", "Winifred", "Godric", "Hilda", "Alaric")
_MOST_LIVE: Final = 1000  # tables kept in memory before idle ones are let go


class TableError(TwinspanError):
    """Something that cannot be done at a table; ``status`` is what HTTP calls it."""

    def __init__(self, code: str, status: int, facts: Facts | None = None) -> None:
        super().__init__(code, facts)
        self.status: Final = status

    def __reduce__(self) -> tuple[object, ...]:
        return (TableError, (self.code, self.status, self.facts))


class Tables:
    """All tables of this server."""

    def __init__(self, storage: Storage, pace: float) -> None:
        self._storage: Final = storage
        self._thinkers: Final = Thinkers()
        self._pace: Final = pace
        self._live: dict[str, LiveTable] = {}

    async def close(self) -> None:
        for table in self._live.values():
            await table.stop()
        self._thinkers.close()

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or rebuilt from the database."""
        found = self._live.get(table_id)
        if found is not None:
            return found
        state = await self._storage.table(table_id)
        if state is None:
            raise TableError("no-such-table", 404)
        table = self._make(state)
        await table.load()
        # Two may have asked at the same time: the first to finish wins.
        table = self._live.setdefault(table_id, table)
        table.wake_bots()
        return table

    async def lines(self, player: int) -> list[TableLine]:
        """The tables of a player, the latest first."""
        lines = []
        for state in await self._storage.tables_of(player):
            table = await self.get(state.id)
            match = table.match
            asked = () if match is None else match.asked()
            lines.append(
                TableLine.model_validate(
                    {
                        "id": state.id,
                        "game": state.game,
                        "status": table.state.status,
                        "names": [seat.name for seat in state.seats if seat.name is not None],
                        "bots": sum(seat.bot is not None for seat in state.seats),
                        "my_turn": any(seat in table.seats_of(player) for seat in asked),
                        "changed": state.changed,
                    }
                )
            )
        return lines

    # ----- before the start -------------------------------------------------------------------

    async def open(self, player: int, wanted: NewTable) -> LiveTable:
        """A new table, with whoever sits down at once; started if that was asked for."""
        the_game = game(wanted.game)
        if wanted.seats not in the_game.seats:
            facts: Facts = {"seats": str(wanted.seats), "known": list(the_game.seats)}
            raise UsageError("wrong-seats", facts)
        if len(wanted.sitting) > wanted.seats:
            raise UsageError("too-many-players", {"seats": wanted.seats})
        state = TableState(
            id=_new_id(),
            game=the_game.id,
            version=the_game.version,
            data_hash=the_game.data_hash,
            options=the_game.checked_options(wanted.options).data(),
            random_seating=wanted.random_seating,
            secret=secrets.token_bytes(SECRET_BYTES),
            status="open",
            host=player,
            seats=[SeatState() for _ in range(wanted.seats)],
        )
        for seat, sitter in zip(state.seats, wanted.sitting, strict=False):
            _take(state, seat, player, sitter)
        if wanted.start:
            _prepare_start(state)
        await self._storage.add_table(state)
        return self._keep(state)

    async def change(self, player: int, table_id: str, change: TableChange) -> LiveTable:
        """The host chooses other options, another number of seats, or the kind of seating."""
        table = await self._opened(table_id)
        async with table.lock:
            state = table.state
            _only_host(state, player)
            if change.options is not None:
                chosen = {**state.options, **change.options}
                state.options = table.game.checked_options(chosen).data()
            if change.random_seating is not None:
                state.random_seating = change.random_seating
            if change.seats is not None:
                _resize(state, change.seats, table.game.seats)
            return await self._save(table)

    async def sit(
        self, player: int, table_id: str, number: Seat, sitter: Person | Computer
    ) -> LiveTable:
        """Take a free seat, or as the host give one to a computer; one's own may be renamed."""
        table = await self._opened(table_id)
        async with table.lock:
            seat = _seat(table.state, number)
            if isinstance(sitter, Computer):
                _only_host(table.state, player)
            if not (seat.free or seat.player == player or _hosted_bot(table.state, seat, player)):
                raise TableError("seat-taken", 409, {"seat": number + 1})
            _take(table.state, seat, player, sitter)
            return await self._save(table)

    async def stand(self, player: int, table_id: str, number: Seat) -> LiveTable:
        """Free a seat: one's own, or as the host a computer's."""
        table = await self._opened(table_id)
        async with table.lock:
            seat = _seat(table.state, number)
            if seat.player != player and not _hosted_bot(table.state, seat, player):
                raise TableError("not-your-seat", 403, {"seat": number + 1})
            table.state.seats[number] = SeatState()
            return await self._save(table)

    async def start(self, player: int, table_id: str) -> LiveTable:
        """Anybody who sits at the table may start it once every seat is taken."""
        table = await self._opened(table_id)
        async with table.lock:
            if not table.state.seats_of(player) and table.state.host != player:
                raise TableError("not-at-the-table", 403)
            _prepare_start(table.state)
            await self._storage.save_table(table.state)
            table.begin()
            table.tell_table()
            table.tell_moves()
            table.wake_bots()
            return table

    # ----- during the game --------------------------------------------------------------------

    async def command(self, table: LiveTable, player: int | None, command: Command) -> int:
        """Carry out a player's command; the number of its entry in the journal.

        The same command, sent again, is answered again and not carried out twice.
        """
        async with table.lock:
            match = table.match
            if match is None:
                raise CommandError("not-started")
            if player is None or command.seat not in table.state.seats_of(player):
                raise CommandError("not-your-seat", {"seat": command.seat + 1})
            done = table.commands.get((player, command.id))
            if done is not None:
                return done
            entry = _entry(command)
            match.check(entry, getattr(command, "point", match.point))
            return await table.write(entry, player, command.id)

    # ----- afterwards -------------------------------------------------------------------------

    async def leave(self, player: int, table_id: str) -> None:
        """Get up before the start, or put a finished game away; a game in progress is resigned."""
        table = await self.get(table_id)
        async with table.lock:
            state = table.state
            own = state.seats_of(player)
            if not own:
                raise TableError("not-at-the-table", 403)
            if any(seat in table.seats_of(player) for seat in own) and state.status == "playing":
                raise TableError("resign-first", 409)
            for number in own:
                if state.status == "open":
                    state.seats[number] = SeatState()
                else:
                    state.seats[number].left = True
            await self._save(table)

    async def rematch(self, player: int, table_id: str) -> LiveTable:
        """The same people and computers again, at a new table; there is one for all of them."""
        table = await self.get(table_id)
        async with table.lock:
            old = table.state
            if old.status != "over":
                raise TableError("not-over", 409)
            if not old.seats_of(player):
                raise TableError("not-at-the-table", 403)
            if old.rematch is not None:
                return await self.get(old.rematch)
            the_game = table.game
            state = TableState(
                id=_new_id(),
                game=old.game,
                version=the_game.version,
                data_hash=the_game.data_hash,
                options=old.options,
                random_seating=old.random_seating,
                secret=secrets.token_bytes(SECRET_BYTES),
                status="open",
                host=player,
                seats=[
                    SeatState(seat.player, seat.name, seat.colour, seat.bot) for seat in old.seats
                ],
            )
            await self._storage.add_table(state, instead_of=old.id)
            old.rematch = state.id
            table.tell_table()
        return self._keep(state)

    # ----- helpers ----------------------------------------------------------------------------

    def _make(self, state: TableState) -> LiveTable:
        if len(self._live) >= _MOST_LIVE:
            for name in [name for name, table in self._live.items() if not table.busy]:
                del self._live[name]
        return LiveTable(state, self._storage, self._thinkers, self._pace)

    def _keep(self, state: TableState) -> LiveTable:
        table = self._live[state.id] = self._make(state)
        if state.status == "playing":
            table.begin()
            table.wake_bots()
        return table

    async def _opened(self, table_id: str) -> LiveTable:
        table = await self.get(table_id)
        if table.state.status != "open":
            raise TableError("already-started", 409)
        return table

    async def _save(self, table: LiveTable) -> LiveTable:
        await self._storage.save_table(table.state)
        table.tell_table()
        return table


def _new_id() -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def _seat(state: TableState, number: Seat) -> SeatState:
    if number >= len(state.seats):
        raise TableError("no-such-seat", 404, {"seat": number + 1, "seats": len(state.seats)})
    return state.seats[number]


def _only_host(state: TableState, player: int) -> None:
    if state.host != player:
        raise TableError("not-the-host", 403)


def _hosted_bot(state: TableState, seat: SeatState, player: int) -> bool:
    return seat.bot is not None and state.host == player


def _take(
    state: TableState, seat: SeatState, player: int, sitter: Person | Computer | None
) -> None:
    if sitter is None:
        return
    others = [other for other in state.seats if other is not seat]
    names = [other.name for other in others]
    taken = [other.colour for other in others]
    if isinstance(sitter, Computer):
        if sitter.bot not in bots():
            raise UsageError("unknown-bot", {"bot": sitter.bot, "known": list(bots())})
        seat.player = None
        seat.bot = sitter.bot
        seat.name = next(name for name in _BOT_NAMES if name not in names)
        wanted = seat.colour or COLOURS[0]
    else:
        seat.player = player
        seat.bot = None
        seat.name = _another_name(sitter.name, names)
        wanted = sitter.colour
    seat.colour = wanted if wanted not in taken else _free(COLOURS, taken)


def _free(wanted: Sequence[str], taken: Sequence[str | None]) -> str:
    return next(colour for colour in wanted if colour not in taken)


def _another_name(name: str, taken: Sequence[str | None]) -> str:
    """Everybody at a table has a name of their own: Ada, Ada 2."""
    number, other = 2, name
    while other in taken:
        other = f"{name[:20]} {number}"
        number += 1
    return other


def _prepare_start(state: TableState) -> None:
    free = sum(seat.free for seat in state.seats)
    if free:
        raise TableError("free-seats", 409, {"count": free})
    if state.random_seating:
        random.SystemRandom().shuffle(state.seats)
    state.status = "playing"


def _resize(state: TableState, count: int, possible: Sequence[int]) -> None:
    if count not in possible:
        raise UsageError("wrong-seats", {"seats": str(count), "known": list(possible)})
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
