"""Bridgetown Races at a table: the server knows nothing of it that is not in the contract."""

import gzip
import random
from pathlib import Path

import pytest

from tests.bridgetown.play import STYLES
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.server.tables import ada, house, match_of, play_out, run
from tests.table.matches import do, some_entry, undo
from twinspan.core.chance import secret_of
from twinspan.core.record import Record
from twinspan.games import game_of
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.server.thinking import Thinkers
from twinspan.table.eyes import package
from twinspan.table.match import Match

LARGEST = 20_000  # bytes of a compressed package


def match_at_random(game: BridgetownGame, seats: int, style: str, **options: object) -> Match:
    return Match(game, seats, options, secret_of(f"{seats} {style}"))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("game", "seats"), [(PORTLAND, 4), (TWINFORD, 2)])
def test_packages_are_complete_and_small(game: BridgetownGame, seats: int, style: str) -> None:
    match = match_at_random(game, seats, style, free_streetcar=seats == 2)
    rng = random.Random(seats)
    seen = set()
    while not match.over:
        if match.held is None and rng.random() < 0.2:
            seat = match.position.to_act()[0]
            found = package(match.position, seat)
            chosen = [choice.action for choice in found.choices]
            refused = [action for group in found.refused for action in group.actions]
            assert sorted(chosen + refused) == list(range(len(game.actions)))
            assert found.aids == match.position.aids(seat)
            assert bool(found.aids) == (found.decision in ("plan", "ride", "step"))
            assert len(gzip.compress(found.model_dump_json().encode())) < LARGEST
            seen.add(found.decision)
        do(match, some_entry(match, rng, STYLES[style]))
    assert {"plan", "ride", "step"} <= seen


@pytest.mark.parametrize("style", STYLES)
def test_a_match_with_second_thoughts_gives_a_true_record(style: str) -> None:
    """Undo goes back within a turn, steps included, and leaves no trace in the record."""
    match = match_at_random(TWINFORD, 3, style)
    rng = random.Random(style)
    undone = 0
    while not match.over:
        entry = some_entry(match, rng, STYLES[style])
        undone += entry.kind == "undo"
        do(match, entry)
    assert undone > 10
    record = match.record()
    assert record.verify(game_of(record)) == match.position


def test_a_move_can_be_taken_back_as_a_whole_until_it_is_confirmed() -> None:
    match = match_at_random(PORTLAND, 2, "back and forth", no_specials=True)
    rng = random.Random(1)
    while match.position.decision() != "step":
        do(match, some_entry(match, rng))
    position = match.position
    assert isinstance(position, BridgetownPosition)
    assert position.move is not None
    undoable = match.undoable()
    assert undoable is not None
    seat, first = undoable
    undo(match, seat, first)
    assert match.position.decision() == "ride"


def test_people_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = await home.player("host")
            table = await home.open(host, ada(), ada("Ben", "rose"), game="bridgetown", start=True)
            await play_out(home, table, random.Random(1))
            record = match_of(table).record()
            assert Record.from_json(record.to_json()).verify(game_of(record)).outcome() is not None

    run(story)


def test_a_computer_decides_in_its_own_process() -> None:
    async def story() -> None:
        thinkers = Thinkers()
        position = PORTLAND.new(2, seed=1)
        for _ in range(3):
            seat = position.to_act()[0]
            thought = await thinkers.think("random", position, seat, None)
            position.play(seat, thought.action)
        thinkers.close()

    run(story)
