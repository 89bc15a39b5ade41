"""The quick hand and the quick eye for Bridgetown Races."""

import math
import random
from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from tests.acting import act, legal
from tests.bridgetown.play import special
from tests.bridgetown.situations import late_table, random_race
from tests.bridgetown.table import PORTLAND, TWINFORD, card, planning, racing, walk
from tests.playing import rests
from twinspan.bots.bridgetown.heuristics import (
    BridgetownKnowledge,
    Glance,
    Wishes,
    hope,
    judge,
    judge_hopes,
)
from twinspan.bots.heuristics import Judgement
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.city import Mode
from twinspan.games.bridgetown.routes import routes

Card = Mapping[str, str]

KNOWLEDGE = BridgetownKnowledge()
LAST = 5  # the round after which nothing counts but colours
FRE = 1 << 0  # the topmost bridge, which the bus crosses from FW2
RED_AT_FRE: Sequence[str | None] = ("red", *(None,) * 7)
FULL_BUT_FRE = {
    "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "green", "HAW": "purple",
    "MAR": "white", "ROS": "orange",
}  # fmt: skip


def wishes_with(own: Card, flags: Sequence[str | None] = RED_AT_FRE) -> Wishes:
    """What seat 0 would take with this card, if these flags lie on the bridges."""
    return Wishes(planning(cards={0: own}, flags=flags), 0)


def weights(position: BridgetownPosition) -> dict[str, float]:
    """By notation, how promising the answers look to the seat that is asked."""
    seat = position.to_act()[0]
    actions = position.legal(seat)
    found = KNOWLEDGE.weights(position, seat, actions)
    return {action.notation: weight for action, weight in zip(actions, found, strict=True)}


def favourite(position: BridgetownPosition) -> str:
    found = weights(position)
    return max(found, key=found.__getitem__)


def on_the_bus(own: Card | None = None) -> BridgetownPosition:
    """The last moves of the game: seat 0 can take the red flag of FRE by bus."""
    return racing(
        {0: ["bus", "walk"]},
        at={0: "FW2"},
        flags=RED_AT_FRE,
        cards={0: own or {}},
        in_round=LAST,
    )


def played_out(position: BridgetownPosition, seed: int = 1) -> Judgement:
    return KNOWLEDGE.play_out(position.copy(), random.Random(seed))


def shares_with(*cards: Card, in_round: int = 3) -> list[float]:
    """Everybody's share by their cards, nothing lying about."""
    position = planning(
        len(cards), cards=dict(enumerate(cards)), flags=[None] * 8, in_round=in_round
    )
    return judge(position).shares


# ----- what a player would take -------------------------------------------------------------------


def test_a_flag_for_a_missing_bridge_is_wanted_and_more_so_in_a_new_colour() -> None:
    new, known = wishes_with({}), wishes_with({"BRO": "red"})
    assert new.wanted[Mode.BUS] == known.wanted[Mode.BUS] == FRE
    assert new.gain(Mode.BUS, FRE) > known.gain(Mode.BUS, FRE) > 0


def test_a_mode_takes_flags_of_its_own_colour_where_they_lie() -> None:
    wishes = wishes_with({})
    assert wishes.gain(Mode.BUS, FRE << 1) == 0
    assert wishes.gain(Mode.TAXI, FRE) == 0


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
    wishes = wishes_with(own)
    assert wishes.wanted[Mode.BUS] == (FRE if wanted else 0)
    assert (wishes.gain(Mode.BUS, FRE) > 0) == wanted


def test_two_bridges_in_one_move_are_better_than_one() -> None:
    wishes = wishes_with({}, ("red", "red", *(None,) * 6))
    assert wishes.gain(Mode.BUS, FRE | FRE << 1) > wishes.gain(Mode.BUS, FRE)


def test_a_further_bridge_is_worth_more_the_nearer_one_is_to_all_eight() -> None:
    bridges = list(FULL_BUT_FRE.items())
    gains = [
        round(wishes_with(dict(bridges[:count])).gain(Mode.BUS, FRE), 9)
        for count in range(len(bridges) + 1)
    ]
    assert all(one <= other for one, other in pairwise(gains))
    assert gains[-1] > 2 * gains[0]


def test_the_last_two_bridges_in_one_move_are_the_victory_too() -> None:
    lying = ("red", "red", *(None,) * 6)
    last = wishes_with(FULL_BUT_FRE, lying).gain(Mode.BUS, FRE)
    last_two = wishes_with(dict(list(FULL_BUT_FRE.items())[1:]), lying)
    assert last_two.gain(Mode.BUS, FRE | FRE << 1) > last


# ----- how promising answers look -----------------------------------------------------------------


def test_the_mode_of_a_flag_in_reach_looks_best() -> None:
    position = planning(at={0: "FW2"}, flags=RED_AT_FRE)
    assert favourite(position) == "plan bus"


def test_a_flag_far_away_is_better_than_none_and_worse_than_one_in_reach() -> None:
    position = planning(at={0: "FW2"}, flags=("red", *(None,) * 6, "white"))
    found = weights(position)
    assert found["plan bus"] > found["plan walk"] > found["plan taxi"]


def test_a_ride_that_takes_a_flag_looks_best() -> None:
    position = racing({0: ["walk", "bus", "car"]}, at={0: "FW2"}, flags=RED_AT_FRE)
    assert favourite(position) == "ride bus"


def test_a_ride_to_where_the_next_mode_finds_a_flag_looks_better_than_one_away_from_it() -> None:
    """From I405b the bus alone ends before the bridge; after a ride by car it crosses."""
    position = racing({0: ["bus", "car"]}, at={0: "I405b"}, flags=RED_AT_FRE)
    assert favourite(position) == "ride car"


@pytest.mark.parametrize("bridge", [0, 1, 3, 4, 5, 6, 7])  # the streetcar has one for itself
def test_of_all_steps_those_towards_a_flag_look_best(bridge: int) -> None:
    flags: list[str | None] = [None] * 8
    flags[bridge] = "red"
    moves = 0
    for space in PORTLAND.board.city.spaces:
        position = racing({0: ["bus", "walk"]}, at={0: space.id}, flags=flags)
        if any(route.flags for route in routes(position, 0, Mode.BUS, double=False)):
            act(position, 0, "ride bus")
            while position.decision() == "step":
                act(position, 0, favourite(position))
            assert [*card(position, 0).values()] == ["red"]
            moves += 1
    assert moves


def test_where_nothing_can_be_told_all_answers_look_alike() -> None:
    position = racing({0: ["bus"], 1: ["bus", "walk"]}, specials={"first": 1})
    assert legal(position, 1) == {"first", "done"}
    assert len({*weights(position).values()}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_has_a_weight_and_none_is_negative(seed: int) -> None:
    rng = random.Random(seed)
    race, _ = random_race(PORTLAND, rng)
    late = late_table(TWINFORD, rng, 3)
    for start in (race, late):
        for position in rests(start, rng, special):
            for seat in position.to_act():
                found = KNOWLEDGE.weights(position, seat, position.legal(seat))
                assert len(found) == len(position.legal(seat))
                assert all(weight >= 0 and math.isfinite(weight) for weight in found)
                assert any(found)


# ----- the quick choice ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_a_quick_ride_takes_the_flag_in_front_of_it(seed: int) -> None:
    position = on_the_bus()
    ride, path = Glance(position, 0).quick_ride(position.legal(0), random.Random(seed))
    assert ride.notation == "ride bus"
    act(position, 0, ride.notation)
    walk(position, 0, *(position.board.city.spaces[space].id for space in path))
    assert card(position, 0) == {"FRE": "red"}


def test_the_best_way_on_takes_the_flag() -> None:
    position = on_the_bus()
    act(position, 0, "ride bus")
    assert Glance(position, 0).best_way_on().flags == [0]


@pytest.mark.parametrize("seed", range(5))
def test_who_can_take_a_flag_with_the_last_moves_does(seed: int) -> None:
    judgement = played_out(on_the_bus(), seed)
    assert (judgement.shares, judgement.scores) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.parametrize(
    ("own", "then"),
    [
        ({"FRE": "yellow", "BRO": "yellow"}, "red"),
        ({"FRE": "yellow", "BRO": "white"}, "yellow"),
        ({"FRE": "yellow", "BRO": "yellow", "MOR": "red"}, "yellow"),
    ],
    ids=["one colour more", "one colour for another", "a colour that it has"],
)
def test_an_exchange_is_made_only_where_it_adds_a_colour(own: Card, then: str) -> None:
    position = on_the_bus(own)
    act(position, 0, "ride bus")
    walk(position, 0, "FW1", "FRE", "FE1")
    assert legal(position, 0) == {"exchange", "done"}
    KNOWLEDGE.play_out(position, random.Random(1))
    assert card(position, 0)["FRE"] == then


def test_the_eighth_bridge_wins() -> None:
    assert played_out(on_the_bus(FULL_BUT_FRE)).shares == [1, 0, 0]


# ----- playing on and judging ---------------------------------------------------------------------


def is_sound(judgement: Judgement, seats: int) -> bool:
    """Everybody has a share and a score; the shares are parts of one victory."""
    return (
        len(judgement.shares) == len(judgement.scores) == seats
        and math.isclose(sum(judgement.shares), 1)
        and all(0 <= share <= 1 for share in judgement.shares)
        and all(0 <= score <= 8 for score in judgement.scores)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "free"), [(PORTLAND, False), (TWINFORD, True)], ids=["portland", "free streetcar"]
)
def test_any_position_is_played_out_and_everybody_judged(
    game: BridgetownGame, free: bool, seats: int
) -> None:
    rng = random.Random(seats)
    start = game.new(seats, {"free_streetcar": free}, seed=seats)
    assert isinstance(start, BridgetownPosition)
    for position in rests(start, rng, special):
        if position.outcome() is not None or rng.random() < 0.3:
            assert is_sound(KNOWLEDGE.play_out(position.copy(), rng), seats)
            assert is_sound(judge(position), seats)


def test_it_plays_no_further_than_it_must_and_to_the_end_where_that_is_near() -> None:
    early, late = planning(), planning(in_round=LAST)
    for position in (early, late):
        KNOWLEDGE.play_out(position, random.Random(1))
    assert early.outcome() is None
    assert late.outcome() is not None


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


def test_who_is_near_a_wanted_flag_has_better_hopes() -> None:
    position = planning(at={0: "FW2", 1: "PO12"}, flags=RED_AT_FRE)
    assert hope(position, 0) > hope(position, 1)
    shares = judge(position).shares
    assert shares[0] > shares[1]


def test_higher_hopes_have_higher_shares() -> None:
    shares = judge_hopes(planning(), [2.0, 1.0, 4.0]).shares
    assert sum(shares) == pytest.approx(1)
    assert shares[2] > shares[0] > shares[1]


def test_expected_colours_are_those_there_are_and_some_to_come() -> None:
    cards = {0: FULL_BUT_FRE, 1: {"BRO": "yellow"}}
    early = judge(planning(cards=cards, in_round=2)).scores
    late = judge(planning(cards=cards, in_round=LAST)).scores
    assert 8 > early[0] > late[0] > 6
    assert 8 > early[1] > late[1] > 1
    assert early[0] > early[1] > early[2] > 0
