"""Games of Plank Bridge for property tests (see tests/contract/plays.py)."""

from dataclasses import dataclass
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.contract.plays import Play, options_of
from tests.example.planks import PlanksGame, PlanksPosition, load
from tests.playing import plain

PLANKS = load("brook", version=1)


@dataclass(frozen=True)
class PlanksPlay(Play[PlanksPosition]):
    places: ClassVar = (PLANKS.id,)
    unknown_before: ClassVar = frozenset[str]()
    styles: ClassVar = {"plain": plain}
    longest: ClassVar = 10
    asked: ClassVar = 1.0
    put_away: ClassVar = 1.0

    @classmethod
    def plays(cls, rules: SearchStrategy[int]) -> "SearchStrategy[PlanksPlay]":
        return st.builds(
            cls,
            rules=rules,
            seats=st.sampled_from(PLANKS.seats),
            options=options_of(PLANKS),
            seed=st.integers(0, 2**32),
            style=st.just("plain"),
        )

    @classmethod
    def game_in(cls, place: str, rules: int) -> PlanksGame:
        return PLANKS

    @property
    def game(self) -> PlanksGame:
        return PLANKS

    def start(self) -> PlanksPosition:
        return PLANKS.new(self.seats, self.options, seed=self.seed)

    def start_without_chance(self) -> PlanksPosition:
        return PLANKS.new(self.seats, self.options, chance=None)
