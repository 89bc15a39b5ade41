"""The command itself: its options for everybody, its languages, its errors and exit codes.

Exit codes: 0 all is well; 1 a record is not true; 2 something given cannot be used;
130 interrupted.
"""

import sys
from typing import Annotated

import typer

from twinspan.cli.common import Mismatch, complain, set_language
from twinspan.cli.play import play
from twinspan.cli.record import replay, verify
from twinspan.cli.rules import rules
from twinspan.cli.score import score
from twinspan.cli.simulate import simulate
from twinspan.core.errors import TwinspanError

app = typer.Typer(
    help="Twinspan: a table for bridge-themed board games, and the engine behind it.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


@app.callback()
def shared(
    lang: Annotated[
        str | None,
        typer.Option(help="Language: en, fr, de or it. By default that of the locale."),
    ] = None,
) -> None:
    set_language(lang)


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
