"""Boards are read, checked and drawn, as their game does it (``drawing/survey.py``).

Those that people bring are surveyed in a worker process and within a limit of time: a board that
takes longer to draw is refused.
"""

from typing import Final

from twinspan.core.errors import ComponentError, DataError
from twinspan.core.files import parse_json, parse_toml
from twinspan.core.reader import TOP
from twinspan.drawing.deadline import NO_DEADLINE, Deadline
from twinspan.drawing.survey import Drawing, Labels, Survey, survey_of
from twinspan.server.wire import BoardCheck, ErrorData, MapData

_SECONDS: Final = 10.0  # of processor time, for one map
_MOST_FAULTS: Final = 100  # that are told
_LARGEST: Final = 1_500_000  # characters of a map


def draw_shipped(game_id: str, board: dict[str, object], labels: Labels) -> MapData:
    """The map of a board that comes with a game."""
    drawing = _survey(game_id, board).draw(labels, NO_DEADLINE)
    assert drawing is not None
    return _map(drawing)


def draw_own(game_id: str, board: dict[str, object], labels: Labels) -> MapData | None:
    """The map of a board of somebody's own; None if it takes too long or is too large."""
    return _draw_in_time(_survey(game_id, board), labels)


def check(game_id: str, content: bytes, labels: Labels) -> BoardCheck:
    """What a file holds. The map comes with its faults: one often sees them at once."""
    try:
        survey = _survey(game_id, _read(content))
    except DataError as error:
        return BoardCheck(title=None, faults=[_fault(error)], board=None, map=None)
    faults = list(survey.faults())
    drawn = _draw_in_time(survey, labels)
    if drawn is None and not faults:
        faults = [ComponentError("too-intricate", {"place": TOP})]
    return BoardCheck(
        title=survey.title,
        faults=[_fault(fault) for fault in faults[:_MOST_FAULTS]],
        board=None if faults else survey.data,
        map=drawn,
    )


def _survey(game_id: str, board: object) -> Survey:
    kind = survey_of(game_id)
    assert kind is not None  # whoever asks has looked
    return kind(board)


def _read(content: bytes) -> object:
    """JSON begins with a brace, and nothing in TOML does."""
    try:
        text = str(content, "utf-8-sig")
    except ValueError as trouble:
        raise ComponentError("unreadable-file", {"place": TOP, "reason": str(trouble)}) from None
    read = parse_json if text.lstrip().startswith("{") else parse_toml
    return read(text, TOP, ComponentError)


def _draw_in_time(survey: Survey, labels: Labels) -> MapData | None:
    try:
        drawing = survey.draw(labels, Deadline(_SECONDS))
    except TimeoutError:
        return None
    return None if drawing is None or len(drawing.svg) > _LARGEST else _map(drawing)


def _map(drawing: Drawing) -> MapData:
    return MapData.model_validate(drawing._asdict())


def _fault(error: DataError) -> ErrorData:
    return ErrorData(error=error.code, facts=error.facts)
