"""The rules of Bridgetown Races, gathered for each of their versions. What these differ in is in
the actions of a board (B4.4: version 1 has no *stay*), so that all of them share the code.

When no record or table needs version 1 any more, this goes with it:

- ``1: _ALL_VERSIONS`` in ``games/bridgetown/rules.py``;
- ``1: ("portland", "twinford")`` in ``city.py``;
- the version of a board: ``version > 1`` in ``board.py``, and what it decides: ``may_stay`` in
  ``board.py``, ``actions.py``, and in ``moving.py`` the choice between *may-walk* and *must-walk*;
- the event ``must-walk`` in ``moving.py``, ``events.py``, ``text/messages/*/bridgetown.ftl``,
  ``web/src/games/bridgetown/words.ts``;
- ``bridgetown-rules-earlier`` in ``text/messages/*/bridgetown-rules.ftl``;

in the tests:

- ``PORTLAND_1`` and ``TWINFORD_1`` in ``tests/bridgetown/table.py``, and whatever is tested with
  them in ``tests/bridgetown/test_actions.py``, ``tests/bridgetown/test_columns.py``,
  ``tests/bridgetown/test_substitute.py``, ``tests/table/test_secrecy.py``;
- ``may_stay`` in ``tests/bridgetown/test_actions.py``;
- ``must-walk`` in ``tests/bridgetown/story.py``, ``tests/bridgetown/turns.py``,
  ``tests/bridgetown/test_properties.py``, ``tests/bridgetown/test_substitute.py``,
  ``tests/test_events.py``, ``tests/test_records.py``, ``tests/text/test_telling.py``;
- ``rules=1`` in ``tests/core/test_game_setup.py``, ``tests/core/test_loading.py``,
  ``tests/server/test_tables.py``, ``tests/server/test_upgrade.py``;
- ``1: ("portland-2", "twinford")`` in ``tests/core/test_next_data.py``;
- ``version 1`` in ``tests/page/bridgetown_scenes.py``, ``tests/records/bridgetown_games.py``;
- ``"rules": 1`` in ``tests/bridgetown/perft.json``.
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
