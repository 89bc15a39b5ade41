"""Matches played at random, as people at a table do: with second thoughts.

With the same rng the same entries are made, so whatever a test meets can be met again.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.bridgetown.play import STYLES as BRIDGETOWN_STYLES
from tests.bridgetown.table import PORTLAND
from tests.contract.every_game import VERSIONS
from tests.contract.plays import options_of
from tests.london.play import STYLES, Style, choose, plain
from tests.london.table import LONDON
from twinspan.core.chance import secret_of
from twinspan.core.game import Game
from twinspan.core.terms import Seat
from twinspan.games import boards, game_on, versions
from twinspan.table.journal import Entry, Expectation
from twinspan.table.match import Match

Test = Callable[..., None]


def new_match(seats: int = 4, seed: int = 1, **options: object) -> Match:
    return Match(LONDON, LONDON.setup(seats, options), secret_of(seed))


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


def with_reasons(match: Match, entry: Entry) -> Entry:
    """As if a computer had decided."""
    if entry.kind != "decide":
        return entry
    others = [action.id for action in match.position.legal(entry.seat)][:2]
    reasons = [Expectation(action, 0.4567, 34.56) for action in (entry.action, *others)]
    return replace(entry, reasons=tuple(reasons))


class Course(NamedTuple):
    """Which match, and how it is played."""

    game: Game
    seats: int
    options: dict[str, object]
    seed: int
    style: str

    def start(self) -> Match:
        return Match(self.game, self.game.setup(self.seats, self.options), secret_of(self.seed))

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def entries(self, match: Match, rng: random.Random) -> Iterator[Entry]:
        """Plays the match to its end; each entry comes when it has been carried out."""
        while not match.over:
            entry = some_entry(match, rng, _STYLES[self.game.id][self.style])
            do(match, entry)
            yield entry


_STYLES = {LONDON.id: STYLES, PORTLAND.id: BRIDGETOWN_STYLES}


def _courses(game_id: str, rules: int) -> st.SearchStrategy[Course]:
    """All that can be played of a game by a version of its rules, on each of its boards."""
    on_boards = [game_on(game_id, board, rules=rules) for board in boards(game_id) or (None,)]
    usual = on_boards[0]
    return st.builds(
        Course,
        st.sampled_from(on_boards),
        st.sampled_from(usual.seats),
        options_of(usual),
        st.integers(0, 2**32),
        st.sampled_from([*_STYLES[game_id]]),
    )


def courses(count: int, game_id: str, rules: int) -> Callable[[Test], Test]:
    """Run the test with so many matches of a game, by one version of its rules."""

    def decorate(test: Test) -> Test:
        fixed = settings(
            derandomize=True,
            database=None,
            deadline=None,
            max_examples=count,
            phases=[Phase.generate],  # a game does not get clearer by shrinking its seed
        )
        return fixed(given(course=_courses(game_id, rules))(test))

    return decorate


def courses_of_every_game(count: int) -> Callable[[Test], Test]:
    """Run the test with so many matches of each game there is, by each version of its rules."""

    def decorate(test: Test) -> Test:
        def run(game_id: str, rules: int) -> None:
            courses(count, game_id, rules)(test)()

        run.__doc__ = test.__doc__
        return pytest.mark.parametrize(("game_id", "rules"), VERSIONS)(run)

    return decorate


def courses_of_london(count: int) -> Callable[[Test], Test]:
    """Run the test with so many matches of Old London Bridge, by each version of its rules."""

    def decorate(test: Test) -> Test:
        def run(rules: int) -> None:
            courses(count, LONDON.id, rules)(test)()

        run.__doc__ = test.__doc__
        return pytest.mark.parametrize("rules", versions(LONDON.id))(run)

    return decorate


def eyes_of(match: Match, rng: random.Random) -> list[Seat]:
    """The seats of some browser: one, several, or none for a watcher."""
    count = rng.choice((0, 1, 1, 1, 2))
    return sorted(rng.sample(range(match.position.seats), count))
