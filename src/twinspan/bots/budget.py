"""How long a bot may search for one decision: a number of simulations, or of seconds."""

import math
import re
from typing import Final

from twinspan.core.errors import UsageError

_WRITTEN: Final = re.compile(
    r"(?P<simulations>[1-9][0-9]{0,8})|(?P<seconds>[0-9]{1,5}(\.[0-9]{1,6})?)s"
)


class Budget:
    """A limit of simulations, of seconds, or both."""

    __slots__ = ("seconds", "simulations")

    def __init__(self, simulations: float = math.inf, seconds: float = math.inf) -> None:
        if simulations < 1 or seconds <= 0 or simulations == seconds == math.inf:
            raise UsageError("wrong-budget", {"budget": f"{simulations}, {seconds}s"})
        self.simulations: Final = simulations
        self.seconds: Final = seconds


def read_budget(text: str) -> Budget:
    """``500`` is 500 simulations, ``1.5s`` one second and a half."""
    found = _WRITTEN.fullmatch(text)
    if found is not None:
        if found["simulations"]:
            return Budget(simulations=int(found["simulations"]))
        if (seconds := float(found["seconds"])) > 0:
            return Budget(seconds=seconds)
    raise UsageError("wrong-budget", {"budget": text})
