"""Whether a position could have come about: what a person would notice at the table."""

from twinspan.core.errors import Fact, SnapshotError
from twinspan.core.terms import NOBODY
from twinspan.games.bridgetown.actions import SPECIALS, Special
from twinspan.games.bridgetown.city import MODES, ROUNDS, Mode
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import OFFERING_FIRST, RIDING, movers
from twinspan.games.bridgetown.setup import flags_each
from twinspan.games.bridgetown.state import (
    AFTERWARDS,
    COORDINATORS,
    FLAGS,
    FLAGS_PER_COLOUR,
    MOVE,
    NEW_ROUND,
    NO_FLAG,
    OVER,
    PLAN,
    PLAN_ON,
    RACE_TURN,
    STEPS,
    BridgetownPosition,
)
from twinspan.games.bridgetown.swapping import SWAPPING

_STEPS_OF = {
    PLANNING.name: (PLAN, PLAN_ON),
    OFFERING_FIRST.name: (RACE_TURN,),
    RIDING.name: (MOVE,),
    STEPPING.name: (STEPS,),
    EXCHANGING.name: (FLAGS,),
    SWAPPING.name: (AFTERWARDS,),
}
_WAITING = (NEW_ROUND, OVER)  # steps at which nobody is asked
_MOVING = (STEPS, FLAGS, AFTERWARDS)
_RACING = (RACE_TURN, MOVE, STEPS, FLAGS, AFTERWARDS)


def faults(state: BridgetownPosition) -> list[SnapshotError]:
    """All that cannot be."""
    return [*_flags(state), *_coordinators(state), *_moment(state), *_move(state)]


def _fault(code: str, where: str, **facts: Fact) -> SnapshotError:
    return SnapshotError(code, {"place": f"state.{where}", **facts})


def _impossible(checks: list[tuple[str, bool]]) -> list[SnapshotError]:
    return [
        _fault("impossible-moment", column, column=column)
        for column, possible in checks
        if not possible
    ]


def _flags(state: BridgetownPosition) -> list[SnapshotError]:
    """B1.4, B2.1: every flag is in the bag, on a bridge, on a card, aside, or out of the game;
    B5.5: blue ones lie on the streetcar's bridge, and no others ever do."""
    found: list[SnapshotError] = []
    free = state.chosen_options.free_streetcar
    own = state.board.city.streetcar_bridge
    rows = [("flags", state.flags), *(("cards", player.card) for player in state.players)]
    for colour in range(MODES):
        kept_aside = colour == Mode.STREETCAR and not free
        count = state.bag[colour] + sum(row.count(colour) for _, row in rows)
        count += state.aside if kept_aside else 0
        wanted = FLAGS_PER_COLOUR if kept_aside else flags_each(state.seats)
        if count != wanted:
            found.append(_fault("wrong-flag-count", "bag", flag=colour, count=count, wanted=wanted))
    if free:
        return [*found, *_impossible([("aside", state.aside == 0)])]
    for column, row in rows:
        for bridge, flag in enumerate(row):
            if flag != NO_FLAG and (flag == Mode.STREETCAR) != (bridge == own):
                found.append(
                    _fault("wrong-bridge", column, column=column, flag=flag, bridge=bridge)
                )
    return [*found, *_impossible([("bag", state.bag[Mode.STREETCAR] == 0)])]


def _coordinators(state: BridgetownPosition) -> list[SnapshotError]:
    """B3.3, B1.5, B7.2, R3.14: who has what on the wheel."""
    players = state.players
    placed = [state.placed(seat) for seat in range(state.seats)]
    racing = state.step in _RACING
    lapsed = [seat for seat in state.specials if seat != NOBODY and not players[seat].modes]
    return _impossible(
        [
            ("modes", all(len({*player.modes}) == len(player.modes) for player in players)),
            ("modes", max(placed) <= COORDINATORS),
            ("modes", state.step != NEW_ROUND or not any(placed)),
            (
                "specials",
                not state.chosen_options.no_specials or state.specials == [NOBODY] * SPECIALS,
            ),
            ("specials", not racing or not lapsed),
            ("step", state.step != PLAN_ON or state.actor in state.specials),
        ]
    )


def _moment(state: BridgetownPosition) -> list[SnapshotError]:
    """B3, B6: what is going on fits together."""
    step = state.step
    asks = step not in _WAITING
    complete = [seat for seat, player in enumerate(state.players) if NO_FLAG not in player.card]
    left = any(state.placed(seat) for seat in range(state.seats))
    over = step == OVER
    deciding = [state.actor] if step == FLAGS else []
    next_up = state.queue[:1]
    to_move = all(state.players[seat].modes for seat in state.queue)
    return _impossible(
        [
            ("asking", step in _STEPS_OF.get(state.asking.name, _WAITING)),
            ("first", (state.round == 0) == (state.first == NOBODY)),
            ("round", (state.round == 0) <= (step == NEW_ROUND)),
            ("queue", len({*state.queue}) == len(state.queue) and bool(state.queue) == asks),
            ("queue", step in (PLAN, PLAN_ON) or to_move),
            ("queue", step != RACE_TURN or state.queue == movers(state)),
            ("actor", asks or state.actor == NOBODY),
            ("actor", not asks or step == RACE_TURN or next_up == [state.actor]),
            ("actor", step != RACE_TURN or state.specials[Special.FIRST] == state.actor),
            ("cards", len(complete) <= 1 if over else complete in ([], deciding)),
            ("step", not over or bool(complete) or (state.round == ROUNDS and not left)),
            ("reveals", bool(state.reveals) == (step == NEW_ROUND)),
        ]
    )


def _move(state: BridgetownPosition) -> list[SnapshotError]:
    """B3.8, B5.4: the move that is being made."""
    move, moving = state.move, state.step in _MOVING
    if move is None or not moving:
        return _impossible([("mode", (move is not None) == moving)])
    player = state.players[state.actor]
    return _impossible(
        [
            ("mode", move.mode in player.modes),
            ("double", not move.double or not move.substitute),
            ("double", not move.double or state.specials[Special.DOUBLE] == NOBODY),
            ("racers", player.racer == move.path[-1]),
            ("path", (state.step == STEPS) == (move.left > 0)),
            ("taking", (state.step == FLAGS) == bool(move.taking)),
            ("taking", all(player.card[bridge] != NO_FLAG for bridge in move.taking[:1])),
        ]
    )
