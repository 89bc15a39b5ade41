"""Information-set Monte Carlo tree search, for any game of the contract.

Each simulation plays through a position as it could be: whoever searches imagines what is hidden,
and what chance brings is drawn anew. So the tree branches by decisions alone, and a node gathers
what they led to whatever chance brought.
Secret choices are made as such: at a simultaneous decision every seat picks from its own table
without regard to the others' picks (decoupled selection). Values are kept for every seat, and each
seat picks what is best for itself.
"""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from twinspan.bots.heuristics import Judgement, Knowledge
from twinspan.core.game import Action, Position, Seat

CURIOSITY: Final = 1.0  # how much an action that looked promising is tried before it has proved so
CAUTION: Final = 0.1  # how much less an untried action is expected to be worth than the average
LEAD: Final = 0.2  # how much a lead counts beside winning, so that it is kept and sought early
FOR_ALL: Final = 0.05  # the attention that is shared equally, since first sight errs
FIRST_LOOKS: Final = 3  # actions that are tried at the root in any case: one wants to know of them


class Arm:
    """What is known of one action for the seat that may choose it."""

    __slots__ = ("score", "share", "value", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight: Final = weight  # the share of attention that it had at first sight
        self.visits = 0
        self.value = 0.0  # the sums over all visits
        self.share = 0.0
        self.score = 0.0


class Table:
    """A seat's choice at a node."""

    __slots__ = ("arms", "value", "visits")

    def __init__(self) -> None:
        self.arms: Final[dict[int, Arm]] = {}  # by the action's id
        self.visits = 0
        self.value = 0.0


class Node:
    """A moment after certain decisions."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: Final[dict[Seat, Table]] = {}
        self.children: Final[dict[int, Node]] = {}  # by the decisions that lead there


class Pick:
    """A choice made on the way down."""

    __slots__ = ("arm", "seat", "table")

    def __init__(self, seat: Seat, table: Table, arm: Arm) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.arm: Final = arm


class Search:
    """A tree that grows by one node per simulation."""

    def __init__(self, knowledge: Knowledge, rng: random.Random) -> None:
        self._knowledge: Final = knowledge
        self._decisive: Final = knowledge.decisive_lead()
        self._rng: Final = rng
        self._root: Final = Node()
        self.simulations = 0

    def simulate(self, root: Position) -> None:
        """Follow the tree to a new node, play on quickly from there, remember what came of it.

        The root is one of the positions that are possible, and stays as it is.
        """
        position = root.copy()
        many = len(root.game.actions) + 1
        picks: list[Pick] = []
        node = self._root
        while position.asked:
            key = 0
            if position.simultaneous():
                for seat in position.asked:
                    action = self._pick(node, position, seat, picks)
                    position.play(seat, action)
                    key = key * many + action.id + 1  # so that "nothing" and action 0 differ
            else:
                seat = position.asked[0]
                action = self._pick(node, position, seat, picks)
                position.play(seat, action)
                key = action.id
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        self._remember(picks, self._knowledge.play_out(position, self._rng))
        self.simulations += 1

    def arms(self, seat: Seat) -> dict[int, Arm]:
        """What is known of a seat's actions at the root."""
        table = self._root.tables.get(seat)
        return {} if table is None else table.arms

    def _pick(self, node: Node, position: Position, seat: Seat, picks: list[Pick]) -> Action:
        legal = position.offers[seat]
        table = node.tables.get(seat)
        if table is None:
            table = Table()
            node.tables[seat] = table
        arms = table.arms
        known = 0
        for action in legal:
            if action.id in arms:
                known += 1
        if known < len(legal):
            if node is self._root:
                weights = self._knowledge.careful_weights(position, seat, legal, self._rng)
            else:
                weights = self._knowledge.weights(position, seat, legal)
            _meet(table, legal, weights)
        available = 0
        for action in legal:
            available += arms[action.id].visits
        curiosity = CURIOSITY * sqrt(available + 1)
        untried = table.value / table.visits - CAUTION if table.visits else 0.0
        best = legal[0]
        best_arm = arms[best.id]
        most = -1e9
        first_looks = node is self._root and table.visits < min(FIRST_LOOKS, len(legal))
        for action in legal:
            arm = arms[action.id]
            visits = arm.visits
            if visits and first_looks:
                continue
            value = arm.value / visits if visits else untried
            value += curiosity * arm.weight / (1 + visits)
            if value > most:
                most = value
                best = action
                best_arm = arm
        picks.append(Pick(seat, table, best_arm))
        return best

    def _remember(self, picks: list[Pick], judgement: Judgement) -> None:
        shares, scores = judgement.shares, judgement.scores
        for pick in picks:
            seat = pick.seat
            value = (1 - LEAD) * shares[seat] + LEAD * self._lead(scores, seat)
            arm = pick.arm
            arm.visits += 1
            arm.value += value
            arm.share += shares[seat]
            arm.score += scores[seat]
            table = pick.table
            table.visits += 1
            table.value += value

    def _lead(self, scores: list[float], seat: Seat) -> float:
        """The lead over the best of the others, from 0 (far behind) to 1 (far ahead)."""
        best = -1e9
        for other, score in enumerate(scores):
            if other != seat and score > best:
                best = score
        lead = (scores[seat] - best) / (2 * self._decisive) + 0.5
        return min(1.0, max(0.0, lead))


def _meet(table: Table, legal: Sequence[Action], weights: list[float]) -> None:
    """Get to know actions that were never possible here before."""
    total = 0.0
    for weight in weights:
        total += weight
    equal = 1 / len(legal)
    for index, action in enumerate(legal):
        if action.id not in table.arms:
            own = weights[index] / total if total else equal
            table.arms[action.id] = Arm((1 - FOR_ALL) * own + FOR_ALL * equal)
