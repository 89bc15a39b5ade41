"""Bridgetown Races, by Carey Grayson.

A round, and where its rules are:

========  =================================================  ==================
B1        the city, from a data file, and what is wrong      ``city.py``, ``faults.py``
          with it; everything that can be decided in it      ``actions.py``, ``board.py``
B2        setup, and everything else that chance draws       ``setup.py``
B3        the round: what comes after what                   ``rounds.py``
B3.2      planning: coordinators on the wheel                ``planning.py``
B3.6      racing: who moves with which mode, how far         ``racing.py``
B3.12     Swap                                               ``swapping.py``
B4        moving; the tables behind it                       ``moving.py``, ``ways.py``
B5        flags                                              ``flags.py``
B6        the end                                            ``scoring.py``
B7        the lighter game                                   ``options.py``
========  =================================================  ==================

``state.py`` holds what is on the table, ``columns.py`` says how it is written down, ``status.py``
whether it could have come about; ``shapes.py`` has the types of plain data, ``events.py`` what is
told; ``routes.py`` and ``offers.py`` help whoever draws the board, ``rules.py`` gathers the rules,
``game.py`` is the door.
"""

from twinspan.games.bridgetown.city import EARLIER, SHIPPED
from twinspan.games.bridgetown.game import BridgetownGame, load
from twinspan.games.bridgetown.options import BridgetownOptions
from twinspan.games.bridgetown.rules import VERSIONS
from twinspan.games.bridgetown.shapes import BridgetownData, BridgetownView
from twinspan.games.bridgetown.state import BridgetownPosition
from twinspan.games.entry import Entry

__all__ = [
    "GAME",
    "SHIPPED",
    "BridgetownData",
    "BridgetownGame",
    "BridgetownOptions",
    "BridgetownPosition",
    "BridgetownView",
    "load",
]

GAME = Entry(
    load=load,
    versions=VERSIONS,
    data="city",
    shipped=lambda _: SHIPPED,
    earlier=EARLIER,
    has_boards=True,
)
