"""Balance reports: what many games of a bot against itself say of a game.

==================================================  ========================================
one game, and the figures of many                   ``observation.py``, ``estimates.py``
what is said of any game                            ``balance.py``
what is said of one game only                       ``london.py``, ``bridgetown.py``
what a report is made of                            ``sections.py``
the page                                            ``report.py``, ``charts.py``,
                                                    ``report_style.py``, ``banner.py``
==================================================  ========================================

``docs/report.md`` explains what the figures mean.
"""

from twinspan.balance.balance import Balance
from twinspan.registry import part


def balance_of(game_id: str) -> Balance:
    """What is noted and said of a game; of one without a module of its own, what is common."""
    module = part(game_id, "balance")
    found: Balance = Balance() if module is None else module.BALANCE
    return found
