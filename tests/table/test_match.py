"""The fold: a match is what its journal says, and people may think again until they cannot."""

import itertools
import random
from dataclasses import replace

import pytest

from tests.london.table import LONDON
from tests.table.matches import (
    Course,
    choose_cards,
    confirm,
    courses_of_every_game,
    decide,
    do,
    eyes_of,
    new_match,
    resign,
    some_decision,
    undo,
)
from tests.table.plain import plain
from twinspan.core.chance import Chance, secret_of
from twinspan.core.position import Position
from twinspan.core.refusal import Refused
from twinspan.core.terms import Event
from twinspan.table.eyes import Moment, update_for
from twinspan.table.journal import Entry
from twinspan.table.match import CommandError, Match


def fault(match: Match, entry: Entry, point: int | None = None) -> str:
    """Why an entry is not taken; nothing has changed."""
    before = told(match)
    with pytest.raises(CommandError) as caught:
        match.check(entry, match.point if point is None else point)
    assert told(match) == before
    return caught.value.code


def told(match: Match) -> str:
    """Everything that anybody is told of a match, and whether it is the same."""
    everybody = list(range(match.position.seats))
    return plain(update_for(match, everybody, 0, 0))


def in_turn(seed: int = 1, seats: int = 4) -> tuple[Match, int]:
    """A match in which all have chosen their cards, and whose turn it is."""
    match = new_match(seats, seed)
    choose_cards(match, *match.asked())
    (seat,) = match.asked()
    return match, seat


def in_a_long_turn() -> tuple[Match, int]:
    """A match in which the seat to act has just placed its pawn and goes on without a reveal."""
    match, seat = in_turn()
    decide(match, seat, "centre")
    assert match.held is None
    assert match.asked() == (seat,)
    return match, seat


def first(match: Match, seat: int) -> str:
    return match.position.legal(seat)[0].notation


# ----- the same entries give the same match -------------------------------------------------------


@courses_of_every_game(6)
def test_the_same_entries_give_the_same_match(course: Course) -> None:
    match = course.start()
    entries = list(course.entries(match, course.rng()))
    again = course.start()
    for entry in entries:
        again.apply(entry)
    assert again.journal == match.journal == len(entries)
    assert again.touched == match.touched
    assert again.position == match.position
    assert told(again) == told(match)


@courses_of_every_game(10)
def test_whatever_is_decided_confirmed_and_taken_back_the_record_is_true(course: Course) -> None:
    match = course.start()
    for _ in course.entries(match, course.rng()):
        pass
    record = match.record()
    assert record.verify(course.game) == match.position
    assert record.seed == secret_of(course.seed)


@courses_of_every_game(4)
def test_the_game_again_moment_by_moment_is_the_game_as_it_was(course: Course) -> None:
    """What is kept of a moment when it is the present is what stepping back finds there."""
    match = course.start()
    kept: list[Position] = [match.position.copy()]
    for entry in course.entries(match, course.rng()):
        del kept[match.point + (entry.kind != "confirm") :]
        if len(kept) == match.point:
            kept.append(match.shown().copy())
    assert [position.copy() for position in match.positions()] == kept


# ----- the setup ----------------------------------------------------------------------------------


def test_the_setup_is_moment_0_and_nothing_can_be_undone() -> None:
    match = new_match()
    assert (match.point, match.journal, match.over) == (0, 0, False)
    assert match.asked() == (0, 1, 2, 3)
    assert match.undoable() is None
    assert match.held is None
    events: list[Event] = []
    LONDON.new(4, seed=1, events=events)
    assert match.moments[0].actions == []
    assert match.moments[0].events == events


# ----- secret choices -----------------------------------------------------------------------------


def test_the_last_chooser_reveals_all_choices_as_one_moment() -> None:
    match = new_match()
    choose_cards(match, 2, 0, 3)
    assert (match.point, match.asked()) == (0, (1,))
    choose_cards(match, 1)
    assert match.point == 1
    assert [seat for seat, _ in match.moments[1].actions] == [0, 1, 2, 3]
    assert [event.seat for event in match.moments[1].events if event.kind == "played"] == [
        0,
        1,
        2,
        3,
    ]


def test_nothing_tells_in_which_order_the_choices_were_made() -> None:
    matches = [new_match() for _ in range(2)]
    choose_cards(matches[0], 0, 1, 2, 3)
    choose_cards(matches[1], 3, 1, 2, 0)
    assert told(matches[0]) == told(matches[1])


def test_a_secret_choice_may_be_changed_until_the_last_one_is_made() -> None:
    match = new_match()
    decide(match, 0, "card 1")
    decide(match, 1, "card 1")
    decide(match, 0, "card 4")
    assert match.asked() == (2, 3)
    choose_cards(match, 2, 3)
    assert [str(action) for _, action in match.moments[1].actions[:2]] == ["card 4", "card 1"]
    with pytest.raises(Refused):
        decide(match, 0, "card 1")


def test_a_secret_choice_is_not_undone_but_changed() -> None:
    match = new_match()
    choose_cards(match, 0)
    assert match.undoable() is None
    assert fault(match, Entry("undo", 0, to=0)) == "nothing-to-undo"


def test_a_secret_choice_is_never_held() -> None:
    match = new_match()
    choose_cards(match, 0, 1, 2, 3)
    assert match.held is None


class Counted(Chance):
    """The same chance, which counts how often it is asked."""

    def __init__(self, source: Chance | None) -> None:
        assert source is not None
        self.source = source
        self.draws = 0

    def pick(self, label: str, k: int, n: int) -> int:
        self.draws += 1
        return self.source.pick(label, k, n)


# ----- holding and confirming ---------------------------------------------------------------------


@courses_of_every_game(6)
def test_a_decision_is_held_exactly_where_something_is_revealed_or_another_is_next(
    course: Course,
) -> None:
    match, rng = course.start(), course.rng()
    while not match.over:
        entry = some_decision(match, rng)
        held_back = Entry("decide", entry.seat, entry.action, hold=True)
        before, secret = match.position.copy(), match.position.simultaneous()
        do(match, held_back)
        if secret:
            assert match.held is None
            continue
        # As it is played in earnest: chance is asked, or somebody else comes next, or nobody.
        played, drawn = before.copy(), Counted(before.chance)
        played.chance = drawn
        played.play(entry.seat, entry.action)
        goes_on = played.to_act() == (entry.seat,) and not played.simultaneous()
        assert (match.held is not None) == (drawn.draws > 0 or not goes_on)
        if match.held is not None:
            assert match.position == before
            assert match.asked() == (entry.seat,)
            confirm(match, entry.seat)


def test_without_hold_the_turn_ends_at_once() -> None:
    match, seat = in_a_long_turn()
    while match.asked() == (seat,):
        decide(match, seat, first(match, seat), hold=False)
        assert match.held is None
    assert match.undoable() is None


def test_what_is_held_waits_for_its_player_alone() -> None:
    match, seat = in_turn()
    while match.held is None:
        decide(match, seat, first(match, seat))
    other = (seat + 1) % 4
    assert match.asked() == (seat,)
    assert fault(match, Entry("confirm", other)) == "nothing-to-confirm"
    assert fault(match, Entry("undo", other, to=match.point - 1)) == "nothing-to-undo"
    assert fault(match, Entry("decide", other, action=0)) == "not-confirmed"
    assert fault(match, Entry("decide", seat, action=0)) == "not-confirmed"
    point = match.point
    confirm(match, seat)
    assert match.held is None
    assert match.point == point
    assert match.asked() != (seat,)


def test_holding_and_confirming_comes_to_the_same_as_deciding_at_once() -> None:
    at_once, held = new_match(), new_match()
    rng = random.Random(3)
    while not at_once.over:
        entry = some_decision(at_once, rng)
        do(at_once, Entry("decide", entry.seat, entry.action, hold=False))
        do(held, Entry("decide", entry.seat, entry.action, hold=True))
        if held.held is not None:
            confirm(held, entry.seat)
        assert held.position == at_once.position
    assert held.record() == at_once.record()


def test_there_is_nothing_to_confirm_where_nothing_is_held() -> None:
    match, seat = in_turn()
    assert fault(match, Entry("confirm", seat)) == "nothing-to-confirm"


def test_what_is_held_is_shown_as_far_as_it_is_known() -> None:
    match, seat = in_turn()
    while match.held is None:
        decide(match, seat, first(match, seat))
    shown = match.shown()
    assert shown != match.position
    assert shown.chance is None
    kinds = {event.kind for event in match.all_moments()[-1].events}
    assert "top" not in kinds
    confirm(match, seat)
    assert "top" in {event.kind for event in match.moments[-1].events}


# ----- undo ---------------------------------------------------------------------------------------


@courses_of_every_game(5)
def test_undo_to_every_allowed_moment_gives_the_position_as_it_was(course: Course) -> None:
    match = course.start()
    seen = {0: match.position.copy()}
    for _ in course.entries(match, course.rng()):
        if match.held is None:
            seen[match.point] = match.position.copy()
        undoable = match.undoable()
        if undoable is None:
            continue
        seat, earliest = undoable
        for to in range(earliest, match.point):
            copied = copy_of(match)
            undo(copied, seat, to)
            assert copied.point == to
            assert copied.held is None
            assert copied.position == seen[to]
            assert copied.position.chance is match.position.chance


def copy_of(match: Match) -> Match:
    """The same match, that can go another way."""
    copied = Match(match.game, match.setup, match.secret)
    copied.__dict__.update(match.__dict__)
    copied.moments = match.moments[:]
    copied.touched = match.touched[:]
    copied.position = match.position.copy()
    return copied


def test_undo_returns_to_any_moment_of_ones_own_turn() -> None:
    match, seat = in_a_long_turn()
    while match.held is None:
        decide(match, seat, first(match, seat))
    assert match.undoable() == (seat, 1)
    undo(match, seat, 2)
    assert match.point == 2
    undo(match, seat, 1)
    assert match.point == 1
    assert match.undoable() is None
    decide(match, seat, "centre")
    assert match.point == 2


def test_undo_never_goes_across_a_reveal() -> None:
    match, seat = in_a_long_turn()
    code = fault(match, Entry("undo", seat, to=0))
    assert code == "cannot-undo-to"
    while match.asked() == (seat,) and match.held is None:
        decide(match, seat, first(match, seat))
    confirm(match, seat)
    assert match.undoable() is None
    assert fault(match, Entry("undo", seat, to=1)) == "nothing-to-undo"


@courses_of_every_game(4)
def test_whatever_was_revealed_stays_revealed(course: Course) -> None:
    """What can be taken back are decisions of one seat, and nothing they needed chance for."""
    match = course.start()
    for _ in course.entries(match, course.rng()):
        undoable = match.undoable()
        if undoable is None:
            continue
        seat, earliest = undoable
        moments = match.all_moments()[1:]
        without_chance = moment(match, earliest)
        without_chance.chance = None
        for later in moments[earliest:]:
            assert without_chance.reveal_needed() is None
            ((owner, action),) = later.actions
            assert owner == seat
            events: list[Event] = []
            without_chance.play(owner, action, events)
            assert later.events == events
        assert without_chance == match.shown()


def moment(match: Match, number: int) -> Position:
    """The position at a moment of a match."""
    return next(itertools.islice(match.positions(), number, None))


def test_nobody_undoes_for_another_seat() -> None:
    match, seat = in_a_long_turn()
    for other in range(4):
        if other != seat:
            assert fault(match, Entry("undo", other, to=1)) == "nothing-to-undo"


@pytest.mark.parametrize("to", [0, 2, 3, 1_000_000])
def test_undo_goes_back_and_never_forward(to: int) -> None:
    match, seat = in_a_long_turn()
    assert match.point == 2
    assert fault(match, Entry("undo", seat, to=to)) == "cannot-undo-to"


# ----- points, refusals, the end ------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["decide", "confirm", "undo"])
@pytest.mark.parametrize("late", [-1, 1, 1000])
def test_a_command_for_another_point_is_outdated(kind: str, late: int) -> None:
    match, seat = in_a_long_turn()
    entries = {
        "decide": Entry("decide", seat, match.position.legal(seat)[0].id),
        "confirm": Entry("confirm", seat),
        "undo": Entry("undo", seat, to=1),
    }
    assert fault(match, entries[kind], match.point + late) == "outdated"


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    match = new_match()
    before = told(match)
    with pytest.raises(Refused) as caught:
        match.check(Entry("decide", 0, LONDON.action("centre").id), 0)
    assert caught.value.refusal.why == "other-decision"
    assert told(match) == before


def test_when_the_game_is_over_nothing_more_is_taken() -> None:
    match = finished()
    assert match.over
    assert match.asked() == ()
    for entry in (
        Entry("decide", 0, action=0),
        Entry("confirm", 0),
        Entry("undo", 0, to=0),
        Entry("resign", 0),
    ):
        assert fault(match, entry) == "game-is-over"


def finished(seed: int = 1, **options: object) -> Match:
    match, rng = new_match(2, seed, **options), random.Random(seed)
    while not match.over:
        entry = some_decision(match, rng)
        do(match, Entry("decide", entry.seat, entry.action))
    return match


# ----- resigning ----------------------------------------------------------------------------------


def test_a_held_decision_is_dropped_when_its_player_resigns() -> None:
    match, seat = in_turn()
    while match.held is None:
        decide(match, seat, first(match, seat))
    point, before = match.point, match.position.copy()
    resign(match, seat)
    assert match.held is None
    assert match.point == point - 1
    assert match.position == before
    assert match.asked() == (seat,)
    assert match.changed_since(match.journal - 1) == 0  # others' eyes may now see other things


def test_a_held_decision_stays_when_another_player_resigns() -> None:
    match, seat = in_turn()
    while match.held is None:
        decide(match, seat, first(match, seat))
    resign(match, (seat + 1) % 4)
    assert match.held is not None
    confirm(match, seat)


def test_who_has_resigned_does_nothing_more() -> None:
    match, seat = in_a_long_turn()
    resign(match, seat)
    for entry in (
        Entry("decide", seat, match.position.legal(seat)[0].id),
        Entry("undo", seat, to=1),
        Entry("confirm", seat),
        Entry("resign", seat),
    ):
        assert fault(match, entry) == "seat-resigned"


def test_a_computer_decides_for_who_has_resigned_by_the_same_rules() -> None:
    match, seat = in_a_long_turn()
    resign(match, seat)
    legal = Entry("decide", seat, match.position.legal(seat)[0].id)
    match.check(legal, match.point, computer=True)
    with pytest.raises(CommandError) as caught:
        match.check(legal, match.point - 1, computer=True)
    assert caught.value.code == "outdated"
    with pytest.raises(Refused):
        match.check(Entry("decide", seat, LONDON.action("card 1").id), match.point, computer=True)


def test_a_secret_choice_of_who_then_resigns_still_counts() -> None:
    match = new_match()
    decide(match, 2, "card 4")
    resign(match, 2)
    choose_cards(match, 0, 1, 3)
    assert [str(action) for _, action in match.moments[1].actions][2] == "card 4"


# ----- catching up --------------------------------------------------------------------------------


@courses_of_every_game(5)
def test_who_hears_of_changes_only_knows_as_much_as_who_hears_everything(course: Course) -> None:
    """The page's side of an update: replace all moments from its start on."""
    match, rng = course.start(), course.rng()
    seats = eyes_of(match, rng)
    journal, moments = 0, list[Moment]()
    for _ in course.entries(match, rng):
        if rng.random() < 0.6 and not match.over:
            continue  # not connected
        news = update_for(match, seats, journal, len(moments))
        everything = update_for(match, seats, 0, 0)
        assert news.start <= len(moments)
        moments[news.start :] = news.moments
        journal = news.journal
        assert moments == everything.moments
        assert len(moments) == news.point + 1
        present = [replace(update, start=0, moments=[]) for update in (news, everything)]
        assert plain(present[0]) == plain(present[1])


@courses_of_every_game(4)
def test_who_knows_the_present_is_told_no_moment_again(course: Course) -> None:
    match, rng = course.start(), course.rng()
    for _ in course.entries(match, rng):
        if rng.random() < 0.1:
            news = update_for(match, [0], match.journal, match.point + 1)
            assert (news.start, news.moments) == (match.point + 1, [])


@pytest.mark.parametrize(("journal", "moments"), [(10**6, 5), (0, 10**6), (10**6, 10**6), (3, 0)])
def test_who_claims_to_know_the_future_is_told_everything_needed(
    journal: int, moments: int
) -> None:
    match, _ = in_a_long_turn()
    news = update_for(match, [0], journal, moments)
    assert news.start + len(news.moments) == match.point + 1
    if journal > match.journal or not moments:
        assert news.start == 0


def test_at_the_end_everything_is_told_anew() -> None:
    match = finished(from_memory=True)
    assert match.changed_since(match.journal - 1) == 0
