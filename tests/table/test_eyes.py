"""What each browser gets: complete, true, and from memory no more than remembered."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.london.play import STYLES
from tests.london.plays import UNKNOWN_BEFORE
from tests.london.table import LONDON
from tests.table.matches import (
    Course,
    choose_cards,
    courses,
    courses_of_london,
    do,
    new_match,
    some_entry,
)
from tests.table.plain import plain
from twinspan.core.chance import secret_of
from twinspan.core.terms import Event
from twinspan.games import game, game_of, versions
from twinspan.table.eyes import Eyes, Update, past_views, update_for
from twinspan.table.match import Match
from twinspan.table.package import package

EVERY_ACTION = list(range(len(LONDON.actions)))
# What the log leaves to memory, by kind of event.
AMOUNTS = {"start-hand", "placed-outer", "placed-centre", "haberdasher", "track-money", "face-paid"}
CARDS = {"card-taken", "card-taken-back"}


def sometimes(course: Course, often: float) -> Iterator[Match]:
    """A match at some of its moments, the last one included."""
    match, rng = course.start(), course.rng()
    for _ in course.entries(match, rng):
        if rng.random() < often or match.over:
            yield match


def eyes(match: Match, seat: int) -> Eyes:
    (found,) = update_for(match, [seat], 0, 0).eyes
    return found


def state(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = view["state"]
    return found


# ----- the package --------------------------------------------------------------------------------


@courses_of_london(6)
def test_a_package_has_every_action_of_the_game_exactly_once(course: Course) -> None:
    for match in sometimes(course, 0.15):
        for seat in range(course.seats):
            found = eyes(match, seat).package
            if match.over or match.held is not None:
                assert found is None
                continue
            assert found is not None
            chosen = [choice.action for choice in found.choices]
            refused = [action for group in found.refused for action in group.actions]
            assert sorted(chosen + refused) == EVERY_ACTION
            assert chosen == [action.id for action in match.position.legal(seat)]
            assert (found.decision is not None) == bool(chosen)


@courses_of_london(6)
def test_a_package_gives_one_reason_for_each_group_and_the_reason_is_the_rules(
    course: Course,
) -> None:
    for match in sometimes(course, 0.05):
        if match.over:
            continue
        for seat in range(course.seats):
            groups = package(match.position, seat).refused
            reasons = [plain(group.refusal) for group in groups]
            assert len(set(reasons)) == len(reasons)
            for group in groups:
                for action in group.actions:
                    assert match.position.refuse(seat, action) == group.refusal


@courses_of_london(9)
def test_a_preview_is_what_then_happens_up_to_the_first_unknown(course: Course) -> None:
    match, rng = course.start(), course.rng()
    open_hands = course._replace(options={**course.options, "from_memory": False})
    match = open_hands.start()
    for _ in course.entries(match, rng):
        if match.over or match.held is not None or rng.random() < 0.85:
            continue
        position = match.position
        for seat in position.to_act():
            for choice in package(position, seat).choices:
                events: list[Event] = []
                position.copy().play(seat, choice.action, events)
                happened = [event for event in events if event.readable_by(seat)]
                known = len(choice.preview)
                assert choice.preview == happened[:known]
                if known < len(happened):
                    assert happened[known].kind in UNKNOWN_BEFORE


@courses_of_london(6)
def test_who_is_not_asked_is_told_so_for_every_action(course: Course) -> None:
    for match in sometimes(course, 0.1):
        if match.over or match.held is not None:
            continue
        for seat in range(course.seats):
            if match.position.legal(seat):
                continue
            found = eyes(match, seat).package
            assert found is not None
            assert (found.decision, found.choices) == (None, [])
            (group,) = found.refused
            assert group.refusal.why == "not-your-turn"


def test_who_has_chosen_in_secret_is_still_offered_every_choice() -> None:
    match = new_match()
    before = package(match.position, 0)
    choose_cards(match, 0)
    after = package(match.position, 0)
    assert after.decision == before.decision
    assert [choice.action for choice in after.choices] == [
        choice.action for choice in before.choices
    ]
    assert after.refused == before.refused


def test_a_watcher_has_one_pair_of_eyes_without_a_package() -> None:
    update = update_for(new_match(), [], 0, 0)
    (found,) = update.eyes
    assert (found.seat, found.package, found.view["seat"]) == (None, None, None)


def test_several_seats_on_one_screen_have_a_pair_of_eyes_each_and_a_common_log() -> None:
    match = new_match()
    choose_cards(match, 0, 1, 2, 3)
    update = update_for(match, [1, 3], 0, 0)
    assert [(found.seat, found.view["seat"]) for found in update.eyes] == [(1, 1), (3, 3)]
    common = update_for(match, [], 0, 0)
    assert update.moments == common.moments
    assert "own-choice" not in {event.kind for event in update.moments[1].events}
    alone = update_for(match, [1], 0, 0)
    own = [event for event in alone.moments[1].events if event.kind == "own-choice"]
    assert [event.seat for event in own] == [1]


# ----- from memory --------------------------------------------------------------------------------


def from_memory(course: Course) -> Course:
    return course._replace(options={**course.options, "from_memory": True})


def assert_left_to_memory(update: Update, reader: int | None) -> None:
    """In what a browser is told, nothing of others that people must remember."""
    for found in update.eyes:
        own = found.seat
        laid = state(found.view)
        for seat, (amount, cards) in enumerate(zip(laid["money"], laid["hands"], strict=True)):
            if seat != own:
                assert (amount, cards) == (-1, [])
        assert found.view["outcome"] is None
        previews = found.package.choices if found.package is not None else []
        for choice in previews:
            assert_unsaid(choice.preview, own)
    for told_moment in update.moments:
        assert_unsaid(told_moment.events, reader)
        assert_no_scores(told_moment.events)


def assert_unsaid(events: list[Event], reader: int | None) -> None:
    for event in events:
        if event.seat in (reader, -1):
            continue
        if event.kind in AMOUNTS:
            assert event.facts["amount"] == "unsaid"
        if event.kind in CARDS:
            assert event.facts["card"] == "unsaid"


def assert_no_scores(events: list[Event]) -> None:
    assert not {"score", "rank"} & {event.kind for event in events}


@pytest.mark.rule("R9.3")
@courses_of_london(5)
def test_from_memory_others_money_and_hands_are_hidden_until_the_end(course: Course) -> None:
    course = from_memory(course)
    for match in sometimes(course, 0.1):
        if match.over or match.shown().outcome() is not None:
            continue
        for seats in ([0], [], [0, 1]):
            reader = seats[0] if len(seats) == 1 else None
            assert_left_to_memory(update_for(match, seats, 0, 0), reader)
        for view in past_views(match, 0):
            assert state(view)["money"][1:] == [-1] * (course.seats - 1)
        for view in past_views(match, None):
            assert state(view)["hands"] == [[]] * course.seats


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("rules", versions(LONDON.id))
def test_from_memory_the_last_decision_tells_the_scores_only_once_it_is_confirmed(
    rules: int,
) -> None:
    """Where the last turn reveals nothing, holding it must not show the end in advance."""
    looked = 0  # one such end in five games

    @courses(30, LONDON.id, rules)
    def look(course: Course) -> None:
        nonlocal looked
        course = from_memory(course)._replace(style="crowding")
        match, rng = course.start(), course.rng()
        for _ in course.entries(match, rng):
            if match.held is not None and match.held.trial.outcome() is not None:
                assert_left_to_memory(update_for(match, [0], 0, 0), 0)
                assert_left_to_memory(update_for(match, [], 0, 0), None)
                looked += 1

    look()
    assert looked > 0


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("rules", versions(LONDON.id))
def test_from_memory_no_preview_tells_the_scores(rules: int) -> None:
    looked = 0

    @courses(12, LONDON.id, rules)
    def look(course: Course) -> None:
        nonlocal looked
        course = from_memory(course)._replace(style="crowding")
        match, rng = course.start(), course.rng()
        for _ in course.entries(match, rng):
            if match.over or match.held is not None or match.position.simultaneous():
                continue
            (seat,) = match.asked()
            if rng.random() < 0.2:
                for choice in package(match.position, seat).choices:
                    assert_no_scores(choice.preview)
                    looked += 1

    look()
    assert looked > 0


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("rules", versions(LONDON.id))
def test_from_memory_no_moment_tells_which_card_was_taken(rules: int) -> None:
    """What the log's events leave to memory is not said in other words."""
    for seed in range(3):
        setup = game(LONDON.id, rules=rules).setup(3, {"from_memory": True})
        match, rng = Match(game_of(setup), setup, secret_of(seed)), random.Random(seed)
        while match.position.outcome() is None:
            told = plain(update_for(match, [], 0, 0).moments)
            assert not re.search(r"\btake [1-4]\b", told)
            do(match, some_entry(match, rng, STYLES["keen"]))


@pytest.mark.rule("R9.3")
@courses_of_london(9)
def test_from_memory_everything_is_told_when_the_game_is_over(course: Course) -> None:
    course = from_memory(course)
    match = course.start()
    for _ in course.entries(match, course.rng()):
        pass
    open_match = course._replace(options={**course.options, "from_memory": False}).start()
    for _ in course.entries(open_match, course.rng()):
        pass
    for seats in ([0], [], [0, 1]):
        remembered = update_for(match, seats, 0, 0)
        shown = update_for(open_match, seats, 0, 0)
        assert remembered.moments == shown.moments
        for mine, theirs in zip(remembered.eyes, shown.eyes, strict=True):
            assert state(mine.view) == state(theirs.view)
    laid = [state(view) for view in past_views(match, 0)]
    assert laid == [state(view) for view in past_views(open_match, 0)]
