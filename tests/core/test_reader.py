"""Reading plain data strictly: typed values come out, or an error that names the place."""

from collections.abc import Callable

import pytest

from twinspan.core.errors import ComponentError, DataError, Facts, RecordError, SnapshotError
from twinspan.core.reader import Reader


def reader(value: object, place: str = "top.place") -> Reader:
    return Reader(value, place, SnapshotError)


def failure(read: Callable[[], object]) -> tuple[str, Facts]:
    """The code and the facts of the error that reading gives."""
    with pytest.raises(SnapshotError) as caught:
        read()
    return caught.value.code, caught.value.facts


# ----- tables and lists ---------------------------------------------------------------------------


def test_a_table_gives_its_fields_with_their_places() -> None:
    fields = reader({"a": 1, "b": None}).fields(("a",), ("b", "c"))
    assert {key: field.value for key, field in fields.items()} == {"a": 1, "b": None}
    assert [field.place for field in fields.values()] == ["top.place.a", "top.place.b"]


def test_the_fields_of_the_top_have_plain_names() -> None:
    assert reader({"a": 1}, "").fields(("a",))["a"].place == "a"


@pytest.mark.parametrize("value", [None, 1, "a", [], [("a", 1)]])
def test_what_is_no_table_is_refused(value: object) -> None:
    assert failure(lambda: reader(value).fields(("a",))) == (
        "not-a-table",
        {"place": "top.place"},
    )


def test_a_missing_key_is_named() -> None:
    assert failure(lambda: reader({"a": 1}).fields(("a", "b", "c"))) == (
        "missing-key",
        {"place": "top.place", "key": "b"},
    )


def test_an_unknown_key_is_named() -> None:
    assert failure(lambda: reader({"a": 1, "z": 2}).fields(("a",), ("b",))) == (
        "unknown-key",
        {"place": "top.place", "key": "z"},
    )
    assert failure(lambda: reader({"a": 1, 7: 2}).fields(("a",)))[1]["key"] == "7"


def test_an_error_at_the_top_says_so() -> None:
    assert failure(lambda: reader([], "").fields(("a",))) == ("not-a-table", {"place": "(top)"})


def test_a_list_gives_its_items_with_their_places() -> None:
    items = reader(["x", "y"]).items()
    assert [item.value for item in items] == ["x", "y"]
    assert [item.place for item in items] == ["top.place[0]", "top.place[1]"]
    assert [item.value for item in reader(("x",)).items(1)] == ["x"]


def test_what_is_no_list_is_refused() -> None:
    for value in (None, 1, "ab", {"a": 1}):
        assert failure(reader(value).items) == ("not-a-list", {"place": "top.place"})


def test_a_list_of_another_length_is_refused() -> None:
    assert failure(lambda: reader([1, 2]).items(3)) == (
        "wrong-length",
        {"place": "top.place", "length": 2, "wanted": 3},
    )


# ----- single values ------------------------------------------------------------------------------


def test_an_integer_is_read_within_its_bounds() -> None:
    assert [reader(value).integer(-1, 3) for value in (-1, 0, 3)] == [-1, 0, 3]


@pytest.mark.parametrize("value", [-2, 4])
def test_an_integer_out_of_its_bounds_is_refused(value: int) -> None:
    assert failure(lambda: reader(value).integer(-1, 3)) == (
        "out-of-range",
        {"place": "top.place", "value": value, "low": -1, "high": 3},
    )


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [1]])
def test_what_is_no_integer_is_refused(value: object) -> None:
    assert failure(lambda: reader(value).integer(0, 3)) == ("not-a-number", {"place": "top.place"})


def test_integers_name_the_wrong_one() -> None:
    assert reader([1, 2]).integers(0, 3) == [1, 2]
    assert failure(lambda: reader([1, 5]).integers(0, 3))[1]["place"] == "top.place[1]"
    assert failure(lambda: reader([1, 2]).integers(0, 3, 1))[0] == "wrong-length"


def test_rows_name_the_wrong_one() -> None:
    assert reader([[1], [2, 3]]).rows(0, 3, 2) == [[1], [2, 3]]
    assert failure(lambda: reader([[1], [2, 9]]).rows(0, 3, 2))[1]["place"] == "top.place[1][1]"
    assert failure(lambda: reader([[1]]).rows(0, 3, 2)) == (
        "wrong-length",
        {"place": "top.place", "length": 1, "wanted": 2},
    )
    assert failure(lambda: reader([[1], []]).rows(0, 3, 2, 1)) == (
        "wrong-length",
        {"place": "top.place[1]", "length": 0, "wanted": 1},
    )


def test_a_text_is_a_text() -> None:
    assert reader("gate").text() == "gate"
    for value in (None, 1, b"gate", ["gate"]):
        assert failure(reader(value).text) == ("not-a-text", {"place": "top.place"})


def test_a_flag_is_true_or_false() -> None:
    assert reader(True).flag() is True
    assert reader(False).flag() is False
    for value in (None, 0, 1, "true"):
        assert failure(reader(value).flag) == ("not-a-flag", {"place": "top.place"})


def test_a_word_is_one_of_those_allowed() -> None:
    assert reader("park").word(("gate", "park")) == "park"
    assert failure(lambda: reader("pub").word(("gate", "park"))) == (
        "unknown-word",
        {"place": "top.place", "word": "pub", "known": ["gate", "park"]},
    )
    assert failure(lambda: reader(1).word(("gate",)))[0] == "not-a-text"


def test_bytes_are_written_in_hexadecimal_digits() -> None:
    assert reader("00ffA0").hexadecimal(3) == b"\x00\xff\xa0"
    assert failure(lambda: reader(b"00ffa0").hexadecimal(3))[0] == "not-a-text"


@pytest.mark.parametrize("value", ["00ff", "00ffa", "00ffa0a0", "00ffag", "", "é0"])
def test_what_are_not_so_many_bytes_is_refused(value: str) -> None:
    assert failure(lambda: reader(value).hexadecimal(3)) == (
        "not-hexadecimal",
        {"place": "top.place", "size": 3},
    )


# ----- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [ComponentError, RecordError, SnapshotError])
def test_the_error_is_of_the_kind_asked_for(error: type[DataError]) -> None:
    nested = Reader({"a": [1, "x"]}, "", error).fields(("a",))["a"].items()[1]
    with pytest.raises(error) as caught:
        nested.integer(0, 1)
    assert caught.value.facts == {"place": "a[1]"}


def test_a_failure_carries_further_facts() -> None:
    error = reader(1).fail("too-many", count=3, names=["a"])
    assert (error.code, error.facts) == (
        "too-many",
        {"place": "top.place", "count": 3, "names": ["a"]},
    )
