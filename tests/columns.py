"""Positions as plain columns, to be read as they are or with something changed."""

import copy
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest

from twinspan.core.errors import SnapshotError
from twinspan.core.position import Position
from twinspan.core.reader import Reader

P = TypeVar("P", bound=Position)
Change = Callable[[list[Any]], list[Any]]
Fault = tuple[str, dict[str, Any]]

NOTHING_TO_DECIDE: Fault = ("nothing-to-decide", {"place": "state.asking"})


def impossible(column: str) -> Fault:
    """The whole does not fit together, seen in this column."""
    return "impossible-moment", {"place": "state", "column": column}


class ColumnsOf(Generic[P]):
    """The columns of a position, and what reading them gives."""

    def __init__(self, position: P) -> None:
        self.position = position
        self.columns: dict[str, Any] = copy.deepcopy(dict(position.columns()))

    def changed(self, **changes: object) -> dict[str, Any]:
        """The columns with others in the place of some; a column can be told how it changes."""
        columns = copy.deepcopy(self.columns)
        for name, change in changes.items():
            assert name in columns
            columns[name] = change(columns[name]) if callable(change) else change
        return columns

    def read(self, **changes: object) -> P:
        return self.read_line(self.changed(**changes))

    def fault(self, **changes: object) -> Fault:
        """The code and the facts of the error that the columns give."""
        return self.fault_of(self.changed(**changes))

    def fault_of(self, columns: object) -> Fault:
        with pytest.raises(SnapshotError) as caught:
            self.read_line(columns)
        return caught.value.code, dict(caught.value.facts)

    def fault_or_none(self, **changes: object) -> Fault | None:
        """The same where the columns may be read, too."""
        try:
            self.read(**changes)
        except SnapshotError as error:
            return error.code, dict(error.facts)
        return None

    def read_line(self, columns: object) -> P:
        here = self.position
        data = Reader(columns, "state", SnapshotError)
        position = here.game.read_state(here.seats, here.options(), data)
        assert isinstance(position, type(here))
        return position


def put(value: object, *path: int) -> Change:
    """A change: this value at that place of the column."""

    def change(column: list[Any]) -> list[Any]:
        _row(column, path)[path[-1]] = value
        return column

    return change


def add(amount: int, *path: int) -> Change:
    """A change: so much more at that place of the column."""

    def change(column: list[Any]) -> list[Any]:
        _row(column, path)[path[-1]] += amount
        return column

    return change


def _row(column: list[Any], path: tuple[int, ...]) -> list[Any]:
    row: list[Any] = column[path[0]] if len(path) > 1 else column
    return row
