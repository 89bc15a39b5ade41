"""What a search knows of a game besides its rules: priors, a rollout policy and an evaluation.

A game of its own derives from ``Heuristics``. The base class knows the rules alone: priors are
uniform, and rollouts are random play to the end of the game.
"""

import random
from collections.abc import Sequence
from math import exp
from typing import Final

from twinspan.core.open import mypyc_attr
from twinspan.core.position import Position
from twinspan.core.terms import Action, Outcome, Seat, rng_choice, victory_shares


class Evaluation:
    """What every seat can expect of a position: its share of the victory, and its final score."""

    __slots__ = ("scores", "win_shares")

    def __init__(self, win_shares: list[float], scores: list[float]) -> None:
        self.win_shares: Final = win_shares  # they add up to 1
        self.scores: Final = scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The knowledge of one game that guides a search."""

    def decisive_lead(self) -> float:
        """The lead in points from which a larger one makes no difference to the search."""
        return 10.0

    def priors(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """A prior weight for each action, not negative; the search normalises them."""
        return [1.0] * len(legal)

    def root_priors(
        self, position: Position, seat: Seat, legal: Sequence[Action], rng: random.Random
    ) -> list[float]:
        """The priors of the decision at hand: asked for once, so they may take longer."""
        return self.priors(position, seat, legal)

    def rollout(self, position: Position, rng: random.Random) -> Evaluation:
        """Play on from a position, which is changed, and evaluate where that leads."""
        while position.asked:
            seat = position.asked[0]
            position.play(seat, rng_choice(rng, position.answers[seat]))
        outcome = position.outcome()
        assert outcome is not None
        return evaluate_outcome(outcome)


def boltzmann_weights(values: list[float], temperature: float) -> list[float]:
    """Weights proportional to exp(value / temperature); that of the best value is 1."""
    best = max(values)
    return [exp((value - best) / temperature) for value in values]


def softmax(values: list[float], temperature: float) -> list[float]:
    """The same weights, normalised to add up to 1."""
    weights = boltzmann_weights(values, temperature)
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def evaluate_outcome(outcome: Outcome) -> Evaluation:
    """The evaluation of a game that is over: winners share the victory."""
    return Evaluation(victory_shares(outcome.ranks), [float(score) for score in outcome.scores])
