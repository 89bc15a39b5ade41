"""The messages of one language: Fluent files in ``messages/LANGUAGE``, here and beside the text
module of every game that is registered."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from twinspan.core.arguments import shown
from twinspan.core.errors import UsageError
from twinspan.registry import registered

LANGUAGES: Final = ("en", "fr", "de", "it")
_LARGEST: Final = 10**15  # number that is written in the manner of a language


def message_files(lang: str) -> dict[str, Path]:
    """The files of a language by their names, such as "london-rules"."""
    modules = [__name__, *(parts.text for parts in registered().values() if parts.text)]
    places = [place for module in modules if (place := _folder_of(module)) is not None]
    return {
        file.stem: file
        for place in dict.fromkeys(places)
        for file in sorted((place / "messages" / lang).glob("*.ftl"))
    }


def _folder_of(module: str) -> Path | None:
    """Where a module lies. It is not imported: an error may have to be told before a game can be
    loaded, or because it cannot."""
    try:
        spec = find_spec(module)
    except Exception:  # of a package that is not ours, and that cannot be imported
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


class Words:
    """Formats messages by their name. Every language has every message; tests see to that."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UsageError("no-such-language", {"value": lang, "known": list(LANGUAGES)})
        self.lang: Final = lang
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        for file in message_files(lang).values():
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text(self, message: str, arguments: Mapping[str, int | float | str] | None = None) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        given = {name: _formatted(value) for name, value in (arguments or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def series(self, items: Sequence[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        first = ", ".join(items[:-1])
        return self.text("list-and", {"first": first, "last": items[-1]})


def _formatted(value: int | float | str) -> int | float | str:
    """A number that is too long to be written in the manner of a language is shown as it is."""
    return shown(value) if isinstance(value, int) and abs(value) > _LARGEST else value


@cache
def words(lang: str) -> Words:
    return Words(lang)


def language(wanted: str | None) -> str:
    """The language that was asked for, else the locale's if it is one of ours, else English."""
    if wanted is not None:
        return words(wanted.lower()).lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable, "")
        if locale:
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"
