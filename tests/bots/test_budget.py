"""How long a bot may think."""

import math

import pytest

from twinspan.bots.budget import Budget, read_budget
from twinspan.core.errors import UsageError


@pytest.mark.parametrize(
    ("text", "simulations"), [("1", 1), ("500", 500), ("999999999", 999999999)]
)
def test_a_number_is_a_number_of_simulations(text: str, simulations: int) -> None:
    budget = read_budget(text)
    assert (budget.simulations, budget.seconds) == (simulations, math.inf)


@pytest.mark.parametrize(("text", "seconds"), [("1s", 1), ("0.25s", 0.25), ("90s", 90)])
def test_with_an_s_it_is_a_number_of_seconds(text: str, seconds: float) -> None:
    budget = read_budget(text)
    assert (budget.simulations, budget.seconds) == (math.inf, seconds)


@pytest.mark.parametrize(("simulations", "seconds"), [(0, 1), (1, 0), (math.inf, math.inf)])
def test_a_budget_has_an_end_and_lets_one_begin(simulations: float, seconds: float) -> None:
    with pytest.raises(UsageError) as caught:
        Budget(simulations, seconds)
    assert caught.value.code == "wrong-budget"


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "0.0s", "-1", "1.5", "s", "1m", "1 s", "1e3", "٣", "05", "nan", "inf"]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_budget(text)
    assert (caught.value.code, caught.value.facts) == ("wrong-budget", {"budget": text})
