"""The journeyman against OpenSpiel's own information-set search, at equal simulations.

`make duel ARGS="london --simulations 100 --deals 20"`. Two seats; each deal is played twice, with
the seats changed. OpenSpiel's ``ISMCTSBot`` (Python) plays out games at random, as it does by
default, and imagines what is hidden through our ``Game.imagine``. The adapter is the least that it
needs: decisions in turn, a string for what a seat knows, and clones.
"""

import argparse
import json
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import twinspan
from twinspan.bots import bot
from twinspan.contest.figures import Share
from twinspan.core.game import Game
from twinspan.core.position import Position

SEATS = 2
EXPLORATION = 2**0.5  # the usual constant of UCT for values from 0 to 1


class Box:
    """OpenSpiel clones a state attribute by attribute: this one copies as positions do."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _: object) -> "Box":
        return Box(self.position.copy())


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel's search; chance is drawn within our positions."""

    def __init__(self, game: Game) -> None:
        kind = pyspiel.GameType(
            short_name=f"twinspan_{game.id}",
            long_name=f"Twinspan: {game.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=SEATS,
            min_num_players=SEATS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=0,
            num_players=SEATS,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=1000,
        )
        super().__init__(kind, info, {})
        self.ours = game

    def new_initial_state(self) -> "OpenSpielState":
        return self.state_of(self.ours.new(SEATS))

    def state_of(self, position: Position) -> "OpenSpielState":
        return OpenSpielState(self, position)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position, asked one seat at a time."""

    def __init__(self, game: OpenSpielGame, position: Position) -> None:
        super().__init__(game)
        self.box = Box(position)

    def current_player(self) -> int:
        waiting = self.box.position.to_act()
        return waiting[0] if waiting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.box.position.legal(player))

    def _apply_action(self, action: int) -> None:
        self.box.position.play(self.current_player(), int(action))

    def is_terminal(self) -> bool:
        return not self.box.position.to_act()

    def returns(self) -> list[float]:
        return self.box.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(self.box.position.view(seat))

    def __str__(self) -> str:
        return self.box.position.notation()


class Searcher:
    """OpenSpiel's bot on one of our seats."""

    def __init__(self, game: Game, simulations: int, seed: int) -> None:
        numbers = np.random.RandomState(seed)
        self._rng = random.Random(seed)
        self._game = OpenSpielGame(game)
        self._bot = ISMCTSBot(
            self._game,
            RandomRolloutEvaluator(1, numbers),
            EXPLORATION,
            simulations,
            random_state=numbers,
            allow_inconsistent_action_sets=False,
        )
        self._bot.set_resampler(self._imagine)

    def choose(self, position: Position, seat: int) -> int:
        seen = self._game.ours.imagine(position.view(seat), self._rng)
        return int(self._bot.step(self._game.state_of(seen)))

    def _imagine(self, state: Any, player: int) -> OpenSpielState:
        view = state.box.position.view(player)
        return self._game.state_of(self._game.ours.imagine(view, self._rng))


def play(game: Game, simulations: int, deal: int, mine: int) -> float:
    """The journeyman's share of a victory over OpenSpiel's bot."""
    seed = 2 * deal + mine
    journeyman = bot(f"journeyman:{simulations}", game, random.Random(seed))
    other = Searcher(game, simulations, seed)
    position = game.new(SEATS, seed=f"duel/{deal}")
    while waiting := position.to_act():
        seat = waiting[0]
        if seat == mine:
            position.play(seat, journeyman.choose(position.view(seat), position.legal(seat)))
        else:
            position.play(seat, other.choose(position, seat))
    return position.returns()[mine]


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.ismcts", description=__doc__)
    parser.add_argument("game", choices=twinspan.game_ids())
    parser.add_argument("--simulations", type=int, default=100, help="for each decision of both")
    parser.add_argument("--deals", type=int, default=20, help="each played twice")
    arguments = parser.parse_args()
    game = twinspan.game(arguments.game)
    wins = []
    for deal in range(arguments.deals):
        wins.append(sum(play(game, arguments.simulations, deal, mine) for mine in range(SEATS)))
        share = Share(wins, [SEATS] * len(wins))
        low, high = share.interval()
        print(
            f"{game.id}, {arguments.simulations} simulations: the journeyman won "
            f"{share.mean:.1%} of {share.games} games ({low:.1%} to {high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
