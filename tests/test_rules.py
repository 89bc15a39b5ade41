"""The rules pages tell the present state, and every rule on them is claimed by a test."""

import ast
import re
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest

import twinspan
from twinspan.registry import OURS
from twinspan.text.documents import documents
from twinspan.text.rules import rule_book

ROOT = Path(__file__).parent.parent
TABLE_RULES = {"T1", "T2", "T3"}  # those of any table, in core/refusal.py
# The worked examples of the rulebooks, as the tests mark them.
EXAMPLES: set[object] = {*range(1, 11), *(f"bridgetown-{number}" for number in range(1, 6))}


def marks(name: str) -> set[object]:
    """What the tests pass to a marker of that name."""
    found: set[object] = set()
    for module in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                of_pytest = isinstance(node.func.value, ast.Attribute)
                if of_pytest and node.func.attr == name:
                    found |= {a.value for a in node.args if isinstance(a, ast.Constant)}
    return found


def rule_ids(game: str) -> set[str]:
    return {rule.id for chapter in rule_book(game, "en") for rule in chapter.rules}


def all_rule_ids() -> set[str]:
    return set().union(*map(rule_ids, twinspan.game_ids()))


@pytest.mark.parametrize("game", OURS)
def test_the_rules_page_is_up_to_date(game: str) -> None:
    """If this fails, run `make docs`."""
    page = f"rules/{game}.md"
    assert (ROOT / "docs" / page).read_text("utf-8") == documents()[page]


def test_every_rule_is_claimed_by_a_test() -> None:
    assert not all_rule_ids() - marks("rule")


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert not marks("rule") - all_rule_ids()


def test_no_two_games_have_a_rule_of_the_same_id() -> None:
    """Those of the table apart: tests claim rules by their ids alone."""
    for one, other in combinations(OURS, 2):
        assert rule_ids(one) & rule_ids(other) == TABLE_RULES


def test_every_worked_example_is_a_test() -> None:
    assert marks("example") == EXAMPLES


def test_every_rule_that_refuses_is_on_the_page() -> None:
    refusing = set()
    for module in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                rule = node.args[0]
                if isinstance(rule, ast.Constant):
                    refusing.add(rule.value)
    assert len(refusing) > 10
    assert refusing <= all_rule_ids()


def files_by_chapter(game: str) -> dict[str, list[str]]:
    """Which modules hold which chapter, as the table in the game's package says."""
    table = (import_module(f"twinspan.games.{game}").__doc__ or "").split("=  =")[2]
    found: dict[str, list[str]] = {}
    chapter = ""
    for line in table.splitlines():
        named = re.match(r"([A-Z]\d\S*) ", line)
        chapter = named[1] if named else chapter
        for file in re.findall(r"``(\w+\.py)``", line):
            found.setdefault(chapter, []).append(file)
    return found


def belongs(rule: str, chapter: str) -> bool:
    """Rulings are numbered as their chapter is; ``B3.2-5`` are the rules B3.2 to B3.5."""
    first, _, last = chapter[1:].partition("-")
    if not last:
        return f"{rule[1:]}.".startswith(f"{first}.")
    above, _, lowest = first.rpartition(".")
    own_above, _, own = rule[1:].rpartition(".")
    return own_above == above and int(lowest) <= int(own) <= int(last)


def precision(chapter: str) -> tuple[int, bool]:
    """``B3.8`` says more than ``B3.6-15``, and that more than ``B3``."""
    return chapter.count("."), "-" not in chapter


def code(module: Path) -> str:
    """A module without its docstring and those of classes that hold values only: what they announce
    is not yet done there."""
    lines = module.read_text("utf-8").splitlines()
    tree = ast.parse("\n".join(lines))
    assert ast.get_docstring(tree), f"{module.name} has no docstring"
    announcing: list[ast.Module | ast.ClassDef] = [tree]
    announcing += [
        node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not does(node)
    ]
    for node in announcing:
        if ast.get_docstring(node):
            said = node.body[0]
            for line in range(said.lineno - 1, said.end_lineno or said.lineno):
                lines[line] = ""
    return "\n".join(lines)


def does(node: ast.ClassDef) -> bool:
    """Whether a class has any code."""
    return any(isinstance(inner, ast.FunctionDef) for inner in node.body)


def cites(module: Path, rule: str) -> bool:
    """Whether the rule itself is named there: ``L7.2a`` and ``L7.2.1`` are not ``L7.2``."""
    return bool(re.search(rf"\b{re.escape(rule)}(?!\w|\.\d)", code(module)))


@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_cited_where_a_reader_looks_for_it(game: str) -> None:
    """In a module of the chapter that is nearest to it, beside the code that follows it."""
    folder = ROOT / "src" / "twinspan" / "games" / game
    chapters = files_by_chapter(game)
    missing = []
    for rule in sorted(rule_ids(game) - TABLE_RULES):
        nearest = max((one for one in chapters if belongs(rule, one)), key=precision)
        if not any(cites(folder / file, rule) for file in chapters[nearest]):
            missing.append(f"{rule}: {', '.join(chapters[nearest])}")
    assert missing == []


def test_the_rules_of_the_table_are_cited_where_every_game_refuses() -> None:
    core = ROOT / "src" / "twinspan" / "core"
    for rule in TABLE_RULES:
        assert any(cites(module, rule) for module in core.glob("*.py")), rule


def test_a_citation_in_a_docstring_without_code_or_of_a_finer_rule_does_not_count(
    tmp_path: Path,
) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""L1.1\n\nL1.2"""\n\nX = 1  # L1.3, L1.4a, L1.5.1, L1.6. L1.7', "utf-8")
    rules = [f"L1.{number}" for number in range(1, 8)]
    assert [rule for rule in rules if cites(module, rule)] == ["L1.3", "L1.6", "L1.7"]
    values = 'class One:\n    """L1.1"""\n\n    size = 1  # L1.2\n\n'
    method = 'class Two:\n    """L1.3"""\n\n    def play(self) -> None:\n        """L1.4"""\n'
    module.write_text(f'"""What is there."""\n\n{values}{method}', "utf-8")
    assert [rule for rule in rules if cites(module, rule)] == ["L1.2", "L1.3", "L1.4"]
