"""Reads plain data (JSON, TOML) strictly, and names the place of whatever is wrong with it."""

from collections.abc import Iterable
from typing import Final

from twinspan.core.arguments import shown
from twinspan.core.errors import DataError, Fact

TOP: Final = "(top)"  # the place of the whole
_LONGEST: Final = 10_000  # bits of a number; much longer ones Python refuses to write


class Reader:
    """A value with its place, such as ``buildings.tiles[7]``; typed values come out, or errors."""

    def __init__(self, value: object, place: str, error: type[DataError]) -> None:
        self.value = value
        self.place = place
        self.error = error

    def fail(self, code: str, **facts: Fact) -> DataError:
        """The error to raise for this place."""
        return self.error(code, {"place": self.place or TOP, **facts})

    def fields(self, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, "Reader"]:
        """The values of a table that has all required keys and none that is unknown."""
        if not isinstance(self.value, dict):
            raise self.fail("not-a-table")
        table: dict[object, object] = self.value
        needed = list(required)
        for name in needed:
            if name not in table:
                raise self.fail("missing-key", key=name)
        known = {*needed, *optional}
        for key in table:
            if key not in known:
                raise self.fail("unknown-key", key=shown(key))
        dot = "." if self.place else ""
        return {
            str(key): Reader(value, f"{self.place}{dot}{key}", self.error)
            for key, value in table.items()
        }

    def table(self) -> dict[str, object]:
        """A table, whatever is in it."""
        if not isinstance(self.value, dict):
            raise self.fail("not-a-table")
        return self.value

    def items(self, length: int | None = None, most: int | None = None) -> list["Reader"]:
        """The values of a list, of just this length if one is given, or of so many at most."""
        if not isinstance(self.value, list | tuple):
            raise self.fail("not-a-list")
        if most is not None and len(self.value) > most:
            raise self.fail("too-long", length=len(self.value), most=most)
        if length is not None and len(self.value) != length:
            raise self.fail("wrong-length", length=len(self.value), wanted=length)
        return [
            Reader(item, f"{self.place}[{index}]", self.error)
            for index, item in enumerate(self.value)
        ]

    def integer(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail("not-a-number")
        if not low <= value <= high:
            found = value if value.bit_length() < _LONGEST else "…"
            raise self.fail("out-of-range", value=found, low=low, high=high)
        return value

    def integers(self, low: int, high: int, length: int | None = None) -> list[int]:
        return [item.integer(low, high) for item in self.items(length)]

    def rows(self, low: int, high: int, count: int, length: int | None = None) -> list[list[int]]:
        """A list of so many lists of integers."""
        return [item.integers(low, high, length) for item in self.items(count)]

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.fail("not-a-text")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail("not-a-flag")
        return self.value

    def word(self, allowed: Iterable[str]) -> str:
        """One of the allowed words."""
        text = self.text()
        words = list(allowed)
        if text not in words:
            raise self.fail("unknown-word", word=text, known=words)
        return text

    def hexadecimal(self, size: int) -> bytes:
        """So many bytes written in hexadecimal digits."""
        text = self.text()
        try:
            value = bytes.fromhex(text)
        except ValueError:
            raise self.fail("not-hexadecimal", size=size) from None
        if len(value) != size:
            raise self.fail("not-hexadecimal", size=size)
        return value
