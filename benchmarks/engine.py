"""The engine beside its peers: random games on one core, in one run; all are driven from Python but
the playouts, which stay inside the engine from the first decision to the last.

The contestants take turns in short rounds, so that a noisy neighbour disturbs all of them alike,
and the median round counts. A decision counts only if there was a choice; our engine plays the
others itself. See `make bench` and `make bench ARGS=--help`.
"""

import argparse
import json
import pickle
import platform
import random
import shlex
import sys
import time
import timeit
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

import twinspan
from benchmarks import peers, turns
from benchmarks.peers import Play, Tally
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.record import Record, Recorder, play_at_random

GAMES = {name: twinspan.game(name) for name in twinspan.game_ids()}
CATANATRON = "Catanatron"  # the faster of its rows is 1.0 ×


def ours(game: Game, seats: int, *, verifiable: bool = False) -> Play:
    """Random games of ours, from the fast random source or from the verifiable one."""

    def play(n: int) -> Tally:
        decisions = 0
        rng = random.Random(n)
        if verifiable:
            position = game.new(seats, seed=n)
        else:
            position = game.new(seats, chance=random.Random(n))
        while to_act := position.to_act():
            seat = to_act[0]
            legal = position.legal(seat)
            position.play(seat, legal[int(rng.random() * len(legal))])
            decisions += 1
        return Tally(decisions, 0)

    return play


def playouts(game: Game, seats: int) -> Play:
    """Whole games, from the setup to the end, each in one call: nothing is driven from Python."""
    rng = random.Random(1)
    start = game.new(seats, chance=rng)

    def play(_: int) -> Tally:
        return Tally(start.copy().playout(rng), 0)

    return play


def midgame(game: Game) -> Position:
    position = game.new(4, seed=1)
    rng = random.Random(1)
    for _ in range(70):
        seat = position.to_act()[0]
        position.play(seat, rng.choice(position.legal(seat)))
    return position


def finished(game: Game) -> str:
    """The record of a game of four, as text."""
    return play_at_random(Recorder(game.new(4, seed=1)), random.Random(1)).to_json()


def races() -> dict[str, Play]:
    return {
        **{
            f"twinspan {name}, {seats} seats{', verifiable' if verifiable else ''}": ours(
                game, seats, verifiable=verifiable
            )
            for name, game in GAMES.items()
            for verifiable in (False, True)
            for seats in game.seats
        },
        **{
            f"twinspan {name}, {seats} seats, playout": playouts(game, seats)
            for name, game in GAMES.items()
            for seats in game.seats
        },
        f"{CATANATRON}, 4 seats, Game.play": peers.catanatron_play,
        f"{CATANATRON}, 4 seats, Game.execute": peers.catanatron_execute,
        "OpenSpiel hearts, 4 seats": peers.open_spiel("hearts"),
        "OpenSpiel cribbage, 2 seats": peers.open_spiel("cribbage"),
    }


def moments() -> dict[str, Callable[[], object]]:
    """Single operations; where a peer has the same one, it stands beside ours."""
    found: dict[str, Callable[[], object]] = {}
    for name, game in GAMES.items():
        found |= _moments(f"twinspan {name}", game)
    return {
        **found,
        f"{CATANATRON}, new game of 4": peers.catanatron_new,
        f"{CATANATRON}, copy in mid-game": peers.catanatron_midgame().copy,
    }


def _moments(name: str, game: Game) -> dict[str, Callable[[], object]]:
    fast, record, position = random.Random(1), finished(game), midgame(game)
    seat = position.to_act()[0]
    view = position.view(seat)
    return {
        f"{name}, new game of 4": lambda: game.new(4, chance=fast),
        f"{name}, new game of 4, verifiable": lambda: game.new(4, seed=1),
        f"{name}, copy in mid-game": position.copy,
        f"{name}, view in mid-game": lambda: position.view(seat),
        f"{name}, imagine in mid-game": lambda: game.imagine(view, fast),
        f"{name}, pickled and back": lambda: pickle.loads(pickle.dumps(position)),
        f"{name}, finished game rebuilt from its record": (
            lambda: Record.from_json(record).replay(game)
        ),
    }


class Round(NamedTuple):
    """Some games in a row."""

    games: int
    decisions: int
    forced: int
    seconds: float


def play_round(play: Play, first: int, seconds: float) -> Round:
    games = decisions = forced = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        tally = play(first + games)
        games += 1
        decisions += tally.decisions
        forced += tally.forced
    return Round(games, decisions, forced, elapsed)


class Race(NamedTuple):
    """What a contestant reached in its median round, per second."""

    decisions: float
    with_forced: float
    games: float

    @classmethod
    def of(cls, rounds: list[Round]) -> "Race":
        return cls(
            median(r.decisions / r.seconds for r in rounds),
            median((r.decisions + r.forced) / r.seconds for r in rounds),
            median(r.games / r.seconds for r in rounds),
        )


def run_races(contestants: dict[str, Play], seconds: float, rounds: int) -> dict[str, Race]:
    played: dict[str, list[Round]] = {name: [] for name in contestants}
    for play in contestants.values():
        play(1)  # warms up caches
    for _ in range(rounds):
        for name, play in contestants.items():
            first = 1 + sum(r.games for r in played[name])
            played[name].append(play_round(play, first, seconds / rounds))
    return {name: Race.of(done) for name, done in played.items()}


def time_moments(actions: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds that each of them takes."""
    timers = {name: timeit.Timer(action) for name, action in actions.items()}
    loops = {name: timer.autorange()[0] for name, timer in timers.items()}
    taken: dict[str, list[float]] = {name: [] for name in timers}
    for _ in range(rounds):
        for name, timer in timers.items():
            taken[name].append(timer.timeit(loops[name]) / loops[name])
    return {name: median(seconds) for name, seconds in taken.items()}


def waited() -> float:
    """Seconds that this process was ready to run and had no core, where the system tells."""
    schedstat = Path("/proc/self/schedstat")
    return int(schedstat.read_text().split()[1]) / 1e9 if schedstat.exists() else 0.0


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {platform.system()}"


def table(heading: list[str], rows: list[list[str]]) -> str:
    rule = ["---", *("---:" for _ in heading[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [heading, rule, *rows])


def races_table(races: dict[str, Race]) -> str:
    peer = max(race.decisions for name, race in races.items() if name.startswith(CATANATRON))
    rows = [
        [
            name,
            f"{race.decisions:,.0f}",
            f"{race.decisions / peer:.1f}",
            f"{race.with_forced:,.0f}",
            f"{race.games:,.1f}",
            f"{race.decisions / race.games:.0f}",
        ]
        for name, race in races.items()
    ]
    heading = ["random play, one core", "decisions/s", f"× {CATANATRON}"]
    return table([*heading, "with forced ones/s", "games/s", "decisions a game"], rows)


def moments_table(moments: dict[str, float]) -> str:
    return table(["operation", "µs"], [[n, f"{s * 1e6:,.2f}"] for n, s in moments.items()])


def shares_table(shares: dict[str, dict[str, turns.Share]]) -> str:
    heading = ["finding what is legal", "µs", "rest of the turn, µs", "legal : rest"]
    rows = [
        [
            f"twinspan {game}, {decision}",
            f"{share.legal * 1e6:.1f}",
            f"{share.rest * 1e6:.1f}",
            f"{share.legal / share.rest:.2f}",
        ]
        for game, own in shares.items()
        for decision, share in own.items()
    ]
    return table(heading, rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.engine", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each contestant")
    parser.add_argument("--rounds", type=int, default=5, help="into which its seconds are cut")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    arguments = parser.parse_args()

    start, waited_before = time.perf_counter(), waited()
    raced = run_races(races(), arguments.seconds, arguments.rounds)
    timed = time_moments(moments(), arguments.rounds)
    shares = {name: turns.shares(game, arguments.seconds) for name, game in GAMES.items()}
    waiting = (waited() - waited_before) / (time.perf_counter() - start)

    about = {
        "command": shlex.join(["python", "-m", "benchmarks.engine", *sys.argv[1:]]),
        "engine": "compiled" if twinspan.COMPILED else "plain Python",
        "machine": machine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "waiting for a core": f"{waiting:.1%} of the time",
    }
    tables = (races_table(raced), moments_table(timed), shares_table(shares))
    print(*tables, sep="\n\n", end="\n\n")
    print("\n".join(f"- {name}: {value}" for name, value in about.items()))
    if arguments.json:
        figures = {
            "about": about,
            "races": {name: race._asdict() for name, race in raced.items()},
            "seconds": timed,
            "legal": {
                f"{name}, {decision}": share._asdict()
                for name, own in shares.items()
                for decision, share in own.items()
            },
        }
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
