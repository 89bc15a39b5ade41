"""Small helpers to write SVG: elements, numbers, paths."""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

from twinspan.drawing.geometry import Bezier, Point

Node = ElementTree.Element


def add(parent: Node, tag: str, text: str = "", **attributes: str | float) -> Node:
    """A new element inside another; ``class_`` and ``text_anchor`` become SVG's own spellings."""
    written = {
        name.rstrip("_").replace("_", "-"): value if isinstance(value, str) else number(value)
        for name, value in attributes.items()
    }
    node = ElementTree.SubElement(parent, tag, written)
    node.text = text or None
    return node


def group(parent: Node, class_: str, title: str = "", **attributes: str) -> Node:
    """A group; its title is shown to a pointer that rests on it."""
    node = add(parent, "g", "", class_=class_, **attributes)
    if title:
        add(node, "title", title)
    return node


def serialize(root: Node) -> str:
    """The document as text, indented, in ASCII: it can go through any pipe."""
    ElementTree.indent(root, " ")
    return str(ElementTree.tostring(root, "us-ascii"), "ascii") + "\n"


def number(value: float) -> str:
    """As short as it can be at a hundredth of a unit."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def at(point: Point, degrees: float = 0.0) -> str:
    """The transformation that puts something drawn round the origin there."""
    moved = f"translate({pair(point)})"
    return f"{moved} rotate({number(degrees)})" if degrees else moved


def straight(points: Sequence[Point]) -> str:
    """A path from point to point."""
    return "M" + "L".join(pair(point) for point in points)


def curved(beziers: Iterable[Bezier]) -> str:
    """A path along curves, each of which begins where the one before it ends."""
    path = ""
    for start, one, other, end in beziers:
        path = path or f"M{pair(start)}"
        path += f"C{pair(one)} {pair(other)} {pair(end)}"
    return path
