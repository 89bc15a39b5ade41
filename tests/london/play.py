"""Styles of play that are keen on what plain random play seldom reaches."""

from tests.london.table import LONDON
from tests.playing import Style as Style
from tests.playing import choose as choose
from tests.playing import plain as plain
from tests.playing import play_out as play_out
from tests.playing import rests as rests
from tests.playing import step as step
from twinspan.core.terms import Action
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import Placement, StackChoice
from twinspan.games.london.components import CENTRE, BuildingType

_TILE_KINDS = ("bonus", "noblewoman", "raise", "chapel +2", "gate +2", "take back")
_CROWD = (BuildingType.GUILD_HOUSE, BuildingType.PARK, BuildingType.HABERDASHER)


def keen(action: Action) -> int:
    """Builds gates and uses tiles whenever possible."""
    if isinstance(action, Placement) and (action.share or action.x or action.free):
        return 20
    if action.kind in _TILE_KINDS or _stack_of(action) == BuildingType.GATE:
        return 20
    return 1


def crowding(action: Action) -> int:
    """Takes from the same three stacks, so that they run out (L7.1) and some must pass (R3.3.7)."""
    if isinstance(action, Placement) and action.space == CENTRE:
        return 100
    return 10_000 if _stack_of(action) in _CROWD else 1


STYLES: dict[str, Style] = {"plain": plain, "keen": keen, "crowding": crowding}


def new(seats: int, options: dict[str, object], seed: int) -> LondonPosition:
    """A new game with verifiable chance."""
    return LONDON.new(seats, options, seed=seed)


def _stack_of(action: Action) -> int:
    """The stack that the action takes a building from; -1 if it takes none, or none yet."""
    if isinstance(action, StackChoice):
        return action.type
    return action.space if isinstance(action, Placement) else -1
