"""What took long to make and may be asked for again: the latest are kept."""

from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """The values that were put or taken last, up to so many."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._values: Final[dict[K, V]] = {}  # the one not used for longest is first

    def take(self, key: K) -> V | None:
        found = self._values.pop(key, None)
        if found is not None:
            self._values[key] = found
        return found

    def put(self, key: K, value: V) -> None:
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]
