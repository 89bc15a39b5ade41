"""What is played: which bots meet, on which deals, and who sits where."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from twinspan import __version__
from twinspan.bots import bot
from twinspan.core.errors import UsageError
from twinspan.core.game import Game
from twinspan.core.setup import Setup

_FEWEST_BOTS: Final = 2


@dataclass(frozen=True)
class Bout:
    """One game to be played: on which deal, and who sits where."""

    deal: int  # from 1
    rotation: int  # how many seats each bot has moved on
    bots: tuple[str, ...]  # their names, by seat


@dataclass(frozen=True)
class Contest:
    """Bots that meet on deals, each of which is played from every seat.

    A deal is one seed of chance. With as many bots as seats all of them sit at each table, in an
    order of the deal's own; of fewer, some sit there more than once, each as often as any other in
    the end; of more, all combinations meet. If the first is *alone*, all others at its table are
    the second.
    """

    setup: Setup
    bots: tuple[str, ...]
    seed: str
    alone: bool = False
    until_sure: bool = False

    @property
    def seats(self) -> int:
        return self.setup.seats

    def settings(self) -> dict[str, object]:
        """All that decides which games are played, as plain data."""
        first, second = self.bots[:2]
        return {
            "twinspan": __version__,
            **self.setup.heading(),
            "seed": self.seed,
            "line_up": {"one": first, "against": second} if self.alone else list(self.bots),
            "until_sure": self.until_sure,
        }

    def deals_for(self, games: int) -> int:
        """As many deals as are needed for so many games."""
        return -(-games // self.seats)

    def bouts(self, deal: int) -> Iterator[Bout]:
        """The games of a deal."""
        for rotation in range(self.seats):
            names = (self.bots[number] for number in self.seating(deal, rotation))
            yield Bout(deal, rotation, tuple(names))

    def seating(self, deal: int, rotation: int) -> Sequence[int]:
        """Who sits where: the numbers of bots, by seat."""
        order = self._order(deal)
        return [order[seat - rotation] for seat in range(self.seats)]

    def _order(self, deal: int) -> list[int]:
        if self.alone:
            return [0] + [1] * (self.seats - 1)
        order = self._participants(deal)
        random.Random(f"{self.seed}/{deal}/order").shuffle(order)
        return order

    def _participants(self, deal: int) -> list[int]:
        """The bots that meet on a deal."""
        bots = range(len(self.bots))
        extra = self.seats - len(bots)
        if extra < 0:
            return list(self._combinations[(deal - 1) % len(self._combinations)])
        again = [((deal - 1) * extra + number) % len(bots) for number in range(extra)]
        return [*bots, *again]

    @cached_property
    def _combinations(self) -> list[tuple[int, ...]]:
        """All groups that can meet, shuffled, so that every bot plays soon, even if not all are
        played."""
        found = list(combinations(range(len(self.bots)), self.seats))
        random.Random(f"{self.seed}/combinations").shuffle(found)
        return found


def contest_of(
    game: Game,
    seats: int,
    options: dict[str, object],
    bots: Sequence[str],
    seed: str,
    *,
    alone: bool = False,
    until_sure: bool = False,
) -> Contest:
    """A contest, checked: whatever cannot be played is refused before the first game."""
    if len(bots) < _FEWEST_BOTS:
        raise UsageError("no-contest")
    setup = setup_for(bots, game, seats, options)
    return Contest(setup, tuple(bots), seed, alone, until_sure)


def setup_for(bots: Sequence[str], game: Game, seats: int, options: dict[str, object]) -> Setup:
    """What these bots play with; an error if there are no such games, or no such bots."""
    setup = game.setup(seats, options)
    for name in bots:
        bot(name, game, random.Random(0))
    return setup
