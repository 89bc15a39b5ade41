"""Chance (B2.2, B2.4, B5.6) and what players may know (B8): nothing is hidden but what is drawn."""

import random
from collections import Counter

import pytest

from tests.bridgetown.play import STYLES
from tests.bridgetown.plays import CITIES, BridgetownPlay, games
from tests.bridgetown.table import PORTLAND
from tests.odds import assert_equal_odds, assert_same_odds
from tests.playing import choose, rests
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.terms import Action, Seat
from twinspan.games.bridgetown import BridgetownPosition

BLUE = 7
MOST_OF_A_COLOUR = 2


# ----- what is drawn ------------------------------------------------------------------------------


@pytest.mark.rule("B2.2", "B2.4", "B5.6")
@games(60)
def test_what_can_be_drawn_is_what_is_in_the_bag(play: BridgetownPlay) -> None:
    for position in play.rests(chance=False):
        awaited = position.reveal_needed()
        if awaited is None:
            continue
        possible = dict(zip(awaited.outcomes, awaited.weights, strict=True))
        if awaited.label == "first player":
            assert possible == dict.fromkeys(range(play.seats), 1)
            continue
        assert awaited.label == "flag"
        lying = Counter(position.flags)
        setup = position.round == 0
        assert possible == {
            flag: count
            for flag, count in enumerate(position.bag)
            if count and not (setup and lying[flag] >= MOST_OF_A_COLOUR)
        }


def before_a_refill(seats: int, city: str, free: bool) -> tuple[BridgetownPosition, Seat, Action]:
    """A position, and the decision after which at least two flags are drawn."""
    rng = random.Random(seats)
    options: dict[str, object] = {"free_streetcar": free}
    while True:
        position = CITIES[city].new(seats, options, chance=rng)
        for now in rests(position, rng, STYLES["crowded"]):
            for seat in now.to_act():
                action = choose(rng, now, seat)
                trial = now.ahead(seat, action)
                if trial.reveal_needed() is not None and len(trial.reveals) > 1:
                    return now, seat, action


REFILLS = [(2, "portland", False), (3, "twinford", True), (4, "twinford", False)]


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(("seats", "city", "free"), REFILLS)
def test_draws_are_uniform_over_what_is_in_the_bag(seats: int, city: str, free: bool) -> None:
    position, seat, action = before_a_refill(seats, city, free)
    waiting = position.ahead(seat, action)
    first, second = waiting.reveals[:2]
    flags = [flag for flag, count in enumerate(waiting.bag) for _ in range(count)]
    rng = random.Random(4)
    by_hand = Counter(tuple(rng.sample(flags, 2)) for _ in range(6000))
    seeded: Counter[tuple[int, ...]] = Counter()
    imagined: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        copied = position.copy()
        copied.chance = SeededChance(secret_of(seed))
        copied.play(seat, action)
        seeded[copied.flags[first], copied.flags[second]] += 1
        guess = position.game.imagine(position.view(seat), rng)
        assert isinstance(guess, BridgetownPosition)
        guess.play(seat, action)
        imagined[guess.flags[first], guess.flags[second]] += 1
    assert_same_odds(seeded, by_hand)
    assert_same_odds(imagined, by_hand)


def laid_by_hand(seats: int, bridges: int, rng: random.Random) -> list[int]:
    """The flags of the setup from the top of the river downwards, drawn as people do."""
    bag = [flag for flag in range(bridges) for _ in range(seats + 1)]
    lying: list[int] = []
    while len(lying) < bridges:
        flag = bag.pop(rng.randrange(len(bag)))
        if lying.count(flag) < MOST_OF_A_COLOUR:
            lying.append(flag)
        else:
            bag.append(flag)
    return lying


@pytest.mark.rule("B2.2", "B7.1")
@pytest.mark.parametrize("free", [False, True], ids=["on rails", "free streetcar"])
@pytest.mark.parametrize("seats", PORTLAND.seats)
def test_the_setup_is_as_likely_as_when_drawn_by_hand(seats: int, free: bool) -> None:
    """Colours of the last bridge, and how many colours lie twice."""
    rng = random.Random(5)
    count = 2500
    by_hand = [laid_by_hand(seats, 8 if free else 7, rng) for _ in range(count)]
    laid: list[list[int]] = []
    for seed in range(count):
        position = PORTLAND.new(seats, {"free_streetcar": free}, seed=seed)
        laid.append([flag for flag in position.flags if free or flag != BLUE])

    def last(drawn: list[list[int]]) -> Counter[int]:
        return Counter(flags[-1] for flags in drawn)

    def doubles(drawn: list[list[int]]) -> Counter[int]:
        # None at all is rare: that counts as one.
        return Counter(max(1, len(flags) - len({*flags})) for flags in drawn)

    def pairs(drawn: list[list[int]]) -> Counter[bool]:
        return Counter(flags[-1] in flags[:-1] for flags in drawn)

    assert_same_odds(last(laid), last(by_hand))
    assert_same_odds(doubles(laid), doubles(by_hand))
    assert_same_odds(pairs(laid), pairs(by_hand))


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize("seats", PORTLAND.seats)
def test_everybody_is_as_likely_to_be_first(seats: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(600):
        position = PORTLAND.new(seats, seed=seed)
        first[position.first] += 1
    assert_equal_odds(first, range(seats))


# ----- what players may know ----------------------------------------------------------------------


@pytest.mark.rule("B8.1")
@games(30)
def test_everybody_sees_the_whole_table(play: BridgetownPlay) -> None:
    for position in play.rests(chance=False):
        assert not position.simultaneous()
        watched = position.view(None)
        assert watched["state"] == position.columns()
        for seat in range(play.seats):
            assert position.view(seat) == {**watched, "seat": seat}


@pytest.mark.rule("B8.1")
@games(30)
def test_everybody_reads_every_event(play: BridgetownPlay) -> None:
    events, _ = play.story()
    for reader in (None, *range(play.seats)):
        assert all(event.readable_by(reader) for event in events)
