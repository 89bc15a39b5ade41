"""Random games of other engines, driven as fast as their public interfaces allow.

Each ``play`` takes the number of the game, plays it to its end and tells how many decisions had a
choice and how many had only one answer.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


class Tally(NamedTuple):
    decisions: int
    forced: int


Play = Callable[[int], Tally]

PLAYERS = [RandomPlayer(color) for color in Color]


def catanatron_play(n: int) -> Tally:
    """As its documentation shows: random players and ``Game.play``."""
    decisions = forced = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions, forced
        if len(actions) > 1:
            decisions += 1
        else:
            forced += 1
        return player.decide(game, actions)

    Game(PLAYERS, seed=n).play(decide_fn=decide)
    return Tally(decisions, forced)


def catanatron_execute(n: int) -> Tally:
    """Without the two copies of ``Game.play`` and without checking each action again."""
    decisions = forced = 0
    game = Game(PLAYERS, seed=n)
    state, execute, rng = game.state, game.execute, random.Random(n)
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        if len(actions) > 1:
            decisions += 1
            action = actions[int(rng.random() * len(actions))]
        else:
            forced += 1
            action = actions[0]
        execute(action, validate_action=False)
    return Tally(decisions, forced)


def catanatron_new() -> Any:
    return Game(PLAYERS, seed=1)


def catanatron_midgame() -> Any:
    game = catanatron_new()
    for _ in range(300):
        game.play_tick()
    return game


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel whose chance nodes are uniform, as a deal of cards is."""
    game = pyspiel.load_game(name)

    def play(n: int) -> Tally:
        decisions = forced = 0
        rng = random.Random(n)
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()  # at a chance node: its outcomes
            if not state.is_chance_node():
                if len(actions) > 1:
                    decisions += 1
                else:
                    forced += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return Tally(decisions, forced)

    return play
