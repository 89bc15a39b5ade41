"""What the bots know of Bridgetown Races.

============================================  =================
where the modes lead in a city                ``reach.py``
what flags add for a player                   ``gains.py``
win shares and expected colours               ``evaluation.py``
the best moves with a set of modes            ``plans.py``
priors and rollouts for the search            ``heuristics.py``
the apprentice                                ``apprentice.py``
============================================  =================
"""

from twinspan.bots.bot import RandomBot
from twinspan.bots.bridgetown.apprentice import BridgetownApprentice
from twinspan.bots.bridgetown.heuristics import BridgetownHeuristics
from twinspan.bots.journeyman import JourneymanMaker

# The strongest first: a master would stand before the journeyman.
BOTS = {
    "journeyman": JourneymanMaker(BridgetownHeuristics),
    "apprentice": BridgetownApprentice,
    "random": RandomBot,
}
