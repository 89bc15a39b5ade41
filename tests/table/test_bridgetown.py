"""Bridgetown Races at a table, which knows nothing of it that is not in the contract."""

import random

import pytest

from tests.bridgetown.play import STYLES
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.table.matches import do, some_entry, undo
from twinspan.core.chance import secret_of
from twinspan.games import game_of
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.table.match import Match
from twinspan.table.package import package


def match_at_random(game: BridgetownGame, seats: int, style: str, **options: object) -> Match:
    return Match(game, game.setup(seats, options), secret_of(f"{seats} {style}"))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("game", "seats"), [(PORTLAND, 4), (TWINFORD, 2)])
def test_packages_are_complete(game: BridgetownGame, seats: int, style: str) -> None:
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
    assert record.verify(game_of(record.setup)) == match.position


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
