"""L7: the final scoring. (When the game ends: test_end.py.)"""

import pytest

from tests.london.scores import Line, all_tied, lines, over, placed, row, tie
from tests.london.table import LONDON, LONDON_1, bridge, hand, lay, money, tiles, tracks
from twinspan.core.terms import outcome_events
from twinspan.games.london import LondonGame, LondonPosition
from twinspan.games.london.components import Tile


def bare(seats: int = 4, game: LondonGame = LONDON) -> LondonPosition:
    """Nobody has anything that a scoring counts; seat 0 is ahead on the stairs, then 1, 2, 3."""
    position = lay(seats, game=game)
    for seat in range(seats):
        hand(position, seat)
    money(position, *[0] * seats)
    return position


# ----- the four base scorings ---------------------------------------------------------------------

PLACES_BY_SEATS = {4: [5, 3, 1, 0], 3: [5, 3, 0], 2: [5, 0]}


@pytest.mark.rule("L7.2", "L7.2a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_furthest_on_the_chapel_track_are_paid_by_places(seats: int) -> None:
    position = bare(seats)
    tracks(position, chapel=[3, 9, 1, 7][:seats])
    ranking = [seat for seat in (1, 3, 0, 2) if seat < seats]
    assert lines(over(position), "L7.2a") == expected("L7.2a", "chapel-track", position, ranking)


@pytest.mark.rule("L7.2", "L7.2b")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_furthest_on_the_gate_track_are_paid_by_places(seats: int) -> None:
    position = bare(seats)
    tracks(position, gate=[3, 9, 1, 7][:seats])
    ranking = [seat for seat in (1, 3, 0, 2) if seat < seats]
    assert lines(over(position), "L7.2b") == expected("L7.2b", "gate-track", position, ranking)


@pytest.mark.rule("L7.2", "L7.2c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_most_valuable_hands_are_paid_by_places(seats: int) -> None:
    position = bare(seats)
    for seat, cards in enumerate([(1, 2), (2, 3, 4), (1,), (4, 3)][:seats]):
        hand(position, seat, *cards)
    ranking = [seat for seat in (1, 3, 0, 2) if seat < seats]
    assert lines(over(position), "L7.2c") == expected("L7.2c", "hand-value", position, ranking)


@pytest.mark.rule("L7.2", "L7.2d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_bridges_are_paid_by_places(seats: int) -> None:
    position = bare(seats)
    for seat, length in enumerate([3, 9, 1, 7][:seats]):
        bridge(position, seat, *row(seat, length))
    ranking = [seat for seat in (1, 3, 0, 2) if seat < seats]
    assert lines(over(position), "L7.2d") == expected("L7.2d", "most-buildings", position, ranking)


def expected(rule: str, why: str, position: LondonPosition, ranking: list[int]) -> list[Line]:
    """Of the values 3, 9, 1, 7 by seat, what the places pay."""
    paid = PLACES_BY_SEATS[position.seats]
    return placed(
        rule,
        why,
        *(
            (seat, paid[index], (3, 9, 1, 7)[seat], index + 1 if paid[index] else 0)
            for index, seat in enumerate(ranking)
        ),
    )


@pytest.mark.rule("L7.2d")
def test_parks_are_buildings_too() -> None:
    position = bare(2)
    bridge(position, 0, *row(0, 2))
    bridge(position, 1, 61, 61, 64)
    assert lines(over(position), "L7.2d") == placed(
        "L7.2d", "most-buildings", (1, 5, 3, 1), (0, 0, 2, 0)
    )


@pytest.mark.rule("L7.2")
def test_every_tie_is_broken_by_the_chapel_track() -> None:
    position = bare()
    tracks(position, chapel=[2, 4, 1, 4], gate=[6, 6, 6, 6])
    for seat in range(4):
        hand(position, seat, 2)
        bridge(position, seat, *row(seat, 5))
    ranked = [(1, 5), (3, 3), (0, 1), (2, 0)]  # on space 4, seat 1 is on top of seat 3
    outcome = over(position)
    for rule, why, value in (
        ("L7.2b", "gate-track", 6),
        ("L7.2c", "hand-value", 2),
        ("L7.2d", "most-buildings", 5),
    ):
        assert lines(outcome, rule) == placed(
            rule,
            why,
            *(
                (seat, pounds, value, place + 1 if pounds else 0)
                for place, (seat, pounds) in enumerate(ranked)
            ),
            ties=all_tied(0, 1, 2, 3),
        )
    assert lines(outcome, "L7.2a") == placed(
        "L7.2a",
        "chapel-track",
        (1, 5, 4, 1), (3, 3, 4, 2), (0, 1, 2, 3), (2, 0, 1, 0),
        ties=all_tied(1, 3),
    )  # fmt: skip


@pytest.mark.rule("L7.2")
def test_where_nobody_who_tied_is_paid_no_tie_is_told() -> None:
    position = bare()
    tracks(position, gate=[6, 5, 0, 0])
    for seat, cards in enumerate(([4, 4], [4, 3], [4], [2])):
        hand(position, seat, *cards)
    for seat, length in enumerate((6, 5, 4, 4)):
        bridge(position, seat, *row(seat, length))
    outcome = over(position)
    # Two have nothing on the gate track, and no place (R8.18).
    ranked = ((0, 5, 6, 1), (1, 3, 5, 2), (2, 0, 0, 0), (3, 0, 0, 0))
    assert lines(outcome, "L7.2b") == placed("L7.2b", "gate-track", *ranked)
    ranked = ((0, 5, 8, 1), (1, 3, 7, 2), (2, 1, 4, 3), (3, 0, 2, 0))
    assert lines(outcome, "L7.2c") == placed("L7.2c", "hand-value", *ranked)
    # Of two equals one gets the last place that is paid.
    ranked = ((0, 5, 6, 1), (1, 3, 5, 2), (2, 1, 4, 3), (3, 0, 4, 0))
    ties = all_tied(2, 3)
    assert lines(outcome, "L7.2d") == placed("L7.2d", "most-buildings", *ranked, ties=ties)


@pytest.mark.rule("L7.2")
def test_with_two_players_the_second_place_pays_nobody_and_equals_are_told() -> None:
    position = bare(2)
    for seat in range(2):
        bridge(position, seat, *row(seat, 5))
    ranked = ((0, 5, 5, 1), (1, 0, 5, 0))
    ties = all_tied(0, 1)
    found = lines(over(position), "L7.2d")
    assert found == placed("L7.2d", "most-buildings", *ranked, ties=ties)


@pytest.mark.rule("L7.2")
def test_in_version_1_no_line_told_that_a_tie_was_broken() -> None:
    position = bare(game=LONDON_1)
    tracks(position, chapel=[2, 4, 1, 4], gate=[6, 6, 6, 6])
    ranked = ((1, 5, 6, 1), (3, 3, 6, 2), (0, 1, 6, 3), (2, 0, 6, 0))
    assert lines(over(position), "L7.2b") == placed("L7.2b", "gate-track", *ranked)
    events = outcome_events(over(position))
    assert not [event for event in events if {"tied", "tie_break"} & event.facts.keys()]


@pytest.mark.rule("R7.6")
def test_gate_markers_on_one_space_are_ranked_by_the_chapel_track_not_by_their_stack() -> None:
    position = bare()
    tracks(position, chapel=[0, 1, 5, 3], gate=[6, 7, 6, 6])
    position.gate_order = [1, 0, 3, 2]  # seat 0 lies on top of 3, and 3 of 2
    assert lines(over(position), "L7.2b") == placed(
        "L7.2b",
        "gate-track",
        (1, 5, 7, 1), (2, 3, 6, 2), (3, 1, 6, 3), (0, 0, 6, 0),
        ties=all_tied(0, 2, 3),
    )  # fmt: skip


@pytest.mark.rule("L7.2a", "L7.2b", "L7.2c")
def test_who_has_none_of_what_is_counted_gets_no_place() -> None:
    position = bare()
    tracks(position, chapel=[0, 0, 1, 0], gate=[0, 1, 0, 0])
    hand(position, 3, 1)
    outcome = over(position)
    assert lines(outcome, "L7.2a") == placed(
        "L7.2a", "chapel-track", (2, 5, 1, 1), (0, 0, 0, 0), (1, 0, 0, 0), (3, 0, 0, 0)
    )
    assert lines(outcome, "L7.2b") == placed(
        "L7.2b", "gate-track", (1, 5, 1, 1), (2, 0, 0, 0), (0, 0, 0, 0), (3, 0, 0, 0)
    )
    assert lines(outcome, "L7.2c") == placed(
        "L7.2c", "hand-value", (3, 5, 1, 1), (2, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0)
    )
    assert lines(outcome, "L7.2d") == placed(
        "L7.2d", "most-buildings", *((seat, 0, 0, 0) for seat in (2, 0, 1, 3))
    )


# ----- empty sites and unused tiles ---------------------------------------------------------------

COSTS = [0, 1, 4, 7, 10, 14, 14, 14, 14, 14, 14, 14, 14]


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize("empty", range(13))
def test_empty_sites_cost(empty: int) -> None:
    position = bare()
    money(position, 50, 40, 30, 20)
    bridge(position, 0, *row(0, 12 - empty))
    cost = COSTS[empty]
    assert lines(over(position), "L7.3") == [
        (0, "L7.3", -cost, "empty-sites", {"value": empty, "cost": cost}),
        (1, "L7.3", -14, "empty-sites", {"value": 12, "cost": 14}),
        (2, "L7.3", -14, "empty-sites", {"value": 12, "cost": 14}),
        (3, "L7.3", -14, "empty-sites", {"value": 12, "cost": 14}),
    ]


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize(
    ("pounds", "pays", "left"), [(0, 0, 0), (1, 1, 0), (13, 13, 0), (14, 14, 0), (15, 14, 1)]
)
def test_nobody_pays_more_than_they_have(pounds: int, pays: int, left: int) -> None:
    position = bare()
    money(position, 20, pounds, 20, 20)
    outcome = over(position)
    assert lines(outcome, "L7.3")[1] == (
        (1, "L7.3", -pays, "empty-sites", {"value": 12, "cost": 14})
    )
    assert outcome.scores == [6, left, 6, 6]


@pytest.mark.rule("R7.7")
def test_empty_sites_are_paid_from_what_the_scorings_brought_and_before_unused_tiles() -> None:
    position = bare()
    tracks(position, gate=[0, 4, 0, 0])
    tiles(position, 1, Tile.X, Tile.SHARE)
    outcome = over(position)
    assert [line for line in lines(outcome) if line[0] == 1 and line[2]] == [
        (1, "L7.2b", 5, "gate-track", {"value": 4, "place": 1}),
        (1, "L7.3", -5, "empty-sites", {"value": 12, "cost": 14}),
        (1, "L7.4", 2, "unused-tiles", {"value": 2}),
    ]
    assert outcome.scores == [0, 2, 0, 0]


@pytest.mark.rule("L7.4")
def test_each_unused_bonus_tile_pays_a_pound_a_fresh_one_too() -> None:
    position = bare()
    tiles(position, 0, Tile.X, Tile.X, Tile.NOBLEWOMAN)
    tiles(position, 1, Tile.RAISE, Tile.RAISE, fresh=True)
    tiles(position, 2, Tile.SHARE, Tile.TAKE_BACK)
    tiles(position, 2, Tile.SHARE, Tile.GATE_2, Tile.GATE_2, fresh=True)
    assert lines(over(position), "L7.4") == [
        (0, "L7.4", 3, "unused-tiles", {"value": 3}),
        (1, "L7.4", 2, "unused-tiles", {"value": 2}),
        (2, "L7.4", 5, "unused-tiles", {"value": 5}),
        (3, "L7.4", 0, "unused-tiles", {"value": 0}),
    ]


# ----- the whole of it ----------------------------------------------------------------------------


@pytest.mark.rule("L7.2", "L7.3", "L7.4", "L7.5", "R7.7")
@pytest.mark.example(8)
def test_a_final_scoring_line_by_line() -> None:
    ada, ben, cleo, dan = range(4)
    position = bare()
    money(position, 30, 10, 20, 13)
    tracks(position, chapel=[5, 9, 3, 7], gate=[8, 6, 4, 0])
    hand(position, ben, 1, 2)
    hand(position, cleo, 4)
    for seat, length in enumerate([11, 12, 12, 11]):
        bridge(position, seat, *row(seat, length))
    tiles(position, ada, Tile.X, Tile.RAISE)
    outcome = over(position)
    ties = {**all_tied(ben, cleo), **all_tied(ada, dan)}
    assert lines(outcome) == [
        (ada, "L7.5", 30, "money", {}),
        (ben, "L7.5", 10, "money", {}),
        (cleo, "L7.5", 20, "money", {}),
        (dan, "L7.5", 13, "money", {}),
        (ben, "L7.2a", 5, "chapel-track", {"value": 9, "place": 1}),
        (dan, "L7.2a", 3, "chapel-track", {"value": 7, "place": 2}),
        (ada, "L7.2a", 1, "chapel-track", {"value": 5, "place": 3}),
        (cleo, "L7.2a", 0, "chapel-track", {"value": 3, "place": 0}),
        (ada, "L7.2b", 5, "gate-track", {"value": 8, "place": 1}),
        (ben, "L7.2b", 3, "gate-track", {"value": 6, "place": 2}),
        (cleo, "L7.2b", 1, "gate-track", {"value": 4, "place": 3}),
        (dan, "L7.2b", 0, "gate-track", {"value": 0, "place": 0}),
        (cleo, "L7.2c", 5, "hand-value", {"value": 4, "place": 1}),
        (ben, "L7.2c", 3, "hand-value", {"value": 3, "place": 2}),
        (dan, "L7.2c", 0, "hand-value", {"value": 0, "place": 0}),
        (ada, "L7.2c", 0, "hand-value", {"value": 0, "place": 0}),
        (ben, "L7.2d", 5, "most-buildings", {"value": 12, "place": 1, **tie(ben, ties)}),
        (cleo, "L7.2d", 3, "most-buildings", {"value": 12, "place": 2, **tie(cleo, ties)}),
        (dan, "L7.2d", 1, "most-buildings", {"value": 11, "place": 3, **tie(dan, ties)}),
        (ada, "L7.2d", 0, "most-buildings", {"value": 11, "place": 0, **tie(ada, ties)}),
        (ada, "L7.3", -1, "empty-sites", {"value": 1, "cost": 1}),
        (ben, "L7.3", 0, "empty-sites", {"value": 0, "cost": 0}),
        (cleo, "L7.3", 0, "empty-sites", {"value": 0, "cost": 0}),
        (dan, "L7.3", -1, "empty-sites", {"value": 1, "cost": 1}),
        (ada, "L7.4", 2, "unused-tiles", {"value": 2}),
        (ben, "L7.4", 0, "unused-tiles", {"value": 0}),
        (cleo, "L7.4", 0, "unused-tiles", {"value": 0}),
        (dan, "L7.4", 0, "unused-tiles", {"value": 0}),
    ]
    assert outcome.scores == [37, 26, 29, 16]
    assert outcome.ranks == [1, 3, 2, 4]
    assert outcome.winners == [ada]


@pytest.mark.rule("L7.5")
def test_of_equal_money_whoever_is_ahead_on_the_chapel_track_wins() -> None:
    position = bare()
    money(position, 20, 20, 25, 20)
    position.chapel_order = [3, 0, 2, 1]  # all on the stairs
    outcome = over(position)
    assert outcome.scores == [6, 6, 11, 6]
    assert outcome.ranks == [3, 4, 1, 2]
    assert outcome.winners == [2]


@pytest.mark.rule("L7.5")
@pytest.mark.parametrize(("ahead", "ranks"), [([0, 1], [1, 2]), ([1, 0], [2, 1])])
def test_two_players_with_equal_money_do_not_share_the_victory(
    ahead: list[int], ranks: list[int]
) -> None:
    position = bare(2)
    money(position, 20, 20)
    position.chapel_order = ahead
    assert over(position).ranks == ranks
