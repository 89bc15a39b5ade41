"""Positions with something in their columns changed, damaged or made up."""

import copy
import random
from collections.abc import Callable, Iterator, Set
from typing import Any

from twinspan.core.columns import ANY, Column, Columns, Schema
from twinspan.core.errors import Fact, Facts, SnapshotError
from twinspan.core.position import Position

Change = Callable[[Any], object]
Fault = tuple[str, Facts]  # its code, and its facts


# ----- changed on purpose -------------------------------------------------------------------------


def changed(position: Position, **changes: object) -> Columns:
    """The columns with others in the place of some; a column can be told how it changes."""
    columns: Columns = copy.deepcopy(position.columns())
    for name, change in changes.items():
        assert name in columns
        columns[name] = change(columns[name]) if callable(change) else change  # type: ignore[assignment]
    return columns


def read(position: Position, columns: object) -> Position:
    """A position of the same game from these columns."""
    return position.game._read(position.seats, position.options(), columns)


def status(position: Position, **changes: object) -> list[Fault]:
    """The faults of a position with these changes."""
    return faults(read(position, changed(position, **changes)))


def faults(position: Position) -> list[Fault]:
    return [(fault.code, fault.facts) for fault in position.status()]


def fault(code: str, where: str, /, **facts: Fact) -> Fault:
    return code, {"place": f"state.{where}", **facts}


def impossible(column: str) -> Fault:
    """This column does not fit the others."""
    return fault("impossible-moment", column, column=column)


def put(value: object, *path: int) -> Change:
    """A change: this value at that place of the column."""

    def change(column: Any) -> object:
        row = column[path[0]] if len(path) > 1 else column
        row[path[-1]] = value
        return column

    return change


def add(amount: int, *path: int) -> Change:
    """A change: so much more at that place of the column, or of the column."""

    def change(column: Any) -> object:
        if not path:
            return column + amount
        row = column[path[0]] if len(path) > 1 else column
        row[path[-1]] += amount
        return column

    return change


# ----- damaged ------------------------------------------------------------------------------------


def damages(column: Column, value: object) -> Iterator[tuple[object, str, str]]:
    """What cannot stand in a column that has this value: with the code of the fault and its place
    in the column."""
    if column.name == "asking" or (column.words and isinstance(value, str)):
        yield from ((3, "not-a-text", ""), ([], "not-a-text", ""), ("tea", "unknown-word", ""))
    elif column.words:
        yield from (("deal", "not-a-list", ""), (None, "not-a-list", ""))
        yield from ((["tea"], "unknown-word", "[0]"), ([0], "not-a-text", "[0]"))
    elif isinstance(value, int):
        for wrong in (None, "1", 1.5, True, [value]):
            yield wrong, "not-a-number", ""
        for beyond in (column.low - 1, column.high + 1):
            yield beyond, "out-of-range", ""
    elif isinstance(value, list):
        yield from (
            (None, "not-a-list", ""),
            (0, "not-a-list", ""),
            (tuple(value), "not-a-list", ""),
        )
        rows = column.count != ANY
        size = column.count if rows else column.length
        if size != ANY:
            yield value[:-1], "wrong-length", ""
            yield [*value, *value[-1:]], "wrong-length", ""
        last = len(value) - 1
        if rows:
            yield [*value[:-1], 0], "not-a-list", f"[{last}]"
            for row, code, place in _wrong_numbers(column, value[-1]):
                yield [*value[:-1], row], code, f"[{last}]{place}"
            if column.length != ANY:
                yield [*value[:-1], value[-1][1:]], "wrong-length", f"[{last}]"
        else:
            yield from _wrong_numbers(column, value)


def _wrong_numbers(column: Column, value: list[int]) -> Iterator[tuple[list[object], str, str]]:
    kept = value[:-1] if column.length != ANY else value
    place = f"[{len(kept)}]"
    others: tuple[object, ...] = (None, "1", True, [])
    for other in others:
        yield [*kept, other], "not-a-number", place
    for beyond in (column.low - 1, column.high + 1):
        yield [*kept, beyond], "out-of-range", place


# ----- limits -------------------------------------------------------------------------------------

Limits = dict[str, tuple[int, ...]]


def limits(schema: Schema) -> Limits:
    """By column of numbers: the least and the most that each may be; then how many there are in a
    list, or how many rows and how many in each, if the size is fixed."""
    return {
        column.name: (
            column.low,
            column.high,
            *(size for size in (column.count, column.length) if size != ANY),
        )
        for column in schema.columns
        if not column.words and column.name != "asking"
    }


# ----- made up ------------------------------------------------------------------------------------


def nonsense(position: Position, rng: random.Random) -> Columns:
    """The columns with some of them made up, of the right sizes and kinds."""
    columns = copy.deepcopy(position.columns())
    schema = position.game._schema(position.seats)
    all_of_them = len(schema.columns)
    count = min(rng.choice((1, 1, 2, 3, all_of_them)), all_of_them)
    for column in rng.sample(schema.columns, count):
        columns[column.name] = _made_up(column, columns[column.name], schema.decisions, rng)
    return columns


def _made_up(column: Column, value: object, decisions: dict[str, Any], rng: random.Random) -> Any:
    def number() -> int:
        return rng.randint(column.low, min(column.high, column.low + rng.choice((2, 70))))

    def numbers() -> list[int]:
        length = rng.randint(0, 5) if column.length == ANY else column.length
        return [number() for _ in range(length)]

    if column.name == "asking":
        return rng.choice([*decisions])
    if isinstance(value, str):
        return rng.choice(column.words)
    if column.words:
        return rng.sample(column.words, rng.randint(0, 2))
    if isinstance(value, int):
        return number()
    return numbers() if column.count == ANY else [numbers() for _ in range(column.count)]


def read_or_refused(position: Position, columns: Columns) -> Position | None:
    """None where it is refused as no position; any other error is passed on."""
    try:
        return read(position, columns)
    except SnapshotError:
        return None


# ----- copies -------------------------------------------------------------------------------------


def fields_of(thing: object) -> set[str]:
    """The names of all that an object holds, whether its class is compiled or not."""
    found: set[str] = set()
    for kind in type(thing).__mro__:
        found |= {*getattr(kind, "__mypyc_attrs__", ())} | {*getattr(kind, "__slots__", ())}
    found |= vars(thing).keys() if hasattr(thing, "__dict__") else set()
    return {name for name in found if not name.startswith("__") and hasattr(thing, name)}


def assert_a_copy(thing: object, copied: object, replaced: Set[str], parts: Set[str]) -> None:
    """Every field is the same, and no list is shared, apart from those that are only ever replaced.
    The parts are objects that must be copies themselves."""
    assert fields_of(thing) == fields_of(copied)
    for name in fields_of(thing):
        own, other = getattr(thing, name), getattr(copied, name)
        if name in parts:
            pairs = zip(own, other, strict=True) if isinstance(own, list) else [(own, other)]
            for part, copied_part in pairs:
                assert (part is None) == (copied_part is None)
                if part is not None:
                    assert part is not copied_part
                    assert_a_copy(part, copied_part, frozenset(), frozenset())
        elif isinstance(own, list):
            assert own == other, name
            assert (own is other) == (name in replaced), name
        else:
            assert own is other or own == other, name
