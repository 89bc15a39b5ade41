"""The search tree, on a game small enough to know what must come out."""

import random
from collections.abc import Sequence
from typing import Final

import pytest

from tests.bots.high_card import Laid, LayingGame, high_card
from tests.london.table import LONDON
from twinspan.bots.bot import Thought
from twinspan.bots.budget import Budget
from twinspan.bots.heuristics import Evaluation, Heuristics, softmax
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.search import Search
from twinspan.core.position import Position
from twinspan.core.terms import Action, Outcome, Seat

HEADS, TAILS, EDGE = range(3)


def coins() -> LayingGame:
    """Everybody lays a coin in secret. If all are equal the first seat wins, and an edge loses."""
    return LayingGame("coins", ("heads", "tails", "edge"), _winners)


def _winners(state: Laid) -> Outcome:
    standing = [seat for seat, side in enumerate(state.laid) if side != EDGE]
    if len(standing) == state.seats:
        equal = len({*state.laid}) == 1
        standing = [0] if equal else list(range(1, state.seats))
    ranks = [1 if seat in standing or not standing else 2 for seat in range(state.seats)]
    return Outcome([2 - rank for rank in ranks], ranks, [], "laid")


def searched(seats: int, simulations: int, heuristics: Heuristics | None = None) -> Search:
    root = coins().new(seats, chance=None)
    search = Search(heuristics or Heuristics(), random.Random(1))
    for _ in range(simulations):
        search.simulate(root)
    return search


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_answers_a_secret_choice_that_it_cannot_know(seats: int) -> None:
    """If the second seat saw the first coin, it would always win."""
    search = searched(seats, 2000)
    for seat in range(seats):
        arms = search.root_arms(seat)
        assert sum(arm.visits for arm in arms.values()) == 2000
        for side in (HEADS, TAILS):
            arm = arms[side]
            assert arm.visits > 500  # neither side can be foretold
            assert 0.1 < arm.win_share_sum / arm.visits < 0.9
    assert search.simulations == 2000


def test_a_losing_arm_is_soon_left_alone() -> None:
    arms = searched(2, 1000).root_arms(1)
    assert arms[EDGE].visits < 100
    assert arms[EDGE].win_share_sum / arms[EDGE].visits < 0.3


def test_everybody_has_values_of_their_own() -> None:
    """Three builders of London: shares add up to one, scores are everybody's."""
    root = LONDON.new(3, chance=random.Random(1))
    search = Search(Heuristics(), random.Random(2))
    for _ in range(60):
        search.simulate(root)
    shares = [
        sum(arm.win_share_sum for arm in search.root_arms(seat).values()) / search.simulations
        for seat in range(3)
    ]
    assert sum(shares) == pytest.approx(1)


def test_the_root_is_left_as_it_was() -> None:
    root = LONDON.new(4, chance=random.Random(1))
    before = root.copy()
    search = Search(Heuristics(), random.Random(2))
    for _ in range(20):
        search.simulate(root)
    assert root == before


# ----- priors -------------------------------------------------------------------------------------


class Fixed(Heuristics):
    """Every rollout comes to these scores and shares; some actions have higher priors."""

    def __init__(
        self,
        scores: list[float],
        shares: list[float] | None = None,
        preferred: Sequence[int] = (),
    ) -> None:
        self.scores: Final = scores
        self.shares: Final = shares or [1 / len(scores)] * len(scores)
        self.preferred: Final = preferred  # ids of actions, the highest prior first

    def decisive_lead(self) -> float:
        return 10.0

    def priors(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [
            1 / (1 + self.preferred.index(action.id)) if self.preferred else 1.0 for action in legal
        ]

    def rollout(self, position: Position, rng: random.Random) -> Evaluation:
        return Evaluation(self.shares, self.scores)


@pytest.mark.parametrize("preferred", [(TAILS, EDGE, HEADS), (EDGE, HEADS, TAILS)])
def test_arms_are_first_visited_in_the_order_of_their_priors(
    preferred: tuple[int, ...],
) -> None:
    heuristics = Fixed([0.0, 0.0], preferred=preferred)
    for simulations, newest in enumerate(preferred, start=1):
        for seat in range(2):
            arms = searched(2, simulations, heuristics).root_arms(seat)
            assert arms[newest].visits == 1
            assert sum(arm.visits for arm in arms.values()) == simulations


def test_among_arms_of_equal_value_those_of_higher_prior_are_visited_more_often() -> None:
    arms = searched(2, 300, Fixed([0.0, 0.0], preferred=(TAILS, EDGE, HEADS))).root_arms(0)
    assert arms[TAILS].visits > arms[EDGE].visits > arms[HEADS].visits > 0


def test_an_arm_of_higher_value_is_visited_more_often_than_one_of_higher_prior() -> None:
    class Misled(Heuristics):
        def priors(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
            return [10.0 if action.id == EDGE else 1.0 for action in legal]

    arms = searched(2, 1000, Misled()).root_arms(1)
    assert arms[EDGE].visits < min(arms[HEADS].visits, arms[TAILS].visits)


# ----- the weight of a lead -----------------------------------------------------------------------


def value(scores: list[float], shares: list[float] | None = None) -> float:
    """The value for seat 0 of an action whose rollouts come to this."""
    arms = searched(len(scores), 6, Fixed(scores, shares)).root_arms(0).values()
    return sum(arm.value_sum for arm in arms) / sum(arm.visits for arm in arms)


def test_of_equal_shares_the_greater_lead_counts_more() -> None:
    values = [value([float(score), 5.0]) for score in (-20, 0, 4, 5, 6, 10, 30)]
    assert values == sorted(values)
    assert len({*values}) == len(values)


def test_more_than_a_decisive_lead_is_not_sought() -> None:
    assert value([25.0, 5.0]) == pytest.approx(value([15.0, 5.0]))
    assert value([-25.0, 5.0]) == pytest.approx(value([-5.0, 5.0]))


def test_the_lead_is_that_over_the_best_of_the_others() -> None:
    assert value([8.0, 5.0, 5.0]) == pytest.approx(value([8.0, -30.0, 5.0]))
    assert value([8.0, 5.0, 9.0]) < value([8.0, 5.0, 7.0])


def test_winning_counts_more_than_any_lead() -> None:
    assert value([0.0, 50.0], [1.0, 0.0]) > value([50.0, 0.0], [0.0, 1.0])


def test_arms_sum_up_win_shares_and_scores_as_they_were_evaluated() -> None:
    for arm in searched(2, 6, Fixed([7.0, 3.0], [0.75, 0.25])).root_arms(0).values():
        assert arm.win_share_sum == pytest.approx(0.75 * arm.visits)
        assert arm.score_sum == pytest.approx(7 * arm.visits)


# ----- hidden hands -------------------------------------------------------------------------------


def thought_at(position: Laid, seat: Seat) -> Thought:
    """The journeyman's decision, by the rules alone."""
    thinker = Journeyman(position.game, random.Random(1), Budget(simulations=300), Heuristics())
    return thinker.think(position.view(seat), position.legal(seat))


@pytest.mark.parametrize(
    ("mine", "best"), [((1, 8, 3), "card 8"), ((0, 1, 7), "card 7"), ((6, 2, 4), "card 6")]
)
@pytest.mark.parametrize("others", [1, 2])
def test_with_hidden_hands_the_best_card_is_found(
    mine: tuple[int, ...], best: str, others: int
) -> None:
    left = [card for card in range(9) if card not in mine]
    hands = [left[index::others][:3] for index in range(others)]
    for seat in range(others + 1):
        dealt = [*hands[:seat], mine, *hands[seat:]]
        assert thought_at(high_card().deal(*dealt), seat).action.notation == best


def test_hands_that_are_not_seen_change_nothing() -> None:
    game = high_card()
    one, other = game.deal((4, 5), (0, 1)), game.deal((4, 5), (7, 8))
    assert repr(thought_at(one, 0).estimates) == repr(thought_at(other, 0).estimates)


def test_an_action_that_only_some_hands_have_is_met_when_it_comes() -> None:
    """What the second seat holds is imagined anew: all its possible cards come to be known."""
    game = high_card()
    search = Search(Heuristics(), random.Random(1))
    for cards in ((0, 1), (2, 3), (7, 8)):
        for _ in range(20):
            search.simulate(game.deal((4, 5), cards))
    arms = search.root_arms(1)
    assert {*arms} == {0, 1, 2, 3, 7, 8}
    assert all(arm.visits for arm in arms.values())
    assert sum(arm.visits for arm in search.root_arms(0).values()) == 60


def test_who_has_chosen_in_secret_can_think_again() -> None:
    game = high_card()
    position = game.deal((1, 8), (0, 4), (2, 5))
    position.play(0, game.actions[1])
    position.play(1, game.actions[4])
    assert position.to_act() == (2,)
    assert thought_at(position, 0).action.notation == "card 8"
    assert thought_at(position, 2).action.notation == "card 5"


# ----- softmax ------------------------------------------------------------------------------------


def test_softmax_follows_the_values_and_flattens_with_the_temperature() -> None:
    assert softmax([10.0, 10.0], 5.0) == [0.5, 0.5]
    ahead, behind = softmax([20.0, 10.0], 5.0)
    assert ahead + behind == pytest.approx(1)
    assert 0.8 < ahead < 0.95
    assert softmax([20.0, 10.0], 50.0)[0] < ahead
