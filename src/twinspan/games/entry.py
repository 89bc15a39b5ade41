"""How a game is loaded: what its package tells about itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from twinspan.core.game import Game


@dataclass(frozen=True)
class Entry:
    """A game's versions, and its data."""

    load: Callable[[object, int], Game]  # from data by name, file or content; which version
    versions: tuple[int, ...]  # of its rules that can be played, the newest last
    data: str  # what its data are called: an argument of ``twinspan.game``
    shipped: Mapping[int, tuple[str, ...]]  # data of each version by name, the usual ones first
    has_boards: bool = False  # whether players choose between its data

    def kept(self, version: int) -> tuple[str, ...]:
        """All data that come with the package, the usual ones of this version first. A game may be
        played with any of them, and is found again by their hash."""
        others = [name for names in self.shipped.values() for name in names]
        return tuple(dict.fromkeys((*self.shipped[version], *others)))
