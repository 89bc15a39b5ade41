"""What users give to calls.

Parameters that they fill are annotated with protocols such as ``SupportsIndex``, and looked at by
the function itself. For an ``int`` the compiled engine would do that before the function begins,
with a ``TypeError`` that says nothing of seats or actions.
"""

from typing import Final

_LONGEST: Final = 200  # of what is shown of a wrong value


def whole(value: object) -> int | None:
    """A whole number of any kind, numpy's too; None if it is none."""
    if isinstance(value, int):
        return int(value)
    try:
        return value.__index__()  # type: ignore[attr-defined, no-any-return]
    except (AttributeError, TypeError):
        return None


def flag(value: object) -> bool | None:
    """Whether it is so; None if this is neither true nor false."""
    number = whole(value)
    return None if number not in (0, 1) else number == 1


def shown(value: object) -> str:
    """A value as text, for whoever reads an error: however long it is, whatever it may be."""
    try:
        text = str(value)
    except Exception:  # a number of thousands of digits, or something that cannot tell itself
        return "…"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
