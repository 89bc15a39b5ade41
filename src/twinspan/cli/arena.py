"""``twinspan arena``: bots play many games against each other, and honest figures are told."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from twinspan.cli.bridgetown.options import City
from twinspan.cli.common import (
    Choices,
    GameId,
    Processes,
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
from twinspan.cli.progress import playing
from twinspan.contest.cluster import RayCluster
from twinspan.contest.contest import Contest, contest_of
from twinspan.contest.figures import Figure
from twinspan.contest.results import Results, read_results
from twinspan.contest.running import run
from twinspan.contest.tally import Standing
from twinspan.contest.units import SHARE, Numbers
from twinspan.core.errors import DataError, UsageError
from twinspan.core.files import read_text
from twinspan.core.game import Game
from twinspan.drawing.charts import Mark
from twinspan.text.teller import Arguments
from twinspan.workers.pool import Pool, ProcessPool


def arena(
    game: GameId,
    seats: Seats = 4,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots that meet, such as apprentice,journeyman:500,mymodule:MyBot.",
            metavar="NAMES",
        ),
    ] = None,
    one: Annotated[
        str | None, typer.Option(help="Instead: one bot in one seat ...", metavar="NAME")
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="... and another in all the others.", metavar="NAME")
    ] = None,
    games: Annotated[
        int, typer.Option(help="Number of games, rounded up to whole deals.", min=1)
    ] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    option: Choices = None,
    components: Components = None,
    city: City = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop as soon as the answer is sure.")
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="Keep the results in this file; if it is there already, go on from there.",
            metavar="FILE",
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the win shares as a chart.", metavar="FILE.SVG")
    ] = None,
    processes: Processes = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster there.", metavar="ADDRESS")
    ] = None,
) -> None:
    """Let bots play many games and tell how good they are.

    Every deal is played from every seat. The same seed gives the same games, however many processes
    play them, as long as no bot thinks by the clock.
    """
    names, alone = _who_plays(bots, one, against)
    if processes is not None and ray is not None:
        raise UsageError("processes-and-ray")
    find_bots_here()
    the_game = load_game(game, components=components, city=city)
    chosen = read_choices(the_game, option or [])
    contest = contest_of(the_game, seats, chosen, names, seed, alone=alone, until_sure=until_sure)
    for path in (file, plot):
        if path is not None:
            check_place(path)
    if plot is not None:
        _check_plot(plot, file)
    results = _begin(contest, file)
    deals = max(contest.deals_for(games), results.deals_begun())
    whole = contest.deals_for(games) * seats
    if games < whole == deals * seats:
        rounded: Arguments = {"asked": str(games), "games": whole, "seats": seats}
        out.print(messages().text("arena-rounded", rounded), soft_wrap=True)
    pool: Pool = RayCluster(ray) if ray is not None else ProcessPool(processes)
    with _interruptible(results, file), playing(deals * seats, len(results)) as tell:
        run(results, deals, pool, partial(write_file, file) if file is not None else None, tell)
    _show(the_game, results)
    if file is not None:
        out.print(messages().text("arena-written", {"file": str(file)}), soft_wrap=True)
    if plot is not None:
        write_file(plot, _drawn(the_game, results))
        out.print(messages().text("arena-drawn", {"file": str(plot)}), soft_wrap=True)


def _who_plays(bots: str | None, one: str | None, against: str | None) -> tuple[list[str], bool]:
    """The names of the bots, and whether the first sits alone among the second."""
    if bots is not None and one is None and against is None:
        return [name for part in bots.split(",") if (name := part.strip())], False
    if bots is None and one is not None and against is not None:
        return [one, against], True
    raise UsageError("no-contest")


def _check_plot(plot: Path, file: Path | None) -> None:
    """A chart is an SVG picture; it replaces an older one, and nothing else."""
    if plot.suffix.lower() != ".svg":
        raise UsageError("no-svg", {"place": str(plot)})
    if file is not None and plot.resolve() == file.resolve():
        raise UsageError("same-file", {"place": str(plot)})
    if plot.exists() and "<svg" not in read_text(plot, DataError):
        raise UsageError("no-chart", {"place": str(plot)})


def _begin(contest: Contest, file: Path | None) -> Results:
    if file is None or not file.exists():
        return Results(contest)
    results = read_results(file, contest)
    told: Arguments = {"games": len(results), "file": str(file)}
    out.print(messages().text("arena-resumed", told), soft_wrap=True)
    return results


@contextmanager
def _interruptible(results: Results, file: Path | None) -> Iterator[None]:
    """After Ctrl-C, say how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if file is not None:
            told: Arguments = {"games": results.kept, "file": str(file)}
            err.print(messages().text("arena-interrupted", told), soft_wrap=True)
        else:
            err.print(messages().text("arena-abandoned"), soft_wrap=True)
        raise typer.Exit(130) from None


def _show(game: Game, results: Results) -> None:
    say = messages().text
    contest = results.contest
    out.print(_title(results), style="bold", soft_wrap=True)
    # So narrow that 80 columns show every name and figure whole.
    table = Table(box=SIMPLE, padding=0, show_edge=False)
    table.add_column(say("arena-bot"), no_wrap=True)
    for heading in (
        "arena-games", "cli-win-share", "cli-mean-score", "arena-thinking", "arena-rating",
    ):  # fmt: skip
        # A heading may take several lines, a figure may not.
        table.add_column(say(heading).replace(" ", "\n"), justify="right", no_wrap=True)
    teller = teller_for(game, contest.seats)
    for standing in _best_first(results):
        spent = standing.ms_per_decision
        rated = {"rating": standing.rating, "uncertainty": standing.uncertainty}
        table.add_row(
            standing.name,
            str(standing.games),
            _share(standing),
            teller.points(round(standing.score, 1)),
            say("arena-time", {"ms": round(spent, 0 if spent >= 100 else 1 if spent >= 1 else 3)}),
            say("arena-rated", {name: round(value, 1) for name, value in rated.items()}),
        )
    out.print()
    out.print(table)
    out.print()
    if absent := results.tally.absent():
        told: Arguments = {"bots": messages().series(absent)}
        out.print(say("arena-absent", told), soft_wrap=True)
    even = "arena-even-anytime" if contest.until_sure else "arena-even"
    out.print(say(even, {"share": _percent(1 / contest.seats)}), soft_wrap=True)
    if contest.until_sure:
        out.print(_answer(results), soft_wrap=True)


def _best_first(results: Results) -> list[Standing]:
    return sorted(results.tally.standings(), key=lambda standing: -standing.win_share)


def _title(results: Results) -> str:
    contest, deals = results.contest, results.tally.deals
    told: Arguments = {
        "games": deals * contest.seats,
        "deals": deals,
        "seats": contest.seats,
        "name": messages().text(f"{contest.setup.game}-name"),
    }
    return messages().text("arena-title", told)


def _answer(results: Results) -> str:
    """To the question until whose answer was played."""
    say = messages().text
    deals = {"deals": results.tally.deals}
    if not results.sure:
        return say("arena-unsure", deals)
    if not results.contest.alone:
        return say("arena-order", deals)
    first = results.tally.standings()[0]
    more = first.win_share > 1 / results.contest.seats
    return say("arena-more" if more else "arena-less", {**deals, "bot": first.name})


def _share(standing: Standing) -> str:
    share = Figure(standing.win_share, standing.low, standing.high)
    return Numbers(messages()).figure(SHARE, share)


def _percent(part: float) -> str:
    return Numbers(messages()).value(SHARE, part)


def _drawn(game: Game, results: Results) -> str:
    # The games start sooner without the drawing.
    from twinspan.contest.chart import Bar, ChartWords, bar_chart

    say, numbers = messages().text, Numbers(messages())
    contest = results.contest

    def bar(standing: Standing) -> Bar:
        name, told = standing.name, _share(standing)
        title = numbers.named(name, told)
        return Bar(name, standing.win_share, standing.low, standing.high, told, title)

    bars = [bar(standing) for standing in _best_first(results)]
    told: Arguments = {
        "name": say(f"{game.id}-name"),
        "seats": contest.seats,
        "bars": numbers.listed([bar.title for bar in bars]),
    }
    words = ChartWords(
        lang=messages().lang,
        title=_title(results),
        description=say("arena-chart-description", told),
        note=say("arena-chart-note-anytime" if contest.until_sure else "arena-chart-note"),
    )
    even = 1 / contest.seats
    mark = Mark(even, say("arena-chart-even", {"share": _percent(even)}))
    return bar_chart(words, bars, mark, lambda part: numbers.tick(SHARE, part))
