"""What a position of Old London Bridge is worth to a player: rules of thumb, in pounds.

``worth`` adds up the purse, what the scorings will probably pay, and what bridge, crests, cards,
tiles and markers still promise for the turns to come. It reads what is on the table only.
"""

from functools import cache
from math import sqrt, tanh
from typing import Final

from twinspan.core.game import Seat
from twinspan.games.london.building import is_park
from twinspan.games.london.competition import places_paid
from twinspan.games.london.components import BASE, NUMBERS, BuildingType, Crest
from twinspan.games.london.faces import TILE_SETS, best_card_sets, count_types, line_length
from twinspan.games.london.scoring import final_outcome, hand_value
from twinspan.games.london.state import OVER, SITES, Player, State

# ----- the weights: pounds unless the comment says otherwise --------------------------------------

# A crest will be called upon in the turns to come, most often one of the colour one has most of:
# what one crest adds to each later turn, for the strongest colour down to the weakest.
CREST_PER_TURN: Final = [0.4, 0.27, 0.2, 0.14]
# What a card of this value does for one's place in the turn order.
CARD_TO_PLAY: Final = [0.0, 0.3, 0.6, 1.0, 1.4]
# What a tile is kept for: share, free centre, X, take back, chapel +2, gate +2, +1, noblewoman.
TILE_TO_USE: Final = [2.0, 2.8, 2.1, 1.7, 3.3, 3.1, 1.7, 1.8]
TILE_TO_COME: Final = 2.6  # a bonus space not yet reached, before doubts
STEPS_PER_TURN: Final = 1.2  # spaces on one track that a turn brings on average
TRACK_FAITH: Final = 0.65  # the share of a promise on the tracks that is believed at best

# The bridge: how a player thinks about the turns in which nothing will fit.
NUMBERS_TO_CHOOSE_FROM: Final = 3  # tops that one would like to build, out of six
PARK_FOR_MISFIT: Final = 1.0  # a park costs as much as so many buildings that do not fit
MISFIT: Final = 2.4  # what a misfit costs beside its empty site: an older building is lost

# How far the lead in a competition sways in one round, in what it counts.
SWAY_CHAPEL: Final = 1.6
SWAY_GATE: Final = 1.6
SWAY_HAND: Final = 2.0
SWAY_BUILDINGS: Final = 0.5
SWAY_OF_A_TYPE: Final = 0.5
SWAY_LINE: Final = 0.8
CERTAIN: Final = 0.1  # the sway when nothing is left to play: a lead decides

SETS_KEPT: Final = 0.93  # the share of a hand's card sets (L8.12) that survives a turn
TILES_KEPT: Final = 0.25  # where tiles are collected (L8.8): how much of their use still counts
# Hope for the next set of all types (L8.16), by how many of the six are missing.
SET_HOPE: Final = [1.0, 0.75, 0.5, 0.3, 0.15, 0.05, 0.0]


# ----- the whole ----------------------------------------------------------------------------------


def worth(state: State, seat: Seat) -> float:
    """What this moment is worth to this seat; the score itself when the game is over."""
    if state.step == OVER:
        return final_outcome(state).scores[seat]
    player = state.players[seat]
    turns = turns_left(state, seat)
    return (
        player.money
        + chapel_scoring(state, seat)
        + gate_scoring(state, seat)
        + hostelry_scoring(state, seat)
        + bridge_scoring(state, seat)
        + bridge_outlook(state, player, turns)
        + crest_outlook(state, player, turns)
        + card_outlook(player, turns)
        + tile_outlook(state, player, turns)
        + track_outlook(state, player, turns)
    )


def turns_left(state: State, seat: Seat) -> int:
    """How many turns this seat will still take after the present one."""
    later = (state.rounds() - state.round) * state.turns_each()
    if not state.order:
        return later + state.turns_each()
    return later + state.order[state.turn + 1 :].count(seat)


def rounds_left(state: State) -> float:
    """How much of the game is still to be played, in rounds."""
    part = 1.0
    if state.order:
        part = (len(state.order) - state.turn - 1) / len(state.order)
    return state.rounds() - state.round + part


# ----- the scorings (L7.2, L8) --------------------------------------------------------------------


def chance_ahead(state: State, seat: Seat, other: Seat, values: list[int], sway: float) -> float:
    """How likely this seat is to end ahead of the other; equal values: the chapel track decides."""
    order = state.chapel_order
    tie = 0.5 if order.index(seat) < order.index(other) else -0.5
    lead = values[seat] - values[other] + tie
    return 0.5 + 0.5 * tanh(lead / (sway * sqrt(rounds_left(state)) + CERTAIN))


def place_money(state: State, seat: Seat, values: list[int], sway: float) -> float:
    """What a competition for the most of something (5/3/1) is likely to pay."""
    if not values[seat] and not turns_left(state, seat):
        return 0.0  # R8.18
    behind = [1.0]  # behind[n]: how likely it is that n others end ahead
    for other in range(state.seats):
        if other != seat:
            ahead = chance_ahead(state, seat, other, values, sway)
            behind = [
                ahead * here + (1 - ahead) * before
                for here, before in zip([*behind, 0.0], [0.0, *behind], strict=True)
            ]
    total = 0.0
    for pays, chance in zip(places_paid(state), behind, strict=False):
        total += pays * chance
    return total


def leader_money(state: State, seat: Seat, values: list[int], sway: float, pays: int) -> float:
    """What being first at the end of every round from now on is likely to pay."""
    first = 1.0
    for other in range(state.seats):
        if other != seat:
            first *= chance_ahead(state, seat, other, values, sway)
    rounds = state.rounds() - state.round + 1
    return first * rounds * pays if values[seat] else 0.0


def climb(ladder: list[list[int]], value: int, more_to_come: bool) -> float:
    """What a ladder of "at least this many pays that" gives; on the way, a part of the next."""
    below, paid = 0, 0
    for at_least, pays in ladder:
        if value < at_least:
            part = (value - below) / (at_least - below)
            return paid + part * (pays - paid) if more_to_come else paid
        below, paid = at_least, pays
    return paid


def chapel_scoring(state: State, seat: Seat) -> float:
    face = state.faces[0]
    places = [player.chapel for player in state.players]
    if face == BASE:
        return place_money(state, seat, places, SWAY_CHAPEL)
    if face == 1:
        return _most_of(state, seat, BuildingType.CHAPEL)
    if face == 2:
        pays = state.components.scoring.chapel_leader
        return leader_money(state, seat, places, SWAY_CHAPEL, pays)
    if face == 3:
        return places[seat] - min(places)
    return sum(state.components.chapel_money[: places[seat] + 1])


def gate_scoring(state: State, seat: Seat) -> float:
    face = state.faces[1]
    places = [player.gate for player in state.players]
    if face == BASE:
        return place_money(state, seat, places, SWAY_GATE)
    if face == 5:
        return _most_of(state, seat, BuildingType.GATE)
    if face == 6:
        pays = state.components.scoring.gate_leader
        return leader_money(state, seat, places, SWAY_GATE, pays)
    if face == 7:
        ladder = state.components.scoring.gate_spaces
        return climb(ladder, places[seat], turns_left(state, seat) > 0)
    return 0.0  # L8.8: see tile_outlook


def hostelry_scoring(state: State, seat: Seat) -> float:
    face = state.faces[2]
    hand = state.players[seat].hand
    scoring = state.components.scoring
    if face == BASE:
        values = [hand_value(player) for player in state.players]
        return place_money(state, seat, values, SWAY_HAND)
    if face == 9:
        return _most_of(state, seat, BuildingType.HOSTELRY)
    if face == 11:
        return climb(scoring.hand_sizes, sum(hand), turns_left(state, seat) > 0)
    if face == 12:
        return best_card_sets(hand, scoring.card_sets)[0] * SETS_KEPT ** turns_left(state, seat)
    return 0.0  # L8.10 pays at the reveal


def bridge_scoring(state: State, seat: Seat) -> float:
    face = state.faces[3]
    players = state.players
    scoring = state.components.scoring
    if face == BASE:
        # Who has turns to come will build: only misfits make a difference.
        values = [len(players[one].bridge) + turns_left(state, one) for one in range(state.seats)]
        return place_money(state, seat, values, SWAY_BUILDINGS)
    if face == 13:
        lines = [line_length(player.bridge) for player in players]
        return place_money(state, seat, lines, SWAY_LINE)
    if face == 14:
        return _lowest_so_far(state, seat)
    if face == 15:
        limit, each = scoring.low_number
        return each * sum(1 for building in players[seat].bridge if building <= limit)
    counts = count_types(players[seat], state)
    sets = min(counts)
    missing = counts.count(sets)
    hope = SET_HOPE[missing] if missing <= turns_left(state, seat) else 0.0
    return scoring.type_set * (sets + hope)


def _most_of(state: State, seat: Seat, kind: BuildingType) -> float:
    values = [count_types(player, state)[kind] for player in state.players]
    return place_money(state, seat, values, SWAY_OF_A_TYPE)


def _lowest_so_far(state: State, seat: Seat) -> float:
    """L8.14: the lowest number of the round pays, if nobody goes below it in the turns left."""
    if state.lowest_seat != seat:
        return 0.0
    to_come = len(state.order) - state.turn - 1
    stays = (1 - state.lowest / NUMBERS) ** to_come
    return state.components.scoring.lowest_number * stays


# ----- what the turns to come promise -------------------------------------------------------------


def bridge_outlook(state: State, player: Player, turns: int) -> float:
    """L7.3: what the empty sites will cost, with those that misfits are likely to add."""
    return sites_outlook(state, len(player.bridge), room(player.bridge), turns)


def sites_outlook(state: State, built: int, numbers: int, turns: int) -> float:
    """The same for a bridge of so many buildings whose next site has room for so many numbers."""
    misfits = MISFITS[turns][numbers]
    empty = SITES - built - turns + misfits
    costs = state.components.scoring.empty_sites
    whole = min(int(empty), len(costs) - 1)
    upper = min(whole + 1, len(costs) - 1)
    return -(costs[whole] + (empty - whole) * (costs[upper] - costs[whole]) + misfits * MISFIT)


def room(bridge: list[int]) -> int:
    """How many house numbers would fit the next site."""
    if not bridge or is_park(bridge[-1]):
        return NUMBERS
    return bridge[-1] - 1


@cache
def _expected_misfits(turns: int, numbers: int) -> float:
    """How many of these turns will find nothing that fits, if so many numbers still would.

    One takes the highest that fits of a few numbers seen, or a park to start afresh.
    """
    if not turns:
        return 0.0
    fresh_start = PARK_FOR_MISFIT + _expected_misfits(turns - 1, NUMBERS)
    stay = 1 + _expected_misfits(turns - 1, numbers)
    too_high = NUMBERS - numbers
    chance_so_far = (too_high / NUMBERS) ** NUMBERS_TO_CHOOSE_FROM
    expected = chance_so_far * min(stay, fresh_start)
    for highest in range(1, numbers + 1):
        chance = ((too_high + highest) / NUMBERS) ** NUMBERS_TO_CHOOSE_FROM
        build = _expected_misfits(turns - 1, highest - 1)
        expected += (chance - chance_so_far) * min(build, stay, fresh_start)
        chance_so_far = chance
    return expected


# By turns to come and numbers that still fit.
MISFITS: Final = [
    [_expected_misfits(turns, numbers) for numbers in range(NUMBERS + 1)]
    for turns in range(SITES + 1)
]


def crest_outlook(state: State, player: Player, turns: int) -> float:
    """L5: crests make the buildings to come stronger."""
    return turns * crests_per_turn(crests_shown(state, player))


def crests_shown(state: State, player: Player) -> list[int]:
    """How often each crest is seen on the bridge; the last is a guild house's."""
    shown = [0] * (Crest.ALL + 1)
    crest_of = state.components.crest_of
    for building in player.bridge:
        shown[crest_of[building]] += 1
    return shown


def crests_per_turn(shown: list[int]) -> float:
    everywhere = shown[Crest.ALL]
    strengths = sorted(shown[: Crest.ALL], reverse=True)
    total = 0.0
    for index, each in enumerate(CREST_PER_TURN):
        total += each * (strengths[index] + everywhere)
    return total


def card_outlook(player: Player, turns: int) -> float:
    """L3.2: the best cards, one for each turn to come."""
    total = 0.0
    for value in range(len(player.hand) - 1, 0, -1):
        played = min(player.hand[value], turns)
        total += played * CARD_TO_PLAY[value]
        turns -= played
    return total


def tile_outlook(state: State, player: Player, turns: int) -> float:
    """L7.4, L8.8: what unused tiles pay at the end, or the use that they may still be."""
    scoring = state.components.scoring
    count = player.unused_tiles()
    use = 0.0
    if turns and count:
        for tile, each in enumerate(TILE_TO_USE):
            use += (player.tiles[tile] + player.fresh[tile]) * each
    due = state.bonus_due * TILE_TO_COME
    if TILE_SETS in state.faces:
        return climb(scoring.tile_sets, count, turns > 0) + TILES_KEPT * use + due
    return max(use, count * scoring.unused_tile) + due


def track_outlook(state: State, player: Player, turns: int) -> float:
    """L5.1-L5.3: money and tiles ahead on the tracks, the nearer the surer."""
    if not turns:
        return 0.0
    components = state.components
    again = 2 if state.faces[0] == 4 else 1  # L8.4 pays the chapel track's money twice
    reach = STEPS_PER_TURN * turns
    promised = 0.0
    for space in range(player.chapel + 1, components.chapel_end + 1):
        if components.chapel_money[space]:
            hope = reach / (reach + space - player.chapel)
            promised += again * components.chapel_money[space] * hope
    for space in range(player.gate + 1, components.gate_end + 1):
        prize = components.gate_money[space] + TILE_TO_COME * components.gate_bonus[space]
        if prize:
            promised += prize * reach / (reach + space - player.gate)
    return TRACK_FAITH * promised
