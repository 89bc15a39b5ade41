"""The heuristic value of a position of Old London Bridge for one player, in pounds.

``position_value`` adds up the money, the expected payments of the scorings, and the potential of
bridge, crests, cards, tiles and markers in the turns to come. It reads public information only.
"""

from functools import cache
from math import sqrt, tanh
from typing import Final

from twinspan.core.terms import Seat
from twinspan.games.london.building import is_park
from twinspan.games.london.components import BASE, NUMBERS, BuildingType, Crest
from twinspan.games.london.end import final_outcome
from twinspan.games.london.faces import TILE_SETS, best_card_sets, count_types, line_length
from twinspan.games.london.scoring import hand_value, places_paid
from twinspan.games.london.state import OVER, SITES, Player, State

# ----- the weights: pounds unless the comment says otherwise --------------------------------------

# What one crest adds to each later turn, for the strongest colour down to the weakest: a player
# will mostly build in the colour with the most crests.
CREST_PER_TURN: Final = [0.4, 0.27, 0.2, 0.14]
# By value of the card: what it adds by an earlier place in the turn order.
CARD_VALUES: Final = [0.0, 0.3, 0.6, 1.0, 1.4]
# By tile: share, free centre, X, take back, chapel +2, gate +2, +1, noblewoman.
TILE_VALUES: Final = [2.0, 2.8, 2.1, 1.7, 3.3, 3.1, 1.7, 1.8]
NEW_TILE: Final = 2.6  # a tile of unknown kind
STEPS_PER_TURN: Final = 1.2  # spaces on one track that a turn brings on average
TRACK_DISCOUNT: Final = 0.65  # the share that counts of money and tiles ahead on the tracks

# The bridge: a misfit is a turn in which no building fits the next site.
NUMBERS_TO_CHOOSE_FROM: Final = 3  # tops that a player would like to build, out of six
PARK_IN_MISFITS: Final = 1.0  # how many misfits a park costs
MISFIT_COST: Final = 2.4  # besides its empty site: an older building is lost

# By how much the lead in a competition drifts in one round (about a standard deviation), in what
# the competition counts.
DRIFT_CHAPEL: Final = 1.6
DRIFT_GATE: Final = 1.6
DRIFT_HAND: Final = 2.0
DRIFT_BUILDINGS: Final = 0.5
DRIFT_OF_A_TYPE: Final = 0.5
DRIFT_LINE: Final = 0.8
DRIFT_AT_END: Final = 0.1  # when nothing is left to play: a lead decides

SETS_KEPT: Final = 0.93  # the share of a hand's card sets (L8.12) that is left after a turn
TILE_USE_SHARE: Final = 0.25  # the share of tile values that counts where tiles score (L8.8)
# The probability of completing the next set of all types (L8.16), by how many types are missing.
NEXT_SET_PROBABILITY: Final = [1.0, 0.75, 0.5, 0.3, 0.15, 0.05, 0.0]


# ----- the sum ------------------------------------------------------------------------------------


def position_value(state: State, seat: Seat) -> float:
    """The value of the position for this seat; its score when the game is over."""
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
        + bridge_potential(state, player, turns)
        + crest_potential(state, player, turns)
        + card_potential(player, turns)
        + tile_potential(state, player, turns)
        + track_potential(state, player, turns)
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


def probability_ahead(
    state: State, seat: Seat, other: Seat, values: list[int], drift: float
) -> float:
    """That this seat ends ahead of the other; with equal values the chapel track decides."""
    order = state.chapel_order
    tie = 0.5 if order.index(seat) < order.index(other) else -0.5
    lead = values[seat] - values[other] + tie
    return 0.5 + 0.5 * tanh(lead / (drift * sqrt(rounds_left(state)) + DRIFT_AT_END))


def expected_place_money(state: State, seat: Seat, values: list[int], drift: float) -> float:
    """What a competition for the most of something (5/3/1) pays on average."""
    if not values[seat] and not turns_left(state, seat):
        return 0.0  # R8.18
    behind = [1.0]  # behind[n]: the probability that n others end ahead
    for other in range(state.seats):
        if other != seat:
            ahead = probability_ahead(state, seat, other, values, drift)
            behind = [
                ahead * here + (1 - ahead) * before
                for here, before in zip([*behind, 0.0], [0.0, *behind], strict=True)
            ]
    total = 0.0
    for pays, probability in zip(places_paid(state), behind, strict=False):
        total += pays * probability
    return total


def expected_leader_money(
    state: State, seat: Seat, values: list[int], drift: float, pays: int
) -> float:
    """What a payment to the first at the end of every round brings on average from now on."""
    first = 1.0
    for other in range(state.seats):
        if other != seat:
            first *= probability_ahead(state, seat, other, values, drift)
    rounds = state.rounds() - state.round + 1
    return first * rounds * pays if values[seat] else 0.0


def ladder_value(ladder: list[list[int]], value: int, more_to_come: bool) -> float:
    """The payment of a table of "at least so many: so much"; with more to come, interpolated."""
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
        return expected_place_money(state, seat, places, DRIFT_CHAPEL)
    if face == 1:
        return _most_of(state, seat, BuildingType.CHAPEL)
    if face == 2:
        pays = state.components.scoring.chapel_leader
        return expected_leader_money(state, seat, places, DRIFT_CHAPEL, pays)
    if face == 3:
        return places[seat] - min(places)
    return sum(state.components.chapel_money[: places[seat] + 1])


def gate_scoring(state: State, seat: Seat) -> float:
    face = state.faces[1]
    places = [player.gate for player in state.players]
    if face == BASE:
        return expected_place_money(state, seat, places, DRIFT_GATE)
    if face == 5:
        return _most_of(state, seat, BuildingType.GATE)
    if face == 6:
        pays = state.components.scoring.gate_leader
        return expected_leader_money(state, seat, places, DRIFT_GATE, pays)
    if face == 7:
        ladder = state.components.scoring.gate_spaces
        return ladder_value(ladder, places[seat], turns_left(state, seat) > 0)
    return 0.0  # L8.8: see tile_potential


def hostelry_scoring(state: State, seat: Seat) -> float:
    face = state.faces[2]
    hand = state.players[seat].hand
    scoring = state.components.scoring
    if face == BASE:
        values = [hand_value(player) for player in state.players]
        return expected_place_money(state, seat, values, DRIFT_HAND)
    if face == 9:
        return _most_of(state, seat, BuildingType.HOSTELRY)
    if face == 11:
        return ladder_value(scoring.hand_sizes, sum(hand), turns_left(state, seat) > 0)
    if face == 12:
        return best_card_sets(hand, scoring.card_sets)[0] * SETS_KEPT ** turns_left(state, seat)
    return 0.0  # L8.10 pays at the reveal


def bridge_scoring(state: State, seat: Seat) -> float:
    face = state.faces[3]
    players = state.players
    scoring = state.components.scoring
    if face == BASE:
        # Everybody builds in the turns left: only misfits make a difference.
        values = [len(players[one].bridge) + turns_left(state, one) for one in range(state.seats)]
        return expected_place_money(state, seat, values, DRIFT_BUILDINGS)
    if face == 13:
        lines = [line_length(player.bridge) for player in players]
        return expected_place_money(state, seat, lines, DRIFT_LINE)
    if face == 14:
        return _lowest_so_far(state, seat)
    if face == 15:
        limit, each = scoring.low_number
        return each * sum(1 for building in players[seat].bridge if building <= limit)
    counts = count_types(players[seat], state)
    sets = min(counts)
    missing = counts.count(sets)
    next_set = NEXT_SET_PROBABILITY[missing] if missing <= turns_left(state, seat) else 0.0
    return scoring.type_set * (sets + next_set)


def _most_of(state: State, seat: Seat, kind: int) -> float:
    values = [count_types(player, state)[kind] for player in state.players]
    return expected_place_money(state, seat, values, DRIFT_OF_A_TYPE)


def _lowest_so_far(state: State, seat: Seat) -> float:
    """L8.14: the lowest number of the round pays, unless a later turn goes below it."""
    if state.lowest_seat != seat:
        return 0.0
    to_come = len(state.order) - state.turn - 1
    stays = (1 - state.lowest / NUMBERS) ** to_come
    return state.components.scoring.lowest_number * stays


# ----- the potential of the turns to come ---------------------------------------------------------


def bridge_potential(state: State, player: Player, turns: int) -> float:
    """L7.3: what the empty sites will cost, with the expected misfits."""
    return sites_potential(state, len(player.bridge), fitting_numbers(player.bridge), turns)


def sites_potential(state: State, built: int, numbers: int, turns: int) -> float:
    """The same for a bridge with ``built`` buildings whose next site fits ``numbers`` numbers."""
    misfits = MISFITS[turns][numbers]
    empty = SITES - built - turns + misfits
    costs = state.components.scoring.empty_sites
    whole = min(int(empty), len(costs) - 1)
    upper = min(whole + 1, len(costs) - 1)
    return -(costs[whole] + (empty - whole) * (costs[upper] - costs[whole]) + misfits * MISFIT_COST)


def fitting_numbers(bridge: list[int]) -> int:
    """How many house numbers would fit the next site."""
    if not bridge or is_park(bridge[-1]):
        return NUMBERS
    return bridge[-1] - 1


@cache
def _expected_misfits(turns: int, numbers: int) -> float:
    """In how many of these turns nothing will fit, if ``numbers`` house numbers fit now.

    The model: a few random numbers are on offer, and the player takes the highest that fits, a
    misfit, or a park, after which every number fits.
    """
    if not turns:
        return 0.0
    with_park = PARK_IN_MISFITS + _expected_misfits(turns - 1, NUMBERS)
    with_misfit = 1 + _expected_misfits(turns - 1, numbers)
    too_high = NUMBERS - numbers
    previous = (too_high / NUMBERS) ** NUMBERS_TO_CHOOSE_FROM
    expected = previous * min(with_misfit, with_park)
    for highest in range(1, numbers + 1):
        cumulative = ((too_high + highest) / NUMBERS) ** NUMBERS_TO_CHOOSE_FROM
        build = _expected_misfits(turns - 1, highest - 1)
        expected += (cumulative - previous) * min(build, with_misfit, with_park)
        previous = cumulative
    return expected


# By turns to come and numbers that still fit.
MISFITS: Final = [
    [_expected_misfits(turns, numbers) for numbers in range(NUMBERS + 1)]
    for turns in range(SITES + 1)
]


def crest_potential(state: State, player: Player, turns: int) -> float:
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


def card_potential(player: Player, turns: int) -> float:
    """L3.2: the highest cards, one for each turn to come."""
    total = 0.0
    for value in range(len(player.hand) - 1, 0, -1):
        played = min(player.hand[value], turns)
        total += played * CARD_VALUES[value]
        turns -= played
    return total


def tile_potential(state: State, player: Player, turns: int) -> float:
    """L7.4, L8.8: what unused tiles pay at the end, or their use before it."""
    scoring = state.components.scoring
    count = player.unused_tiles()
    use = 0.0
    if turns and count:
        for tile, each in enumerate(TILE_VALUES):
            use += (player.tiles[tile] + player.fresh[tile]) * each
    due = state.bonus_due * NEW_TILE
    if TILE_SETS in state.faces:
        return ladder_value(scoring.tile_sets, count, turns > 0) + TILE_USE_SHARE * use + due
    return max(use, count * scoring.unused_tile) + due


def track_potential(state: State, player: Player, turns: int) -> float:
    """L5.1-L5.3: money and tiles ahead on the tracks, discounted by their distance."""
    if not turns:
        return 0.0
    components = state.components
    times = 2 if state.faces[0] == 4 else 1  # L8.4 pays the chapel track's money twice
    reach = STEPS_PER_TURN * turns
    total = 0.0
    for space in range(player.chapel + 1, components.chapel_end + 1):
        if components.chapel_money[space]:
            nearness = reach / (reach + space - player.chapel)
            total += times * components.chapel_money[space] * nearness
    for space in range(player.gate + 1, components.gate_end + 1):
        prize = components.gate_money[space] + NEW_TILE * components.gate_bonus[space]
        if prize:
            total += prize * reach / (reach + space - player.gate)
    return TRACK_DISCOUNT * total
