"""The static evaluation of positions of Old London Bridge."""

from itertools import pairwise

import pytest

from tests.london.table import bridge, lay, money
from twinspan.bots.london.evaluation import evaluate, evaluate_values


def test_the_more_money_the_higher_the_share() -> None:
    position = lay()
    before = evaluate(position)
    money(position, 12, 5, 5, 5)
    after = evaluate(position)
    assert after.win_shares[0] > before.win_shares[0]
    assert after.scores[0] > before.scores[0]
    assert all(after.win_shares[other] < before.win_shares[other] for other in (1, 2, 3))


def test_a_better_bridge_has_a_higher_share() -> None:
    position = lay()
    bridge(position, 0, 60, 56, 52)
    bridge(position, 1, 22, 16, 3)
    evaluation = evaluate(position)
    assert evaluation.win_shares[0] > evaluation.win_shares[1]


def test_equal_values_have_equal_shares() -> None:
    assert evaluate_values(lay(), [10.0] * 4).win_shares == pytest.approx([0.25] * 4)


def test_a_higher_value_has_a_higher_share_and_a_higher_score() -> None:
    evaluation = evaluate_values(lay(), [10.0, 12.0, 20.0, 2.0])
    for values in (evaluation.win_shares, evaluation.scores):
        assert values[2] > values[1] > values[0] > values[3]
    assert sum(evaluation.win_shares) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_lead_is_surer_the_later_it_is(seats: int) -> None:
    values = [20.0, *(10.0,) * (seats - 1)]
    shares: list[float] = []
    for number in (1, 4, 8, 12):
        position = lay(seats)
        position.round = min(number, position.rounds())
        shares.append(evaluate_values(position, values).win_shares[0])
    assert all(earlier <= later for earlier, later in pairwise(shares))
    assert shares[0] < shares[-1]
