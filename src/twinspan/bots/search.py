"""Information-set Monte Carlo tree search, for any game of the contract.

Each simulation runs on a determinization: a position drawn from those that the searching seat holds
possible; chance is drawn anew. So the tree branches by decisions alone, and a node averages over
everything that was hidden or drawn.
At a simultaneous decision every seat selects from statistics of its own, without regard to what the
others select (decoupled PUCT). Values are kept for every seat, and each seat maximises its own.
"""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from twinspan.bots.heuristics import Evaluation, Heuristics
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat

EXPLORATION: Final = 1.0  # the exploration constant of PUCT
FPU_REDUCTION: Final = 0.1  # first play urgency: an unvisited arm's value, below the seat's mean
LEAD_WEIGHT: Final = 0.2  # the weight of the lead in a value; the rest is the share of the victory
UNIFORM_PRIOR: Final = 0.05  # the part of the priors that is spread equally over all actions
MIN_ROOT_ARMS: Final = 3  # arms at the root that are visited once before PUCT decides


class Arm:
    """The statistics of one action for the seat that may choose it."""

    __slots__ = ("prior", "score_sum", "value_sum", "visits", "win_share_sum")

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.value_sum = 0.0  # the sums are over all visits
        self.win_share_sum = 0.0
        self.score_sum = 0.0


class SeatStatistics:
    """The arms of one seat at a node."""

    __slots__ = ("arms", "value_sum", "visits")

    def __init__(self) -> None:
        self.arms: Final[dict[int, Arm]] = {}  # by the action's id
        self.visits = 0
        self.value_sum = 0.0


class Node:
    """The moment after a sequence of decisions."""

    __slots__ = ("children", "statistics")

    def __init__(self) -> None:
        self.statistics: Final[dict[Seat, SeatStatistics]] = {}
        self.children: Final[dict[int, Node]] = {}  # by the decisions that lead there


class Selection:
    """An arm selected on the way down."""

    __slots__ = ("arm", "seat", "statistics")

    def __init__(self, seat: Seat, statistics: SeatStatistics, arm: Arm) -> None:
        self.seat: Final = seat
        self.statistics: Final = statistics
        self.arm: Final = arm


class Search:
    """A tree that grows by one node per simulation."""

    def __init__(self, heuristics: Heuristics, rng: random.Random) -> None:
        self._heuristics: Final = heuristics
        self._decisive_lead: Final = heuristics.decisive_lead()
        self._rng: Final = rng
        self._root: Final = Node()
        self.simulations = 0

    def simulate(self, root: Position) -> None:
        """One simulation: selection down to a new node, a rollout from there, backpropagation.

        The root is a determinization of the position searched; it is not changed.
        """
        position = root.copy()
        base = len(root.game.actions) + 1
        path: list[Selection] = []
        node = self._root
        while position.asked:
            key = 0
            if position.simultaneous():
                for seat in position.asked:
                    action = self._select(node, position, seat, path)
                    position.play(seat, action)
                    key = key * base + action.id + 1  # a digit 0 would make two keys alike
            else:
                seat = position.asked[0]
                action = self._select(node, position, seat, path)
                position.play(seat, action)
                key = action.id
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        self._backpropagate(path, self._heuristics.rollout(position, self._rng))
        self.simulations += 1

    def root_arms(self, seat: Seat) -> dict[int, Arm]:
        """A seat's arms at the root, by the action's id."""
        statistics = self._root.statistics.get(seat)
        return {} if statistics is None else statistics.arms

    def _select(self, node: Node, position: Position, seat: Seat, path: list[Selection]) -> Action:
        """The legal action with the highest PUCT score; it is added to the path."""
        legal = position.answers[seat]
        statistics = node.statistics.get(seat)
        if statistics is None:
            statistics = SeatStatistics()
            node.statistics[seat] = statistics
        arms = statistics.arms
        known = 0
        for action in legal:
            if action.id in arms:
                known += 1
        if known < len(legal):
            if node is self._root:
                priors = self._heuristics.root_priors(position, seat, legal, self._rng)
            else:
                priors = self._heuristics.priors(position, seat, legal)
            _add_arms(statistics, legal, priors)
        # Only the visits of the arms that this determinization allows count.
        total_visits = 0
        for action in legal:
            total_visits += arms[action.id].visits
        exploration = EXPLORATION * sqrt(total_visits + 1)
        unvisited = 0.0
        if statistics.visits:
            unvisited = statistics.value_sum / statistics.visits - FPU_REDUCTION
        best = legal[0]
        best_arm = arms[best.id]
        highest = -1e9
        only_unvisited = node is self._root and statistics.visits < min(MIN_ROOT_ARMS, len(legal))
        for action in legal:
            arm = arms[action.id]
            visits = arm.visits
            if visits and only_unvisited:
                continue
            score = arm.value_sum / visits if visits else unvisited
            score += exploration * arm.prior / (1 + visits)
            if score > highest:
                highest = score
                best = action
                best_arm = arm
        path.append(Selection(seat, statistics, best_arm))
        return best

    def _backpropagate(self, path: list[Selection], evaluation: Evaluation) -> None:
        win_shares, scores = evaluation.win_shares, evaluation.scores
        for selection in path:
            seat = selection.seat
            lead = self._scaled_lead(scores, seat)
            value = (1 - LEAD_WEIGHT) * win_shares[seat] + LEAD_WEIGHT * lead
            arm = selection.arm
            arm.visits += 1
            arm.value_sum += value
            arm.win_share_sum += win_shares[seat]
            arm.score_sum += scores[seat]
            statistics = selection.statistics
            statistics.visits += 1
            statistics.value_sum += value

    def _scaled_lead(self, scores: list[float], seat: Seat) -> float:
        """The lead over the best of the others, from 0 (far behind) to 1 (far ahead)."""
        best = -1e9
        for other, score in enumerate(scores):
            if other != seat and score > best:
                best = score
        lead = (scores[seat] - best) / (2 * self._decisive_lead) + 0.5
        return min(1.0, max(0.0, lead))


def _add_arms(statistics: SeatStatistics, legal: Sequence[Action], priors: list[float]) -> None:
    """Add an arm for every action that was never legal at this node before."""
    total = 0.0
    for prior in priors:
        total += prior
    uniform = 1 / len(legal)
    for index, action in enumerate(legal):
        if action.id not in statistics.arms:
            own = priors[index] / total if total else uniform
            prior = (1 - UNIFORM_PRIOR) * own + UNIFORM_PRIOR * uniform
            statistics.arms[action.id] = Arm(prior)
