"""Reading files that people give us: every trouble becomes an error that names the file. And the
JSON that we give them."""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from twinspan.core.errors import DataError
from twinspan.core.reader import TOP


def read_text(path: Path, error: type[DataError]) -> str:
    """The text of a file in UTF-8, with or without a byte order mark."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
    except ValueError as trouble:  # not UTF-8, or no possible name of a file
        reason = str(trouble)
    raise error("unreadable-file", {"place": str(path), "reason": reason})


def read_toml(path: Path, error: type[DataError]) -> dict[str, object]:
    """The content of a TOML file."""
    return parse_toml(read_text(path, error), str(path), error)


def parse_toml(text: str, place: str, error: type[DataError]) -> dict[str, object]:
    """What a text in TOML says."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:
        raise error("not-toml", {"place": place, "reason": str(trouble)}) from None


def parse_json(text: str, place: str, error: type[DataError]) -> object:
    """What a text in JSON says, everything once: readers differ in which of two they believe."""

    def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
        table = dict(pairs)
        if len(table) < len(pairs):
            names = [name for name, _ in pairs]
            double = next(name for name in names if names.count(name) > 1)
            raise error("double-key", {"place": place, "key": double})
        return table

    try:
        return json.loads(text, object_pairs_hook=without_doubles)
    except DataError:
        raise
    except (ValueError, RecursionError) as trouble:
        raise error("not-json", {"place": place, "reason": str(trouble)}) from None


def write_json(fields: Mapping[str, object]) -> str:
    """JSON for readers: one field a line, and of a list one item a line."""
    lines = [f"  {json.dumps(name)}: {_line_by_line(value)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line_by_line(value: object) -> str:
    if not isinstance(value, list) or not value:
        return json.dumps(value, ensure_ascii=False)
    lines = [f"    {json.dumps(item, ensure_ascii=False)}" for item in value]
    return "[\n" + ",\n".join(lines) + "\n  ]"


@contextmanager
def within(place: str) -> Iterator[None]:
    """Lets an error say in which file, or in which part of it, its place is."""
    try:
        yield
    except DataError as error:
        inner = str(error.facts["place"])
        whole = place if inner == TOP else f"{place}: {inner}"
        raise type(error)(error.code, {**error.facts, "place": whole}) from error.__cause__


def content_hash(data: object) -> str:
    """The same for the same values, wherever they are said to come from (``source``)."""
    canonical = json.dumps(_without_sources(data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _without_sources(data: object) -> object:
    if isinstance(data, dict):
        return {key: _without_sources(value) for key, value in data.items() if key != "source"}
    if isinstance(data, list):
        return [_without_sources(item) for item in data]
    return data
