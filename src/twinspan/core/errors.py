"""What can go wrong with input: a code and facts, for a text layer to put into words.

The engine never speaks a language. Every error carries a ``code`` and ``facts``; whoever talks to
people renders them (message ``error-<code>``). The package does so for programmers too, in English:
``tell_errors`` says how.
"""

from collections.abc import Callable
from typing import Any, Final

from twinspan.core.arguments import shown

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]


_tellers: list[Callable[["TwinspanError"], str]] = []


def tell_errors(teller: Callable[["TwinspanError"], str]) -> None:
    """Let this function say what an error is about, for tracebacks and ``str``."""
    _tellers[:] = [teller]


class TwinspanError(ValueError):
    """The root of every error this package raises on bad input."""

    code: Final[str]
    facts: Final[Facts]

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        self.code = code
        self.facts = facts if facts is not None else {}
        super().__init__(code)

    def __str__(self) -> str:
        for tell in _tellers:
            try:
                return tell(self)
            except Exception:  # there are no words for it, or not for such facts: no reason to fail
                pass
        facts: Any = self.facts  # whatever they are
        told = ", ".join(f"{name}={shown(value)}" for name, value in facts.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.facts))


class UsageError(TwinspanError):
    """A call that makes no sense: an unknown game, seat, option, action or outcome."""


class DataError(TwinspanError):
    """Plain data that is not what it should be; the fact ``place`` says where."""


class ComponentError(DataError):
    """A wrong component file."""


class OptionsError(DataError):
    """Options that a game does not have, or not like that."""


class SnapshotError(DataError):
    """A snapshot, notation or view that is no possible position."""


class RecordError(DataError):
    """A record that cannot be read."""


class RecordMismatch(TwinspanError):  # noqa: N818 - not an error of reading, but a finding
    """A record that can be read and is not true; the code says what is wrong first."""
