"""A game as data: recording it, its text, and texts that are no record."""

import dataclasses
import random

import pytest

import twinspan
from tests.core.recorded import Plain, finished, finished_text, plain, read, record_error
from tests.london.play import choose
from tests.london.table import LONDON
from twinspan.core.chance import commitment_of, secret_of
from twinspan.core.errors import RecordError, UsageError
from twinspan.core.record import FORMAT, Played, Record, Recorder, play_at_random
from twinspan.core.setup import Setup
from twinspan.core.terms import Event

# ----- recording ----------------------------------------------------------------------------------


def test_a_record_says_what_is_needed_to_play_again() -> None:
    position = LONDON.new(3, {"gate": "L8.6"}, seed=5)
    record = Recorder(position).record
    assert record == Record(
        setup=Setup(
            game="london",
            version=LONDON.version,
            data_hash=LONDON.data_hash,
            data=None,
            seats=3,
            options={
                "chapel": "base",
                "gate": "L8.6",
                "hostelry": "base",
                "bridge": "base",
                "from_memory": False,
            },
        ),
        commitment=commitment_of(secret_of(5)),
        seed=secret_of(5),
        decisions=[],
        outcome=None,
    )
    assert position.commitment() == record.commitment


def test_only_a_verifiable_game_can_be_recorded() -> None:
    for chance in (None, random.Random(1)):
        position = LONDON.new(2, chance=chance)
        assert position.commitment() is None
        with pytest.raises(UsageError) as caught:
            Recorder(position)
        assert caught.value.code == "not-verifiable"


def test_secret_choices_stand_in_seat_order() -> None:
    recorder = Recorder(LONDON.new(3, seed=1))
    for seat, notation in ((2, "card 1"), (0, "card 4"), (1, "card 2")):
        assert recorder.record.decisions == []
        recorder.play(seat, LONDON.action(notation))
    assert recorder.record.decisions == [
        Played(0, "card 4"),
        Played(1, "card 2"),
        Played(2, "card 1"),
    ]
    assert [str(decision) for decision in recorder.record.decisions] == [
        "0 card 4",
        "1 card 2",
        "2 card 1",
    ]


def test_a_changed_choice_counts_once() -> None:
    recorder = Recorder(LONDON.new(3, seed=1))
    for seat, notation in ((0, "card 4"), (2, "card 3"), (0, "card 1"), (0, "card 2")):
        recorder.play(seat, LONDON.action(notation))
    recorder.play(1, LONDON.action("card 2"))
    assert [str(decision) for decision in recorder.record.decisions] == [
        "0 card 2",
        "1 card 2",
        "2 card 3",
    ]


def test_a_refused_action_is_not_recorded() -> None:
    recorder = Recorder(LONDON.new(3, seed=1))
    with pytest.raises(twinspan.Refused):
        recorder.play(0, LONDON.action("outer gate"))
    for seat in range(3):
        recorder.play(seat, LONDON.action("card 1"))
    assert len(recorder.record.decisions) == 3


def test_forced_decisions_are_not_recorded() -> None:
    forced: list[Event] = []
    decided = 0
    recorder = Recorder(LONDON.new(2, seed=3))
    rng = random.Random(3)
    while waiting := recorder.position.to_act():
        assert len(recorder.position.legal(waiting[0])) > 1
        recorder.play(waiting[0], choose(rng, recorder.position, waiting[0]), forced)
        decided += 1
    assert len(recorder.record.decisions) == decided
    assert any(event.kind == "only-choice" for event in forced)


def test_who_has_just_one_card_to_choose_is_not_recorded() -> None:
    seen = False
    for seed in range(40):
        recorder = Recorder(LONDON.new(3, seed=seed))
        position = recorder.position
        rng = random.Random(seed)
        decided = 0
        while waiting := position.to_act():
            if position.simultaneous():
                forced = {seat for seat in range(3) if not position.legal(seat)}
                assert not forced & set(waiting)
                seen = seen or bool(forced)
            recorder.play(waiting[0], choose(rng, position, waiting[0]))
            decided += 1
        assert len(recorder.record.decisions) == decided
    assert seen


def test_a_decision_may_be_recorded_by_its_notation_or_its_id() -> None:
    recorder = Recorder(LONDON.new(3, seed=8))
    recorder.play(0, "card 1")
    recorder.play(1, LONDON.action("card 2").id)
    recorder.play(2, LONDON.action("card 4"))
    assert [str(decision) for decision in recorder.record.decisions] == [
        "0 card 1",
        "1 card 2",
        "2 card 4",
    ]
    before = recorder.position.key()
    with pytest.raises(UsageError) as caught:
        recorder.play(2, "fly")
    assert caught.value.code == "unknown-action"
    assert recorder.position.key() == before


def test_only_a_new_game_is_recorded() -> None:
    position = LONDON.new(3, seed=1)
    position.play(0, position.legal(0)[0])
    with pytest.raises(UsageError) as caught:
        Recorder(position)
    assert caught.value.code == "not-new"


def test_a_key_that_stands_twice_is_refused() -> None:
    text = finished().to_json().replace('"seats"', '"game": "london",\n  "seats"', 1)
    with pytest.raises(RecordError) as caught:
        Record.from_json(text)
    assert (caught.value.code, caught.value.facts) == (
        "double-key",
        {"place": "(top)", "key": "game"},
    )


def test_the_outcome_is_recorded_at_the_end_and_not_before() -> None:
    recorder = Recorder(LONDON.new(2, seed=8))
    rng = random.Random(8)
    while waiting := recorder.position.to_act():
        assert recorder.record.outcome is None
        recorder.play(waiting[0], choose(rng, recorder.position, waiting[0]))
    outcome = recorder.position.outcome()
    assert outcome is not None
    assert recorder.record.outcome == outcome.data()


def test_events_come_out_while_recording() -> None:
    events: list[Event] = []
    recorder = Recorder(LONDON.new(3, seed=1))
    recorder.play(0, LONDON.action("card 4"), events)
    assert [event.kind for event in events] == ["chose", "own-choice"]


def test_random_play_gives_a_true_record() -> None:
    record = play_at_random(Recorder(LONDON.new(4, seed=2)), random.Random(2))
    assert record.verify(LONDON).outcome() is not None
    again = play_at_random(Recorder(LONDON.new(4, seed=2)), random.Random(2))
    assert record == again


# ----- as text ------------------------------------------------------------------------------------


def test_a_record_comes_back_from_its_text() -> None:
    record = finished()
    assert Record.from_json(record.to_json()) == record
    unfinished = dataclasses.replace(record, decisions=[], outcome=None)
    assert Record.from_json(unfinished.to_json()) == unfinished


def test_the_text_has_one_decision_a_line() -> None:
    lines = finished_text().splitlines()
    for decision in finished().decisions:
        assert f'    "{decision}"' in [line.rstrip(",") for line in lines]
    assert lines[0] == "{"
    assert lines[1] == f'  "format": "{FORMAT}",'
    assert finished_text().endswith("}\n")


def test_the_finished_game_has_all_kinds_of_decisions() -> None:
    kinds = {LONDON.action(decision.notation).kind for decision in finished().decisions}
    assert kinds >= {"card", "place", "stack", "replace", "bonus", "take", "done"}
    assert kinds & {"raise", "noblewoman", "chapel +2", "gate +2", "take back"}


@pytest.mark.parametrize(
    "text",
    ["", "{", "nonsense", '{"a": 1,}', "\0", "[" * 100_000, '{"a":' * 100_000, "1" * 5000],
    ids=["empty", "open", "word", "comma", "null", "deep lists", "deep tables", "huge"],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    code, facts = record_error(lambda: Record.from_json(text))
    assert (code, facts["place"]) == ("not-json", "(top)")
    assert facts["reason"]


def test_a_text_that_breaks_off_anywhere_is_refused() -> None:
    text = finished_text().rstrip()
    for end in range(0, len(text), 7):
        assert record_error(lambda end=end: Record.from_json(text[:end]))[0] == "not-json"  # type: ignore[misc]


@pytest.mark.parametrize("data", [None, 1, "record", [], True])
def test_something_else_than_a_table_is_refused(data: object) -> None:
    assert record_error(lambda: read(data)) == ("not-a-table", {"place": "(top)"})


def test_a_missing_field_is_named() -> None:
    for name in plain():
        data = plain()
        del data[name]
        found = record_error(lambda data=data: read(data))  # type: ignore[misc]
        assert found == ("missing-key", {"place": "(top)", "key": name})


def test_an_unknown_field_is_named() -> None:
    found = record_error(lambda: read({**plain(), "colour": "red"}))
    assert found == ("unknown-key", {"place": "(top)", "key": "colour"})


@pytest.mark.parametrize(
    ("name", "value", "code", "place"),
    [
        ("format", "twinspan record 2", "unknown-word", "format"),
        ("format", 1, "not-a-text", "format"),
        ("game", None, "not-a-text", "game"),
        ("version", "1", "not-a-number", "version"),
        ("version", True, "not-a-number", "version"),
        ("version", 0, "out-of-range", "version"),
        ("data_hash", 7, "not-a-text", "data_hash"),
        ("data", [], "not-a-table", "data"),
        ("data", "shipped", "not-a-table", "data"),
        ("seats", 3.0, "not-a-number", "seats"),
        ("seats", 0, "out-of-range", "seats"),
        ("options", None, "not-a-table", "options"),
        ("options", ["base"], "not-a-table", "options"),
        ("commitment", None, "not-a-text", "commitment"),
        ("seed", None, "not-a-text", "seed"),
        ("seed", "00" * 31, "not-hexadecimal", "seed"),
        ("seed", "no" * 32, "not-hexadecimal", "seed"),
        ("decisions", None, "not-a-list", "decisions"),
        ("decisions", {"0": "card 3"}, "not-a-list", "decisions"),
        ("decisions", ["0 card 3", 7], "not-a-text", "decisions[1]"),
        ("decisions", ["0 card 3", "card 3"], "broken-decision", "decisions[1]"),
        ("decisions", [""], "broken-decision", "decisions[0]"),
        ("decisions", ["0"], "broken-decision", "decisions[0]"),
        ("decisions", ["-1 card 3"], "broken-decision", "decisions[0]"),
        ("decisions", ["1000 card 3"], "broken-decision", "decisions[0]"),
        ("decisions", ["x card 3"], "broken-decision", "decisions[0]"),
        ("decisions", [" 0 card 3"], "broken-decision", "decisions[0]"),
        ("outcome", [], "not-a-table", "outcome"),
        ("outcome", 1, "not-a-table", "outcome"),
    ],
)
def test_a_wrong_field_is_refused_with_its_place(
    name: str, value: object, code: str, place: str
) -> None:
    found, facts = record_error(lambda: read({**plain(), name: value}))
    assert (found, facts["place"]) == (code, place)


# ----- of this game -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "code", "facts"),
    [
        (
            "game",
            "bridgetown",
            "other-game",
            {"place": "game", "value": "bridgetown", "wanted": "london"},
        ),
        (
            "version",
            LONDON.version + 1,
            "other-version",
            {
                "place": "version",
                "value": str(LONDON.version + 1),
                "wanted": str(LONDON.version),
            },
        ),
        ("seats", 5, "wrong-seats", {"place": "seats", "seats": "5", "known": [2, 3, 4]}),
        ("options", {"speed": 1}, "unknown-key", {"place": "options", "key": "speed"}),
        ("options", {"from_memory": 1}, "not-a-flag", {"place": "options.from_memory"}),
    ],
)
def test_a_record_of_something_else_cannot_be_replayed(
    name: str, value: object, code: str, facts: Plain
) -> None:
    record = read({**plain(), name: value})
    assert record_error(lambda: record.replay(LONDON)) == (code, facts)
    assert record_error(lambda: record.verify(LONDON)) == (code, facts)


def test_a_record_with_a_wrong_option_cannot_be_replayed() -> None:
    record = read({**plain(), "options": {"chapel": "L8.5"}})
    code, facts = record_error(lambda: record.replay(LONDON))
    assert (code, facts["place"]) == ("unknown-word", "options.chapel")
