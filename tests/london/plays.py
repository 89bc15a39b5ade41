"""Games of Old London Bridge for property tests (see tests/contract/plays.py)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import twinspan
from tests.contract.plays import Play, Test, options_of, played
from tests.london.play import STYLES
from tests.london.table import LONDON
from twinspan.games.london import LondonGame, LondonPosition

OPTIONS = options_of(LONDON)
UNKNOWN_BEFORE = {"top", "bonus-top", "marker", "played"}


@dataclass(frozen=True)
class LondonPlay(Play[LondonPosition]):
    places: ClassVar = (LONDON.id,)
    unknown_before: ClassVar = UNKNOWN_BEFORE
    styles: ClassVar = STYLES
    longest: ClassVar = 400
    asked: ClassVar = 0.1
    put_away: ClassVar = 0.15

    @classmethod
    def plays(cls, rules: SearchStrategy[int]) -> "SearchStrategy[LondonPlay]":
        return st.builds(
            cls,
            rules=rules,
            seats=st.sampled_from(LONDON.seats),
            options=OPTIONS,
            seed=st.integers(0, 2**32),
            style=st.sampled_from([*STYLES]),
        )

    @classmethod
    def game_in(cls, place: str, rules: int) -> LondonGame:
        return twinspan.game("london", rules=rules)

    @property
    def game(self) -> LondonGame:
        return self.game_in(LONDON.id, self.rules)

    def start(self) -> LondonPosition:
        return self.game.new(self.seats, self.options, seed=self.seed)

    def start_without_chance(self) -> LondonPosition:
        return self.game.new(self.seats, self.options, chance=None)


def games(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games, by all versions of the rules."""
    return played(LondonPlay, count, *twinspan.versions("london"))
