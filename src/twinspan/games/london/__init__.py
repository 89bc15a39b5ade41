"""Old London Bridge, by Gabriele Bubola and Leo Colovini (Queen Games).

A round, and where its rules are:

========  =================================================  ==================
L1        components: values from a data file                ``components.py``
L2        setup, and everything else that chance draws       ``setup.py``
L3        the round: what comes after what                   ``rounds.py``
L3.2      cards for turn order                               ``bidding.py``
L3.3      the pawn on the rondel                             ``placing.py``
L3.3.5-6  what follows it, and the end of the round          ``rounds.py``
L4        building on the bridge                             ``building.py``
L5        what the buildings do                              ``effects.py``
L6        bonus tiles; those for the order                   ``tiles.py``, ``bidding.py``
          and those for the pawn                             ``placing.py``
L7        the end and the final scoring                      ``end.py``, ``scoring.py``
L8        the scoring faces of the expansion                 ``faces.py``, ``scoring.py``
R8.20     and those that are drawn                           ``setup.py``
L9        what a player may know                             ``view.py``
========  =================================================  ==================

``state.py`` holds what is on the table, ``columns.py`` says how it is written down, ``status.py``
whether it could have come about; ``actions.py`` has everything that can be decided, ``options.py``
what can be chosen before, ``shapes.py`` the types of plain data, ``events.py`` what is told,
``offers.py`` what an action would mean; ``rules.py`` gathers the rules for each of their versions,
``earlier.py`` has what earlier versions did differently; ``pad.py`` is the score pad for real
tables, ``game.py`` has the game that others call.
"""

from twinspan.games.entry import Entry
from twinspan.games.london.components import SHIPPED
from twinspan.games.london.game import LondonGame, load
from twinspan.games.london.options import LondonOptions
from twinspan.games.london.rules import RULES
from twinspan.games.london.shapes import LondonData, LondonView
from twinspan.games.london.state import LondonPosition

__all__ = [
    "GAME",
    "LondonData",
    "LondonGame",
    "LondonOptions",
    "LondonPosition",
    "LondonView",
    "load",
]

GAME = Entry(
    load=load,
    versions=tuple(RULES),
    data="components",
    shipped=SHIPPED,
)
