"""One test for all games, by every version of their rules: a failure names game and version."""

from collections.abc import Callable

import pytest

import twinspan
from tests.bridgetown.plays import BridgetownPlay
from tests.contract.plays import Play, Test, played
from tests.london.plays import LondonPlay
from twinspan.core.position import Position

PLAYS: dict[str, type[Play[Position]]] = {"london": LondonPlay, "bridgetown": BridgetownPlay}
# Each game with each version of its rules.
VERSIONS = [
    pytest.param(game_id, rules, id=f"{game_id} {rules}")
    for game_id in twinspan.game_ids()
    for rules in twinspan.versions(game_id)
]
RUN = "run_for_every_game"  # the name of the functions below


def every_game(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games of each kind and version there is."""

    def decorate(test: Test) -> Test:
        def run_for_every_game(game_id: str, rules: int) -> None:
            played(PLAYS[game_id], count, rules)(test)()

        run_for_every_game.__doc__ = test.__doc__
        return pytest.mark.parametrize(("game_id", "rules"), VERSIONS)(run_for_every_game)

    return decorate
