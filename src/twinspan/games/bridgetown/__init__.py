"""Bridgetown Races, by Carey Grayson.

A round, and where its rules are:

========  =================================================  ==================
B1        the city, from a data file, and what is wrong      ``city.py``, ``faults.py``
          with it; what can be decided in it; the pieces     ``actions.py``, ``state.py``
B2        setup, and everything else that chance draws       ``setup.py``
B3        the round: what comes after what                   ``rounds.py``
B3.2-5    planning: coordinators on the wheel                ``planning.py``
B3.6-15   racing: who moves with which mode, how far; Swap   ``racing.py``, ``swapping.py``
B3.8      the full distance, step by step                    ``moving.py``, ``ways.py``
B4        moving; the tables behind it                       ``moving.py``, ``ways.py``
B5        flags; new ones on the bridges                     ``flags.py``, ``setup.py``
B6        the end                                            ``scoring.py``
B7.1      the free streetcar: its flags, and its ways        ``setup.py``, ``flags.py``,
                                                             ``swapping.py``, ``ways.py``
B7.2      no special actions                                 ``planning.py``
B8        what a player may know                             ``columns.py``
========  =================================================  ==================

``board.py`` makes a city ready to play on, ``columns.py`` says how a position is written down,
``status.py`` whether it could have come about; ``options.py`` has what can be chosen before (B7),
``shapes.py`` the types of plain data, ``events.py`` what is told; ``routes.py`` and ``offers.py``
help whoever draws the board; ``rules.py`` gathers the rules, ``game.py`` has the game that others
call.
"""

from twinspan.games.bridgetown.city import SHIPPED
from twinspan.games.bridgetown.game import BridgetownGame, load
from twinspan.games.bridgetown.options import BridgetownOptions
from twinspan.games.bridgetown.rules import RULES
from twinspan.games.bridgetown.shapes import BridgetownData, BridgetownView
from twinspan.games.bridgetown.state import BridgetownPosition
from twinspan.games.entry import Entry

__all__ = [
    "GAME",
    "BridgetownData",
    "BridgetownGame",
    "BridgetownOptions",
    "BridgetownPosition",
    "BridgetownView",
    "load",
]

GAME = Entry(
    load=load,
    versions=tuple(RULES),
    data="city",
    shipped=SHIPPED,
    has_boards=True,
)
