"""How a game is loaded: what its package tells about itself."""

from collections.abc import Callable
from dataclasses import dataclass

from twinspan.core.game import Game


@dataclass(frozen=True)
class Entry:
    """A game's versions, and its data."""

    load: Callable[[object, int], Game]  # from data by name, file or content; which version
    versions: tuple[int, ...]  # of its rules that can be played, the newest last
    data: str  # what its data are called: an argument of ``twinspan.game``
    shipped: Callable[[int], tuple[str, ...]]  # data for a version by name, the usual ones first
    earlier: tuple[str, ...] = ()  # data that were shipped once: found by their hash
    has_boards: bool = False  # whether players choose between its data
