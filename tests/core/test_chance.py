"""The verifiable source of chance, written a second time from its description.

A secret has 32 bytes. The k-th draw under a label among n: the first 8 bytes, read as a number, of
SHA-256("twinspan draw 1\\n" + secret + "label\\nk\\nattempt"), with attempt 0, 1, … until the
number is below the largest multiple of n that 64 bits hold; the draw is the number modulo n.
The commitment is SHA-256("twinspan commitment 1\\n" + secret).
"""

import copy
import hashlib
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from tests.london.play import choose
from tests.london.table import LONDON, happened
from tests.odds import assert_equal_odds, assert_same_odds, bound
from twinspan.core.chance import (
    FROM_SEED,
    SECRET_BYTES,
    Chance,
    RandomChance,
    Seed,
    SeededChance,
    commitment_of,
    secret_of,
)
from twinspan.core.terms import Event
from twinspan.games.london.components import TYPES

SECRET = bytes(range(32))  # 00 01 02 … 1f


def word_by_hand(secret: bytes, label: str, k: int, attempt: int) -> int:
    text = b"twinspan draw 1\n" + secret + f"{label}\n{k}\n{attempt}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def pick_by_hand(secret: bytes, label: str, k: int, n: int) -> int:
    fair = 2**64 // n * n
    for attempt in count():
        word = word_by_hand(secret, label, k, attempt)
        if word < fair:
            return word % n
    raise AssertionError


# ----- draws --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "k", "n", "drawn"),
    [
        ("rondel", 0, 6, 3),
        ("building chapel", 0, 12, 11),
        ("building chapel", 1, 11, 2),
        ("building park", 11, 2, 0),
        ("marker", 3, 12, 5),
        ("bonus 2", 0, 8, 4),
        ("face bridge", 0, 4, 2),
        ("stairs", 1, 3, 1),
        ("", 0, 10, 4),
        ("été", 0, 1000, 677),  # labels are UTF-8
    ],
)
def test_known_draws(label: str, k: int, n: int, drawn: int) -> None:
    assert SeededChance(SECRET).pick(label, k, n) == drawn
    assert pick_by_hand(SECRET, label, k, n) == drawn


def test_draws_follow_the_description() -> None:
    rng = random.Random(1)
    for _ in range(500):
        secret = rng.randbytes(SECRET_BYTES)
        label, k, n = rng.choice(["marker", "bonus 1"]), rng.randrange(50), rng.randrange(2, 80)
        assert SeededChance(secret).pick(label, k, n) == pick_by_hand(secret, label, k, n)


@pytest.mark.parametrize(
    ("k", "attempt", "drawn"),
    [
        (1, 0, 2269268964104612330),
        (0, 2, 3798030484941077977),
        (2, 2, 3306506057352326214),
        (3, 0, 3069031490845613070),
    ],
)
def test_a_number_that_would_favour_some_is_drawn_again(k: int, attempt: int, drawn: int) -> None:
    n = 2**63 + 1  # almost half of all 64-bit numbers lie beyond its largest multiple, itself
    words = [word_by_hand(SECRET, "big", k, attempt) for attempt in range(attempt + 1)]
    assert all(word >= n for word in words[:-1])
    assert words[-1] == drawn < n
    assert SeededChance(SECRET).pick("big", k, n) == drawn


def test_the_first_number_beyond_the_fair_range_is_drawn_again() -> None:
    word = word_by_hand(SECRET, "rim", 0, 0)
    assert word >= 2**63
    again = word_by_hand(SECRET, "rim", 0, 1)
    assert again < word
    assert SeededChance(SECRET).pick("rim", 0, word + 1) == word
    assert SeededChance(SECRET).pick("rim", 0, word) == again


def test_one_possibility_needs_no_draw() -> None:
    assert SeededChance(SECRET).pick("rondel", 0, 1) == 0


def test_a_draw_does_not_depend_on_other_draws() -> None:
    chance = SeededChance(SECRET)
    alone = chance.pick("marker", 5, 10)
    for k in range(5):
        chance.pick("marker", k, 15 - k)
    chance.pick("rondel", 0, 6)
    assert chance.pick("marker", 5, 10) == alone


def test_different_secrets_labels_and_numbers_draw_differently() -> None:
    def draws(secret: bytes, label: str, start: int) -> list[int]:
        return [SeededChance(secret).pick(label, start + k, 2**60) for k in range(4)]

    base = draws(SECRET, "marker", 0)
    assert not set(base) & set(draws(SECRET[::-1], "marker", 0))
    assert not set(base) & set(draws(SECRET, "markers", 0))
    assert not set(base) & set(draws(SECRET, "marker", 4))


@pytest.mark.parametrize("n", [2, 3, 6, 12, 15])
def test_draws_are_uniform_over_the_numbers(n: int) -> None:
    chance = SeededChance(SECRET)
    counts = Counter(chance.pick("marker", k, n) for k in range(3000))
    assert_equal_odds(counts, range(n))


@pytest.mark.parametrize("n", [2, 6, 12])
def test_draws_are_uniform_over_the_secrets(n: int) -> None:
    counts = Counter(SeededChance(secret_of(seed)).pick("rondel", 0, n) for seed in range(3000))
    assert_equal_odds(counts, range(n))


def test_two_successive_draws_are_independent() -> None:
    chance = SeededChance(SECRET)
    pairs = Counter((chance.pick("x", k, 5), chance.pick("x", k + 1, 5)) for k in range(3000))
    assert_equal_odds(pairs, [(first, second) for first in range(5) for second in range(5)])


def test_a_secret_of_another_length_is_refused() -> None:
    for size in (0, 31, 33):
        with pytest.raises(ValueError, match="32 bytes"):
            SeededChance(bytes(size))


def test_a_bare_source_of_chance_cannot_draw() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick("rondel", 0, 6)


# ----- seeds and commitments ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "secret"),
    [
        ("", "759c2c70026e0301ad12a332c40fa376a093cf10d4f705810725a693ccfafd10"),
        ("table 7", "77c9a6cbaf69b944bf83c09920c166c0607c5e633c418359af397473cfeef011"),
        ("Brücke", "ca03277475237c82d1467cc9aa807deff4146b2c9a22da716178310af5fc5f4b"),
        (b"", "5d65f8c4fdc360a02af87190d5636ddb5f5f767120ad9da8d709358521adc641"),
        (b"table 7", "69154f0d4027c9be3ecf8b1eeb2233edf3d0386fc3633b0673bfa01532603e2e"),
        (bytes(31), "3dfd2d66cba28e9c4ae9fcd354392c9e9475b726fbebb02f8eb61a3de113fd4d"),
        (bytes(33), "4f860690c63ffdcafc1013c59c0b70450d2d20ccb07b59a4806de6a9bfb68cb6"),
        (SECRET, SECRET.hex()),
        (0, "1334722d05e21097f4abe23b9b997a35951a9f6e74a3f2c51c354ac068e6e364"),
        (1, "bac3e1810f327cf605ece9e3178cdc4959161e5a79f8d26b6e9e9af5206465ef"),
        (-1, "0c22953bc5d1649d783bf783dd17365634d89b1573faef3451a7fdb58cc65832"),
        (255, "6fe4bb7a854309d0fb560921bbcded9ad33b9f0abf0be7aa923ab539e4f55789"),
        (2**64, "21474b4fda3381cdb8176803d254faaa669055b90660689d2606073d36e6b919"),
    ],
)
def test_known_secrets_of_seeds(seed: Seed, secret: str) -> None:
    assert secret_of(seed).hex() == secret
    if seed != SECRET:
        kind, content = "number", f"{seed:x}".encode() if isinstance(seed, int) else b""
        if isinstance(seed, str):
            kind, content = "text", seed.encode()
        elif isinstance(seed, bytes):
            kind, content = "bytes", seed
        by_hand = hashlib.sha256(f"twinspan seed 1\n{kind}\n".encode() + content)
        assert by_hand.hexdigest() == secret


def test_seeds_of_different_types_do_not_meet() -> None:
    assert len({secret_of(seed) for seed in (7, "7", b"7", bytes([7]))}) == 4


def test_no_seed_gives_a_fresh_secret_each_time() -> None:
    first, second = secret_of(None), secret_of(None)
    assert len(first) == len(second) == SECRET_BYTES
    assert first != second


def test_known_commitment() -> None:
    known = "ef08ca66e9cf4124782584874fbd2f34d32320208c53a3ef2354c1d8adadb141"
    assert hashlib.sha256(b"twinspan commitment 1\n" + SECRET).hexdigest() == known
    assert commitment_of(SECRET) == SeededChance(SECRET).commitment == known


# ----- any random source --------------------------------------------------------------------------


def test_a_random_source_is_used_as_it_is() -> None:
    chance = RandomChance(random.Random(3))
    again = random.Random(3)
    drawn = [chance.pick("marker", 0, 15) for _ in range(5)]
    assert drawn == [int(again.random() * 15) for _ in range(5)]


def test_draws_of_a_random_source_are_uniform() -> None:
    chance = RandomChance(random.Random(3))
    assert_equal_odds(Counter(chance.pick("marker", 0, 7) for _ in range(3000)), range(7))


# ----- the same deal ------------------------------------------------------------------------------


def tops_shown(seed: int, rng: random.Random) -> list[list[int]]:
    """By type, the buildings that a random game of this seed showed, in their order."""
    position = LONDON.new(4, seed=seed)
    shown = [[top] for top in position.tops]
    events: list[Event] = []
    while waiting := position.to_act():
        position.play(waiting[0], choose(rng, position, waiting[0]), events)
    for facts in happened(events, "top"):
        building = facts["building"]
        assert isinstance(building, int)
        shown[LONDON.components.type_of[building]].append(building)
    return shown


@pytest.mark.rule("L2.1")
def test_the_kth_chapel_is_the_same_whatever_was_decided_before() -> None:
    longest: list[list[int]] = [[] for _ in range(TYPES)]
    different = False
    for player in range(12):
        shown = tops_shown(5, random.Random(player))
        for kind in range(TYPES):
            known, new = sorted((longest[kind], shown[kind]), key=len)
            assert new[: len(known)] == known
            different |= bool(longest[kind]) and len(new) != len(known)
            longest[kind] = new
    assert different  # or nothing would be proven


@pytest.mark.rule("L2.1")
def test_the_stacks_of_a_game_are_the_draws_of_the_description() -> None:
    secret = secret_of("by hand")
    stacks = [sorted(stack) for stack in LONDON.components.stacks]
    names = ["chapel", "gate", "hostelry", "haberdasher", "guild house", "park"]
    expected: list[list[int]] = []
    for name, stack in zip(names, stacks, strict=True):
        drawn = []
        for k in range(12):
            index = 0 if len(stack) == 1 else pick_by_hand(secret, f"building {name}", k, 12 - k)
            drawn.append(stack.pop(index))
        expected.append(drawn)
    position = LONDON.new(3, seed="by hand")
    shown = [[top] for top in position.tops]
    rng = random.Random(1)
    while waiting := position.to_act():
        events: list[Event] = []
        position.play(waiting[0], choose(rng, position, waiting[0]), events)
        for facts in happened(events, "top"):
            building = facts["building"]
            assert isinstance(building, int)
            shown[LONDON.components.type_of[building]].append(building)
    for stack, drawn in zip(shown, expected, strict=True):
        assert stack == drawn[: len(stack)]
        assert len(stack) > 1


# ----- the bounds themselves ----------------------------------------------------------------------


def test_the_bound_is_that_of_the_tables() -> None:
    # The 99.99 % quantile of chi-square, from printed tables.
    for freedom, quantile in ((1, 15.14), (5, 25.74), (10, 35.56), (30, 65.25)):
        assert bound(freedom) == pytest.approx(quantile, rel=0.1)


def test_the_bound_notices_a_small_bias() -> None:
    rng = random.Random(2)
    fair = Counter(rng.randrange(5) for _ in range(3000))
    biased = Counter(min(rng.randrange(6), 4) for _ in range(3000))
    assert_equal_odds(fair, range(5))
    with pytest.raises(AssertionError):
        assert_equal_odds(biased, range(5))
    with pytest.raises(AssertionError):
        assert_same_odds(fair, biased)


# ----- sources of somebody's own ------------------------------------------------------------------


class Slotted(Chance):
    """Keeps its state in a slot."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked


class Stateful(Chance):
    """Says itself what travels."""

    def __init__(self, asked: int) -> None:
        self.asked = asked
        self.log = open  # which cannot be pickled when it is called

    def __getstate__(self) -> dict[str, object]:
        return {"count": self.asked}

    def __setstate__(self, state: dict[str, int]) -> None:
        self.asked = state["count"]


class Counting(SeededChance):
    """The verifiable source, and how often it was asked."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.asked: list[int] = []

    def pick(self, label: str, k: int, n: int) -> int:
        self.asked.append(k)
        return super().pick(label, k, n)


def travelled(source: Any) -> Iterator[Any]:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(source, protocol))
    yield copy.deepcopy(source)


@pytest.mark.parametrize("kind", [Slotted, Stateful])
def test_a_source_of_ones_own_travels_with_its_state(kind: type[Slotted | Stateful]) -> None:
    for arrived in travelled(kind(7)):
        assert type(arrived) is kind
        assert arrived.asked == 7


def test_a_verifiable_source_of_ones_own_travels_with_its_state() -> None:
    source = Counting(secret_of(1))
    source.pick("tea", 3, 5)
    for arrived in travelled(source):
        assert type(arrived) is Counting
        assert (arrived.secret, arrived.commitment, arrived.asked) == (
            source.secret,
            source.commitment,
            [3],
        )
        assert arrived.pick("tea", 4, 50) == SeededChance(secret_of(1)).pick("tea", 4, 50)
    assert source.asked == [3]


def test_the_random_source_of_the_system_travels() -> None:
    for arrived in travelled(RandomChance(random.SystemRandom())):
        assert isinstance(arrived.rng, random.SystemRandom)
        assert 0 <= arrived.pick("tea", 0, 5) < 5


def test_what_stands_for_a_seed_says_so_in_a_signature() -> None:
    assert repr(FROM_SEED) == "FROM_SEED"
