"""The best sequence of moves in this round of Bridgetown Races, by exhaustive search with a cache.

The search follows the rules for the modes at hand with the distances that the wheel gives now, and
leaves the others' moves out. So later moves are discounted, and so are flags that others could take
before.
"""

from collections.abc import Sequence
from typing import Final

from twinspan.bots.bridgetown.gains import BRIDGE_VALUES
from twinspan.bots.bridgetown.reach import Bridges, members, reach_in
from twinspan.core.terms import Seat
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import FlagSwap
from twinspan.games.bridgetown.city import BRIDGES, MODES, ROUNDS
from twinspan.games.bridgetown.racing import distance
from twinspan.games.bridgetown.state import NO_FLAG

# ----- the weights: colours, unless the comment says otherwise ------------------------------------

LAST_ROUND_FLAG: Final = 0.05  # a flag besides its colour, when no further round follows
VICTORY: Final = 100.0  # all eight bridges (B6.1): more than anything else can add
NEXT_ROUND_SHARE: Final = 0.15  # the share that counts of a flag in reach after the last move
DISCOUNT: Final = 0.97  # for each move after the next one
CONTESTED_SHARE: Final = 0.6  # the share that counts of a flag that somebody could take before

ModeSet = int  # a set: a bit for each mode, and one for Double
MODES_ALONE: Final = (1 << MODES) - 1
DOUBLE: Final = 1 << MODES
_LOWEST: Final = -100.0  # below every value


class FlagState:
    """The flags at a moment of a plan: on the player's card and on the bridges."""

    __slots__ = ("card", "flags", "lying", "value")

    def __init__(self, card: tuple[int, ...], flags: tuple[int, ...], value: float) -> None:
        self.card: Final = card
        self.flags: Final = flags
        self.value: Final = value
        self.lying: Final = [0] * MODES  # by mode: the bridges where its flag lies
        for bridge, flag in enumerate(flags):
            if flag != NO_FLAG:
                self.lying[flag] |= 1 << bridge


MoveEnd = tuple[int, FlagState]  # the space, and the flags then


class Plans:
    """The plans of one player from one position."""

    def __init__(self, position: BridgetownPosition, seat: Seat) -> None:
        self._reach: Final = reach_in(position.game, position.chosen_options)
        self.racer: Final = position.players[seat].racer
        others = [other for other in range(position.seats) if other != seat]
        self._contested: Final = contested_bridges(position, others)
        self._speeds: Final = position.board.city.speeds
        self._steps: Final = [distance(position, seat, mode, double=False) for mode in range(MODES)]
        self._rounds_left: Final = ROUNDS - position.round
        self._states: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], FlagState]] = {}
        self._move_ends: Final[dict[tuple[int, FlagState, int, int], list[MoveEnd]]] = {}
        self._gains_by_state: Final[dict[FlagState, list[tuple[int, int, float]]]] = {}
        self._best: Final[dict[tuple[int, FlagState, ModeSet], float]] = {}
        self.now: Final = self._flag_state(
            tuple(position.players[seat].card), tuple(position.flags)
        )

    # ----- flags ------------------------------------------------------------------------------

    def _flag_state(self, card: tuple[int, ...], flags: tuple[int, ...]) -> FlagState:
        """Equal states are one object, so that the caches find them quickly."""
        if (card, flags) not in self._states:
            self._states[card, flags] = FlagState(card, flags, self._value(card))
        return self._states[card, flags]

    def _value(self, card: tuple[int, ...]) -> float:
        if NO_FLAG not in card:
            return VICTORY
        colours = len({*card} - {NO_FLAG})
        bridges = BRIDGES - card.count(NO_FLAG)
        if self._rounds_left == 0:
            return colours + LAST_ROUND_FLAG * bridges
        return colours + BRIDGE_VALUES[bridges]

    def taking(self, state: FlagState, bridge: int) -> FlagState:
        """The state when the flag of this bridge is on the card."""
        card, flags = list(state.card), list(state.flags)
        card[bridge], flags[bridge] = flags[bridge], NO_FLAG
        return self._flag_state(tuple(card), tuple(flags))

    def after_passing(self, state: FlagState, bridges: Bridges) -> FlagState:
        """The state after a move that may take these: B5.4, an exchange must raise the value."""
        for bridge in members(bridges):
            taken = self.taking(state, bridge)
            if state.card[bridge] == NO_FLAG or taken.value > state.value:
                state = taken
        return state

    def swapping(self, state: FlagState, swap: FlagSwap) -> FlagState:
        """B3.12: the state when the flags of two bridges are exchanged."""
        flags = list(state.flags)
        flags[swap.bridge], flags[swap.other] = flags[swap.other], flags[swap.bridge]
        return self._flag_state(state.card, tuple(flags))

    # ----- moves ------------------------------------------------------------------------------

    def best_now(self, modes: ModeSet, contested: Bridges, swap: FlagSwap | None = None) -> float:
        """What the best moves with these modes add, in any order, perhaps after a Swap; others
        could take the flags of the contested bridges before."""
        state = self.now if swap is None else self.swapping(self.now, swap)
        return self._best_next(self.racer, state, modes, contested)

    def best(self, space: int, state: FlagState, modes: ModeSet) -> float:
        """The same for later moves, from this space and state."""
        key = (space, state, modes)
        if key not in self._best:
            if modes & MODES_ALONE:
                value = DISCOUNT * self._best_next(space, state, modes, self._contested)
            else:
                value = self._potential(space, state)
            self._best[key] = value
        return self._best[key]

    def _best_next(self, space: int, state: FlagState, modes: ModeSet, contested: Bridges) -> float:
        best = _LOWEST
        for mode in members(modes & MODES_ALONE):
            best = max(best, self.best_by(space, state, modes, mode, False, contested))
            if modes & DOUBLE and self._reach.can_double(mode, space):
                best = max(best, self.best_by(space, state, modes, mode, True, contested))
        return best

    def best_by(
        self,
        space: int,
        state: FlagState,
        modes: ModeSet,
        mode: int,
        double: bool,
        contested: Bridges,
    ) -> float:
        """What the best moves add when the next one is made with this mode, doubled or not."""
        steps = 2 * self._speeds[mode] if double else self._steps[mode]
        rest = modes & ~(1 << mode | DOUBLE) if double else modes & ~(1 << mode)
        best = _LOWEST
        known = self._best
        for end, then in self._ends(space, state, mode, steps):
            value = known.get((end, then, rest))  # saves a call: most of the time is spent here
            if value is None:
                value = self.best(end, then, rest)
            if then is not state:
                value += _gain(state, then, contested)
            if value > best:
                best = value
        return best

    def _ends(self, space: int, state: FlagState, mode: int, steps: int) -> list[MoveEnd]:
        """Where a move can end, and the state after it."""
        key = (space, state, mode, steps)
        if key not in self._move_ends:
            lying = state.lying[mode]
            passages = self._reach.passages(mode, steps, space)
            taking = dict.fromkeys([(passage.end, passage.bridges & lying) for passage in passages])
            self._move_ends[key] = [
                (end, self.after_passing(state, bridges) if bridges else state)
                for end, bridges in taking
            ]
        return self._move_ends[key]

    def _potential(self, space: int, state: FlagState) -> float:
        """What the flags in reach of a space add for the next round."""
        if self._rounds_left == 0:
            return 0.0
        near = self._reach.near(space)
        in_reach = [gain for bridge, flag, gain in self._gains(state) if near[flag] >> bridge & 1]
        return NEXT_ROUND_SHARE * sum(in_reach)

    def _gains(self, state: FlagState) -> list[tuple[int, int, float]]:
        """The flags on the bridges that would raise the value: bridge, flag, by how much."""
        if state not in self._gains_by_state:
            self._gains_by_state[state] = []
            for bridge, flag in enumerate(state.flags):
                if flag != NO_FLAG:
                    gain = self.after_passing(state, 1 << bridge).value - state.value
                    if gain > 0:
                        self._gains_by_state[state].append((bridge, flag, gain))
        return self._gains_by_state[state]


def _gain(before: FlagState, after: FlagState, contested: Bridges) -> float:
    """What a move adds, discounted for each flag taken from a contested bridge."""
    gain = after.value - before.value
    for bridge in members(contested):
        if after.card[bridge] != before.card[bridge]:
            gain *= CONTESTED_SHARE
    return gain


def contested_bridges(position: BridgetownPosition, rivals: Sequence[Seat]) -> Bridges:
    """The bridges whose flag one of these players wants and could take with the next move."""
    reach = reach_in(position.game, position.chosen_options)
    found = 0
    for rival in rivals:
        player = position.players[rival]
        for mode in player.modes:
            wanted = 0
            for bridge, flag in enumerate(position.flags):
                if flag == mode and (player.card[bridge] == NO_FLAG or mode not in player.card):
                    wanted |= 1 << bridge
            steps = distance(position, rival, mode, double=False)
            if wanted:
                for passage in reach.passages(mode, steps, player.racer):
                    found |= passage.bridges & wanted
    return found
