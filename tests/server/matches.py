"""Matches played at random, as people at a table do: with second thoughts.

With the same rng the same entries are made, so whatever a test meets can be met again.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.london.play import STYLES, Style, choose, plain
from tests.london.plays import OPTIONS
from tests.london.table import LONDON
from twinspan.core.chance import secret_of
from twinspan.core.game import Seat
from twinspan.server.match import Entry, Match

Test = Callable[..., None]


def new_match(seats: int = 4, seed: int = 1, **options: object) -> Match:
    return Match(LONDON, seats, options, secret_of(seed))


def do(match: Match, entry: Entry) -> None:
    """Check an entry at the present decision point, and carry it out."""
    match.check(entry, match.point)
    match.apply(entry)


def decide(match: Match, seat: Seat, notation: str, hold: bool = True) -> None:
    do(match, Entry("decide", seat, action=LONDON.action(notation).id, hold=hold))


def confirm(match: Match, seat: Seat) -> None:
    do(match, Entry("confirm", seat))


def undo(match: Match, seat: Seat, to: int) -> None:
    do(match, Entry("undo", seat, to=to))


def resign(match: Match, seat: Seat) -> None:
    do(match, Entry("resign", seat))


def choose_cards(match: Match, *seats: Seat) -> None:
    """These seats choose their lowest cards in secret."""
    for seat in seats:
        decide(match, seat, match.position.legal(seat)[0].notation)


def some_decision(match: Match, rng: random.Random, style: Style = plain) -> Entry:
    """A decision of a seat that is asked, or in a secret choice also of one that has chosen."""
    position = match.position
    seat = rng.choice(position.to_act())
    if position.simultaneous() and rng.random() < 0.2:
        seat = rng.choice([seat for seat in range(position.seats) if position.legal(seat)])
    action = choose(rng, position, seat, style)
    return Entry("decide", seat, action=action.id, hold=rng.random() < 0.7)


def some_entry(match: Match, rng: random.Random, style: Style = plain) -> Entry:
    """Anything that people do in a game but resign."""
    undoable = match.undoable()
    if undoable is not None and rng.random() < 0.2:
        seat, first = undoable
        return Entry("undo", seat, to=rng.randrange(first, match.point))
    if match.held is not None:
        return Entry("confirm", match.held.seat)
    return some_decision(match, rng, style)


class Course(NamedTuple):
    """Which match, and how it is played."""

    seats: int
    options: dict[str, object]
    seed: int
    style: str

    def start(self) -> Match:
        return new_match(self.seats, self.seed, **self.options)

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def entries(self, match: Match, rng: random.Random) -> Iterator[Entry]:
        """Plays the match to its end; each entry comes when it has been carried out."""
        while not match.over:
            entry = some_entry(match, rng, STYLES[self.style])
            do(match, entry)
            yield entry


COURSES = st.builds(
    Course,
    st.sampled_from(LONDON.seats),
    OPTIONS,
    st.integers(0, 2**32),
    st.sampled_from([*STYLES]),
)


def courses(count: int) -> Callable[[Test], Test]:
    """Run the test with so many matches."""

    def decorate(test: Test) -> Test:
        fixed = settings(
            derandomize=True,
            database=None,
            deadline=None,
            max_examples=count,
            phases=[Phase.generate],  # a game does not get clearer by shrinking its seed
        )
        return fixed(given(course=COURSES)(test))

    return decorate


def eyes_of(match: Match, rng: random.Random) -> list[Seat]:
    """The seats of some browser: one, several, or none for a watcher."""
    count = rng.choice((0, 1, 1, 1, 2))
    return sorted(rng.sample(range(match.position.seats), count))
