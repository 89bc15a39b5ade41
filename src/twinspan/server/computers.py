"""Which computers can take a seat: ours, and those that the host offers besides."""

import random
from collections.abc import Iterator, Mapping, Sequence

from twinspan.bots import bot, bots
from twinspan.core.errors import UsageError
from twinspan.games import game, games
from twinspan.server.thinking import OTHERS_LIMIT, naming
from twinspan.server.wire import MOST_BOT_NAME
from twinspan.workers.process import Worker

Computers = Mapping[str, Sequence[str]]  # their names, by game


def offered_computers(others: Sequence[str]) -> Computers:
    """Ours, the strongest first, then these others, for each game that they can play; an error if
    there is none that one of them can.

    They are tried in a worker process, as they will think in one: none of their code runs in this.
    """
    found = {game_id: list(bots(game_id)) for game_id in games()}
    for name in others:
        if len(name) > MOST_BOT_NAME:
            raise UsageError("long-bot-name", {"bot": name, "most": MOST_BOT_NAME})
    for name, playable in _tried(others):
        for game_id in playable:
            if name not in found[game_id]:
                found[game_id].append(name)
    return found


def _tried(names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """The games that each of these bots can play; whoever hangs or ends its process is named."""
    if not names:
        return
    worker = Worker()
    try:
        for name in names:
            worker.send(_playable, name)
            with naming(name, OTHERS_LIMIT):
                if not worker.connection.poll(OTHERS_LIMIT):
                    raise TimeoutError
                playable = worker.receive()
            yield name, playable
    finally:
        worker.terminate()
        worker.join()


def _playable(name: str) -> list[str]:
    """The games that a bot can play."""
    found: list[str] = []
    faults: list[UsageError] = []
    for game_id in games():
        try:
            bot(name, game(game_id), random.Random(0))
            found.append(game_id)
        except UsageError as fault:
            faults.append(fault)
    if not found:
        raise faults[0]
    return found
