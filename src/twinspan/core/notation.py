"""A state as columns (named numbers, words, lists, lists of lists) and as one line of text.

``round=3 money=5,4,7, bridges=49.32/50//``: fields stand apart by spaces; each number of a list
ends with a comma, each row of a table with a slash, and the numbers of a row stand apart by dots
(the third row above is empty). An empty list is ``-``.
"""

import re

from twinspan.core.errors import SnapshotError

Column = int | str | list[int] | list[list[int]]
Columns = dict[str, Column]

_NUMBER = re.compile(r"-?\d{1,9}")


def write_columns(columns: Columns) -> str:
    return " ".join(f"{name}={_write(value)}" for name, value in columns.items())


def read_columns(text: str) -> Columns:
    """What ``write_columns`` wrote; an error that names the field otherwise."""
    columns: Columns = {}
    for field in text.split():
        name, equals, value = field.partition("=")
        if not equals or not name:
            raise SnapshotError("broken-field", {"place": field})
        if name in columns:
            raise SnapshotError("double-field", {"place": name})
        columns[name] = _read(name, value)
    return columns


def _write(value: Column) -> str:
    if isinstance(value, int | str):
        return str(value)
    if not value:
        return "-"
    if any(isinstance(item, list) for item in value):
        return "/".join(".".join(map(str, row)) for row in value if isinstance(row, list)) + "/"
    return ",".join(map(str, value)) + ","


def _read(name: str, text: str) -> Column:
    if text == "-":
        return []
    if text.endswith("/"):
        return [_numbers(name, row, ".") if row else [] for row in text[:-1].split("/")]
    if text.endswith(","):
        return _numbers(name, text[:-1], ",")
    return int(text) if _NUMBER.fullmatch(text) else text


def _numbers(name: str, text: str, separator: str) -> list[int]:
    parts = text.split(separator)
    if not all(_NUMBER.fullmatch(part) for part in parts):
        raise SnapshotError("broken-field", {"place": f"{name}={text}"})
    return [int(part) for part in parts]
