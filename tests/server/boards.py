"""A city of somebody's own, as a file and as data."""

import copy
import tomllib
from typing import Any, Final

from tests.bridgetown.cities import shipped_text

Data = dict[str, Any]

FILE: Final = (
    shipped_text("twinford")
    .replace('name = "Twinford"', 'name = "Fast Twinford"', 1)
    .replace("bus = { speed = 3", "bus = { speed = 4", 1)
)
_OWN: Final[Data] = tomllib.loads(FILE)


def own_city(**changes: object) -> Data:
    """Twinford under another name and with a faster bus: other rules, so another hash."""
    return {**copy.deepcopy(_OWN), **changes}
