"""A game as data: recording, replaying, verifying, and noticing whatever is not true."""

import copy
import dataclasses
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import twinspan
from tests.london.play import choose, keen
from tests.london.table import LONDON, lay
from twinspan.core.chance import commitment_of, secret_of
from twinspan.core.errors import ComponentError, RecordError, RecordMismatch, UsageError
from twinspan.core.game import Event
from twinspan.core.record import FORMAT, Decision, Record, Recorder, play_at_random
from twinspan.games import game_of
from twinspan.games.london import LondonPosition

Plain = dict[str, Any]


@cache
def finished_text() -> str:
    """A finished game of three with all kinds of decisions, as text."""
    recorder = Recorder(LONDON.new(3, {"gate": "L8.7", "bridge": "random"}, seed="a record"))
    rng = random.Random(1)
    while waiting := recorder.position.to_act():
        recorder.play(waiting[0], choose(rng, recorder.position, waiting[0], keen))
    return recorder.record.to_json()


def finished() -> Record:
    return Record.from_json(finished_text())


def plain() -> Plain:
    data: Plain = json.loads(finished_text())
    return data


def read(data: object) -> Record:
    return Record.from_json(json.dumps(data))


def record_error(call: Callable[[], object]) -> tuple[str, Plain]:
    with pytest.raises(RecordError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def mismatch(record: Record) -> tuple[str, Plain]:
    """What verifying finds."""
    with pytest.raises(RecordMismatch) as caught:
        record.verify(LONDON)
    return caught.value.code, dict(caught.value.facts)


def with_decisions(decisions: list[Decision]) -> Record:
    return dataclasses.replace(finished(), decisions=decisions)


def card_choices(record: Record) -> list[int]:
    """The places of the decisions that are secret choices."""
    return [
        place
        for place, decision in enumerate(record.decisions)
        if decision.notation.startswith("card ")
    ]


# ----- recording ----------------------------------------------------------------------------------


def test_a_record_says_what_is_needed_to_play_again() -> None:
    position = LONDON.new(3, {"gate": "L8.6"}, seed=5)
    record = Recorder(position).record
    assert record == Record(
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
        Decision(0, "card 4"),
        Decision(1, "card 2"),
        Decision(2, "card 1"),
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


def test_only_a_new_game_is_recorded() -> None:
    position = LONDON.new(3, seed=1)
    position.play(0, position.legal(0)[0])
    with pytest.raises(UsageError, match="not-new"):
        Recorder(position)


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


# ----- replaying and verifying --------------------------------------------------------------------


def test_a_true_record_is_verified() -> None:
    record = finished()
    position = record.verify(LONDON)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.data() == record.outcome


def test_replaying_tells_everything_from_the_setup_on() -> None:
    events: list[Event] = []
    finished().replay(LONDON, events)
    kinds = [event.kind for event in events]
    assert kinds.count("start-hand") == 3
    assert kinds.count("round") == 12
    assert kinds[-1] == "rank"


def test_a_record_can_be_replayed_step_by_step() -> None:
    record = finished()
    position = record.start(LONDON)
    assert position == LONDON.new(3, record.options, seed="a record")
    for number, decision in enumerate(record.decisions, 1):
        record.step(position, number, decision, None)
    assert position == record.replay(LONDON)


def test_an_unfinished_record_can_be_replayed_but_not_verified() -> None:
    record = with_decisions(finished().decisions[:40])
    assert record.replay(LONDON).outcome() is None
    assert mismatch(record) == ("not-finished", {"number": 40})


def test_a_wrong_seed_does_not_fit_the_commitment() -> None:
    record = dataclasses.replace(finished(), seed=bytes(32))
    assert mismatch(record) == ("wrong-commitment", {"value": finished().commitment})


def test_another_deal_is_found_even_with_its_commitment() -> None:
    record = dataclasses.replace(finished(), seed=bytes(32), commitment=commitment_of(bytes(32)))
    code, _ = mismatch(record)
    assert code in ("illegal-decision", "wrong-outcome", "not-finished")


@pytest.mark.parametrize("commitment", ["", "0" * 64])
def test_a_wrong_commitment_is_found(commitment: str) -> None:
    record = dataclasses.replace(finished(), commitment=commitment)
    assert mismatch(record) == ("wrong-commitment", {"value": commitment})


def test_a_wrong_outcome_is_found() -> None:
    true = finished().outcome
    assert true is not None
    position = finished().replay(LONDON)
    outcome = position.outcome()
    assert outcome is not None

    def altered(change: Callable[[Plain], None]) -> Plain:
        twin: Plain = copy.deepcopy(true)
        change(twin)
        return twin

    wrong: list[Plain | None] = [
        None,
        {},
        altered(lambda data: data["scores"].reverse()),
        altered(lambda data: data["ranks"].append(1)),
        altered(lambda data: data.update(why="stacks-empty")),
        altered(lambda data: data["lines"].pop()),
        altered(lambda data: data["lines"][0].update(amount=99)),
        altered(lambda data: data.update(prize=1)),
    ]
    for claim in wrong:
        record = dataclasses.replace(finished(), outcome=claim)
        assert mismatch(record) == ("wrong-outcome", {"scores": outcome.scores})


def test_the_wrong_number_of_seats_is_found() -> None:
    code, _ = mismatch(dataclasses.replace(finished(), seats=2))
    assert code == "illegal-decision"
    code, _ = mismatch(dataclasses.replace(finished(), seats=4))
    assert code in ("illegal-decision", "not-in-seat-order")


def test_other_options_are_found() -> None:
    for options in ({}, {"gate": "L8.7"}, {"gate": "L8.8", "bridge": "random"}):
        code, _ = mismatch(dataclasses.replace(finished(), options={**options}))
        assert code == "wrong-outcome"


# ----- tampered decisions -------------------------------------------------------------------------


def test_an_unknown_decision_is_found_with_its_number() -> None:
    decisions = finished().decisions
    for wrong, why in (
        (Decision(0, "dance"), "unknown-action"),
        (Decision(0, ""), "unknown-action"),
        (Decision(3, "card 3"), "unknown-seat"),
        (Decision(999, "card 3"), "unknown-seat"),
    ):
        record = with_decisions([*decisions[:5], wrong, *decisions[6:]])
        assert mismatch(record) == (
            "unknown-decision",
            {"number": 6, "decision": str(wrong), "why": why},
        )


def test_an_illegal_decision_is_found_with_its_number_and_rule() -> None:
    first, *rest = finished().decisions
    code, facts = mismatch(with_decisions([Decision(0, "outer gate"), first, *rest]))
    assert code == "illegal-decision"
    assert facts == {
        "number": 1,
        "decision": "0 outer gate",
        "rule": "T3",
        "why": "other-decision",
    }
    code, facts = mismatch(with_decisions([*finished().decisions, Decision(0, "card 3")]))
    assert (facts["rule"], facts["number"]) == ("T1", len(rest) + 2)


def test_a_dropped_decision_is_found() -> None:
    decisions = finished().decisions
    for place in range(len(decisions)):
        code, _ = mismatch(with_decisions(decisions[:place] + decisions[place + 1 :]))
        assert code in (
            "illegal-decision",
            "not-in-seat-order",
            "not-finished",
            "wrong-outcome",
        )


def test_a_decision_that_stands_twice_is_found() -> None:
    decisions = finished().decisions
    for place in range(len(decisions)):
        code, _ = mismatch(with_decisions(decisions[: place + 1] + decisions[place:]))
        assert code


def test_secret_choices_that_are_not_in_seat_order_are_found() -> None:
    decisions = finished().decisions
    for place in card_choices(finished()):
        pair = decisions[place : place + 2]
        if pair[0].seat < pair[1].seat and pair[1].notation.startswith("card "):
            swapped = [*decisions[:place], *pair[::-1], *decisions[place + 2 :]]
            assert mismatch(with_decisions(swapped)) == (
                "not-in-seat-order",
                {"number": place + 1, "decision": str(pair[1])},
            )


def test_swapped_decisions_are_found_unless_they_are_as_good_a_game() -> None:
    decisions = finished().decisions
    secret = card_choices(finished())
    end = finished().replay(LONDON)
    harmless = 0
    for place in range(len(decisions) - 1):
        pair = decisions[place : place + 2]
        if pair[0] == pair[1] or (place in secret and place + 1 in secret):
            continue
        record = with_decisions([*decisions[:place], *pair[::-1], *decisions[place + 2 :]])
        try:
            position = record.verify(LONDON)
        except RecordMismatch:
            continue
        harmless += 1
        assert position == end
        assert pair[0].seat == pair[1].seat
    assert harmless < 10  # such as two cards taken in the other order


def test_an_altered_decision_is_found_unless_it_is_as_good_a_game() -> None:
    decisions = finished().decisions
    position = finished().start(LONDON)
    found = 0
    for place, decision in enumerate(decisions):
        others = [a for a in position.legal(decision.seat) if a.notation != decision.notation]
        altered = Decision(decision.seat, others[place % len(others)].notation)
        record = with_decisions([*decisions[:place], altered, *decisions[place + 1 :]])
        try:
            record.verify(LONDON)
        except RecordMismatch:
            found += 1
        position.play(decision.seat, LONDON.action(decision.notation))
    assert found > 0.95 * len(decisions)  # not: a card that loses to the same others


def test_a_decision_given_to_another_seat_is_found() -> None:
    decisions = finished().decisions
    for place in range(len(decisions)):
        seat, notation = decisions[place].seat, decisions[place].notation
        altered = Decision((seat + 1) % 3, notation)
        code, _ = mismatch(with_decisions([*decisions[:place], altered, *decisions[place + 1 :]]))
        assert code


# ----- data of one's own --------------------------------------------------------------------------


def richer() -> Plain:
    """Components with which everybody starts with £9."""
    data: Plain = copy.deepcopy(LONDON.data())
    data["start"]["money"] = 9
    return data


def record_with_own_data() -> Record:
    game = twinspan.game("london", components=richer())
    return play_at_random(Recorder(game.new(2, seed=1)), random.Random(1))


def test_the_shipped_data_do_not_travel_with_the_record() -> None:
    assert finished().data is None
    assert game_of(finished()) is twinspan.game("london")


def test_data_of_ones_own_travel_with_the_record() -> None:
    record = Record.from_json(record_with_own_data().to_json())
    assert record == record_with_own_data()
    assert record.data == richer()
    game = game_of(record)
    assert game.data_hash == record.data_hash != LONDON.data_hash
    start = record.start(game)
    assert isinstance(start, LondonPosition)
    assert [player.money for player in start.players] == [9, 9]
    record.verify(game)


def test_a_record_does_not_fit_other_data() -> None:
    record = record_with_own_data()
    assert mismatch(record) == (
        "wrong-data",
        {"value": record.data_hash, "wanted": LONDON.data_hash},
    )
    with pytest.raises(RecordMismatch) as caught:
        finished().verify(game_of(record))
    assert caught.value.code == "wrong-data"


def test_tampered_data_are_found() -> None:
    data = richer()
    data["start"]["money"] = 8
    record = dataclasses.replace(record_with_own_data(), data=data)
    with pytest.raises(RecordMismatch) as caught:
        record.verify(game_of(record))
    assert caught.value.code == "wrong-data"
    without = dataclasses.replace(record_with_own_data(), data=None)
    with pytest.raises(RecordMismatch) as caught:
        without.verify(game_of(without))
    assert caught.value.code == "wrong-data"


def test_data_that_cannot_be_are_refused() -> None:
    data = richer()
    del data["start"]
    record = dataclasses.replace(record_with_own_data(), data=data)
    with pytest.raises(ComponentError) as caught:
        game_of(record)
    assert caught.value.code == "missing-key"


def test_a_record_of_an_unknown_game_has_no_game() -> None:
    with pytest.raises(UsageError) as caught:
        game_of(dataclasses.replace(finished(), game="paris"))
    assert caught.value.code == "unknown-game"


def test_a_laid_table_is_no_verifiable_game() -> None:
    with pytest.raises(UsageError):
        Recorder(lay(3))
