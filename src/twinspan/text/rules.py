"""The rules of a game as a book for readers: chapters and numbered rules, in four languages.

The texts are Fluent messages, one per rule. Rule L4.3 is the message `rule-L4-3`, chapter L3.1 is
`chapter-L3-1`, and `intro-L5` is what chapter L5 says before its first rule. The order of the
messages is the order of reading.

`python -m twinspan.text.rules` writes the English document, docs/rules/london.md, to stdout.
"""

import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from twinspan.text.words import words

PACKAGE = files("twinspan")

# What a table of components.toml means by its `source`.
SOURCES = {
    "rulebook": "stated in the text of the rulebooks",
    "review": "stated by published reviews",
    "inferred": "the one pattern that fits every piece the sources show",
    "reconstructed": "our choice within the known limits; it may differ from the printed game",
}
UNSEEN = ("inferred", "reconstructed")


@dataclass(frozen=True)
class Rule:
    id: str  # as the rules are cited: "L4.3", "R3.3.7", "T1"
    text: str
    ruling: bool  # our choice where the rulebooks are silent or differ
    chapter: str  # the id of its chapter: "L4", "L3.3", "T"


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    rules: tuple[Rule, ...] = ()
    intro: str = ""

    @property
    def within(self) -> str:
        """The id of the chapter that this one is a part of: "L3" for "L3.1", "" for "L3"."""
        return self.id.rpartition(".")[0]


def message_id(cited: str, kind: str = "rule") -> str:
    """The message that holds a rule, or a chapter's title or intro.

    >>> message_id("L4.3"), message_id("L3.1", "chapter")
    ('rule-L4-3', 'chapter-L3-1')
    """
    return f"{kind}-{cited.replace('.', '-')}"


def cited_id(message: str) -> tuple[str, str]:
    """The kind of a message and the id that people cite; undoes `message_id`.

    >>> cited_id("rule-L7-2a")
    ('rule', 'L7.2a')
    """
    kind, _, rest = message.partition("-")
    return kind, rest.replace("-", ".")


def rule_book(game_id: str, lang: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules in reading order; the last one is the table's, for every game.

    Subchapters follow the chapter they are part of, which then has no rules of its own.
    """
    chapters: list[Chapter] = []
    for name in (f"{game_id}-rules", "table-rules"):
        for message, text in _messages(name, lang).items():
            kind, cited = cited_id(message)
            if kind == "chapter":
                chapters.append(Chapter(cited, text))
            elif kind == "intro":
                chapters[-1] = replace(chapters[-1], intro=text)
            elif kind == "rule":
                chapter = chapters[-1]
                rule = Rule(cited, text, ruling=cited.startswith("R"), chapter=chapter.id)
                chapters[-1] = replace(chapter, rules=(*chapter.rules, rule))
    return tuple(chapters)


def rules_markdown(game_id: str) -> str:
    """The English rules as one Markdown document."""
    about = _messages(f"{game_id}-about", "en")
    lines = [
        f"# {about[f'{game_id}-name']}: the rules",
        "",
        "<!-- Made by `python -m twinspan.text.rules`: edit the messages, not this file. -->",
        "",
        about[f"{game_id}-credits"],
        "",
        "How to read this page: every rule has an id, which the game names when it refuses a move.",
        "",
        "- **L** is a rule of the game.",
        "- **R** is a ruling, marked as such: our choice where the rulebooks are silent or differ.",
        "- **T** is a rule of the table, the same for every game.",
    ]
    for chapter in rule_book(game_id, "en"):
        lines += ["", f"{'###' if chapter.within else '##'} {chapter.id} {chapter.title}", ""]
        if chapter.intro:
            lines += [chapter.intro, ""]
        lines += [
            f"- **{rule.id}** {'(ruling) ' if rule.ruling else ''}{rule.text}"
            for rule in chapter.rules
        ]
        if not chapter.rules:
            lines.pop()
    explanation = _messages(f"{game_id}-rules", "en")[f"{game_id}-rules-reconstructed"]
    lines += ["", "## Reconstructed values", "", explanation, ""]
    lines += _reconstructed(_components(game_id))
    lines += ["", _messages("table-rules", "en")["table-notice"]]
    return "\n".join(lines) + "\n"


def _messages(name: str, lang: str) -> dict[str, str]:
    """The messages of one file, formatted, in file order."""
    path = PACKAGE / "text" / "messages" / lang / f"{name}.ftl"
    body = FluentResource(path.read_text("utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    return {name: words(lang).text(name) for name in names}


def _components(game_id: str) -> dict[str, Any]:
    path = PACKAGE / "games" / game_id / "components.toml"
    return tomllib.loads(path.read_text("utf-8"))


def _reconstructed(components: Mapping[str, Any]) -> list[str]:
    """Where the values of each table come from, and the values that nobody could look up."""
    lines = ["| Table | Source | That is |", "|---|---|---|"]
    lines += [
        f"| {_title(name)} | {table['source']} | {SOURCES[table['source']]} |"
        for name, table in components.items()
    ]
    for name, table in components.items():
        if table["source"] in UNSEEN:
            lines += ["", f"### {_title(name)} ({table['source']})", ""]
            for key, value in table.items():
                if key != "source":
                    lines += _readable(name, key, value)
    return lines


def _readable(table: str, key: str, value: Any) -> list[str]:
    """One value of a component file as list items."""
    match table, key:
        case "buildings", "tiles":
            by_type: dict[str, list[str]] = {}
            for number, building, crest in value:
                every = crest == "all"
                name = f"{_title(building)} (all four crests)" if every else _title(building)
                by_type.setdefault(name, []).append(str(number) if every else f"{number} {crest}")
            return [f"- {name}: {_series(tiles)}" for name, tiles in by_type.items()]
        case "parks", "crests":
            counts = Counter(value)
            return [f"- Crests: {_series([f'{counts[crest]} {crest}' for crest in counts])}"]
        case "rondel", "stacks":
            return [f"- Stacks, clockwise: {_series(value)}"]
        case "rondel", "spaces":
            spaces = [space if space == "X" else f"£{space}" for space in value]
            first = "the first of them beside the first stack"
            return [f"- Outer spaces, clockwise, {first}: {_series(spaces)}"]
        case "rondel", "centre_price":
            return [f"- Price of the centre: £{value} (this one is stated in the rulebooks)"]
        case _, "money":
            return [f"- Money: {_series([f'£{pounds} on space {at}' for at, pounds in value])}"]
        case _, "bonus":
            return [f"- Bonus spaces: {_series(value)}"]
        case "bonus_tiles", "stacks":
            return [f"- Stack {number}: {_series(stack)}" for number, stack in enumerate(value, 1)]
        case "scoring_tiles", _:
            tiles = [" and ".join(faces) for faces in value]
            return [f"- {_title(key)}, the two faces of each tile: {'; '.join(tiles)}"]
        case _:
            return [f"- {_title(key)}: {_series(value) if isinstance(value, list) else value}"]


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _series(values: list[Any]) -> str:
    return ", ".join(map(str, values))


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "london"
    sys.stdout.buffer.write(rules_markdown(game).encode())
