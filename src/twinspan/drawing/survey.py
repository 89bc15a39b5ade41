"""What is asked of a game whose boards people can bring themselves: read one, check it, draw it.

A game derives a class from ``Survey``, in its folder here: the ``BOARDS`` of that package.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from twinspan.core.errors import DataError
from twinspan.drawing.deadline import Deadline
from twinspan.registry import part

Labels = Mapping[str, str]  # texts by the names of their messages


class Drawing(NamedTuple):
    """A board drawn for the page that plays on it, as plain data."""

    view: tuple[float, float, float, float]  # x, y, width and height
    svg: str
    places: dict[str, object]  # where things are in it, for the game's own part of the page


class Survey(ABC):
    """A board as plain data describe it. ``DataError`` if they do not describe one at all."""

    labels: ClassVar[tuple[str, ...]] = ()  # the messages whose texts the drawing shows

    @abstractmethod
    def __init__(self, data: object) -> None: ...

    @property
    @abstractmethod
    def title(self) -> str:
        """The board's name."""

    @property
    @abstractmethod
    def data(self) -> dict[str, object]:
        """The plain data, from which a game on this board can be made."""

    @abstractmethod
    def faults(self) -> Sequence[DataError]:
        """Everything that is wrong with the board; nothing if it can be played on."""

    @abstractmethod
    def draw(self, labels: Labels, deadline: Deadline) -> Drawing | None:
        """The drawing, also of a board with faults; None where they leave nothing to draw.

        ``TimeoutError`` if it takes too long.
        """


def survey_of(game_id: str) -> type[Survey] | None:
    """What surveys the boards of a game; None if people cannot bring any."""
    module = part(game_id, "boards")
    found: type[Survey] | None = None if module is None else module.BOARDS
    return found
