"""The rules of Old London Bridge, gathered for each of their versions. These differ in what the
outcome tells, and in the component values.

When no record or table needs version 1 any more, this goes with it:

- ``outcome_in_version_1`` in ``earlier.py``, which is then empty, and ``games/london/rules.py``;
- ``components-1.toml``, the values of ``version 1``, and ``components-1`` in ``components.py``;
- ``london-rules-earlier`` in ``text/messages/*/london-rules.ftl``;

in the tests:

- ``LONDON_1`` in ``tests/london/table.py``, and whatever is tested with it in
  ``tests/london/test_bonus.py``, ``tests/london/test_columns.py``,
  ``tests/london/test_components.py``, ``tests/london/test_scoring.py``,
  ``tests/core/test_game_setup.py``, ``tests/core/test_loading.py``,
  ``tests/core/test_snapshots.py``, ``tests/table/test_secrecy.py``;
- ``components-1`` in ``tests/core/test_loading.py``, ``tests/core/test_next_data.py``;
- ``LONDON_1`` in ``tests/records/first_games.py``;
- ``rules=1`` in ``tests/core/test_contract.py``, ``tests/server/test_upgrade.py``,
  ``docs/library.md``;
- what is not told of ties: ``rules > 1`` in ``tests/test_events.py``, ``of_version(1)`` in
  ``tests/test_records.py``;
- ``"rules": 1`` in ``tests/london/perft.json``.
"""

from functools import partial
from typing import Final

from twinspan.core.rules import Rules, Secrets
from twinspan.games.london.bidding import (
    CHOOSING_CARDS,
    OFFERING_NOBLEWOMAN,
    OFFERING_RAISE,
    forget_choices,
)
from twinspan.games.london.building import REPLACING
from twinspan.games.london.columns import derive, open_columns, schema
from twinspan.games.london.earlier import outcome_in_version_1
from twinspan.games.london.effects import TAKING_BONUS, TAKING_CARDS
from twinspan.games.london.end import final_outcome
from twinspan.games.london.offers import offered, refused
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.rounds import STEPS
from twinspan.games.london.setup import DRAWS, lay_out
from twinspan.games.london.state import OVER, LondonPosition
from twinspan.games.london.status import faults
from twinspan.games.london.tiles import ENDING_TURN
from twinspan.games.london.view import guess_choices, hide_choices, masked_event, masked_view

_ALL_VERSIONS: Final = partial(
    Rules[LondonPosition],
    new=lay_out,
    steps=STEPS,
    decisions=(
        OFFERING_NOBLEWOMAN, CHOOSING_CARDS, OFFERING_RAISE, PLACING, CHOOSING_STACK,
        REPLACING, TAKING_BONUS, TAKING_CARDS, ENDING_TURN,
    ),
    over=OVER,
    schema=schema,
    derive=derive,
    faults=faults,
    open_columns=open_columns,
    facts=refused,
    offer=offered,
    draws=DRAWS,
    secrets=Secrets(hide=hide_choices, guess=guess_choices, forget=forget_choices),
    show_view=masked_view,
    show_event=masked_event,
)  # fmt: skip

RULES: Final = {
    1: _ALL_VERSIONS(outcome=outcome_in_version_1),
    2: _ALL_VERSIONS(outcome=final_outcome),
}
