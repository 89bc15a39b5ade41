"""The scoring faces of the expansion (L8). R8.20: an option may have ``setup.py`` draw one."""

from collections.abc import Callable
from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.rules import Events
from twinspan.core.terms import NOBODY, Event, ScoreLine, Seat
from twinspan.games.london.building import is_park
from twinspan.games.london.components import TYPES, BuildingType
from twinspan.games.london.scoring import best, competition, tie_facts, tied_with
from twinspan.games.london.state import Player, State

CHAPEL_LEADER: Final = 2  # L8.2
GATE_LEADER: Final = 6  # L8.6
TILE_SETS: Final = 8  # L8.8
HIGHEST_CARD: Final = 10  # L8.10
LOWEST_NUMBER: Final = 14  # L8.14


# ----- paid once each round -----------------------------------------------------------------------


def pay_highest_card(state: State, events: Events) -> None:
    """L8.10: after the reveal, before any +1, the highest card; it is first in the order then."""
    if _is_chosen(state, HIGHEST_CARD):
        highest = [max(player.played) for player in state.players]
        amount = state.components.scoring.highest_card
        _pay(state, state.order[0], HIGHEST_CARD, amount, highest, events)


def pay_round_faces(state: State, events: Events) -> None:
    """L8.2, L8.6, L8.14, L8.17: one winner each, the last round included."""
    scoring = state.components.scoring
    if _is_chosen(state, CHAPEL_LEADER):
        spaces = [player.chapel for player in state.players]
        _pay(state, best(state, spaces), CHAPEL_LEADER, scoring.chapel_leader, spaces, events)
    if _is_chosen(state, GATE_LEADER):
        spaces = [player.gate for player in state.players]
        _pay(state, best(state, spaces), GATE_LEADER, scoring.gate_leader, spaces, events)
    if _is_chosen(state, LOWEST_NUMBER) and state.lowest_seat != NOBODY:
        own = [int(seat == state.lowest_seat) for seat in range(state.seats)]
        _pay(state, state.lowest_seat, LOWEST_NUMBER, scoring.lowest_number, own, events)


def _is_chosen(state: State, face: int) -> bool:
    for chosen in state.faces:  # noqa: SIM110 - asked often: in and any() would leave compiled code
        if chosen == face:
            return True
    return False


def _pay(
    state: State, seat: Seat | None, face: int, amount: int, values: list[int], events: Events
) -> None:
    """Pay whoever is first by these values, if anybody is."""
    if seat is None:
        return
    state.players[seat].money += amount
    if events is not None:
        tie = tie_facts(tied_with(seat, values))
        events.append(Event("face-paid", seat, {"face": face, "amount": amount, **tie}))


# ----- paid at the end ----------------------------------------------------------------------------


def face_lines(state: State, face: int) -> list[ScoreLine]:
    """What a face pays in the final scoring; nothing for those that paid in every round."""
    score = _AT_THE_END.get(face)
    return score(state) if score is not None else []


def count_types(player: Player, state: State) -> list[int]:
    """How many buildings of each type stand on the bridge."""
    counts = [0] * TYPES
    for building in player.bridge:
        counts[state.components.type_of[building]] += 1
    return counts


def _most(state: State, rule: str, why: str, kind: int) -> list[ScoreLine]:
    values = [count_types(player, state)[kind] for player in state.players]
    return competition(state, rule, why, values)


def most_chapels(state: State) -> list[ScoreLine]:
    return _most(state, "L8.1", "most-chapels", BuildingType.CHAPEL)


def most_gates(state: State) -> list[ScoreLine]:
    return _most(state, "L8.5", "most-gates", BuildingType.GATE)


def most_hostelries(state: State) -> list[ScoreLine]:
    return _most(state, "L8.9", "most-hostelries", BuildingType.HOSTELRY)


def ahead_of_the_last(state: State) -> list[ScoreLine]:
    """L8.3: £1 for each space ahead of the last player; the stairs are one place, 0."""
    last = min(player.chapel for player in state.players)
    return _everyone(
        state, "L8.3", "chapel-lead", lambda player: (player.chapel - last, {"value": last})
    )


def chapel_money_again(state: State) -> list[ScoreLine]:
    """L8.4, R8.19: the money printed on spaces reached or passed, the last space's too."""
    printed = state.components.chapel_money
    return _everyone(
        state,
        "L8.4",
        "chapel-money",
        lambda player: (sum(printed[: player.chapel + 1]), {"value": player.chapel}),
    )


def gate_spaces(state: State) -> list[ScoreLine]:
    """L8.7: by spaces advanced on the gate track."""
    ladder = state.components.scoring.gate_spaces
    return _everyone(
        state,
        "L8.7",
        "gate-spaces",
        lambda player: (_climb(ladder, player.gate), {"value": player.gate}),
    )


def tile_sets(state: State) -> list[ScoreLine]:
    """L8.8: unused bonus tiles, instead of L7.4."""
    ladder = state.components.scoring.tile_sets
    return _everyone(
        state,
        "L8.8",
        "tile-sets",
        lambda player: (_climb(ladder, player.unused_tiles()), {"value": player.unused_tiles()}),
    )


def hand_sizes(state: State) -> list[ScoreLine]:
    """L8.11: cards in hand, the 0 included."""
    ladder = state.components.scoring.hand_sizes
    return _everyone(
        state,
        "L8.11",
        "hand-size",
        lambda player: (_climb(ladder, sum(player.hand)), {"value": sum(player.hand)}),
    )


def card_sets(state: State) -> list[ScoreLine]:
    """L8.12: sets of 1+2, 1+2+3, 1+2+3+4; the best partition is taken."""
    pays = state.components.scoring.card_sets
    return _everyone(state, "L8.12", "card-sets", lambda player: best_card_sets(player.hand, pays))


def best_card_sets(hand: list[int], pays: list[int]) -> tuple[int, Facts]:
    """The most that a hand's sets can pay, and how many sets of two, three and four those are."""
    pairs = min(hand[1], hand[2])
    best_amount = 0
    best_split = [0, 0, 0]
    for fours in range(min(pairs, hand[3], hand[4]) + 1):
        for threes in range(min(pairs, hand[3]) - fours + 1):
            for twos in range(pairs - fours - threes + 1):
                amount = twos * pays[0] + threes * pays[1] + fours * pays[2]
                if amount > best_amount:
                    best_amount = amount
                    best_split = [twos, threes, fours]
    return best_amount, {"twos": best_split[0], "threes": best_split[1], "fours": best_split[2]}


def longest_line(state: State) -> list[ScoreLine]:
    """L8.13: numbered buildings in a row, between parks or the bridge's ends."""
    values = [line_length(player.bridge) for player in state.players]
    return competition(state, "L8.13", "longest-line", values)


def line_length(bridge: list[int]) -> int:
    longest = length = 0
    for building in bridge:
        length = 0 if is_park(building) else length + 1
        longest = max(longest, length)
    return longest


def low_numbers(state: State) -> list[ScoreLine]:
    """L8.15: £2 for each building numbered 30 or less."""
    limit, each = state.components.scoring.low_number

    def count(player: Player) -> tuple[int, Facts]:
        low = sum(1 for building in player.bridge if building <= limit)
        return low * each, {"value": low}

    return _everyone(state, "L8.15", "low-numbers", count)


def type_sets(state: State) -> list[ScoreLine]:
    """L8.16: £10 for each complete set of all six building types."""
    each = state.components.scoring.type_set

    def count(player: Player) -> tuple[int, Facts]:
        sets = min(count_types(player, state))
        return sets * each, {"value": sets}

    return _everyone(state, "L8.16", "type-sets", count)


def _everyone(
    state: State, rule: str, why: str, score: Callable[[Player], tuple[int, Facts]]
) -> list[ScoreLine]:
    """L8.17: a general face pays everybody what it finds with them."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(state.players):
        amount, facts = score(player)
        lines.append(ScoreLine(seat, rule, amount, why, facts))
    return lines


def _climb(ladder: list[list[int]], value: int) -> int:
    """What the highest step reached pays; nothing below the first."""
    amount = 0
    for at_least, pays in ladder:
        if value >= at_least:
            amount = pays
    return amount


_AT_THE_END: Final[dict[int, Callable[[State], list[ScoreLine]]]] = {
    1: most_chapels,
    3: ahead_of_the_last,
    4: chapel_money_again,
    5: most_gates,
    7: gate_spaces,
    TILE_SETS: tile_sets,
    9: most_hostelries,
    11: hand_sizes,
    12: card_sets,
    13: longest_line,
    15: low_numbers,
    16: type_sets,
}
