"""A cache of a limited size: the least recently used value makes room for a new one."""

from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LRU(Generic[K, V]):
    """Up to so many values; both getting and putting one uses it."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._values: Final[dict[K, V]] = {}  # the least recently used is first

    def __contains__(self, key: object) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        found = self._values.pop(key, None)
        if found is not None:
            self._values[key] = found
        return found

    def put(self, key: K, value: V) -> None:
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]

    def remove(self, key: K) -> None:
        self._values.pop(key, None)
