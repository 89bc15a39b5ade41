"""The command itself: what holds for all its parts, and how errors are told.

Exit codes: 0 all is well; 1 a record is not true; 2 something given cannot be used;
130 interrupted.
"""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.exceptions import TyperException

import twinspan
from twinspan.bots.faults import TRACEBACK
from twinspan.cli.arena import arena
from twinspan.cli.bridgetown.city import city_app
from twinspan.cli.common import Mismatch, complain, out, set_language, tell_error
from twinspan.cli.london.score import score
from twinspan.cli.output import guarded_output
from twinspan.cli.play import play, serve
from twinspan.cli.record import replay, verify
from twinspan.cli.report import report
from twinspan.cli.rules import rules
from twinspan.cli.simulate import simulate
from twinspan.core.errors import TwinspanError, UsageError
from twinspan.text.words import LANGUAGES

app = typer.Typer(
    help="Twinspan: a table for bridge-themed board games, and the engine behind it.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


@app.callback()
def shared(
    context: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option(help=f"Language: {', '.join(LANGUAGES)}. By default that of the locale."),
    ] = None,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Show the version, and whether the engine runs compiled.",
            is_eager=True,
        ),
    ] = False,
) -> None:
    set_language(lang)
    if version:
        form = "compiled" if twinspan.COMPILED else "plain Python"
        out.print(f"twinspan {twinspan.__version__} ({form})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        out.print(context.get_help())
        raise typer.Exit


for command in (play, serve, simulate, arena, report, replay, verify, rules, score):
    app.command()(command)
app.add_typer(city_app, name="city")


def main() -> None:
    """Run the command; an error is one clear line, and no traceback of ours."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that the terminal lacks is shown as ?
            stream.reconfigure(errors="replace")
    try:
        with guarded_output():
            code = app(_language_first(sys.argv[1:]), standalone_mode=False)
        sys.exit(code)
    except Mismatch as mismatch:
        complain(mismatch.text)
        sys.exit(1)
    except TwinspanError as error:
        complain(error)
        if TRACEBACK in error.facts:  # of a bot that is not ours
            tell_error(str(error.facts[TRACEBACK]))
    except TyperException as error:
        complain(UsageError("usage", {"text": error.format_message()}))
    except OSError as error:
        complain(_told(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(2)


def _told(error: OSError) -> UsageError:
    """Trouble with a file that nobody expected, or with something else of the system."""
    reason = error.strerror or str(error)
    if isinstance(error.filename, str | bytes):
        place = os.fsdecode(error.filename)
        return UsageError("unusable-file", {"place": place, "reason": reason})
    return UsageError("system-fault", {"reason": reason})


def _language_first(arguments: list[str]) -> list[str]:
    """``--lang`` may stand anywhere, since it is for every command."""
    for index, argument in enumerate(arguments):
        if argument == "--lang" or argument.startswith("--lang="):
            end = index + (2 if argument == "--lang" else 1)
            return [*arguments[index:end], *arguments[:index], *arguments[end:]]
    return arguments
