"""Maps drawn for the tests, and ways to find things on them."""

import copy
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree

from twinspan.drawing.bridgetown import MapWords, draw_city
from twinspan.drawing.geometry import Point
from twinspan.games.bridgetown.city import City, read_city

SVG: Final = "{http://www.w3.org/2000/svg}"
WORDS: Final = MapWords(
    lang="en",
    description="All about it.",
    start="Set off",
    bridge="a bridge",
    flag="a flag's place",
    rails="some rails",
    freeway="a fast road",
    overpass="over and under",
    stairs="some steps",
)

Data = dict[str, Any]


class Picture:
    """A map that was drawn and read again."""

    def __init__(self, city: City) -> None:
        self.city: Final = city
        self.text: Final = draw_city(city, WORDS)
        self.root: Final = ElementTree.fromstring(self.text)

    def by_id(self, id: str) -> ElementTree.Element:
        found = [node for node in self.root.iter() if node.get("id") == id]
        assert len(found) == 1, id
        return found[0]

    def ids(self, start: str) -> list[str]:
        """The ids that begin like this, in the order of the drawing."""
        ids = [node.get("id", "") for node in self.root.iter()]
        return [id for id in ids if id.startswith(start)]

    def with_class(self, class_: str) -> Iterator[ElementTree.Element]:
        for node in self.root.iter():
            if class_ in node.get("class", "").split():
                yield node

    def names(self, class_: str) -> list[str]:
        """The names of a kind that can be read on the map."""
        return ["".join(node.itertext()).strip() for node in self.with_class(class_)]

    def view(self) -> list[float]:
        return [float(value) for value in self.root.get("viewBox", "").split()]


def title(node: ElementTree.Element) -> str:
    return node.findtext(f"{SVG}title", "")


def place(node: ElementTree.Element) -> Point:
    """Where a group has been moved to."""
    x, y = re.findall(r"-?[\d.]+", node.get("transform", ""))[:2]
    return float(x), float(y)


@cache
def shipped(name: str) -> Picture:
    return Picture(read_city(name))


def data_of(name: str) -> Data:
    """A copy of a shipped city's data, to be changed."""
    return copy.deepcopy(read_city(name).plain)


def drawn(data: Data) -> Picture:
    return Picture(City(data))
