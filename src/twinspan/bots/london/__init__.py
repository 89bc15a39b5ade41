"""What the bots know of Old London Bridge.

============================================  ====================
the value of a position for a player          ``value.py``
win shares and expected scores                ``evaluation.py``
the values of actions, one turn ahead         ``action_values.py``
priors and rollouts for the search            ``heuristics.py``
the apprentice                                ``apprentice.py``
============================================  ====================
"""

from twinspan.bots.bot import RandomBot
from twinspan.bots.journeyman import JourneymanMaker
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.bots.london.heuristics import LondonHeuristics

# The strongest first: a master would stand before the journeyman.
BOTS = {
    "journeyman": JourneymanMaker(LondonHeuristics),
    "apprentice": LondonApprentice,
    "random": RandomBot,
}
