"""The requests a page makes: described at /docs, each with its examples."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from starlette.requests import HTTPConnection

from twinspan.core.errors import UsageError
from twinspan.core.game import Game
from twinspan.games import boards, game, game_on, versions
from twinspan.server import sockets
from twinspan.server.boards import Boards
from twinspan.server.computers import Computers
from twinspan.server.encoding import encode_reasons
from twinspan.server.errors import TableError
from twinspan.server.identity import Guest, address_of, known_player
from twinspan.server.live import LiveTable
from twinspan.server.storage import Storage
from twinspan.server.tables import Tables
from twinspan.server.wire import (
    ActionData,
    BoardCheck,
    BoardLine,
    Computer,
    ErrorData,
    GameData,
    GameLine,
    Lang,
    MapData,
    NewTable,
    OptionData,
    PastMoments,
    Person,
    ReasonData,
    TableChange,
    TableData,
    TableId,
    TableLine,
)
from twinspan.table.eyes import past_reasons, past_views
from twinspan.table.match import Match

router = APIRouter()


def _tables(connection: HTTPConnection) -> Tables:
    found: Tables = connection.app.state.tables
    return found


def _boards(connection: HTTPConnection) -> Boards:
    found: Boards = connection.app.state.boards
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
AllBoards = Annotated[Boards, Depends(_boards)]
Player = Annotated[int | None, Depends(_player)]
AnyGuest = Annotated[Guest, Depends(_guest)]
TableAddress = Annotated[TableId, Path(description="The table's id.", examples=["k3v9mq2xwp"])]
GameName = Annotated[
    str, Path(max_length=40, description="The game's id.", examples=["bridgetown"])
]
BoardName = Annotated[
    str, Path(max_length=40, description="The board's id.", examples=["portland"])
]
Language = Annotated[Lang, Query(description="Of the words on the map.")]
SeatNumber = Annotated[int, Path(ge=0, le=9, description="The seat, counted from 0.", examples=[1])]


def _problem(status: int, description: str, error: str) -> dict[int | str, dict[str, Any]]:
    example = {"error": error, "facts": {}}
    content = {"application/json": {"example": example}}
    return {status: {"model": ErrorData, "description": description, "content": content}}


_MISSING: Final = _problem(404, "There is no such table or seat.", "no-such-table")
_NO_GAME: Final = _problem(404, "There is no such game or board.", "unknown-game")
_NOT_YOURS: Final = _problem(403, "Somebody else's affair.", "not-the-host")
_NOT_NOW: Final = _problem(409, "Not possible as things are.", "already-started")
_ALWAYS: Final = {
    **_problem(400, "The request is not well formed.", "bad-request"),
    **_problem(413, "The request is too large.", "too-large"),
    **_problem(422, "The request cannot be understood.", "bad-request"),
    **_problem(429, "Too many requests.", "too-many-requests"),
}


def _options(the_game: Game) -> list[OptionData]:
    values = the_game.option_values()
    return [OptionData(name=name, values=possible) for name, possible in values.items()]


def _game_line(game_id: str, computers: Computers) -> GameLine:
    the_game = game(game_id)
    return GameLine(
        id=the_game.id,
        version=the_game.version,
        seats=list(the_game.seats),
        options=_options(the_game),
        bots=list(computers[the_game.id]),
        boards=[
            BoardLine(id=name, title=game_on(game_id, name).title or name)
            for name in boards(game_id)
        ],
    )


def _game_data(the_game: Game, computers: Computers) -> GameData:
    return GameData(
        id=the_game.id,
        version=the_game.version,
        newest=the_game.version == versions(the_game.id)[-1],
        data_hash=the_game.data_hash,
        seats=list(the_game.seats),
        options=_options(the_game),
        actions=[
            ActionData(
                id=action.id, kind=action.kind, notation=action.notation, facts=action.facts()
            )
            for action in the_game.actions
        ],
        data=dict(the_game.data()),
        bots=list(computers[the_game.id]),
    )


def _found(game_id: str, board: str | None = None) -> Game:
    """The game at an address, on one of its boards."""
    try:
        return game_on(game_id, board)
    except UsageError as error:
        raise TableError(error.code, 404, error.facts) from None


def _finished(table: LiveTable) -> Match:
    """A game of which nothing is secret any more."""
    if table.match is None or not table.match.over:
        raise TableError("not-over", 409)
    return table.match


@router.get("/api/games", summary="The games that can be played", responses=_ALWAYS)
async def list_games(tables: AllTables) -> list[GameLine]:
    return [_game_line(name, tables.computers) for name in tables.computers]


@router.get(
    "/api/games/{game}",
    summary="A game on its usual board",
    responses={**_NO_GAME, **_ALWAYS},
)
async def show_game(game: GameName, tables: AllTables) -> GameData:
    return _game_data(_found(game), tables.computers)


@router.get(
    "/api/games/{game}/boards/{board}/map",
    summary="The map of a board that comes with a game",
    responses={**_NO_GAME, **_ALWAYS},
)
async def board_map(
    game: GameName, board: BoardName, all_boards: AllBoards, lang: Language = "en"
) -> MapData:
    if not boards(_found(game).id):
        raise TableError("no-map", 404, {"game": game})
    return await all_boards.map_of(_found(game, board), lang)


@router.post(
    "/api/games/{game}/boards",
    summary="Check a board of one's own: the text of a file, in TOML or JSON",
    responses={**_NO_GAME, **_ALWAYS},
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "text/plain": {
                    "schema": {"type": "string"},
                    "example": 'format = "twinspan city 1"\nname = "Twinford"\n',
                }
            },
        }
    },
)
async def check_board(
    game: GameName,
    request: Request,
    all_boards: AllBoards,
    lang: Language = "en",
) -> BoardCheck:
    content, who = await request.body(), address_of(request)
    return await all_boards.check(_found(game).id, content, lang, who)


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


@router.get(
    "/api/tables/{table}",
    summary="A table",
    responses={**_MISSING, **_NOT_NOW, **_ALWAYS},
)
async def show_table(table: TableAddress, tables: AllTables, player: Player) -> TableData:
    return (await tables.get(table)).data_for(player)


@router.get(
    "/api/tables/{table}/game",
    summary="The game on the table's own board",
    responses={**_MISSING, **_NOT_NOW, **_ALWAYS},
)
async def table_game(table: TableAddress, tables: AllTables) -> GameData:
    return _game_data((await tables.get(table)).game, tables.computers)


@router.get(
    "/api/tables/{table}/map",
    summary="The map of the table's own board",
    responses={**_MISSING, **_NOT_NOW, **_ALWAYS},
)
async def table_map(
    table: TableAddress, tables: AllTables, all_boards: AllBoards, lang: Language = "en"
) -> MapData:
    return await all_boards.map_of((await tables.get(table)).game, lang)


@router.patch(
    "/api/tables/{table}",
    summary="Choose another board or other options (the host, before the start)",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def change_table(
    table: TableAddress, change: TableChange, tables: AllTables, player: Player
) -> TableData:
    return (await tables.change(player, table, change)).data_for(player)


@router.put(
    "/api/tables/{table}/seats/{number}",
    summary="Sit down, or give a seat to a computer",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def sit_down(
    table: TableAddress,
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
    table: TableAddress, number: SeatNumber, tables: AllTables, player: Player
) -> TableData:
    return (await tables.stand(player, table, number)).data_for(player)


@router.post(
    "/api/tables/{table}/start",
    summary="Start the game",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def start_game(table: TableAddress, tables: AllTables, player: Player) -> TableData:
    return (await tables.start(player, table)).data_for(player)


@router.post(
    "/api/tables/{table}/leave",
    status_code=204,
    summary="Get up before the start, or put a finished game away",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def leave_table(table: TableAddress, tables: AllTables, player: Player) -> None:
    await tables.leave(player, table)


@router.post(
    "/api/tables/{table}/rematch",
    summary="Play again with the same people",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def rematch(table: TableAddress, tables: AllTables, player: Player) -> TableData:
    return (await tables.rematch(player, table)).data_for(player)


@router.get(
    "/api/tables/{table}/moments",
    summary="What I saw at every moment, for stepping back",
    responses={**_MISSING, **_NOT_YOURS, **_NOT_NOW, **_ALWAYS},
)
async def moments(
    table: TableAddress, tables: AllTables, player: Player, seat: int | None = None
) -> PastMoments:
    live = await tables.get(table)
    if live.match is None:
        raise TableError("not-started", 409)
    if seat is not None and seat not in live.seats_of(player):
        raise TableError("not-your-seat", 403, {"seat": seat + 1})
    return PastMoments(views=past_views(live.match, seat))


@router.get(
    "/api/tables/{table}/reasons",
    summary="Why the computers of a finished game decided as they did",
    responses={**_MISSING, **_NOT_NOW, **_ALWAYS},
)
async def reasons(table: TableAddress, tables: AllTables) -> list[ReasonData]:
    match = _finished(await tables.get(table))
    return encode_reasons(match.game, past_reasons(match))


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
async def record(table: TableAddress, tables: AllTables) -> Response:
    live = await tables.get(table)
    match = _finished(live)
    name = f"{live.state.setup.game}-{table}.json"
    return Response(
        match.record().to_json(),
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
