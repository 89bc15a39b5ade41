"""Games of Plank Bridge for property tests (see tests/contract/plays.py)."""

from dataclasses import dataclass
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.contract.plays import Play, options_of
from tests.example.planks import PlanksGame, PlanksPosition, load
from tests.playing import plain

PLANKS = load()


@dataclass(frozen=True)
class PlanksPlay(Play[PlanksPosition]):
    games: ClassVar = {PLANKS.id: PLANKS}
    unknown_before: ClassVar = frozenset[str]()
    styles: ClassVar = {"plain": plain}
    longest: ClassVar = 10

    @classmethod
    def plays(cls) -> "SearchStrategy[PlanksPlay]":
        return st.builds(
            cls,
            seats=st.sampled_from(PLANKS.seats),
            options=options_of(PLANKS),
            seed=st.integers(0, 2**32),
            style=st.just("plain"),
        )

    @property
    def game(self) -> PlanksGame:
        return PLANKS

    def start(self) -> PlanksPosition:
        position = PLANKS.new(self.seats, self.options, seed=self.seed)
        assert isinstance(position, PlanksPosition)
        return position

    def start_without_chance(self) -> PlanksPosition:
        position = PLANKS.new(self.seats, self.options, chance=None)
        assert isinstance(position, PlanksPosition)
        return position
