"""Replaying and verifying records, and noticing whatever is not true."""

import copy
import dataclasses
import random
from collections.abc import Callable

import pytest

import twinspan
from tests.core.recorded import (
    Plain,
    card_choices,
    finished,
    mismatch,
    with_decisions,
    with_setup,
)
from tests.london.table import LONDON, lay
from twinspan.core.chance import commitment_of
from twinspan.core.errors import ComponentError, RecordMismatch, UsageError
from twinspan.core.record import Played, Record, Recorder, play_at_random
from twinspan.core.terms import Event
from twinspan.games import game_of
from twinspan.games.london import LondonPosition

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
    assert position == LONDON.new(3, record.setup.options, seed="a record")
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
        data: Plain = copy.deepcopy(dict(true))
        change(data)
        return data

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
    code, _ = mismatch(with_setup(finished(), seats=2))
    assert code == "illegal-decision"
    code, _ = mismatch(with_setup(finished(), seats=4))
    assert code in ("illegal-decision", "not-in-seat-order")


def test_other_options_are_found() -> None:
    for options in ({}, {"gate": "L8.7"}, {"gate": "L8.8", "bridge": "random"}):
        code, _ = mismatch(with_setup(finished(), options={**options}))
        assert code == "wrong-outcome"


# ----- tampered decisions -------------------------------------------------------------------------


def test_an_unknown_decision_is_found_with_its_number() -> None:
    decisions = finished().decisions
    for wrong, why in (
        (Played(0, "dance"), "unknown-action"),
        (Played(0, ""), "unknown-action"),
        (Played(3, "card 3"), "unknown-seat"),
        (Played(999, "card 3"), "unknown-seat"),
    ):
        record = with_decisions([*decisions[:5], wrong, *decisions[6:]])
        assert mismatch(record) == (
            "unknown-decision",
            {"number": 6, "decision": str(wrong), "why": why},
        )


def test_an_illegal_decision_is_found_with_its_number_and_rule() -> None:
    first, *rest = finished().decisions
    code, facts = mismatch(with_decisions([Played(0, "outer gate"), first, *rest]))
    assert code == "illegal-decision"
    assert facts == {
        "number": 1,
        "decision": "0 outer gate",
        "rule": "T3",
        "why": "other-decision",
    }
    code, facts = mismatch(with_decisions([*finished().decisions, Played(0, "card 3")]))
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
    found = 0
    for place in card_choices(finished()):
        pair = decisions[place : place + 2]
        if pair[0].seat < pair[1].seat and pair[1].notation.startswith("card "):
            swapped = [*decisions[:place], *pair[::-1], *decisions[place + 2 :]]
            assert mismatch(with_decisions(swapped)) == (
                "not-in-seat-order",
                {"number": place + 1, "decision": str(pair[1])},
            )
            found += 1
    assert found > 0


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
        altered = Played(decision.seat, others[place % len(others)].notation)
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
        altered = Played((seat + 1) % 3, notation)
        code, _ = mismatch(with_decisions([*decisions[:place], altered, *decisions[place + 1 :]]))
        assert code


# ----- data of one's own --------------------------------------------------------------------------


def richer() -> Plain:
    """Components with which everybody starts with £9."""
    data: Plain = copy.deepcopy({**LONDON.data()})
    data["start"]["money"] = 9
    return data


def record_with_own_data() -> Record:
    game = twinspan.game("london", components=richer())
    return play_at_random(Recorder(game.new(2, seed=1)), random.Random(1))


def test_the_shipped_data_do_not_travel_with_the_record() -> None:
    assert finished().setup.data is None
    assert game_of(finished().setup) is twinspan.game("london")


def test_data_of_ones_own_travel_with_the_record() -> None:
    record = Record.from_json(record_with_own_data().to_json())
    assert record == record_with_own_data()
    assert record.setup.data == richer()
    game = game_of(record.setup)
    assert game.data_hash == record.setup.data_hash != LONDON.data_hash
    start = record.start(game)
    assert isinstance(start, LondonPosition)
    assert [player.money for player in start.players] == [9, 9]
    record.verify(game)


def test_a_record_does_not_fit_other_data() -> None:
    record = record_with_own_data()
    assert mismatch(record) == (
        "wrong-data",
        {"value": record.setup.data_hash, "wanted": LONDON.data_hash},
    )
    with pytest.raises(RecordMismatch) as caught:
        finished().verify(game_of(record.setup))
    assert caught.value.code == "wrong-data"


def test_tampered_data_are_found() -> None:
    data = richer()
    data["start"]["money"] = 8
    record = with_setup(record_with_own_data(), data=data)
    with pytest.raises(RecordMismatch) as caught:
        game_of(record.setup)
    assert caught.value.code == "wrong-data"
    without = with_setup(record_with_own_data(), data=None)
    with pytest.raises(RecordMismatch) as caught:
        game_of(without.setup)
    assert caught.value.code == "wrong-data"


def test_data_that_cannot_be_are_refused() -> None:
    data = richer()
    del data["start"]
    record = with_setup(record_with_own_data(), data=data)
    with pytest.raises(ComponentError) as caught:
        game_of(record.setup)
    assert caught.value.code == "missing-key"


def test_a_record_of_an_unknown_game_has_no_game() -> None:
    with pytest.raises(UsageError) as caught:
        game_of(with_setup(finished(), game="paris").setup)
    assert caught.value.code == "unknown-game"


def test_a_record_of_unknown_rules_has_no_game() -> None:
    with pytest.raises(UsageError) as caught:
        game_of(with_setup(finished(), version=3).setup)
    assert (caught.value.code, caught.value.facts) == (
        "unknown-rules",
        {"game": "london", "version": "3", "known": [1, 2]},
    )


def test_a_laid_table_is_no_verifiable_game() -> None:
    with pytest.raises(UsageError):
        Recorder(lay(3))
