"""The command itself: its options for everybody, its languages, its errors and exit codes.

Exit codes: 0 all is well; 1 a record is not true; 2 something given cannot be used;
130 interrupted.
"""

import sys
from typing import Annotated

import typer

import twinspan
from twinspan.cli.common import Mismatch, complain, out, set_language
from twinspan.cli.play import play
from twinspan.cli.record import replay, verify
from twinspan.cli.rules import rules
from twinspan.cli.score import score
from twinspan.cli.simulate import simulate
from twinspan.core.errors import TwinspanError

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
        typer.Option(help="Language: en, fr, de or it. By default that of the locale."),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", is_eager=True)
    ] = False,
) -> None:
    set_language(lang)
    if version:
        out.print(f"twinspan {twinspan.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        out.print(context.get_help())
        raise typer.Exit


for command in (play, simulate, replay, verify, rules, score):
    app.command()(command)


def main() -> None:
    """Run the command; an error is one clear line, never a traceback."""
    try:
        app(standalone_mode=True)
    except Mismatch as mismatch:
        complain(mismatch.text)
        sys.exit(1)
    except TwinspanError as error:
        complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader, such as `head`, has had enough
        sys.stderr.close()
        sys.exit(0)
