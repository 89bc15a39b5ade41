"""Shares and intervals: by hand, against published figures, and by simulation."""

import math
import random

import pytest

from twinspan.contest.figures import FEWEST_DEALS, Share, confidence_sequence, student, wilson

Z2 = 1.959964**2


# ----- shares -------------------------------------------------------------------------------------


def test_a_share_has_one_value_for_each_deal() -> None:
    share = Share([2, 1, 0.5], [4, 4, 4])
    assert share.mean == pytest.approx(3.5 / 12)
    assert share.values == pytest.approx([0.5, 0.25, 0.125])
    assert (share.games, share.deals) == (12, 3)


def test_where_somebody_plays_unequally_often_every_game_still_counts_the_same() -> None:
    share = Share([3, 0, 0], [6, 3, 0])
    assert share.mean == pytest.approx(3 / 9)
    # Each deal adds its wins less those expected of its games, per usual number of games (3).
    assert share.values == pytest.approx([1 / 3 + (3 - 2) / 3, 1 / 3 - 1 / 3, 1 / 3])
    assert math.fsum(share.values) / 3 == pytest.approx(share.mean)
    assert share.deals == 2


def test_somebody_who_has_not_played_has_won_nothing() -> None:
    share = Share([0, 0], [0, 0])
    assert (share.mean, share.games, share.deals, share.values) == (0, 0, 0, [0, 0])


# ----- a fixed number of deals --------------------------------------------------------------------


def test_student_is_as_in_printed_tables() -> None:
    printed = {9: 2.262, 10: 2.228, 15: 2.131, 30: 2.042, 60: 2.000, 120: 1.980, 10**6: 1.960}
    for freedom, quantile in printed.items():
        assert student(freedom) == pytest.approx(quantile, abs=6e-4)


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    # The first three are common textbook cases: 81 of 263, 15 of 148, 0 of 20.
    [
        (81 / 263, 263, 0.2553, 0.3662),
        (15 / 148, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 20, 0.8389, 1),
        (0.5, 4, 0.1500, 0.8500),
    ],
)
def test_wilsons_interval(share: float, trials: float, low: float, high: float) -> None:
    assert wilson(share, trials) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_comes_from_whole_deals() -> None:
    # Values 1, 0, ...: mean 1/2, variance 4/15, standard error sqrt(1/60), so that these 64 games
    # are worth 1/4 / (1/60) = 15 independent ones.
    alike = Share([4, 0] * 8, [4] * 16)
    assert alike.interval() == pytest.approx(wilson(0.5, 15, student(15)))
    # Values 3/4, 1/4, 1/2, 1/2, ...: variance 1/30, so they are worth 1/4 / (1/480) = 120.
    balanced = Share([3, 1, 2, 2] * 4, [4] * 16)
    assert balanced.interval() == pytest.approx(wilson(0.5, 120, student(15)))


def test_a_few_deals_count_as_one_game_each() -> None:
    assert Share([3, 1] * 4, [4] * 8).interval() == pytest.approx(wilson(0.5, 8))


@pytest.mark.parametrize("won", [0, 1, 2, 4])
def test_equal_deals_count_as_one_game_each(won: int) -> None:
    share = Share([won] * 5, [4] * 5)
    assert share.interval() == pytest.approx(wilson(won / 4, 5))


def test_one_deal_says_little() -> None:
    low, high = Share([4], [4]).interval()
    assert low == pytest.approx(1 / (1 + Z2))
    assert high == pytest.approx(1)


def test_deals_without_somebody_say_nothing_of_it() -> None:
    assert Share([4, 0, 4, 0], [4, 0, 4, 0]).interval() == pytest.approx(wilson(1, 2))


def deal_luck(rng: random.Random, share: float, luck: bool) -> int:
    """The wins of four games on one deal, which lucky deals make alike."""
    chance = rng.betavariate(4 * share, 4 * (1 - share)) if luck else share
    return sum(rng.random() < chance for _ in range(4))


@pytest.mark.parametrize("luck", [False, True])
@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.97])
@pytest.mark.parametrize("deals", [5, 10, 25])
def test_the_interval_holds_the_truth_as_often_as_it_says(
    deals: int, share: float, luck: bool
) -> None:
    rng = random.Random(f"{share} {luck}")
    runs = 1000
    held = 0
    for _ in range(runs):
        wins = [deal_luck(rng, share, luck) for _ in range(deals)]
        low, high = Share(wins, [4] * deals).interval()
        held += low <= share <= high
        # Who has the other three seats of each table loses as often, and is as well known.
        lost = [4 - won for won in wins]
        others = Share(lost, [12] * deals, most=1 / 3).interval()
        assert others == pytest.approx(((1 - high) / 3, (1 - low) / 3))
    assert held / runs >= 0.94
    assert deals < FEWEST_DEALS or held / runs <= 0.985


def test_nobody_wins_more_than_is_possible() -> None:
    low, high = Share([4] * 20, [12] * 20, most=1 / 3).interval()
    assert low < 1 / 3
    assert high == pytest.approx(1 / 3)


# ----- any moment ---------------------------------------------------------------------------------


def test_the_confidence_sequence_by_hand() -> None:
    values = [0.0, 1.0] * 50
    # Variance with a 0 and a 1 besides: 51 of 102 are 1, so 102 × 1/4 / 101. Of 100 deals, with
    # ρ² = (5.99146 + log 6.99146) / 100 = 0.0793614, the root is that of
    # 2 × 8.93614 / 793.614 × log(sqrt 8.93614 / 0.05).
    radius = math.sqrt(25.5 / 101 * 2 * 8.93614 / 793.614 * math.log(math.sqrt(8.93614) / 0.05))
    assert confidence_sequence(values, 0, 1) == pytest.approx((0.5 - radius, 0.5 + radius), 1e-5)


def test_it_is_wider_than_an_interval_for_one_moment_and_narrows() -> None:
    widths = []
    for deals in (10, 100, 1000, 10000):
        wins = [0, 4] * (deals // 2)
        low, high = confidence_sequence([won / 4 for won in wins], 0, 1)
        once = Share(wins, [4] * deals).interval()
        assert low < once[0] < once[1] < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.05


def test_too_few_deals_say_nothing() -> None:
    assert confidence_sequence([1.0] * (FEWEST_DEALS - 1), 0, 1) == (0, 1)
    low, high = confidence_sequence([1.0] * FEWEST_DEALS, 0, 1)
    assert 0.5 < low < 0.8
    assert high == 1


def test_it_stays_within_what_is_possible() -> None:
    assert confidence_sequence([0.0] * 12, -1, 1)[1] <= 1
    assert confidence_sequence([-1.0] * 12, -1, 1)[0] == -1


@pytest.mark.parametrize("luck", [False, True])
@pytest.mark.parametrize("share", [0.25, 0.5])
def test_looking_after_each_deal_misleads_no_more_often_than_it_says(
    share: float, luck: bool
) -> None:
    rng = random.Random(f"{share} {luck}")
    runs, deals = 300, 120
    misled = 0
    for _ in range(runs):
        values: list[float] = []
        for _ in range(deals):
            values.append(deal_luck(rng, share, luck) / 4)
            low, high = confidence_sequence(values, 0, 1)
            if not low <= share <= high:
                misled += 1
                break
    assert misled / runs <= 0.05
