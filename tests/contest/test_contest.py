"""Who meets whom, and who sits where."""

from collections import Counter
from itertools import combinations

import pytest

import twinspan
from tests.contest.contests import contest
from tests.london.table import LONDON
from twinspan.contest.contest import Bout, Contest, contest_of
from twinspan.core.errors import UsageError


def line_ups(contest: Contest, deals: int) -> list[tuple[str, ...]]:
    return [bout.bots for deal in range(1, deals + 1) for bout in contest.bouts(deal)]


def named(*names: str, seats: int, seed: str = "7") -> Contest:
    """Bots whose names matter only to this test; they are not in the registry."""
    return Contest(contest("random", "random", seats=seats).setup, names, seed)


def test_one_bot_sits_in_every_seat_in_turn_among_the_other() -> None:
    bouts = list(contest("apprentice", "random", seats=3, alone=True).bouts(5))
    assert bouts == [
        Bout(5, 0, ("apprentice", "random", "random")),
        Bout(5, 1, ("random", "apprentice", "random")),
        Bout(5, 2, ("random", "random", "apprentice")),
    ]


def test_as_many_bots_as_seats_sit_together_in_an_order_of_the_deals_own() -> None:
    abc = named("a", "b", "c", seats=3)
    assert line_ups(abc, 3) == [
        ("a", "c", "b"), ("b", "a", "c"), ("c", "b", "a"),
        ("b", "a", "c"), ("c", "b", "a"), ("a", "c", "b"),
        ("b", "c", "a"), ("a", "b", "c"), ("c", "a", "b"),
    ]  # fmt: skip
    orders = {next(abc.bouts(deal)).bots for deal in range(1, 60)}
    assert len(orders) == 6  # every order comes
    assert line_ups(abc, 5) == line_ups(named("a", "b", "c", seats=3), 5)
    assert line_ups(abc, 20) != line_ups(named("a", "b", "c", seats=3, seed="8"), 20)


def test_every_rotation_moves_everybody_one_seat_on() -> None:
    four = named("a", "b", "c", "d", seats=4)
    for deal in (1, 2, 3):
        first, *others = [bout.bots for bout in four.bouts(deal)]
        for other in others:
            first = (first[-1], *first[:-1])
            assert other == first


@pytest.mark.parametrize(
    ("names", "seats", "companies"),
    [
        ("ab", 3, ["aab", "abb", "aab", "abb"]),
        ("abc", 4, ["aabc", "abbc", "abcc", "aabc"]),
        ("ab", 4, ["aabb", "aabb", "aabb", "aabb"]),
    ],
)
def test_extra_seats_go_to_the_bots_in_turn(names: str, seats: int, companies: list[str]) -> None:
    few = named(*names, seats=seats)
    met = ["".join(sorted(next(few.bouts(deal)).bots)) for deal in (1, 2, 3, 4)]
    assert met == companies
    appearances = Counter(name for bots in line_ups(few, 6) for name in bots)
    assert len(set(appearances.values())) == 1


def test_of_more_bots_than_seats_all_combinations_meet() -> None:
    five = named(*"abcde", seats=3)
    met = [frozenset(next(five.bouts(deal)).bots) for deal in range(1, 21)]
    assert set(met[:10]) == {frozenset(some) for some in combinations("abcde", 3)}
    assert met[10:] == met[:10]
    assert met[0] != met[1]


def test_every_bot_sits_in_every_seat_equally_often_in_each_deal() -> None:
    for names, seats in (("ab", 2), ("ab", 3), ("abc", 4), ("abcde", 4)):
        for deal in range(1, 8):
            seated = Counter(
                (name, seat)
                for bout in named(*names, seats=seats).bouts(deal)
                for seat, name in enumerate(bout.bots)
            )
            for name in {name for name, _ in seated}:
                assert len({seated[name, seat] for seat in range(seats)}) == 1


def test_two_bots_of_one_name_are_two_contestants() -> None:
    pair = contest("random", "random", seats=2)
    assert {tuple(pair.seating(deal, 0)) for deal in range(1, 20)} == {(0, 1), (1, 0)}


def test_games_are_rounded_up_to_whole_deals() -> None:
    three = contest("random", "random", seats=3)
    assert [three.deals_for(games) for games in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]


def test_settings_tell_all_that_decides_which_games_are_played() -> None:
    first = contest("apprentice", "random", seats=3, seed="x")
    assert first.settings() == {
        "twinspan": twinspan.__version__,
        "game": "london",
        "version": LONDON.version,
        "data_hash": LONDON.data_hash,
        "seats": 3,
        "options": LONDON.Options().data(),
        "seed": "x",
        "line_up": ["apprentice", "random"],
        "until_sure": False,
    }
    alone = contest("apprentice", "random", alone=True).settings()
    assert alone["line_up"] == {"one": "apprentice", "against": "random"}


@pytest.mark.parametrize(
    ("seats", "options", "bots", "code"),
    [
        (2, {}, ["random"], "no-contest"),
        (2, {}, ["random", "nobody"], "unknown-bot"),
        (2, {}, ["random", ""], "unknown-bot"),
        (5, {}, ["random", "apprentice"], "wrong-seats"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    seats: int, options: dict[str, object], bots: list[str], code: str
) -> None:
    with pytest.raises(UsageError) as error:
        contest_of(LONDON, seats, options, bots, "1")
    assert error.value.code == code
