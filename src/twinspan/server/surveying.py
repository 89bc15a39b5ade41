"""What is done with boards: they are read, checked, and their maps are drawn.

The boards of people's own are surveyed in a process of its own, where nobody waits, and no longer
than some seconds: whoever sends a maze gets no map of it.
"""

import gc
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from twinspan.core.errors import ComponentError, DataError
from twinspan.core.files import parse_json, parse_toml
from twinspan.core.reader import TOP
from twinspan.drawing.bridgetown import draw_for_page
from twinspan.games.bridgetown.city import City, read_city
from twinspan.games.bridgetown.faults import city_faults
from twinspan.server.wire import BoardCheck, ErrorData, MapData

_SECONDS: Final = 10.0  # of computing, for one map
_MOST_FAULTS: Final = 100  # that are told
_LARGEST: Final = 1_500_000  # characters of a map


def draw(board: str, start: str) -> MapData:
    """The map of a board as a table keeps it."""
    return _map(read_city(json.loads(board)), start)


def survey(board: str, start: str) -> MapData | None:
    """The same in a process of its own; None if it is too intricate."""
    return _map_in_time(City(json.loads(board)), start)


def check(content: bytes, start: str) -> BoardCheck:
    """What a file holds. The map comes with its faults: one often sees them at once."""
    try:
        city = City(_read(content))
    except DataError as error:
        return BoardCheck(title=None, faults=[_told(error)], board=None, map=None)
    faults = city_faults(city)
    drawn = None if city.misnamed else _map_in_time(city, start)
    if drawn is None and not faults:
        faults = [ComponentError("too-intricate", {"place": TOP})]
    return BoardCheck(
        title=city.name,
        faults=[_told(fault) for fault in faults[:_MOST_FAULTS]],
        board=None if faults else city.plain,
        map=drawn,
    )


def _read(content: bytes) -> object:
    """JSON begins with a brace, and nothing in TOML does."""
    try:
        text = str(content, "utf-8-sig")
    except ValueError as trouble:
        raise ComponentError("unreadable-file", {"place": TOP, "reason": str(trouble)}) from None
    read = parse_json if text.lstrip().startswith("{") else parse_toml
    return read(text, TOP, ComponentError)


def _map(city: City, start: str) -> MapData:
    return MapData.model_validate(draw_for_page(city, start)._asdict())


def _map_in_time(city: City, start: str) -> MapData | None:
    try:
        with _limit(_SECONDS):
            drawn = _map(city, start)
    except TimeoutError:
        return None
    return drawn if len(drawn.svg) <= _LARGEST else None


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Ends what takes longer, counted in time of the processor.

    An error in the middle of collecting garbage would be lost: nothing is collected meanwhile.
    """
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    gc.disable()
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        gc.enable()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _too_slow(_: int, __: FrameType | None) -> None:
    raise TimeoutError


def _told(error: DataError) -> ErrorData:
    return ErrorData(error=error.code, facts=error.facts)
