"""Positions as columns, of every game: damaged ones are refused with their place, whatever has the
right sizes and kinds can at least be looked at, and a copy is a copy in every field."""

import random
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest

import twinspan
from tests.columns import damages, fields_of, nonsense, read, read_or_refused
from tests.contract.every_game import VERSIONS, every_game
from tests.contract.plays import Play, by_json
from tests.playing import play_out
from twinspan.core.columns import Column
from twinspan.core.errors import SnapshotError
from twinspan.core.position import Position
from twinspan.text.words import words

LIBRARY: Final = Path(__file__).parents[2] / "docs" / "library.md"

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


def put_in_place(position: Any, column: Column, value: Any) -> bool:
    """Put the value of a column where the position has it; False if no single field has it."""
    if isinstance(getattr(position, column.attribute, None), bool):
        return False  # which has no value out of range
    if hasattr(position, column.attribute):
        setattr(position, column.attribute, value)
        return True
    players = getattr(position, "players", [])
    for player, own in zip(players, value if isinstance(value, list) else [], strict=False):
        if not hasattr(player, column.attribute):
            return False
        setattr(player, column.attribute, own)
    return isinstance(value, list) and len(value) == len(players)


@every_game(15)
def test_a_position_that_was_changed_in_place_tells_its_fault(play: AnyPlay) -> None:
    told = 0
    for position in play.rests(0.05, chance=play.coin()):
        columns = position.columns()
        for column in play.game._schema(play.seats).columns:
            for wrong, code, place in damages(column, columns[column.name]):
                changed = position.copy()
                if code == "out-of-range" and put_in_place(changed, column, wrong):
                    (fault,) = changed.status()
                    assert (fault.code, fault.facts["place"]) == (
                        code,
                        f"state.{column.name}{place}",
                    )
                    told += 1
    assert told


@every_game(5)
def test_a_position_at_a_step_that_does_not_exist_has_a_fault(play: AnyPlay) -> None:
    for position in play.rests(0.02, chance=play.coin()):
        changed = position.copy()
        changed.step = 99
        known = "step" in position.columns()  # a game of a single step need not write it down
        assert [fault.code for fault in changed.status()] == ["impossible-moment"] * known


# ----- what hand-made snapshots need to know ------------------------------------------------------


def documented_steps(game_id: str) -> dict[str, set[str]]:
    """By the question that is asked, the steps that the library's page says go with it."""
    page = LIBRARY.read_text("utf-8")
    title = words("en").text(f"{game_id}-name")
    section = page.split(f"### {title}\n")[1].split("\n## ")[0].split("\n### ")[0]
    table = section.split("| `asking` | goes with `step` |\n|---|---|\n")[1].split("\n\n")[0]
    rows = [re.findall("`(.+?)`", row) for row in table.splitlines()]
    return {asking: {*steps} for asking, *steps in rows}


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_the_steps_of_each_question_are_documented(game_id: str, rules: int) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    game = twinspan.game(game_id, rules=rules)
    for number in range(40):
        rng = random.Random(number)
        position = game.new(4, chance=None)
        while not position.is_over():
            columns = position.columns()
            found[str(columns["asking"])].add(str(columns["step"]))
            reveal = position.reveal_needed()
            if reveal is not None:
                position.reveal(rng.choices(reveal.outcomes, reveal.weights)[0])
            else:
                seat = position.to_act()[0]
                position.play(seat, rng.choice(position.legal(seat)))
        found[str(position.columns()["asking"])].add(str(position.columns()["step"]))
    assert found == documented_steps(game_id)


@every_game(10)
def test_a_copy_holds_what_the_position_holds(play: AnyPlay) -> None:
    for position in play.rests(0.1):
        copied = position.copy()
        assert type(copied) is type(position)
        assert fields_of(copied) == fields_of(position)
        assert copied.chance is position.chance
        assert copied.to_act() == position.to_act()
