"""Whether a position could have come about: what a person would notice at the table."""

from itertools import pairwise

from twinspan.core.errors import Fact, SnapshotError
from twinspan.core.rules import NOTHING
from twinspan.core.terms import NOBODY
from twinspan.games.london.actions import CHOICES
from twinspan.games.london.bidding import (
    CHOOSING_CARDS,
    OFFERING_NOBLEWOMAN,
    OFFERING_RAISE,
    in_hand,
    possible_choices,
)
from twinspan.games.london.building import fits_next_site
from twinspan.games.london.components import BONUS_STACKS, CARD_VALUES, TILES, UNKNOWN
from twinspan.games.london.effects import TAKING_BONUS, TAKING_CARDS
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.setup import (
    BONUS,
    BONUS_TOPS,
    FACE,
    MARKER,
    STAIRS,
    TOPS,
    setup_reveals,
    zeros_each,
)
from twinspan.games.london.state import (
    AFTERWARDS,
    BUILD,
    DEAL,
    NO_BUILDING,
    NO_CHOICE,
    NO_TILE,
    NOBLEWOMEN,
    OVER,
    PLACE,
    RAISES,
    SHOW_CARDS,
    STACK,
    TURN,
    LondonPosition,
)

_SHOWN = (RAISES, TURN, PLACE, STACK, BUILD, AFTERWARDS)  # steps at which played cards lie open
_ASKING_QUEUE = (NOBLEWOMEN, RAISES)  # steps at which one after the other is asked about a tile
_OF_QUEUE = (OFFERING_NOBLEWOMAN, OFFERING_RAISE)
_IN_TURN = (TURN, PLACE, STACK, BUILD, AFTERWARDS)


def faults(state: LondonPosition) -> list[SnapshotError]:
    """All that cannot be."""
    return [
        *_cards(state),
        *_tiles(state),
        *_buildings(state),
        *_bridges(state),
        *_tracks(state),
        *_faces(state),
        *_moment(state),
    ]


def _fault(code: str, where: str, **facts: Fact) -> SnapshotError:
    return SnapshotError(code, {"place": f"state.{where}", **facts})


def _cards(state: LondonPosition) -> list[SnapshotError]:
    """L1.4, L3.3.1: every card is in the supply, in a hand, or played and not yet returned."""
    found: list[SnapshotError] = []
    waiting = list(zip(state.order, state.order_cards, strict=False))[state.turn + 1 :]
    zeros = zeros_each(state.seats) if state.step != DEAL else 0
    for value in range(CARD_VALUES):
        held = [player.hand[value] for player in state.players]
        for seat, index in waiting:
            played = state.players[seat].played
            if index < len(played) and played[index] == value:
                held[seat] += 1
        if value == 0:
            if held != [zeros] * state.seats or state.supply[0]:
                found.append(_fault("wrong-zeros", "hands", wanted=zeros))
            continue
        count, wanted = state.supply[value] + sum(held), state.components.cards[value]
        if count != wanted:
            found.append(
                _fault("wrong-card-count", "hands", card=value, count=count, wanted=wanted)
            )
    for seat, player in enumerate(state.players):
        if player.choice == NO_CHOICE:
            continue
        choice = CHOICES[player.choice]
        secret = state.asking is CHOOSING_CARDS
        if (
            not secret
            or choice not in possible_choices(state.seats)
            or not in_hand(player.hand, choice)
        ):
            found.append(_fault("impossible-choice", "choices", seat=seat))
    return found


def _tiles(state: LondonPosition) -> list[SnapshotError]:
    """L1.5: every bonus tile is in its stack, with a player, or out of the game."""
    found: list[SnapshotError] = []
    for tile in range(TILES):
        count = state.spent[tile] + state.bonus_tops.count(tile)
        count += sum(stack.count(tile) for stack in state.bonus_unseen)
        count += sum(player.tiles[tile] + player.fresh[tile] for player in state.players)
        if count != BONUS_STACKS:
            found.append(
                _fault("wrong-tile-count", "tiles", tile=tile, count=count, wanted=BONUS_STACKS)
            )
    for index, stack in enumerate(state.components.bonus_stacks):
        there = [*state.bonus_unseen[index], state.bonus_tops[index]]
        found += [
            _fault("wrong-tile-stack", "bonus_unseen", tile=tile, stack=index + 1)
            for tile in range(TILES)
            if there.count(tile) > stack.count(tile)
        ]
    return found


def _buildings(state: LondonPosition) -> list[SnapshotError]:
    """L1.2: every building is once in the game; L2.1: a stack's top is of its type."""
    found: list[SnapshotError] = []
    left = [stack[:] for stack in state.components.stacks]
    type_of = state.components.type_of
    for kind, top in enumerate(state.tops):
        if top != NO_BUILDING and type_of[top] != kind:
            found.append(_fault("wrong-stack", "tops", building=top))
    seen = [*state.tops, *state.removed, state.building]
    for player in state.players:
        seen += player.bridge
    for building in seen:
        if building == NO_BUILDING:
            continue
        stack = left[type_of[building]]
        if building in stack:
            stack.remove(building)
        else:
            found.append(_fault("double-building", "bridges", building=building))
    return found


def _bridges(state: LondonPosition) -> list[SnapshotError]:
    """L4.1, L4.2: as many buildings as there were turns at the most, in descending lines."""
    found: list[SnapshotError] = []
    turns = state.turns_each() * state.round
    built = len(state.removed)
    for seat, player in enumerate(state.players):
        built += len(player.bridge)
        if len(player.bridge) > turns:
            found.append(_fault("bridge-too-long", "bridges", seat=seat))
        for site, building in enumerate(player.bridge):
            if not fits_next_site(player.bridge[:site], building):
                found.append(_fault("line-not-descending", "bridges", seat=seat, building=building))
    if built > state.seats * turns:
        found.append(_fault("too-many-buildings", "bridges", count=built))
    return found


def _tracks(state: LondonPosition) -> list[SnapshotError]:
    """L2.6, L5.1, L5.2: every marker once, from the front of a track to its back."""
    found: list[SnapshotError] = []
    on_stairs = state.seats - state.reveals.count(STAIRS)
    for name, order, places, count in (
        ("chapel_order", state.chapel_order, [p.chapel for p in state.players], on_stairs),
        ("gate_order", state.gate_order, [p.gate for p in state.players], state.seats),
    ):
        falling = all(places[ahead] >= places[behind] for ahead, behind in pairwise(order))
        if len({*order}) != len(order) or len(order) != count or not falling:
            found.append(_fault("wrong-order", name))
    return found


def _faces(state: LondonPosition) -> list[SnapshotError]:
    """L1.9, R8.20: each slot has the scoring that was chosen, or one of those that are drawn."""
    found: list[SnapshotError] = []
    for slot, chosen in enumerate(state.chosen_options.faces):
        face = state.faces[slot]
        waits = FACE + slot in state.reveals
        possible = [UNKNOWN] if waits else state.components.faces[slot]
        if face not in (possible if chosen == UNKNOWN else [chosen]):
            found.append(_fault("impossible-face", "faces", value=face))
    return found


def _may_wait(state: LondonPosition, code: int) -> bool:
    """L2, L3.1.1, R3.3.8, R5.7: whether this can be waiting to be revealed."""
    if code in TOPS:
        return state.tops[code] == NO_BUILDING and bool(state.unseen[code])
    if code in BONUS_TOPS:
        stack = code - BONUS
        return state.bonus_tops[stack] == NO_TILE and bool(state.bonus_unseen[stack])
    return state.step == (NOBLEWOMEN if code == MARKER else DEAL)


def _moment(state: LondonPosition) -> list[SnapshotError]:
    """L3: what is going on fits together."""
    step, cards = state.step, state.turns_each()
    in_turn, taking_part = step in _IN_TURN, [*range(state.seats)]
    all_turns = [(seat, card) for seat in taking_part for card in range(cards)]
    turns = sorted(zip(state.order, state.order_cards, strict=False))
    played = [len(player.played) for player in state.players]
    drawn = len(state.markers) + (MARKER in state.reveals)
    left = len(state.markers) + len(state.markers_unseen)
    setup = setup_reveals(state.chosen_options.faces, state.seats)
    deciding = {
        PLACING.name: PLACE,
        CHOOSING_STACK.name: STACK,
        CHOOSING_CARDS.name: SHOW_CARDS,
        OFFERING_NOBLEWOMAN.name: NOBLEWOMEN,
        OFFERING_RAISE.name: RAISES,
    }
    hidden = [
        top == NO_TILE and bool(unseen)
        for top, unseen in zip(state.bonus_tops, state.bonus_unseen, strict=True)
    ]
    checks = (
        ("round", state.round <= state.rounds() and (step == DEAL) == (state.round == 0)),
        ("order", turns == (all_turns if step in _SHOWN else [])),
        ("order_cards", len(state.order) == len(state.order_cards)),
        ("played", played == [cards if step in _SHOWN else 0] * state.seats),
        ("raised", played == [len(player.raised) for player in state.players]),
        ("turn", (state.turn >= 0) == in_turn and state.turn < max(len(state.order), 1)),
        ("actor", not in_turn or state.order[state.turn : state.turn + 1] == [state.actor]),
        ("building", (state.building != NO_BUILDING) == (step == BUILD)),
        ("pawns", (in_turn or not any(state.pawns)) and max(state.pawns) <= 2),
        ("fresh", in_turn or not any(any(player.fresh) for player in state.players)),
        ("lowest", (state.lowest == NO_BUILDING) == (state.lowest_seat == NOBODY)),
        ("markers", drawn == state.round and left == len(state.components.markers)),
        ("queue", len({*state.queue}) == len(state.queue)),
        ("queue", step in _ASKING_QUEUE or not state.queue),
        ("queue", state.asking not in _OF_QUEUE or state.queue[:1] == [state.actor]),
        ("rondel", (state.rondel == UNKNOWN) <= (step == DEAL)),
        ("bonus_due", state.asking is not TAKING_BONUS or state.bonus_due > 0),
        ("cards_due", (state.asking is TAKING_CARDS) == (state.cards_due > 0)),
        ("reveals", not state.reveals or state.asking is NOTHING),
        ("reveals", all(_may_wait(state, code) for code in state.reveals)),
        ("reveals", step != DEAL or state.reveals == setup[len(setup) - len(state.reveals) :]),
        ("bonus_tops", bool(state.reveals) or not any(hidden)),
        ("asking", deciding.get(state.asking.name, step) == step),
        ("step", step != OVER or state.asking is NOTHING),
    )
    return [
        _fault("impossible-moment", column, column=column)
        for column, possible in checks
        if not possible
    ]
