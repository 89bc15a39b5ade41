"""Entries of a journal are plain data when they are written, and the same when they are read."""

import json

import pytest

from tests.table.matches import Course, courses_of_every_game, with_reasons
from twinspan.table.journal import Entry


@courses_of_every_game(3)
def test_entries_are_read_as_they_were_written(course: Course) -> None:
    match, again = course.start(), course.start()
    for entry in course.entries(match, course.rng()):
        for written in (entry, with_reasons(again, entry)):
            assert Entry.from_data(json.loads(json.dumps(written.data()))) == written
        again.apply(entry)


def test_an_entry_of_an_unknown_kind_is_not_read() -> None:
    with pytest.raises(KeyError):
        Entry.from_data({**Entry("resign", 0).data(), "kind": "lend"})
