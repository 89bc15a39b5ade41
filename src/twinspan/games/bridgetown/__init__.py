"""Bridgetown Races, by Carey Grayson.

A round, and where its rules are:

========  =================================================  ==================
B1        the city, from a data file, and what is wrong      ``city.py``, ``faults.py``
          with it; everything that can be decided in it      ``actions.py``, ``board.py``
B2        setup, and everything else that chance draws       ``draws.py``
B3        the round: what comes after what                   ``rounds.py``
B3.2      planning: coordinators on the wheel                ``planning.py``
B3.6      racing: who moves with which mode, how far         ``racing.py``
B3.12     Swap                                               ``swapping.py``
B4        moving; the tables behind it                       ``moving.py``, ``ways.py``
B5        flags                                              ``flags.py``
B6        the end                                            ``scoring.py``
B7        the lighter game                                   ``options.py``
========  =================================================  ==================

``state.py`` holds what is on the table, ``columns.py`` turns it into plain data and back,
``routes.py`` and ``offers.py`` help whoever draws the board, ``game.py`` is the door.
"""

from twinspan.games.bridgetown.board import load_board
from twinspan.games.bridgetown.city import SHIPPED
from twinspan.games.bridgetown.game import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.options import BridgetownOptions

__all__ = ["SHIPPED", "BridgetownGame", "BridgetownOptions", "BridgetownPosition", "load"]


def load(city: object = None) -> BridgetownGame:
    """The game in Portland, or in another city: a shipped one by name, a file, or plain data."""
    source = SHIPPED[0] if city is None else city
    return BridgetownGame(load_board(source), shipped=source in SHIPPED)
