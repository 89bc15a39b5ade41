"""Positions as columns, of every game: damaged ones are refused with their place, whatever has the
right sizes and kinds can at least be looked at, and a copy is a copy in every field."""

import random

import pytest

from tests.columns import damages, fields_of, nonsense, read, read_or_refused
from tests.contract.every_game import every_game
from tests.contract.plays import Play, by_json
from tests.playing import play_out
from twinspan.core.errors import SnapshotError
from twinspan.core.position import Position

AnyPlay = Play[Position]


def fault_of(position: Position, columns: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(SnapshotError) as caught:
        read(position, columns)
    return caught.value.code, dict(caught.value.facts)


@every_game(15)
def test_columns_are_plain_data_and_give_the_same_position(play: AnyPlay) -> None:
    for position in play.rests(0.2, chance=play.coin()):
        columns = position.columns()
        assert [*columns] == play.game._schema(play.seats).names
        assert by_json(columns) == columns
        again = read(position, columns)
        assert again == position
        assert again.columns() == columns
        assert again.to_act() == position.to_act()
        for seat in range(play.seats):
            assert again.legal(seat) == position.legal(seat)


@every_game(10)
def test_a_missing_or_unknown_column_is_named(play: AnyPlay) -> None:
    for position in play.rests(0.02, chance=play.coin()):
        columns = position.columns()
        assert fault_of(position, [])[0] == "not-a-table"
        for name in columns:
            rest = {key: value for key, value in columns.items() if key != name}
            wanted = ("missing-key", {"place": "state", "key": name})
            assert fault_of(position, rest) == wanted
        fault = fault_of(position, {**columns, "weather": []})
        assert fault == ("unknown-key", {"place": "state", "key": "weather"})


@every_game(10)
def test_a_damaged_column_is_refused_with_its_place(play: AnyPlay) -> None:
    for position in play.rests(0.03, chance=play.coin()):
        columns = position.columns()
        for column in play.game._schema(play.seats).columns:
            for wrong, code, place in damages(column, columns[column.name]):
                found, facts = fault_of(position, {**columns, column.name: wrong})
                assert (found, facts["place"]) == (code, f"state.{column.name}{place}"), wrong


def look_at(position: Position) -> None:
    """Whatever a user may ask about a position they were given."""
    for seat in range(position.seats):
        legal = position.legal(seat)
        assert all(position.refuse(seat, action) is None for action in legal)
        for action in position.game.actions[:: max(1, len(position.game.actions) // 20)]:
            assert (position.refuse(seat, action) is None) == (action in legal)
        position.view(seat)
        position.aids(seat)
        for action in legal:
            assert position.offer(seat, action).keys() >= action.facts().keys()
    position.view(None)
    position.reveal_needed()
    outcome = position.outcome()
    assert position.is_over() == (outcome is not None)
    assert sum(position.returns()) == pytest.approx(0 if outcome is None else 1)
    assert all(str(fault) for fault in position.status())
    assert position.game.position(position.notation()) == position
    assert position.copy() == position


@every_game(20)
def test_whatever_has_the_right_sizes_and_kinds_is_refused_or_can_be_looked_at(
    play: AnyPlay,
) -> None:
    rng = random.Random(play.seed)
    for position in play.rests(0.06, chance=play.coin()):
        for _ in range(8):
            made_up = read_or_refused(position, nonsense(position, rng))
            if made_up is not None:
                look_at(made_up)
                if not made_up.status():  # then it could have come about, and goes on
                    play_out(made_up, rng)


@every_game(10)
def test_random_play_has_no_fault(play: AnyPlay) -> None:
    for position in play.rests(0.5, chance=play.coin()):
        assert position.status() == []


@every_game(10)
def test_a_copy_holds_what_the_position_holds(play: AnyPlay) -> None:
    for position in play.rests(0.1):
        copied = position.copy()
        assert type(copied) is type(position)
        assert fields_of(copied) == fields_of(position)
        assert copied.chance is position.chance
        assert copied.to_act() == position.to_act()
