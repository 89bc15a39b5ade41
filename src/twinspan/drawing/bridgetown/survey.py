"""A city that somebody brings: read, checked, and drawn for the page."""

from collections.abc import Sequence
from typing import ClassVar, Final

from twinspan.core.errors import DataError
from twinspan.drawing.bridgetown.pagemap import draw_for_page
from twinspan.drawing.deadline import Deadline
from twinspan.drawing.survey import Drawing, Labels, Survey
from twinspan.games.bridgetown.city import City
from twinspan.games.bridgetown.faults import city_faults

_START: Final = "city-map-start"  # the message where the racers wait


class CitySurvey(Survey):
    """A city of Bridgetown Races."""

    labels: ClassVar[tuple[str, ...]] = (_START,)

    def __init__(self, data: object) -> None:
        self._city: Final = City(data)

    @property
    def title(self) -> str:
        return self._city.name

    @property
    def data(self) -> dict[str, object]:
        return self._city.plain

    def faults(self) -> Sequence[DataError]:
        return city_faults(self._city)

    def draw(self, labels: Labels, deadline: Deadline) -> Drawing | None:
        if self._city.misnamed:
            return None
        drawn = draw_for_page(self._city, labels[_START], deadline)
        places = drawn._asdict()
        return Drawing(places.pop("view"), places.pop("svg"), places)
