"""What commands take for Bridgetown Races."""

from typing import Annotated

import typer

from twinspan.games.bridgetown import SHIPPED

City = Annotated[
    str | None,
    typer.Option(
        help=f"bridgetown: a city, {' or '.join(SHIPPED)}, or a file.", metavar="NAME|FILE"
    ),
]
