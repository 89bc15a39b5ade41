"""One test for all games: a failure names its game."""

from collections.abc import Callable

import pytest

import twinspan
from tests.bridgetown.plays import BridgetownPlay
from tests.contract.plays import Play, Test, played
from tests.london.plays import LondonPlay
from twinspan.core.position import Position

PLAYS: dict[str, type[Play[Position]]] = {"london": LondonPlay, "bridgetown": BridgetownPlay}


def every_game(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games of each kind there is."""

    def decorate(test: Test) -> Test:
        def run(game_id: str) -> None:
            played(PLAYS[game_id], count)(test)()

        run.__doc__ = test.__doc__
        return pytest.mark.parametrize("game_id", twinspan.games())(run)

    return decorate
