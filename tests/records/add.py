"""Adds a finished game to the released records, which every later version must replay.

A game that was played somewhere, as `Recorder` wrote it:

    python -m tests.records.add NAME --file GAME.json

or one that is played now, in one of the styles of `tests/london/play.py` or
`tests/bridgetown/play.py`:

    python -m tests.records.add NAME --seats 4 --seed 7 --style keen --set gate=L8.8
    python -m tests.records.add NAME --game bridgetown --city twinford --style hunter --rules 1

The game is verified first. `manifest.json` keeps the SHA-256 of every file; what it lists is never
changed or removed, and nothing is added while a file differs from what the manifest says.
"""

import argparse
import hashlib
import json
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import twinspan
from tests.bridgetown.hunter import hunt
from tests.bridgetown.play import STYLES as BRIDGETOWN_STYLES
from tests.london.play import STYLES as LONDON_STYLES
from tests.playing import Style, choose
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.record import Record, Recorder
from twinspan.core.terms import Action, Seat
from twinspan.games import game_of

Player = Callable[[random.Random, Position, Seat], Action]

RELEASED = Path(__file__).parent / "released"
MANIFEST = "manifest.json"
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def add(name: str, record: Record, folder: Path = RELEASED) -> Path:
    """Verify the record and keep it under this name; ValueError if that cannot be."""
    if not _NAME.fullmatch(name) or f"{name}.json" == MANIFEST:
        raise ValueError(f"a name is small letters, digits and single hyphens, not {name!r}")
    check(folder)
    file = folder / f"{name}.json"
    if file.exists():
        raise ValueError(f"{file.name} is there already, and a released record never changes")
    record.verify(game_of(record.setup))
    file.write_text(record.to_json(), "utf-8", newline="\n")
    hashes = {**manifest(folder), file.name: sha256(file)}
    text = json.dumps(dict(sorted(hashes.items())), indent=2)
    (folder / MANIFEST).write_text(text + "\n", "utf-8", newline="\n")
    return file


def check(folder: Path = RELEASED) -> None:
    """ValueError if the files are not those of the manifest, unchanged."""
    hashes = manifest(folder)
    files = {file.name: file for file in folder.glob("*.json") if file.name != MANIFEST}
    if hashes.keys() != files.keys():
        different = sorted(hashes.keys() ^ files.keys())
        raise ValueError(f"the manifest and the folder differ: {different}")
    changed = [name for name in hashes if sha256(files[name]) != hashes[name]]
    if changed:
        raise ValueError(f"changed since they were released: {changed}")


def manifest(folder: Path = RELEASED) -> dict[str, str]:
    """The SHA-256 of every released file, by its name."""
    file = folder / MANIFEST
    hashes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return hashes


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _players(styles: dict[str, Style]) -> dict[str, Player]:
    return {name: partial(choose, style=style) for name, style in styles.items()}


PLAYERS: dict[str, dict[str, Player]] = {
    "london": _players(LONDON_STYLES),
    "bridgetown": {**_players(BRIDGETOWN_STYLES), "hunter": hunt},
}


def play(game: Game, seats: int, seed: int, style: str, options: dict[str, object]) -> Record:
    """Play a game to its end; the same arguments give the same game."""
    recorder = Recorder(game.new(seats, options, seed=seed))
    rng = random.Random(seed)
    player = PLAYERS[game.id][style]
    while waiting := recorder.position.to_act():
        recorder.play(waiting[0], player(rng, recorder.position, waiting[0]))
    return recorder.record


def _setting(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    return name, {"yes": True, "no": False}.get(value, value)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name")
    parser.add_argument("--file", type=Path, help="a record that was written elsewhere")
    parser.add_argument("--game", choices=PLAYERS, default="london")
    parser.add_argument("--rules", type=int, help="another version than the newest")
    parser.add_argument("--city", help="of bridgetown: a shipped one, or a file")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--style", default="plain")
    parser.add_argument(
        "--set", type=_setting, action="append", default=[], metavar="OPTION=VALUE",
        help="gate=L8.8, from_memory=yes, …",
    )  # fmt: skip
    given = parser.parse_args()
    if given.file is not None:
        record = Record.from_json(given.file.read_text("utf-8"))
    else:
        data = {} if given.city is None else {"city": given.city}
        game = twinspan.game(given.game, rules=given.rules, **data)
        record = play(game, given.seats, given.seed, given.style, dict(given.set))
    print(add(given.name, record))


if __name__ == "__main__":
    main()
