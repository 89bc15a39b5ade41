"""Where reveals come from: a verifiable source made from a secret, or any random source.

A position holds no hidden order. When something must be revealed it asks its chance source for the
``k``-th draw under a ``label`` among ``n`` possibilities. ``docs/fairness.md`` describes the
verifiable source exactly enough to be written again in another language.
"""

import hashlib
import random
import secrets
from typing import Any, Final, SupportsIndex

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
        return (_made_again, (type(self), _state_of(self)))


def _made_again(kind: type[Chance], state: object) -> Chance:
    return _with_state(kind.__new__(kind), state)


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
        """It is made again from the secret, with what a class of somebody's own keeps besides."""
        return (_made_from_secret, (type(self), self.secret, _state_of(self)))

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


# ----- the state of sources that are somebody's own -----------------------------------------------

# What the compiler gives classes leaves out what is in slots.
_USUAL_GET: Final = [getattr(kind, "__getstate__", None) for kind in (Chance, SeededChance)]
_USUAL_SET: Final = [getattr(kind, "__setstate__", None) for kind in (Chance, SeededChance)]


def _state_of(source: Chance) -> object:
    """What the class says itself, or else all that is in fields and slots."""
    kind: Any = type(source)
    if kind.__getstate__ not in _USUAL_GET:
        return source.__getstate__()
    state = object.__getstate__(source)
    parts = state if isinstance(state, tuple) else (state,)
    return {
        name: kept
        for part in parts
        for name, kept in (part or {}).items()
        if name not in _OF_THE_SECRET
    }


def _with_state(made: Chance, state: Any) -> Chance:
    kind: Any = type(made)
    if getattr(kind, "__setstate__", None) not in _USUAL_SET:
        kind.__setstate__(made, state)
    else:
        for name, kept in state.items():
            setattr(made, name, kept)
    return made


def _made_from_secret(kind: type[SeededChance], secret: bytes, state: object) -> Chance:
    return _with_state(kind(secret), state)


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
