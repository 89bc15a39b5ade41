"""The words of Bridgetown Races.

=========================================  ==================
names, scores, and what is told how        ``teller.py``
where its printed values come from         ``origins.py``
=========================================  ==================
"""

from typing import Final

from twinspan.text.bridgetown.teller import BridgetownTeller

__all__ = ["TELLER", "BridgetownTeller"]

TELLER: Final = BridgetownTeller
