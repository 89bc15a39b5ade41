"""The words of the example; the command knows it as soon as it is entered."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.example.tree import EXAMPLE, Tree
from tests.text.test_messages import all_names, variables
from twinspan.text.words import LANGUAGES


def messages(lang: str) -> list[tuple[str, set[str]]]:
    """All messages with their variables, in order."""
    files = sorted((EXAMPLE / "messages" / lang).iterdir())
    entries = [
        entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body
    ]
    return [(entry.id.name, variables(entry)) for entry in entries if isinstance(entry, Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_the_messages_of_english(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_no_message_is_there_already() -> None:
    names = [name for name, _ in messages("en")]
    assert not {*names} & all_names()
    assert len({*names}) == len(names)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("example"))


@pytest.fixture(scope="module")
def record(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    tree.run("simulate", "planks", "--seats", "3", "--games", "1", "--records", str(folder))
    return folder / "planks-3-1.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_in_every_language(tree: Tree, record: Path, lang: str) -> None:
    story = tree.run("--lang", lang, "replay", str(record))
    told = {"en": "Ada lays", "fr": "Ada pose", "de": "Ada legt", "it": "Ada posa"}
    assert "Plank Bridge" in story
    assert told[lang] in story
    assert "P3.2" in story


def test_a_record_can_be_verified(tree: Tree, record: Path) -> None:
    assert "Plank Bridge" in tree.run("--lang", "en", "verify", str(record))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_can_be_looked_up_in_every_language(tree: Tree, lang: str) -> None:
    assert "P2.2" in tree.run("--lang", lang, "rules", "planks", "P2.2")


def test_a_report_on_its_balance_has_what_is_common_to_all_games(
    tree: Tree, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    settings = ("--seats", "2", "--bot", "random", "--games", "12")
    tree.run("--lang", "fr", "report", "planks", *settings, "--out", str(file))
    text = file.read_text("utf-8")
    assert "<h1>Plank Bridge</h1>" in text
    assert text.count("<figure") == 3  # seats, scores, ends
