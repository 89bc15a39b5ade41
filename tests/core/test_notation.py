"""Columns as one line of text, and back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twinspan.core.columns import Columns, read_line, write_line
from twinspan.core.errors import SnapshotError

NUMBERS = st.integers(-999_999_999, 999_999_999)
COLUMN = (
    NUMBERS
    | st.from_regex(r"[a-z][a-z.+-]*", fullmatch=True)
    | st.lists(NUMBERS, max_size=4)
    | st.lists(st.lists(NUMBERS, max_size=3), min_size=1, max_size=3)
)
COLUMNS = st.dictionaries(st.from_regex(r"[a-z_.]+", fullmatch=True), COLUMN, max_size=4)


def test_every_kind_of_column_has_its_form() -> None:
    bare: list[list[int]] = [[]]
    columns: Columns = {
        "round": 3,
        "asking": "take-cards",
        "lowest": -1,
        "money": [5, 4, 7],
        "one": [5],
        "none": [],
        "bridges": [[49, 32], [50], []],
        "bare": bare,
    }
    text = (
        "round=3 asking=take-cards lowest=-1 money=5,4,7, one=5, none=- bridges=49.32/50// bare=/"
    )
    assert write_line(columns) == text
    assert read_line(text) == columns


@settings(derandomize=True, database=None, deadline=None, max_examples=100)
@given(COLUMNS)
def test_columns_come_back_as_they_were(columns: Columns) -> None:
    assert read_line(write_line(columns)) == columns


def test_nothing_is_written_as_nothing() -> None:
    assert write_line({}) == ""
    assert read_line("") == {}


def test_the_amount_of_space_between_fields_does_not_matter() -> None:
    assert read_line("  a=1\n\tb=2,  ") == {"a": 1, "b": [2]}


def test_a_number_too_long_for_a_table_is_a_word() -> None:
    assert read_line("a=999999999 b=1000000000") == {"a": 999_999_999, "b": "1000000000"}


@pytest.mark.parametrize("field", ["round", "=3", "=", "-"])
def test_a_field_without_a_name_or_an_equals_sign_is_refused(field: str) -> None:
    with pytest.raises(SnapshotError) as caught:
        read_line(f"seats=3 {field}")
    assert caught.value.code == "broken-field"
    assert caught.value.facts == {"place": field}


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("money=5,x,7,", "money=5,x,7"),
        ("money=,", "money="),
        ("money=5,,7,", "money=5,,7"),
        ("money=1000000000,", "money=1000000000"),
        ("money=5.5,", "money=5.5"),
        ("bridges=4.x/5/", "bridges=4.x"),
        ("bridges=4./5/", "bridges=4."),
        ("bridges=4,5/", "bridges=4,5"),
    ],
)
def test_a_list_of_something_else_than_numbers_is_refused(field: str, place: str) -> None:
    with pytest.raises(SnapshotError) as caught:
        read_line(field)
    assert caught.value.code == "broken-field"
    assert caught.value.facts == {"place": place}


def test_a_field_that_stands_twice_is_refused() -> None:
    with pytest.raises(SnapshotError) as caught:
        read_line("round=3 seats=2 round=3")
    assert caught.value.code == "double-field"
    assert caught.value.facts == {"place": "round"}


@settings(derandomize=True, database=None, deadline=None, max_examples=300)
@given(st.text(alphabet="ab=,./- 019\n", max_size=30))
def test_any_text_is_refused_or_says_something_that_can_be_written_again(text: str) -> None:
    try:
        columns = read_line(text)
    except SnapshotError:
        return
    assert read_line(write_line(columns)) == columns
