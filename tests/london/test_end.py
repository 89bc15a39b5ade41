"""L7.1: when the game ends, and what is told then."""

import pytest

from tests.london.table import act, bid, empty_stack, purses, refused
from tests.london.turns import play_turns, quiet_round, quiet_table
from twinspan.core.errors import Fact
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london.components import BuildingType


@pytest.mark.rule("L7.1")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 12), (4, 12)])
def test_the_game_ends_after_its_last_round(seats: int, last: int) -> None:
    position = quiet_table(seats, last - 1)
    assert position.rounds() == last
    quiet_round(position)
    assert position.outcome() is None
    assert position.round == last
    assert position.decision() == "cards"

    position = quiet_table(seats, last)
    quiet_round(position)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "all-rounds-played"
    assert position.round == last
    assert position.to_act() == ()
    assert position.reveal_needed() is None
    for seat in range(seats):
        assert position.legal(seat) == ()
        assert refused(position, seat, "card 0") == Refusal("T1", "game-over", {})


@pytest.mark.rule("L7.1")
@pytest.mark.parametrize(
    ("guild_houses", "haberdashers", "empty", "ends"),
    [(2, 12, 2, False), (1, 12, 3, True), (1, 1, 4, True)],
)
def test_the_game_ends_with_a_round_in_which_three_stacks_are_empty(
    guild_houses: int, haberdashers: int, empty: int, ends: bool
) -> None:
    position = quiet_table(number=5)
    empty_stack(position, BuildingType.CHAPEL)
    empty_stack(position, BuildingType.HOSTELRY)
    empty_stack(position, BuildingType.GUILD_HOUSE, left=guild_houses)
    empty_stack(position, BuildingType.HABERDASHER, left=haberdashers)
    quiet_round(position)
    assert position.tops.count(0) == empty
    outcome = position.outcome()
    if ends:
        assert outcome is not None
        assert outcome.why == "stacks-empty"
        assert position.round == 5
        assert refused(position, 0, "card 0") == Refusal("T1", "game-over", {})
    else:
        assert outcome is None
        assert position.round == 6


@pytest.mark.rule("L7.1")
def test_a_round_in_which_the_third_stack_runs_out_is_played_to_its_end() -> None:
    position = quiet_table(number=5)
    empty_stack(position, BuildingType.CHAPEL)
    empty_stack(position, BuildingType.HOSTELRY)
    empty_stack(position, BuildingType.PARK, left=1)
    bid(position, 4, 3, 2, 1)
    events = act(position, 0, "outer park")
    assert Event("stack-empty", -1, {"type": BuildingType.PARK}) in events
    for turn in ("outer guild house", "outer haberdasher"):
        assert position.outcome() is None
        assert position.decision() == "place"
        play_turns(position, turn)
    assert position.outcome() is None
    play_turns(position, "centre, stack gate")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "stacks-empty"
    assert [len(player.bridge) for player in position.players] == [1, 1, 1, 1]


@pytest.mark.rule("L7.1")
def test_the_last_round_counts_as_such_even_if_three_stacks_are_empty() -> None:
    position = quiet_table(number=12)
    empty_stack(position, BuildingType.CHAPEL)
    empty_stack(position, BuildingType.HOSTELRY)
    empty_stack(position, BuildingType.GUILD_HOUSE, left=1)
    quiet_round(position)
    assert position.tops.count(0) == 3
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "all-rounds-played"


@pytest.mark.rule("L7.1", "L7.2", "L7.5", "R7.7")
def test_the_end_is_told_with_every_line_and_rank() -> None:
    position = quiet_table(2, number=6)
    events = quiet_round(position)
    assert purses(position) == [7, 9]  # money stays as it is; the lines tell the rest

    def score(seat: int, rule: str, amount: int, why: str, **facts: Fact) -> Event:
        return Event("score", seat, {"rule": rule, "why": why, "amount": amount, **facts})

    at = events.index(Event("over", -1, {"why": "all-rounds-played"}))
    assert events[at + 1 :] == [
        score(0, "L7.5", 7, "money"),
        score(1, "L7.5", 9, "money"),
        score(0, "L7.2a", 0, "chapel-track", value=0, place=0),
        score(1, "L7.2a", 0, "chapel-track", value=0, place=0),
        score(0, "L7.2b", 0, "gate-track", value=0, place=0),
        score(1, "L7.2b", 0, "gate-track", value=0, place=0),
        score(1, "L7.2c", 5, "hand-value", value=9, place=1),
        score(0, "L7.2c", 0, "hand-value", value=4, place=0),
        score(0, "L7.2d", 5, "most-buildings", value=2, place=1, tied=[1], tie_break="chapel"),
        score(1, "L7.2d", 0, "most-buildings", value=2, place=0, tied=[0], tie_break="chapel"),
        score(0, "L7.3", -12, "empty-sites", value=10, cost=14),
        score(1, "L7.3", -14, "empty-sites", value=10, cost=14),
        score(0, "L7.4", 0, "unused-tiles", value=0),
        score(1, "L7.4", 0, "unused-tiles", value=0),
        Event("rank", 0, {"rank": 1, "amount": 0}),
        Event("rank", 1, {"rank": 2, "amount": 0}),
    ]
