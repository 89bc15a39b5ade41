"""The apprentices of all games play by the rules, change nothing, and beat random players."""

import copy
import random
from typing import Final

import pytest

from tests.bridgetown.play import special
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.london.play import keen
from tests.london.table import LONDON
from tests.playing import step
from twinspan.bots import bot
from twinspan.core.game import Game
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
    rng = random.Random(seats)
    apprentices = [bot("apprentice", game, rng) for _ in range(seats)]
    position = game.new(seats, options, seed=seats)
    while position.outcome() is None:
        for seat in position.to_act():
            action = apprentices[seat].choose(position.view(seat), position.legal(seat))
            assert action in position.legal(seat)
            position.play(seat, action)


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
    apprentice = bot("apprentice", game, rng)
    position = game.new(seats, options, seed=seed)
    while position.outcome() is None:
        step(position, rng, STYLES[game.id])
        for seat in position.to_act():
            action = apprentice.choose(position.view(seat), position.legal(seat))
            assert position.refuse(seat, action) is None


@every_number_of_players
@both_games
def test_the_same_rng_makes_the_same_decisions(game: Game, options: Options, seats: int) -> None:
    def decisions() -> list[str]:
        apprentice = bot("apprentice", game, random.Random("again"))
        position = game.new(seats, options, seed=7)
        made: list[str] = []
        while position.outcome() is None and len(made) < 50:
            seat = position.to_act()[0]
            action = apprentice.choose(position.view(seat), position.legal(seat))
            made.append(action.notation)
            position.play(seat, action)
        return made

    assert decisions() == decisions()


@both_games
def test_they_change_nothing_that_they_are_given(game: Game, options: Options) -> None:
    position = game.new(4, options, seed=1)
    seat = position.to_act()[0]
    view, actions = position.view(seat), list(position.legal(seat))
    view_before, actions_before = copy.deepcopy(view), actions[:]
    bot("apprentice", game, random.Random(1)).choose(view, actions)
    assert (view, actions) == (view_before, actions_before)


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


@pytest.mark.parametrize(("seats", "games"), [(2, 20), (3, 21), (4, 20)])
def test_in_london_it_beats_random_players_clearly(seats: int, games: int) -> None:
    assert wins_alone([(LONDON, {}), (LONDON, RANDOM_FACES)], seats, games) >= 0.8 * games


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (3, 9), (4, 8)])
def test_in_bridgetown_they_hardly_have_a_chance(seats: int, games: int) -> None:
    assert wins_alone([(PORTLAND, {}), (TWINFORD, {})], seats, games) >= 0.9 * games
