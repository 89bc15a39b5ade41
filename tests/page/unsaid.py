"""Finds what the page should have said in words."""

import re
from importlib.resources import files
from typing import Final

_MESSAGES: Final = frozenset(
    name
    for file in (files("twinspan") / "text" / "messages" / "en").iterdir()
    for name in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text(), re.MULTILINE)
)


def unsaid(texts: list[str]) -> list[str]:
    """Names of messages, and variables that were not given."""
    words = {word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)}
    holes = [text for text in texts if re.search(r"\{ ?\$|undefined|NaN|\[object", text)]
    return sorted(words & _MESSAGES) + holes
