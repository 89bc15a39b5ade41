"""For whoever draws a board: where a move can lead, and what it would take on the way."""

from typing import Final

from twinspan.core.terms import Seat
from twinspan.games.bridgetown.actions import Special
from twinspan.games.bridgetown.city import BRIDGES, MODES
from twinspan.games.bridgetown.flags import crossed_from, flags_for
from twinspan.games.bridgetown.moving import STEPPING, new_move
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import RIDING, distance
from twinspan.games.bridgetown.state import Move, State
from twinspan.games.bridgetown.ways import NO_WAY


class RouteTaken:
    """Complete moves with one end that cross the same bridges and take the same flags."""

    __slots__ = ("bridges", "end", "flags", "path")

    def __init__(self, end: int, bridges: list[int], flags: list[int], path: list[int]) -> None:
        self.end: Final = end
        self.bridges: Final = bridges  # crossed, in river order
        self.flags: Final = flags  # bridges whose flag would be taken, or could be exchanged
        self.path: Final = path  # one example: every space from where it begins to its end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RouteTaken) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.end, *self.path))

    def __reduce__(self) -> tuple[object, ...]:
        return (RouteTaken, (self.end, self.bridges, self.flags, self.path))

    def __repr__(self) -> str:
        return f"<route to {self.end} over {self.bridges}, flags of {self.flags}, by {self.path}>"

    def data(self) -> list[object]:
        """Short plain data: a decision's package holds many of these."""
        return [self.end, self.bridges, self.flags, self.path]


def routes(state: State, seat: Seat, mode: int, double: bool) -> list[RouteTaken]:
    """All complete moves that this mode would make now; none where it may not be doubled.

    Where the mode cannot move in full, they are those of the walk that takes its place (B4.4).
    """
    start = state.players[seat].racer
    move = new_move(state, start, mode, double, distance(state, seat, mode, double))
    if double and move.substitute:  # B3.11
        return []
    return rest_of(state, move)


def rest_of(state: State, move: Move) -> list[RouteTaken]:
    """All ways to complete a move."""
    ways = state.board.ways
    start, here = move.path[0], move.path[-1]
    if move.way == NO_WAY:
        found = ways.routes(move.travel, here, move.left)
    else:
        mask = sum(1 << bridge for bridge in move.crossed)
        found = ways.routes_on(move.travel, move.way, mask, move.left)
    routes = []
    known: set[tuple[int, ...]] = set()
    for route in found:
        left = [bridge for bridge in range(BRIDGES) if route.left >> bridge & 1]
        crossed = crossed_from(state, start, left)
        key = (route.end, *crossed)
        if key in known:  # it differs in whether the bridge where it began was left
            continue
        known.add(key)
        flags = [] if move.substitute else flags_for(state, move.mode, start, left, route.end)
        routes.append(RouteTaken(route.end, crossed, flags, [here, *route.path]))
    return routes


def aids(state: State, seat: Seat) -> dict[str, object]:
    """The routes that matter for the decision at hand.

    While planning, those of every mode as the wheel is now; before a move, those of the modes at
    hand; within one, those that complete it.
    """
    if not state.answers[seat]:
        return {}
    if state.asking is PLANNING:
        open_modes = [(mode, False) for mode in range(MODES)]
    elif state.asking is RIDING:
        double = state.specials[Special.DOUBLE] == seat
        choices = (False, True) if double else (False,)
        open_modes = [(mode, twice) for mode in state.players[seat].modes for twice in choices]
    elif state.asking is STEPPING and state.move is not None:
        return {
            "routes": [
                _aid(
                    state.move.mode, state.move.double, state.move.left, rest_of(state, state.move)
                )
            ]
        }
    else:
        return {}
    return {
        "routes": [
            _aid(
                mode, double, distance(state, seat, mode, double), routes(state, seat, mode, double)
            )
            for mode, double in open_modes
        ]
    }


def _aid(mode: int, double: bool, steps: int, found: list[RouteTaken]) -> dict[str, object]:
    return {
        "mode": mode,
        "double": double,
        "distance": steps,
        "ends": [route.data() for route in found],
    }
