"""A quick hand and a quick eye for Old London Bridge."""

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from twinspan.bots.knowledge import Judgement, Knowledge, judge_outcome
from twinspan.bots.london_worth import expected_misfits, room, rounds_left, turns_left, worth
from twinspan.core.game import Action, Position, Seat, rng_choice
from twinspan.games.london.actions import (
    CHAPEL_2,
    DONE,
    GATE_2,
    PASS,
    CardTaking,
    Placement,
    StackChoice,
)
from twinspan.games.london.bidding import CHOOSING_CARDS
from twinspan.games.london.building import fits_next_site, is_park
from twinspan.games.london.components import CENTRE, NUMBERS, TYPES, BuildingType, Crest
from twinspan.games.london.effects import TAKING_CARDS
from twinspan.games.london.game import LondonPosition
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.state import NO_BUILDING, SITES, State
from twinspan.games.london.tiles import ENDING_TURN

HORIZON: Final = 1  # rounds that are played out beyond the present one

# ----- the weights: pounds unless the comment says otherwise --------------------------------------

SPACE_AHEAD: Final = (0.8, 0.9)  # one space on the chapel track, on the gate track
CARD_POINT: Final = 0.7  # one point of a card
CREST_TO_COME: Final = 0.22  # a crest, for each turn to come
MISFIT: Final = 4.5  # a building that does not fit
TILE: Final = 2.0  # a tile used now and not later
NOISE: Final = 1.5  # how far a quick hand misjudges
ATTENTION: Final = 2.0  # pounds that make an action look e times as promising

# How far apart two equal players are at the end of the game: at once, and by rounds to come.
SPREAD: Final = (1.0, 1.6)

_MISFITS: Final = [
    [expected_misfits(turns, numbers) for numbers in range(NUMBERS + 1)]
    for turns in range(SITES + 1)
]


class LondonKnowledge(Knowledge):
    """Plays a round or two by rules of thumb, then counts what everybody has and may hope for."""

    def weights(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, LondonPosition)
        if position.asking is PLACING or position.asking is CHOOSING_STACK:
            gains = gains_by_type(position, seat)
            likings = [_liking(position, action, gains) for action in legal]
            best = max(likings)
            return [exp((liking - best) / ATTENTION) for liking in likings]
        return [1.0] * len(legal)

    def play_out(self, position: Position, rng: random.Random) -> Judgement:
        assert isinstance(position, LondonPosition)
        last = position.round + HORIZON
        while position.asked:
            if position.round > last and position.asking is CHOOSING_CARDS:
                return judge(position)
            seat = position.asked[0]
            position.play(seat, quick_choice(position, seat, position.offers[seat], rng))
        outcome = position.outcome()
        assert outcome is not None
        return judge_outcome(outcome)


def quick_choice(
    position: LondonPosition, seat: Seat, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """What a player does without thinking."""
    asking = position.asking
    if asking is PLACING or asking is CHOOSING_STACK:
        gains = gains_by_type(position, seat)
        best = legal[0]
        most = -1e9
        for action in legal:
            liking = _liking(position, action, gains) + NOISE * rng.random()
            if liking > most:
                most = liking
                best = action
        return best
    if asking is TAKING_CARDS:
        best = legal[0]
        for action in legal:
            if isinstance(action, CardTaking):
                best = action  # they are sorted: the last one is the highest
        return best
    if asking is ENDING_TURN and turns_left(position, seat):
        return DONE
    return rng_choice(rng, legal)


def gains_by_type(state: State, seat: Seat) -> list[float]:
    """What building the top of each stack would bring, at first sight."""
    return [quick_gain(state, seat, kind) for kind in range(TYPES)]


def quick_gain(state: State, seat: Seat, kind: int) -> float:
    building = state.tops[kind]
    if building == NO_BUILDING:
        return -MISFIT
    components = state.components
    player = state.players[seat]
    turns = turns_left(state, seat)
    crest = components.crest_of[building]
    bridge = player.bridge
    if fits_next_site(bridge, building):
        after = NUMBERS if is_park(building) else building - 1
        gain = -MISFIT * (_MISFITS[turns][after] - _MISFITS[turns][NUMBERS])
    else:
        gain = -MISFIT * (1 + _MISFITS[turns][room(bridge)] - _MISFITS[turns][NUMBERS])
    if crest == Crest.ALL:
        return gain + 3 * CREST_TO_COME * turns
    gain += CREST_TO_COME * turns
    if kind == BuildingType.PARK:
        return gain
    strength = player.strength(crest, components) + 1
    if kind == BuildingType.CHAPEL:
        return gain + SPACE_AHEAD[0] * min(strength, components.chapel_end - player.chapel)
    if kind == BuildingType.GATE:
        return gain + SPACE_AHEAD[1] * min(strength, components.gate_end - player.gate)
    if kind == BuildingType.HOSTELRY:
        return gain + CARD_POINT * strength
    return gain + strength


def _liking(state: State, action: Action, gains: list[float]) -> float:
    if isinstance(action, Placement):
        space = action.space
        tiles = TILE * (int(action.share) + int(action.x) + int(action.free))
        if space == CENTRE:
            price = 0 if action.free else state.components.centre_price
            return max(gains) - price - tiles
        if action.x:
            return gains[state.x_space()] - tiles
        return gains[space] + state.income[space] - tiles
    if isinstance(action, StackChoice):
        return gains[action.type]
    if action is PASS:
        return -MISFIT
    return 0.0 if action is CHAPEL_2 or action is GATE_2 else -TILE


def judge(state: State) -> Judgement:
    """Who is how likely to win, by what everybody has and may hope for."""
    scores = [worth(state, seat) for seat in range(state.seats)]
    spread = SPREAD[0] + SPREAD[1] * sqrt(rounds_left(state))
    best = max(scores)
    odds = [exp((score - best) / spread) for score in scores]
    total = 0.0
    for each in odds:
        total += each
    return Judgement([each / total for each in odds], scores)
