"""The games whose boards people can bring."""

from typing import Final

from twinspan.drawing.bridgetown.survey import CitySurvey
from twinspan.drawing.survey import Survey

SURVEYS: Final[dict[str, type[Survey]]] = {"bridgetown": CitySurvey}
