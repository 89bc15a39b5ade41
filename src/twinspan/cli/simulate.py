"""``twinspan simulate``: many random games."""

import json
import random
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from twinspan.cli.common import (
    NAMES,
    Choices,
    City,
    Components,
    GameId,
    Seats,
    err,
    load_game,
    out,
    read_choices,
    speech,
    teller_for,
    unwritable,
    write_file,
)
from twinspan.core.errors import UsageError
from twinspan.core.record import Recorder, play_at_random
from twinspan.core.terms import victory_shares
from twinspan.text.teller import Arguments, Teller


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
) -> None:
    """Play random games and tell how they went."""
    the_game = load_game(game, components, city)
    chosen = read_choices(the_game, option or [])
    # Complain about seats or options before anything is written.
    options = the_game.new(seats, chosen).options().data()
    digits = len(str(games))
    names = [f"{the_game.id}-{seats}-{number:0{digits}}.json" for number in range(1, games + 1)]
    if records is not None:
        _prepare_folder(records, names)
    decisions = 0
    scores: list[list[int]] = []
    wins = [0.0] * seats
    start = time.perf_counter()
    for number in track(
        range(1, games + 1),
        description=speech().text("cli-playing", {"games": games}),
        console=err,
        disable=not sys.stderr.isatty(),
        transient=True,
    ):
        own_seed = f"{seed}/{number}"
        recorder = Recorder(the_game.new(seats, chosen, seed=own_seed))
        record = play_at_random(recorder, random.Random(own_seed))
        outcome = recorder.position.outcome()
        assert outcome is not None
        decisions += len(record.decisions)
        scores.append(outcome.scores)
        for seat, won in enumerate(victory_shares(outcome.ranks)):
            wins[seat] += won
        if records is not None:
            write_file(records / names[number - 1], record.to_json())
    seconds = time.perf_counter() - start
    means = [sum(column) / games for column in zip(*scores, strict=True)]
    figures = {
        "game": the_game.id,
        "seats": seats,
        "games": games,
        "seed": seed,
        "options": options,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "mean_scores": means,
        "wins": wins,
        "scores": scores,
    }
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
        return
    _show(teller_for(the_game, seats), games, means, wins)
    summary: Arguments = {
        "decisions": decisions,
        "seconds": round(seconds, 1),
        "rate": round(decisions / seconds),
        "games_rate": round(games / seconds),
    }
    out.print(speech().text("cli-summary", summary))
    if records is not None:
        out.print(speech().text("cli-records-written", {"folder": str(records)}))


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
            f"{seat} {NAMES[seat]}",
            teller.points(round(mean, 1)),
            say("share", {"percent": round(100 * wins[seat] / games, 1)}),
        )
    out.print(table)


def _prepare_folder(folder: Path, names: list[str]) -> None:
    """Nothing that is there already is lost."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    for name in names:
        if (folder / name).exists():
            raise UsageError("file-exists", {"place": str(folder / name)})
