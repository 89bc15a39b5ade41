"""Old London Bridge as a ``Game``: its rules in one version, with one set of component values."""

from typing import Final, cast

from twinspan.core.game import Game
from twinspan.games.london.actions import CATALOGUE
from twinspan.games.london.components import SEATS, Components, read_components, shipped_components
from twinspan.games.london.options import LondonOptions
from twinspan.games.london.rules import RULES
from twinspan.games.london.shapes import LondonData
from twinspan.games.london.state import LondonPosition


class LondonGame(Game[LondonPosition]):
    """The rules of Old London Bridge with one set of component values."""

    def __init__(self, components: Components, name: str | None, version: int) -> None:
        super().__init__(
            "london",
            version,
            SEATS,
            LondonOptions,
            CATALOGUE,
            RULES[version],
            components.plain,
            components.hash,
            name,
            load,
        )
        self.components: Final = components

    @property
    def Options(self) -> type[LondonOptions]:  # noqa: N802 - it is a class
        return LondonOptions

    def data(self) -> LondonData:
        return cast(LondonData, super().data())


def load(source: object, version: int) -> LondonGame:
    """The game with shipped component values by their name, or with those of a file or of plain
    data."""
    shipped = shipped_components(source)
    if shipped is not None:
        return LondonGame(shipped, str(source), version)
    return LondonGame(read_components(source), None, version)
