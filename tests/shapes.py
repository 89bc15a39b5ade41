"""Plain data against the types that describe it."""

import types
import typing
from typing import get_args, get_origin, get_type_hints, is_typeddict


def assert_shape(data: object, shape: object) -> None:
    """The data have just the keys of their typed dictionaries, and values of their types."""
    misfit = _misfit(data, shape, "")
    assert misfit is None, misfit


def _misfit(data: object, shape: object, place: str) -> str | None:
    """The first place that is not what it should be."""
    origin, inner = get_origin(shape), get_args(shape)
    parts: list[tuple[object, object, str]] = []  # data, their shape, their place
    if origin in (types.UnionType, typing.Union):
        fits = any(_misfit(data, one, place) is None for one in inner)
    elif is_typeddict(shape):
        hints = get_type_hints(shape)
        required: frozenset[str] = shape.__required_keys__  # type: ignore[attr-defined]
        fits = isinstance(data, dict) and required <= data.keys() <= hints.keys()
        if isinstance(data, dict) and fits:
            parts = [(data[key], hints[key], f".{key}") for key in data]
    elif origin is dict:
        fits = isinstance(data, dict)
        if isinstance(data, dict):
            parts = [(data[key], inner[1], f".{key}") for key in data]
    elif origin is list:
        fits = isinstance(data, list)
        if isinstance(data, list):
            parts = [(item, inner[0], f"[{number}]") for number, item in enumerate(data)]
    elif origin is tuple:  # in files they are lists
        fits = isinstance(data, list) and len(data) == len(inner)
        if isinstance(data, list) and fits:
            parts = [(data[number], kind, f"[{number}]") for number, kind in enumerate(inner)]
    else:
        fits = type(data) is shape
    if not fits:
        return f"{place or 'the whole'}: {data!r} is no {shape}"
    found = (_misfit(part, kind, f"{place}{step}") for part, kind, step in parts)
    return next((misfit for misfit in found if misfit is not None), None)
