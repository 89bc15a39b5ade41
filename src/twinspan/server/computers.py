"""Which computers can take a seat: ours, and those that the host offers besides."""

import random
from collections.abc import Mapping, Sequence
from contextlib import closing

from twinspan.bots import bot, bots
from twinspan.core.errors import UsageError
from twinspan.games import game, games
from twinspan.server.wire import MOST_BOT_NAME
from twinspan.workers.pool import ProcessPool

Computers = Mapping[str, Sequence[str]]  # their names, by game


def offered_computers(others: Sequence[str]) -> Computers:
    """Ours, the strongest first, then these others, for each game that they can play; an error if
    there is none that one of them can.

    They are tried in a worker process, where they will think: none of their code runs in this one.
    """
    found = {game_id: list(bots(game_id)) for game_id in games()}
    for name in others:
        if len(name) > MOST_BOT_NAME:
            raise UsageError("long-bot-name", {"bot": name, "most": MOST_BOT_NAME})
    if others:
        with closing(ProcessPool(1).do(_playable, others)) as tried:
            for name, playable in zip(others, tried, strict=True):
                for game_id in playable:
                    if name not in found[game_id]:
                        found[game_id].append(name)
    return found


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
