"""The words of Old London Bridge.

=========================================  ==================
names, scores, and what is told how        ``teller.py``
where its printed values come from         ``origins.py``
=========================================  ==================
"""

from typing import Final

from twinspan.text.london.teller import LondonTeller

__all__ = ["TELLER", "LondonTeller"]

TELLER: Final = LondonTeller
