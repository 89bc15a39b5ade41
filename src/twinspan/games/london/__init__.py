"""Old London Bridge, by Gabriele Bubola and Leo Colovini (Queen Games).

A round, and where its rules are:

========  =================================================  ==================
L1        components: values from a data file                ``components.py``
L2        setup, and everything else that chance draws       ``setup.py``, ``draws.py``
L3        the round: what comes after what                   ``rounds.py``
L3.2      cards for turn order                               ``bidding.py``
L3.3      the pawn on the rondel                             ``placing.py``
L4        building on the bridge                             ``building.py``
L5        what the buildings do                              ``effects.py``
L6        bonus tiles                                        ``tiles.py``
L7        the end and the final scoring                      ``scoring.py``, ``competition.py``
L8        the scoring faces of the expansion                 ``faces.py``
L9        what a player may know                             ``view.py``
========  =================================================  ==================

``state.py`` holds what is on the table, ``actions.py`` everything that can be decided,
``options.py`` what can be chosen before, ``columns.py`` turns the table into plain data and back,
``pad.py`` is the score pad for real tables, ``game.py`` is the door.
"""

from twinspan.games.london.components import load_components, shipped_components
from twinspan.games.london.game import LondonGame, LondonPosition
from twinspan.games.london.options import LondonOptions

__all__ = ["LondonGame", "LondonOptions", "LondonPosition", "load"]


def load(components: object = None) -> LondonGame:
    """The game with the shipped component values, or with those of a file or of plain data."""
    if components is None:
        return LondonGame(shipped_components(), shipped=True)
    return LondonGame(load_components(components), shipped=False)
