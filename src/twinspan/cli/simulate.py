"""``twinspan simulate``: many random games."""

import json
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from twinspan.cli.bridgetown.options import City
from twinspan.cli.common import (
    Choices,
    GameId,
    Processes,
    Seats,
    err,
    load_game,
    messages,
    out,
    read_choices,
    teller_for,
    unwritable,
    write_file,
)
from twinspan.cli.london.options import Components
from twinspan.cli.progress import played
from twinspan.contest.simulation import RandomGame, play_random_game
from twinspan.core.errors import UsageError
from twinspan.core.setup import Setup
from twinspan.core.terms import victory_shares
from twinspan.text.teller import Arguments, Teller
from twinspan.workers.pool import Pool, ProcessPool, ThisProcess, cores

_WORTH_A_PROCESS: Final = 200  # games: fewer are played sooner than another process starts


def simulate(
    game: GameId,
    seats: Seats = 4,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    option: Choices = None,
    components: Components = None,
    city: City = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as one JSON object.")
    ] = False,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the record of each game into this folder.", metavar="DIR"),
    ] = None,
    processes: Processes = None,
) -> None:
    """Play random games and tell how they went."""
    the_game = load_game(game, components=components, city=city)
    setup = the_game.setup(seats, read_choices(the_game, option or []))
    files = None if records is None else _new_files(records, f"{the_game.id}-{seats}", games)
    start = time.perf_counter()
    found = _play(setup, seed, games, files, _pool(games, processes))
    seconds = time.perf_counter() - start
    decisions = sum(result.decisions for result in found)
    means = [sum(scores) / games for scores in zip(*(one.scores for one in found), strict=True)]
    wins = [sum(won) for won in zip(*(victory_shares(one.ranks) for one in found), strict=True)]
    if as_json:
        figures = {
            **setup.heading(),
            "games": games,
            "seed": seed,
            "decisions": decisions,
            "seconds": round(seconds, 3),
            "mean_scores": means,
            "wins": wins,
            "scores": [result.scores for result in found],
        }
        out.out(json.dumps(figures), highlight=False)
        return
    _show(teller_for(the_game, seats), games, means, wins)
    summary: Arguments = {
        "decisions": decisions,
        "seconds": round(seconds, 1),
        "rate": round(decisions / seconds),
        "games_rate": round(games / seconds),
    }
    out.print(messages().text("cli-summary", summary))
    if records is not None:
        out.print(messages().text("cli-records-written", {"folder": str(records)}))


def _pool(games: int, processes: int | None) -> Pool:
    """As many processes as were asked for, or as are worth it."""
    count = processes or min(cores(), games // _WORTH_A_PROCESS)
    return ProcessPool(count) if count > 1 else ThisProcess()


def _play(
    setup: Setup, seed: str, games: int, files: Sequence[Path] | None, pool: Pool
) -> list[RandomGame]:
    """The games by number; each record is written as soon as its game has ended."""
    work = partial(play_random_game, setup, seed, files is not None)
    found: list[RandomGame] = []
    try:
        with closing(played(pool, work, games)) as results:
            for result, record in results:
                if files is not None and record is not None:
                    write_file(files[result.number - 1], record)
                found.append(result)
    except KeyboardInterrupt:
        message = "cli-interrupted"
        told: Arguments = {}
        if files is not None:
            message = "cli-interrupted-records"
            told = {"games": len(found), "folder": str(files[0].parent)}
        err.print(messages().text(message, told), soft_wrap=True)
        raise typer.Exit(130) from None
    return sorted(found, key=lambda result: result.number)


def _show(teller: Teller, games: int, means: list[float], wins: list[float]) -> None:
    say = teller.words.text
    name = say(f"{teller.game_id}-name")
    told: Arguments = {"games": games, "name": name, "seats": len(means)}
    out.print(say("cli-simulated", told), style="bold")
    table = Table()
    table.add_column(say("cli-seat"))
    table.add_column(say("cli-mean-score"), justify="right")
    table.add_column(say("cli-win-share"), justify="right")
    for seat, mean in enumerate(means):
        table.add_row(
            f"{seat} {teller.player(seat)}",
            teller.points(round(mean, 1)),
            say("share", {"percent": round(100 * wins[seat] / games, 1)}),
        )
    out.print(table)


def _new_files(folder: Path, name: str, games: int) -> list[Path]:
    """A file for each game, in a folder that is made if need be; nothing is overwritten."""
    digits = len(str(games))
    files = [folder / f"{name}-{number:0{digits}}.json" for number in range(1, games + 1)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    for file in files:
        if file.exists():
            raise UsageError("file-exists", {"place": str(file)})
    return files
