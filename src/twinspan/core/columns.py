"""A position as columns (named numbers, words, lists, lists of lists), and back.

Each game describes its columns once, in a ``Schema``: what they are called, where the position
keeps them, and what they may hold. Snapshots, views, notations and comparisons all go through it.

As one line of text: ``round=3 money=5,4,7, bridges=49.32/50//``. Fields stand apart by spaces; each
item of a list ends with a comma, each row of a table with a slash, and the numbers of a row stand
apart by dots (the third row above is empty). An empty list is ``-``, a blank in a word is ``_``.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from twinspan.core.errors import DataError, SnapshotError
from twinspan.core.reader import Reader

if TYPE_CHECKING:
    from twinspan.core.position import Position

Value = int | str | list[int] | list[str] | list[list[int]]
Columns = dict[str, Value]

ANY: Final = -1  # a list of any length
_MISSING: Final = object()

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
        """``shown``: columns that views have besides; they follow from the others and are not
        read."""
        self.columns: Final = list(columns)
        self.names: Final = [column.name for column in columns]
        self.shown: Final = list(shown)
        self._known: Final = frozenset(self.names)
        self.decisions: dict[str, Any] = {}  # by name; filled by the game

    def write(self, position: "Position") -> Columns:
        columns: Columns = {}
        players: list[Any] = getattr(position, "players", [])
        for column in self.columns:
            owner = column.owner
            if owner == _STATE:
                columns[column.name] = _written(column, getattr(position, column.attribute))
            elif owner == _PLAYERS:
                columns[column.name] = _written_of(players, column)
            else:
                part = getattr(position, column.part)
                if part is None:
                    missing = column.missing
                    columns[column.name] = missing[:] if isinstance(missing, list) else missing
                else:
                    columns[column.name] = _written(column, getattr(part, column.attribute))
        return columns

    def read(self, position: "Position", data: object, place: str, of_view: bool = False) -> None:
        """Fill a position from plain data; every column must be there, with the right sizes and
        kinds. Only views have columns that are shown besides."""
        if not isinstance(data, dict):
            raise Reader(data, place, SnapshotError).fail("not-a-table")
        players: list[Any] = getattr(position, "players", [])
        for column in self.columns:
            value = data.get(column.name, _MISSING)
            if value is _MISSING:
                raise Reader(data, place, SnapshotError).fail("missing-key", key=column.name)
            if column.owner == _PLAYERS:
                _read_of(players, column, value, place)
            elif column.kind == _ASKING:
                if not isinstance(value, str) or value not in self.decisions:
                    asked = Reader(value, f"{place}.{column.name}", SnapshotError)
                    value = asked.word(self.decisions)
                position.asking = self.decisions[value]
            else:
                kept = _read(column, value, place)
                if column.owner == _STATE:
                    setattr(position, column.attribute, kept)
        if len(data) > len(self.columns):
            for key in data:
                if key not in self._known and not (of_view and key in self.shown):
                    raise Reader(data, place, SnapshotError).fail("unknown-key", key=str(key))


def _written(column: Column, kept: Any) -> Value:
    """A value as a column shows it; lists are copied."""
    kind = column.kind
    if kind == _NUMBER:
        number: int = kept
        return number
    if kind == _NUMBERS:
        numbers: list[int] = kept
        return numbers[:]
    if kind == _ROWS:
        table: list[list[int]] = kept
        return [row[:] for row in table]
    if kind == _WORD:
        code: int = kept
        return column.words[code]
    if kind == _WORDS:
        codes: list[int] = kept
        return [column.words[code] for code in codes]
    if kind == _ASKING:
        return str(kept.name)
    return 1 if kept else 0


def _written_of(players: list[Any], column: Column) -> Value:
    """The values of all players, as a column of numbers or of rows."""
    attribute = column.attribute
    if column.kind == _NUMBERS:
        numbers: list[int] = [getattr(player, attribute) for player in players]
        return numbers
    table: list[list[int]] = []
    for player in players:
        row: list[int] = getattr(player, attribute)
        table.append(row[:])
    return table


def _read(column: Column, value: object, place: str) -> object:
    """What a position keeps of a column's value; an error that names the place if it is none."""
    kind = column.kind
    if kind == _NUMBERS:
        if isinstance(value, list) and _are_numbers(value, column.low, column.high, column.length):
            return value[:]
    elif kind == _ROWS:
        if isinstance(value, list) and _are_rows(value, column):
            table: list[list[int]] = value
            return [row[:] for row in table]
    elif kind == _NUMBER:
        if _is_number(value, column.low, column.high):
            return value
    elif kind == _FLAG:
        if _is_number(value, 0, 1):
            return value == 1
    elif kind == _WORD:
        if isinstance(value, str) and value in column.words:
            return column.words.index(value)
    elif isinstance(value, list):
        words = column.words
        if all(item in words for item in value):
            return [words.index(item) for item in value]
    raise _fault(column, Reader(value, f"{place}.{column.name}", SnapshotError))


def _read_of(players: list[Any], column: Column, value: object, place: str) -> None:
    """The same for a value of each player."""
    if isinstance(value, list):
        if column.kind == _NUMBERS:
            fits = _are_numbers(value, column.low, column.high, column.length)
        else:
            fits = _are_rows(value, column)
        if fits and column.kind == _NUMBERS:
            numbers: list[int] = value
            for index, player in enumerate(players):
                setattr(player, column.attribute, numbers[index])
            return
        if fits:
            table: list[list[int]] = value
            for index, player in enumerate(players):
                setattr(player, column.attribute, table[index][:])
            return
    raise _fault(column, Reader(value, f"{place}.{column.name}", SnapshotError))


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _are_numbers(values: list[object], low: int, high: int, length: int) -> bool:
    if length not in (ANY, len(values)):
        return False
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or value < low or value > high:
            return False
    return True


def _are_rows(values: list[object], column: Column) -> bool:
    if len(values) != column.count:
        return False
    low, high, length = column.low, column.high, column.length
    for row in values:
        if not isinstance(row, list) or not _are_numbers(row, low, high, length):
            return False
    return True


def _fault(column: Column, value: Reader) -> DataError:
    """What is wrong with a value: it is read once more, item by item."""
    kind = column.kind
    length = None if column.length == ANY else column.length
    try:
        if kind == _NUMBERS:
            value.integers(column.low, column.high, length)
        elif kind == _ROWS:
            value.rows(column.low, column.high, column.count, length)
        elif kind == _WORD:
            value.word(column.words)
        elif kind == _WORDS:
            for item in value.items():
                item.word(column.words)
        else:
            value.integer(column.low, column.high)
    except DataError as error:
        return error
    return value.fail("not-a-list")  # a tuple, which only looks like one


# ----- as one line of text ------------------------------------------------------------------------

OPTION: Final = "option."  # begins the name of an option; its value may be any word
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
        columns[name] = value if name.startswith(OPTION) else _value_of(name, value)
    return columns


def read_choice(text: str, possible: Sequence[str | bool]) -> str | bool:
    """Which of the possible values of an option was written; the text where none of them was."""
    written: dict[str, str | bool] = {_text_of(str(value)): value for value in possible}
    return written.get(text, text)


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
