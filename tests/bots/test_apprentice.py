"""What the apprentices of all games have in common: they like, they overlook."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.example.planks import load
from tests.london.table import LONDON, building_turn, lay
from twinspan.bots.apprentice import OVERLOOKED, Apprentice, Likings
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.core.game import Action, Position, Seat

PLANKS = load()
LIKED = ("lay 2", "lay 3", "lay 1")  # the best first


class Layer(Apprentice):
    """Likes to lay two planks, then three, then one."""

    def likings(self, position: Position, seat: Seat, legal: Sequence[Action]) -> Likings:
        return {action: float(-LIKED.index(action.notation)) for action in legal}

    def estimate(
        self, position: Position, seat: Seat, liking: float, best: float
    ) -> tuple[float, float]:
        return 0.5, liking


def chosen(times: int, overlooked: float = OVERLOOKED) -> Counter[str]:
    """How often it does what at the first decision."""
    layer = Layer(PLANKS, random.Random(1), overlooked)
    position = PLANKS.new(2, seed=1)
    view, legal = position.view(0), position.legal(0)
    return Counter(layer.choose(view, legal).notation for _ in range(times))


def test_who_overlooks_nothing_does_what_it_likes_best() -> None:
    assert chosen(200, overlooked=0.0) == {"lay 2": 200}


def test_who_overlooks_everything_still_does_what_it_likes_best() -> None:
    assert chosen(200, overlooked=1.0) == {"lay 2": 200}


@pytest.mark.parametrize("rate", [0.25, 0.5])
def test_it_overlooks_actions_one_by_one_the_best_liked_first(rate: float) -> None:
    times = 4000
    found = chosen(times, overlooked=rate)
    missed_all = rate**3
    assert found["lay 3"] / times == pytest.approx(rate * (1 - rate), abs=0.03)
    assert found["lay 1"] / times == pytest.approx(rate**2 * (1 - rate), abs=0.03)
    assert found["lay 2"] / times == pytest.approx(1 - rate + missed_all, abs=0.03)


def test_as_a_rule_it_overlooks_the_best_now_and_then() -> None:
    times = 4000
    missed = times - chosen(times)["lay 2"]
    assert 0 < OVERLOOKED < 0.2
    assert missed / times == pytest.approx(OVERLOOKED, abs=0.02)


def test_what_it_chose_is_told_first_and_then_what_it_liked_better_or_next() -> None:
    layer = Layer(PLANKS, random.Random(1), overlooked=0.5)
    position = PLANKS.new(2, seed=1)
    for _ in range(50):
        thought = layer.think(position.view(0), position.legal(0))
        first, *rest = (estimate.action.notation for estimate in thought.estimates)
        assert first == thought.action.notation
        assert rest == [name for name in LIKED if name != first]


def test_at_a_real_table_it_takes_what_it_likes_best_too() -> None:
    position = lay()
    building_turn(position)
    careful = LondonApprentice(LONDON, random.Random(1), overlooked=0.0)
    likings = careful.likings(position, 0, position.legal(0))
    best = max(likings, key=likings.__getitem__)
    assert {careful.choose(position.view(0), position.legal(0)) for _ in range(10)} == {best}
