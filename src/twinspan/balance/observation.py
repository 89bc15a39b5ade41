"""One game that a bot plays against itself, and what is noted of it. Only plain data comes out."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from twinspan.bots import bot
from twinspan.contest.playing import game_at, play_out
from twinspan.core.game import Event, Position
from twinspan.core.record import Record
from twinspan.core.terms import victory_shares, winners

Thing = tuple[str, int]  # such as ("used", 3): bonus tiles of that kind
Notes = dict[Thing, list[int]]  # how much of it, by seat; what is not in this game is not there
Note = Callable[[Position, Sequence[Event]], Notes]


@dataclass(frozen=True)
class Observation:
    """A finished game."""

    number: int  # from 1
    scores: list[int]
    ranks: list[int]  # 1 is best, equal ranks share
    why: str  # it ended
    rounds: int
    decisions: int
    notes: Notes

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def winners(self) -> list[int]:
        return winners(self.ranks)

    @property
    def others(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank > 1]

    @property
    def won(self) -> list[float]:
        """By seat; a victory shared by k counts 1/k."""
        return victory_shares(self.ranks)


def observe(note: Note, table: Record, seed: str, name: str, number: int) -> Observation:
    """Play a game and note what happens. It follows from the seed and its number, and from nothing
    else: not where it is played, nor when."""
    game = game_at(table)
    events: list[Event] = []
    position = game.new(table.seats, table.options, seed=f"{seed}/{number}", events=events)
    players = [
        bot(name, game, random.Random(f"{seed}/{number}/{seat}")) for seat in range(table.seats)
    ]
    outcome, decisions, _ = play_out(position, players, events)
    return Observation(
        number,
        outcome.scores,
        outcome.ranks,
        outcome.why,
        rounds=sum(1 for event in events if event.kind == "round"),
        decisions=sum(decisions),
        notes=note(position, events),
    )


def fact(event: Event, name: str) -> int:
    """A fact that is a number."""
    value = event.facts[name]
    assert isinstance(value, int)
    return value
