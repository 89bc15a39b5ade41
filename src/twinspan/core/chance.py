"""Where reveals come from: a verifiable source made from a secret, or any random source.

A position holds no hidden order. When something must be revealed it asks its chance source for the
``k``-th draw under a ``label`` among ``n`` possibilities. ``docs/fairness.md`` describes the
verifiable source exactly enough to be written again in another language.
"""

import hashlib
import random
import secrets
from typing import Final, SupportsIndex

from twinspan.core.arguments import whole
from twinspan.core.errors import UsageError
from twinspan.core.open import mypyc_attr

SECRET_BYTES: Final = 32
_DRAW: Final = b"twinspan draw 1\n"
_SEED: Final = b"twinspan seed 1\n"
_COMMITMENT: Final = b"twinspan commitment 1\n"
_WORD_BYTES: Final = 8
_WORDS: Final = 1 << (8 * _WORD_BYTES)

Seed = str | bytes | SupportsIndex  # a whole number of any kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers "which of n?" for every reveal of a game."""

    def pick(self, label: str, k: int, n: int) -> int:
        """The index, from 0 to n - 1, of the ``k``-th draw (from 0) under this label."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """A source of somebody's own travels with its state, also where this class is compiled."""
        return (_made_again, (type(self),), self.__getstate__())


def _made_again(kind: type[Chance]) -> Chance:
    return kind.__new__(kind)


class _FromSeed(Chance):
    def __repr__(self) -> str:
        return "FROM_SEED"


FROM_SEED: Final[Chance] = _FromSeed()  # stands for the verifiable source that a seed makes
_OF_THE_SECRET: Final = ("secret", "_base")  # what follows from it


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededChance(Chance):
    """The verifiable source: every draw follows from a 32-byte secret, the label and k alone."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret: Final = secret
        self._base: Final = hashlib.sha256(_DRAW + secret)

    def pick(self, label: str, k: int, n: int) -> int:
        if n == 1:
            return 0
        limit = _WORDS - _WORDS % n
        attempt = 0
        while True:
            digest = self._base.copy()
            digest.update(f"{label}\n{k}\n{attempt}".encode())
            word = int.from_bytes(digest.digest()[:_WORD_BYTES], "big")
            if word < limit:
                return word % n
            attempt += 1

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.secret,), self.__getstate__())

    def __getstate__(self) -> object:
        """What a class of somebody's own keeps besides; it is made again from the secret."""
        state = super().__getstate__()
        fields, slots = state if isinstance(state, tuple) else (state, None)
        own = {name: kept for name, kept in (fields or {}).items() if name not in _OF_THE_SECRET}
        return (own, slots) if slots else own or None

    @property
    def commitment(self) -> str:
        """What is published before the first decision; it binds the secret and does not tell it."""
        return commitment_of(self.secret)


class RandomChance(Chance):
    """Any random source: fast, and not verifiable."""

    def __init__(self, rng: random.Random) -> None:
        self.rng: Final = rng
        self._random: Final = rng.random

    def pick(self, label: str, k: int, n: int) -> int:
        return self.place(n)

    def place(self, n: int) -> int:
        """One of n places, whichever draw it is for."""
        return int(self._random() * n)

    def __reduce__(self) -> tuple[object, ...]:
        if isinstance(self.rng, random.SystemRandom):  # it has no state to take along
            return (_of_the_system, ())
        return (RandomChance, (self.rng,))


def _of_the_system() -> RandomChance:
    return RandomChance(random.SystemRandom())


def secret_of(seed: object) -> bytes:
    """The 32-byte secret of a seed: itself if it is one, a hash of it otherwise, fresh for None."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    if isinstance(seed, bytes):
        if len(seed) == SECRET_BYTES:
            return seed
        return hashlib.sha256(_SEED + b"bytes\n" + seed).digest()
    if isinstance(seed, str):
        try:
            return hashlib.sha256(_SEED + b"text\n" + seed.encode()).digest()
        except UnicodeEncodeError:  # half a letter, from a broken terminal
            raise UsageError("wrong-seed") from None
    number = whole(seed)
    if number is None:
        raise UsageError("wrong-seed")
    return hashlib.sha256(_SEED + b"number\n" + f"{number:x}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()
