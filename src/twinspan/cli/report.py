"""``twinspan report``: what many games of a bot against itself say of a game's balance."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE
from rich.table import Table

from twinspan import __version__
from twinspan.balance import balance_of
from twinspan.balance.estimates import FEWEST_GAMES
from twinspan.balance.observation import Observation, Observed, observe
from twinspan.balance.sections import Report
from twinspan.cli.bridgetown.options import City
from twinspan.cli.common import (
    Choices,
    GameId,
    Seats,
    check_place,
    err,
    find_bots_here,
    load_game,
    messages,
    out,
    read_choices,
    teller_for,
    write_file,
)
from twinspan.cli.london.options import Components
from twinspan.cli.progress import played
from twinspan.contest.contest import setup_for
from twinspan.contest.units import Numbers
from twinspan.core.errors import UsageError
from twinspan.core.game import Game
from twinspan.core.setup import Setup
from twinspan.text.teller import Teller
from twinspan.workers.pool import ProcessPool

_HASH_SHOWN: Final = 12  # characters, enough to tell one set of values from another


def report(
    game: GameId,
    seats: Seats = 4,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 400,
    bot: Annotated[
        str, typer.Option(help="The bot that plays against itself.", metavar="NAME")
    ] = "apprentice",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    option: Choices = None,
    components: Components = None,
    city: City = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="Write the report there instead of GAME-report.html.",
            metavar="FILE.HTML",
        ),
    ] = None,
) -> None:
    """Let a bot play against itself and report on the balance of the game.

    The report is a page of charts with their intervals. In Old London Bridge scoring faces are
    drawn for each game, unless options say otherwise.
    """
    find_bots_here()
    the_game = load_game(game, components=components, city=city)
    about = balance_of(the_game.id)
    chosen = {**about.options, **read_choices(the_game, option or [])}
    setup = setup_for([bot], the_game, seats, chosen)
    path = file if file is not None else Path(f"{the_game.id}-report.html")
    if path.is_file():
        raise UsageError("report-exists", {"place": str(path)})
    check_place(path)
    observed = Observed(_play(partial(observe, about.note, setup, seed, bot), games))
    teller = teller_for(the_game, seats)
    settings = {"--seats": seats, "--games": games, "--bot": bot, "--seed": seed}
    given = {"--components": components, "--city": city, "--out": file}
    made = Report(
        name=messages().text(f"{the_game.id}-name"),
        seats=seats,
        games=games,
        bot=bot,
        key_figures=about.key_figures(observed, teller),
        sections=about.sections(observed, teller),
        settings=_settings(the_game, setup, seed, teller),
        command=_command(the_game, {**settings, **given}, option or []),
    )
    write_file(path, _page(made))
    _show(made)
    out.print(messages().text("report-written", {"file": str(path)}), soft_wrap=True)


def _play(work: Callable[[int], Observation], games: int) -> list[Observation]:
    """The games by number, in whichever order they end."""
    try:
        with closing(played(ProcessPool(), work, games)) as results:
            return sorted(results, key=lambda observation: observation.number)
    except KeyboardInterrupt:
        err.print(messages().text("report-interrupted"), soft_wrap=True)
        raise typer.Exit(130) from None


def _settings(game: Game, setup: Setup, seed: str, teller: Teller) -> list[tuple[str, str]]:
    say = messages().text
    options = ", ".join(f"{name}={_written(value)}" for name, value in setup.options.items())
    version = {
        "version": __version__,
        "rules": str(game.version),
        "hash": game.data_hash[:_HASH_SHOWN],
    }
    return [
        *([(say(teller.wording("report-setting-board")), game.title)] if game.title else []),
        *([(say("report-setting-options"), options)] if options else []),
        (say("report-setting-seed"), seed),
        (say("report-setting-version"), say("report-version", version)),
    ]


def _written(value: object) -> str:
    """As one would write it in an option."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _command(game: Game, settings: Mapping[str, object], options: Sequence[str]) -> str:
    """What to type for the same report."""
    words = ["twinspan", "--lang", messages().lang, "report", game.id]
    for name, value in settings.items():
        if value is not None:
            words += [name, str(value)]
    for option in options:
        words += ["--option", option]
    return shlex.join(words)


def _page(made: Report) -> str:
    # The games start sooner without the drawing.
    from twinspan.balance.report import page

    return page(made, messages())


def _show(made: Report) -> None:
    """In short: what one wants to know first, and what is clear."""
    say, numbers = messages().text, Numbers(messages())
    out.print(made.title(messages()), style="bold", soft_wrap=True)
    out.print(made.subtitle(messages()), soft_wrap=True)
    table = Table(box=SIMPLE, pad_edge=False, show_header=False)
    for key in made.key_figures:
        table.add_row(key.name, numbers.figure(key.unit, key.figure))
    table.add_section()
    clear = [(section, *found) for section in made.sections for found in section.clear()]
    for section, chart, row, figure in clear:
        unit = section.columns[chart.columns[0]].unit
        table.add_row(numbers.named(chart.title, row.name), numbers.figure(unit, figure))
    out.print(table)
    out.print(say("report-brackets"), soft_wrap=True)
    if any(key.figure is None for key in made.key_figures):
        out.print(say("report-few", {"games": FEWEST_GAMES}), soft_wrap=True)
    if clear:
        out.print(say("report-clear"), soft_wrap=True)
