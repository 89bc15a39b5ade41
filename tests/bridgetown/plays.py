"""Games of Bridgetown Races for property tests (see tests/contract/plays.py): in both cities, from
the beginning or from a table whose cards are almost full.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import twinspan
from tests.bridgetown.brute import Town
from tests.bridgetown.play import STYLES
from tests.bridgetown.situations import late_table
from tests.bridgetown.story import ToldMove, ToldRound, told_moves, told_rounds
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.contract.plays import Play, Test, options_of, played
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.position import Position
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition

CITIES = {"portland": PORTLAND, "twinford": TWINFORD}  # by the newest rules
TOWNS = {name: Town(game.data()) for name, game in CITIES.items()}


@dataclass(frozen=True)
class BridgetownPlay(Play[BridgetownPosition]):
    city: str
    late: bool

    places: ClassVar = tuple(CITIES)
    unknown_before: ClassVar = {"flag-laid"}
    styles: ClassVar = STYLES
    longest: ClassVar = 500

    @classmethod
    def plays(cls, rules: SearchStrategy[int]) -> "SearchStrategy[BridgetownPlay]":
        return st.builds(
            cls,
            rules=rules,
            seats=st.sampled_from(PORTLAND.seats),
            options=options_of(PORTLAND),
            seed=st.integers(0, 2**32),
            style=st.sampled_from([*STYLES]),
            city=st.sampled_from([*CITIES]),
            late=st.booleans(),
        )

    @classmethod
    def game_in(cls, place: str, rules: int) -> BridgetownGame:
        return twinspan.game("bridgetown", rules=rules, city=place)

    @property
    def game(self) -> BridgetownGame:
        return self.game_in(self.city, self.rules)

    @property
    def town(self) -> Town:
        return TOWNS[self.city]

    @property
    def free(self) -> bool:
        return bool(self.options["free_streetcar"])

    def start(self) -> BridgetownPosition:
        if self.late:
            position = self.start_without_chance()
            position.chance = SeededChance(secret_of(self.seed))
            return position
        return self.game.new(self.seats, self.options, seed=self.seed)

    def start_without_chance(self) -> BridgetownPosition:
        if self.late:
            position = late_table(self.game, self.rng(), self.seats, **self.options)
            position.chance = None
            return position
        return self.game.new(self.seats, self.options, chance=None)

    def drawn(self, position: Position) -> Counter[str]:
        """A late table has drawn before; and the last flag of the bag needs no reveal."""
        assert isinstance(position, BridgetownPosition)
        return Counter({"flag": position.draws})

    def moves(self) -> list[ToldMove]:
        return told_moves(self.start().columns(), self.story()[0])

    def rounds(self) -> list[ToldRound]:
        return told_rounds(self.start().columns(), self.story()[0])


def games(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games, by all versions of the rules."""
    return played(BridgetownPlay, count, *twinspan.versions("bridgetown"))
