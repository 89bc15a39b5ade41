"""How figures of games are written: in which unit, with how many digits, in a language."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from twinspan.contest.figures import Figure
from twinspan.text.words import Words


@dataclass(frozen=True)
class Unit:
    """How a number is written: within a message, with so many digits after the point."""

    message: str
    digits: int
    factor: int = 1
    signed: bool = False  # a difference, which says so


SHARE: Final = Unit("report-percent", 1, 100)
POINTS: Final = Unit("report-points", 1, 100, signed=True)  # the difference of two shares
TENTHS: Final = Unit("report-plain", 1)
HUNDREDTHS: Final = Unit("report-plain", 2)
MORE_HUNDREDTHS: Final = Unit("report-plain", 2, signed=True)


class Numbers:
    """Writes numbers in a language."""

    def __init__(self, words: Words) -> None:
        self._say: Final = words.text

    def value(self, unit: Unit, value: float) -> str:
        return self._written(unit, value, unit.message)

    def interval(self, unit: Unit, figure: Figure) -> str:
        """In brackets, without its unit."""
        low, high = (self._written(unit, end, "report-plain") for end in (figure.low, figure.high))
        message = "report-interval-signed" if unit.signed else "report-interval"
        return self._say(message, {"low": low, "high": high})

    def figure(self, unit: Unit, figure: Figure | None) -> str:
        """A value with its interval, in one line."""
        if figure is None:
            return self._say("report-unknown")
        return f"{self.value(unit, figure.value)} {self.interval(unit, figure)}"

    def named(self, name: str, told: str) -> str:
        """What is told of this."""
        return self._say("report-named", {"name": name, "told": told})

    def listed(self, told: Sequence[str]) -> str:
        """One after the other, in one line."""
        return reduce(
            lambda first, next_: self._say("report-listed", {"first": first, "next": next_}), told
        )

    def tick(self, unit: Unit, value: float) -> str:
        """A value of an axis, with no more digits than are needed, and a unit if it is short."""
        shown = round(value * unit.factor, 2)
        message = "report-plain" if unit is POINTS else unit.message
        return _signed(unit, shown, self._say(message, {"amount": abs(shown)}))

    def _written(self, unit: Unit, value: float, message: str) -> str:
        shown = round(value * unit.factor, unit.digits)
        digits = self._say(
            "report-tenths" if unit.digits == 1 else "report-hundredths", {"amount": abs(shown)}
        )
        return _signed(unit, shown, self._say(message, {"amount": digits}))


def _signed(unit: Unit, shown: float, written: str) -> str:
    if shown < 0:
        return f"−{written}"
    return f"+{written}" if unit.signed and shown > 0 else written
