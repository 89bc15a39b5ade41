"""Errors carry a code and facts, speak English, and survive a journey to another process."""

import copy
import pickle
import re
from typing import Any

import pytest

from tests.london.table import LONDON, act, lay
from twinspan.core import errors
from twinspan.core.errors import (
    ComponentError,
    DataError,
    OptionsError,
    RecordError,
    RecordMismatch,
    SnapshotError,
    TwinspanError,
    UsageError,
)
from twinspan.core.refusal import Reason, Refusal, Refused
from twinspan.text.teller import Teller
from twinspan.text.words import words

KINDS = [
    TwinspanError,
    UsageError,
    DataError,
    ComponentError,
    OptionsError,
    SnapshotError,
    RecordError,
    RecordMismatch,
]


def a_refusal() -> Refused:
    position = lay(2)
    with pytest.raises(Refused) as caught:
        act(position, 0, "cards 4 4")
    return caught.value


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_tells_its_code_and_facts(kind: type[TwinspanError]) -> None:
    error = kind("wrong-length", {"place": "tiles[2]", "length": 3, "wanted": 8})
    assert error.code == "wrong-length"
    assert error.facts == {"place": "tiles[2]", "length": 3, "wanted": 8}
    assert str(error) == Teller(words("en")).error(error)
    assert all(part in str(error) for part in ("tiles[2]", "3", "8"))


class Unspeakable:
    """Something that cannot tell itself."""

    def __str__(self) -> str:
        raise KeyError("what?")


@pytest.mark.parametrize("value", [10**15, -(10**15), 10**16, 10**30, -(10**30), 10**400])
def test_a_number_of_any_length_can_be_told(value: int) -> None:
    error = SnapshotError("out-of-range", {"place": "x", "value": value, "low": 0, "high": 9})
    for lang in ("en", "fr", "de", "it"):
        told = Teller(words(lang)).error(error)
        assert re.sub(r"[^\d-]", "", told).startswith(str(value)[:100])
    assert str(error).startswith("x: ")


@pytest.mark.parametrize("value", [10**5000, Unspeakable(), "x" * 5000], ids=type)
def test_an_error_can_always_be_told(value: Any) -> None:
    assert str(UsageError("out-of-tea", {"cups": value})).startswith("out-of-tea (cups=")
    assert str(UsageError("wrong-seats", {"seats": value, "known": [2]}))


@pytest.mark.parametrize("trouble", [ArithmeticError, TypeError, RuntimeError, AttributeError])
def test_whatever_happens_while_an_error_is_told_it_is_told(
    trouble: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: TwinspanError) -> str:
        raise trouble

    monkeypatch.setattr(errors, "_tellers", [fail])
    assert str(UsageError("wrong-seats", {"seats": "9"})) == "wrong-seats (seats=9)"


def test_an_error_without_facts_is_a_sentence_too() -> None:
    error = UsageError("seed-and-chance")
    assert error.facts == {}
    assert str(error) == "Give either a seed or a source of chance, not both."


def test_an_error_for_which_there_are_no_words_is_its_code_with_the_facts() -> None:
    """As a game of somebody else's may have it."""
    assert str(UsageError("out-of-tea")) == "out-of-tea"
    assert str(UsageError("out-of-tea", {"cups": 2})) == "out-of-tea (cups=2)"
    assert str(SnapshotError("wrong-length", {"length": 3})) == "wrong-length (length=3)"


@pytest.mark.parametrize("kind", [ComponentError, OptionsError, SnapshotError, RecordError])
def test_wrong_data_of_any_kind_can_be_caught_at_once(kind: type[DataError]) -> None:
    assert issubclass(kind, DataError)


@pytest.mark.parametrize("kind", [*KINDS, Refused])
def test_every_error_can_be_caught_as_ours_and_as_a_wrong_value(
    kind: type[TwinspanError],
) -> None:
    assert issubclass(kind, TwinspanError)
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_can_be_pickled_and_copied(kind: type[TwinspanError]) -> None:
    error = kind("wrong-seats", {"seats": "5", "known": [2, 3, 4]})
    for copied in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(copied) is kind
        assert (copied.code, copied.facts, str(copied)) == (error.code, error.facts, str(error))


def test_a_refused_move_tells_who_what_and_why() -> None:
    refused = a_refusal()
    assert refused.seat == 0
    assert refused.action is LONDON.action("cards 4 4")
    assert refused.refusal == Refusal("L3.2.2", "cards-not-in-hand", {"cards": [4, 4]})
    assert refused.code == "cards-not-in-hand"
    assert refused.facts == {"rule": "L3.2.2", "cards": [4, 4]}


def test_a_refused_move_can_be_pickled_and_copied() -> None:
    refused = a_refusal()
    for copied in (pickle.loads(pickle.dumps(refused)), copy.deepcopy(refused)):
        assert type(copied) is Refused
        assert (copied.seat, copied.refusal, str(copied)) == (0, refused.refusal, str(refused))
        assert copied.action is refused.action


def test_refusals_are_equal_when_rule_reason_and_facts_are() -> None:
    refusal = Refusal("L4.3", "not-on-bridge", {"old": 7})
    assert refusal == Refusal("L4.3", "not-on-bridge", {"old": 7})
    assert hash(refusal) == hash(Refusal("L4.3", "not-on-bridge", {"old": 7}))
    assert refusal != Refusal("L4.4", "not-on-bridge", {"old": 7})
    assert refusal != Refusal("L4.3", "breaks-the-line", {"old": 7})
    assert refusal != Refusal("L4.3", "not-on-bridge", {"old": 8})
    assert refusal != "L4.3"
    assert repr(refusal) == "Refusal(L4.3 not-on-bridge {'old': 7})"


def test_a_reason_names_its_rule() -> None:
    assert repr(Reason("L4.3", "not-on-bridge", "old")) == "Reason(L4.3 not-on-bridge)"
