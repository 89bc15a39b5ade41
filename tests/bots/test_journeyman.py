"""The journeyman: its budget, its patience, and what it sees."""

import itertools
import random
import time

import pytest

from tests.bridgetown.table import PORTLAND, racing
from tests.example.planks import load
from tests.london.table import LONDON, act, bid, lay, legal, top
from twinspan.bots import Cancelled, bot
from twinspan.bots.bot import Cancel, Thought, never
from twinspan.bots.bridgetown.heuristics import BridgetownHeuristics
from twinspan.bots.budget import Budget
from twinspan.bots.heuristics import Evaluation, Heuristics
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.london.heuristics import LondonHeuristics
from twinspan.core.game import Game
from twinspan.core.position import Position


class Counting(Heuristics):
    """Counts rollouts, and evaluates all seats as equals."""

    def __init__(self) -> None:
        self.rollouts = 0

    def rollout(self, position: Position, rng: random.Random) -> Evaluation:
        self.rollouts += 1
        return Evaluation([1 / position.seats] * position.seats, [0.0] * position.seats)


def simulations_of(budget: Budget, position: Position, cancelled: Cancel = never) -> int:
    """How many simulations a thought takes."""
    counting = Counting()
    seat = position.to_act()[0]
    thinker = Journeyman(position.game, random.Random(1), budget, counting)
    thinker.think(position.view(seat), position.legal(seat), cancelled)
    return counting.rollouts


# ----- the budget ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [LONDON, PORTLAND], ids=["london", "bridgetown"])
@pytest.mark.parametrize("simulations", [1, 7, 100])
def test_it_never_simulates_more_than_its_budget(game: Game, simulations: int) -> None:
    position = game.new(3, seed=1)
    found = simulations_of(Budget(simulations=simulations), position)
    # It stops early only when the rest could change nothing.
    assert simulations / 2 <= found <= simulations


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock costs a second."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))


@pytest.mark.usefixtures("clock")
def test_it_stops_when_its_time_is_up() -> None:
    assert simulations_of(Budget(seconds=10), LONDON.new(4, seed=1)) == 11
    assert simulations_of(Budget(seconds=0.5), LONDON.new(4, seed=1)) == 1


def test_its_usual_budget_is_a_second() -> None:
    thinker = bot("journeyman", LONDON, random.Random(1))
    assert isinstance(thinker, Journeyman)
    assert thinker.budget.seconds == 1


def test_a_thought_that_is_no_longer_wanted_ends() -> None:
    asked = itertools.count()
    with pytest.raises(Cancelled):
        simulations_of(Budget(seconds=3600), LONDON.new(4, seed=1), lambda: next(asked) == 3)
    assert next(asked) == 4


@pytest.mark.parametrize("game", [LONDON, PORTLAND], ids=["london", "bridgetown"])
@pytest.mark.parametrize("wanted", [0, 1, 50, 333])
def test_it_soon_notices_that_a_thought_is_no_longer_wanted(game: Game, wanted: int) -> None:
    counting = Counting()
    position = game.new(3, seed=1)
    seat = position.to_act()[0]
    thinker = Journeyman(game, random.Random(1), Budget(seconds=3600), counting)
    with pytest.raises(Cancelled):
        thinker.think(
            position.view(seat), position.legal(seat), lambda: counting.rollouts >= wanted
        )
    assert counting.rollouts < wanted + 16


# ----- what it sees -------------------------------------------------------------------------------


def test_it_takes_what_wins_at_once() -> None:
    """A plank bridge, of which who lays the last plank wins: any game can be searched."""
    game = load("brook", 1)
    for seed in range(5):
        position = game.new(2, seed=seed)
        while position.outcome() is None:
            seat = position.to_act()[0]
            legal = position.legal(seat)
            winning = [action for action in legal if wins(position, seat, action.id)]
            thinker = Journeyman(game, random.Random(seed), Budget(simulations=300), Heuristics())
            thought = thinker.think(position.view(seat), legal)
            if winning:
                assert thought.action in winning
                assert len(legal) == 1 or sees_victory(thought)
            position.play(seat, thought.action)


def wins(position: Position, seat: int, action: int) -> bool:
    outcome = position.ahead(seat, action).outcome()
    return outcome is not None and outcome.winners == [seat]


def sees_victory(thought: Thought) -> bool:
    """What it chose is told first, as almost certain to win and no worse than the rest."""
    first, *others = thought.estimates
    return (
        first.action is thought.action
        and first.win_share > 0.9
        and all(other.win_share <= first.win_share for other in others)
    )


def test_it_takes_the_eighth_bridge() -> None:
    """From FW2 the bus crosses FRE, the only bridge that is missing."""
    own = {
        "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "red", "HAW": "purple",
        "MAR": "white", "ROS": "orange",
    }  # fmt: skip
    position = racing({0: ["walk", "bus", "car"], 1: ["taxi"]}, at={0: "FW2"}, cards={0: own})
    budget, heuristics = Budget(simulations=100), BridgetownHeuristics()
    thinker = Journeyman(PORTLAND, random.Random(1), budget, heuristics)
    thought = thinker.think(position.view(0), position.legal(0))
    assert thought.action.notation == "ride bus"
    assert sees_victory(thought)


def test_who_has_chosen_cards_in_secret_can_think_again() -> None:
    position = lay()
    act(position, 1, "card 0")
    assert 1 not in position.to_act()
    thinker = Journeyman(LONDON, random.Random(1), Budget(simulations=40), LondonHeuristics())
    thought = thinker.think(position.view(1), position.legal(1))
    assert thought.action.notation in legal(position, 1)
    assert len(thought.estimates) == 3


def test_it_does_not_take_a_building_that_spoils_the_bridge() -> None:
    position = lay(rondel=0)
    for number in (2, 56, 58, 60):
        top(position, number)
    bid(position, 4, 3, 2, 1)
    seat = position.to_act()[0]
    thinker = Journeyman(LONDON, random.Random(2), Budget(simulations=300), LondonHeuristics())
    assert thinker.choose(position.view(seat), position.legal(seat)).notation != "outer chapel"


# ----- how well it plays --------------------------------------------------------------------------


def share_against_apprentices(game: Game, deals: int) -> float:
    """What it wins of each deal's two games, one from either seat; a shared victory is a half."""
    share = 0.0
    for deal in range(deals):
        for mine in range(2):
            names = ["journeyman:60" if seat == mine else "apprentice" for seat in range(2)]
            players = [
                bot(name, game, random.Random(f"{deal} {seat}")) for seat, name in enumerate(names)
            ]
            position = game.new(2, seed=deal)
            while (outcome := position.outcome()) is None:
                seat = position.to_act()[0]
                position.play(seat, players[seat].choose(position.view(seat), position.legal(seat)))
            share += (mine in outcome.winners) / len(outcome.winners)
    return share / (2 * deals)


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "deals"), [(LONDON, 8), (PORTLAND, 4)], ids=["london", "bridgetown"]
)
def test_a_few_simulations_make_it_stronger_than_the_apprentice(game: Game, deals: int) -> None:
    assert share_against_apprentices(game, deals) > 0.5
