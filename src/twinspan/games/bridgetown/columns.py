"""The state as plain columns, and back: snapshots, notations and views all pass through here.

Reading trusts nothing: whatever comes in is a position that could be on a table, or is refused
with the place that is wrong.
"""

from typing import Any, Final

from twinspan.core.flow import NOTHING, Decision
from twinspan.core.notation import Columns
from twinspan.core.reader import Reader
from twinspan.core.terms import NOBODY
from twinspan.games.bridgetown.actions import SPECIALS, Special
from twinspan.games.bridgetown.city import BRIDGES, MODES, NO_BRIDGE, ROUNDS, START, Mode
from twinspan.games.bridgetown.draws import FIRST_PLAYER, MOST_OF_A_COLOUR, pool
from twinspan.games.bridgetown.flags import EXCHANGING, flags_due
from twinspan.games.bridgetown.moving import STEPPING, new_move, offered_steps, step_to
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import (
    OFFERING_FIRST,
    RIDING,
    distance,
    movers,
    offers_first,
)
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
    State,
)
from twinspan.games.bridgetown.swapping import SWAPPING

NO_MODE: Final = -1

DECISIONS: Final[list[Decision[Any]]] = [
    NOTHING, PLANNING, OFFERING_FIRST, RIDING, STEPPING, EXCHANGING, SWAPPING,
]  # fmt: skip
_BY_NAME: Final = {decision.name: decision for decision in DECISIONS}

# At which steps each decision can be open; NOTHING: at which steps a position can rest without.
_STEPS_OF: Final = {
    NOTHING.name: (NEW_ROUND, OVER),
    PLANNING.name: (PLAN, PLAN_ON),
    OFFERING_FIRST.name: (RACE_TURN,),
    RIDING.name: (MOVE,),
    STEPPING.name: (STEPS,),
    EXCHANGING.name: (FLAGS,),
    SWAPPING.name: (AFTERWARDS,),
}
_MOVING: Final = (STEPS, FLAGS, AFTERWARDS)
_RACING: Final = (RACE_TURN, MOVE, *_MOVING)
_MOST_DRAWS: Final = 1_000


def write_state(state: State) -> Columns:
    players, move = state.players, state.move
    return {
        "round": state.round,
        "step": state.step,
        "asking": state.asking.name,
        "actor": state.actor,
        "first": state.first,
        "queue": state.queue[:],
        "flags": state.flags[:],
        "bag": state.bag[:],
        "aside": state.aside,
        "draws": state.draws,
        "specials": state.specials[:],
        "modes": [player.modes[:] for player in players],
        "racers": [player.racer for player in players],
        "cards": [player.card[:] for player in players],
        "mode": NO_MODE if move is None else move.mode,
        "double": 0 if move is None else int(move.double),
        "path": [] if move is None else move.path[:],
        "taking": [] if move is None else move.taking[:],
        "reveals": state.reveals[:],
    }


def read_state(state: State, data: Reader) -> None:
    """Fill a fresh state from its columns; an error if that is no possible position."""
    columns = data.fields(write_state(state))
    _read_table(state, columns)
    _read_round(state, columns)
    _check_flags(state, data)
    _check_round(state, data)
    _read_move(state, columns)
    _check_reveals(state, columns["reveals"])
    if state.asking is not NOTHING:
        state.ask_again(columns["asking"])


def _read_table(state: State, columns: dict[str, Reader]) -> None:
    seats, spaces = state.seats, len(state.board.city.spaces)
    state.flags = columns["flags"].integers(NO_FLAG, MODES - 1, BRIDGES)
    state.bag = columns["bag"].integers(0, FLAGS_PER_COLOUR, MODES)
    state.aside = columns["aside"].integer(0, FLAGS_PER_COLOUR)
    state.draws = columns["draws"].integer(0, _MOST_DRAWS)
    state.specials = columns["specials"].integers(NOBODY, seats - 1, SPECIALS)
    modes = columns["modes"].rows(0, MODES - 1, seats)
    racers = columns["racers"].integers(START, spaces - 1, seats)
    cards = columns["cards"].rows(NO_FLAG, MODES - 1, seats, BRIDGES)
    for seat, player in enumerate(state.players):
        player.modes = modes[seat]
        player.racer = racers[seat]
        player.card = cards[seat]


def _read_round(state: State, columns: dict[str, Reader]) -> None:
    last = state.seats - 1
    state.round = columns["round"].integer(0, ROUNDS)
    state.step = columns["step"].integer(NEW_ROUND, OVER)
    state.asking = _BY_NAME[columns["asking"].word(_BY_NAME)]
    state.actor = columns["actor"].integer(NOBODY, last)
    state.first = columns["first"].integer(NOBODY, last)
    state.queue = columns["queue"].integers(0, last)
    state.reveals = columns["reveals"].integers(0, FIRST_PLAYER)


def _check_flags(state: State, data: Reader) -> None:
    """B1.4, B2.1: every flag is in the bag, on a bridge, on a card, aside, or out of the game."""
    free = state.chosen_options.free_streetcar
    own = state.board.city.streetcar_bridge
    for colour in range(MODES):
        count = state.bag[colour] + state.flags.count(colour)
        count += sum(player.card.count(colour) for player in state.players)
        wanted = state.flags_each()
        if colour == Mode.STREETCAR and not free:
            count += state.aside
            wanted = FLAGS_PER_COLOUR
        if count != wanted:
            raise data.fail("wrong-flag-count", flag=colour, count=count, wanted=wanted)
    if free:
        if state.aside:
            raise data.fail("impossible-moment", column="aside")
        return
    # B5.5: blue flags lie on the streetcar's bridge only, and no other colour ever does.
    for name, rows in (("flags", [state.flags]), ("cards", [p.card for p in state.players])):
        for row in rows:
            for bridge, flag in enumerate(row):
                if flag != NO_FLAG and (flag == Mode.STREETCAR) != (bridge == own):
                    raise data.fail("wrong-bridge", column=name, flag=flag, bridge=bridge)
    if state.bag[Mode.STREETCAR]:
        raise data.fail("impossible-moment", column="bag")


def _check_round(state: State, data: Reader) -> None:
    """What is going on must fit together."""

    data.require(state.step in _STEPS_OF[state.asking.name], "asking")
    data.require((state.round == 0) == (state.first == NOBODY), "first")
    data.require((state.round == 0) <= (state.step == NEW_ROUND), "round")
    for seat, player in enumerate(state.players):
        data.require(len({*player.modes}) == len(player.modes), "modes")  # B3.3
        data.require(state.placed(seat) <= COORDINATORS, "modes")
    if state.chosen_options.no_specials:  # B7.2
        data.require(state.specials == [NOBODY] * SPECIALS, "specials")
    if state.step in (PLAN, PLAN_ON):
        _check_planning(state, data)
    elif state.step in _RACING:
        _check_racing(state, data)
    else:
        data.require(not state.queue, "queue")
        data.require(state.actor == NOBODY, "actor")
    if state.step == NEW_ROUND:
        data.require(state.round < ROUNDS, "round")
        data.require(not any(state.placed(seat) for seat in range(state.seats)), "modes")
    complete = [seat for seat, player in enumerate(state.players) if NO_FLAG not in player.card]
    if state.step == OVER:
        left = any(state.placed(seat) for seat in range(state.seats))
        data.require(bool(complete) or (state.round == ROUNDS and not left), "step")
        data.require(len(complete) <= 1, "cards")
    else:  # B5.3, B6.1: victory is checked when the last exchange is decided
        deciding = [state.actor] if state.step == FLAGS else []
        data.require(not complete or complete == deciding, "cards")
    if state.round == 0:  # B2.2, B2.3
        data.require(all(racer.racer == START for racer in state.players), "racers")
        data.require(not any(player.flags() for player in state.players), "cards")
        most = max(state.flags.count(colour) for colour in range(MODES))
        data.require(most <= MOST_OF_A_COLOUR, "flags")


def _check_planning(state: State, data: Reader) -> None:
    """B3.2, B3.5: everybody has had as many turns, but for those who have placed all three."""

    data.require(bool(state.queue), "queue")
    actor = state.queue[0]
    data.require(state.actor == actor, "actor")
    placed = [state.placed(seat) for seat in range(state.seats)]
    after = state.clockwise_from(actor)
    data.require(state.queue == [seat for seat in after if placed[seat] < COORDINATORS], "queue")
    data.require((state.step == PLAN_ON) <= (actor in state.specials), "step")
    # A special action and the mode that must follow it are one turn.
    turn = placed[actor] - state.specials.count(actor)
    acted = state.clockwise_from(state.first)
    acted = acted[: acted.index(actor)]
    for seat in range(state.seats):
        specials = state.specials.count(seat)
        turns = placed[seat] - specials
        most = turn + 1 if seat in acted else turn
        if placed[seat] == COORDINATORS:  # the last may be a special action alone
            data.require((turns if specials < 2 else 2) <= most, "modes")
        else:
            bound = specials - (seat == actor and state.step == PLAN_ON)
            data.require(turns == most and turns >= bound, "modes")


def _check_racing(state: State, data: Reader) -> None:
    """B3.6: who is still to move in this turn has a mode; First (R3.15) may change the order."""

    data.require(bool(state.queue) and len({*state.queue}) == len(state.queue), "queue")
    data.require(all(state.players[seat].modes for seat in state.queue), "queue")
    for seat, player in enumerate(state.players):
        data.require(bool(player.modes) or seat not in state.specials, "specials")  # R3.14
    if state.step == RACE_TURN:
        data.require(state.queue == movers(state), "queue")
        data.require(state.actor == offers_first(state), "actor")
        return
    order = [(seat - state.first) % state.seats for seat in state.queue]
    data.require(order[1:] == sorted(order[1:]), "queue")
    if order != sorted(order):
        data.require(state.specials[Special.FIRST] == NOBODY, "queue")
    data.require(state.actor == state.queue[0], "actor")


def _read_move(state: State, columns: dict[str, Reader]) -> None:
    """The move is made again as far as it has come, with the same rules."""
    spaces = len(state.board.city.spaces)
    mode = columns["mode"].integer(NO_MODE, MODES - 1)
    double = columns["double"].integer(0, 1) == 1
    path = columns["path"].integers(START, spaces - 1)
    taking = columns["taking"].integers(0, BRIDGES - 1)
    moving = state.step in _MOVING
    if moving != (mode != NO_MODE) or moving != bool(path) or (not moving and (double or taking)):
        raise columns["mode"].fail("impossible-moment", column="mode")
    if not moving:
        return
    player = state.players[state.actor]
    if mode not in player.modes:
        raise columns["mode"].fail("impossible-moment", column="mode")
    if double and state.specials[Special.DOUBLE] != NOBODY:
        raise columns["double"].fail("impossible-moment", column="double")
    far = distance(state, state.actor, mode, double)
    move = state.move = new_move(state, path[0], mode, double, far)
    if double and move.substitute:
        raise columns["double"].fail("impossible-moment", column="double")
    for space in path[1:]:
        steps = offered_steps(state, move) if move.left else ()
        if space == START or state.board.actions.step[space] not in steps:
            raise columns["path"].fail("impossible-path", space=space)
        step_to(state, move, space)
    if player.racer != move.path[-1]:
        raise columns["racers"].fail("impossible-moment", column="racers")
    if (state.step == STEPS) != (move.left > 0):
        raise columns["path"].fail("impossible-moment", column="path")
    move.taking = taking
    due = flags_due(state, move) if move.left == 0 else []
    handled = due[: len(due) - len(taking)]
    possible = (state.step == FLAGS) == bool(taking) and due == handled + taking
    # B5.4: only about a flag that the card has already is anybody asked, and may leave it there.
    asked_about = [*handled, *taking[:1]]
    if not possible or any(player.card[bridge] == NO_FLAG for bridge in asked_about):
        raise columns["taking"].fail("impossible-moment", column="taking")


def _check_reveals(state: State, column: Reader) -> None:
    """B2.2, B5.6: the empty bridges from the top downwards; in the setup the first player last."""
    own = NO_BRIDGE if state.chosen_options.free_streetcar else state.board.city.streetcar_bridge
    drawn_for = [bridge for bridge in range(BRIDGES) if bridge != own]
    empty = [bridge for bridge in range(BRIDGES) if state.flags[bridge] == NO_FLAG]
    if state.step != NEW_ROUND:
        wanted: list[int] = []
    elif state.round == 0:
        wanted = [*drawn_for[len(drawn_for) - len(empty) :], FIRST_PLAYER]
        empty.append(FIRST_PLAYER)
    else:
        wanted = empty
    waits = bool(wanted)
    if state.reveals != wanted or (waits and empty != wanted):
        raise column.fail("impossible-moment", column="reveals")
    if waits and (own in wanted or len(pool(state, wanted[0])) < 2):
        raise column.fail("impossible-moment", column="reveals")
    if state.step == NEW_ROUND and not waits:
        raise column.fail("impossible-moment", column="reveals")
