"""The static evaluation of a position of Bridgetown Races: win shares and expected colours."""

from math import sqrt
from typing import Final

from twinspan.bots.bridgetown.gains import BRIDGE_VALUES, COUNT, FlagGains
from twinspan.bots.bridgetown.reach import reach_in
from twinspan.bots.heuristics import Evaluation, softmax
from twinspan.core.terms import Seat
from twinspan.games.bridgetown.city import MODES, ROUNDS
from twinspan.games.bridgetown.state import NO_FLAG, State

LATER_ROUND_SHARE: Final = 0.12  # the share that counts of what could be taken in a later round
COLOUR_RATE: Final = 0.19  # the share of the missing colours that a round brings
# A difference in values of so many colours makes one seat e times as likely to win.
TEMPERATURE_AT_END: Final = 0.25
TEMPERATURE_BY_ROUNDS: Final = 0.45  # times the square root of the rounds to be played


def evaluate(state: State) -> Evaluation:
    """The evaluation by everybody's position values."""
    return evaluate_values(state, [position_value(state, seat) for seat in range(state.seats)])


def evaluate_values(state: State, values: list[float]) -> Evaluation:
    """The evaluation by values that are known already."""
    rounds = ROUNDS - state.round + 1  # to be played
    win_shares = softmax(values, TEMPERATURE_AT_END + TEMPERATURE_BY_ROUNDS * sqrt(rounds))
    scores = [colours_after(count_colours(player.card), rounds) for player in state.players]
    return Evaluation(win_shares, scores)


def count_colours(card: list[int]) -> int:
    return len({*card} - {NO_FLAG})


def colours_after(colours: float, rounds: float) -> float:
    """The expected number of colours after so many rounds, for a player who has so many."""
    still_missing: float = (1 - COLOUR_RATE) ** rounds
    return MODES - (MODES - colours) * still_missing


def position_value(state: State, seat: Seat) -> float:
    """Colours, bridges on the way to all eight, and flags in reach."""
    reach = reach_in(state.game, state.chosen_options)
    gains = FlagGains(state, seat)
    value = COUNT[gains.colours] + BRIDGE_VALUES[gains.found]
    near = reach.near(state.players[seat].racer)
    for mode in range(MODES):
        value += LATER_ROUND_SHARE * gains.gain(mode, near[mode])
    return value
