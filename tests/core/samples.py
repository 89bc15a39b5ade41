"""Positions and calls that the tests of the contract share."""

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.london.play import STYLES, play_out, rests
from tests.london.table import LONDON
from twinspan.core.errors import SnapshotError, UsageError
from twinspan.core.position import Position
from twinspan.games.london import LondonPosition

Plain = dict[str, Any]  # a snapshot or a view, to be damaged


def usage_error(call: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    """The code and the facts of the error that the call gives."""
    with pytest.raises(UsageError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def snapshot_error(call: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(SnapshotError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def waiting_game(seats: int = 3) -> LondonPosition:
    """A game without a chance source: it waits for the setup's first reveal."""
    return LONDON.new(seats, chance=None)


def finished_game() -> Position:
    position = LONDON.new(2, seed=1)
    play_out(position, random.Random(1))
    return position


def other_data() -> Plain:
    """Components of which one value differs."""
    data: Plain = copy.deepcopy({**LONDON.data()})
    data["start"]["money"] = 6
    return data


@cache
def moments() -> tuple[LondonPosition, ...]:
    """A position of every kind at every number of seats: each decision, each reveal, the end.

    They have no chance source and must not be changed.
    """
    found: dict[tuple[int, str, str], LondonPosition] = {}
    options = {"chapel": "random", "gate": "L8.8", "bridge": "random"}
    for seats in LONDON.seats:
        for number, style in enumerate([*STYLES.values()] * 4):
            start = LONDON.new(seats, options, chance=None)
            for position in rests(start, random.Random(number), style):
                reveal = position.reveal_needed()
                label = "" if reveal is None else reveal.label.split()[0]
                kind = (seats, position.decision(), label)
                if kind not in found or (position.round > 3 and found[kind].round < 3):
                    found[kind] = position.copy()
    return tuple(found.values())
