"""Which computers can take a seat: ours, and those that the host offers besides."""

import logging
import random
from collections.abc import Iterator, Sequence

from twinspan.bots import bot, bots
from twinspan.core.errors import UsageError
from twinspan.games import game, game_ids
from twinspan.registry import OURS
from twinspan.server.thinking import OTHERS_LIMIT, naming
from twinspan.server.wire import MOST_BOT_NAME
from twinspan.text.teller import check_words
from twinspan.text.words import LANGUAGES, words
from twinspan.workers.process import Worker

log = logging.getLogger("twinspan.server")


class Computers(dict[str, list[str]]):
    """Their names, by game; a game that cannot be played at a table is not there."""

    def __missing__(self, game_id: str) -> list[str]:
        raise UsageError("unknown-game", {"game": game_id, "known": list(self)})


def offered_computers(others: Sequence[str]) -> Computers:
    """Ours, the strongest first, then these others, for each game that they can play; an error if
    there is none that one of them can.

    They are tried in a worker process, as they will think in one: none of their code runs in this.
    """
    found = _ours()
    for name in others:
        if len(name) > MOST_BOT_NAME:
            raise UsageError("long-bot-name", {"bot": name, "most": MOST_BOT_NAME})
    for name, playable in _tried(others):
        for game_id in playable:
            if game_id in found and name not in found[game_id]:
                found[game_id].append(name)
    return found


def _ours() -> Computers:
    """Those of each game. A package may have brought one that nobody can play, or tell about."""
    found = Computers()
    for game_id in game_ids():
        try:
            if game_id not in OURS:
                for lang in LANGUAGES:
                    check_words(game_id, words(lang))
            found[game_id] = list(bots(game_id))
        except UsageError as fault:
            log.error("a game is left out: %s", fault)
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
                playable = worker.receive(OTHERS_LIMIT)
            yield name, playable
    finally:
        worker.terminate()
        worker.join()


def _playable(name: str) -> list[str]:
    """The games that a bot can play."""
    found: list[str] = []
    faults: list[UsageError] = []
    for game_id in game_ids():
        try:
            bot(name, game(game_id), random.Random(0))
            found.append(game_id)
        except UsageError as fault:
            faults.append(fault)
    if not found:
        raise faults[0]
    return found
