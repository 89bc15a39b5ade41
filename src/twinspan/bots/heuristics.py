"""What a searching player brings to a game beside its rules: a quick hand and a quick eye.

A game of its own derives from ``Knowledge``. As it stands, nothing is known: games are played to
their end at random, which any game allows.
"""

import random
from collections.abc import Sequence
from math import exp
from typing import Final

from twinspan.core.game import Action, Outcome, Position, Seat, rng_choice
from twinspan.core.open import mypyc_attr
from twinspan.core.terms import victory_shares


class Judgement:
    """What everybody can expect at some moment: their shares of the victory and their scores."""

    __slots__ = ("scores", "shares")

    def __init__(self, shares: list[float], scores: list[float]) -> None:
        self.shares: Final = shares  # they add up to 1
        self.scores: Final = scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How somebody plays and judges without thinking."""

    def decisive_lead(self) -> float:
        """How many points ahead one is as good as the winner."""
        return 10.0

    def weights(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """How promising each action looks at first sight: shares of the attention, not negative."""
        return [1.0] * len(legal)

    def careful_weights(
        self, position: Position, seat: Seat, legal: Sequence[Action], rng: random.Random
    ) -> list[float]:
        """The same at a closer look: for the decision at hand there is time."""
        return self.weights(position, seat, legal)

    def play_out(self, position: Position, rng: random.Random) -> Judgement:
        """Play on quickly from a position, which may be changed, as far as can be judged well."""
        while position.asked:
            seat = position.asked[0]
            position.play(seat, rng_choice(rng, position.offers[seat]))
        outcome = position.outcome()
        assert outcome is not None
        return judge_outcome(outcome)


def odds(values: list[float], spread: float) -> list[float]:
    """1 for the best; what is ``spread`` behind another has e times less."""
    best = max(values)
    return [exp((value - best) / spread) for value in values]


def win_shares(worths: list[float], spread: float) -> list[float]:
    """Who is how likely to win with what they have; ``spread`` is how far that may err."""
    chances = odds(worths, spread)
    total = 0.0
    for each in chances:
        total += each
    return [each / total for each in chances]


def judge_outcome(outcome: Outcome) -> Judgement:
    """A game that is over: winners share the victory."""
    return Judgement(victory_shares(outcome.ranks), [float(score) for score in outcome.scores])
