"""What flags add for a player of Bridgetown Races."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from tests.bridgetown.table import planning
from twinspan.bots.bridgetown.gains import FlagGains
from twinspan.games.bridgetown.city import Mode

Card = Mapping[str, str]

FRE = 1 << 0  # the topmost bridge
RED_AT_FRE: Sequence[str | None] = ("red", *(None,) * 7)
FULL_BUT_FRE = {
    "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "green", "HAW": "purple",
    "MAR": "white", "ROS": "orange",
}  # fmt: skip


def gains_with(own: Card, flags: Sequence[str | None] = RED_AT_FRE) -> FlagGains:
    """What seat 0 would take with this card, if these flags lie on the bridges."""
    return FlagGains(planning(cards={0: own}, flags=flags), 0)


def test_a_flag_for_a_missing_bridge_is_wanted_and_more_so_in_a_new_colour() -> None:
    new, known = gains_with({}), gains_with({"BRO": "red"})
    assert new.wanted[Mode.BUS] == known.wanted[Mode.BUS] == FRE
    assert new.gain(Mode.BUS, FRE) > known.gain(Mode.BUS, FRE) > 0


def test_a_mode_takes_flags_of_its_own_colour_where_they_lie() -> None:
    gains = gains_with({})
    assert gains.gain(Mode.BUS, FRE << 1) == 0
    assert gains.gain(Mode.TAXI, FRE) == 0


@pytest.mark.parametrize(
    ("own", "wanted"),
    [
        ({"FRE": "yellow", "BRO": "yellow"}, True),
        ({"FRE": "yellow", "BRO": "white"}, False),
        ({"FRE": "yellow", "BRO": "yellow", "MOR": "red"}, False),
    ],
    ids=["one colour more", "one colour for another", "a colour that it has"],
)
def test_an_exchange_is_wanted_where_it_adds_a_colour(own: Card, wanted: bool) -> None:
    gains = gains_with(own)
    assert gains.wanted[Mode.BUS] == (FRE if wanted else 0)
    assert (gains.gain(Mode.BUS, FRE) > 0) == wanted


def test_two_bridges_in_one_move_are_better_than_one() -> None:
    gains = gains_with({}, ("red", "red", *(None,) * 6))
    assert gains.gain(Mode.BUS, FRE | FRE << 1) > gains.gain(Mode.BUS, FRE)


def test_a_further_bridge_is_worth_more_the_nearer_one_is_to_all_eight() -> None:
    bridges = list(FULL_BUT_FRE.items())
    gains = [
        round(gains_with(dict(bridges[:count])).gain(Mode.BUS, FRE), 9)
        for count in range(len(bridges) + 1)
    ]
    assert all(one <= other for one, other in pairwise(gains))
    assert gains[-1] > 2 * gains[0]


def test_the_last_two_bridges_in_one_move_are_the_victory_too() -> None:
    lying = ("red", "red", *(None,) * 6)
    last = gains_with(FULL_BUT_FRE, lying).gain(Mode.BUS, FRE)
    last_two = gains_with(dict(list(FULL_BUT_FRE.items())[1:]), lying)
    assert last_two.gain(Mode.BUS, FRE | FRE << 1) > last
