"""A position as columns (named numbers, words, lists, lists of lists), and back.

Each game describes its columns once, in a ``Schema``: what they are called, where the position
keeps them, and what they may hold. Snapshots, views, notations and comparisons all go through it.

As one line of text: ``round=3 money=5,4,7, bridges=49.32/50//``. Fields stand apart by spaces; each
item of a list ends with a comma, each row of a table with a slash, and the numbers of a row stand
apart by dots (the third row above is empty). An empty list is ``-``; a blank within a word is ``_``.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from twinspan.core.errors import SnapshotError
from twinspan.core.reader import Reader

if TYPE_CHECKING:
    from twinspan.core.position import Position

Value = int | str | list[int] | list[str] | list[list[int]]
Columns = dict[str, Value]

ANY: Final = -1  # a list of any length

# What a column holds.
_NUMBER: Final = 0
_FLAG: Final = 1  # kept as a bool, written as 0 or 1
_NUMBERS: Final = 2
_ROWS: Final = 3
_WORD: Final = 4  # kept as the index of the word
_WORDS: Final = 5
_ASKING: Final = 6  # the decision at hand, written as its name

# Whose attribute it is.
_STATE: Final = 0
_PLAYERS: Final = 1  # one value for each of ``position.players``
_PART: Final = 2  # of an object that may be missing


class Column:
    """One column: its name, where its values are kept, and what they may be."""

    def __init__(
        self,
        name: str,
        kind: int,
        attribute: str,
        low: int = 0,
        high: int = 0,
        length: int = ANY,
        count: int = ANY,
        words: Sequence[str] = (),
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.attribute: Final = attribute
        self.low: Final = low
        self.high: Final = high
        self.length: Final = length  # of a list, or of each row
        self.count: Final = count  # of rows
        self.words: Final = list(words)
        self.owner = _STATE
        self.part = ""
        self.missing: Value = 0  # what is written while there is no such part

    def of_players(self) -> "Column":
        """Kept by each player: a column of numbers, or of rows."""
        self.owner = _PLAYERS
        return self

    def of(self, part: str, missing: Value) -> "Column":
        """Kept by a part of the position that is not always there. It is written; whoever reads
        makes the part again from its columns."""
        self.owner = _PART
        self.part = part
        self.missing = missing
        return self


def number(name: str, low: int, high: int, attribute: str = "") -> Column:
    return Column(name, _NUMBER, attribute or name, low, high)


def flag(name: str, attribute: str = "") -> Column:
    return Column(name, _FLAG, attribute or name, 0, 1)


def numbers(name: str, low: int, high: int, length: int = ANY, attribute: str = "") -> Column:
    return Column(name, _NUMBERS, attribute or name, low, high, length)


def rows(
    name: str, low: int, high: int, count: int, length: int = ANY, attribute: str = ""
) -> Column:
    return Column(name, _ROWS, attribute or name, low, high, length, count)


def word(name: str, words: Sequence[str], attribute: str = "") -> Column:
    """A word, kept as its place among these words."""
    return Column(name, _WORD, attribute or name, words=words)


def words(name: str, possible: Sequence[str], attribute: str = "") -> Column:
    """A list of words, kept as their places among the possible ones."""
    return Column(name, _WORDS, attribute or name, words=possible)


def asking() -> Column:
    """The decision at hand, by its name."""
    return Column("asking", _ASKING, "asking")


class Schema:
    """All columns of a position, in the order in which they are written."""

    def __init__(self, columns: Sequence[Column], shown: Sequence[str] = ()) -> None:
        """``shown``: columns that views have besides, and that follow from the others."""
        self.columns: Final = list(columns)
        self.names: Final = [column.name for column in columns]
        self.shown: Final = list(shown)
        self.decisions: dict[str, Any] = {}  # by name; filled by the game

    def write(self, position: "Position[Any]") -> Columns:
        columns: Columns = {}
        players: list[Any] = getattr(position, "players", [])
        for column in self.columns:
            owner = column.owner
            if owner == _STATE:
                columns[column.name] = _written(column, getattr(position, column.attribute))
            elif owner == _PLAYERS:
                attribute = column.attribute
                if column.kind == _NUMBERS:
                    values = [getattr(player, attribute) for player in players]
                else:
                    values = [getattr(player, attribute)[:] for player in players]
                columns[column.name] = values
            else:
                part = getattr(position, column.part)
                if part is None:
                    missing = column.missing
                    columns[column.name] = missing[:] if isinstance(missing, list) else missing
                else:
                    columns[column.name] = _written(column, getattr(part, column.attribute))
        return columns

    def read(self, position: "Position[Any]", data: object, place: str) -> Columns:
        """Fill a position from plain data; every column must be there, with the right sizes and
        kinds. What was read comes back."""
        if not isinstance(data, dict):
            raise Reader(data, place, SnapshotError).fail("not-a-table")
        columns: Columns = {}
        players: list[Any] = getattr(position, "players", [])
        for column in self.columns:
            name = column.name
            if name not in data:
                raise Reader(data, place, SnapshotError).fail("missing-key", key=name)
            if column.kind == _ASKING:
                asked = Reader(data[name], f"{place}.{name}", SnapshotError)
                position.asking = self.decisions[asked.word(self.decisions)]
                columns[name] = position.asking.name
                continue
            value = _read(column, data[name], place)
            columns[name] = value
            if column.owner == _STATE:
                if column.kind == _FLAG:
                    setattr(position, column.attribute, value == 1)
                elif column.kind == _WORD:
                    setattr(position, column.attribute, column.words.index(str(value)))
                elif column.kind == _WORDS:
                    assert isinstance(value, list)
                    codes = [column.words.index(str(item)) for item in value]
                    setattr(position, column.attribute, codes)
                else:
                    setattr(position, column.attribute, value)
            elif column.owner == _PLAYERS:
                assert isinstance(value, list)
                for player, own in zip(players, value, strict=True):
                    setattr(player, column.attribute, own)
        if len(data) > len(columns):
            for key in data:
                if key not in columns and key not in self.shown:
                    raise Reader(data, place, SnapshotError).fail("unknown-key", key=str(key))
        return columns


def _written(column: Column, value: Any) -> Value:
    """A value as a column shows it; lists are copied."""
    kind = column.kind
    if kind == _NUMBER:
        found: Value = value
    elif kind == _NUMBERS:
        found = value[:]
    elif kind == _ROWS:
        found = [row[:] for row in value]
    elif kind == _WORD:
        found = column.words[value]
    elif kind == _WORDS:
        found = [column.words[code] for code in value]
    elif kind == _ASKING:
        found = value.name
    else:
        found = 1 if value else 0
    return found


def _read(column: Column, value: object, place: str) -> Value:
    """A value of a column; an error that names the place if it is none."""
    kind = column.kind
    if kind == _NUMBERS:
        numbers = _numbers(value, column.low, column.high, column.length)
        if numbers is not None:
            return numbers
    elif kind == _ROWS:
        table = _rows(value, column.low, column.high, column.count, column.length)
        if table is not None:
            return table
    elif kind == _NUMBER or kind == _FLAG:
        if isinstance(value, int) and not isinstance(value, bool):
            if column.low <= value <= column.high:
                return value
    elif isinstance(value, str) and value in column.words:
        return value
    return _explain(column, Reader(value, f"{place}.{column.name}", SnapshotError))


def _numbers(value: object, low: int, high: int, length: int) -> list[int] | None:
    if not isinstance(value, list) or (length != ANY and len(value) != length):
        return None
    found: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or item < low or item > high:
            return None
        found.append(item)
    return found


def _rows(value: object, low: int, high: int, count: int, length: int) -> list[list[int]] | None:
    if not isinstance(value, list) or len(value) != count:
        return None
    found: list[list[int]] = []
    for item in value:
        row = _numbers(item, low, high, length)
        if row is None:
            return None
        found.append(row)
    return found


def _explain(column: Column, value: Reader) -> Value:
    """Read slowly, and say what is wrong."""
    kind = column.kind
    length = None if column.length == ANY else column.length
    if kind == _NUMBERS:
        return value.integers(column.low, column.high, length)
    if kind == _ROWS:
        return value.rows(column.low, column.high, column.count, length)
    if kind == _WORD:
        return value.word(column.words)
    if kind == _WORDS:
        return [item.word(column.words) for item in value.items()]
    return value.integer(column.low, column.high)


# ----- as one line of text ------------------------------------------------------------------------

_DIGITS: Final = re.compile(r"-?\d{1,9}")


def write_line(columns: Columns) -> str:
    return " ".join(f"{name}={_text_of(value)}" for name, value in columns.items())


def read_line(text: str) -> Columns:
    """What ``write_line`` wrote; an error that names the field otherwise."""
    columns: Columns = {}
    for field in text.split():
        name, equals, value = field.partition("=")
        if not equals or not name:
            raise SnapshotError("broken-field", {"place": field})
        if name in columns:
            raise SnapshotError("double-field", {"place": name})
        columns[name] = _value_of(name, value)
    return columns


def _text_of(value: Value) -> str:
    if isinstance(value, int | str):
        return str(value).replace(" ", "_")
    if not value:
        return "-"
    if any(isinstance(item, list) for item in value):
        return "/".join(".".join(map(str, row)) for row in value if isinstance(row, list)) + "/"
    return ",".join(str(item).replace(" ", "_") for item in value) + ","


def _value_of(name: str, text: str) -> Value:
    if text == "-":
        return []
    if text.endswith("/"):
        return [_items(name, row, ".") if row else [] for row in text[:-1].split("/")]
    if text.endswith(","):
        parts = text[:-1].split(",")
        if all(part[:1].isalpha() for part in parts):
            return [part.replace("_", " ") for part in parts]
        return _items(name, text[:-1], ",")
    return int(text) if _DIGITS.fullmatch(text) else text.replace("_", " ")


def _items(name: str, text: str, separator: str) -> list[int]:
    parts = text.split(separator)
    if not all(_DIGITS.fullmatch(part) for part in parts):
        raise SnapshotError("broken-field", {"place": f"{name}={text}"})
    return [int(part) for part in parts]
