"""Priors and the rollout policy of the search in Old London Bridge."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.heuristics import (
    Evaluation,
    Heuristics,
    boltzmann_weights,
    evaluate_outcome,
)
from twinspan.bots.london.action_values import action_values
from twinspan.bots.london.evaluation import evaluate
from twinspan.bots.london.value import (
    crests_per_turn,
    crests_shown,
    fitting_numbers,
    sites_potential,
    turns_left,
)
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat, rng_choice
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import (
    CHAPEL_2,
    DONE,
    GATE_2,
    PASS,
    CardChoice,
    CardTaking,
    Placement,
    StackChoice,
)
from twinspan.games.london.bidding import CHOOSING_CARDS
from twinspan.games.london.building import fits_next_site, is_park
from twinspan.games.london.components import CENTRE, NUMBERS, TYPES, BuildingType, Crest
from twinspan.games.london.effects import TAKING_CARDS
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.state import NO_BUILDING, State
from twinspan.games.london.tiles import ENDING_TURN

ROLLOUT_ROUNDS: Final = 2  # after the present one

# ----- the weights: pounds unless the comment says otherwise --------------------------------------

CHAPEL_SPACE: Final = 0.8  # one space further on the chapel track
GATE_SPACE: Final = 0.9
CARD_POINT: Final = 0.7  # one point of a card
MISFIT_COST: Final = 4.5  # of a building for which another must go
TILE_COST: Final = 2.0  # of using a tile now
EMPTY_STACK: Final = -50.0
CARD_COST: Final = 0.6  # each point of a card that is played
# By value of the card: the probability of an early turn.
EARLY_TURN: Final = [0.15, 0.45, 0.65, 0.8, 0.92]

# Uniform noise of the rollout policy, so that rollouts differ.
PLACING_NOISE: Final = 1.5
CARD_NOISE: Final = 1.0

# A difference in value of so much makes a prior e times as high.
PRIOR_TEMPERATURE: Final = 2.0
ROOT_PRIOR_TEMPERATURE: Final = 1.5

DECISIVE_LEAD: Final = 20.0


class LondonHeuristics(Heuristics):
    """Rollouts are two more rounds by a fast policy, then a static evaluation."""

    def decisive_lead(self) -> float:
        return DECISIVE_LEAD

    def priors(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, LondonPosition)
        if position.asking is PLACING or position.asking is CHOOSING_STACK:
            gains = gains_by_type(position, seat)
            values = [_fast_value(position, action, gains) for action in legal]
            return boltzmann_weights(values, PRIOR_TEMPERATURE)
        return [1.0] * len(legal)

    def root_priors(
        self, position: Position, seat: Seat, legal: Sequence[Action], rng: random.Random
    ) -> list[float]:
        assert isinstance(position, LondonPosition)
        values = action_values(position, seat, legal, rng)
        weights = boltzmann_weights([*values.values()], ROOT_PRIOR_TEMPERATURE)
        priors = dict(zip(values, weights, strict=True))
        return [priors.get(action, 0.0) for action in legal]

    def rollout(self, position: Position, rng: random.Random) -> Evaluation:
        assert isinstance(position, LondonPosition)
        last = position.round + ROLLOUT_ROUNDS
        while position.asked:
            if position.round > last and position.asking is CHOOSING_CARDS:
                return evaluate(position)
            seat = position.asked[0]
            position.play(seat, rollout_action(position, seat, position.answers[seat], rng))
        outcome = position.outcome()
        assert outcome is not None
        return evaluate_outcome(outcome)


def rollout_action(
    position: LondonPosition, seat: Seat, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """The rollout policy: greedy in fast values, with noise."""
    asking = position.asking
    if asking is PLACING or asking is CHOOSING_STACK:
        gains = gains_by_type(position, seat)
        best = legal[0]
        highest = -1e9
        for action in legal:
            value = _fast_value(position, action, gains) + PLACING_NOISE * rng.random()
            if value > highest:
                highest = value
                best = action
        return best
    if asking is CHOOSING_CARDS:
        return _rollout_cards(position, seat, legal, rng)
    if asking is TAKING_CARDS:
        best = legal[0]
        for action in legal:
            if isinstance(action, CardTaking):
                best = action  # they are sorted: the last one is the highest
        return best
    if asking is ENDING_TURN and turns_left(position, seat):
        return DONE
    return rng_choice(rng, legal)


def _rollout_cards(
    position: State, seat: Seat, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """Higher cards the more an early turn matters: the best offer is far above the third best."""
    gains = gains_by_type(position, seat)
    offers = sorted([gain + position.income[kind] for kind, gain in enumerate(gains)])
    at_stake = offers[-1] - offers[-3]
    best = legal[0]
    highest = -1e9
    for action in legal:
        assert isinstance(action, CardChoice)
        value = (
            CARD_NOISE * rng.random()
            + at_stake * EARLY_TURN[action.first]
            - CARD_COST * action.first
        )
        if action.second >= 0:
            value += at_stake * EARLY_TURN[action.second] - CARD_COST * action.second
        if value > highest:
            highest = value
            best = action
    return best


def gains_by_type(state: State, seat: Seat) -> list[float]:
    """By type: a fast estimate of what building the top of that stack adds."""
    components = state.components
    player = state.players[seat]
    turns = turns_left(state, seat)
    bridge = player.bridge
    built = len(bridge)
    shown = crests_shown(state, player)
    sites = sites_potential(state, built, fitting_numbers(bridge), turns)
    nothing = sites + turns * crests_per_turn(shown)  # the same if nothing is built
    gains: list[float] = []
    for kind in range(TYPES):
        building = state.tops[kind]
        if building == NO_BUILDING:
            gains.append(EMPTY_STACK)
            continue
        if fits_next_site(bridge, building):
            numbers = NUMBERS if is_park(building) else building - 1
            gain = sites_potential(state, built + 1, numbers, turns) - nothing
        else:
            gain = sites - nothing - MISFIT_COST
        crest = components.crest_of[building]
        shown[crest] += 1
        gain += turns * crests_per_turn(shown)
        if kind < BuildingType.GUILD_HOUSE:
            gain += _effect(state, seat, kind, shown[crest] + shown[Crest.ALL])
        shown[crest] -= 1
        gains.append(gain)
    return gains


def _effect(state: State, seat: Seat, kind: int, strength: int) -> float:
    """A fast estimate of what the effect of a building of this type (L5) adds."""
    components = state.components
    player = state.players[seat]
    if kind == BuildingType.CHAPEL:
        reached = min(player.chapel + strength, components.chapel_end)
        money = sum(components.chapel_money[player.chapel + 1 : reached + 1])
        return money + CHAPEL_SPACE * (reached - player.chapel)
    if kind == BuildingType.GATE:
        reached = min(player.gate + strength, components.gate_end)
        money = sum(components.gate_money[player.gate + 1 : reached + 1])
        return money + GATE_SPACE * (reached - player.gate)
    if kind == BuildingType.HOSTELRY:
        return CARD_POINT * strength
    return strength


def _fast_value(state: State, action: Action, gains: list[float]) -> float:
    """What placing the pawn, or choosing a stack, adds."""
    if isinstance(action, Placement):
        space = action.space
        tiles = TILE_COST * (int(action.share) + int(action.x) + int(action.free))
        if space == CENTRE:
            price = 0 if action.free else state.components.centre_price
            return max(gains) - price - tiles
        if action.x:
            return gains[state.x_space()] - tiles
        return gains[space] + state.income[space] - tiles
    if isinstance(action, StackChoice):
        return gains[action.type]
    if action is PASS:
        return -MISFIT_COST
    return 0.0 if action is CHAPEL_2 or action is GATE_2 else -TILE_COST
