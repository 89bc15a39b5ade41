"""L8.2, L8.6, L8.10, L8.14: the scoring faces that pay once in each round."""

from collections.abc import Sequence

import pytest

from tests.london.scores import lines
from tests.london.table import bid, hand, happened, lay, purses, tiles, top, tracks
from tests.london.turns import BLUE_PARK, GRAY_PARK, play_turns, quiet_round, quiet_table
from twinspan.core.errors import Facts
from twinspan.core.terms import Event
from twinspan.games.london.components import Tile
from twinspan.games.london.setup import turn_rondel_to

CHAPEL_LEADER, GATE_LEADER, HIGHEST_CARD, LOWEST_NUMBER = 2, 6, 10, 14


def paid(face: int, amount: int, seat: int | None, *tied: int) -> list[dict[str, object]]:
    """The facts of this face's payment, with those who tied; of none if the seat is None."""
    if seat is None:
        return []
    return [{"seat": seat, "face": face, "amount": amount, **tie_with(*tied)}]


def tie_with(*tied: int) -> Facts:
    """What an event says of a tie with these, if there was one."""
    return {"tied": [*tied], "tie_break": "chapel"} if tied else {}


def others_with(values: Sequence[int], seat: int | None) -> list[int]:
    """Who else has as much as this seat."""
    return [
        other
        for other, value in enumerate(values)
        if seat is not None and other != seat and value == values[seat]
    ]


# ----- leaders on the tracks ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chapel", "leader"),
    [
        pytest.param([3, 5, 1, 4], 1, marks=pytest.mark.rule("L8.2", "L8.17")),
        pytest.param([3, 5, 7], 2, marks=pytest.mark.rule("L8.2", "L8.17")),
        pytest.param([3, 2], 0, marks=pytest.mark.rule("L8.2", "L8.17")),
        pytest.param([3, 5, 5, 4], 1, marks=pytest.mark.rule("L8.2")),  # 1 is on top of 2
        pytest.param([0, 0, 1, 0], 2, marks=pytest.mark.rule("L8.2")),
        pytest.param([0, 0, 0, 0], None, marks=pytest.mark.rule("R8.18")),
    ],
)
def test_the_leader_on_the_chapel_track_gets_a_pound_at_the_end_of_a_round(
    chapel: list[int], leader: int | None
) -> None:
    plain = quiet_table(len(chapel))
    quiet_round(plain)
    position = quiet_table(len(chapel), chapel="L8.2")
    tracks(position, chapel=chapel, gate=list(range(len(chapel))))
    events = quiet_round(position)
    tied = others_with(chapel, leader)
    assert happened(events, "face-paid") == paid(CHAPEL_LEADER, 1, leader, *tied)
    assert purses(position) == [
        pounds + (seat == leader) for seat, pounds in enumerate(purses(plain))
    ]


@pytest.mark.rule("L8.2")
def test_on_the_last_space_the_first_to_arrive_stays_the_leader() -> None:
    position = quiet_table(chapel="L8.2")
    tracks(position, chapel=[15, 15, 15, 15])
    position.chapel_order = [2, 0, 1, 3]
    assert happened(quiet_round(position), "face-paid") == paid(CHAPEL_LEADER, 1, 2, 0, 1, 3)


@pytest.mark.parametrize(
    ("chapel", "gate", "leader"),
    [
        pytest.param([9, 0, 0, 0], [3, 5, 1, 4], 1, marks=pytest.mark.rule("L8.6", "L8.17")),
        pytest.param([9, 0, 0], [3, 5, 7], 2, marks=pytest.mark.rule("L8.6", "L8.17")),
        pytest.param([0, 9], [3, 2], 0, marks=pytest.mark.rule("L8.6", "L8.17")),
        pytest.param([1, 2, 4, 3], [5, 5, 2, 5], 3, marks=pytest.mark.rule("R7.6", "L8.6")),
        pytest.param([9, 0, 0, 0], [0, 0, 1, 0], 2, marks=pytest.mark.rule("L8.6")),
        pytest.param([9, 0, 0, 0], [0, 0, 0, 0], None, marks=pytest.mark.rule("R8.18")),
    ],
)
def test_the_leader_on_the_gate_track_gets_a_pound_at_the_end_of_a_round(
    chapel: list[int], gate: list[int], leader: int | None
) -> None:
    plain = quiet_table(len(gate))
    tracks(plain, chapel=chapel)
    quiet_round(plain)
    position = quiet_table(len(gate), gate="L8.6")
    tracks(position, chapel=chapel, gate=gate)
    events = quiet_round(position)
    tied = others_with(gate, leader)
    assert happened(events, "face-paid") == paid(GATE_LEADER, 1, leader, *tied)
    assert purses(position) == [
        pounds + (seat == leader) for seat, pounds in enumerate(purses(plain))
    ]


# ----- the highest card ---------------------------------------------------------------------------


@pytest.mark.rule("L8.10", "L8.17")
@pytest.mark.parametrize(
    ("cards", "order", "winner"),
    [
        ((1, 3, 4, 2), [0, 1, 2, 3], 2),
        ((3, 3, 3, 2), [0, 1, 2, 3], 0),
        ((3, 3, 3, 2), [3, 2, 0, 1], 2),
        ((0, 0, 0, 0), [1, 0, 3, 2], 1),
        ((1, 2, 4), [0, 1, 2], 2),
        (((2, 1), (3, 0)), [0, 1], 1),
        (((2, 0), (2, 1)), [1, 0], 1),
        (((4, 0), (3, 3)), [1, 0], 0),
        (((0, 0), (0, 0)), [1, 0], 1),
    ],
)
def test_the_highest_card_gets_two_pounds_right_after_the_reveal(
    cards: tuple[int, ...] | tuple[tuple[int, int], ...], order: list[int], winner: int
) -> None:
    position = lay(len(cards), hostelry="L8.10")
    position.chapel_order = order
    for seat in range(position.seats):
        hand(position, seat, 1, 2, *([3, 3] if position.seats == 2 else [3]), 4)
    events = bid(position, *cards)
    last_played = max(index for index, event in enumerate(events) if event.kind == "played")
    highest = [card if isinstance(card, int) else max(card) for card in cards]
    tied = tie_with(*others_with(highest, winner))
    assert events[last_played + 1] == Event(
        "face-paid", winner, {"face": HIGHEST_CARD, "amount": 2, **tied}
    )
    assert len(happened(events, "face-paid")) == 1
    assert purses(position) == [7 if seat == winner else 5 for seat in range(position.seats)]


@pytest.mark.rule("L8.10")
def test_the_highest_card_is_paid_before_any_raise() -> None:
    position = lay(hostelry="L8.10")
    tiles(position, 1, Tile.RAISE, Tile.RAISE)
    bid(position, 3, 2, 1, 0)
    assert position.to_act() == (1,)  # may raise the 2
    assert purses(position) == [7, 5, 5, 5]
    play_turns(position, "raise 1", "raise 1")
    assert position.order == [1, 0, 2, 3]
    assert purses(position) == [7, 5, 5, 5]


# ----- the lowest house number --------------------------------------------------------------------


@pytest.mark.rule("L8.14", "L8.17")
@pytest.mark.parametrize(
    ("seats", "guild_house", "haberdasher", "winner"),
    [(4, 59, 58, 3), (4, 54, 58, 1), (4, 4, 3, 3), (3, 59, 58, 1), (2, 59, 58, 1), (2, 54, 58, 0)],
)
def test_the_lowest_number_built_in_a_round_gets_two_pounds(
    seats: int, guild_house: int, haberdasher: int, winner: int
) -> None:
    plain = quiet_table(seats)
    position = quiet_table(seats, bridge="L8.14")
    for table in (plain, position):
        top(table, guild_house)
        top(table, haberdasher)
    quiet_round(plain)
    assert happened(quiet_round(position), "face-paid") == paid(LOWEST_NUMBER, 2, winner)
    assert purses(position) == [
        pounds + 2 * (seat == winner) for seat, pounds in enumerate(purses(plain))
    ]


@pytest.mark.rule("L8.14")
def test_parks_have_no_number_and_every_round_is_counted_anew() -> None:
    position = quiet_table(3, bridge="L8.14")
    top(position, 4)
    tiles(position, 2, Tile.SHARE)
    assert happened(quiet_round(position), "face-paid") == paid(LOWEST_NUMBER, 2, 1)
    turn_rondel_to(position, 0)
    bid(position, 3, 2, 1)
    events = play_turns(position, "outer park", "centre, stack park", "outer park share")
    assert position.round == 3
    assert happened(events, "face-paid") == []
    turn_rondel_to(position, 0)
    bid(position, 0, 0, 0)
    events = play_turns(position, "outer park", "centre, stack park", "outer haberdasher")
    assert happened(events, "face-paid") == paid(LOWEST_NUMBER, 2, 2)  # 58; the 4 is long past


@pytest.mark.rule("L8.14")
def test_a_building_replaced_in_the_same_round_counts() -> None:
    position = lay(2, bridge="L8.14")
    for building in (4, 8, 6, BLUE_PARK):
        top(position, building)
    bid(position, (4, 3), (2, 1))
    events = play_turns(position, "outer guild house", "outer haberdasher")
    assert happened(events, "replaced") == [{"seat": 0, "building": 8, "old": 4, "site": 1}]
    events = play_turns(position, "outer gate", "outer park")
    assert position.players[0].bridge == [8]
    assert 6 in position.players[1].bridge
    assert happened(events, "face-paid") == paid(LOWEST_NUMBER, 2, 0)


# ----- when they are paid -------------------------------------------------------------------------

ALL_FOUR = {"chapel": "L8.2", "gate": "L8.6", "hostelry": "L8.10", "bridge": "L8.14"}


@pytest.mark.rule("L8.17")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 12), (4, 12)])
def test_every_round_is_paid_the_last_one_too_and_before_the_final_scoring(
    seats: int, last: int
) -> None:
    plain = quiet_table(seats)
    quiet_round(plain)
    earned = purses(plain)
    for number in (1, last - 1, last):
        position = quiet_table(seats, number, **ALL_FOUR)
        tracks(position, chapel=[1, 2, 0, 0][:seats], gate=[4, 1, 0, 0][:seats])
        events = quiet_round(position)
        lowest = 3 if seats == 4 else 1
        assert happened(events, "face-paid") == [
            *paid(HIGHEST_CARD, 2, 0),
            *paid(CHAPEL_LEADER, 1, 1),
            *paid(GATE_LEADER, 1, 0),
            *paid(LOWEST_NUMBER, 2, lowest),
        ]
        more = [3, 1, 0, 0]
        more[lowest] += 2
        expected = [pounds + more[seat] for seat, pounds in enumerate(earned)]
        assert purses(position) == expected
        outcome = position.outcome()
        assert (outcome is not None) == (number == last)
        if outcome is not None:
            kinds = [event.kind for event in events]
            assert kinds.index("over") > max(
                index for index, kind in enumerate(kinds) if kind == "face-paid"
            )
            assert [line[2] for line in lines(outcome, "L7.5")] == expected
            # they have paid already: of the four scorings no line is left
            assert [line.rule for line in outcome.lines] == [
                rule for rule in ("L7.5", "L7.3", "L7.4") for _ in range(seats)
            ]


@pytest.mark.rule("L8.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_those_faces_no_round_is_paid(seats: int) -> None:
    position = quiet_table(seats, chapel="L8.1", gate="L8.5", hostelry="L8.9", bridge="L8.13")
    tracks(position, chapel=[1, 2, 0, 0][:seats], gate=[4, 1, 0, 0][:seats])
    plain = quiet_table(seats)
    events = quiet_round(position)
    quiet_round(plain)
    assert happened(events, "face-paid") == []
    assert purses(position) == purses(plain)


@pytest.mark.rule("L8.2", "L8.6", "L8.14")
def test_the_winner_is_found_at_the_end_of_the_round() -> None:
    position = lay(2, rondel=1, chapel="L8.2", gate="L8.6")
    for building in (57, 56, GRAY_PARK):
        top(position, building)
    tracks(position, chapel=[1, 0], gate=[1, 0])
    bid(position, (2, 1), (4, 3))
    events = play_turns(position, "outer chapel", "outer gate", "centre, stack park")
    assert happened(events, "face-paid") == []  # not before the last turn of the round
    events = play_turns(position, "outer park")
    assert [player.chapel for player in position.players] == [1, 1]
    assert [player.gate for player in position.players] == [1, 1]
    assert happened(events, "face-paid") == [  # seat 1 landed on top of seat 0 on both tracks
        *paid(CHAPEL_LEADER, 1, 1, 0),
        *paid(GATE_LEADER, 1, 1, 0),
    ]
