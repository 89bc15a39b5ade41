"""What somebody may want in vain, in any game."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.page.laying import Laid
from tests.page.table import Visitor


@dataclass(frozen=True)
class Wish:
    """A table at which something is asked, what somebody wants instead, and why that cannot be."""

    table: Laid
    decision: str
    rule: str
    reason: str  # in words
    piece: Callable[[Visitor], Locator]  # that is clicked
    told_at_once: bool  # whether it is enough to point at the piece
