"""Priors and rollouts of the search in Bridgetown Races."""

import math
import random
from collections.abc import Mapping, Sequence

import pytest

from tests.acting import act, legal
from tests.bridgetown.play import special
from tests.bridgetown.situations import late_table, random_race
from tests.bridgetown.table import PORTLAND, TWINFORD, card, planning, racing, walk
from tests.playing import rests
from twinspan.bots.bridgetown.evaluation import evaluate
from twinspan.bots.bridgetown.heuristics import ActionScorer, BridgetownHeuristics
from twinspan.bots.heuristics import Evaluation
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.city import Mode
from twinspan.games.bridgetown.routes import routes

Card = Mapping[str, str]

HEURISTICS = BridgetownHeuristics()
LAST = 5  # the round after which nothing counts but colours
FRE = 1 << 0  # the topmost bridge, which the bus crosses from FW2
RED_AT_FRE: Sequence[str | None] = ("red", *(None,) * 7)
FULL_BUT_FRE = {
    "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "green", "HAW": "purple",
    "MAR": "white", "ROS": "orange",
}  # fmt: skip


def priors(position: BridgetownPosition) -> dict[str, float]:
    """By notation, the priors of the actions of the seat that is asked."""
    seat = position.to_act()[0]
    actions = position.legal(seat)
    found = HEURISTICS.priors(position, seat, actions)
    return {action.notation: prior for action, prior in zip(actions, found, strict=True)}


def favourite(position: BridgetownPosition) -> str:
    found = priors(position)
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


def rolled_out(position: BridgetownPosition, seed: int = 1) -> Evaluation:
    return HEURISTICS.rollout(position.copy(), random.Random(seed))


# ----- priors -------------------------------------------------------------------------------------


def test_the_mode_of_a_flag_in_reach_has_the_highest_prior() -> None:
    position = planning(at={0: "FW2"}, flags=RED_AT_FRE)
    assert favourite(position) == "plan bus"


def test_a_flag_far_away_is_better_than_none_and_worse_than_one_in_reach() -> None:
    position = planning(at={0: "FW2"}, flags=("red", *(None,) * 6, "white"))
    found = priors(position)
    assert found["plan bus"] > found["plan walk"] > found["plan taxi"]


def test_a_ride_that_takes_a_flag_has_the_highest_prior() -> None:
    position = racing({0: ["walk", "bus", "car"]}, at={0: "FW2"}, flags=RED_AT_FRE)
    assert favourite(position) == "ride bus"


def test_a_ride_to_where_the_next_mode_finds_a_flag_has_the_highest_prior() -> None:
    """From I405b the bus alone ends before the bridge; after a ride by car it crosses."""
    position = racing({0: ["bus", "car"]}, at={0: "I405b"}, flags=RED_AT_FRE)
    assert favourite(position) == "ride car"


@pytest.mark.parametrize("bridge", [0, 1, 3, 4, 5, 6, 7])  # the streetcar has one for itself
def test_of_all_steps_those_towards_a_flag_have_the_highest_prior(bridge: int) -> None:
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


def test_where_nothing_is_known_all_priors_are_equal() -> None:
    position = racing({0: ["bus"], 1: ["bus", "walk"]}, specials={"first": 1})
    assert legal(position, 1) == {"first", "done"}
    assert len({*priors(position).values()}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_every_action_has_a_prior_and_none_is_negative(seed: int) -> None:
    rng = random.Random(seed)
    race, _ = random_race(PORTLAND, rng)
    late = late_table(TWINFORD, rng, 3)
    for start in (race, late):
        for position in rests(start, rng, special):
            for seat in position.to_act():
                found = HEURISTICS.priors(position, seat, position.legal(seat))
                assert len(found) == len(position.legal(seat))
                assert all(prior >= 0 and math.isfinite(prior) for prior in found)
                assert any(found)


# ----- the rollout policy -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_the_best_ride_takes_the_flag_in_front_of_it(seed: int) -> None:
    position = on_the_bus()
    ride, path = ActionScorer(position, 0).best_ride(position.legal(0), random.Random(seed))
    assert ride.notation == "ride bus"
    act(position, 0, ride.notation)
    walk(position, 0, *(position.board.city.spaces[space].id for space in path))
    assert card(position, 0) == {"FRE": "red"}


def test_the_best_route_takes_the_flag() -> None:
    position = on_the_bus()
    act(position, 0, "ride bus")
    assert ActionScorer(position, 0).best_route().flags == [0]


@pytest.mark.parametrize("seed", range(5))
def test_who_can_take_a_flag_with_the_last_moves_does(seed: int) -> None:
    evaluation = rolled_out(on_the_bus(), seed)
    assert (evaluation.win_shares, evaluation.scores) == ([1, 0, 0], [1, 0, 0])


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
    HEURISTICS.rollout(position, random.Random(1))
    assert card(position, 0)["FRE"] == then


def test_the_eighth_bridge_wins() -> None:
    assert rolled_out(on_the_bus(FULL_BUT_FRE)).win_shares == [1, 0, 0]


# ----- rollouts -----------------------------------------------------------------------------------


def is_sound(evaluation: Evaluation, seats: int) -> bool:
    """Everybody has a share and a score; the shares are parts of one victory."""
    return (
        len(evaluation.win_shares) == len(evaluation.scores) == seats
        and math.isclose(sum(evaluation.win_shares), 1)
        and all(0 <= share <= 1 for share in evaluation.win_shares)
        and all(0 <= score <= 8 for score in evaluation.scores)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "free"), [(PORTLAND, False), (TWINFORD, True)], ids=["portland", "free streetcar"]
)
def test_any_position_is_played_out_and_everybody_evaluated(
    game: BridgetownGame, free: bool, seats: int
) -> None:
    rng = random.Random(seats)
    start = game.new(seats, {"free_streetcar": free}, seed=seats)
    assert isinstance(start, BridgetownPosition)
    for position in rests(start, rng, special):
        if position.outcome() is not None or rng.random() < 0.3:
            assert is_sound(HEURISTICS.rollout(position.copy(), rng), seats)
            assert is_sound(evaluate(position), seats)


def test_it_plays_no_further_than_it_must_and_to_the_end_where_that_is_near() -> None:
    early, late = planning(), planning(in_round=LAST)
    for position in (early, late):
        HEURISTICS.rollout(position, random.Random(1))
    assert early.outcome() is None
    assert late.outcome() is not None
