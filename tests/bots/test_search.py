"""The search tree, on a game small enough to know what must come out."""

import random

import pytest

from tests.london.table import LONDON
from twinspan.bots.knowledge import Knowledge, win_shares
from twinspan.bots.search import Search
from twinspan.core.chance import Chance
from twinspan.core.game import Action, Event, Game, GameOptions, Outcome, Position, Seat

HEADS, TAILS, EDGE = (
    Action(id, "coin", name) for id, name in enumerate(("heads", "tails", "edge"))
)


class Coins(Position):
    """Everybody lays a coin in secret. If all are equal the first seat wins, and an edge loses."""

    def __init__(self, game: Game, seats: int, chance: Chance | None) -> None:
        super().__init__(game, seats, chance)
        self.laid: dict[Seat, Action] = {}
        self.asked = tuple(range(seats))
        self.offers = dict.fromkeys(range(seats), (HEADS, TAILS, EDGE))

    def copy(self) -> "Coins":
        twin = Coins(self.game, self.seats, self.chance)
        twin.laid = dict(self.laid)
        twin.asked = self.asked
        return twin

    def simultaneous(self) -> bool:
        return True

    def apply(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        self.laid[seat] = action
        self.asked = tuple(seat for seat in self.asked if seat not in self.laid)

    def outcome(self) -> Outcome | None:
        if self.asked:
            return None
        standing = [seat for seat in range(self.seats) if self.laid[seat] is not EDGE]
        if len(standing) == self.seats:
            equal = len({*self.laid.values()}) == 1
            standing = [0] if equal else list(range(1, self.seats))
        ranks = [1 if seat in standing or not standing else 2 for seat in range(self.seats)]
        return Outcome([2 - rank for rank in ranks], ranks, [], "laid")


class CoinsGame(Game):
    def __init__(self) -> None:
        self.id = "coins"
        self.version = 1
        self.seats = (2, 3)
        self.Options = GameOptions
        self.actions = (HEADS, TAILS, EDGE)
        self.data_hash = ""
        self.shipped = False


def searched(seats: int, simulations: int) -> Search:
    root = Coins(CoinsGame(), seats, None)
    search = Search(Knowledge(), random.Random(1))
    for _ in range(simulations):
        search.simulate(root)
    return search


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_answers_a_secret_choice_that_it_cannot_know(seats: int) -> None:
    """If the second seat saw the first coin, it would always win."""
    search = searched(seats, 2000)
    for seat in range(seats):
        arms = search.arms(seat)
        assert sum(arm.visits for arm in arms.values()) == 2000
        for side in (HEADS, TAILS):
            arm = arms[side.id]
            assert arm.visits > 500  # neither side can be foretold
            assert 0.1 < arm.share / arm.visits < 0.9
    assert search.simulations == 2000


def test_what_loses_is_soon_left_alone() -> None:
    arms = searched(2, 1000).arms(1)
    assert arms[EDGE.id].visits < 100
    assert arms[EDGE.id].share / arms[EDGE.id].visits < 0.3


def test_everybody_has_values_of_their_own() -> None:
    """Three builders of London: shares add up to one, scores are everybody's."""
    root = LONDON.new(3, chance=random.Random(1))
    search = Search(Knowledge(), random.Random(2))
    for _ in range(60):
        search.simulate(root)
    shares = [
        sum(arm.share for arm in search.arms(seat).values()) / search.simulations
        for seat in range(3)
    ]
    assert sum(shares) == pytest.approx(1)


def test_the_root_is_left_as_it_was() -> None:
    root = LONDON.new(4, chance=random.Random(1))
    before = root.copy()
    search = Search(Knowledge(), random.Random(2))
    for _ in range(20):
        search.simulate(root)
    assert root == before


def test_win_shares_follow_what_people_have() -> None:
    assert win_shares([10.0, 10.0], 5.0) == [0.5, 0.5]
    ahead, behind = win_shares([20.0, 10.0], 5.0)
    assert ahead + behind == pytest.approx(1)
    assert 0.8 < ahead < 0.95
    assert win_shares([20.0, 10.0], 50.0)[0] < ahead
