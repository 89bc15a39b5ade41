"""Balance reports: what many games of a bot against itself say of a game.

==================================================  ========================================
one game, and the figures of many                   ``observation.py``, ``estimates.py``
what is said of any game                            ``balance.py``
what is said of one game only                       ``london.py``, ``bridgetown.py``
what a report is made of, how numbers are written   ``sections.py``, ``units.py``
the page                                            ``report.py``, ``charts.py``,
                                                    ``report_style.py``, ``banner.py``
==================================================  ========================================

``docs/report.md`` explains what the figures mean.
"""

from typing import Final

from twinspan.balance.balance import Balance
from twinspan.balance.bridgetown import BridgetownBalance
from twinspan.balance.london import LondonBalance

_BALANCES: Final[dict[str, Balance]] = {
    "london": LondonBalance(),
    "bridgetown": BridgetownBalance(),
}


def balance_of(game_id: str) -> Balance:
    """What is noted and said of a game; of one without a module of its own, what is common."""
    return _BALANCES.get(game_id, Balance())
