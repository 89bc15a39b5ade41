"""What the commands share: the language, the terminal, games and their words, options, files."""

import os
import shutil
import sys
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Final

import typer
from rich.console import Console

from twinspan.cli.output import discard
from twinspan.core.errors import Facts, RecordMismatch, TwinspanError, UsageError
from twinspan.core.game import Game
from twinspan.games import game, game_ids
from twinspan.text.teller import Teller, check_words, teller
from twinspan.text.words import Words, language, words


class Terminal(Console):
    """Prints text as it is, whatever brackets and colons it contains."""

    def __init__(self, stderr: bool) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Whoever reads the output, such as `head`, has stopped: that is no error. Where errors go
        to nobody, the exit code still tells of them."""
        if self.stderr:
            discard(sys.stderr)
        else:
            discard(sys.stdout)
            raise SystemExit(0)


out: Final = Terminal(stderr=False)
err: Final = Terminal(stderr=True)

_chosen: list[str] = []  # the language, once it is known

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(game_ids())}.")]
Seats = Annotated[int, typer.Option(help="Number of players.")]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, such as gate=L8.6 or no_specials=true; may be repeated.",
        metavar="NAME=VALUE",
    ),
]
Processes = Annotated[
    int | None, typer.Option(help="Number of processes; by default one a core.", min=1)
]
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")  # of players nobody has named


class Mismatch(Exception):  # noqa: N818 - a finding, not an error
    """A record is not true; what is wrong first, in words."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text: Final = text


def set_language(wanted: str | None) -> None:
    _chosen[:] = ["en"]  # so that the error about an unknown language can be told
    _chosen[:] = [language(wanted)]


def messages() -> Words:
    """In the language that was chosen."""
    return words(_chosen[0] if _chosen else language(None))


def complain(problem: TwinspanError | str) -> None:
    """One line on the error stream."""
    text = problem if isinstance(problem, str) else Teller(messages()).error(problem)
    tell_error(messages().text("cli-error", {"text": text}), style="red")


def tell_error(text: str, style: str | None = None) -> None:
    """On the error stream; if that cannot be written, the exit code must do."""
    try:
        err.print(text, style=style, soft_wrap=True)
    except OSError:
        discard(sys.stderr)


def find_bots_here() -> None:
    """A bot of one's own may lie in the current directory, as for ``python -m``. Worker processes
    look where this one does; what is installed comes first."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def load_game(game_id: str, **data: Path | str | None) -> Game:
    """With the data that are given for it, each under its name."""
    wanted = {name: value for name, value in data.items() if value is not None}
    found = game(game_id, rules=None, **wanted)
    check_words(found.id, messages())
    return found


def teller_for(the_game: Game, seats: int) -> Teller:
    """What puts this game into words."""
    return teller(the_game, messages(), NAMES[:seats])


def mismatch(error: RecordMismatch, teller: Teller) -> Mismatch:
    return Mismatch(teller.error(error))


def read_choices(the_game: Game, chosen: list[str]) -> dict[str, object]:
    """Options written as NAME=VALUE."""
    known = the_game.Options().data()
    found: dict[str, object] = {}
    for item in chosen:
        name, equals, value = item.partition("=")
        if not equals:
            raise UsageError("option-form", {"key": item})
        if name not in known:
            facts: Facts = {"key": name, "game": the_game.id, "known": list(known)}
            raise UsageError("unknown-option", facts)
        if isinstance(known[name], bool):
            found[name] = {"true": True, "yes": True, "false": False, "no": False}.get(
                value.lower(), value
            )
        else:
            found[name] = value
    return found


def check_place(path: Path) -> None:
    """Complain about a file that cannot be written before hours are spent on it."""
    try:
        if path.exists():
            path.open("a").close()
        part = _beside(path)
        part.open("x").close()
        part.unlink()
    except OSError as error:
        raise unwritable(path, error) from None


def write_file(path: Path, text: str) -> None:
    """Whole or not at all, whatever happens meanwhile; a link stays one, and a device too."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8", newline="\n")
        else:
            _replace(path, _beside(path), text)
    except OSError as error:
        raise unwritable(path, error) from None


def _replace(path: Path, part: Path, text: str) -> None:
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(os.path.realpath(path))
    finally:
        part.unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    """A new name in the folder where the file really is, wherever links lead to."""
    return Path(os.path.realpath(path)).with_name(f"twinspan-{token_hex(8)}.part")


def unwritable(path: Path, error: OSError) -> UsageError:
    if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
        return UsageError("no-folder", {"place": str(path.parent)})
    reason = error.strerror or str(error)
    return UsageError("unwritable-file", {"place": str(path), "reason": reason})
