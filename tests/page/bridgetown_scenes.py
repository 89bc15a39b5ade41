"""The tables of Bridgetown Races at which something is worth a look.

They are stopped in the middle of released games, which never change: so every run sees the same
flags, racers and story. Whoever is asked there is the first of the people who sit down.

These games were played by version 1 of the rules and would have been the same by the newest ones.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from tests.page.laying import Laid, reasoned, secret_of
from tests.records.add import RELEASED
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.games import game, game_of, game_on
from twinspan.server.storage import SeatState
from twinspan.table.journal import Entry

# Races of four people, with many special actions: in Portland, and in Twinford, where somebody gets
# a flag of all eight bridges.
PORTLAND: Final = "bridgetown-exchanges"
TWINFORD: Final = "bridgetown-all-bridges-4"
LIGHT: Final = "bridgetown-twinford-3-free-streetcar-no-specials"
OWN_CITY: Final = "bridgetown-own-city"

# After how many decisions something is asked.
ROUND_FOUR_IS_PLANNED: Final = (PORTLAND, 128)  # two special actions are taken
RIDE: Final = (PORTLAND, 55)
RIDE_WITH_DOUBLE: Final = (PORTLAND, 102)
WAY_WITH_FLAGS: Final = (PORTLAND, 181)
EXCHANGE: Final = (PORTLAND, 184)
SWAP_AFTER_A_MOVE: Final = (PORTLAND, 141)
SWAP_BEFORE_A_MOVE: Final = (PORTLAND, 66)
FIRST: Final = (PORTLAND, 172)
SEVERAL_WAYS: Final = (TWINFORD, 44)
SEVERAL_WAYS_END: Final = "Cooper Street & Ford Street"  # four ways lead there
BEFORE_THE_EIGHTH_BRIDGE: Final = (TWINFORD, 200)
TWO_ON_A_SPACE: Final = (PORTLAND, 120)
LAST_ROUND: Final = (PORTLAND, 160)
LIGHT_RACE: Final = (LIGHT, 38)  # blue flags lie on two bridges


def bridgetown_tables(ada: int, ben: int) -> Iterable[Laid]:
    people = four(ada, ben)
    yield stopped("race-start", (PORTLAND, 0), people)
    yield stopped("race-plan", ROUND_FOUR_IS_PLANNED, people)
    yield stopped("race-ride", RIDE_WITH_DOUBLE, people)
    yield stopped("race-step", WAY_WITH_FLAGS, people)
    yield stopped("race-ways", SEVERAL_WAYS, people)
    yield stopped("exchange", EXCHANGE, people)
    yield stopped("race-swap", SWAP_AFTER_A_MOVE, people)
    yield stopped("race-first", FIRST, people)
    yield stopped("race-light", LIGHT_RACE, people[:3])
    yield held(stopped("race-held", BEFORE_THE_EIGHTH_BRIDGE, people))
    yield reasoned(finished("race-end", PORTLAND, people))
    yield finished("eight", TWINFORD, people)
    yield Laid(
        "race-lobby",
        secret_of("lobby"),
        [people[0], people[2], SeatState(), SeatState()],
        {},
        "open",
        game=game("bridgetown"),
    )


def four(ada: int, ben: int) -> list[SeatState]:
    computer = "apprentice"
    return [
        SeatState(ada, "Ada", "teal"),
        SeatState(ben, "Benedetto-Maximilian", "red"),
        SeatState(None, "Maud", "gold", bot=computer),
        SeatState(None, "Osbert", "violet", bot=computer),
    ]


def stopped(table: str, scene: tuple[str, int], people: Sequence[SeatState]) -> Laid:
    """A released game after so many decisions, to be played on by the newest rules."""
    name, decisions = scene
    record = released(name)
    the_game = game_of(record.setup)
    newest = game_on(the_game.id, the_game.data_name or the_game.data())
    return _laid(table, newest, record, decisions, people, record.decisions[decisions].seat)


def finished(table: str, name: str, people: Sequence[SeatState]) -> Laid:
    """A released game at its end, by the rules of then."""
    record = released(name)
    laid = _laid(table, game_of(record.setup), record, len(record.decisions), people, 0)
    laid.status = "over"
    return laid


def held(table: Laid) -> Laid:
    """With one decision more, the first that is possible, which is still to be confirmed."""
    position = table.match().position
    seat = position.to_act()[0]
    table.entries.append(Entry("decide", seat, position.legal(seat)[0].id, hold=True))
    assert table.match().held is not None
    return table


@cache
def released(name: str) -> Record:
    return Record.from_json((RELEASED / f"{name}.json").read_text("utf-8"))


def _laid(
    table: str,
    the_game: Game,
    record: Record,
    decisions: int,
    people: Sequence[SeatState],
    asked: int,
) -> Laid:
    """The others sit clockwise from the one who is asked."""
    return Laid(
        table,
        record.seed,
        [replace(people[(seat - asked) % len(people)]) for seat in range(record.setup.seats)],
        record.setup.options,
        entries=[
            Entry("decide", decision.seat, the_game.action(decision.notation).id)
            for decision in record.decisions[:decisions]
        ],
        game=the_game,
    )
