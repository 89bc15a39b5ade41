"""Component data with one thing in it changed."""

import copy
import re
from collections.abc import Mapping
from typing import Any, Final

Data = dict[str, Any]
REMOVED: Final = object()


def steps_to(place: str) -> list[str | int]:
    """``bridges.list[2].id`` as the keys that lead there."""
    return [int(key) if key.isdigit() else key for key in re.findall(r"\w+", place)]


def part(data: Data, place: str) -> Any:
    """What stands at this place."""
    found: Any = data
    for key in steps_to(place):
        found = found[key]
    return found


def changed(base: Mapping[str, Any], place: str, value: object) -> Data:
    """A copy with another value at this place; REMOVED takes a key or an item away."""
    data = copy.deepcopy(dict(base))
    *way, last = steps_to(place)
    table: Any = data
    for key in way:
        table = table[key]
    if value is REMOVED:
        del table[last]
    else:
        table[last] = value
    return data
