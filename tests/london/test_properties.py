"""What must hold at every moment of every game of Old London Bridge, whatever is decided.

What holds for any game is in tests/contract.
"""

import random
from collections import Counter

import pytest

from tests.contract.plays import known_to
from tests.london.play import choose, new, rests
from tests.london.plays import LondonPlay, games
from tests.london.table import COMPONENTS, LONDON
from tests.odds import assert_equal_odds, assert_same_odds
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import TYPES
from twinspan.games.london.state import NO_BUILDING, NO_CHOICE

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
def test_seventy_two_buildings_are_always_there(play: LondonPlay) -> None:
    everything = Counter(number for stack in COMPONENTS.stacks for number in stack)
    assert everything.total() == 72
    for position in play.rests(chance=False):
        assert buildings(position) == everything


@pytest.mark.rule("L1.4")
@games(40)
def test_fifty_five_cards_are_always_there(play: LondonPlay) -> None:
    assert sum(COMPONENTS.cards) == 55
    zeros = 3 if play.seats == 3 else 4  # with three players one is out of the game
    for position in play.rests():
        assert cards(position) == [zeros, 15, 15, 11, 10]
        assert position.supply[0] == 0
        assert min(position.supply) >= 0
        assert all(min(player.hand) >= 0 for player in position.players)


@pytest.mark.rule("L1.5")
@games(40)
def test_twenty_four_tiles_are_always_there(play: LondonPlay) -> None:
    for position in play.rests(chance=False):
        assert tiles(position) == dict.fromkeys(range(8), 3)
        assert all(min(player.tiles) >= 0 for player in position.players)


@pytest.mark.rule("L1.6", "L2.2")
@games(40)
def test_fifteen_markers_are_always_there(play: LondonPlay) -> None:
    for position in play.rests(chance=False):
        assert Counter(position.markers + position.markers_unseen) == {1: 5, 2: 5, 3: 5}
        assert len(position.markers) in (position.round - 1, position.round, 0)


@pytest.mark.rule("R7.7", "L3.3.2")
@games(60)
def test_money_is_never_negative(play: LondonPlay) -> None:
    for position in play.rests():
        assert all(player.money >= 0 for player in position.players)
    outcome = position.outcome()
    assert outcome is not None
    assert all(score >= 0 for score in outcome.scores)


@pytest.mark.rule("L3.3.3", "L6.11")
@games(40)
def test_a_space_holds_the_pawns_that_stand_on_it_and_never_three(play: LondonPlay) -> None:
    for position in play.rests():
        standing = Counter(player.pawn for player in position.players)
        assert position.pawns == [standing[space] for space in range(7)]
        assert max(position.pawns) <= 2


@pytest.mark.rule("L4.2", "L4.4")
@games(40)
def test_every_line_of_a_bridge_descends(play: LondonPlay) -> None:
    for position in play.rests():
        for player in position.players:
            assert len(player.bridge) <= 12
            for left, right in zip(player.bridge, player.bridge[1:], strict=False):
                assert right < left or left > 60 or right > 60


# ----- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("L7.1")
@games(80)
def test_a_game_ends_after_its_last_round_or_with_three_empty_stacks(play: LondonPlay) -> None:
    _, position = play.story()
    outcome = position.outcome()
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, play.seats + 1))
    last = 6 if play.seats == 2 else 12
    if outcome.why == "stacks-empty":
        assert position.round < last
        assert position.tops.count(0) >= 3
    else:
        assert outcome.why == "all-rounds-played"
        assert position.round == last


# ----- secrecy ------------------------------------------------------------------------------------


@pytest.mark.rule("L9.2")
@games(40)
def test_nobody_can_tell_what_others_have_chosen(play: LondonPlay) -> None:
    rng = play.rng()
    for position in play.rests():
        chosen = [
            seat
            for seat in range(play.seats)
            if position.players[seat].choice != NO_CHOICE and position.legal(seat)
        ]
        if not chosen or rng.random() < 0.7:
            continue
        for seat in range(play.seats):
            changed = position.copy()
            for other in chosen:
                if other != seat:
                    changed.play(other, rng.choice(changed.legal(other)))
            assert known_to(changed, seat) == known_to(position, seat)
            assert [changed.players[seat].choice, changed.to_act()] == [
                position.players[seat].choice,
                position.to_act(),
            ]
        watched = position.copy()
        for other in chosen:
            watched.play(other, rng.choice(watched.legal(other)))
        assert watched.view(None) == position.view(None)


@pytest.mark.rule("L9.2", "L3.2.2")
@games(40)
def test_what_others_read_of_a_secret_choice_does_not_tell_the_card(play: LondonPlay) -> None:
    rng = play.rng()
    for position in play.rests():
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
def test_all_that_is_not_a_secret_choice_is_in_every_view(play: LondonPlay) -> None:
    for position in play.rests(0.2):
        truth = position.columns()
        for seat in (None, *range(play.seats)):
            seen = position.view(seat)["state"]
            assert isinstance(seen, dict)
            stacks = [
                len(position.unseen[kind]) + (position.tops[kind] != NO_BUILDING)
                for kind in range(TYPES)
            ]
            assert {**seen, "choices": None} == {**truth, "choices": None, "stacks": stacks}


# ----- imagining ----------------------------------------------------------------------------------


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

    def secrets(position: LondonPosition) -> tuple[int, ...]:
        return tuple(player.choice for player in position.players)

    seen = after_random_choices().view(owner)
    rejected: Counter[tuple[int, ...]] = Counter()
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
