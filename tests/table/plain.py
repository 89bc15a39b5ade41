"""What a table tells as plain text, to compare it and to search it."""

import json
from dataclasses import fields, is_dataclass

from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event, Outcome


def plain(told: object) -> str:
    """Everything that an update, or a part of one, holds."""
    return json.dumps(told, default=_data)


def _data(value: object) -> object:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Refusal):
        return {"rule": value.rule, "why": value.why, "facts": value.facts}
    assert isinstance(value, Event | Outcome)
    return value.data()
