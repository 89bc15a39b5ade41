"""The picture at the top of a report: a bridge of two spans."""

from itertools import pairwise
from typing import Final

from twinspan.drawing.svg import Node, add, straight

_WIDTH: Final = 1120.0
_HEIGHT: Final = 132.0
_DECK: Final = 84.0
_TOP: Final = 10.0  # of the towers
_SAG: Final = 76.0  # how low the cables hang
_WATER: Final = 118.0
_TOWERS: Final = (40.0, 560.0, 1080.0)
_HANGERS: Final = 26  # a span


def draw_banner(parent: Node) -> None:
    """It is an ornament, hidden from screen readers."""
    box = f"0 0 {_WIDTH:g} {_HEIGHT:g}"
    node = add(parent, "svg", class_="banner", viewBox=box, aria_hidden="true")
    for left, right in pairwise(_TOWERS):
        _draw_span(node, left, right)
    deck = [(0.0, _DECK), (_WIDTH, _DECK)]
    add(node, "path", class_="deck", d=straight(deck))
    for x in _TOWERS:
        add(node, "rect", class_="tower", x=x - 5, y=_TOP - 4, width=10, height=_WATER - _TOP + 8)
    for line in range(3):
        y = _WATER + 6 * line
        waves = f"M{-20 * line} {y:g}" + "q10 -5 20 0t20 0" * 30
        add(node, "path", class_="wave", d=waves)


def _draw_span(parent: Node, left: float, right: float) -> None:
    middle, low = (left + right) / 2, _TOP + 2 * (_SAG - _TOP)
    add(parent, "path", class_="cable", d=f"M{left} {_TOP}Q{middle} {low} {right} {_TOP}")
    ways = []
    for hanger in range(1, _HANGERS):
        part = hanger / _HANGERS
        y = _TOP + 2 * part * (1 - part) * (low - _TOP)
        x = left + part * (right - left)
        ways.append(straight([(x, y), (x, _DECK)]))
    add(parent, "path", class_="hanger", d="".join(ways))
