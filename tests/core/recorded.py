"""A finished game as a record, to be read, altered and verified."""

import dataclasses
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.london.play import choose, keen
from tests.london.table import LONDON
from twinspan.core.errors import RecordError, RecordMismatch
from twinspan.core.record import Played, Record, Recorder

Plain = dict[str, Any]


@cache
def finished_text() -> str:
    """A finished game of three with all kinds of decisions, as text."""
    recorder = Recorder(LONDON.new(3, {"gate": "L8.7", "bridge": "random"}, seed="a record"))
    rng = random.Random(1)
    while waiting := recorder.position.to_act():
        recorder.play(waiting[0], choose(rng, recorder.position, waiting[0], keen))
    return recorder.record.to_json()


def finished() -> Record:
    return Record.from_json(finished_text())


def plain() -> Plain:
    data: Plain = json.loads(finished_text())
    return data


def read(data: object) -> Record:
    return Record.from_json(json.dumps(data))


def record_error(call: Callable[[], object]) -> tuple[str, Plain]:
    with pytest.raises(RecordError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def mismatch(record: Record) -> tuple[str, Plain]:
    """What verifying finds."""
    with pytest.raises(RecordMismatch) as caught:
        record.verify(LONDON)
    return caught.value.code, dict(caught.value.facts)


def with_setup(record: Record, **changes: Any) -> Record:
    """The same game, said to be played with something else."""
    return dataclasses.replace(record, setup=dataclasses.replace(record.setup, **changes))


def with_decisions(decisions: list[Played]) -> Record:
    return dataclasses.replace(finished(), decisions=decisions)


def card_choices(record: Record) -> list[int]:
    """The places of the decisions that are secret choices."""
    return [
        place
        for place, decision in enumerate(record.decisions)
        if decision.notation.startswith("card ")
    ]
