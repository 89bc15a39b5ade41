"""The static evaluation of positions of Bridgetown Races."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from tests.bridgetown.table import planning
from twinspan.bots.bridgetown.evaluation import evaluate, evaluate_values, position_value

Card = Mapping[str, str]

LAST = 5  # the round after which nothing counts but colours
RED_AT_FRE: Sequence[str | None] = ("red", *(None,) * 7)
FULL_BUT_FRE = {
    "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "green", "HAW": "purple",
    "MAR": "white", "ROS": "orange",
}  # fmt: skip


def shares_with(*cards: Card, in_round: int = 3) -> list[float]:
    """Everybody's share by their cards, nothing lying about."""
    position = planning(
        len(cards), cards=dict(enumerate(cards)), flags=[None] * 8, in_round=in_round
    )
    return evaluate(position).win_shares


def test_who_has_the_same_has_the_same_share() -> None:
    assert shares_with({}, {}, {}) == pytest.approx([1 / 3] * 3)


def test_the_more_flags_the_higher_the_share() -> None:
    none, one, same, two = shares_with(
        {},
        {"BRO": "yellow"},
        {"BRO": "yellow", "HAW": "yellow"},
        {"BRO": "yellow", "HAW": "white"},
    )
    assert none < one < same < two


def test_a_lead_is_surer_the_later_it_is() -> None:
    shares = [shares_with({"BRO": "yellow"}, {}, in_round=number)[0] for number in range(1, 6)]
    assert all(earlier < later for earlier, later in pairwise(shares))


def test_who_is_near_a_wanted_flag_has_a_higher_value() -> None:
    position = planning(at={0: "FW2", 1: "PO12"}, flags=RED_AT_FRE)
    assert position_value(position, 0) > position_value(position, 1)
    shares = evaluate(position).win_shares
    assert shares[0] > shares[1]


def test_higher_values_have_higher_shares() -> None:
    shares = evaluate_values(planning(), [2.0, 1.0, 4.0]).win_shares
    assert sum(shares) == pytest.approx(1)
    assert shares[2] > shares[0] > shares[1]


def test_expected_colours_are_those_there_are_and_some_to_come() -> None:
    cards = {0: FULL_BUT_FRE, 1: {"BRO": "yellow"}}
    early = evaluate(planning(cards=cards, in_round=2)).scores
    late = evaluate(planning(cards=cards, in_round=LAST)).scores
    assert 8 > early[0] > late[0] > 6
    assert 8 > early[1] > late[1] > 1
    assert early[0] > early[1] > early[2] > 0
