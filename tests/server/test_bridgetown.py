"""Bridgetown Races on the server, which knows nothing of it that is not in the contract."""

import os
import random
from pathlib import Path

from tests.bridgetown.table import PORTLAND
from tests.server.tables import ada, backend_in, match_of, play_out, run
from twinspan.core.record import Record
from twinspan.games import game_of
from twinspan.server.thinking import Thinkers


def test_people_play_to_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with backend_in(tmp_path) as opened:
            host = await opened.player("host")
            table = await opened.open(
                host, ada(), ada("Ben", "rose"), game="bridgetown", start=True
            )
            await play_out(opened, table, random.Random(1))
            record = match_of(table).record()
            again = Record.from_json(record.to_json())
            assert again.verify(game_of(record.setup)).outcome() is not None

    run(scenario)


def test_a_computer_decides_in_its_own_process() -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        position = PORTLAND.new(2, seed=1)
        decided_in: set[float] = set()
        try:
            for _ in range(3):
                seat = position.to_act()[0]
                thought = await thinkers.think("tests.server.thoughts:Here", position, seat)
                decided_in |= {estimate.score for estimate in thought.estimates}
                position.play(seat, thought.action)
        finally:
            thinkers.close()
        assert len(decided_in) == 1  # it is kept for the next decision
        assert os.getpid() not in decided_in

    run(scenario)
