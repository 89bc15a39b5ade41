"""The tables of Old London Bridge at which something is worth a look.

The decisions are those of computers with fixed dice, checked like any other.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count, pairwise
from typing import Any, Final

from tests.page.laying import Laid, reasoned, secret_of
from twinspan.bots import bot
from twinspan.games import game
from twinspan.server.storage import SeatState
from twinspan.table.journal import Entry
from twinspan.table.match import Match

_STATE = dict[str, Any]


def london_tables(ada: int, ben: int) -> Iterable[Laid]:
    return (*_others(ada), *_faces(ada, ben), *_scenes(ada, ben))


def _actor(state: _STATE, asking: str, first: int) -> bool:
    """Whether Ada, on seat 0, is asked for something, from a certain round on."""
    return (state["actor"], state["asking"]) == (0, asking) and int(state["round"]) >= first


def _only_people_choose(state: _STATE, in_round: int) -> bool:
    """Whether the computers have their cards: else they would choose while somebody looks."""
    asked = (state["asking"], state["round"], state["choices"].count(-1))
    return asked == ("cards", in_round, 2)


def _tied(state: _STATE) -> bool:
    """Whether two players who follow each other have equal cards."""
    turns = list(zip(state["order"], state["order_cards"], strict=True))
    worth = [state["played"][seat][which] + state["raised"][seat][which] for seat, which in turns]
    return any(one == other for one, other in pairwise(worth))


# As soon as the game is like this, a table is laid.
_SCENES: Final[dict[str, Callable[[_STATE], bool]]] = {
    "start": lambda state: _only_people_choose(state, 1),
    "bid": lambda state: _only_people_choose(state, 5),
    "reveal": lambda state: _actor(state, "place", 4) and state["turn"] == 0 and _tied(state),
    "build": lambda state: _actor(state, "place", 6) and state["turn"] == 2,
    "replace": lambda state: _actor(state, "replace", 2),
    "bonus": lambda state: _actor(state, "bonus", 4),
    "cards": lambda state: _actor(state, "take-cards", 2),
}
_HELD_FROM: Final = 9  # the round whose turn is held


def finished_london(table: str, people: list[SeatState]) -> Laid:
    """A game of these people at its end."""
    secret = secret_of(table)
    *_, (_, journal) = _play({}, secret, len(people))
    return Laid(table, secret, people, {}, "over", journal)


def _play(
    options: dict[str, object], secret: bytes, seats: int = 4
) -> Iterable[tuple[Match, list[Entry]]]:
    """A game between computers: after every decision the match and its journal so far.

    The later seats choose their cards first, so that there are moments when only Ada and Ben think.
    """
    london = game("london")
    match = Match(london, london.setup(seats, options), secret)
    players = [bot("apprentice", london, random.Random(seat)) for seat in range(seats)]
    journal: list[Entry] = []
    yield match, journal
    while not match.over:
        for seat in reversed(match.asked()):
            legal = match.position.legal(seat)
            entry = Entry("decide", seat, players[seat].choose(match.position.view(seat), legal).id)
            match.check(entry, match.point)
            match.apply(entry)
            journal.append(entry)
            yield match, journal


def _scenes(ada: int, ben: int) -> list[Laid]:
    """The tables of one long game, each stopped at another moment.

    The first game that has all of them will do: which one changes only if the computers change.
    """
    games = (secret_of(f"an afternoon in Southwark {number}") for number in count(32))
    every = (_scenes_of(secret, _four(ada, ben)) for secret in games)
    return list(next(laid for laid in every if len(laid) == len(_SCENES) + 2).values())


def _scenes_of(secret: bytes, seats: list[SeatState]) -> dict[str, Laid]:
    laid: dict[str, Laid] = {}

    def lay(name: str, journal: list[Entry], status: str = "playing") -> None:
        laid[name] = Laid(name, secret, seats, {}, status, list(journal))

    for match, journal in _play({}, secret):
        state: Any = match.position.view(None)["state"]
        for name, fits in _SCENES.items():
            if name not in laid and fits(state):
                lay(name, journal)
        if "held" not in laid and state["round"] >= _HELD_FROM and journal[-1].seat == 0:
            waiting = [*journal[:-1], replace(journal[-1], hold=True)]
            if Laid("held", secret, seats, {}, entries=waiting).match().held is not None:
                lay("held", waiting)
        if match.over:
            lay("end", journal, "over")
            laid["end"] = reasoned(laid["end"])
    return laid


def _four(ada: int, ben: int) -> list[SeatState]:
    return [
        SeatState(ada, "Ada", "teal"),
        SeatState(ben, "Benedetto-Maximilian", "red"),
        SeatState(None, "Maud", "gold", bot="apprentice"),
        SeatState(None, "Osbert", "violet", bot="apprentice"),
    ]


def _faces(ada: int, ben: int) -> Iterable[Laid]:
    """A game with other scorings, played from memory: its texts are the longest."""
    options: dict[str, object] = {"from_memory": True}
    options.update(dict.fromkeys(("chapel", "gate", "hostelry", "bridge"), "random"))
    secret = secret_of("faces")
    laid = False
    for match, journal in _play(options, secret):
        state: Any = match.position.view(None)["state"]
        if not laid and _actor(state, "place", 6):
            laid = True
            yield Laid("memory", secret, _four(ada, ben), options, entries=list(journal))
        if match.over:
            yield Laid("faces", secret, _four(ada, ben), options, "over", journal)


def _others(ada: int) -> Iterable[Laid]:
    """Tables at which nobody has decided anything yet."""
    waiting = [
        SeatState(ada, "Ada", "teal"),
        SeatState(None, "Maud", "red", bot="apprentice"),
        SeatState(),
        SeatState(),
    ]
    yield Laid("lobby", secret_of("lobby"), waiting, {}, "open")
    two = [SeatState(ada, "Ada", "teal"), SeatState(ada, "Ben", "red")]
    yield Laid("cover", secret_of("cover"), two, {})
