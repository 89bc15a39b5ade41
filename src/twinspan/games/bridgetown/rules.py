"""The rules of Bridgetown Races, gathered for each of their versions. What these differ in is in
the actions of a board (B4.4: version 1 has no *stay*), so that all of them share the code.

When no record or table needs version 1 any more, this goes with it:

- the version of a board, in ``board.py``, and ``may_stay`` in ``actions.py``;
- the choice between *may-walk* and *must-walk* in ``moving.py``;
- the event *must-walk*: in ``events.py``, ``event-must-walk`` in
  ``text/messages/*/bridgetown.ftl``, and its name in ``web/src/games/bridgetown/words.ts``;
- ``bridgetown-rules-earlier`` in ``text/messages/*/bridgetown-rules.ftl``;
- in the tests, ``PORTLAND_1``, what is said of version 1 in ``test_events.py`` and
  ``test_records.py``, and the starting points of version 1 in ``perft.json``.
"""

from typing import Final

from twinspan.core.rules import Rules
from twinspan.games.bridgetown.columns import derive, schema
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.offers import offered, refused
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import OFFERING_FIRST, RIDING
from twinspan.games.bridgetown.rounds import STEPS_OF_A_GAME
from twinspan.games.bridgetown.routes import aids
from twinspan.games.bridgetown.scoring import final_outcome
from twinspan.games.bridgetown.setup import DRAWS, lay_out
from twinspan.games.bridgetown.state import OVER
from twinspan.games.bridgetown.status import faults
from twinspan.games.bridgetown.swapping import SWAPPING

_ALL_VERSIONS: Final = Rules(
    new=lay_out,
    steps=STEPS_OF_A_GAME,
    decisions=(PLANNING, OFFERING_FIRST, RIDING, STEPPING, EXCHANGING, SWAPPING),
    over=OVER,
    outcome=final_outcome,
    schema=schema,
    derive=derive,
    faults=faults,
    facts=refused,
    offer=offered,
    aids=aids,
    draws=DRAWS,
)
RULES: Final = {1: _ALL_VERSIONS, 2: _ALL_VERSIONS}
