"""What the apprentices of all games have in common: greedy choice, with oversights."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.example.planks import load
from tests.london.table import LONDON, building_turn, lay
from twinspan.bots.apprentice import MISS_RATE, ActionValues, Apprentice
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat

PLANKS = load("brook", 1)
BY_VALUE = ("lay 2", "lay 3", "lay 1")  # the best first


class Layer(Apprentice):
    """Prefers to lay two planks, then three, then one."""

    def action_values(
        self, position: Position, seat: Seat, legal: Sequence[Action]
    ) -> ActionValues:
        return {action: float(-BY_VALUE.index(action.notation)) for action in legal}

    def estimate(
        self, position: Position, seat: Seat, value: float, best: float
    ) -> tuple[float, float]:
        return 0.5, value


def chosen(times: int, miss_rate: float = MISS_RATE) -> Counter[str]:
    """How often it does what at the first decision."""
    layer = Layer(PLANKS, random.Random(1), miss_rate)
    position = PLANKS.new(2, seed=1)
    view, legal = position.view(0), position.legal(0)
    return Counter(layer.choose(view, legal).notation for _ in range(times))


def test_who_overlooks_nothing_takes_the_best() -> None:
    assert chosen(200, miss_rate=0.0) == {"lay 2": 200}


def test_who_overlooks_everything_takes_the_best_too() -> None:
    assert chosen(200, miss_rate=1.0) == {"lay 2": 200}


@pytest.mark.parametrize("rate", [0.25, 0.5])
def test_it_overlooks_actions_one_by_one_the_best_first(rate: float) -> None:
    times = 4000
    found = chosen(times, miss_rate=rate)
    missed_all = rate**3
    assert found["lay 3"] / times == pytest.approx(rate * (1 - rate), abs=0.03)
    assert found["lay 1"] / times == pytest.approx(rate**2 * (1 - rate), abs=0.03)
    assert found["lay 2"] / times == pytest.approx(1 - rate + missed_all, abs=0.03)


def test_as_a_rule_it_overlooks_the_best_now_and_then() -> None:
    times = 4000
    missed = times - chosen(times)["lay 2"]
    assert 0 < MISS_RATE < 0.2
    assert missed / times == pytest.approx(MISS_RATE, abs=0.02)


def test_the_chosen_action_is_told_first_and_then_the_others_by_value() -> None:
    layer = Layer(PLANKS, random.Random(1), miss_rate=0.5)
    position = PLANKS.new(2, seed=1)
    for _ in range(50):
        thought = layer.think(position.view(0), position.legal(0))
        first, *rest = (estimate.action.notation for estimate in thought.estimates)
        assert first == thought.action.notation
        assert rest == [name for name in BY_VALUE if name != first]


def test_at_a_real_table_it_takes_the_best_too() -> None:
    position = lay()
    building_turn(position)
    careful = LondonApprentice(LONDON, random.Random(1), miss_rate=0.0)
    values = careful.action_values(position, 0, position.legal(0))
    best = max(values, key=values.__getitem__)
    assert {careful.choose(position.view(0), position.legal(0)) for _ in range(10)} == {best}
