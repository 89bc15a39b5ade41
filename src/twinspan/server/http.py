"""The requests a page makes: described at /docs, each with its examples."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request, Response, WebSocket
from starlette.requests import HTTPConnection

from twinspan.bots import bots
from twinspan.core.game import Game
from twinspan.games import game, games
from twinspan.server import sockets
from twinspan.server.eyes import past_views
from twinspan.server.identity import Guest, known_player
from twinspan.server.storage import Storage
from twinspan.server.tables import TableError, Tables
from twinspan.server.wire import (
    ActionData,
    Computer,
    ErrorData,
    GameData,
    NewTable,
    OptionData,
    PastMoments,
    Person,
    TableChange,
    TableData,
    TableId,
    TableLine,
)

router = APIRouter()


def _tables(connection: HTTPConnection) -> Tables:
    found: Tables = connection.app.state.tables
    return found


def _storage(connection: HTTPConnection) -> Storage:
    found: Storage = connection.app.state.storage
    return found


async def _player(
    connection: HTTPConnection, storage: Annotated[Storage, Depends(_storage)]
) -> int | None:
    return await known_player(connection, storage)


async def _guest(
    request: Request,
    response: Response,
    storage: Annotated[Storage, Depends(_storage)],
    player: Annotated[int | None, Depends(_player)],
) -> Guest:
    return Guest(player, request, response, storage)


AllTables = Annotated[Tables, Depends(_tables)]
Player = Annotated[int | None, Depends(_player)]
AnyGuest = Annotated[Guest, Depends(_guest)]
Table = Annotated[TableId, Path(description="The table's id.", examples=["k3v9mq2xwp"])]
SeatNumber = Annotated[int, Path(ge=0, le=9, description="The seat, counted from 0.", examples=[1])]


def _problem(status: int, description: str, error: str) -> dict[int | str, dict[str, Any]]:
    example = {"error": error, "facts": {}}
    content = {"application/json": {"example": example}}
    return {status: {"model": ErrorData, "description": description, "content": content}}


_MISSING: Final = _problem(404, "There is no such table or seat.", "no-such-table")
_NOT_YOURS: Final = _problem(403, "Somebody else's affair.", "not-the-host")
_NOT_NOW: Final = _problem(409, "Not possible as things are.", "already-started")
_ALWAYS: Final = {
    **_problem(400, "The request is not well formed.", "bad-request"),
    **_problem(413, "The request is too large.", "too-large"),
    **_problem(422, "The request cannot be understood.", "bad-request"),
    **_problem(429, "Too many requests.", "too-many-requests"),
}


def _game_data(the_game: Game) -> GameData:
    return GameData(
        id=the_game.id,
        version=the_game.version,
        data_hash=the_game.data_hash,
        seats=list(the_game.seats),
        options=[
            OptionData(name=name, values=values)
            for name, values in the_game.option_values().items()
        ],
        actions=[
            ActionData(
                id=action.id, kind=action.kind, notation=action.notation, facts=action.facts()
            )
            for action in the_game.actions
        ],
        data=the_game.data(),
        bots=list(bots(the_game.id)),
    )


@router.get("/api/games", summary="The games that can be played", responses=_ALWAYS)
async def list_games() -> list[GameData]:
    return [_game_data(game(name)) for name in games()]


@router.get("/api/tables", summary="My tables, the latest first", responses=_ALWAYS)
async def my_tables(tables: AllTables, player: Player) -> list[TableLine]:
    return [] if player is None else await tables.lines(player)


@router.post(
    "/api/tables",
    status_code=201,
    summary="Open a table",
    responses={**_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def open_table(wanted: NewTable, tables: AllTables, guest: AnyGuest) -> TableData:
    return (await tables.open(guest, wanted)).data_for(guest.player)


@router.get("/api/tables/{table}", summary="A table", responses={**_MISSING, **_ALWAYS})
async def show_table(table: Table, tables: AllTables, player: Player) -> TableData:
    return (await tables.get(table)).data_for(player)


@router.patch(
    "/api/tables/{table}",
    summary="Choose other options (the host, before the start)",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def change_table(
    table: Table, change: TableChange, tables: AllTables, player: Player
) -> TableData:
    return (await tables.change(player, table, change)).data_for(player)


@router.put(
    "/api/tables/{table}/seats/{number}",
    summary="Sit down, or give a seat to a computer",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def sit_down(
    table: Table,
    number: SeatNumber,
    sitter: Person | Computer,
    tables: AllTables,
    guest: AnyGuest,
) -> TableData:
    return (await tables.sit(guest, table, number, sitter)).data_for(guest.player)


@router.delete(
    "/api/tables/{table}/seats/{number}",
    summary="Free a seat before the start",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def stand_up(
    table: Table, number: SeatNumber, tables: AllTables, player: Player
) -> TableData:
    return (await tables.stand(player, table, number)).data_for(player)


@router.post(
    "/api/tables/{table}/start",
    summary="Start the game",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def start_game(table: Table, tables: AllTables, player: Player) -> TableData:
    return (await tables.start(player, table)).data_for(player)


@router.post(
    "/api/tables/{table}/leave",
    status_code=204,
    summary="Get up before the start, or put a finished game away",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def leave_table(table: Table, tables: AllTables, player: Player) -> None:
    await tables.leave(player, table)


@router.post(
    "/api/tables/{table}/rematch",
    summary="Play again with the same people",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def rematch(table: Table, tables: AllTables, player: Player) -> TableData:
    return (await tables.rematch(player, table)).data_for(player)


@router.get(
    "/api/tables/{table}/moments",
    summary="What I saw at every moment, for stepping back",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def moments(
    table: Table, tables: AllTables, player: Player, seat: int | None = None
) -> PastMoments:
    live = await tables.get(table)
    if live.match is None:
        raise TableError("not-started", 409)
    if seat is not None and seat not in live.seats_of(player):
        raise TableError("not-your-seat", 403, {"seat": seat + 1})
    return PastMoments(views=past_views(live.match, seat))


@router.get(
    "/api/tables/{table}/record",
    summary="The record of a finished game",
    response_class=Response,
    responses={
        200: {
            "description": "A file that `twinspan verify` checks.",
            "content": {"application/json": {"schema": {"type": "object"}}},
        },
        **_MISSING,
        **_NOT_NOW,
        **_ALWAYS,
    },
)
async def record(table: Table, tables: AllTables) -> Response:
    live = await tables.get(table)
    if live.match is None or not live.match.over:
        raise TableError("not-over", 409)
    name = f"{live.state.game}-{table}.json"
    return Response(
        live.match.record().to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    player = await known_player(socket, _storage(socket))
    per_second: float = socket.app.state.settings.messages
    await sockets.serve(socket, _tables(socket), table, player, per_second)


@router.get("/healthz", summary="Whether the server and its database are well")
async def healthz(storage: Annotated[Storage, Depends(_storage)]) -> dict[str, str]:
    await storage.healthy()
    return {"status": "ok"}
