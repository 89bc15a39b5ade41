"""What a game is played with: one value that records, views, tables and contests all hold."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from twinspan.core.reader import Reader

# The fields of a setup where it is written down: in records, and without the data in views,
# snapshots and results.
FIELDS: Final = ("game", "version", "data_hash", "data", "seats", "options")
HEADING: Final = ("game", "version", "data_hash", "seats", "options")


@dataclass(frozen=True)
class Setup:
    """Game, version of its rules, data, number of seats and options."""

    game: str
    version: int  # of the rules
    data_hash: str
    data: Mapping[str, object] | None  # None: data that come with the package, found by their hash
    seats: int
    options: Mapping[str, object]

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled, a frozen class cannot be filled after it was made."""
        fields = (self.game, self.version, self.data_hash, self.data, self.seats, self.options)
        return (Setup, fields)

    def __hash__(self) -> int:
        return hash((self.game, self.version, self.data_hash, self.seats))

    def copy(self) -> "Setup":
        """The same with mappings that nobody else holds."""
        data = None if self.data is None else copy.deepcopy(dict(self.data))
        options = dict(self.options)
        return Setup(self.game, self.version, self.data_hash, data, self.seats, options)

    def heading(self) -> dict[str, object]:
        """As plain data; the game's own data are told by their hash alone."""
        return {
            "game": self.game,
            "version": self.version,
            "data_hash": self.data_hash,
            "seats": self.seats,
            "options": dict(self.options),
        }

    def plain(self) -> dict[str, object]:
        """As plain data, with the data themselves unless they come with the package."""
        return {
            "game": self.game,
            "version": self.version,
            "data_hash": self.data_hash,
            "data": None if self.data is None else dict(self.data),
            "seats": self.seats,
            "options": dict(self.options),
        }


def read_setup(fields: Mapping[str, Reader]) -> Setup:
    """A setup from its fields; whether there is such a game is not asked here."""
    content = fields["data"].table() if fields["data"].value is not None else None
    return Setup(
        game=fields["game"].text(),
        version=fields["version"].integer(1, 1_000_000),
        data_hash=fields["data_hash"].text(),
        data=content,
        seats=fields["seats"].integer(1, 1000),
        options=fields["options"].table(),
    )
