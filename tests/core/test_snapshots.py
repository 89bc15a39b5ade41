"""Positions that come from outside: snapshots, views, notations, whole and broken."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.core.samples import (
    Plain,
    moments,
    snapshot_error,
    waiting_game,
)
from tests.london.play import play_out, step
from tests.london.table import LONDON, act, lay
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.errors import SnapshotError
from twinspan.core.position import Position

# ----- positions that come from outside -----------------------------------------------------------


def restored(snapshot: Plain) -> Position:
    return LONDON.restore(snapshot)


def imagined(view: Plain) -> Position:
    return LONDON.imagine(view, random.Random(1))


def a_snapshot() -> Plain:
    return dict(lay(3).snapshot())


def a_view() -> Plain:
    return dict(lay(3).view(1))


FORMS = pytest.mark.parametrize(
    ("make", "read"),
    [(a_snapshot, restored), (a_view, imagined)],
    ids=["snapshot", "view"],
)


@FORMS
def test_what_is_complete_is_read(make: Callable[[], Plain], read: Callable[[Plain], Any]) -> None:
    assert read(make()) == lay(3)


@FORMS
@pytest.mark.parametrize("value", [None, 1, "london", [], [1]])
def test_something_else_than_a_table_is_refused(
    make: Callable[[], Plain], read: Callable[[Any], Position], value: object
) -> None:
    assert snapshot_error(lambda: read(value)) == ("not-a-table", {"place": "(top)"})
    for name in ("state", "options"):
        wrong = {**make(), name: value}
        assert snapshot_error(lambda wrong=wrong: read(wrong)) == ("not-a-table", {"place": name})  # type: ignore[misc]


@FORMS
def test_a_missing_field_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    for name in make():
        truncated = make()
        del truncated[name]
        found = snapshot_error(lambda truncated=truncated: read(truncated))  # type: ignore[misc]
        assert found == ("missing-key", {"place": "(top)", "key": name})


@FORMS
def test_an_unknown_field_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    found = snapshot_error(lambda: read({**make(), "colour": "red"}))
    assert found == ("unknown-key", {"place": "(top)", "key": "colour"})


@FORMS
def test_a_missing_column_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    for name in make()["state"]:
        truncated = make()
        truncated["state"] = {**truncated["state"]}
        del truncated["state"][name]
        code, facts = snapshot_error(lambda truncated=truncated: read(truncated))  # type: ignore[misc]
        assert code in ("missing-key", "not-a-list")
        assert name in (facts.get("key"), facts["place"].removeprefix("state."))


@FORMS
def test_an_unknown_column_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    wrong = make()
    wrong["state"] = {**wrong["state"], "weather": 1}
    assert snapshot_error(lambda: read(wrong)) == (
        "unknown-key",
        {"place": "state", "key": "weather"},
    )


@FORMS
@pytest.mark.parametrize(
    ("name", "value", "code", "wanted"),
    [
        ("game", "bridgetown", "other-game", "london"),
        ("game", None, "other-game", "london"),
        ("version", 999, "other-version", str(LONDON.version)),
        ("version", "1", "other-version", str(LONDON.version)),
        ("data_hash", "0" * 64, "other-data", LONDON.data_hash),
        ("data_hash", [], "other-data", LONDON.data_hash),
    ],
)
def test_a_position_of_something_else_is_refused(
    make: Callable[[], Plain],
    read: Callable[[Plain], Position],
    name: str,
    value: object,
    code: str,
    wanted: str,
) -> None:
    assert snapshot_error(lambda: read({**make(), name: value})) == (
        code,
        {"place": name, "value": str(value), "wanted": wanted},
    )


@FORMS
@pytest.mark.parametrize("seats", [1, 5, -3, None, "3", [3], 3.5])
def test_a_position_for_other_seats_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position], seats: object
) -> None:
    assert snapshot_error(lambda: read({**make(), "seats": seats})) == (
        "wrong-seats",
        {"place": "seats", "seats": str(seats), "known": [2, 3, 4]},
    )


@FORMS
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_with_the_wrong_number_of_players_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position], seats: int
) -> None:
    code, facts = snapshot_error(lambda: read({**make(), "seats": seats}))
    assert code == "wrong-length"
    assert facts["place"].startswith("state.")


@FORMS
def test_a_position_with_wrong_options_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    wrong = make()
    wrong["options"] = {**wrong["options"], "chapel": "L8.9"}
    code, facts = snapshot_error(lambda: read(wrong))
    assert (code, facts["place"]) == ("unknown-word", "options.chapel")
    wrong["options"] = {**wrong["options"], "chapel": "L8.1"}  # and the table shows base scoring
    code, facts = snapshot_error(lambda: read(wrong))
    assert (code, facts["place"]) == ("impossible-face", "state.faces")


def test_a_snapshot_goes_on_with_its_chance() -> None:
    position = LONDON.new(3, seed=4)
    twin = restored(json.loads(json.dumps(position.snapshot())))
    for game in (position, twin):
        play_out(game, random.Random(2))
    assert position == twin
    waiting = restored(dict(waiting_game().snapshot()))
    assert waiting.chance is None
    assert waiting.reveal_needed() is not None
    by_rng = restored(dict(LONDON.new(3, chance=random.Random(1)).snapshot()))
    assert isinstance(by_rng.chance, RandomChance)


@pytest.mark.parametrize(
    ("chance", "code", "place"),
    [
        ("dice", "not-a-table", "chance"),
        (7, "not-a-table", "chance"),
        ({}, "missing-key", "chance"),
        ({"secret": "00" * 32, "seed": 1}, "unknown-key", "chance"),
        ({"secret": "00" * 31}, "not-hexadecimal", "chance.secret"),
        ({"secret": "xy" * 32}, "not-hexadecimal", "chance.secret"),
        ({"secret": None}, "not-a-text", "chance.secret"),
    ],
)
def test_a_snapshot_with_a_wrong_chance_source_is_refused(
    chance: object, code: str, place: str
) -> None:
    found, facts = snapshot_error(lambda: restored({**a_snapshot(), "chance": chance}))
    assert (found, facts["place"]) == (code, place)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat", 0),  # whose own choice the view would show
        ("seat", 3),
        ("seat", "1"),
        ("to_act", [0, 1]),
        ("to_act", None),
        ("outcome", {"scores": [1, 2, 3]}),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(name: str, value: object) -> None:
    position = lay(3)
    act(position, 0, "card 3")
    view: Plain = dict(position.view(1))
    assert imagined(view).view(1) == view
    code, facts = snapshot_error(lambda: imagined({**view, name: value}))
    assert code
    assert facts["place"] == name or facts["place"].startswith("state")


def test_a_hidden_choice_must_be_possible() -> None:
    position = lay(3)
    act(position, 0, "card 3")
    view: Plain = copy.deepcopy(position.view(1))
    view["state"]["hands"][0] = [0, 0, 0, 0, 0]
    code, facts = snapshot_error(lambda: imagined(view))
    assert (code, facts["place"]) == ("impossible-choice", "state.choices")


# ----- notations ----------------------------------------------------------------------------------


def test_a_notation_takes_the_chance_it_is_given() -> None:
    text = lay(3).notation()
    assert LONDON.position(text).chance is None
    assert isinstance(LONDON.position(text, random.Random(1)).chance, RandomChance)
    source = SeededChance(secret_of(1))
    assert LONDON.position(text, source).chance is source


def test_a_notation_without_one_of_its_fields_is_refused() -> None:
    fields = lay(3).notation().split()
    for index, field in enumerate(fields):
        name = field.partition("=")[0]
        text = " ".join(fields[:index] + fields[index + 1 :])
        if name.startswith("option."):
            assert LONDON.position(text) == lay(3)  # options have defaults
            continue
        code, facts = snapshot_error(lambda text=text: LONDON.position(text))  # type: ignore[misc]
        assert (code, facts["key"]) == ("missing-key", name)


def test_a_notation_that_breaks_off_anywhere_is_refused_or_another_position() -> None:
    whole = lay(3).notation()
    for end in range(len(whole)):
        try:
            position = LONDON.position(whole[:end])
        except SnapshotError:
            continue
        assert position.notation().startswith(whole[:end])


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("game=london", "game=bridgetown", "other-game", "game"),
        ("version=1", "version=2", "other-version", "version"),
        ("version=1", "version=one", "other-version", "version"),
        ("seats=3", "seats=5", "wrong-seats", "seats"),
        ("seats=3", "seats=3,", "wrong-seats", "seats"),
        ("option.chapel=base", "option.chapel=L8.5", "unknown-word", "options.chapel"),
        ("option.chapel=base", "option.chapel=-", "not-a-text", "options.chapel"),
        ("option.chapel=base", "option.chapel=1", "not-a-text", "options.chapel"),
        ("option.from_memory=False", "option.from_memory=no", "not-a-flag", "options.from_memory"),
        ("option.chapel=base", "option.speed=fast", "unknown-key", "options"),
        ("round=1", "round=1 data=0", "unknown-key", "state"),
        ("round=1", "round=13", "out-of-range", "state.round"),
        ("round=1", "round=one", "not-a-number", "state.round"),
        ("asking=cards", "asking=tea", "unknown-word", "state.asking"),
        ("money=5,5,5,", "money=5,5,", "wrong-length", "state.money"),
        ("money=5,5,5,", "money=5", "not-a-list", "state.money"),
        ("money=5,5,5,", "money=5/5/5/", "not-a-number", "state.money[0]"),
        ("money=5,5,5,", "money=5,5,5,x", "not-a-list", "state.money"),
        ("money=5,5,5,", "money=5,y,5,", "broken-field", "money=5,y,5"),
        ("money=5,5,5,", "money", "broken-field", "money"),
        ("money=5,5,5,", "round=1", "double-field", "round"),
    ],
)
def test_a_wrong_notation_is_refused_with_its_place(
    old: str, new: str, code: str, place: str
) -> None:
    text = lay(3).notation()
    assert old in text.split()
    wrong = " ".join(new if field == old else field for field in text.split())
    found, facts = snapshot_error(lambda: LONDON.position(wrong))
    assert (found, facts["place"]) == (code, place)


# ----- altered columns ----------------------------------------------------------------------------


def nonsense(value: object) -> Iterator[object]:
    """What cannot stand in a column that has this value: seen without any other column."""
    yield from (None, 1.5, True, {}, -(10**6), 10**9)
    if isinstance(value, str):
        yield from (1, [], "tea")
    elif isinstance(value, int):
        yield from ("x", str(value), [value], [])
    elif isinstance(value, list):
        yield from ("x", 1, [None], [[None]], ["x"], [*value, "x"], [*value, 10**9], [*value, True])
        for index in range(len(value)):
            yield [*value[:index], "x", *value[index + 1 :]]


def alterations(value: object) -> Iterator[object]:
    """Other values of the same shape, most of which no table could show."""
    if isinstance(value, str):
        yield from (position.decision() for position in moments())
    elif isinstance(value, int):
        yield from (value + change for change in (-2, -1, 1, 2, 3))
    elif isinstance(value, list):
        yield from (value[:-1], value[1:], value[::-1], [*value, 0], [*value, 1], [*value, []])
        if value:
            yield [*value, value[-1]]
            yield [*value[1:], value[0]]
        for index, item in enumerate(value):
            changes = alterations(item) if isinstance(item, list) else (item - 1, item + 1)
            for change in changes:
                yield [*value[:index], change, *value[index + 1 :]]


COLUMNS = sorted(LONDON.new(2, chance=None).columns())


@pytest.mark.parametrize("column", COLUMNS)
def test_nonsense_in_a_column_is_refused_with_its_place(column: str) -> None:
    rng = random.Random(column)
    for position in moments():
        snapshot: Plain = dict(position.snapshot())
        state = snapshot["state"]
        for value in rng.sample([*nonsense(state[column])], 8):
            snapshot["state"] = {**state, column: value}
            _, facts = snapshot_error(lambda snapshot=snapshot: restored(snapshot))  # type: ignore[misc]
            place = facts["place"].partition("[")[0]
            assert place == f"state.{column}", f"{column}={value!r} in {position.notation()}"


def sorted_sets(state: Plain) -> Plain:
    """The columns in which the order does not count, in order."""
    return {
        **state,
        "removed": sorted(state["removed"]),
        "bonus_unseen": [sorted(stack) for stack in state["bonus_unseen"]],
    }


@pytest.mark.parametrize("column", COLUMNS)
def test_an_altered_column_is_refused_or_makes_a_position_that_can_be_played(column: str) -> None:
    rng = random.Random(column)
    for position in moments():
        snapshot: Plain = dict(position.snapshot())
        state = snapshot["state"]
        possible = list(alterations(state[column]))
        for value in rng.sample(possible, min(len(possible), 12)):
            snapshot["state"] = {**state, column: value}
            altered = restored_or_refused(snapshot)
            if altered is None:
                continue
            told = f"{column}={value!r} in {position.notation()}"
            assert sorted_sets(dict(altered.columns())) == sorted_sets(snapshot["state"]), told
            assert can_be_played(altered, rng), told


def restored_or_refused(snapshot: Plain) -> Position | None:
    """None for a snapshot whose state is refused; any other error is passed on."""
    try:
        return restored(snapshot)
    except SnapshotError as error:
        if not str(error.facts["place"]).startswith("state"):
            raise
        return None


def can_be_played(position: Position, rng: random.Random) -> bool:
    """Whether somebody can act, or something be revealed, until the game is over."""
    for _ in range(1000):
        if position.outcome() is not None:
            return True
        reveal = position.reveal_needed()
        waiting = position.to_act()
        able = bool(waiting) and all(position.legal(seat) for seat in waiting)
        if not (reveal.outcomes if reveal is not None else able):
            return False
        step(position, rng)
    return False


@pytest.mark.rule("L3.3.1")
def test_nobody_holds_the_0_of_another() -> None:
    snapshot: Plain = copy.deepcopy(lay(3).snapshot())
    hands = snapshot["state"]["hands"]
    hands[0][0], hands[1][0] = 0, 2
    assert snapshot_error(lambda: restored(snapshot))[1]["place"].startswith("state")


@pytest.mark.rule("L3.3.1")
def test_nobody_has_played_the_0_of_another() -> None:
    position = lay(2)
    act(position, 0, "cards 4 0")
    act(position, 1, "cards 2 1")
    snapshot: Plain = copy.deepcopy(position.snapshot())
    snapshot["state"]["played"] = [[4, 1], [2, 0]]  # all the cards are there, with the wrong owners
    assert snapshot_error(lambda: restored(snapshot))[1]["place"].startswith("state")


@pytest.mark.rule("L2.6")
def test_every_player_is_drawn_onto_the_stairs_once() -> None:
    for wrong in ([2, 0], [2, 2], [0, 1, 2]):
        position = waiting_game(3)
        while (reveal := position.reveal_needed()) is not None and reveal.label != "stairs":
            position.reveal(reveal.outcomes[0])
        position.reveal(2)
        snapshot: Plain = copy.deepcopy(position.snapshot())
        assert snapshot["state"]["chapel_order"] == [2]
        snapshot["state"]["chapel_order"] = wrong
        found = snapshot_error(lambda snapshot=snapshot: restored(snapshot))  # type: ignore[misc]
        assert found[1]["place"].startswith("state")
