"""The state as plain columns, and back: snapshots, notations and views all pass through here.

Reading trusts nothing: whatever comes in is a position that could be on a table, or is refused
with the place that is wrong.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from twinspan.core.flow import NOTHING, Decision
from twinspan.core.notation import Columns
from twinspan.core.reader import Reader
from twinspan.core.terms import NOBODY
from twinspan.games.london import actions
from twinspan.games.london.bidding import (
    CHOOSING_CARDS,
    OFFERING_NOBLEWOMAN,
    OFFERING_RAISE,
    in_hand,
    open_choice,
    possible_choices,
)
from twinspan.games.london.building import REPLACING, fits_next_site
from twinspan.games.london.components import (
    BONUS_STACKS,
    BUILDINGS,
    CARD_VALUES,
    CENTRE,
    FACES,
    NUMBERS,
    SLOTS,
    TILES,
    TYPES,
    UNKNOWN,
)
from twinspan.games.london.draws import (
    BONUS,
    BONUS_TOPS,
    FACE,
    LABELS,
    MARKER,
    RONDEL,
    STAIRS,
    TOPS,
    pool,
    setup_reveals,
)
from twinspan.games.london.effects import TAKING_BONUS, TAKING_CARDS
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.scoring import game_ends
from twinspan.games.london.setup import zeros_each
from twinspan.games.london.state import (
    AFTERWARDS,
    BUILD,
    DEAL,
    NO_BUILDING,
    NO_PAWN,
    NO_TILE,
    NOBLEWOMEN,
    OVER,
    PLACE,
    RAISES,
    SHOW_CARDS,
    SITES,
    STACK,
    TURN,
    State,
)
from twinspan.games.london.tiles import ENDING_TURN

NO_CHOICE: Final = -1
HIDDEN: Final = -2  # a choice that is made and not to be seen

DECISIONS: Final[list[Decision[State]]] = [
    NOTHING, OFFERING_NOBLEWOMAN, CHOOSING_CARDS, OFFERING_RAISE, PLACING, CHOOSING_STACK,
    REPLACING, TAKING_BONUS, TAKING_CARDS, ENDING_TURN,
]  # fmt: skip
_BY_NAME: Final = {decision.name: decision for decision in DECISIONS}

# At which steps each decision can be open; NOTHING: at which steps a reveal can be awaited.
_STEPS_OF: Final = {
    NOTHING.name: (DEAL, NOBLEWOMEN, PLACE, AFTERWARDS, TURN, OVER),
    OFFERING_NOBLEWOMAN.name: (NOBLEWOMEN,),
    CHOOSING_CARDS.name: (SHOW_CARDS,),
    OFFERING_RAISE.name: (RAISES,),
    PLACING.name: (PLACE,),
    CHOOSING_STACK.name: (STACK,),
    REPLACING.name: (BUILD,),
    TAKING_BONUS.name: (PLACE, AFTERWARDS),
    TAKING_CARDS.name: (AFTERWARDS,),
    ENDING_TURN.name: (AFTERWARDS,),
}
_REVEALS_AT: Final[dict[int, Sequence[int]]] = {
    NOBLEWOMEN: [MARKER],
    PLACE: BONUS_TOPS,
    AFTERWARDS: BONUS_TOPS,
    TURN: TOPS,
}
_DRAWN_IN_SETUP: Final = frozenset(
    ("faces", "rondel", "tops", "bonus_tops", "bonus_unseen", "chapel_order", "reveals")
)
_MOST_MONEY: Final = 1_000_000


def write_state(state: State) -> Columns:
    players = state.players
    return {
        "round": state.round,
        "step": state.step,
        "asking": state.asking.name,
        "actor": state.actor,
        "turn": state.turn,
        "order": state.order[:],
        "order_cards": state.order_cards[:],
        "faces": state.faces[:],
        "markers": state.markers[:],
        "rondel": state.rondel,
        "tops": state.tops[:],
        "bonus_tops": state.bonus_tops[:],
        "bonus_unseen": [stack[:] for stack in state.bonus_unseen],
        "supply": state.supply[:],
        "removed": sorted(state.removed),
        "spent": state.spent[:],
        "chapel_order": state.chapel_order[:],
        "gate_order": state.gate_order[:],
        "money": [player.money for player in players],
        "hands": [player.hand[:] for player in players],
        "choices": [NO_CHOICE if player.choice is None else player.choice.id for player in players],
        "played": [player.played[:] for player in players],
        "raised": [player.raised[:] for player in players],
        "bridges": [player.bridge[:] for player in players],
        "tiles": [player.tiles[:] for player in players],
        "fresh": [player.fresh[:] for player in players],
        "chapel": [player.chapel for player in players],
        "gate": [player.gate for player in players],
        "pawns": [player.pawn for player in players],
        "lowest": state.lowest,
        "lowest_seat": state.lowest_seat,
        "building": state.building,
        "opened": state.opened,
        "taken_back": int(state.taken_back),
        "bonus_due": state.bonus_due,
        "cards_due": state.cards_due,
        "queue": state.queue[:],
        "reveals": state.reveals[:],
    }


def read_state(state: State, data: Reader) -> None:
    """Fill a fresh state from its columns; an error if that is no possible position."""
    columns = data.fields(write_state(state))
    _read_board(state, columns)
    _read_players(state, columns)
    _read_round(state, columns)
    _check_cards(state, data)
    _check_tiles(state, data)
    _find_unseen_buildings(state, data)
    _check_tracks(state, columns)
    _check_bridges(state, columns["bridges"])
    _check_round(state, data)
    _reopen(state, columns["asking"])


def _read_board(state: State, columns: dict[str, Reader]) -> None:
    components = state.components
    chosen = state.chosen_options.faces()
    state.faces = columns["faces"].integers(UNKNOWN, FACES, len(SLOTS))
    for slot, face in enumerate(state.faces):
        allowed = [UNKNOWN, *components.faces[slot]] if chosen[slot] == UNKNOWN else [chosen[slot]]
        if face not in allowed:
            raise columns["faces"].fail("impossible-face", value=face)
    rondel = columns["rondel"].integer(UNKNOWN, TYPES - 1)
    if rondel != UNKNOWN:
        state.turn_rondel_to(rondel)
    state.tops = columns["tops"].integers(NO_BUILDING, BUILDINGS, TYPES)
    for kind, top in enumerate(state.tops):
        if top != NO_BUILDING and components.type_of[top] != kind:
            raise columns["tops"].fail("wrong-stack", building=top)
    state.bonus_tops = columns["bonus_tops"].integers(NO_TILE, TILES - 1, BONUS_STACKS)
    state.bonus_unseen = [
        sorted(row) for row in columns["bonus_unseen"].rows(0, TILES - 1, BONUS_STACKS)
    ]
    state.markers = columns["markers"].integers(1, 3)
    left = components.markers[:]
    for marker in state.markers:
        if marker not in left:
            raise columns["markers"].fail("too-many-markers", value=marker)
        left.remove(marker)
    state.markers_unseen = left
    state.supply = columns["supply"].integers(0, max(components.cards), CARD_VALUES)
    state.removed = columns["removed"].integers(1, NUMBERS)
    state.spent = columns["spent"].integers(0, BONUS_STACKS, TILES)
    state.building = columns["building"].integer(NO_BUILDING, BUILDINGS)
    state.opened = columns["opened"].integer(NO_PAWN, TYPES - 1)


def _read_players(state: State, columns: dict[str, Reader]) -> None:
    seats = state.seats
    most_cards = max(state.components.cards)
    money = columns["money"].integers(0, _MOST_MONEY, seats)
    hands = columns["hands"].rows(0, most_cards, seats, CARD_VALUES)
    choices = columns["choices"].integers(NO_CHOICE, len(actions.ACTIONS) - 1, seats)
    played = columns["played"].rows(0, CARD_VALUES - 1, seats)
    raised = columns["raised"].rows(0, BONUS_STACKS, seats)
    bridges = columns["bridges"].rows(1, BUILDINGS, seats)
    tiles = columns["tiles"].rows(0, BONUS_STACKS, seats, TILES)
    fresh = columns["fresh"].rows(0, BONUS_STACKS, seats, TILES)
    chapel = columns["chapel"].integers(0, state.components.chapel_end, seats)
    gate = columns["gate"].integers(0, state.components.gate_end, seats)
    pawns = columns["pawns"].integers(NO_PAWN, CENTRE, seats)
    for seat, player in enumerate(state.players):
        player.money = money[seat]
        player.hand = hands[seat]
        if choices[seat] != NO_CHOICE:
            choice = actions.ACTIONS[choices[seat]]
            if choice not in possible_choices(seats) or not isinstance(choice, actions.CardChoice):
                raise columns["choices"].fail("impossible-choice", seat=seat)
            if not in_hand(player.hand, choice):
                raise columns["choices"].fail("impossible-choice", seat=seat)
            player.choice = choice
        player.played = played[seat]
        player.raised = raised[seat]
        player.bridge = bridges[seat]
        player.tiles = tiles[seat]
        player.fresh = fresh[seat]
        player.chapel = chapel[seat]
        player.gate = gate[seat]
        player.pawn = pawns[seat]
        if player.pawn != NO_PAWN:
            state.pawns[player.pawn] += 1
            if state.pawns[player.pawn] > 2:
                raise columns["pawns"].fail("too-many-pawns", space=player.pawn)


def _read_round(state: State, columns: dict[str, Reader]) -> None:
    last = state.seats - 1
    state.round = columns["round"].integer(0, state.rounds())
    state.step = columns["step"].integer(DEAL, OVER)
    state.asking = _BY_NAME[columns["asking"].word(_BY_NAME)]
    state.actor = columns["actor"].integer(NOBODY, last)
    state.order = columns["order"].integers(0, last)
    state.order_cards = columns["order_cards"].integers(0, 1)
    state.turn = columns["turn"].integer(-1, max(len(state.order) - 1, -1))
    state.lowest = columns["lowest"].integer(NO_BUILDING, NUMBERS)
    state.lowest_seat = columns["lowest_seat"].integer(NOBODY, last)
    state.taken_back = columns["taken_back"].integer(0, 1) == 1
    state.bonus_due = columns["bonus_due"].integer(0, state.components.gate_end)
    state.cards_due = columns["cards_due"].integer(0, SITES)
    state.queue = columns["queue"].integers(0, last)
    state.reveals = columns["reveals"].integers(0, len(LABELS) - 1)
    state.chapel_order = columns["chapel_order"].integers(0, last)
    state.gate_order = columns["gate_order"].integers(0, last, state.seats)


def _check_cards(state: State, data: Reader) -> None:
    """Every card is in the supply, in a hand, or played and not yet returned."""
    waiting = list(zip(state.order, state.order_cards, strict=False))[state.turn + 1 :]
    for value in range(CARD_VALUES):
        held = [
            player.hand[value]
            + sum(
                card == value and (seat, index) in waiting
                for index, card in enumerate(player.played)
            )
            for seat, player in enumerate(state.players)
        ]
        if value == 0:  # L3.3.1: a 0 never changes hands
            own = zeros_each(state.seats) if state.step != DEAL else 0
            if held != [own] * state.seats:
                raise data.fail("wrong-zeros", wanted=own)
        count = state.supply[value] + sum(held)
        wanted = state.components.cards[value] if value else sum(held)
        if count != wanted:
            raise data.fail("wrong-card-count", card=value, count=count, wanted=wanted)


def _check_tiles(state: State, data: Reader) -> None:
    """Every bonus tile is in its stack, with a player, or out of the game."""
    for tile in range(TILES):
        count = state.spent[tile] + state.bonus_tops.count(tile)
        count += sum(stack.count(tile) for stack in state.bonus_unseen)
        count += sum(player.tiles[tile] + player.fresh[tile] for player in state.players)
        if count != BONUS_STACKS:
            raise data.fail("wrong-tile-count", tile=tile, count=count, wanted=BONUS_STACKS)
    for index, stack in enumerate(state.components.bonus_stacks):
        there = [*state.bonus_unseen[index], state.bonus_tops[index]]
        for tile in range(TILES):
            if there.count(tile) > stack.count(tile):
                raise data.fail("wrong-tile-stack", tile=tile, stack=index + 1)


def _find_unseen_buildings(state: State, data: Reader) -> None:
    """What is seen nowhere lies in the stacks."""
    unseen = [stack[:] for stack in state.components.stacks]
    seen = [*state.tops, *state.removed, state.building]
    for player in state.players:
        seen += player.bridge
    for building in seen:
        if building == NO_BUILDING:
            continue
        stack = unseen[state.components.type_of[building]]
        if building not in stack:
            raise data.fail("double-building", building=building)
        stack.remove(building)
    state.unseen = unseen


def _check_tracks(state: State, columns: dict[str, Reader]) -> None:
    """Markers are ordered from the front of a track to its back."""
    orders = (
        ("chapel_order", state.chapel_order, [player.chapel for player in state.players]),
        ("gate_order", state.gate_order, [player.gate for player in state.players]),
    )
    for name, order, places in orders:
        to_come = state.reveals.count(STAIRS) if name == "chapel_order" else 0
        if len(set(order)) != len(order) or len(order) != state.seats - to_come:
            raise columns[name].fail("wrong-order")
        if any(places[ahead] < places[behind] for ahead, behind in pairwise(order)):
            raise columns[name].fail("wrong-order")


def _check_bridges(state: State, column: Reader) -> None:
    """L4.1, L4.2: as many buildings as there were turns at the most, in descending lines."""
    turns = state.turns_each() * state.round
    built = len(state.removed)
    for seat, player in enumerate(state.players):
        built += len(player.bridge)
        if len(player.bridge) > turns:
            raise column.fail("bridge-too-long", seat=seat)
        for site, building in enumerate(player.bridge):
            if not fits_next_site(player.bridge[:site], building):
                raise column.fail("line-not-descending", seat=seat, building=building)
    if built > state.seats * turns:
        raise column.fail("too-many-buildings", count=built)


def _check_round(state: State, data: Reader) -> None:
    """What is going on must fit together."""

    cards = state.turns_each()
    shown = state.step in (RAISES, TURN, PLACE, STACK, BUILD, AFTERWARDS)
    data.require(state.step in _STEPS_OF[state.asking.name], "asking")
    data.require((state.step == DEAL) == (state.round == 0), "round")
    if shown:
        data.require(
            sorted(zip(state.order, state.order_cards, strict=False))
            == [(seat, card) for seat in range(state.seats) for card in range(cards)],
            "order",
        )
        data.require(all(len(player.played) == cards for player in state.players), "played")
    else:
        data.require(not state.order, "order")
        data.require(not any(player.played for player in state.players), "played")
    data.require(len(state.order) == len(state.order_cards), "order_cards")
    data.require(
        all(len(player.played) == len(player.raised) for player in state.players), "raised"
    )
    in_turn = state.step in (PLACE, STACK, BUILD, AFTERWARDS, TURN)
    data.require((state.turn >= 0) == in_turn, "turn")
    if in_turn:
        data.require(state.actor == state.order[state.turn], "actor")
    in_hand_now = state.building != NO_BUILDING
    data.require(in_hand_now == (state.step == BUILD), "building")
    if in_hand_now:
        data.require(state.opened == state.components.type_of[state.building], "opened")
        data.require(
            not fits_next_site(state.players[state.actor].bridge, state.building), "building"
        )
    if not in_turn:  # pawns, new tiles and the lowest number belong to the building turns
        data.require(not any(state.pawns), "pawns")
        data.require(not any(any(player.fresh) for player in state.players), "fresh")
        data.require(state.lowest == NO_BUILDING, "lowest")
        data.require(not state.taken_back, "taken_back")
    waiting = MARKER in state.reveals
    data.require(len(state.markers) == state.round - waiting, "markers")
    data.require((state.lowest == NO_BUILDING) == (state.lowest_seat == NOBODY), "lowest")
    data.require(len(set(state.queue)) == len(state.queue), "queue")
    if state.asking is OFFERING_NOBLEWOMAN or state.asking is OFFERING_RAISE:
        data.require(state.queue[:1] == [state.actor], "queue")
    waiting_for_tile = state.step in (PLACE, AFTERWARDS) and bool(state.reveals)
    if not waiting_for_tile:
        data.require((state.bonus_due > 0) == (state.asking is TAKING_BONUS), "bonus_due")
    data.require(state.opened == NO_PAWN or state.step in (BUILD, AFTERWARDS), "opened")
    data.require((state.step == OVER) <= game_ends(state), "step")
    data.require((state.cards_due > 0) == (state.asking is TAKING_CARDS), "cards_due")
    if state.step != SHOW_CARDS:
        data.require(all(player.choice is None for player in state.players), "choices")
    if state.step == DEAL:
        _check_setup(state, data)
    _check_reveals(state, data)
    asks_nobody = state.step in (DEAL, SHOW_CARDS, OVER) or MARKER in state.reveals
    data.require((state.actor == NOBODY) == asks_nobody, "actor")


def _check_setup(state: State, data: Reader) -> None:
    """L2: before the first round everything lies as it was laid out, but for what is drawn."""
    fresh = State(state.game, state.components, state.seats, state.chosen_options, None)
    fresh.lay_out()
    now = write_state(state)
    for name, value in write_state(fresh).items():
        data.require(name in _DRAWN_IN_SETUP or now[name] == value, name)


def _check_reveals(state: State, data: Reader) -> None:
    """A stack shows its top, unless that is just being revealed or was taken in this turn."""

    reveals = state.reveals
    if state.step == DEAL:
        to_come = setup_reveals(state.chosen_options.faces(), state.seats)
        data.require(reveals == to_come[-len(reveals) :], "reveals")
    elif reveals:
        data.require(len(reveals) == 1, "reveals")
        data.require(reveals[0] in _REVEALS_AT.get(state.step, ()), "reveals")
    data.require(
        not reveals or (state.asking is NOTHING and len(pool(state, reveals[0])) > 1), "reveals"
    )
    data.require((state.rondel == UNKNOWN) == (RONDEL in reveals), "reveals")
    for slot in range(len(SLOTS)):
        data.require((state.faces[slot] == UNKNOWN) == (FACE + slot in reveals), "reveals")
    for kind in TOPS:
        taken = kind in reveals or (kind == state.opened and bool(state.unseen[kind]))
        hidden = state.tops[kind] == NO_BUILDING and bool(state.unseen[kind])
        data.require(hidden == taken, "reveals")
    for stack in range(BONUS_STACKS):
        hidden = state.bonus_tops[stack] == NO_TILE and bool(state.bonus_unseen[stack])
        data.require(hidden == (BONUS + stack in reveals), "reveals")


def _reopen(state: State, column: Reader) -> None:
    """Ask again what was being asked."""
    decision = state.asking
    if decision is NOTHING:
        if not state.reveals and state.step != OVER:
            raise column.fail("nothing-to-decide")
        return
    if decision is CHOOSING_CARDS:
        chosen = [player.choice for player in state.players]
        open_choice(state, None)
        if not state.asked or chosen != [player.choice for player in state.players]:
            raise column.fail("nothing-to-decide")
        return
    state.ask_again(column)
