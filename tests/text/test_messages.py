"""The messages: the same in every language, each of them there, none of them idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import twinspan
from twinspan.core import events
from twinspan.core.rules import NOTHING
from twinspan.games.bridgetown.actions import SPECIAL_NAMES
from twinspan.games.bridgetown.city import COLOURS, MODE_NAMES
from twinspan.games.london.components import CARD_VALUES, CREST_NAMES, FACES, SLOTS, TYPE_NAMES
from twinspan.games.london.scoring import CHAPEL_TRACK
from twinspan.registry import OURS, part
from twinspan.text.rules import rule_book
from twinspan.text.teller import choice_message
from twinspan.text.words import LANGUAGES

SOURCE = Path(twinspan.__file__).parent
MESSAGES = SOURCE / "text" / "messages"
PAGE = SOURCE.parents[1] / "web" / "src"
# What the engine names: the page must not hide that nobody asks for one of these any more.
ENGINE = re.compile(r"(event|refusal|score|over|winner|error|decision|choice)-")
RULES = re.compile(r"(rule|ruling|chapter|intro)-[BLRT][\w-]*")
FILES = sorted(path.name for path in (MESSAGES / "en").iterdir())
DECISIONS = {
    game_id: twinspan.game(game_id)._rules.decisions.values() for game_id in twinspan.game_ids()
}
TOLD: list[Any] = [part(game_id, "events") for game_id in OURS]
EVENTS = [events.EVENTS, *(told.EVENTS for told in TOLD)]
LINES = [told.LINES for told in TOLD]
ENDS = [told.ENDS for told in TOLD]


class Variables(Visitor):
    """Collects the variables of a message; ``$card_value`` is another form of ``$card``."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("_value"))


@cache
def messages(lang: str, file: str) -> dict[str, BaseNode]:
    """The messages of a file by name, in file order; fails on anything that is none."""
    found: dict[str, BaseNode] = {}
    for entry in FluentParser().parse((MESSAGES / lang / file).read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{lang}/{file}: {entry.content!r}"
        assert not isinstance(entry, Term), f"{lang}/{file}: {entry.id.name}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def variables(message: BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def all_names(lang: str = "en") -> set[str]:
    return {name for file in FILES for name in messages(lang, file)}


def constants(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def string_constants() -> Iterator[str]:
    for module in SOURCE.rglob("*.py"):
        yield from constants(module)


def called_with(name: str, argument: int) -> set[str]:
    """The texts that the code passes as this argument to calls of that name."""
    found = set()
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > argument:
                callee = node.func
                called = callee.id if isinstance(callee, ast.Name) else getattr(callee, "attr", "")
                value = node.args[argument]
                if called == name and isinstance(value, ast.Constant):
                    found.add(str(value.value))
    return found


def page_files() -> list[Path]:
    """The page's own code, without its tests."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in files if ".test." not in path.name]


@cache
def page_source() -> str:
    return "\n".join(path.read_text("utf-8") for path in page_files())


def asked_in(source: str) -> set[str]:
    """The messages that code of the page names: as they are, or put together from parts."""
    literal = set(re.findall(r"""['"`]([\w-]+)['"`]""", source))
    composed = {
        re.compile("[\\w-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)))
        for template in re.findall(r"`([\w-]*(?:\$\{[^}]*\}[\w-]*)+)`", source)
        if re.search(r"\w-|-\w", re.sub(r"\$\{[^}]*\}", " ", template))
    }
    return {
        name
        for name in all_names()
        if name in literal
        or (not ENGINE.match(name) and any(pattern.fullmatch(name) for pattern in composed))
    }


@cache
def asked_by_page() -> set[str]:
    return asked_in(page_source())


def is_of_one_game(file: str) -> bool:
    return file.removesuffix(".ftl").partition("-")[0] in OURS


def game_of_code(path: Path) -> str:
    """The game that a module is for; nothing if it is for any."""
    return next((game for game in OURS if game in path.with_suffix("").parts), "")


@cache
def users() -> dict[str, set[str]]:
    """By message: the games whose code names it, with "" for code that is for any game.

    What the engine names is there without its kind: "no-entry" for "error-no-entry".
    """
    by_code: dict[str, set[str]] = {}
    for name in all_names():
        by_code.setdefault(ENGINE.sub("", name), set()).add(name)
        by_code.setdefault(name, set()).add(name)
    found: dict[str, set[str]] = {}
    for module in SOURCE.rglob("*.py"):
        for constant in constants(module):
            for name in by_code.get(constant, ()):
                found.setdefault(name, set()).add(game_of_code(module.relative_to(SOURCE)))
    for path in page_files():
        for name in asked_in(path.read_text("utf-8")):
            found.setdefault(name, set()).add(game_of_code(path.relative_to(PAGE)))
    return found


def needed() -> set[str]:
    """Every message that some code path can ask for."""
    names = {f"event-{kind}" for kinds in EVENTS for kind in kinds}
    names |= {f"refusal-{why}" for why in called_with("Reason", 1)}
    names |= {f"score-{why}" for lines in LINES for why in lines}
    for error in (
        "fail",
        "_fault",
        "error",
        "UsageError",
        "RecordError",
        "RecordMismatch",
        "SnapshotError",
    ):
        # A line of a log is no code.
        names |= {f"error-{code}" for code in called_with(error, 0) if " " not in code}
    for error in ("ComponentError", "CommandError", "TableError", "ErrorData"):
        names |= {f"error-{code}" for code in called_with(error, 0)}
    names |= {f"error-{code}" for code in called_with("_refuse", 1)}
    names |= {f"error-{code}" for code in ("no-such-page", "no-such-method", "bad-request")}
    names |= {f"error-{code}" for code in re.findall(r"error: '([\w-]+)'", page_source())}
    names |= {"error-other-game", "error-other-version", "error-other-data"}  # composed
    names |= {f"over-{why}" for ends in ENDS for why in ends}
    names |= {
        f"decision-{decision.name}"
        for decisions in DECISIONS.values()
        for decision in decisions
        if decision is not NOTHING
    }
    names |= {
        choice_message(game, decision.name, action)
        for game in map(twinspan.game, twinspan.game_ids())
        for decision in DECISIONS[game.id]
        for action in game.actions
        if action.kind in decision.kinds
    }
    names |= {f"type-{name.replace(' ', '-')}" for name in TYPE_NAMES}
    names |= {f"crest-{name}" for name in CREST_NAMES if name != "all"}
    names |= {f"card-{value}" for value in (*range(CARD_VALUES), "unsaid")}
    names |= {f"slot-{slot}" for slot in SLOTS}
    names |= {f"face-L8-{face}" for face in range(1, FACES + 1)}
    names |= {f"score-place-{place}" for place in range(4)}
    names |= {f"tie-break-{CHAPEL_TRACK}", "order-by-chapel", "order-by-printed"}
    names |= {f"{form}-{mode}" for mode in MODE_NAMES for form in ("mode", "by")}
    names |= {f"flag-{colour}" for colour in COLOURS}
    names |= {f"special-{special}" for special in SPECIAL_NAMES}
    names |= {constant for constant in string_constants() if constant in all_names()}
    # What is common to all games may be worded by a game in its own way.
    names |= {
        own
        for name in names
        for game in twinspan.game_ids()
        if (own := f"{game}-{name}") in all_names()
    }
    return names | {
        f"{game}-{what}" for game in twinspan.game_ids() for what in ("name", "credits")
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_the_messages_of_english_with_the_same_variables(
    lang: str, file: str
) -> None:
    english, own = messages("en", file), messages(lang, file)
    assert list(own) == list(english)
    for name, message in english.items():
        assert variables(own[name]) == variables(message), name


def test_every_language_has_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(path.name for path in (MESSAGES / lang).iterdir()) == FILES


def test_no_message_stands_in_two_files() -> None:
    assert len(all_names()) == sum(len(messages("en", file)) for file in FILES)


def test_what_a_single_game_says_is_in_a_file_of_that_game() -> None:
    """If a message is named in the code of one game and nowhere else, it is that game's own."""
    shared = {name for file in FILES if not is_of_one_game(file) for name in messages("en", file)}
    games = {name: users()[name] for name in shared & users().keys()}
    assert len([name for name, found in games.items() if "" in found]) > 200
    assert {
        name: found for name, found in games.items() if len(found) == 1 and "" not in found
    } == {}


def test_no_message_is_missing() -> None:
    assert not needed() - all_names()


def test_no_message_of_the_page_is_missing() -> None:
    named = set(re.findall(r"""\btext\(\s*'([\w-]+)'""", page_source()))
    assert len(named) > 100
    assert not named - all_names()


def test_no_message_is_idle() -> None:
    rules = {name for file in FILES if "rules" in file for name in messages("en", file)}
    told = {name for name in rules if RULES.fullmatch(name)}
    assert not all_names() - needed() - told - asked_by_page()


@pytest.mark.parametrize(("game", "rules"), [("london", 100), ("bridgetown", 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_has_every_rule_in_every_language(lang: str, game: str, rules: int) -> None:
    english = [rule.id for chapter in rule_book(game, "en") for rule in chapter.rules]
    own = [rule.id for chapter in rule_book(game, lang) for rule in chapter.rules]
    assert own == english
    assert len(own) > rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_that_completes_a_rule_belongs_to_it(lang: str) -> None:
    completed = {
        game: [rule.id for chapter in rule_book(game, lang) for rule in chapter.rules
               if rule.added_ruling]
        for game in twinspan.game_ids()
    }  # fmt: skip
    assert completed == {
        "london": [
            "L1.3", "L1.10", "L2.1", "L2.6", "L3.2.5", "L3.3.4", "L5.2", "L8.10", "L8.14",
        ],
        "bridgetown": [
            "B2.3", "B3.6", "B3.9", "B3.10", "B3.11", "B3.12", "B4.3", "B4.4", "B4.5", "B5.3",
            "B5.4", "B5.6", "B7.1",
        ],
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_is_all_ours_is_marked_as_a_ruling(lang: str) -> None:
    rules = [rule for chapter in rule_book("london", lang) for rule in chapter.rules]
    marked = [rule.id for rule in rules if rule.ruling and not rule.id.startswith("R")]
    assert marked == ["L6.11"]
    assert len({rule.id for rule in rules}) == len(rules)
