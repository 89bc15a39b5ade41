"""What commands take for Bridgetown Races."""

from typing import Annotated

import typer

from twinspan.games import boards

City = Annotated[
    str | None,
    typer.Option(
        help=f"bridgetown: a city, {' or '.join(boards('bridgetown'))}, or a file.",
        metavar="NAME|FILE",
    ),
]
