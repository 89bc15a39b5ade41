"""Nobody is told what they may not know: not by a byte of anything that is told of a match."""

import random
from collections.abc import Sequence

import pytest

from tests.bridgetown.table import PORTLAND, PORTLAND_1, TWINFORD
from tests.london.play import STYLES
from tests.london.table import LONDON, LONDON_1
from tests.playing import Style
from tests.playing import plain as any_style
from tests.table.matches import (
    Course,
    courses_of_every_game,
    courses_of_london,
    do,
    some_entry,
    with_reasons,
)
from tests.table.plain import plain
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.game import Game
from twinspan.core.terms import Seat
from twinspan.table import match as match_module
from twinspan.table.eyes import past_reasons, past_views, update_for
from twinspan.table.journal import Entry
from twinspan.table.match import Match


def sent(match: Match, seats: Sequence[Seat]) -> str:
    """All that a browser with these seats can get of a match, now and of the past."""
    past = [past_views(match, seat) for seat in (None, *seats)]
    return plain(update_for(match, seats, 0, 0)) + plain(past)


def browsers(seats: int, without: Seat) -> list[list[Seat]]:
    """Watchers, everybody alone, and several on one screen, but for one seat."""
    others = [seat for seat in range(seats) if seat != without]
    return [[], *([seat] for seat in others), others]


# ----- secret choices -----------------------------------------------------------------------------


@courses_of_london(5)
def test_two_games_that_differ_in_a_secret_choice_look_the_same_to_the_others(
    course: Course,
) -> None:
    match, rng = course.start(), course.rng()
    entries: list[Entry] = []
    looked = 0
    while not match.over and looked < 4:
        position = match.position
        secret = position.simultaneous() and len(position.to_act()) > 1
        if secret and rng.random() < 0.5:
            seat = rng.choice(position.to_act())
            first, second = rng.sample(position.legal(seat), 2)
            worlds = [again(course, entries) for _ in range(2)]
            for world, action in zip(worlds, (first, second), strict=True):
                do(world, Entry("decide", seat, action.id))
            for _ in range(rng.randrange(len(worlds[0].asked()))):
                other = rng.choice(worlds[0].asked())
                choice = rng.choice(worlds[0].position.legal(other))
                for world in worlds:
                    do(world, Entry("decide", other, choice.id))
            for seats in browsers(course.seats, without=seat):
                assert sent(worlds[0], seats) == sent(worlds[1], seats)
            assert sent(worlds[0], [seat]) != sent(worlds[1], [seat])
            looked += 1
        entry = some_entry(match, rng, STYLES[course.style])
        do(match, entry)
        entries.append(entry)
    assert looked


def again(course: Course, entries: list[Entry]) -> Match:
    match = course.start()
    for entry in entries:
        match.apply(entry)
    return match


# ----- what computers expect ----------------------------------------------------------------------


@courses_of_every_game(3)
def test_nobody_is_told_before_the_end_what_a_computer_expects(course: Course) -> None:
    """Two games that differ in nothing else look the same to everybody."""
    match, knowing, rng = course.start(), course.start(), course.rng()
    for entry in course.entries(match, rng):
        knowing.apply(with_reasons(knowing, entry))
        if rng.random() < 0.04 or match.over:
            for seats in ([], *([seat] for seat in range(course.seats)), list(range(course.seats))):
                assert sent(knowing, seats) == sent(match, seats)
    assert past_reasons(match) == []
    assert len(past_reasons(knowing)) == sum(len(moment.actions) for moment in knowing.moments)


# ----- chance -------------------------------------------------------------------------------------


class NotedChance(SeededChance):
    """Notes every draw, and may be told some draws beforehand."""

    noted: dict[tuple[str, int], int]

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.noted = {}

    def pick(self, label: str, k: int, n: int) -> int:
        if (label, k) not in self.noted:
            self.noted[label, k] = super().pick(label, k, n)
        return self.noted[label, k]


def chance_of(match: Match) -> NotedChance:
    chance = match.position.chance
    assert isinstance(chance, NotedChance)
    return chance


@pytest.mark.parametrize(
    ("game", "seats", "style"),
    [
        *((LONDON, seats, STYLES["keen"]) for seats in LONDON.seats),
        (LONDON_1, 3, STYLES["keen"]),
        (PORTLAND_1, 3, any_style),
        (PORTLAND, 2, any_style),
        (TWINFORD, 4, any_style),
    ],
)
def test_secrets_that_agree_on_all_draws_so_far_look_the_same_to_everybody(
    game: Game, seats: int, style: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is still under the tops or in the bag, and the secret itself, enters nothing that is
    sent."""
    monkeypatch.setattr(match_module, "SeededChance", NotedChance)
    rng = random.Random(seats)
    match = Match(game, game.setup(seats), secret_of(1))
    entries: list[Entry] = []
    while not match.over:
        entry = some_entry(match, rng, style)
        do(match, entry)
        entries.append(entry)
        if rng.random() < 0.96:
            continue
        drawn = dict(chance_of(match).noted)

        class Agreeing(NotedChance):
            known = drawn

            def __init__(self, secret: bytes) -> None:
                super().__init__(secret)
                self.noted = dict(self.known)

        with monkeypatch.context() as patch:
            patch.setattr(match_module, "SeededChance", Agreeing)
            other = Match(game, match.setup, secret_of(2))
            for done in entries:
                other.apply(done)
            for eyes in ([], [0], list(range(seats))):
                assert sent(other, eyes) == sent(match, eyes)
            assert chance_of(other).noted == drawn  # and nothing more was drawn for it


@courses_of_every_game(4)
def test_nothing_is_drawn_before_it_is_revealed(course: Course) -> None:
    """Neither holding a decision nor putting together what pages need asks chance for anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_module, "SeededChance", NotedChance)
        match, rng = course.start(), course.rng()
        drawn = dict(chance_of(match).noted)
        for entry in course.entries(match, rng):
            if match.held is not None or entry.kind == "undo":
                assert chance_of(match).noted == drawn
            drawn = dict(chance_of(match).noted)
            if rng.random() < 0.05:
                sent(match, [0])
                assert chance_of(match).noted == drawn
