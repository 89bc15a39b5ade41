"""What can be chosen before a game of Bridgetown Races: the lighter game (B7)."""

from dataclasses import dataclass

from twinspan.core.options import GameOptions, switch


@dataclass(frozen=True)
class BridgetownOptions(GameOptions):
    """``free_streetcar`` (B7.1): it moves like any mode. ``no_specials`` (B7.2)."""

    free_streetcar: bool = switch()
    no_specials: bool = switch()
