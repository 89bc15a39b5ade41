"""L8: the scoring faces that pay at the end. (Those that pay each round: test_round_faces.py.)"""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.london.scores import all_tied, lines, over, placed, row
from tests.london.table import COMPONENTS, bridge, hand, lay, money, tiles, tracks
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import Tile
from twinspan.games.london.faces import best_card_sets

CHAPELS = (57, 52, 47, 42, 37, 32, 27, 22, 17, 12, 7, 2)
GATES = (56, 51, 46, 41, 36, 31, 26, 21, 16, 11, 6, 1)
HOSTELRIES = (60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5)
PARK = 61
SIX_TYPES = (60, 59, 58, 57, 56, PARK)
SIX_MORE = (55, 54, 53, 52, 51, PARK)


def bare(seats: int = 4, **faces: Any) -> LondonPosition:
    """These faces are in play, nobody has anything; seat 0 is ahead on the stairs, then 1, 2, 3."""
    position = lay(seats, seed=0, rondel=0, **faces)
    for seat in range(seats):
        hand(position, seat)
    money(position, *[0] * seats)
    return position


# ----- competitions -------------------------------------------------------------------------------


def share_out(buildings: tuple[int, ...]) -> Callable[[LondonPosition, list[int]], None]:
    """Give each seat so many of these buildings, with a few that do not count around them."""

    def give(position: LondonPosition, counts: list[int]) -> None:
        left = iter(buildings)
        for seat, count in enumerate(counts):
            park, guild_house = PARK + seat, 59 - 5 * seat
            own = [next(left) for _ in range(count)]
            bridge(position, seat, park, *own, park, guild_house)

    return give


def give_lines(position: LondonPosition, lengths: list[int]) -> None:
    for seat, length in enumerate(lengths):
        bridge(position, seat, *row(seat, length))


COMPETITIONS = [
    pytest.param("chapel", "L8.1", "most-chapels", share_out(CHAPELS),
                 marks=pytest.mark.rule("L8.1")),
    pytest.param("gate", "L8.5", "most-gates", share_out(GATES),
                 marks=pytest.mark.rule("L8.5")),
    pytest.param("hostelry", "L8.9", "most-hostelries", share_out(HOSTELRIES),
                 marks=pytest.mark.rule("L8.9")),
    pytest.param("bridge", "L8.13", "longest-line", give_lines,
                 marks=pytest.mark.rule("L8.13")),
]  # fmt: skip


@pytest.mark.rule("L8.17")
@pytest.mark.parametrize(("slot", "face", "why", "give"), COMPETITIONS)
@pytest.mark.parametrize(
    ("counts", "ranked"),
    [
        ([2, 4, 1, 3], [(1, 5, 4, 1), (3, 3, 3, 2), (0, 1, 2, 3), (2, 0, 1, 0)]),
        ([2, 3, 1], [(1, 5, 3, 1), (0, 3, 2, 2), (2, 0, 1, 0)]),
        ([1, 2], [(1, 5, 2, 1), (0, 0, 1, 0)]),
    ],
    ids=["four players", "three players", "two players"],
)
def test_a_competitive_face_pays_by_places(
    slot: str,
    face: str,
    why: str,
    give: Callable[[LondonPosition, list[int]], None],
    counts: list[int],
    ranked: list[tuple[int, int, int, int]],
) -> None:
    position = bare(len(counts), **{slot: face})
    give(position, counts)
    assert lines(over(position), face) == placed(face, why, *ranked)


@pytest.mark.rule("L8.17")
@pytest.mark.parametrize(("slot", "face", "why", "give"), COMPETITIONS)
def test_ties_in_a_competitive_face_are_broken_by_the_chapel_track(
    slot: str, face: str, why: str, give: Callable[[LondonPosition, list[int]], None]
) -> None:
    position = bare(4, **{slot: face})
    tracks(position, chapel=[1, 4, 4, 2])
    give(position, [2, 2, 2, 2])
    ranked = ((1, 5, 2, 1), (2, 3, 2, 2), (3, 1, 2, 3), (0, 0, 2, 0))
    assert lines(over(position), face) == placed(face, why, *ranked, ties=all_tied(0, 1, 2, 3))


@pytest.mark.rule("R8.18")
@pytest.mark.parametrize(("slot", "face", "why", "give"), COMPETITIONS[:3])
def test_a_competitive_face_pays_nobody_who_has_none(
    slot: str, face: str, why: str, give: Callable[[LondonPosition, list[int]], None]
) -> None:
    position = bare(4, **{slot: face})
    give(position, [0, 0, 1, 0])
    assert lines(over(position), face) == placed(
        face, why, (2, 5, 1, 1), (0, 0, 0, 0), (1, 0, 0, 0), (3, 0, 0, 0)
    )


@pytest.mark.rule("L8.13", "R8.18")
@pytest.mark.parametrize(
    ("buildings", "longest"),
    [
        pytest.param(
            (59, 51, 48, 33, 25, 6, PARK, 58), 6, id="the first", marks=pytest.mark.example(10)
        ),
        pytest.param((58, PARK, 59, 51, 48), 3, id="the last"),
        pytest.param((58, PARK, 59, 51, PARK, 60), 2, id="in the middle"),
        pytest.param((58, PARK, PARK, 59, 51), 2, id="after two parks"),
        pytest.param((60, 59, PARK, 58, 57), 2, id="two equal lines"),
        pytest.param((PARK, 60), 1, id="a single building"),
        pytest.param((PARK, PARK, PARK), 0, id="parks only"),
        pytest.param((), 0, id="nothing"),
    ],
)
def test_a_line_runs_between_parks_or_the_ends_of_the_bridge(
    buildings: tuple[int, ...], longest: int
) -> None:
    position = bare(2, bridge="L8.13")
    bridge(position, 1, *buildings)
    first = (1, 5, longest, 1) if longest else (0, 0, 0, 0)
    second = (0, 0, 0, 0) if longest else (1, 0, 0, 0)
    assert lines(over(position), "L8.13") == placed("L8.13", "longest-line", first, second)


# ----- everybody is paid: tracks ------------------------------------------------------------------


@pytest.mark.rule("L8.3", "L8.17")
@pytest.mark.parametrize(
    ("chapel", "last", "pounds"),
    [
        pytest.param([11, 7, 5, 1], 1, [10, 6, 4, 0], marks=pytest.mark.example(10)),
        pytest.param([0, 3, 0, 15], 0, [0, 3, 0, 15]),
        pytest.param([0, 0, 0, 0], 0, [0, 0, 0, 0]),
        pytest.param([4, 6, 4], 4, [0, 2, 0]),
        pytest.param([9, 2], 2, [7, 0]),
    ],
)
def test_each_space_ahead_of_the_last_on_the_chapel_track_pays_a_pound(
    chapel: list[int], last: int, pounds: list[int]
) -> None:
    position = bare(len(chapel), chapel="L8.3")
    tracks(position, chapel=chapel)
    assert lines(over(position), "L8.3") == [
        (seat, "L8.3", pounds[seat], "chapel-lead", {"value": last})
        for seat in range(position.seats)
    ]


@pytest.mark.rule("L8.4", "R8.19", "L8.17")
@pytest.mark.parametrize(
    ("space", "pounds"),
    [
        (0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 3), (7, 3), (8, 6), (10, 6),
        pytest.param(11, 11, marks=pytest.mark.example(10)),
        (14, 11), (15, 21),
    ],
)  # fmt: skip
def test_money_passed_on_the_chapel_track_is_paid_once_more(space: int, pounds: int) -> None:
    position = bare(2, chapel="L8.4")
    tracks(position, chapel=[2, space])
    assert lines(over(position), "L8.4") == [
        (0, "L8.4", 1, "chapel-money", {"value": 2}),
        (1, "L8.4", pounds, "chapel-money", {"value": space}),
    ]


@pytest.mark.rule("L8.7", "L8.17")
@pytest.mark.parametrize(
    ("space", "pounds"),
    [
        (0, 0), (3, 0), (4, 3),
        pytest.param(5, 3, marks=pytest.mark.example(10)),
        (6, 3), (7, 5), (9, 5),
        pytest.param(10, 9, marks=pytest.mark.example(10)),
        pytest.param(12, 9, marks=pytest.mark.example(10)),
        (13, 12), (15, 12),
    ],
)  # fmt: skip
def test_spaces_advanced_on_the_gate_track_are_paid_by_steps(space: int, pounds: int) -> None:
    position = bare(3, gate="L8.7")
    tracks(position, gate=[space, 8, space])
    assert lines(over(position), "L8.7") == [
        (0, "L8.7", pounds, "gate-spaces", {"value": space}),
        (1, "L8.7", 5, "gate-spaces", {"value": 8}),
        (2, "L8.7", pounds, "gate-spaces", {"value": space}),
    ]


# ----- everybody is paid: tiles and cards ---------------------------------------------------------


@pytest.mark.rule("L8.8", "L8.17")
@pytest.mark.parametrize(
    ("count", "pounds"),
    [(0, 0), (1, 1), (2, 4), pytest.param(3, 9, marks=pytest.mark.example(10)), (4, 16), (5, 16)],
)
def test_unused_tiles_are_paid_by_how_many_there_are(count: int, pounds: int) -> None:
    position = bare(2, gate="L8.8")
    tiles(position, 0, Tile.X, fresh=True)
    tiles(position, 0, Tile.RAISE)
    tiles(position, 1, *range(count))
    outcome = over(position)
    assert lines(outcome, "L8.8", "L7.4") == [  # instead of L7.4
        (0, "L8.8", 4, "tile-sets", {"value": 2}),
        (1, "L8.8", pounds, "tile-sets", {"value": count}),
    ]


@pytest.mark.rule("L8.8", "R7.7")
def test_what_unused_tiles_bring_on_that_face_helps_to_pay_for_empty_sites() -> None:
    position = bare(2, gate="L8.8")
    tiles(position, 0, Tile.X, Tile.RAISE, Tile.SHARE, Tile.GATE_2)
    outcome = over(position)
    assert lines(outcome, "L7.3")[0][2] == -14
    assert outcome.scores == [2, 0]


@pytest.mark.rule("L8.11", "L8.17")
@pytest.mark.parametrize(
    ("cards", "pounds"),
    [
        ([], 0),
        ([4], 0),
        ([1, 1], 4),
        ([1, 2, 3], 4),
        pytest.param([1, 1, 2, 4], 7, marks=pytest.mark.example(10)),
        ([1, 2, 3, 4, 4, 4], 7),
        ([1, 2, 3, 4, 4, 4, 4], 10),
        ([1] * 9, 10),
    ],
)
def test_cards_in_hand_are_paid_by_how_many_there_are_with_the_zero(
    cards: list[int], pounds: int
) -> None:
    position = bare(3, hostelry="L8.11")
    hand(position, 2, *cards)
    assert lines(over(position), "L8.11") == [
        (0, "L8.11", 0, "hand-size", {"value": 1}),
        (1, "L8.11", 0, "hand-size", {"value": 1}),
        (2, "L8.11", pounds, "hand-size", {"value": len(cards) + 1}),
    ]


@pytest.mark.rule("L8.11")
def test_with_two_players_both_zeros_count() -> None:
    position = bare(2, hostelry="L8.11")
    hand(position, 1, 3)
    assert lines(over(position), "L8.11") == [
        (0, "L8.11", 0, "hand-size", {"value": 2}),
        (1, "L8.11", 4, "hand-size", {"value": 3}),
    ]


@pytest.mark.rule("L8.12", "L8.17")
@pytest.mark.parametrize(
    ("cards", "pounds", "sets"),
    [
        ([], 0, (0, 0, 0)),
        ([1], 0, (0, 0, 0)),
        ([2, 3, 4], 0, (0, 0, 0)),
        ([1, 3, 4], 0, (0, 0, 0)),
        ([1, 2], 5, (1, 0, 0)),
        ([1, 2, 4], 5, (1, 0, 0)),
        pytest.param([1, 1, 2, 2], 10, (2, 0, 0), marks=pytest.mark.example(10)),
        ([1, 2, 3], 10, (0, 1, 0)),
        ([1, 2, 3, 4], 15, (0, 0, 1)),
        ([1, 1, 2, 2, 3, 4], 20, (1, 0, 1)),
        ([1, 1, 2, 2, 3, 3, 4], 25, (0, 1, 1)),
        ([1, 1, 2, 2, 3, 3, 4, 4], 30, (0, 0, 2)),
        ([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4], 35, (1, 0, 2)),
    ],
)
def test_card_sets_are_paid_in_their_best_partition(
    cards: list[int], pounds: int, sets: tuple[int, int, int]
) -> None:
    position = bare(2, hostelry="L8.12")
    hand(position, 1, *cards)
    twos, threes, fours = sets
    assert lines(over(position), "L8.12") == [
        (0, "L8.12", 0, "card-sets", {"twos": 0, "threes": 0, "fours": 0}),
        (1, "L8.12", pounds, "card-sets", {"twos": twos, "threes": threes, "fours": fours}),
    ]


@pytest.mark.rule("L8.12")
@pytest.mark.parametrize("pays", [(5, 10, 15), (5, 9, 10), (7, 8, 9), (1, 10, 12), (0, 0, 4)])
def test_no_other_partition_pays_more(pays: tuple[int, int, int]) -> None:
    """Whatever a component file says that the sets pay."""

    @cache
    def most(ones: int, twos: int, threes: int, fours: int) -> int:
        """Try every set, one after the other."""
        found = [0]
        if ones and twos:
            found.append(pays[0] + most(ones - 1, twos - 1, threes, fours))
            if threes:
                found.append(pays[1] + most(ones - 1, twos - 1, threes - 1, fours))
                if fours:
                    found.append(pays[2] + most(ones - 1, twos - 1, threes - 1, fours - 1))
        return max(found)

    for cards in product(range(4), repeat=4):
        amount, split = best_card_sets([1, *cards], list(pays))
        assert amount == most(*cards)
        twos, threes, fours = split["twos"], split["threes"], split["fours"]
        assert isinstance(twos, int)
        assert isinstance(threes, int)
        assert isinstance(fours, int)
        assert amount == twos * pays[0] + threes * pays[1] + fours * pays[2]
        assert twos + threes + fours <= min(cards[0], cards[1])
        assert threes + fours <= cards[2]
        assert fours <= cards[3]


@pytest.mark.rule("L8.12")
def test_of_equal_partitions_the_one_with_fewer_large_sets_is_told() -> None:
    assert best_card_sets([1, 1, 1, 1, 1], [5, 5, 5]) == (5, {"twos": 1, "threes": 0, "fours": 0})
    assert best_card_sets([1, 1, 1, 1, 1], [0, 0, 0]) == (0, {"twos": 0, "threes": 0, "fours": 0})


# ----- everybody is paid: the bridge --------------------------------------------------------------


@pytest.mark.rule("L8.15", "L8.17")
@pytest.mark.parametrize(
    ("buildings", "low"),
    [
        ((), 0),
        ((31,), 0),
        ((30,), 1),
        ((29,), 1),
        ((PARK, 62, 63, 64), 0),
        ((60, 31, 30, 29, PARK, 45, 2, 1), 4),
    ],
)
def test_buildings_numbered_thirty_or_less_pay_two_pounds_each(
    buildings: tuple[int, ...], low: int
) -> None:
    position = bare(2, bridge="L8.15")
    bridge(position, 0, 59, 12)
    bridge(position, 1, *buildings)
    assert lines(over(position), "L8.15") == [
        (0, "L8.15", 2, "low-numbers", {"value": 1}),
        (1, "L8.15", 2 * low, "low-numbers", {"value": low}),
    ]


@pytest.mark.rule("L8.16", "L8.17")
@pytest.mark.parametrize(
    ("buildings", "sets"),
    [
        *((SIX_TYPES[:gap] + SIX_TYPES[gap + 1 :], 0) for gap in range(6)),
        (SIX_TYPES, 1),
        *((SIX_TYPES + SIX_MORE[:gap] + SIX_MORE[gap + 1 :], 1) for gap in range(6)),
        (SIX_TYPES + SIX_MORE, 2),
    ],
)
def test_each_complete_set_of_six_types_pays_ten_pounds(
    buildings: tuple[int, ...], sets: int
) -> None:
    position = bare(2, bridge="L8.16")
    bridge(position, 1, *buildings)
    assert lines(over(position), "L8.16") == [
        (0, "L8.16", 0, "type-sets", {"value": 0}),
        (1, "L8.16", 10 * sets, "type-sets", {"value": sets}),
    ]


def test_the_buildings_of_these_tests_are_what_they_are_called() -> None:
    assert [COMPONENTS.type_of[building] for building in CHAPELS] == [0] * 12
    assert [COMPONENTS.type_of[building] for building in GATES] == [1] * 12
    assert [COMPONENTS.type_of[building] for building in HOSTELRIES] == [2] * 12
    assert sorted(COMPONENTS.type_of[building] for building in SIX_TYPES) == [0, 1, 2, 3, 4, 5]
    assert sorted(COMPONENTS.type_of[building] for building in SIX_MORE) == [0, 1, 2, 3, 4, 5]
