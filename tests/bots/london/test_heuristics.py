"""Priors and rollouts of the search in Old London Bridge."""

import math
import random

import pytest

from tests.london.play import keen, new
from tests.london.table import (
    COMPONENTS,
    act,
    bridge,
    building_turn,
    empty_stack,
    hand,
    lay,
    lay_in_round,
    legal,
    tiles,
    top,
    tracks,
)
from tests.playing import rests
from twinspan.bots.heuristics import Evaluation
from twinspan.bots.london.evaluation import evaluate
from twinspan.bots.london.heuristics import LondonHeuristics, gains_by_type, rollout_action
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import CardChoice
from twinspan.games.london.components import SLOTS, BuildingType, Tile

HEURISTICS = LondonHeuristics()
RANDOM_FACES: dict[str, object] = dict.fromkeys(SLOTS, "random")
SEEDS = range(20)


def gain(building: int, *on_bridge: int, chapel: int = 0) -> float:
    """What this building seems to bring to a bridge with those."""
    position = lay()
    bridge(position, 0, *on_bridge)
    top(position, building)
    tracks(position, chapel=[chapel, 0, 0, 0])
    return gains_by_type(position, 0)[COMPONENTS.type_of[building]]


def priors(position: LondonPosition, root: bool) -> dict[str, float]:
    """By notation, the priors of the actions of the seat that is asked."""
    seat = position.to_act()[0]
    actions = position.legal(seat)
    if root:
        found = HEURISTICS.root_priors(position, seat, actions, random.Random(1))
    else:
        found = HEURISTICS.priors(position, seat, actions)
    return {action.notation: weight for action, weight in zip(actions, found, strict=True)}


def favourite(position: LondonPosition, root: bool = False) -> str:
    found = priors(position, root)
    return max(found, key=found.__getitem__)


def rolled(position: LondonPosition, seed: int = 1) -> str:
    """The action of seat 0 in a rollout."""
    return rollout_action(position, 0, position.answers[0], random.Random(seed)).notation


def one_that_fits() -> LondonPosition:
    """Seat 0 is to place: £3 at the gate, whose blue building is the only one that fits."""
    position = lay_in_round(3)
    bridge(position, 0, 48, 40)
    for building in (36, 58, 59, 60, 57):
        top(position, building)
    empty_stack(position, BuildingType.PARK)
    building_turn(position)
    return position


def in_the_centre() -> LondonPosition:
    """Seat 0 chooses a stack: the haberdasher pays £9, nothing else fits."""
    position = lay_in_round(9, rondel=1)
    bridge(position, 0, 56, 52, 40, 36, 32, 20, 16, 12)
    for building in (8, 57, 51, 55, 54):
        top(position, building)
    building_turn(position)
    act(position, 0, "centre")
    return position


def end_of_turn(chapel: int) -> LondonPosition:
    """Seat 0 has a +2 tile for the chapel track and may use it."""
    position = lay_in_round(12)
    tiles(position, 0, Tile.CHAPEL_2)
    tracks(position, chapel=[chapel, 0, 0, 0])
    top(position, 59)
    building_turn(position)
    act(position, 0, "outer guild house")
    return position


def taking_cards() -> LondonPosition:
    """Seat 0 may take cards for a blue hostelry of strength 4."""
    position = lay_in_round(4)
    bridge(position, 0, 52, 48, 36)
    top(position, 20)
    building_turn(position)
    act(position, 0, "outer hostelry")
    return position


# ----- what a building seems to bring -------------------------------------------------------------


def test_a_building_that_fits_brings_more_than_one_that_does_not() -> None:
    assert gain(20, 40) > gain(60, 40)  # blue hostelries


def test_a_building_that_leaves_room_brings_more() -> None:
    assert gain(60) > gain(40) > gain(20)


def test_a_building_among_its_own_crests_brings_more() -> None:
    assert gain(20, 56, 52, 48) > gain(20, 55, 53, 46)


def test_a_park_brings_most_where_little_room_is_left() -> None:
    park = 61
    assert gain(park, 60, 8) > gain(park, 60, 52)


def test_money_on_the_track_is_seen() -> None:
    ahead = next(space for space in range(1, 16) if COMPONENTS.chapel_money[space])
    assert gain(52, chapel=ahead - 1) > gain(52, chapel=ahead)


def test_there_is_nothing_to_gain_from_an_empty_stack() -> None:
    position = lay()
    bridge(position, 0, 40, 20, 2)
    empty_stack(position, BuildingType.CHAPEL)
    gains = gains_by_type(position, 0)
    assert len(gains) == 6
    assert gains[BuildingType.CHAPEL] == min(gains)
    assert gains.count(min(gains)) == 1


def test_gains_leave_the_position_as_it_is() -> None:
    position = lay()
    before = position.copy()
    gains_by_type(position, 0)
    assert position == before


# ----- priors -------------------------------------------------------------------------------------


@pytest.mark.parametrize("root", [False, True], ids=["in the tree", "at the root"])
def test_good_money_and_a_fitting_building_have_the_highest_prior(root: bool) -> None:
    found = priors(one_that_fits(), root)
    best = found.pop("outer gate")
    assert best > 2 * max(found.values())


@pytest.mark.parametrize("root", [False, True], ids=["in the tree", "at the root"])
def test_of_all_stacks_the_one_that_pays_has_the_highest_prior(root: bool) -> None:
    assert favourite(in_the_centre(), root) == "stack haberdasher"


def test_at_the_root_it_counts_what_a_tile_would_bring() -> None:
    pays = next(space for space in range(15, 0, -1) if COMPONENTS.chapel_money[space])
    assert favourite(end_of_turn(pays - 1), root=True) == "chapel +2"


def test_at_the_root_free_cards_are_not_left() -> None:
    position = taking_cards()
    found = priors(position, root=True)
    assert found["done"] == 0
    assert found["take 4"] > 0


def test_at_the_root_low_cards_are_preferred_where_they_will_do() -> None:
    position = lay()
    tracks(position, chapel=[3, 2, 1, 0])  # equal cards: seat 0 is first
    hand(position, 0, 1, 2, 3, 4)
    for other in (1, 2, 3):
        hand(position, other, 1)
    found = priors(position, root=True)
    assert max(found["card 0"], found["card 1"]) > found["card 4"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_has_a_prior_and_none_is_negative(seats: int) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, RANDOM_FACES, seats), rng, keen):
        for seat in position.to_act():
            actions = position.legal(seat)
            for found in (
                HEURISTICS.priors(position, seat, actions),
                HEURISTICS.root_priors(position, seat, actions, rng),
            ):
                assert len(found) == len(actions)
                assert all(prior >= 0 and math.isfinite(prior) for prior in found)
                assert any(found)


def test_priors_leave_the_position_as_it_is() -> None:
    for position in (lay(), one_that_fits(), in_the_centre()):
        before = position.copy()
        priors(position, root=False)
        priors(position, root=True)
        assert position == before


# ----- the rollout policy -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_what_is_far_better_than_the_rest(seed: int) -> None:
    assert rolled(one_that_fits(), seed) == "outer gate"
    assert rolled(in_the_centre(), seed) == "stack haberdasher"


def test_it_takes_the_best_cards() -> None:
    position = taking_cards()
    assert legal(position, 0) == {"take 1", "take 2", "take 3", "take 4", "done"}
    assert {rolled(position, seed) for seed in SEEDS} == {"take 4"}


def test_as_long_as_there_are_turns_to_come_it_keeps_its_tiles() -> None:
    position = lay_in_round(3)
    tiles(position, 0, Tile.CHAPEL_2)
    top(position, 59)
    building_turn(position)
    act(position, 0, "outer guild house")
    assert {rolled(position, seed) for seed in SEEDS} == {"done"}


def test_it_plays_higher_cards_where_one_building_is_far_above_the_rest() -> None:
    def cards(position: LondonPosition) -> int:
        played = [position.game.action(rolled(position, seed)) for seed in SEEDS]
        return sum(card.first for card in played if isinstance(card, CardChoice))

    contested = lay_in_round(9)
    bridge(contested, 0, 56, 52, 40, 36, 32, 20, 16, 12)
    for building in (8, 57, 51, 55, 54):
        top(contested, building)
    empty_stack(contested, BuildingType.PARK)
    equal = lay_in_round(9)
    bridge(equal, 0, 16, 2)
    for building in (57, 56, 60, 58, 59):  # none fits
        top(equal, building)
    assert cards(contested) > cards(equal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_asked_the_rollout_action_is_legal(seats: int) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, RANDOM_FACES, seats), rng, keen):
        for seat in position.to_act():
            actions = position.answers[seat]
            assert rollout_action(position, seat, actions, rng) in actions


# ----- rollouts -----------------------------------------------------------------------------------


def is_sound(evaluation: Evaluation, seats: int) -> bool:
    """Everybody has a share and a score; the shares are parts of one victory."""
    return (
        len(evaluation.win_shares) == len(evaluation.scores) == seats
        and math.isclose(sum(evaluation.win_shares), 1)
        and all(0 <= share <= 1 for share in evaluation.win_shares)
        and all(map(math.isfinite, evaluation.scores))
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, RANDOM_FACES], ids=["base", "faces"])
def test_any_position_is_played_out_and_everybody_evaluated(
    options: dict[str, object], seats: int
) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, options, seats), rng, keen):
        assert is_sound(evaluate(position), seats)
        if position.outcome() is not None or rng.random() < 0.3:
            assert is_sound(HEURISTICS.rollout(position.copy(), rng), seats)


def test_where_the_end_is_near_it_is_played_to_and_the_outcome_counts() -> None:
    position = lay_in_round(12)
    evaluation = HEURISTICS.rollout(position, random.Random(1))
    outcome = position.outcome()
    assert outcome is not None
    assert evaluation.scores == outcome.scores
    assert [seat for seat, share in enumerate(evaluation.win_shares) if share] == outcome.winners


def test_where_the_end_is_far_it_is_evaluated_before() -> None:
    position = lay()
    HEURISTICS.rollout(position, random.Random(1))
    assert position.outcome() is None
