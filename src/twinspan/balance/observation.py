"""Games that a bot plays against itself: what is noted of one, and the figures of many.

Only plain data is noted, so that it can come from another process.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from twinspan.balance.estimates import ratio, share, slope
from twinspan.bots import bot
from twinspan.contest.figures import Figure
from twinspan.contest.playing import play_out
from twinspan.core import terms
from twinspan.core.position import Position
from twinspan.core.setup import Setup
from twinspan.core.terms import Event
from twinspan.games import game_of

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
        return terms.winners(self.ranks)

    @property
    def others(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank > 1]

    @property
    def won(self) -> list[float]:
        """By seat; a victory shared by k counts 1/k."""
        return terms.victory_shares(self.ranks)


def observe(note: Note, setup: Setup, seed: str, name: str, number: int) -> Observation:
    """Play a game and note what happens. It follows from the seed and its number, and from nothing
    else: not where it is played, nor when."""
    game = game_of(setup)
    events: list[Event] = []
    position = game.new(setup.seats, setup.options, seed=f"{seed}/{number}", events=events)
    players = [
        bot(name, game, random.Random(f"{seed}/{number}/{seat}")) for seat in range(setup.seats)
    ]
    outcome, decisions, _ = play_out(position, players, partial(position.play, events=events))
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


# ----- many games ---------------------------------------------------------------------------------

Total = Callable[[Observation], float]
Count = Callable[[Observation], int]
Seats = Callable[[Observation], Sequence[int]]  # some seats of a game
Values = Callable[[Observation], Sequence[float]]


class Observed:
    """Games with the same number of seats. Every question is answered with an interval, or with
    None where too few games say anything."""

    def __init__(self, games: Sequence[Observation]) -> None:
        self.games: Final = games
        self.seats: Final = games[0].seats

    def __len__(self) -> int:
        return len(self.games)

    def __iter__(self) -> Iterator[Observation]:
        return iter(self.games)

    @property
    def even(self) -> float:
        """The part of the games that equals would win."""
        return 1 / self.seats

    def share(self, parts: Total, wholes: Count) -> Figure | None:
        """Which part of the second the first is."""
        return share([parts(game) for game in self], [wholes(game) for game in self])

    def part(self, such: Callable[[Observation], bool]) -> Figure | None:
        """Which part of the games is such."""
        return share([such(game) for game in self], [1] * len(self))

    def ratio(self, tops: Total, bottoms: Total) -> Figure | None:
        """How much of the first there is for one of the second."""
        return ratio([tops(game) for game in self], [bottoms(game) for game in self])

    def won(self, seats: Seats) -> Figure | None:
        """The part of their games that these seats have won."""

        def wins(game: Observation) -> float:
            return math.fsum(game.won[seat] for seat in seats(game))

        return self.share(wins, lambda game: len(seats(game)))

    def average(self, values: Values) -> Figure | None:
        """Of all these values of all games."""
        return self.ratio(lambda game: math.fsum(values(game)), lambda game: len(values(game)))

    def per_player(self, thing: Thing, seats: Seats | None = None) -> Figure | None:
        """How much of it a player has; or one in these seats."""

        def counts(game: Observation) -> list[float]:
            return [game.notes[thing][seat] for seat in (seats or _all)(game)]

        return self.average(counts)

    def slope(self, thing: Thing, effects: Values) -> Figure | None:
        """How much more of the effect goes with one more of it than the table's average."""
        return slope([(game.notes[thing], effects(game)) for game in self])


def scores(game: Observation) -> Sequence[float]:
    return game.scores


def wins(game: Observation) -> Sequence[float]:
    return game.won


def winners(game: Observation) -> Sequence[int]:
    return game.winners


def others(game: Observation) -> Sequence[int]:
    return game.others


def _all(game: Observation) -> Sequence[int]:
    return range(game.seats)
