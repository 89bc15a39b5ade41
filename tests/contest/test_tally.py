"""What is said of the bots, from games made up by hand."""

import random
from collections.abc import Callable

import pytest
from openskill.models import PlackettLuce

from tests.contest.contests import contest, ended, won_by
from twinspan.contest.contest import Bout, Contest
from twinspan.contest.figures import Share, confidence_sequence
from twinspan.contest.playing import Result
from twinspan.contest.tally import Tally


def tallied(contest: Contest, deals: int, play: Callable[[Bout], Result]) -> Tally:
    tally = Tally(contest)
    for deal in range(1, deals + 1):
        tally.add([play(bout) for bout in contest.bouts(deal)])
    return tally


def test_nothing_is_said_before_the_first_deal() -> None:
    tally = Tally(contest("apprentice", "random"))
    assert tally.standings() == []
    assert not tally.sure()


def test_the_figures_of_two_deals_by_hand() -> None:
    # The first bot wins the first deal from both seats, and one game of the second; the other game
    # is a shared victory.
    two = contest("apprentice", "random")
    tally = Tally(two)
    tally.add([won_by(two, bout, 0) for bout in two.bouts(1)])
    first, second = two.bouts(2)
    tally.add([won_by(two, first, 0), ended(second, [1, 1], [30, 30], microseconds=5000)])
    apprentice, drifter = tally.standings()
    assert (apprentice.name, apprentice.games) == ("apprentice", 4)
    assert apprentice.win_share == pytest.approx(3.5 / 4)
    assert (apprentice.low, apprentice.high) == pytest.approx(Share([2, 1.5], [2, 2]).interval())
    assert apprentice.score == pytest.approx((10 + 10 + 10 + 30) / 4)
    assert apprentice.ms_per_decision == pytest.approx((2 + 2 + 2 + 5) / 8)
    assert (drifter.name, drifter.games) == ("random", 4)
    assert drifter.win_share == pytest.approx(0.5 / 4)
    assert drifter.score == pytest.approx(30 / 4)


def test_seats_are_counted_not_games() -> None:
    one = contest("apprentice", "random", seats=4, alone=True)
    tally = tallied(one, 3, lambda bout: won_by(one, bout, 0))
    assert [standing.games for standing in tally.standings()] == [12, 36]
    assert [standing.win_share for standing in tally.standings()] == [1, 0]


@pytest.mark.parametrize("until_sure", [False, True])
def test_who_has_three_seats_of_each_table_cannot_win_more_than_a_third(until_sure: bool) -> None:
    one = contest("apprentice", "random", seats=4, alone=True, until_sure=until_sure)
    tally = tallied(one, 12, lambda bout: won_by(one, bout, 1))
    _, others = tally.standings()
    assert others.win_share == pytest.approx(1 / 3)
    assert others.low < 1 / 3
    assert others.high == pytest.approx(1 / 3)


def test_wins_go_to_the_bot_that_sat_there_whatever_its_name() -> None:
    pair = contest("random", "random", seats=2)
    tally = tallied(pair, 4, lambda bout: won_by(pair, bout, 1))
    assert [standing.win_share for standing in tally.standings()] == [0, 1]


def test_bots_that_have_not_played_yet_are_left_out() -> None:
    many = contest("random", "apprentice", "random", "apprentice", "random", seats=2)
    tally = tallied(many, 1, lambda bout: ended(bout, [1, 2]))
    assert len(tally.standings()) == 2
    assert not tally.sure()


# ----- ratings ------------------------------------------------------------------------------------


def test_ratings_are_those_of_openskill_game_by_game() -> None:
    two = contest("apprentice", "random")
    model = PlackettLuce()
    mine, its = model.rating(), model.rating()
    for _ in range(6):
        [[mine], [its]] = model.rate([[mine], [its]], ranks=[1, 2])
    first, second = tallied(two, 3, lambda bout: won_by(two, bout, 0)).standings()
    assert (first.rating, first.uncertainty) == pytest.approx((mine.mu, mine.sigma))
    assert (second.rating, second.uncertainty) == pytest.approx((its.mu, its.sigma))


def test_a_bot_in_several_seats_takes_the_mean_of_its_copies() -> None:
    one = contest("apprentice", "random", seats=3, alone=True)
    tally = Tally(one)
    results = []
    for bout in one.bouts(1):
        seating = one.seating(1, bout.rotation)
        others = iter((1, 3))
        results.append(ended(bout, [2 if number == 0 else next(others) for number in seating]))
    tally.add(results)
    model = PlackettLuce()
    alone, other = model.rating(), model.rating()
    for _ in range(3):
        copies = [model.rating(other.mu, other.sigma) for _ in range(2)]
        [[best], [alone], [worst]] = model.rate(
            [[copies[0]], [alone], [copies[1]]], ranks=[1, 2, 3]
        )
        other = model.rating((best.mu + worst.mu) / 2, (best.sigma + worst.sigma) / 2)
    first, second = tally.standings()
    assert (first.rating, first.uncertainty) == pytest.approx((alone.mu, alone.sigma))
    assert (second.rating, second.uncertainty) == pytest.approx((other.mu, other.sigma))


# ----- until it is sure ---------------------------------------------------------------------------


def sure_after(contest: Contest, most: int, play: Callable[[Bout], Result]) -> int | None:
    tally = Tally(contest)
    for deal in range(1, most + 1):
        tally.add([play(bout) for bout in contest.bouts(deal)])
        if tally.sure():
            return deal
    return None


def test_one_that_always_wins_is_soon_known_to_be_better() -> None:
    one = contest("apprentice", "random", alone=True, until_sure=True)
    assert sure_after(one, 100, lambda bout: won_by(one, bout, 0)) == 10


def test_one_that_always_loses_is_known_to_be_worse() -> None:
    one = contest("apprentice", "random", seats=4, alone=True, until_sure=True)
    after = sure_after(one, 100, lambda bout: won_by(one, bout, 1))
    assert after is not None
    assert 10 <= after < 100


def test_more_or_less_is_measured_by_an_even_share() -> None:
    one = contest("apprentice", "random", seats=4, alone=True, until_sure=True)

    def half(bout: Bout) -> Result:
        return won_by(one, bout, bout.rotation % 2)

    def quarter(bout: Bout) -> Result:
        return won_by(one, bout, min(bout.rotation, 1))

    assert sure_after(one, 60, half) is not None
    assert sure_after(one, 60, quarter) is None


def test_equals_are_never_told_apart() -> None:
    one = contest("apprentice", "random", alone=True, until_sure=True)
    rng = random.Random(1)
    assert sure_after(one, 150, lambda bout: won_by(one, bout, rng.randrange(2))) is None


def test_the_order_of_bots_is_sure_when_all_neighbours_are() -> None:
    three = contest("random", "apprentice", "random", seats=3, until_sure=True)
    rng = random.Random(2)
    clear = sure_after(
        three, 200, lambda bout: won_by(three, bout, rng.choices((0, 1, 2), (80, 18, 2))[0])
    )
    assert clear is not None
    for two_alike in ((80, 10, 10), (48, 4, 48)):
        draws = iter(rng.choices((0, 1, 2), two_alike, k=600))
        assert sure_after(three, 200, lambda bout: won_by(three, bout, next(draws))) is None  # noqa: B023


def test_the_order_is_sure_when_the_last_of_all_pairs_is() -> None:
    # Neighbours in the order of their strength, not of their names; each of the three pairs may
    # mislead in a third of 5 runs of 100.
    three = contest("random", "apprentice", "random", seats=3, until_sure=True)
    rng = random.Random(2)
    winners = rng.choices((0, 1, 2), (18, 2, 80), k=600)
    games = iter(winners)
    after = sure_after(three, 200, lambda bout: won_by(three, bout, next(games)))

    def apart(one: int, other: int, deals: int) -> bool:
        won = [winners[3 * deal : 3 * deal + 3] for deal in range(deals)]
        differences = [(deal.count(one) - deal.count(other)) / 3 for deal in won]
        return confidence_sequence(differences, -1, 1, 0.05 / 3)[0] > 0

    assert after == next(n for n in range(10, 200) if apart(2, 0, n) and apart(0, 1, n))


def test_bots_that_seldom_meet_are_waited_for() -> None:
    many = contest("random", "apprentice", "random", seats=2, until_sure=True)
    after = sure_after(many, 60, lambda bout: won_by(many, bout, *best(many, bout)))
    assert after is not None
    assert after >= 15  # each has played in two deals of three


def test_of_a_bot_that_has_hardly_played_nothing_is_sure() -> None:
    rare = contest("apprentice", "random", "random", seats=2, until_sure=True)
    vars(rare)["_combinations"] = [(0, 1)] * 40 + [(1, 2)]
    rng = random.Random(4)

    def play(bout: Bout) -> Result:
        seating = rare.seating(bout.deal, bout.rotation)
        return won_by(rare, bout, 1 if 2 in seating or rng.random() < 0.2 else 0)

    assert sure_after(rare, 9 * 41, play) is None
    assert sure_after(rare, 10 * 41, play) == 10 * 41


def best(contest: Contest, bout: Bout) -> list[int]:
    return [min(contest.seating(bout.deal, bout.rotation))]


def test_intervals_are_those_for_any_moment_in_a_run_that_stops_when_sure() -> None:
    one = contest("apprentice", "random", alone=True, until_sure=True)
    rng = random.Random(3)
    winners = [rng.randrange(2) for _ in range(40)]
    draws = iter(winners)
    first, _ = tallied(one, 20, lambda bout: won_by(one, bout, next(draws))).standings()
    values = [((winners[at] == 0) + (winners[at + 1] == 0)) / 2 for at in range(0, 40, 2)]
    assert (first.low, first.high) == pytest.approx(confidence_sequence(values, 0, 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_sums_say_the_same_as_all_deals(seats: int) -> None:
    # Of more bots than seats and of fewer, some of whose games are shared victories.
    some = contest("random", "apprentice", "random", seats=seats, until_sure=True)
    rng = random.Random(seats)
    ends = ((1, 1, 3, 4), (1, 2, 3, 4))
    tally = tallied(some, 30, lambda bout: ended(bout, rng.choice(ends)[:seats]))
    for number, line in enumerate(tally._lines):
        share, weights = tally._linear(number)
        expected = line.share()
        assert share == pytest.approx(expected.mean)
        spread = sum((value - share) ** 2 for value in expected.values)
        assert tally._squares(weights) == pytest.approx(spread)
