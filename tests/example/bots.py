"""Who plays Plank Bridge: a journeyman who knows nothing but the rules, and chance."""

from twinspan.bots.bot import RandomBot
from twinspan.bots.heuristics import Heuristics
from twinspan.bots.journeyman import JourneymanMaker

BOTS = {"journeyman": JourneymanMaker(Heuristics), "random": RandomBot}
