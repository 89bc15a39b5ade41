"""What commands take for Old London Bridge."""

from pathlib import Path
from typing import Annotated

import typer

Components = Annotated[
    Path | None,
    typer.Option(help="london: another file of component values.", metavar="FILE", dir_okay=False),
]
