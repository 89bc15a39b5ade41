"""What must hold at every moment of every game, whatever is decided.

Games are played at random, with every option and number of players, and in styles that reach what
plain random play seldom does. Hypothesis picks the games, always the same ones.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.london.play import STYLES, Style, choose, new, play_out, rests, step
from tests.london.table import COMPONENTS, LONDON
from tests.odds import assert_equal_odds, assert_same_odds
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.game import Event, Position, Seat
from twinspan.core.record import Record, Recorder
from twinspan.core.refusal import Refusal
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import SLOTS
from twinspan.games.london.options import face_words

# What chance or a secret choice tells: here a preview may end before the events do.
UNKNOWN_BEFORE = {"top", "bonus-top", "marker", "played"}

Test = Callable[..., None]


class Play(NamedTuple):
    """Which game, and how it is played."""

    seats: int
    options: dict[str, object]
    seed: int
    style: str

    def start(self) -> LondonPosition:
        return new(self.seats, self.options, self.seed)

    def start_without_chance(self) -> LondonPosition:
        position = LONDON.new(self.seats, self.options, chance=None)
        assert isinstance(position, LondonPosition)
        return position

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def how(self) -> Style:
        return STYLES[self.style]


OPTIONS = st.fixed_dictionaries(
    {
        **{name: st.sampled_from(face_words(slot)) for slot, name in enumerate(SLOTS)},
        "from_memory": st.booleans(),
    }
)
PLAYS = st.builds(
    Play, st.sampled_from(LONDON.seats), OPTIONS, st.integers(0, 2**32), st.sampled_from([*STYLES])
)


def games(count: int) -> Callable[[Test], Test]:
    """Run the test with so many games."""

    def decorate(test: Test) -> Test:
        fixed = settings(derandomize=True, database=None, deadline=None, max_examples=count)
        return fixed(given(play=PLAYS)(test))

    return decorate


def by_json(data: object) -> dict[str, object]:
    plain = json.loads(json.dumps(data))
    assert isinstance(plain, dict)
    return plain


# ----- conservation -------------------------------------------------------------------------------


def buildings(position: LondonPosition) -> Counter[int]:
    found = Counter([*position.tops, *position.removed, position.building])
    for stack in position.unseen:
        found.update(stack)
    for player in position.players:
        found.update(player.bridge)
    del found[0]  # no building
    return found


def cards(position: LondonPosition) -> list[int]:
    """By value: those in the supply, in hands, and played for a turn that is still to come."""
    found = position.supply[:]
    for player in position.players:
        for value, count in enumerate(player.hand):
            found[value] += count
    coming = slice(position.turn + 1, None)
    for seat, card in zip(position.order[coming], position.order_cards[coming], strict=True):
        found[position.players[seat].played[card]] += 1
    return found


def tiles(position: LondonPosition) -> Counter[int]:
    found = Counter(position.bonus_tops)
    for stack in position.bonus_unseen:
        found.update(stack)
    for tile, count in enumerate(position.spent):
        found[tile] += count + sum(
            player.tiles[tile] + player.fresh[tile] for player in position.players
        )
    del found[-1]  # no tile
    return +found


@pytest.mark.rule("L1.2")
@games(40)
def test_seventy_two_buildings_are_always_there(play: Play) -> None:
    everything = Counter(number for stack in COMPONENTS.stacks for number in stack)
    assert everything.total() == 72
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        assert buildings(position) == everything


@pytest.mark.rule("L1.4")
@games(40)
def test_fifty_five_cards_are_always_there(play: Play) -> None:
    assert sum(COMPONENTS.cards) == 55
    zeros = 3 if play.seats == 3 else 4  # with three players one is out of the game
    for position in rests(play.start(), play.rng(), play.how()):
        assert cards(position) == [zeros, 15, 15, 11, 10]
        assert position.supply[0] == 0
        assert min(position.supply) >= 0
        assert all(min(player.hand) >= 0 for player in position.players)


@pytest.mark.rule("L1.5")
@games(40)
def test_twenty_four_tiles_are_always_there(play: Play) -> None:
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        assert tiles(position) == dict.fromkeys(range(8), 3)
        assert all(min(player.tiles) >= 0 for player in position.players)


@pytest.mark.rule("L1.6", "L2.2")
@games(40)
def test_fifteen_markers_are_always_there(play: Play) -> None:
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        assert Counter(position.markers + position.markers_unseen) == {1: 5, 2: 5, 3: 5}
        assert len(position.markers) in (position.round - 1, position.round, 0)


@pytest.mark.rule("R7.7", "L3.3.2")
@games(60)
def test_money_is_never_negative(play: Play) -> None:
    for position in rests(play.start(), play.rng(), play.how()):
        assert all(player.money >= 0 for player in position.players)
    outcome = position.outcome()
    assert outcome is not None
    assert all(score >= 0 for score in outcome.scores)


@pytest.mark.rule("L3.3.3", "L6.11")
@games(40)
def test_a_space_holds_the_pawns_that_stand_on_it_and_never_three(play: Play) -> None:
    for position in rests(play.start(), play.rng(), play.how()):
        standing = Counter(player.pawn for player in position.players)
        assert position.pawns == [standing[space] for space in range(7)]
        assert max(position.pawns) <= 2


@pytest.mark.rule("L4.2", "L4.4")
@games(40)
def test_every_line_of_a_bridge_descends(play: Play) -> None:
    for position in rests(play.start(), play.rng(), play.how()):
        for player in position.players:
            assert len(player.bridge) <= 12
            for left, right in zip(player.bridge, player.bridge[1:], strict=False):
                assert right < left or left > 60 or right > 60


# ----- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("L7.1")
@games(80)
def test_every_game_ends(play: Play) -> None:
    position = play.start()
    rng = play.rng()
    decisions = 0
    while position.to_act():
        step(position, rng, play.how())
        decisions += 1
        assert decisions < 400
    outcome = position.outcome()
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, play.seats + 1))
    assert outcome.scores == [
        sum(line.amount for line in outcome.lines if line.seat == seat)
        for seat in range(play.seats)
    ]
    last = 6 if play.seats == 2 else 12
    if outcome.why == "stacks-empty":
        assert position.round < last
        assert position.tops.count(0) >= 3
    else:
        assert outcome.why == "all-rounds-played"
        assert position.round == last


@games(30)
def test_replaying_a_record_gives_the_same_game(play: Play) -> None:
    told: list[Event] = []
    recorder = Recorder(LONDON.new(play.seats, play.options, seed=play.seed, events=told))
    rng = play.rng()
    while waiting := recorder.position.to_act():
        seat = rng.choice(waiting)
        action = choose(rng, recorder.position, seat, play.how())
        recorder.play(seat, action, told)
    record = Record.from_json(recorder.record.to_json())
    events: list[Event] = []
    assert record.replay(LONDON, events) == recorder.position
    assert record.verify(LONDON) == recorder.position
    # Secret choices stand in seat order in the record, whoever chose first at the table.
    in_order = sorted(map(repr, events))
    assert in_order == sorted(map(repr, told))


# ----- legal and refused --------------------------------------------------------------------------


@games(60)
def test_an_action_is_legal_exactly_when_it_is_not_refused(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.1:
            for seat in range(play.seats):
                legal = list(position.legal(seat))
                refusals = {action: position.refuse(seat, action) for action in LONDON.actions}
                allowed = [action for action, refusal in refusals.items() if refusal is None]
                assert sorted(legal, key=lambda action: action.id) == allowed


@games(40)
def test_who_is_asked_has_a_choice(play: Play) -> None:
    for position in rests(play.start(), play.rng(), play.how()):
        for seat in position.to_act():
            assert len(position.legal(seat)) > 1
        assert bool(position.to_act()) == (position.outcome() is None)


# ----- copies, snapshots, notation ----------------------------------------------------------------


@games(40)
def test_no_copy_changes_when_another_is_played_on(play: Play) -> None:
    past: list[tuple[LondonPosition, tuple[object, ...], list[list[int]]]] = []
    rng = play.rng()

    def remember(position: LondonPosition) -> None:
        legal = [[action.id for action in position.legal(seat)] for seat in range(play.seats)]
        past.append((position, position.key(), legal))

    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.15:
            remember(position.copy())
            branch = position.copy()
            for _ in range(5):
                if branch.outcome() is None:
                    step(branch, rng, play.how())
                    remember(branch.copy())
    for position, key, legal in past:
        assert position.key() == key
        assert [
            [action.id for action in position.legal(seat)] for seat in range(play.seats)
        ] == legal
        assert position.copy() == position


@games(40)
def test_a_snapshot_or_a_notation_gives_the_same_position(play: Play) -> None:
    rng = play.rng()
    chance_is = rng.random() < 0.5
    start = play.start() if chance_is else play.start_without_chance()
    for position in rests(start, play.rng(), play.how()):
        if rng.random() < 0.15:
            restored = LONDON.restore(by_json(position.snapshot()))
            read = LONDON.position(position.notation(), position.chance)
            for twin in (restored, read):
                assert twin == position
                assert twin.key() == position.key()
                assert twin.snapshot() == position.snapshot()
                assert twin.notation() == position.notation()
                assert twin.to_act() == position.to_act()
                for seat in range(play.seats):
                    assert twin.legal(seat) == position.legal(seat)
                    assert twin.view(seat) == position.view(seat)


@games(15)
def test_a_restored_game_goes_on_in_the_same_way(play: Play) -> None:
    rng = play.rng()
    position = play.start()
    for _ in range(rng.randrange(60)):
        if position.outcome() is None:
            step(position, rng, play.how())
    restored = LONDON.restore(by_json(position.snapshot()))
    read = LONDON.position(position.notation(), position.chance)
    for game in (position, restored, read):
        play_out(game, random.Random(play.seed), play.how())
    assert position == restored == read


@games(15)
def test_events_cost_nothing_but_are_the_same_game(play: Play) -> None:
    told, silent = play.start(), play.start()
    first, second = play.rng(), play.rng()
    while told.outcome() is None:
        step(told, first, play.how(), [])
        step(silent, second, play.how())
        assert told == silent


# ----- previews -----------------------------------------------------------------------------------


@games(40)
def test_a_preview_is_what_then_happens_up_to_the_first_unknown(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.1:
            for seat in range(play.seats):
                for action in position.legal(seat):
                    before = position.key()
                    preview = position.preview(seat, action)
                    assert position.key() == before
                    events: list[Event] = []
                    position.copy().play(seat, action, events)
                    happened = [event for event in events if event.readable_by(seat)]
                    assert preview == happened[: len(preview)]
                    if len(happened) > len(preview):
                        assert happened[len(preview)].kind in UNKNOWN_BEFORE


# ----- chance -------------------------------------------------------------------------------------


def reveal_as(position: Position, chance: SeededChance, drawn: Counter[str]) -> None:
    """Reveal what this source would have drawn, until somebody must decide."""
    while (reveal := position.reveal_needed()) is not None:
        places = [
            outcome
            for outcome, weight in zip(reveal.outcomes, reveal.weights, strict=True)
            for _ in range(weight)
        ]
        index = chance.pick(reveal.label, drawn[reveal.label], len(places))
        drawn[reveal.label] += 1
        position.reveal(places[index])


@games(20)
def test_revealing_what_the_seed_would_draw_gives_the_seeded_game(play: Play) -> None:
    seeded = play.start()
    waiting = play.start_without_chance()
    chance = SeededChance(secret_of(play.seed))
    drawn: Counter[str] = Counter()
    first, second = play.rng(), play.rng()
    reveal_as(waiting, chance, drawn)
    assert waiting == seeded
    while seeded.outcome() is None:
        step(seeded, first, play.how())
        step(waiting, second, play.how())
        reveal_as(waiting, chance, drawn)
        assert waiting == seeded


# ----- secrecy ------------------------------------------------------------------------------------


def known_to(position: LondonPosition, seat: Seat) -> dict[str, object]:
    """All that the engine tells this seat about a position."""
    refusals: list[Refusal | None] = [position.refuse(seat, action) for action in LONDON.actions]
    return {
        "view": position.view(seat),
        "legal": list(position.legal(seat)),
        "to act": position.to_act(),
        "refusals": refusals,
        "previews": [position.preview(seat, action) for action in position.legal(seat)],
    }


@pytest.mark.rule("L9.2")
@games(40)
def test_nobody_can_tell_what_others_have_chosen(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        chosen = [
            seat
            for seat in range(play.seats)
            if position.players[seat].choice is not None and position.legal(seat)
        ]
        if not chosen or rng.random() < 0.7:
            continue
        for seat in range(play.seats):
            twin = position.copy()
            for other in chosen:
                if other != seat:
                    twin.play(other, rng.choice(twin.legal(other)))
            assert known_to(twin, seat) == known_to(position, seat)
            assert [twin.players[seat].choice, twin.to_act()] == [
                position.players[seat].choice,
                position.to_act(),
            ]
        watched = position.copy()
        for other in chosen:
            watched.play(other, rng.choice(watched.legal(other)))
        assert watched.view(None) == position.view(None)


@pytest.mark.rule("L9.2")
@games(20)
def test_nobody_can_tell_what_chance_will_bring(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.1:
            twin = position.copy()
            twin.chance = SeededChance(rng.randbytes(32))
            for seat in range(play.seats):
                assert known_to(twin, seat) == known_to(position, seat)
            assert isinstance(position.chance, SeededChance)
            assert position.chance.secret.hex() not in json.dumps(position.view(None))
            assert position.chance.secret.hex() not in json.dumps(position.view(0))


@pytest.mark.rule("L9.2", "L3.2.2")
@games(40)
def test_what_others_read_of_a_secret_choice_does_not_tell_the_card(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if not position.simultaneous():
            continue
        chooser = rng.randrange(play.seats)
        if position.to_act() == (chooser,) or not position.legal(chooser):
            continue  # the last choice reveals all; who has one card only is not asked
        for reader in (None, *range(play.seats)):
            told: list[list[Event]] = []
            for action in position.legal(chooser):
                events: list[Event] = []
                position.copy().play(chooser, action, events)
                told.append([event for event in events if event.readable_by(reader)])
            if reader != chooser:
                assert all(events == told[0] for events in told)
                assert all(not event.facts for event in told[0])
            else:
                assert len({repr(events) for events in told}) == len(told)


@pytest.mark.rule("L9.1")
@games(20)
def test_all_that_is_not_a_secret_choice_is_in_every_view(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.2:
            truth = position.columns()
            for seat in (None, *range(play.seats)):
                seen = position.view(seat)["state"]
                assert isinstance(seen, dict)
                assert {**seen, "choices": None} == {**truth, "choices": None}


# ----- imagining ----------------------------------------------------------------------------------


@pytest.mark.rule("L9.2")
@games(30)
def test_what_is_imagined_from_a_view_gives_that_view(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.2:
            for seat in (None, *range(play.seats)):
                view = by_json(position.view(seat))
                imagined = LONDON.imagine(view, rng)
                assert imagined.view(seat) == view
                assert imagined.to_act() == position.to_act()
                if seat is not None:
                    assert imagined.legal(seat) == position.legal(seat)
                if not position.simultaneous():
                    assert imagined == position


@games(10)
def test_what_is_imagined_can_be_played_to_its_end(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.05:
            play_out(LONDON.imagine(position.view(0), rng), rng)


def before_a_choice(seats: int, seed: int) -> LondonPosition:
    """A position in the middle of a game at which nobody has chosen a card yet."""
    rng = random.Random(seed)
    for position in rests(new(seats, {}, seed), rng):
        if (
            position.round > 1
            and len(position.to_act()) == seats
            and all(len(position.legal(seat)) > 2 for seat in range(seats))
        ):
            return position
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("seats", "owner", "choosing"),
    [(2, 0, (1,)), (2, None, (0,)), (3, 1, (0, 1)), (3, None, (2, 1)), (4, 3, (0, 3, 1))],
)
def test_imagining_is_uniform(seats: int, owner: int | None, choosing: tuple[int, ...]) -> None:
    """Against rejection sampling: play at random until it looks the same to the owner."""
    start = before_a_choice(seats, seed=seats)
    rng = random.Random(11)

    def after_random_choices() -> LondonPosition:
        position = start.copy()
        for seat in choosing:
            position.play(seat, choose(rng, position, seat))
        return position

    def secrets(position: Position) -> tuple[str, ...]:
        assert isinstance(position, LondonPosition)
        return tuple(str(player.choice) for player in position.players)

    seen = after_random_choices().view(owner)
    rejected: Counter[tuple[str, ...]] = Counter()
    while rejected.total() < 1200:
        position = after_random_choices()
        if position.view(owner) == seen:
            rejected[secrets(position)] += 1
    imagined = Counter(secrets(LONDON.imagine(seen, rng)) for _ in range(1200))
    assert len(rejected) > 1
    assert_same_odds(imagined, rejected)
    assert_equal_odds(imagined, rejected)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_chance_brings_in_an_imagined_game_is_uniform(seats: int) -> None:
    """The next marker, against all games that began with the same decisions and reveals."""
    position = before_a_choice(seats, seed=20 + seats)
    position.chance = None
    rng = random.Random(3)
    before, seat, action = position, 0, LONDON.actions[0]
    while (awaited := position.reveal_needed()) is None or awaited.label != "marker":
        if awaited is not None:
            position.reveal(awaited.outcomes[0])
        else:
            before, seat = position.copy(), position.to_act()[0]
            action = choose(rng, position, seat)
            position.play(seat, action)
    shown: Counter[int] = Counter()
    for _ in range(600):
        imagined = LONDON.imagine(before.view(seat), rng)
        assert isinstance(imagined, LondonPosition)
        imagined.play(seat, action)
        shown[imagined.markers[len(position.markers)]] += 1
    weighted = Counter(dict(zip(awaited.outcomes, awaited.weights, strict=True)))
    assert set(shown) == set(weighted)
    for marker, weight in weighted.items():
        expected = 600 * weight / weighted.total()
        assert abs(shown[marker] - expected) < 4 * expected**0.5
