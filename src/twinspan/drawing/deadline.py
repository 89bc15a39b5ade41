"""A limit on the processor time of a drawing, checked by the drawing itself: that needs no
signal of the system, works in every thread, and stops between two steps only."""

import math
import time
from typing import Final


class Deadline:
    """So many seconds of this process from now on; without a number there is no limit."""

    def __init__(self, seconds: float = math.inf) -> None:
        self._end: Final = time.process_time() + seconds

    def check(self) -> None:
        """Raises ``TimeoutError`` when the time is up. Whatever may take long calls it often."""
        if time.process_time() > self._end:
            raise TimeoutError


NO_DEADLINE: Final = Deadline()
