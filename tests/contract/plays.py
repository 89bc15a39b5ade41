"""Games for property tests: with every option and number of players, in every style of play.

Each game has a ``Play`` of its own, in ``tests/…/plays.py``. Hypothesis picks the games, always the
same ones.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import wraps
from typing import ClassVar, Generic, TypeVar

from hypothesis import given, note, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.playing import Style, rests, step
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.terms import Event, Seat

P_co = TypeVar("P_co", bound=Position, covariant=True)
Test = Callable[..., None]


@dataclass(frozen=True)
class Play(Generic[P_co]):
    """Which game, and how it is played."""

    rules: int  # which version of them
    seats: int
    options: dict[str, object]
    seed: int
    style: str

    places: ClassVar[Sequence[str]]  # all data that are shipped, by name: a game, or its cities
    # What chance or a secret choice tells: here a preview may end before the events do.
    unknown_before: ClassVar[Set[str]]
    styles: ClassVar[Mapping[str, Style]]
    longest: ClassVar[int]  # no game has so many decisions
    # At which share of the moments to ask about every action, and to put the game away: less where
    # moments take longer.
    asked: ClassVar[float] = 0.2
    put_away: ClassVar[float] = 0.4

    # ----- what a game provides -------------------------------------------------------------------

    @classmethod
    def plays(cls, rules: SearchStrategy[int]) -> "SearchStrategy[Play[P_co]]":
        """All that can be played by these versions of the rules."""
        raise NotImplementedError

    @classmethod
    def game_in(cls, place: str, rules: int) -> Game:
        """The game with the data of this name."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def start(self) -> P_co:
        """With the verifiable source of the seed."""
        raise NotImplementedError

    def start_without_chance(self) -> P_co:
        raise NotImplementedError

    def drawn(self, position: Position) -> Counter[str]:
        """How often was drawn under a label, where reveals alone do not tell."""
        return Counter()

    # ----- the same for every game ----------------------------------------------------------------

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def coin(self) -> bool:
        """Heads or tails, as the seed says."""
        return self.seed % 2 == 0

    def how(self) -> Style:
        return self.styles[self.style]

    def rests(self, often: float = 1, *, chance: bool = True) -> Iterator[P_co]:
        """The position at so many of its rests, the end of the game always included.

        It is one position that goes on: copy it to keep it. Without chance it rests at every
        reveal, too.
        """
        start = self.start() if chance else self.start_without_chance()
        looks = random.Random(f"looks at {self.seed}")
        for position in rests(start, self.rng(), self.how()):
            if looks.random() < often or position.outcome() is not None:
                yield position

    def story(self) -> tuple[list[Event], P_co]:
        """All that happens, and the end."""
        position, rng = self.start(), self.rng()
        events: list[Event] = []
        decisions = 0
        while position.outcome() is None:
            step(position, rng, self.how(), events)
            decisions += 1
            assert decisions < self.longest
        return events, position


def options_of(game: Game) -> SearchStrategy[dict[str, object]]:
    """Whatever can be chosen before a game."""
    values: dict[str, SearchStrategy[object]] = {
        name: st.sampled_from(values) for name, values in game.option_values().items()
    }
    return st.fixed_dictionaries(values)


def played(kind: type[Play[P_co]], count: int, *rules: int) -> Callable[[Test], Test]:
    """Run the test with so many games of that kind, by these versions of its rules; a failure
    tells which game it was."""

    def decorate(test: Test) -> Test:
        @wraps(test)
        def noted(play: Play[Position]) -> None:
            note(repr(play))
            test(play)

        fixed = settings(derandomize=True, database=None, deadline=None, max_examples=count)
        return fixed(given(play=kind.plays(st.sampled_from(rules)))(noted))

    return decorate


def by_json(data: object) -> dict[str, object]:
    plain = json.loads(json.dumps(data))
    assert isinstance(plain, dict)
    return plain


def known_to(position: Position, seat: Seat) -> dict[str, object]:
    """All that the engine tells this seat about a position."""
    legal = list(position.legal(seat))
    return {
        "view": position.view(seat),
        "legal": legal,
        "to act": position.to_act(),
        "awaited": repr(position.reveal_needed()),
        "refusals": [position.refuse(seat, action) for action in position.game.actions],
        "previews": [position.preview(seat, action) for action in legal],
        "offers": [position.offer(seat, action) for action in legal],
        "aids": position.aids(seat),
    }
