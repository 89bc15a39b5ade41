"""The quick hand and the quick eye for Old London Bridge."""

import math
import random
from itertools import pairwise

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
    money,
    tiles,
    top,
    tracks,
)
from tests.playing import rests
from twinspan.bots.heuristics import Judgement
from twinspan.bots.london.heuristics import (
    LondonKnowledge,
    gains_by_type,
    judge,
    judge_worths,
    quick_choice,
)
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import CardChoice
from twinspan.games.london.components import SLOTS, BuildingType, Tile

KNOWLEDGE = LondonKnowledge()
RANDOM_FACES: dict[str, object] = dict.fromkeys(SLOTS, "random")
SEEDS = range(20)


def gain(building: int, *on_bridge: int, chapel: int = 0) -> float:
    """What this building seems to bring to a bridge with those."""
    position = lay()
    bridge(position, 0, *on_bridge)
    top(position, building)
    tracks(position, chapel=[chapel, 0, 0, 0])
    return gains_by_type(position, 0)[COMPONENTS.type_of[building]]


def weights(position: LondonPosition, careful: bool) -> dict[str, float]:
    """By notation, how promising the answers look to the seat that is asked."""
    seat = position.to_act()[0]
    actions = position.legal(seat)
    if careful:
        found = KNOWLEDGE.careful_weights(position, seat, actions, random.Random(1))
    else:
        found = KNOWLEDGE.weights(position, seat, actions)
    return {action.notation: weight for action, weight in zip(actions, found, strict=True)}


def favourite(position: LondonPosition, careful: bool = False) -> str:
    found = weights(position, careful)
    return max(found, key=found.__getitem__)


def quick(position: LondonPosition, seed: int = 1) -> str:
    """What seat 0 does without thinking."""
    return quick_choice(position, 0, position.offers[0], random.Random(seed)).notation


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


def test_looking_at_gains_changes_nothing() -> None:
    position = lay()
    before = position.copy()
    gains_by_type(position, 0)
    assert position == before


# ----- how promising answers look -----------------------------------------------------------------


@pytest.mark.parametrize("careful", [False, True], ids=["at first sight", "carefully"])
def test_good_money_and_a_fitting_building_look_best(careful: bool) -> None:
    found = weights(one_that_fits(), careful)
    best = found.pop("outer gate")
    assert best > 2 * max(found.values())


@pytest.mark.parametrize("careful", [False, True], ids=["at first sight", "carefully"])
def test_of_all_stacks_the_one_that_pays_looks_best(careful: bool) -> None:
    assert favourite(in_the_centre(), careful) == "stack haberdasher"


def test_who_looks_carefully_sees_what_a_tile_would_bring() -> None:
    pays = next(space for space in range(15, 0, -1) if COMPONENTS.chapel_money[space])
    assert favourite(end_of_turn(pays - 1), careful=True) == "chapel +2"


def test_who_looks_carefully_leaves_no_cards_that_are_free() -> None:
    position = taking_cards()
    found = weights(position, careful=True)
    assert found["done"] == 0
    assert found["take 4"] > 0


def test_who_looks_carefully_spares_high_cards_where_low_ones_will_do() -> None:
    position = lay()
    tracks(position, chapel=[3, 2, 1, 0])  # equal cards: seat 0 is first
    hand(position, 0, 1, 2, 3, 4)
    for other in (1, 2, 3):
        hand(position, other, 1)
    found = weights(position, careful=True)
    assert max(found["card 0"], found["card 1"]) > found["card 4"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_has_a_weight_and_none_is_negative(seats: int) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, RANDOM_FACES, seats), rng, keen):
        for seat in position.to_act():
            actions = position.legal(seat)
            for found in (
                KNOWLEDGE.weights(position, seat, actions),
                KNOWLEDGE.careful_weights(position, seat, actions, rng),
            ):
                assert len(found) == len(actions)
                assert all(weight >= 0 and math.isfinite(weight) for weight in found)
                assert any(found)


def test_a_look_changes_nothing() -> None:
    for position in (lay(), one_that_fits(), in_the_centre()):
        before = position.copy()
        weights(position, careful=False)
        weights(position, careful=True)
        assert position == before


# ----- the quick choice ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_it_quickly_takes_what_is_far_better_than_the_rest(seed: int) -> None:
    assert quick(one_that_fits(), seed) == "outer gate"
    assert quick(in_the_centre(), seed) == "stack haberdasher"


def test_it_quickly_takes_the_best_cards() -> None:
    position = taking_cards()
    assert legal(position, 0) == {"take 1", "take 2", "take 3", "take 4", "done"}
    assert {quick(position, seed) for seed in SEEDS} == {"take 4"}


def test_as_long_as_there_are_turns_to_come_it_keeps_its_tiles() -> None:
    position = lay_in_round(3)
    tiles(position, 0, Tile.CHAPEL_2)
    top(position, 59)
    building_turn(position)
    act(position, 0, "outer guild house")
    assert {quick(position, seed) for seed in SEEDS} == {"done"}


def test_it_plays_higher_cards_where_one_building_is_far_above_the_rest() -> None:
    def cards(position: LondonPosition) -> int:
        played = [position.game.action(quick(position, seed)) for seed in SEEDS]
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
def test_whatever_is_asked_the_quick_choice_is_legal(seats: int) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, RANDOM_FACES, seats), rng, keen):
        for seat in position.to_act():
            actions = position.offers[seat]
            assert quick_choice(position, seat, actions, rng) in actions


# ----- playing on and judging ---------------------------------------------------------------------


def is_sound(judgement: Judgement, seats: int) -> bool:
    """Everybody has a share and a score; the shares are parts of one victory."""
    return (
        len(judgement.shares) == len(judgement.scores) == seats
        and math.isclose(sum(judgement.shares), 1)
        and all(0 <= share <= 1 for share in judgement.shares)
        and all(map(math.isfinite, judgement.scores))
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, RANDOM_FACES], ids=["base", "faces"])
def test_any_position_is_played_out_and_everybody_judged(
    options: dict[str, object], seats: int
) -> None:
    rng = random.Random(seats)
    for position in rests(new(seats, options, seats), rng, keen):
        assert is_sound(judge(position), seats)
        if position.outcome() is not None or rng.random() < 0.3:
            assert is_sound(KNOWLEDGE.play_out(position.copy(), rng), seats)


def test_where_the_end_is_near_it_is_played_to_and_the_outcome_counts() -> None:
    position = lay_in_round(12)
    judgement = KNOWLEDGE.play_out(position, random.Random(1))
    outcome = position.outcome()
    assert outcome is not None
    assert judgement.scores == outcome.scores
    assert [seat for seat, share in enumerate(judgement.shares) if share] == outcome.winners


def test_where_the_end_is_far_it_is_judged_before() -> None:
    position = lay()
    KNOWLEDGE.play_out(position, random.Random(1))
    assert position.outcome() is None


def test_the_more_money_the_higher_the_share() -> None:
    position = lay()
    before = judge(position)
    money(position, 12, 5, 5, 5)
    after = judge(position)
    assert after.shares[0] > before.shares[0]
    assert after.scores[0] > before.scores[0]
    assert all(after.shares[other] < before.shares[other] for other in (1, 2, 3))


def test_a_better_bridge_has_a_higher_share() -> None:
    position = lay()
    bridge(position, 0, 60, 56, 52)
    bridge(position, 1, 22, 16, 3)
    judgement = judge(position)
    assert judgement.shares[0] > judgement.shares[1]


def test_equal_worths_have_equal_shares() -> None:
    assert judge_worths(lay(), [10.0] * 4).shares == pytest.approx([0.25] * 4)


def test_a_higher_worth_has_a_higher_share_and_a_higher_score() -> None:
    judgement = judge_worths(lay(), [10.0, 12.0, 20.0, 2.0])
    for values in (judgement.shares, judgement.scores):
        assert values[2] > values[1] > values[0] > values[3]
    assert sum(judgement.shares) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_lead_is_surer_the_later_it_is(seats: int) -> None:
    worths = [20.0, *(10.0,) * (seats - 1)]
    shares: list[float] = []
    for number in (1, 4, 8, 12):
        position = lay(seats)
        position.round = min(number, position.rounds())
        shares.append(judge_worths(position, worths).shares[0])
    assert all(earlier <= later for earlier, later in pairwise(shares))
    assert shares[0] < shares[-1]
