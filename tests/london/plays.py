"""Games of Old London Bridge for property tests (see tests/contract/plays.py)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.contract.plays import Play, Test, options_of, played
from tests.london.play import STYLES, new
from tests.london.table import LONDON
from twinspan.games.london import LondonGame, LondonPosition

OPTIONS = options_of(LONDON)
UNKNOWN_BEFORE = {"top", "bonus-top", "marker", "played"}


@dataclass(frozen=True)
class LondonPlay(Play[LondonPosition]):
    games: ClassVar = {LONDON.id: LONDON}
    unknown_before: ClassVar = UNKNOWN_BEFORE
    styles: ClassVar = STYLES
    longest: ClassVar = 400

    @classmethod
    def plays(cls) -> "SearchStrategy[LondonPlay]":
        return st.builds(
            cls,
            seats=st.sampled_from(LONDON.seats),
            options=OPTIONS,
            seed=st.integers(0, 2**32),
            style=st.sampled_from([*STYLES]),
        )

    @property
    def game(self) -> LondonGame:
        return LONDON

    def start(self) -> LondonPosition:
        return new(self.seats, self.options, self.seed)

    def start_without_chance(self) -> LondonPosition:
        return LONDON.new(self.seats, self.options, chance=None)


def games(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games."""
    return played(LondonPlay, count)
