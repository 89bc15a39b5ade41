"""Plans of Bridgetown Races: the best moves to make with a kit of modes, and what they are worth.

A plan follows the rules for the modes at hand with the distances that the wheel gives now. Others
do not stand still meanwhile, so later moves count a little less, and so do flags that others could
take before.
"""

from collections.abc import Sequence
from typing import Final

from twinspan.bots.bridgetown.heuristics import BRIDGES_FOUND
from twinspan.bots.bridgetown.reach import Bridges, members, reach_in
from twinspan.core.game import Seat
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import FlagSwap
from twinspan.games.bridgetown.city import BRIDGES, MODES, ROUNDS
from twinspan.games.bridgetown.racing import distance
from twinspan.games.bridgetown.state import NO_FLAG

# ----- the weights: colours, unless the comment says otherwise ------------------------------------

IN_LAST_ROUND: Final = 0.05  # a flag beside its colour when no further round can bring all eight
VICTORY: Final = 100.0  # all eight bridges (B6.1): more than anything, and the sooner the better
NEAR: Final = 0.15  # the share that counts of a flag that one more move could take
PATIENCE: Final = 0.97  # the share that counts of what the next move but one brings
CONTESTED: Final = 0.6  # the share that counts of a flag that somebody could take before

Kit = int  # a set: a bit for each mode, and one for Double
MODES_ALONE: Final = (1 << MODES) - 1
DOUBLE: Final = 1 << MODES
_NOTHING_YET: Final = -100.0


class Table:
    """The flags at a moment of a plan: on the player's card and on the bridges."""

    __slots__ = ("card", "flags", "lying", "worth")

    def __init__(self, card: tuple[int, ...], flags: tuple[int, ...], worth: float) -> None:
        self.card: Final = card
        self.flags: Final = flags
        self.worth: Final = worth
        self.lying: Final = [0] * MODES  # by mode: the bridges where its flag lies
        for bridge, flag in enumerate(flags):
            if flag != NO_FLAG:
                self.lying[flag] |= 1 << bridge


class Plans:
    """What one player can make of a position."""

    def __init__(self, state: BridgetownPosition, seat: Seat) -> None:
        self._reach: Final = reach_in(state.game, state.chosen_options)
        self.racer: Final = state.players[seat].racer
        self._contested: Final = contested(state, [s for s in range(state.seats) if s != seat])
        self._speeds: Final = state.board.city.speeds
        self._steps: Final = [distance(state, seat, mode, double=False) for mode in range(MODES)]
        self._rounds_left: Final = ROUNDS - state.round
        self._tables: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Table]] = {}
        self._outcomes: Final[dict[tuple[int, Table, int, int], list[tuple[int, Table]]]] = {}
        self._wished: Final[dict[Table, list[tuple[int, int, float]]]] = {}
        self._best: Final[dict[tuple[int, Table, Kit], float]] = {}
        self.now: Final = self._table(tuple(state.players[seat].card), tuple(state.flags))

    # ----- flags ------------------------------------------------------------------------------

    def _table(self, card: tuple[int, ...], flags: tuple[int, ...]) -> Table:
        """Equal tables are the same one, so that plans which meet are followed once."""
        if (card, flags) not in self._tables:
            self._tables[card, flags] = Table(card, flags, self._worth(card))
        return self._tables[card, flags]

    def _worth(self, card: tuple[int, ...]) -> float:
        if NO_FLAG not in card:
            return VICTORY
        colours = len({*card} - {NO_FLAG})
        bridges = BRIDGES - card.count(NO_FLAG)
        if self._rounds_left == 0:
            return colours + IN_LAST_ROUND * bridges
        return colours + BRIDGES_FOUND[bridges]

    def taking(self, table: Table, bridge: int) -> Table:
        """The table when the flag of this bridge is on the card."""
        card, flags = list(table.card), list(table.flags)
        card[bridge], flags[bridge] = flags[bridge], NO_FLAG
        return self._table(tuple(card), tuple(flags))

    def after_passing(self, table: Table, bridges: Bridges) -> Table:
        """The table after a move that may take these: B5.4, an exchange must be for the better."""
        for bridge in members(bridges):
            taken = self.taking(table, bridge)
            if table.card[bridge] == NO_FLAG or taken.worth > table.worth:
                table = taken
        return table

    def swapping(self, table: Table, swap: FlagSwap) -> Table:
        """B3.12: the table when the flags of two bridges are exchanged."""
        flags = list(table.flags)
        flags[swap.bridge], flags[swap.other] = flags[swap.other], flags[swap.bridge]
        return self._table(table.card, tuple(flags))

    # ----- moves ------------------------------------------------------------------------------

    def best_now(self, kit: Kit, doubtful: Bridges, swap: FlagSwap | None = None) -> float:
        """What the best moves with this kit add, in whichever order, perhaps after a Swap; others
        could take the flags of the doubtful bridges before."""
        table = self.now if swap is None else self.swapping(self.now, swap)
        return self._best_next(self.racer, table, kit, doubtful)

    def best(self, space: int, table: Table, kit: Kit) -> float:
        """The same for moves that are still to come when the racer will be on a space."""
        asked = (space, table, kit)
        if asked not in self._best:
            if kit & MODES_ALONE:
                value = PATIENCE * self._best_next(space, table, kit, self._contested)
            else:
                value = self._promise(space, table)
            self._best[asked] = value
        return self._best[asked]

    def _best_next(self, space: int, table: Table, kit: Kit, doubtful: Bridges) -> float:
        best = _NOTHING_YET
        for mode in members(kit & MODES_ALONE):
            best = max(best, self.best_by(space, table, kit, mode, False, doubtful))
            if kit & DOUBLE and self._reach.can_double(mode, space):
                best = max(best, self.best_by(space, table, kit, mode, True, doubtful))
        return best

    def best_by(
        self, space: int, table: Table, kit: Kit, mode: int, double: bool, doubtful: Bridges
    ) -> float:
        """What the best moves add when the next one is made with this mode, doubled or not."""
        steps = 2 * self._speeds[mode] if double else self._steps[mode]
        rest = kit & ~(1 << mode | DOUBLE) if double else kit & ~(1 << mode)
        best = _NOTHING_YET
        known = self._best
        for end, then in self._ends(space, table, mode, steps):
            value = known.get((end, then, rest))  # a call less: most of the time is spent here
            if value is None:
                value = self.best(end, then, rest)
            if then is not table:
                value += _gain(table, then, doubtful)
            if value > best:
                best = value
        return best

    def _ends(self, space: int, table: Table, mode: int, steps: int) -> list[tuple[int, Table]]:
        """Where a move can end, and what is then on the table."""
        asked = (space, table, mode, steps)
        if asked not in self._outcomes:
            lying = table.lying[mode]
            passages = self._reach.passages(mode, steps, space)
            taking = dict.fromkeys([(passage.end, passage.bridges & lying) for passage in passages])
            self._outcomes[asked] = [
                (end, self.after_passing(table, bridges) if bridges else table)
                for end, bridges in taking
            ]
        return self._outcomes[asked]

    def _promise(self, space: int, table: Table) -> float:
        """What the flags near a space promise for the next round."""
        if self._rounds_left == 0:
            return 0.0
        near = self._reach.near(space)
        wishes = self._wishes(table)
        return NEAR * sum([gain for bridge, flag, gain in wishes if near[flag] >> bridge & 1])

    def _wishes(self, table: Table) -> list[tuple[int, int, float]]:
        """The flags still lying that would be welcome: the bridge, the flag, what it would add."""
        if table not in self._wished:
            self._wished[table] = []
            for bridge, flag in enumerate(table.flags):
                if flag != NO_FLAG:
                    gain = self.after_passing(table, 1 << bridge).worth - table.worth
                    if gain > 0:
                        self._wished[table].append((bridge, flag, gain))
        return self._wished[table]


def _gain(before: Table, after: Table, doubtful: Bridges) -> float:
    """What a move brings, with doubts about each flag that somebody else could take before."""
    gain = after.worth - before.worth
    for bridge in members(doubtful):
        if after.card[bridge] != before.card[bridge]:
            gain *= CONTESTED
    return gain


def contested(state: BridgetownPosition, rivals: Sequence[Seat]) -> Bridges:
    """The bridges whose flag one of these players wants and could take with the next move."""
    reach = reach_in(state.game, state.chosen_options)
    found = 0
    for rival in rivals:
        player = state.players[rival]
        for mode in player.modes:
            wanted = 0
            for bridge, flag in enumerate(state.flags):
                if flag == mode and (player.card[bridge] == NO_FLAG or mode not in player.card):
                    wanted |= 1 << bridge
            steps = distance(state, rival, mode, double=False)
            if wanted:
                for passage in reach.passages(mode, steps, player.racer):
                    found |= passage.bridges & wanted
    return found
