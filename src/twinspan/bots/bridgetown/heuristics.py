"""Priors and the rollout policy of the search in Bridgetown Races."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.bridgetown.evaluation import LATER_ROUND_SHARE, evaluate
from twinspan.bots.bridgetown.gains import FlagGains
from twinspan.bots.bridgetown.reach import Bridges, Passage, bits_of, reach_in
from twinspan.bots.heuristics import (
    Evaluation,
    Heuristics,
    boltzmann_weights,
    evaluate_outcome,
)
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat, rng_choice
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import ModePlan, Ride, Step
from twinspan.games.bridgetown.city import MODES
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import RIDING, distance
from twinspan.games.bridgetown.routes import RouteTaken, rest_of
from twinspan.games.bridgetown.state import State
from twinspan.games.bridgetown.swapping import SWAPPING

ROLLOUT_ROUNDS: Final = 1  # after the present one

# ----- the weights: colours unless the comment says otherwise -------------------------------------

NEXT_MOVE_SHARE: Final = 0.6  # the share that counts of what the next move could take
OUT_OF_REACH_SHARE: Final = 0.25  # the share that counts of a flag that is out of reach
SPECIAL_VALUE: Final = 0.05  # of a special action, which is of use only with a plan
ROLLOUT_NOISE: Final = 0.3  # uniform, so that rollouts differ
PRIOR_TEMPERATURE: Final = 0.4  # a difference in value of so much makes a prior e times as high
DECISIVE_LEAD: Final = 4.0


class BridgetownHeuristics(Heuristics):
    """Rollouts are one more round by a fast policy, then a static evaluation."""

    def decisive_lead(self) -> float:
        return DECISIVE_LEAD

    def priors(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, BridgetownPosition)
        values = ActionScorer(position, seat).values(legal)
        return boltzmann_weights(values, PRIOR_TEMPERATURE)

    def rollout(self, position: Position, rng: random.Random) -> Evaluation:
        assert isinstance(position, BridgetownPosition)
        last = position.round + ROLLOUT_ROUNDS
        path: list[int] = []  # of the move that is being made
        while position.asked:
            asking = position.asking
            if position.round > last and asking is PLANNING:
                return evaluate(position)
            seat = position.asked[0]
            legal = position.answers[seat]
            action = legal[0]
            if asking is PLANNING:
                values = ActionScorer(position, seat).planning_values(legal)
                action = legal[_noisy_best(values, rng)]
            elif asking is RIDING:
                action, path = ActionScorer(position, seat).best_ride(legal, rng)
            elif asking is STEPPING:
                move = position.move
                assert move is not None
                made = len(move.path)
                steps = position.board.actions.step
                # A forced ride is not asked about: then the path is that of an earlier ride.
                known = len(path) == made + move.left and path[:made] == move.path
                if not known or steps[path[made]] not in legal:
                    path = move.path[:-1] + ActionScorer(position, seat).best_route().path
                action = steps[path[made]]
            elif asking is EXCHANGING:
                action = _exchange(position, seat)
            elif asking is SWAPPING:
                action = position.board.actions.done
            else:
                action = rng_choice(rng, legal)
            position.play(seat, action)
        outcome = position.outcome()
        assert outcome is not None
        return evaluate_outcome(outcome)


class ActionScorer:
    """Fast values of the actions of one decision."""

    def __init__(self, position: State, seat: Seat) -> None:
        self._position: Final = position
        self._seat: Final = seat
        self._reach: Final = reach_in(position.game, position.chosen_options)
        self._gains: Final = FlagGains(position, seat)

    def values(self, legal: Sequence[Action]) -> list[float]:
        asking = self._position.asking
        if asking is PLANNING:
            return self.planning_values(legal)
        if asking is RIDING:
            return [
                self._best_passage(action, None)[0] if isinstance(action, Ride) else 0.0
                for action in legal
            ]
        if asking is STEPPING:
            return self._step_values(legal)
        return [0.0] * len(legal)

    def planning_values(self, legal: Sequence[Action]) -> list[float]:
        """A mode counts by the flags that it can reach, and less by those out of reach."""
        gains = self._gains
        near = self._reach.near(self._position.players[self._seat].racer)
        values: list[float] = []
        for action in legal:
            if isinstance(action, ModePlan):
                mode = action.mode
                now = gains.gain(mode, near[mode])
                then = gains.gain(mode, gains.lying[mode])
                values.append(max(now, OUT_OF_REACH_SHARE * then))
            else:
                values.append(SPECIAL_VALUE)
        return values

    def best_ride(self, legal: Sequence[Action], rng: random.Random) -> tuple[Action, list[int]]:
        """The ride of the highest value, with noise, and its path."""
        best = legal[0]
        path: list[int] = []
        highest = -1e9
        for action in legal:
            if isinstance(action, Ride):
                value, passage = self._best_passage(action, rng)
                if value > highest:
                    highest = value
                    best = action
                    path = passage.path
        return best, path

    def _best_passage(self, ride: Ride, rng: random.Random | None) -> tuple[float, Passage]:
        """The highest value of a ride, with noise if an rng is given, and how it is made."""
        position, seat = self._position, self._seat
        mode = ride.mode
        steps = distance(position, seat, mode, ride.double)
        passages = self._reach.passages(mode, steps, position.players[seat].racer)
        best = passages[0]
        highest = -1e9
        for passage in passages:
            value = self._value(mode, passage.bridges, passage.end)
            if rng is not None:
                value += ROLLOUT_NOISE * rng.random()
            if value > highest:
                highest = value
                best = passage
        return highest, best

    def best_route(self) -> RouteTaken:
        """The best way to complete a move."""
        move = self._position.move
        assert move is not None
        routes = rest_of(self._position, move)
        best = routes[0]
        highest = -1e9
        for route in routes:
            value = self._value(move.mode, bits_of(route.flags), route.end)
            if value > highest:
                highest = value
                best = route
        return best

    def _step_values(self, legal: Sequence[Action]) -> list[float]:
        """The value of a step is that of the best route on."""
        move = self._position.move
        assert move is not None
        values: dict[int, float] = {}
        for route in rest_of(self._position, move):
            value = self._value(move.mode, bits_of(route.flags), route.end)
            first = route.path[1]
            if first not in values or value > values[first]:
                values[first] = value
        # Of routes that come to the same, only one is listed: its first step has a value.
        return [
            values.get(action.space, 0.0)
            if isinstance(action, Step)
            else self._value(move.mode, 0, move.path[-1])  # B4.4: staying
            if action.kind == "stay"
            else 0.0
            for action in legal
        ]

    def _value(self, mode: int, bridges: Bridges, end: int) -> float:
        """What a move takes, and what the modes left could take next; if none is left, any mode."""
        gains = self._gains
        value = gains.gain(mode, bridges)
        near = self._reach.near(end)
        modes = self._position.players[self._seat].modes
        if len(modes) > 1:
            for other in modes:
                if other != mode:
                    value += NEXT_MOVE_SHARE * gains.gain(other, near[other])
        else:
            for other in range(MODES):
                value += LATER_ROUND_SHARE * gains.gain(other, near[other])
        return value


def _noisy_best(values: list[float], rng: random.Random) -> int:
    """The index of the highest value, with noise."""
    best = 0
    highest = -1e9
    for index, value in enumerate(values):
        noisy = value + ROLLOUT_NOISE * rng.random()
        if noisy > highest:
            highest = noisy
            best = index
    return best


def _exchange(position: State, seat: Seat) -> Action:
    """B5.4: take a new colour if the old one stays on the card elsewhere."""
    move = position.move
    assert move is not None
    actions = position.board.actions
    bridge = move.taking[0]
    card = position.players[seat].card
    if position.flags[bridge] not in card and card.count(card[bridge]) > 1:
        return actions.exchange
    return actions.done
