"""The words of a game that another package brings."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from twinspan import registry
from twinspan.registry import Parts
from twinspan.text.words import LANGUAGES, Words, message_files


class Entry:
    """An entry point, as an installed package has it."""

    name = "footbridge"

    def load(self) -> Parts:
        return Parts(rules="footbridge.rules", text="footbridge.text")


@pytest.fixture
def messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    package = tmp_path / "footbridge"
    for lang in LANGUAGES:
        folder = package / "messages" / lang
        folder.mkdir(parents=True)
        (folder / "footbridge.ftl").write_text(f"footbridge-hello = hello in {lang}\n", "utf-8")
    # Messages are found without loading the game.
    (package / "text.py").write_text("raise AssertionError\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "entry_points", lambda **_: [Entry()])
    registry.registered.cache_clear()
    yield package / "messages"
    registry.registered.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_beside_its_text_module_are_found(messages: Path, lang: str) -> None:
    assert message_files(lang)["footbridge"] == messages / lang / "footbridge.ftl"
    words = Words(lang)
    assert words.text("footbridge-hello") == f"hello in {lang}"
    assert "london-name" in words
