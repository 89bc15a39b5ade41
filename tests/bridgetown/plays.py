"""Games for property tests: in both cities, with every option and number of players, from the
beginning or from a table whose cards are almost full, in every style. Hypothesis picks them, always
the same ones.
"""

import json
import random
from collections.abc import Callable
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bridgetown.brute import Town
from tests.bridgetown.play import STYLES
from tests.bridgetown.situations import late_table
from tests.bridgetown.story import ToldMove, ToldRound, told_moves, told_rounds
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.playing import Style, step
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.game import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition

CITIES = {"portland": PORTLAND, "twinford": TWINFORD}
TOWNS = {name: Town(game.data()) for name, game in CITIES.items()}
Test = Callable[..., None]


class Play(NamedTuple):
    """Which game, and how it is played."""

    city: str
    seats: int
    options: dict[str, object]
    seed: int
    style: str
    late: bool

    @property
    def game(self) -> BridgetownGame:
        return CITIES[self.city]

    @property
    def town(self) -> Town:
        return TOWNS[self.city]

    @property
    def free(self) -> bool:
        return bool(self.options["free_streetcar"])

    def start(self) -> BridgetownPosition:
        """With the verifiable source of the seed."""
        position = self.start_without_chance() if self.late else self._new(self.seed)
        position.chance = SeededChance(secret_of(self.seed))
        return position

    def start_without_chance(self) -> BridgetownPosition:
        if not self.late:
            return self._new(None)
        position = late_table(self.game, self.rng(), self.seats, **self.options)
        position.chance = None
        return position

    def _new(self, seed: int | None) -> BridgetownPosition:
        if seed is None:
            position = self.game.new(self.seats, self.options, chance=None)
        else:
            position = self.game.new(self.seats, self.options, seed=seed)
        assert isinstance(position, BridgetownPosition)
        return position

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def how(self) -> Style:
        return STYLES[self.style]

    def story(self) -> tuple[list[Event], BridgetownPosition]:
        """All that happens, and the end."""
        position, rng = self.start(), self.rng()
        events: list[Event] = []
        while position.outcome() is None:
            step(position, rng, self.how(), events)
        return events, position

    def moves(self) -> list[ToldMove]:
        return told_moves(self.start().columns(), self.story()[0])

    def rounds(self) -> list[ToldRound]:
        return told_rounds(self.start().columns(), self.story()[0])


OPTIONS = st.fixed_dictionaries({"free_streetcar": st.booleans(), "no_specials": st.booleans()})
PLAYS = st.builds(
    Play,
    st.sampled_from([*CITIES]),
    st.sampled_from(PORTLAND.seats),
    OPTIONS,
    st.integers(0, 2**32),
    st.sampled_from([*STYLES]),
    st.booleans(),
)


def games(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games."""

    def decorate(test: Test) -> Test:
        fixed = settings(derandomize=True, database=None, deadline=None, max_examples=count)
        return fixed(given(play=PLAYS)(test))

    return decorate


def by_json(data: object) -> dict[str, object]:
    plain = json.loads(json.dumps(data))
    assert isinstance(plain, dict)
    return plain
