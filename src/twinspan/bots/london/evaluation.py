"""The static evaluation of a position of Old London Bridge: win shares and expected scores."""

from typing import Final

from twinspan.bots.heuristics import Evaluation, softmax
from twinspan.bots.london.value import position_value, turns_left
from twinspan.games.london.components import BASE
from twinspan.games.london.state import State

# How the final score grows out of a position's value, by turns to come: fitted to games of
# apprentices with 2, 3 and 4 players, with the printed scorings and with drawn faces.
GROWTH: Final = 0.0193  # pounds, times the cube of the number of turns
FACE_GROWTH: Final = 0.37  # pounds for each turn and each face in a printed scoring's place
BIAS: Final = 3.7  # pounds by which values are too high
# A difference in expected scores of so many pounds makes one seat e times as likely to win.
TEMPERATURE_AT_END: Final = 3.0
TEMPERATURE_PER_TURN: Final = 0.6
TWO_PLAYER_FACTOR: Final = 1.6  # with two players everything is as many times as uncertain


def evaluate(state: State) -> Evaluation:
    """The evaluation by everybody's position values."""
    return evaluate_values(state, [position_value(state, seat) for seat in range(state.seats)])


def evaluate_values(state: State, values: list[float]) -> Evaluation:
    """The evaluation by values that are known already."""
    turns = [turns_left(state, seat) for seat in range(state.seats)]
    temperature = TEMPERATURE_AT_END + TEMPERATURE_PER_TURN * max(turns)
    if state.seats == 2:
        temperature *= TWO_PLAYER_FACTOR
    scores = [values[seat] + _growth(state, turns[seat]) for seat in range(state.seats)]
    return Evaluation(softmax(scores, temperature), scores)


def _growth(state: State, turns: int) -> float:
    """By how much the final score is likely to exceed the value, so many turns before."""
    faces = len(state.faces) - state.faces.count(BASE)
    return GROWTH * turns * turns * turns + FACE_GROWTH * faces * turns - BIAS
