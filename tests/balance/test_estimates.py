"""Figures and their intervals: by hand, against printed tables, and by simulation."""

import math
import random

import pytest

from twinspan.balance.estimates import FEWEST_GAMES, ratio, share, slope
from twinspan.contest.figures import Figure, student, wilson

# ----- shares -------------------------------------------------------------------------------------


def test_a_share_of_single_games_has_wilsons_interval() -> None:
    found = share([1, 0, 0, 1, 0, 0, 0, 0] * 2, [1] * 16)
    assert found is not None
    assert found.value == 0.25
    # The spread costs one game.
    assert (found.low, found.high) == pytest.approx(wilson(0.25, 15, student(15)))


def test_a_share_of_unequal_games_is_that_of_all_together() -> None:
    found = share([3, 0, 1] * 4, [6, 3, 1] * 4)
    assert found is not None
    assert found.value == pytest.approx(4 / 10)
    assert 0 < found.low < 0.4 < found.high < 1


def test_nothing_has_no_share() -> None:
    assert share([0] * 20, [0] * 20) is None
    never = share([0] * 20, [1] * 20)
    assert never is not None
    assert (never.value, never.low) == (0, 0)
    assert never.high == pytest.approx(wilson(0, 20)[1])


# ----- ratios -------------------------------------------------------------------------------------


def test_the_jackknife_of_a_mean_is_the_usual_standard_error() -> None:
    values = [float(value) for value in (3, 5, 4, 8, 1, 2, 9, 4, 4, 6)]
    found = ratio(values, [1] * 10)
    assert found is not None
    variance = sum((value - 4.6) ** 2 for value in values) / 9
    assert found.value == pytest.approx(4.6)
    assert found.high - 4.6 == pytest.approx(2.2622 * math.sqrt(variance / 10), abs=1e-3)
    assert found.low == pytest.approx(9.2 - found.high)


def test_a_ratio_is_one_sum_over_the_other_whatever_single_games_say() -> None:
    found = ratio([1, 2] * 10, [2, 1] * 10)
    assert found is not None
    assert found.value == pytest.approx(1)
    assert found.low < 1 < found.high


def test_games_that_say_nothing_do_not_count() -> None:
    some = ratio([2, 1] * 6, [1, 1] * 6)
    assert some == ratio([2, 1] * 6 + [0] * 50, [1, 1] * 6 + [0] * 50)
    assert ratio([1.0] * 50, [0.0] * 50) is None


def test_of_few_games_nothing_is_said() -> None:
    enough, few = [1.0] * FEWEST_GAMES, [1.0] * (FEWEST_GAMES - 1)
    assert ratio(enough, enough) == Figure(1, 1, 1)
    assert ratio(few, few) is None
    once, never = [1] * FEWEST_GAMES, [0] * 50
    assert share(enough + [0.0] * 50, once + never) is not None
    assert share(few + [0.0] * 50, once[1:] + never) is None


# ----- slopes -------------------------------------------------------------------------------------


def test_a_slope_compares_players_of_one_table_only() -> None:
    # At each table one thing more goes with 2 more; rich tables have few of them.
    poor = ([3, 4, 5], [0, 2, 4])
    rich = ([0, 0, 1], [98, 98, 100])
    found = slope([poor, rich] * 6)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((2, 2, 2))


def test_a_slope_by_hand() -> None:
    # From the table's average it is ±1 and ±3, or ±2 and ±1: that is 6 over 2, and 4 over 8.
    one, other = ([0, 2], [0, 6]), ([0, 4], [5, 7])
    found = slope([one, other] * 5)
    assert found is not None
    assert found.value == pytest.approx((5 * 6 + 5 * 4) / (5 * 2 + 5 * 8))
    # Without one of the first: 44/48, without one of the second: 46/42; five of each.
    moves = [44 / 48 - 1] * 5 + [46 / 42 - 1] * 5
    error = math.sqrt(sum(move**2 for move in moves) * 9 / 10)
    assert found.high - found.value == pytest.approx(student(9) * error)


def test_where_all_players_are_equal_there_is_no_slope() -> None:
    assert slope([([2, 2, 2], [1, 2, 3])] * 30) is None


def test_intervals_of_slopes_hold_the_truth_in_about_95_of_100_runs() -> None:
    rng = random.Random(5)
    held = 0
    runs = 400
    for _ in range(runs):
        games = []
        for _ in range(25):
            causes = [rng.choice((0, 0, 1, 1, 2)) for _ in range(4)]
            luck = rng.gauss(0, 5)  # of the whole table
            games.append((causes, [luck + 0.7 * own + rng.gauss(0, 1 + own) for own in causes]))
        found = slope(games)
        assert found is not None
        held += not found.apart_from(0.7)
    assert 0.92 <= held / runs <= 0.98


def test_a_figure_is_apart_from_what_its_interval_does_not_hold() -> None:
    figure = Figure(0.5, 0.25, 0.75)
    apart = [value for value in (0.2, 0.25, 0.75, 0.8) if figure.apart_from(value)]
    assert apart == [0.2, 0.8]
    assert figure.above(0.25) == Figure(0.25, 0, 0.5)
