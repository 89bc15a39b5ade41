"""Snapshots, views and notations from outside: what is around the columns of a state. (The columns
themselves: tests/…/test_columns.py.)"""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import twinspan
from tests.core.samples import Plain, other_data, snapshot_error, usage_error, waiting_game
from tests.london.play import play_out
from tests.london.table import LONDON, LONDON_1, act, lay
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.columns import read_choice, read_line, write_line
from twinspan.core.errors import SnapshotError, UsageError
from twinspan.core.position import Position


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
Make = Callable[[], Plain]
Read = Callable[[Any], Position]


def test_an_option_of_a_wrong_kind_is_refused_though_it_equals_the_right_one() -> None:
    """0 equals False, and the last options that were read are known."""
    races = twinspan.game("bridgetown")
    snapshot = races.new(2, seed=1).snapshot()
    assert races.restore(snapshot).options() == races.Options()
    with pytest.raises(SnapshotError) as caught:
        races.restore({**snapshot, "options": {"free_streetcar": 0, "no_specials": False}})
    assert caught.value.code == "not-a-flag"


@FORMS
def test_what_is_complete_is_read(make: Make, read: Read) -> None:
    assert read(make()) == lay(3)


@FORMS
@pytest.mark.parametrize("value", [None, 1, "london", [], [1]])
def test_something_else_than_a_table_is_refused(make: Make, read: Read, value: object) -> None:
    assert snapshot_error(lambda: read(value)) == ("not-a-table", {"place": "(top)"})
    for name in ("state", "options"):
        wrong = {**make(), name: value}
        assert snapshot_error(lambda wrong=wrong: read(wrong)) == ("not-a-table", {"place": name})  # type: ignore[misc]


@FORMS
def test_a_missing_field_is_named(make: Make, read: Read) -> None:
    for name in make():
        truncated = make()
        del truncated[name]
        found = snapshot_error(lambda truncated=truncated: read(truncated))  # type: ignore[misc]
        assert found == ("missing-key", {"place": "(top)", "key": name})


@FORMS
def test_an_unknown_field_is_named(make: Make, read: Read) -> None:
    found = snapshot_error(lambda: read({**make(), "colour": "red"}))
    assert found == ("unknown-key", {"place": "(top)", "key": "colour"})


@FORMS
@pytest.mark.parametrize(
    ("name", "value", "code", "wanted"),
    [
        ("game", "bridgetown", "other-game", "london"),
        ("game", None, "other-game", "london"),
        ("version", 1, "other-version", str(LONDON.version)),
        ("version", str(LONDON.version), "other-version", str(LONDON.version)),
        ("data_hash", LONDON_1.data_hash, "other-data", LONDON.data_hash),
        ("data_hash", [], "other-data", LONDON.data_hash),
    ],
)
def test_a_position_of_something_else_is_refused(
    make: Make, read: Read, name: str, value: object, code: str, wanted: str
) -> None:
    assert snapshot_error(lambda: read({**make(), name: value})) == (
        code,
        {"place": name, "value": str(value), "wanted": wanted},
    )


@FORMS
@pytest.mark.parametrize("seats", [1, 5, -3, None, "3", [3], 3.5, True])
def test_a_position_for_other_seats_is_refused(make: Make, read: Read, seats: object) -> None:
    assert snapshot_error(lambda: read({**make(), "seats": seats})) == (
        "wrong-seats",
        {"place": "seats", "seats": str(seats), "known": [2, 3, 4]},
    )


@FORMS
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_with_the_wrong_number_of_players_is_refused(
    make: Make, read: Read, seats: int
) -> None:
    code, facts = snapshot_error(lambda: read({**make(), "seats": seats}))
    assert code in ("wrong-length", "out-of-range")
    assert facts["place"].startswith("state.")


@FORMS
def test_a_position_with_wrong_options_is_refused(make: Make, read: Read) -> None:
    wrong = make()
    wrong["options"] = {**wrong["options"], "chapel": "L8.9"}
    code, facts = snapshot_error(lambda: read(wrong))
    assert (code, facts["place"]) == ("unknown-word", "options.chapel")


# ----- chance -------------------------------------------------------------------------------------


def test_a_snapshot_goes_on_with_its_chance() -> None:
    position = LONDON.new(3, seed=4)
    again = restored(json.loads(json.dumps(position.snapshot())))
    for game in (position, again):
        play_out(game, random.Random(2))
    assert position == again
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


# ----- of whichever game and version --------------------------------------------------------------


@pytest.mark.parametrize("game_id", twinspan.game_ids())
def test_a_snapshot_finds_its_game_and_its_version(game_id: str) -> None:
    for rules in twinspan.versions(game_id):
        position = twinspan.game(game_id, rules=rules).new(3, seed=rules)
        again = twinspan.restore(json.loads(json.dumps(position.snapshot())))
        assert again == position
        assert again.game is position.game
        assert again.game.version == rules


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("game", "paris", "unknown-game"),
        ("version", 3, "unknown-rules"),
        ("version", "1", "not-a-number"),
        ("game", [], "unknown-game"),
        ("data_hash", "0" * 64, "own-data"),
    ],
)
def test_a_snapshot_of_no_known_game_is_refused(field: str, value: object, code: str) -> None:
    found, _ = snapshot_error(lambda: twinspan.restore({**a_snapshot(), field: value}))
    assert found == code


@pytest.mark.parametrize("value", [None, 1, "london", [], [1]])
def test_what_is_no_snapshot_is_refused(value: Any) -> None:
    found = snapshot_error(lambda: twinspan.restore(value))
    assert found == ("not-a-table", {"place": "(top)"})


def test_a_snapshot_with_data_of_ones_own_is_restored_by_its_game() -> None:
    game = twinspan.game("london", components=other_data())
    snapshot = game.new(3, seed=1).snapshot()
    found = snapshot_error(lambda: twinspan.restore(snapshot))
    assert found == ("own-data", {"place": "data_hash", "game": "london"})
    assert game.restore(snapshot) == game.new(3, seed=1)


@pytest.mark.parametrize("field", ["game", "version", "data_hash", "seats", "options", "state"])
def test_a_snapshot_without_a_field_of_its_heading_is_refused(field: str) -> None:
    wrong = a_snapshot()
    del wrong[field]
    found = snapshot_error(lambda: twinspan.restore(wrong))
    assert found == ("missing-key", {"place": "(top)", "key": field})


# ----- views --------------------------------------------------------------------------------------


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
    view: Plain = copy.deepcopy(dict(position.view(1)))
    view["state"]["hands"][0] = [0, 0, 0, 0, 0]
    code, facts = snapshot_error(lambda: imagined(view))
    assert (code, facts["place"]) == ("impossible-choice", "state.choices")


@pytest.mark.parametrize("choices", [1.5, None, {}, "x", [1.5, -1, -1], [-2, -2]])
def test_choices_of_another_kind_are_refused(choices: object) -> None:
    view = a_view()
    view["state"] = {**view["state"], "choices": choices}
    code, facts = snapshot_error(lambda: imagined(view))
    assert code in ("not-a-list", "not-a-number", "wrong-length")
    assert facts["place"].startswith("state.choices")


@pytest.mark.parametrize("stacks", ["tea", None, [], [12] * 5, [13, *[12] * 5]])
def test_what_follows_from_the_others_in_a_view_must_follow(stacks: object) -> None:
    view = a_view()
    assert imagined(view) == lay(3)
    state = {**view["state"], "stacks": stacks}
    found = snapshot_error(lambda: imagined({**view, "state": state}))
    assert found == ("contradiction", {"place": "state.stacks"})
    del state["stacks"]
    found = snapshot_error(lambda: imagined({**view, "state": state}))
    assert found == ("missing-key", {"place": "state", "key": "stacks"})


def test_what_follows_from_the_others_is_in_views_alone() -> None:
    view, snapshot = a_view(), a_snapshot()
    wrong = {**snapshot, "state": {**snapshot["state"], "stacks": view["state"]["stacks"]}}
    found = snapshot_error(lambda: restored(wrong))
    assert found == ("unknown-key", {"place": "state", "key": "stacks"})


@pytest.mark.parametrize("rng", [1, None, "dice"])
def test_to_imagine_takes_a_random_source(rng: Any) -> None:
    assert usage_error(lambda: LONDON.imagine(a_view(), rng)) == ("wrong-rng", {})
    assert usage_error(lambda: lay(3).playout(rng)) == ("wrong-rng", {})


@pytest.mark.parametrize("view", [{}, None, [], {"state": {}}])
def test_only_a_view_can_be_shown(view: Any) -> None:
    assert snapshot_error(lambda: LONDON.show(view))[0] in ("missing-key", "not-a-table")
    assert snapshot_error(lambda: LONDON.show({**a_view(), "state": 3}))[0] == "not-a-table"


def test_a_snapshot_is_no_view() -> None:
    found = snapshot_error(lambda: imagined(a_snapshot()))
    assert found == ("missing-key", {"place": "(top)", "key": "seat"})
    assert snapshot_error(lambda: LONDON.show(a_snapshot())) == found


def test_a_playout_needs_chance_where_something_is_revealed() -> None:
    waiting = waiting_game()
    assert usage_error(lambda: waiting.playout(random.Random(1))) == ("needs-chance", {})
    assert waiting == waiting_game()
    waiting.chance = RandomChance(random.Random(1))
    assert waiting.reveal_needed() is not None
    stuck = LONDON.position(lay(3).notation())
    assert usage_error(lambda: stuck.playout(random.Random(1))) == ("needs-chance", {})


def test_for_a_search_no_choice_is_made_yet() -> None:
    position = lay(3)
    act(position, 0, "card 3")
    act(position, 1, "card 2")
    for seat in (0, 2, None):
        searched = LONDON.imagine(position.view(seat), random.Random(1), choices=False)
        assert searched.to_act() == (0, 1, 2)
        assert searched.simultaneous()
        assert searched == lay(3)


# ----- notations ----------------------------------------------------------------------------------


def test_a_notation_takes_the_chance_it_is_given() -> None:
    text = lay(3).notation()
    assert LONDON.position(text).chance is None
    assert isinstance(LONDON.position(text, random.Random(1)).chance, RandomChance)
    source = SeededChance(secret_of(1))
    assert LONDON.position(text, source).chance is source
    with pytest.raises(UsageError):
        LONDON.position(text, "dice")  # type: ignore[arg-type]


@pytest.mark.parametrize("notation", [None, 1, [], b"game=london"])
def test_what_is_no_text_is_no_notation(notation: Any) -> None:
    found = snapshot_error(lambda: LONDON.position(notation))
    assert found == ("not-a-text", {"place": "(top)"})


def test_an_option_may_be_any_word() -> None:
    """As a game of somebody else's may have it."""
    possible = ["30", "007", "a b", "a_b", "-", "1,2", "True", "x/"]
    for word in possible:
        line = write_line({"option.x": word})
        assert read_choice(str(read_line(line)["option.x"]), possible) in (word, "a b", "a_b")
    assert [read_choice(text, [False, True]) for text in ("True", "no")] == [True, "no"]


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
    for end in range(0, len(whole), 3):
        try:
            position = LONDON.position(whole[:end])
        except SnapshotError:
            continue
        assert position.notation().startswith(whole[:end])


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("game=london", "game=bridgetown", "other-game", "game"),
        ("version=2", "version=1", "other-version", "version"),
        ("version=2", "version=two", "other-version", "version"),
        (f"data_hash={LONDON.data_hash}", "data_hash=0", "other-data", "data_hash"),
        ("seats=3", "seats=5", "wrong-seats", "seats"),
        ("seats=3", "seats=3,", "wrong-seats", "seats"),
        ("option.chapel=base", "option.chapel=L8.5", "unknown-word", "options.chapel"),
        ("option.chapel=base", "option.chapel=-", "unknown-word", "options.chapel"),
        ("option.from_memory=False", "option.from_memory=no", "not-a-flag", "options.from_memory"),
        ("option.chapel=base", "option.speed=fast", "unknown-key", "options"),
        ("round=1", "round=1 data=0", "unknown-key", "state"),
        ("round=1", "round=13", "out-of-range", "state.round"),
        ("round=1", "round=one", "not-a-number", "state.round"),
        ("step=show-cards", "step=3", "not-a-text", "state.step"),
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
