"""What a report is made of: sections, each a table of figures and charts of its columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from twinspan.contest.figures import Figure
from twinspan.contest.units import Unit
from twinspan.drawing.charts import Mark
from twinspan.text.words import Words


class Shape(Enum):
    ROWS = auto()  # one below the other, each with a name
    COLUMNS = auto()  # side by side, for a distribution


@dataclass(frozen=True)
class Column:
    heading: str
    unit: Unit


@dataclass(frozen=True)
class Row:
    name: str
    figures: tuple[Figure | None, ...]  # by column; None where too few games say anything


@dataclass(frozen=True)
class Chart:
    """One or two columns of a table as a picture."""

    title: str
    columns: tuple[int, ...]
    mark: Mark | None = None
    shape: Shape = Shape.ROWS


@dataclass(frozen=True)
class Section:
    """A question, and what the games answer."""

    title: str
    about: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    charts: tuple[Chart, ...]

    def clear(self) -> list[tuple[Chart, Row, Figure]]:
        """Of each chart with a mark, what is clearly above it and what clearly below, at most one
        of each: the furthest."""
        found = []
        for chart in self.charts:
            if chart.mark is None:
                continue
            mark = chart.mark.value
            figures = [(chart, row, row.figures[chart.columns[0]]) for row in self.rows]
            apart = [
                (chart, row, figure)
                for chart, row, figure in figures
                if figure is not None and figure.apart_from(mark)
            ]
            apart.sort(key=lambda one: -one[2].value)
            found += [one for one in apart if one[2].value > mark][:1]
            found += [one for one in apart if one[2].value < mark][-1:]
        return found


@dataclass(frozen=True)
class KeyFigure:
    """A figure that stands by itself."""

    name: str
    unit: Unit
    figure: Figure | None


@dataclass(frozen=True)
class Report:
    """All that a report says."""

    name: str  # of the game
    seats: int
    games: int
    bot: str
    key_figures: Sequence[KeyFigure]
    sections: Sequence[Section]
    settings: Sequence[tuple[str, str]]
    command: str  # that makes it again

    def title(self, words: Words) -> str:
        return words.text("report-title", {"name": self.name})

    def subtitle(self, words: Words) -> str:
        facts: dict[str, int | float | str] = {
            "games": self.games,
            "seats": self.seats,
            "bot": self.bot,
        }
        return words.text("report-subtitle", facts)

    def intervals(self) -> int:
        """How many of them there are."""
        figures = [key.figure for key in self.key_figures]
        for section in self.sections:
            figures += [figure for row in section.rows for figure in row.figures]
        return len(figures) - figures.count(None)
