"""Bridgetown Races as a ``Game``: its rules in one version, in one city."""

from typing import Final, cast

from twinspan.core.game import Game
from twinspan.games.bridgetown.board import Board, load_board
from twinspan.games.bridgetown.city import SEATS, is_shipped
from twinspan.games.bridgetown.options import BridgetownOptions
from twinspan.games.bridgetown.rules import RULES
from twinspan.games.bridgetown.shapes import BridgetownData
from twinspan.games.bridgetown.state import BridgetownPosition


class BridgetownGame(Game[BridgetownPosition]):
    """The rules of Bridgetown Races in one city."""

    def __init__(self, board: Board, name: str | None, version: int) -> None:
        super().__init__(
            "bridgetown",
            version,
            SEATS,
            BridgetownOptions,
            board.catalogue,
            RULES[version],
            board.city.plain,
            board.city.hash,
            name,
            load,
            board.city.name,
        )
        self.board: Final = board

    @property
    def Options(self) -> type[BridgetownOptions]:  # noqa: N802 - it is a class
        return BridgetownOptions

    def data(self) -> BridgetownData:
        return cast(BridgetownData, super().data())


def load(source: object, version: int) -> BridgetownGame:
    """The game in a shipped city by its name, or in that of a file or of plain data."""
    name = str(source) if is_shipped(source) else None
    return BridgetownGame(load_board(source, version), name, version)
