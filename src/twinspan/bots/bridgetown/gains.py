"""What flags are worth to a player of Bridgetown Races, in colours."""

from typing import Final

from twinspan.bots.bridgetown.reach import Bridges
from twinspan.core.terms import Seat
from twinspan.games.bridgetown.city import BRIDGES, MODES
from twinspan.games.bridgetown.state import NO_FLAG, State

# By the number of bridges with a flag on the card: what they add to the colours. All eight win.
BRIDGE_VALUES: Final = [0.0, 0.3, 0.6, 0.9, 1.2, 1.5, 2.0, 3.0, 13.0]

COUNT: Final = [bits.bit_count() for bits in range(1 << BRIDGES)]  # of the bits in a set


class FlagGains:
    """The flags that a player would take, and what they add, by the flags on bridges and card."""

    __slots__ = ("colours", "empty", "found", "lying", "wanted")

    def __init__(self, state: State, seat: Seat) -> None:
        card = state.players[seat].card
        empty = colours = twice = 0
        for bridge in range(BRIDGES):
            flag = card[bridge]
            if flag == NO_FLAG:
                empty |= 1 << bridge
            else:
                twice |= colours & 1 << flag
                colours |= 1 << flag
        duplicates = 0  # bridges whose flag can be exchanged without loss
        if twice:
            for bridge in range(BRIDGES):
                flag = card[bridge]
                if flag != NO_FLAG and twice >> flag & 1:
                    duplicates |= 1 << bridge
        self.empty: Final = empty  # bridges without a flag on the card
        self.colours: Final = colours  # on the card
        self.found: Final = BRIDGES - COUNT[empty]  # bridges with one
        self.lying: Final = [0] * MODES  # by mode: the bridges where its flag lies
        for bridge in range(BRIDGES):
            flag = state.flags[bridge]
            if flag != NO_FLAG:
                self.lying[flag] |= 1 << bridge
        self.wanted: Final = [0] * MODES  # by mode: those that the player would take
        for mode in range(MODES):
            new = 0 if colours >> mode & 1 else duplicates
            self.wanted[mode] = self.lying[mode] & (empty | new)

    def gain(self, mode: int, bridges: Bridges) -> float:
        """What taking the flags of a mode from these bridges adds, in colours."""
        taken = bridges & self.wanted[mode]
        if not taken:
            return 0.0
        colour = 0.0 if self.colours >> mode & 1 else 1.0
        then = self.found + COUNT[taken & self.empty]
        return colour + BRIDGE_VALUES[then] - BRIDGE_VALUES[self.found]
