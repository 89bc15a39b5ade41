"""The bridges: a hint of how each of them is built, its name, and a place for its flag."""

from collections.abc import Callable
from math import ceil
from typing import Final

from twinspan.drawing.geometry import Line, Point, moved, right_of, unit
from twinspan.drawing.svg import Node, add, straight

_UPRIGHT: Final = 0.7
_MOST_PANELS: Final = 100
HEIGHT: Final = 17.0  # how far the tallest parts stand above the deck


class Span:
    """The part of a way that is a bridge. Its structure stands up from one side of the deck."""

    def __init__(self, way: Line, start: float, end: float, half: float) -> None:
        self.way: Final = way
        self.start: Final = start
        self.end: Final = end
        self.half: Final = half  # of the deck's width
        self.length: Final = end - start
        across = right_of(unit(way.point(start), way.point(end)))
        # Straight up the sheet, unless the bridge itself leads up or down it.
        upright = abs(across[1]) > _UPRIGHT
        self._up: Final = (0.0, -1.0) if upright else across

    def at(self, share: float, height: float) -> Point:
        """So far along the span, and so high above the deck's edge."""
        return moved(self._middle(share), self._up, self.half + height)

    def under(self, share: float, depth: float) -> Point:
        """The same on the other side of the deck."""
        return moved(self._middle(share), self._up, -self.half - depth)

    def _middle(self, share: float) -> Point:
        return self.way.point(self.start + share * self.length)


def draw_piers(parent: Node, span: Span, shape: str) -> None:
    """What stands in the water, below the deck."""
    shares = {"beam": (0.2, 0.4, 0.6, 0.8), "arch": (0.04, 0.96)}.get(shape, (0.28, 0.72))
    wide = {"bascule": 5.5, "beam": 2.2}.get(shape, 3.4) / max(span.length, 1.0)
    for share in shares:
        outline = [
            span.at(share - wide, 2), span.at(share, 4.5), span.at(share + wide, 2),
            span.under(share + wide, 3), span.under(share, 6.5), span.under(share - wide, 3),
        ]  # fmt: skip
        add(parent, "path", class_="pier", d=straight(outline) + "Z")


def draw_shape(parent: Node, span: Span, shape: str) -> None:
    """What stands above the deck."""
    _SHAPES[shape](parent, span)


def _arch(parent: Node, span: Span) -> None:
    rise = HEIGHT * 0.9
    ribs = [(number / 16, rise * (1 - (number / 8 - 1) ** 2)) for number in range(17)]
    for share, height in ribs[1:-1]:
        add(parent, "path", class_="truss-work", d=_post(span, share, height))
    add(parent, "path", class_="girder", d=straight([span.at(*rib) for rib in ribs]))


def _truss(parent: Node, span: Span) -> None:
    panels = min(max(4, 2 * ceil(span.length / 20)), _MOST_PANELS)
    height = HEIGHT * 0.52
    zigzag = [(number / panels, height * (number % 2)) for number in range(panels + 1)]
    add(parent, "path", class_="truss-work", d=straight([span.at(*point) for point in zigzag]))
    chord = [span.at(share, height) for share, high in zigzag if high]
    add(parent, "path", class_="girder", d=straight([span.at(0, 0), *chord, span.at(1, 0)]))


def _lift(parent: Node, span: Span) -> None:
    wide = 3.2 / max(span.length, 1.0)
    places = (0.28, 0.72)
    top = HEIGHT
    add(
        parent, "path", class_="truss-work",
        d=straight([span.at(places[0], top - 1.5), span.at(places[1], top - 1.5)]),
    )  # fmt: skip
    for share in places:
        left, right = share - wide, share + wide
        foot = [span.at(left, 0), span.at(left, top), span.at(right, top), span.at(right, 0)]
        add(parent, "path", class_="tower", d=straight(foot) + "Z")
        lattice = [span.at(left if number % 2 else right, top * number / 4) for number in range(5)]
        add(parent, "path", class_="truss-work", d=straight(lattice))


def _bascule(parent: Node, span: Span) -> None:
    for foot, tip in ((0.28, 0.4), (0.72, 0.6)):
        leaf = [span.at(foot, 1), span.at(tip, HEIGHT * 0.85)]
        add(parent, "path", class_="leaf", d=straight(leaf))
        add(parent, "path", class_="truss-work", d=_post(span, foot, HEIGHT * 0.45))


def _beam(parent: Node, span: Span) -> None:
    posts = min(max(4, round(span.length / 10)), _MOST_PANELS)
    for number in range(posts + 1):
        add(parent, "path", class_="truss-work", d=_post(span, number / posts, 3.5))
    rail = [span.at(number / posts, 3.5) for number in range(posts + 1)]
    add(parent, "path", class_="truss-work", d=straight(rail))


def _post(span: Span, share: float, height: float) -> str:
    return straight([span.at(share, 0), span.at(share, height)])


_SHAPES: Final[dict[str, Callable[[Node, Span], None]]] = {
    "arch": _arch,
    "bascule": _bascule,
    "beam": _beam,
    "lift": _lift,
    "truss": _truss,
}
