"""What must hold at every moment of every game there is, whatever is decided (see plays.py)."""

import json
import random
from collections import Counter

import pytest

import twinspan
from tests.contract.every_game import PLAYS, VERSIONS, every_game
from tests.contract.plays import Play, by_json, known_to
from tests.playing import choose, play_out, rests, step
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.position import Position
from twinspan.core.record import Record, Recorder
from twinspan.core.terms import Event
from twinspan.text.rules import rule_book

AnyPlay = Play[Position]

RULES = {
    game_id: {rule.id for chapter in rule_book(game_id, "en") for rule in chapter.rules}
    for game_id in twinspan.game_ids()
}


def test_every_game_is_played_here() -> None:
    assert {*PLAYS} == {*twinspan.game_ids()}


# ----- from the beginning to the end --------------------------------------------------------------


@every_game(50)
def test_every_game_ends_and_its_scores_are_what_their_lines_add_up_to(play: AnyPlay) -> None:
    _, end = play.story()
    assert not end.to_act()
    outcome = end.outcome()
    assert outcome is not None
    assert outcome.scores == [
        sum(line.amount for line in outcome.lines if line.seat == seat)
        for seat in range(play.seats)
    ]


@every_game(10)
def test_the_same_seed_gives_the_same_game(play: AnyPlay) -> None:
    stories = [play.story() for _ in range(2)]
    assert stories[0] == stories[1]


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_other_seeds_give_other_games(game_id: str, rules: int) -> None:
    kind = PLAYS[game_id]
    for place in kind.places:
        game = kind.game_in(place, rules)
        assert len({game.new(4, seed=seed).key() for seed in range(50)}) == 50


@every_game(15)
def test_replaying_a_record_gives_the_same_game(play: AnyPlay) -> None:
    game, rng = play.game, play.rng()
    told: list[Event] = []
    recorder = Recorder(game.new(play.seats, play.options, seed=play.seed, events=told))
    secret_choices = False
    while waiting := recorder.position.to_act():
        secret_choices |= recorder.position.simultaneous()
        seat = rng.choice(waiting)
        recorder.play(seat, choose(rng, recorder.position, seat, play.how()), told)
    record = Record.from_json(recorder.record.to_json())
    events: list[Event] = []
    assert record.replay(game, events) == recorder.position
    assert record.verify(game) == recorder.position
    if secret_choices:
        # They stand in seat order in the record, whoever chose first at the table.
        assert sorted(map(repr, events)) == sorted(map(repr, told))
    else:
        assert events == told


@every_game(10)
def test_events_cost_nothing_but_are_the_same_game(play: AnyPlay) -> None:
    told, silent = play.start(), play.start()
    first, second = play.rng(), play.rng()
    while told.outcome() is None:
        step(told, first, play.how(), [])
        step(silent, second, play.how())
        assert told == silent


# ----- legal and refused --------------------------------------------------------------------------


@every_game(30)
def test_an_action_is_legal_exactly_when_it_is_not_refused(play: AnyPlay) -> None:
    game = play.game
    for position in play.rests(play.asked, chance=play.coin()):
        for seat in range(play.seats):
            legal = list(position.legal(seat))
            refusals = {action: position.refuse(seat, action) for action in game.actions}
            allowed = [action for action, refusal in refusals.items() if refusal is None]
            assert sorted(legal, key=lambda action: action.id) == allowed
            named = {refusal.rule for refusal in refusals.values() if refusal is not None}
            assert named <= RULES[game.id]


@every_game(30)
def test_who_is_asked_has_a_choice(play: AnyPlay) -> None:
    """What has one answer only, or one thing to be drawn, goes on by itself."""
    for position in play.rests(chance=False):
        asked, awaited, outcome = position.to_act(), position.reveal_needed(), position.outcome()
        assert [len(asked) > 0, awaited is not None, outcome is not None].count(True) == 1
        assert len(asked) <= 1 or position.simultaneous()
        for seat in range(play.seats):
            if seat in asked:
                assert len(position.legal(seat)) > 1
            elif not position.simultaneous():
                assert not position.legal(seat)
        assert awaited is None or sum(awaited.weights) > 1


# ----- copies, snapshots, notation ----------------------------------------------------------------


@every_game(20)
def test_no_copy_changes_when_another_is_played_on(play: AnyPlay) -> None:
    past: list[tuple[Position, tuple[object, ...], list[list[int]]]] = []
    rng = play.rng()

    def legal_ids(position: Position) -> list[list[int]]:
        return [[action.id for action in position.legal(seat)] for seat in range(play.seats)]

    def remember(position: Position) -> None:
        past.append((position, position.key(), legal_ids(position)))

    for position in play.rests(0.15):
        remember(position.copy())
        branch = position.copy()
        for _ in range(5):
            if branch.outcome() is None:
                step(branch, rng, play.how())
                remember(branch.copy())
    for position, key, legal in past:
        assert position.key() == key
        assert legal_ids(position) == legal
        assert position.copy() == position


def told_by(position: Position) -> dict[str, object]:
    """What a position says of itself."""
    seats = range(position.seats)
    return {
        "key": position.key(),
        "snapshot": position.snapshot(),
        "notation": position.notation(),
        "to act": position.to_act(),
        "legal": [position.legal(seat) for seat in seats],
        "views": [position.view(seat) for seat in seats],
        "aids": [position.aids(seat) for seat in seats],
    }


@every_game(20)
def test_a_snapshot_or_a_notation_gives_the_same_position(play: AnyPlay) -> None:
    for position in play.rests(play.put_away, chance=play.coin()):
        restored = play.game.restore(by_json(position.snapshot()))
        read = play.game.position(position.notation(), position.chance)
        told = told_by(position)
        assert told_by(restored) == told
        assert told_by(read) == told


@every_game(20)
def test_positions_are_equal_exactly_when_their_keys_are(play: AnyPlay) -> None:
    notations: dict[tuple[object, ...], str] = {}
    keys: dict[str, tuple[object, ...]] = {}
    for position in play.rests(0.5, chance=play.coin()):
        key, notation = position.key(), position.notation()
        assert notations.setdefault(key, notation) == notation
        assert keys.setdefault(notation, key) == key
        assert position == position.copy()
        for seat in position.to_act():
            after = position.copy()
            after.play(seat, position.legal(seat)[0])
            assert after != position


@every_game(15)
def test_a_restored_game_goes_on_in_the_same_way(play: AnyPlay) -> None:
    length = sum(1 for _ in play.rests())
    moments = rests(play.start(), play.rng(), play.how())
    position = next(moments)
    for _ in range(random.Random(play.seed).randrange(length)):
        position = next(moments)
    restored = play.game.restore(by_json(position.snapshot()))
    read = play.game.position(position.notation(), position.chance)
    for game in (position, restored, read):
        play_out(game, random.Random(play.seed), play.how())
    assert position == restored == read


# ----- previews -----------------------------------------------------------------------------------


@every_game(30)
def test_a_preview_is_what_then_happens_up_to_the_first_unknown(play: AnyPlay) -> None:
    for position in play.rests(0.1):
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
                    assert happened[len(preview)].kind in play.unknown_before


# ----- chance -------------------------------------------------------------------------------------


@every_game(15)
def test_revealing_what_the_seed_would_draw_gives_the_seeded_game(play: AnyPlay) -> None:
    seeded = play.start()
    waiting = play.start_without_chance()
    chance = SeededChance(secret_of(play.seed))
    drawn: Counter[str] = Counter()

    def reveal_all() -> None:
        """What the source would have drawn, until somebody must decide."""
        drawn.update(play.drawn(waiting) - drawn)
        while (reveal := waiting.reveal_needed()) is not None:
            places = [
                outcome
                for outcome, weight in zip(reveal.outcomes, reveal.weights, strict=True)
                for _ in range(weight)
            ]
            index = chance.pick(reveal.label, drawn[reveal.label], len(places))
            drawn[reveal.label] += 1
            waiting.reveal(places[index])

    first, second = play.rng(), play.rng()
    reveal_all()
    assert waiting == seeded
    while seeded.outcome() is None:
        step(seeded, first, play.how())
        step(waiting, second, play.how())
        reveal_all()
        assert waiting == seeded


def before_a_draw(position: Position) -> bool:
    """Whether something may be drawn after this decision; in some games that is seldom."""
    return any(
        position.ahead(seat, position.legal(seat)[0]).reveal_needed() is not None
        for seat in position.to_act()
    )


@pytest.mark.rule("L9.2", "B8.1")
@every_game(10)
def test_nobody_can_tell_what_chance_will_bring(play: AnyPlay) -> None:
    rng = play.rng()
    draws = 0
    for position in play.rests():
        near = before_a_draw(position)
        draws += near
        if rng.random() < 0.07 or (near and draws <= 3):
            copied = position.copy()
            copied.chance = SeededChance(rng.randbytes(32))
            for seat in range(play.seats):
                assert known_to(copied, seat) == known_to(position, seat)
            assert isinstance(position.chance, SeededChance)
            for reader in (None, *range(play.seats)):
                assert copied.view(reader) == position.view(reader)
                assert position.chance.secret.hex() not in json.dumps(position.view(reader))


# ----- imagining ----------------------------------------------------------------------------------


@pytest.mark.rule("L9.2", "B8.1")
@every_game(20)
def test_what_is_imagined_from_a_view_gives_that_view(play: AnyPlay) -> None:
    """Where no choice is secret it is the position itself."""
    rng = play.rng()
    for position in play.rests(0.2, chance=play.coin()):
        for seat in (None, *range(play.seats)):
            view = by_json(position.view(seat))
            imagined = play.game.imagine(view, rng)
            assert imagined.view(seat) == view
            assert imagined.to_act() == position.to_act()
            if seat is not None:
                assert imagined.legal(seat) == position.legal(seat)
            if not position.simultaneous():
                assert imagined == position
                for other in range(play.seats):
                    assert imagined.legal(other) == position.legal(other)


@every_game(10)
def test_what_is_imagined_can_be_played_to_its_end(play: AnyPlay) -> None:
    rng = play.rng()
    for position in play.rests(0.05):
        imagined = play.game.imagine(position.view(0), rng)
        play_out(imagined, rng, play.how())
        assert imagined.outcome() is not None
