"""The bots of all games play by the rules, peek at nothing, and beat random players."""

import copy
import random
from functools import cache
from itertools import cycle
from statistics import mean
from typing import Final

import pytest

from tests.bridgetown.play import special
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.contract.every_game import every_game
from tests.contract.plays import Play
from tests.london.play import keen
from tests.london.table import LONDON
from tests.playing import step
from twinspan.bots import Cancelled, Thought, bot
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.terms import Outcome
from twinspan.games.london.components import SLOTS

Options = dict[str, object]


def faces(column: int) -> Options:
    """The scoring faces of one column: L8.1, L8.5, L8.9, L8.13 for the first."""
    return {name: f"L8.{4 * slot + column}" for slot, name in enumerate(SLOTS)}


RANDOM_FACES: Final[Options] = dict.fromkeys(SLOTS, "random")
GAMES: Final[dict[str, tuple[Game, Options]]] = {
    "london": (LONDON, {}),
    "first faces": (LONDON, faces(1)),
    "second faces": (LONDON, faces(2)),
    "third faces": (LONDON, faces(3)),
    "fourth faces": (LONDON, faces(4)),
    "from memory": (LONDON, {**RANDOM_FACES, "from_memory": True}),
    "bridgetown": (PORTLAND, {}),
    "free streetcar": (TWINFORD, {"free_streetcar": True}),
    "no specials": (PORTLAND, {"no_specials": True}),
}
STYLES: Final = {"london": keen, "bridgetown": special}  # to meet every kind of decision

LEAST_SCORE: Final = -40  # of a poor table, guessed low
MOST_SCORE: Final = {"london": 150, "bridgetown": 8}
LOOKED_AT: Final = {"london": 0.1, "bridgetown": 0.05}  # the share of the moments
NAMES: Final = ("apprentice", "journeyman:6")  # those who think

every_thinker = pytest.mark.parametrize("name", NAMES)
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])
both_games = pytest.mark.parametrize(
    ("game", "options"), [(LONDON, RANDOM_FACES), (PORTLAND, {})], ids=["london", "bridgetown"]
)


# ----- by the rules -------------------------------------------------------------------------------


@every_number_of_players
@pytest.mark.parametrize(("game", "options"), GAMES.values(), ids=GAMES)
def test_they_do_only_what_is_legal_to_the_end_of_every_game(
    game: Game, options: Options, seats: int
) -> None:
    """They sit at the same table, in turn."""
    rng = random.Random(seats)
    players = [bot(name, game, rng) for name, _ in zip(cycle(NAMES), range(seats), strict=False)]
    position = game.new(seats, options, seed=seats)
    while position.outcome() is None:
        for seat in position.to_act():
            thought = players[seat].think(position.view(seat), position.legal(seat))
            check(thought, position, seat)
            position.play(seat, thought.action)


def check(thought: Thought, position: Position, seat: int) -> None:
    """What was chosen is legal, and the reasons are reasons."""
    assert thought.action in position.legal(seat)
    told = thought.estimates
    assert 1 <= len(told) <= 3
    assert told[0].action is thought.action
    assert len({estimate.action for estimate in told}) == len(told)
    for estimate in told:
        assert estimate.action in position.legal(seat)
        assert 0 <= estimate.win_share <= 1
        assert LEAST_SCORE <= estimate.score <= MOST_SCORE[position.game.id]


@pytest.mark.parametrize("name", ["random", *NAMES])
@both_games
def test_a_thought_that_nobody_wants_is_not_even_begun(
    game: Game, options: Options, name: str
) -> None:
    position = game.new(2, options, seed=1)
    seat = position.to_act()[0]
    with pytest.raises(Cancelled):
        bot(name, game, random.Random(1)).think(
            position.view(seat), position.legal(seat), lambda: True
        )


Told = tuple[int, Thought]


@cache
def apprentices(game_id: str, faces: bool, seats: int, deal: int) -> tuple[list[Told], Outcome]:
    """A game among apprentices: what each of them said, decision by decision, and how it ended."""
    game = LONDON if game_id == "london" else PORTLAND
    player = bot("apprentice", game, random.Random(deal))
    position = game.new(seats, RANDOM_FACES if faces else {}, seed=f"among equals {deal}")
    told: list[Told] = []
    while (outcome := position.outcome()) is None:
        seat = position.to_act()[0]
        told.append((seat, player.think(position.view(seat), position.legal(seat))))
        position.play(seat, told[-1][1].action)
    return told, outcome


@pytest.mark.once
@pytest.mark.parametrize(
    ("game_id", "faces", "seats", "deals", "share_errs", "score_errs"),
    [
        ("london", False, 4, 6, 0.04, 3.0),
        ("london", False, 2, 8, 0.04, 3.0),
        ("london", True, 4, 6, 0.04, 5.0),
        ("bridgetown", False, 4, 3, 0.04, 0.6),
        ("bridgetown", False, 2, 4, 0.04, 0.6),
    ],
)
def test_among_equals_apprentices_expect_what_comes_on_average(
    game_id: str, faces: bool, seats: int, deals: int, share_errs: float, score_errs: float
) -> None:
    """What they tell is on the same scale in all games, whoever is asked and whenever."""
    shares: list[float] = []
    errors: list[float] = []
    for deal in range(deals):
        told, outcome = apprentices(game_id, faces, seats, deal)
        for seat, thought in told:
            shares.append(thought.estimates[0].win_share)
            errors.append(thought.estimates[0].score - outcome.scores[seat])
    assert mean(shares) == pytest.approx(1 / seats, abs=share_errs)
    assert mean(errors) == pytest.approx(0, abs=score_errs)


@pytest.mark.parametrize("game_id", ["london", "bridgetown"])
def test_what_ends_the_game_is_known_to_the_point(game_id: str) -> None:
    for deal in range(4):
        told, outcome = apprentices(game_id, False, 2, deal)
        seat, thought = told[-1]
        last = thought.estimates[0]
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0
        assert (last.win_share, last.score) == (won, outcome.scores[seat])


@every_number_of_players
@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [
        *((LONDON, RANDOM_FACES, seed) for seed in range(4)),
        (TWINFORD, {}, 0),
        (PORTLAND, {"free_streetcar": True}, 0),
    ],
)
def test_they_cope_with_whatever_others_do(
    game: Game, options: Options, seed: int, seats: int
) -> None:
    rng = random.Random(seed)
    players = cycle([bot(name, game, rng) for name in NAMES])
    position = game.new(seats, options, seed=seed)
    while position.outcome() is None:
        step(position, rng, STYLES[game.id])
        for seat, player in zip(position.to_act(), players, strict=False):
            action = player.choose(position.view(seat), position.legal(seat))
            assert position.refuse(seat, action) is None


@every_thinker
@every_number_of_players
@both_games
def test_the_same_rng_makes_the_same_decisions(
    game: Game, options: Options, seats: int, name: str
) -> None:
    def decisions() -> list[str]:
        player = bot(name, game, random.Random("again"))
        position = game.new(seats, options, seed=7)
        made: list[str] = []
        while position.outcome() is None and len(made) < 50:
            seat = position.to_act()[0]
            thought = player.think(position.view(seat), position.legal(seat))
            made.append(f"{thought.action.notation} {thought.estimates}")
            position.play(seat, thought.action)
        return made

    assert decisions() == decisions()


@every_thinker
@both_games
def test_they_change_nothing_that_they_are_given(game: Game, options: Options, name: str) -> None:
    position = game.new(4, options, seed=1)
    seat = position.to_act()[0]
    view, actions = position.view(seat), list(position.legal(seat))
    view_before, actions_before = copy.deepcopy(view), actions[:]
    bot(name, game, random.Random(1)).choose(view, actions)
    assert (view, actions) == (view_before, actions_before)


@pytest.mark.parametrize("name", [*NAMES, "random"])
@both_games
def test_a_forced_decision_needs_no_thought(game: Game, options: Options, name: str) -> None:
    position = game.new(2, options, seed=1)
    seat = position.to_act()[0]
    only = position.legal(seat)[0]
    nothing_to_look_at: dict[str, object] = {}
    thought = bot(name, game, random.Random(1)).think(nothing_to_look_at, [only])
    assert thought.action is only
    assert thought.estimates == ()


# ----- nothing to peek at -------------------------------------------------------------------------


@every_game(12)
def test_what_is_hidden_changes_nothing(play: Play[Position]) -> None:
    """Secret choices of others, and all that chance will bring, are other ones: who sees the same
    does the same, and says the same."""
    rng, game = play.rng(), play.game
    position = play.start()
    while position.outcome() is None:
        step(position, rng, play.how())
        if rng.random() < LOOKED_AT[game.id]:
            for seat in position.to_act():
                other = game.imagine(position.view(seat), rng)
                for name in NAMES:
                    assert told(other, seat, name) == told(position, seat, name)


def told(position: Position, seat: int, name: str) -> str:
    player = bot(name, position.game, random.Random("the same"))
    thought = player.think(position.view(seat), position.legal(seat))
    return f"{thought.action} {thought.estimates}"


# ----- not badly ----------------------------------------------------------------------------------


def wins_alone(games: list[tuple[Game, Options]], seats: int, count: int) -> int:
    """How many games an apprentice wins against random players, from every seat in turn."""
    wins = 0
    for number in range(count):
        mine = number % seats
        game, options = games[number % len(games)]
        position = game.new(seats, options, seed=number)
        rng = random.Random(number)
        apprentice, others = bot("apprentice", game, rng), bot("random", game, rng)
        while (outcome := position.outcome()) is None:
            seat = position.to_act()[0]
            player = apprentice if seat == mine else others
            position.play(seat, player.choose(position.view(seat), position.legal(seat)))
        wins += outcome.winners == [mine]
    return wins


@pytest.mark.once
@pytest.mark.parametrize(("seats", "games"), [(2, 20), (3, 21), (4, 20)])
def test_in_london_it_beats_random_players_clearly(seats: int, games: int) -> None:
    assert wins_alone([(LONDON, {}), (LONDON, RANDOM_FACES)], seats, games) >= 0.8 * games


@pytest.mark.once
@pytest.mark.parametrize(("seats", "games"), [(2, 8), (3, 9), (4, 8)])
def test_in_bridgetown_they_hardly_have_a_chance(seats: int, games: int) -> None:
    assert wins_alone([(PORTLAND, {}), (TWINFORD, {})], seats, games) >= 0.9 * games
