"""Fixed moments of Twinspan, for whoever looks at the page: tests, screenshots, measurements.

The tables are laid straight into the server's database, with secrets that never change: so every
run sees the same cards, the same bridges and the same story. The decisions are those of computers
with fixed dice, checked like any other; the server rebuilds the games from their journals.
"""

import asyncio
import hashlib
import random
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import count, pairwise
from typing import Any, Final

from playwright.sync_api import Page

from tests.page.table import Server, Visitor
from twinspan.bots import bot
from twinspan.games import game
from twinspan.server.identity import COOKIE
from twinspan.server.match import Entry, Match
from twinspan.server.storage import SeatState, Storage, TableState

ADA, BEN = "the-secret-of-ada", "the-secret-of-ben"
_STATE = dict[str, Any]


# ----- the moments --------------------------------------------------------------------------------


def _nothing(_: Page) -> None:
    """The address alone leads there."""


@dataclass(frozen=True)
class Moment:
    """Something that can be seen on the page, and how to get there."""

    name: str
    table: str | None = None  # the table, by its name among the laid ones
    path: str = ""  # after the table's own address
    eyes: str | None = ADA  # whose secret the browser has; None: a newcomer's
    guided: bool = True  # whether the guided start has been seen
    board: bool = False  # whether it is a game's own screen
    shows: str = "h1"  # what is there as soon as the moment is
    then: Callable[[Page], None] = _nothing


def _point_at_a_target(page: Page) -> None:
    page.locator(".board .piece.open").first.focus()
    page.locator(".prompt .preview").wait_for()


def _click_what_is_not_possible(page: Page) -> None:
    page.locator(".board .piece.closed").first.dispatch_event("click")
    page.locator(".refusal").wait_for()


def _open_settings(page: Page) -> None:
    page.locator("header .gear").click()
    page.locator("dialog[open]").wait_for()


def _open_same_screen(page: Page) -> None:
    page.locator(".way[aria-haspopup=dialog]:enabled").click()
    page.locator("dialog[open]").wait_for()


def _uncover(page: Page) -> None:
    page.locator("dialog.cover button").click()
    page.locator(".hand").wait_for()


_CHOICES = ".choices button"

MOMENTS: Final = (
    Moment("home", eyes=None, shows=".card svg .boats path"),
    Moment("settings", eyes=None, shows=".ways", then=_open_settings),
    Moment("same-screen", eyes=None, shows=".ways", then=_open_same_screen),
    Moment("lobby-host", "lobby", shows=".seats"),
    Moment("lobby-guest", "lobby", eyes=None, shows=".seats"),
    Moment("guide", "start", guided=False, board=True, shows=".note"),
    Moment("bid", "bid", board=True, shows=_CHOICES),
    Moment("reveal", "reveal", board=True, shows=".tie"),
    Moment("build", "build", board=True, shows=_CHOICES),
    Moment("preview", "build", board=True, shows=_CHOICES, then=_point_at_a_target),
    Moment("refusal", "build", board=True, shows=_CHOICES, then=_click_what_is_not_possible),
    Moment("replace", "replace", board=True, shows=_CHOICES),
    Moment("bonus", "bonus", board=True, shows=_CHOICES),
    Moment("cards", "cards", board=True, shows=_CHOICES),
    Moment("held", "held", board=True, shows=".prompt .primary"),
    Moment("waiting", "build", eyes=BEN, board=True, shows=".prompt .soft"),
    Moment("watching", "build", eyes=None, board=True, shows=".prompt h2"),
    Moment("past", "held", path="/30", board=True, shows=".game.past"),
    Moment("memory", "memory", board=True, shows=_CHOICES),
    Moment("cover", "cover", shows="dialog.cover"),
    Moment("two-cards", "cover", board=True, shows="dialog.cover", then=_uncover),
    Moment("end", "end", shows=".ending figure"),
    Moment("end-with-faces", "faces", shows=".ending figure"),
    Moment("my-games", path="/games", shows=".games li"),
    Moment("no-games", path="/games", eyes=None, shows="main .button.primary"),
    Moment("rules", path="/rules/london", eyes=None, shows="main h2"),
    Moment("no-table", path="/table/zzzzzzzzzz", eyes=None, shows="main .button.primary"),
)
BY_NAME: Final = {moment.name: moment for moment in MOMENTS}
NAMES: Final = tuple(BY_NAME)


def show(visitor: Visitor, moment: Moment) -> None:
    """Bring a visitor to a moment, and wait until everything has come to rest."""
    page = visitor.page
    page.emulate_media(reduced_motion="reduce")
    if moment.eyes is not None:
        come_as(visitor, moment.eyes)
    visitor.go(address(moment))
    page.locator(moment.shows).first.wait_for(state="attached")
    moment.then(page)
    page.evaluate("document.fonts.ready.then(() => null)")
    settle(page)


def come_as(visitor: Visitor, secret: str) -> None:
    """The server takes this visitor for the player with this secret."""
    url = visitor.server.url
    visitor.page.context.add_cookies([{"name": COOKIE, "value": secret, "url": url}])


def settle(page: Page, width: int = 0) -> None:
    """Wait until the window has this width, if one is given, and everything on it has followed."""
    page.evaluate(_FOLLOWED, width)


# Drawings come one after the other: at rest is a page to which nothing more is added.
_FOLLOWED: Final = """(width) => new Promise((done) => {
  let seen = -1
  let calm = 0
  const look = () => {
    const count = document.getElementsByTagName('*').length
    calm = count === seen && (!width || innerWidth === width) ? calm + 1 : 0
    seen = count
    if (calm === 6) done()
    else requestAnimationFrame(look)
  }
  look()
})"""


def address(moment: Moment) -> str:
    table = "" if moment.table is None else f"/table/{id_of(moment.table)}"
    return f"{table}{moment.path}" or "/"


# ----- the games behind them ----------------------------------------------------------------------


def _actor(state: _STATE, asking: str, first: int) -> bool:
    """Whether Ada, on seat 0, is asked for something, from a certain round on."""
    return (state["actor"], state["asking"]) == (0, asking) and int(state["round"]) >= first


def _only_people_choose(state: _STATE, in_round: int) -> bool:
    """Whether the computers have their cards: else they would choose while somebody looks."""
    asked = (state["asking"], state["round"], state["choices"].count(-1))
    return asked == ("cards", in_round, 2)


def _tied(state: _STATE) -> bool:
    """Whether two players who follow each other have equal cards."""
    turns = list(zip(state["order"], state["order_cards"], strict=True))
    worth = [state["played"][seat][which] + state["raised"][seat][which] for seat, which in turns]
    return any(one == other for one, other in pairwise(worth))


# As soon as the game is like this, a table is laid.
_SCENES: Final[dict[str, Callable[[_STATE], bool]]] = {
    "start": lambda state: _only_people_choose(state, 1),
    "bid": lambda state: _only_people_choose(state, 5),
    "reveal": lambda state: _actor(state, "place", 4) and state["turn"] == 0 and _tied(state),
    "build": lambda state: _actor(state, "place", 6) and state["turn"] == 2,
    "replace": lambda state: _actor(state, "replace", 2),
    "bonus": lambda state: _actor(state, "bonus", 4),
    "cards": lambda state: _actor(state, "take-cards", 2),
}
_HELD_FROM: Final = 9  # the round whose turn is held


@dataclass
class Laid:
    """A table to be laid."""

    name: str
    secret: bytes
    seats: list[SeatState]
    options: dict[str, object]
    status: str = "playing"
    entries: list[Entry] = field(default_factory=list)


def secret_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def id_of(table: str) -> str:
    """A laid table's id, by its name: the page takes ten letters."""
    return table.replace("-", "").ljust(10, "2")


def _play(options: dict[str, object], secret: bytes) -> Iterable[tuple[Match, list[Entry]]]:
    """A game of four between computers: after every decision the match and its journal so far.

    The later seats choose their cards first, so that there are moments when only Ada and Ben think.
    """
    london = game("london")
    match = Match(london, 4, london.checked_options(options).data(), secret)
    players = [bot("apprentice", london, random.Random(seat)) for seat in range(4)]
    journal: list[Entry] = []
    yield match, journal
    while not match.over:
        for seat in reversed(match.asked()):
            legal = match.position.legal(seat)
            entry = Entry("decide", seat, players[seat].choose(match.position.view(seat), legal).id)
            match.check(entry, match.point)
            match.apply(entry)
            journal.append(entry)
            yield match, journal


def _scenes(ada: int, ben: int) -> list[Laid]:
    """The tables of one long game, each stopped at another moment.

    The first game that has all of them will do: which one changes only if the computers change.
    """
    games = (secret_of(f"an afternoon in Southwark {number}") for number in count(32))
    every = (_scenes_of(secret, _four(ada, ben)) for secret in games)
    return list(next(laid for laid in every if len(laid) == len(_SCENES) + 2).values())


def _scenes_of(secret: bytes, seats: list[SeatState]) -> dict[str, Laid]:
    laid: dict[str, Laid] = {}

    def lay(name: str, journal: list[Entry], status: str = "playing") -> None:
        laid[name] = Laid(name, secret, seats, {}, status, list(journal))

    for match, journal in _play({}, secret):
        state: Any = match.position.view(None)["state"]
        for name, fits in _SCENES.items():
            if name not in laid and fits(state):
                lay(name, journal)
        if "held" not in laid and state["round"] >= _HELD_FROM and journal[-1].seat == 0:
            waiting = [*journal[:-1], replace(journal[-1], hold=True)]
            if _fold(waiting, secret).held is not None:
                lay("held", waiting)
        if match.over:
            lay("end", journal, "over")
    return laid


def _fold(journal: list[Entry], secret: bytes) -> Match:
    london = game("london")
    match = Match(london, 4, london.checked_options({}).data(), secret)
    for entry in journal:
        match.apply(entry)
    return match


def _four(ada: int, ben: int) -> list[SeatState]:
    return [
        SeatState(ada, "Ada", "teal"),
        SeatState(ben, "Benedetto-Maximilian", "red"),
        SeatState(None, "Maud", "gold", bot="apprentice"),
        SeatState(None, "Osbert", "violet", bot="apprentice"),
    ]


def _faces(ada: int, ben: int) -> Iterable[Laid]:
    """A game with other scorings, played from memory: its texts are the longest."""
    options: dict[str, object] = {"from_memory": True}
    options.update(dict.fromkeys(("chapel", "gate", "hostelry", "bridge"), "random"))
    secret = secret_of("faces")
    laid = False
    for match, journal in _play(options, secret):
        state: Any = match.position.view(None)["state"]
        if not laid and _actor(state, "place", 6):
            laid = True
            yield Laid("memory", secret, _four(ada, ben), options, entries=list(journal))
        if match.over:
            yield Laid("faces", secret, _four(ada, ben), options, "over", journal)


def _others(ada: int) -> Iterable[Laid]:
    """Tables at which nobody has decided anything yet."""
    waiting = [
        SeatState(ada, "Ada", "teal"),
        SeatState(None, "Maud", "red", bot="apprentice"),
        SeatState(),
        SeatState(),
    ]
    yield Laid("lobby", secret_of("lobby"), waiting, {}, "open")
    two = [SeatState(ada, "Ada", "teal"), SeatState(ada, "Ben", "red")]
    yield Laid("cover", secret_of("cover"), two, {})


def lay_tables(server: Server) -> None:
    """Put the tables of all moments into a server's database."""
    lay(server, _everything, ADA, BEN)


def _everything(ada: int, ben: int) -> Iterable[Laid]:
    return (*_others(ada), *_faces(ada, ben), *_scenes(ada, ben))


def lay(server: Server, tables: Callable[..., Iterable[Laid]], *secrets: str) -> None:
    """Put tables into a server's database, for newcomers with these secrets; the first is the host.

    The tables are made as soon as the numbers of the players are known.
    """
    _aside(_lay(f"sqlite+aiosqlite:///{server.database}", tables, secrets))


async def _lay(url: str, tables: Callable[..., Iterable[Laid]], secrets: tuple[str, ...]) -> None:
    storage = Storage(url)
    players = [await storage.add_player(secret) for secret in secrets]
    london = game("london")
    for table in tables(*players):
        state = TableState(
            id=id_of(table.name),
            game=london.id,
            version=london.version,
            data_hash=london.data_hash,
            options=london.checked_options(table.options).data(),
            random_seating=True,
            secret=table.secret,
            status=table.status,
            host=players[0],
            seats=table.seats,
        )
        await storage.add_table(state)
        for number, entry in enumerate(table.entries):
            await storage.append(state.id, number, entry, None, None)
    await storage.close()


def _aside(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: where Playwright runs, a loop runs already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
