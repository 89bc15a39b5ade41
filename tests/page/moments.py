"""Fixed moments of Twinspan, for whoever looks at the page: tests, screenshots, measurements.

The tables are laid straight into the server's database, with secrets that never change: so every
run sees the same cards, the same bridges and the same story. The server rebuilds the games from
their journals.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from tests.page.bridgetown_scenes import SEVERAL_WAYS_END, bridgetown_tables
from tests.page.browser import PATIENCE
from tests.page.cities import FAULTY_TEXT, file
from tests.page.laying import Laid, id_of, lay
from tests.page.london_scenes import london_tables
from tests.page.table import Server, Visitor
from twinspan.server.identity import COOKIE

ADA, BEN = "the-secret-of-ada", "the-secret-of-ben"


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
    game: str | None = None  # whose own screen it is, if it is one
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
    page.locator(".way[aria-haspopup=dialog]:enabled").first.click()
    page.locator("dialog[open]").wait_for()


def _choose_one_computer(page: Page) -> None:
    """The longest way to say how many."""
    for card in page.locator("article").all():
        card.locator("select.against").select_option("1")


def _choose_each_computer(page: Page) -> None:
    """Three of them, as different as they can be."""
    card = page.locator("article").first
    card.locator("select.against").select_option("3")
    card.locator("select.strength").select_option(" each")
    for place, select in enumerate(card.locator(".each select").all()):
        select.select_option(index=min(place, select.locator("option").count() - 1))


def _look_why(page: Page) -> None:
    """At the moment with the most to tell about a single computer's decision."""
    page.goto(f"{page.url}/{page.evaluate(_LONGEST_REASON)}")
    page.locator(".tabs button").last.dispatch_event("click")
    page.locator(".reason").wait_for()


def _uncover(page: Page) -> None:
    page.locator("dialog.cover button").click()
    page.locator(".hand").wait_for()


def _point_at_a_mode(page: Page) -> None:
    page.locator(".wheel .piece.open").nth(_TAXI).focus()
    page.locator(_END).first.wait_for()


def _ask_for_ways(page: Page) -> None:
    page.get_by_role("button", name=SEVERAL_WAYS_END).dispatch_event("click")
    page.locator("[data-part=ways] li").nth(2).wait_for()


def _click_a_space_too_far(page: Page) -> None:
    page.locator(".map [role=button][aria-disabled=true]").first.dispatch_event("click")
    page.locator(".refusal").wait_for()


def _click_a_flag(page: Page) -> None:
    page.locator("[data-part=flags] .piece.open").first.dispatch_event("click")
    page.locator("[data-part=flags] .chosen").wait_for()


def _bring_a_city_with_faults(page: Page) -> None:
    page.locator(".board select").select_option(index=2)
    page.locator("dialog[open] input[type=file]").set_input_files(file(FAULTY_TEXT))
    page.locator("dialog[open] .faults li").first.wait_for()


_LONGEST_REASON: Final = """async () => {
  const table = location.pathname.split('/')[2]
  const all = await (await fetch(`/api/tables/${table}/reasons`)).json()
  const alone = all.filter(({ moment }) => all.filter((one) => one.moment === moment).length === 1)
  const length = (reason) => JSON.stringify(reason).length
  return alone.reduce((one, other) => (length(other) > length(one) ? other : one)).moment
}"""
_CHOICES = ".choices button"
_TAXI = 5
_END = ".map circle.end"
# A game's board may come after all the rest: it is drawn elsewhere, and fetched.
_BOARDS: Final = {"london": "svg.board", "bridgetown": ".map > svg"}

_TWINSPAN: Final = (
    Moment("home", eyes=None, shows=".card svg .boats path"),
    Moment("home-one", eyes=None, shows=".strength", then=_choose_one_computer),
    Moment("home-each", eyes=None, shows=".strength", then=_choose_each_computer),
    Moment("settings", eyes=None, shows=".ways", then=_open_settings),
    Moment("my-games", path="/games", shows=".games li"),
    Moment("no-games", path="/games", eyes=None, shows="main .button.primary"),
    Moment("no-table", path="/table/zzzzzzzzzz", eyes=None, shows="main .button.primary"),
)
_LONDON: Final = (
    Moment("same-screen", eyes=None, shows=".ways", then=_open_same_screen),
    Moment("lobby-host", "lobby", shows=".seats"),
    Moment("lobby-guest", "lobby", eyes=None, shows=".seats"),
    Moment("guide", "start", guided=False, game="london", shows=".note"),
    Moment("bid", "bid", game="london", shows=_CHOICES),
    Moment("reveal", "reveal", game="london", shows=".tie"),
    Moment("build", "build", game="london", shows=_CHOICES),
    Moment("preview", "build", game="london", shows=_CHOICES, then=_point_at_a_target),
    Moment("refusal", "build", game="london", shows=_CHOICES, then=_click_what_is_not_possible),
    Moment("replace", "replace", game="london", shows=_CHOICES),
    Moment("bonus", "bonus", game="london", shows=_CHOICES),
    Moment("cards", "cards", game="london", shows=_CHOICES),
    Moment("held", "held", game="london", shows=".prompt .primary"),
    Moment("waiting", "build", eyes=BEN, game="london", shows=".prompt .soft"),
    Moment("watching", "build", eyes=None, game="london", shows=".prompt h2"),
    Moment("past", "held", path="/30", game="london", shows=".game.past"),
    Moment("memory", "memory", game="london", shows=_CHOICES),
    Moment("cover", "cover", shows="dialog.cover"),
    Moment("two-cards", "cover", game="london", shows="dialog.cover", then=_uncover),
    Moment("end", "end", shows=".ending figure"),
    Moment("reasons", "end", game="london", shows=".ending figure", then=_look_why),
    Moment("end-with-faces", "faces", shows=".ending figure"),
    Moment("rules", path="/rules/london", eyes=None, shows="main h2"),
)
_BRIDGETOWN: Final = (
    Moment("bridgetown-lobby", "race-lobby", shows=".map svg"),
    Moment("bridgetown-city", eyes=None, shows=".board select", then=_bring_a_city_with_faults),
    Moment("bridgetown-guide", "race-start", guided=False, game="bridgetown", shows=".note"),
    Moment("bridgetown-plan", "race-plan", game="bridgetown", shows=_CHOICES),
    Moment(
        "bridgetown-reach",
        "race-plan",
        game="bridgetown",
        shows=_CHOICES,
        then=_point_at_a_mode,
    ),
    Moment("bridgetown-ride", "race-ride", game="bridgetown", shows=_CHOICES),
    Moment("bridgetown-step", "race-step", game="bridgetown", shows=_END),
    Moment("bridgetown-ways", "race-ways", game="bridgetown", shows=_END, then=_ask_for_ways),
    Moment(
        "bridgetown-refusal",
        "race-step",
        game="bridgetown",
        shows=_END,
        then=_click_a_space_too_far,
    ),
    Moment("bridgetown-exchange", "exchange", game="bridgetown", shows="[data-part=exchange]"),
    Moment(
        "bridgetown-swap",
        "race-swap",
        game="bridgetown",
        shows="[data-part=flags] .piece.open",
        then=_click_a_flag,
    ),
    Moment("bridgetown-first", "race-first", game="bridgetown", shows=_CHOICES),
    Moment("bridgetown-held", "race-held", game="bridgetown", shows=".prompt .primary"),
    Moment("bridgetown-light", "race-light", game="bridgetown", shows=_CHOICES),
    Moment("bridgetown-end", "race-end", shows=".ending figure"),
    Moment(
        "bridgetown-reasons",
        "race-end",
        game="bridgetown",
        shows=".ending figure",
        then=_look_why,
    ),
    Moment("bridgetown-eight", "eight", shows=".ending figure"),
    Moment("bridgetown-rules", path="/rules/bridgetown", eyes=None, shows="main h2"),
)
MOMENTS: Final = (*_TWINSPAN, *_LONDON, *_BRIDGETOWN)
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
    if moment.game is not None:
        page.locator(_BOARDS[moment.game]).first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => null)")
    settle(page)


def come_as(visitor: Visitor, secret: str) -> None:
    """The server takes this visitor for the player with this secret."""
    url = visitor.server.url
    visitor.page.context.add_cookies([{"name": COOKIE, "value": secret, "url": url}])


def settle(page: Page, width: int = 0) -> None:
    """Wait until the window has this width, if one is given, and everything on it has followed."""
    page.evaluate(_FOLLOWED, [width, PATIENCE])


# Drawings come one after the other: at rest is a page to which nothing was added while it drew two
# frames. A browser that nobody sees may draw no more of them; then the clock counts.
_FOLLOWED: Final = """async ([width, patience]) => {
  const end = Date.now() + patience
  const frame = () => new Promise((drawn) => {
    requestAnimationFrame(drawn)
    setTimeout(drawn, 100)
  })
  const elements = () => document.getElementsByTagName('*').length
  for (let seen = elements(), calm = 0; calm < 2; ) {
    if (Date.now() > end) throw new Error(`restless: ${innerWidth} wide, ${seen} elements`)
    await frame()
    const count = elements()
    calm = count === seen && (!width || innerWidth === width) ? calm + 1 : 0
    seen = count
  }
}"""


def address(moment: Moment) -> str:
    table = "" if moment.table is None else f"/table/{id_of(moment.table)}"
    return f"{table}{moment.path}" or "/"


def lay_tables(server: Server) -> None:
    """Put the tables of all moments into a server's database."""
    lay(server, _everything, ADA, BEN)


def _everything(ada: int, ben: int) -> Iterable[Laid]:
    return (*london_tables(ada, ben), *bridgetown_tables(ada, ben))
