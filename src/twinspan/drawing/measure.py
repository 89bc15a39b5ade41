"""How much room a name needs, without asking any font: a little more than most of them do."""

from typing import Final
from unicodedata import combining, east_asian_width

_WIDTHS: Final = {
    **dict.fromkeys("ijl.,:;|!'’‘·", 0.26),
    **dict.fromkeys('I frt()[]/-–\\"“”', 0.35),
    **dict.fromkeys("mwMW@%—", 0.88),
    **dict.fromkeys("ABCDEFGHKNOPQRSUVXYZ&", 0.7),
}
_USUAL: Final = 0.56
_BOLD: Final = 1.06


def width_of(text: str, size: float, bold: bool = False, spacing: float = 0.0) -> float:
    """The width of a text in a sans-serif face of this size, with so much between its letters."""
    return sum(_letter(letter) for letter in text) * size * (_BOLD if bold else 1) + spacing * len(
        text
    )


def _letter(letter: str) -> float:
    if combining(letter):
        return 0.0
    if east_asian_width(letter) in "WF":
        return 1.0
    return _WIDTHS.get(letter, _USUAL)
