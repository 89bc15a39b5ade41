"""The rules of a game as a book for readers: chapters and numbered rules, in four languages.

The texts are Fluent messages, one per rule. Rule L4.3 is the message `rule-L4-3`, chapter L3.1 is
`chapter-L3-1`, and `intro-L5` is what chapter L5 says before its first rule. Where a ruling of ours
completes a rule, it is a message of its own after it: `ruling-B2-3` after `rule-B2-3`. Where all of
a rule is a ruling, it stands alone: `ruling-L6-11`. The order of the messages is the order of
reading.

`make docs` writes the English document, docs/rules/GAME.md.
"""

from dataclasses import dataclass, replace

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from twinspan.registry import part
from twinspan.text.words import message_files, words


@dataclass(frozen=True)
class Rule:
    id: str  # as the rules are cited: "L4.3", "R3.3.7", "T1"
    text: str
    ruling: bool  # our choice where the rulebooks are silent or differ
    added_ruling: str = ""  # what we had to add to a rule of the rulebooks


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


def cited_id(message: str) -> tuple[str, str]:
    """The kind of a message and the id that people cite.

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
            elif kind in ("rule", "ruling"):
                chapter = chapters[-1]
                *before, last = chapter.rules or (None,)
                if kind == "ruling" and last is not None and last.id == cited:
                    rules = (*before, replace(last, added_ruling=text))
                else:
                    ruling = kind == "ruling" or cited.startswith("R")
                    rules = (*chapter.rules, Rule(cited, text, ruling))
                chapters[-1] = replace(chapter, rules=rules)
    return tuple(chapters)


def rules_markdown(game_id: str) -> str:
    """The English rules as one Markdown document."""
    text = words("en").text
    book = rule_book(game_id, "en")
    lines = [
        f"# {text(f'{game_id}-name')}: the rules",
        "",
        "<!-- Made by `make docs`: edit the messages, not this file. -->",
        "",
        text(f"{game_id}-credits"),
        "",
        "How to read this page: every rule has an id, which the game names when it refuses a move.",
        "",
        f"- **{book[0].id[0]}** is a rule of the game.",
        "- **R** is a ruling, marked as such: our choice where the rulebooks are silent or differ.",
    ]
    if any(rule.added_ruling for chapter in book for rule in chapter.rules):
        lines.append("  A ruling that completes a rule stands below it and shares its id.")
    lines.append("- **T** is a rule of the table, the same for every game.")
    earlier = f"{game_id}-rules-earlier"
    if earlier in words("en"):
        lines += ["", text(earlier)]
    for chapter in book:
        lines += ["", f"{'###' if chapter.within else '##'} {chapter.id} {chapter.title}", ""]
        if chapter.intro:
            lines += [chapter.intro, ""]
        for rule in chapter.rules:
            lines.append(f"- **{rule.id}** {'(ruling) ' if rule.ruling else ''}{rule.text}")
            if rule.added_ruling:
                lines.append(f"  - (ruling) {rule.added_ruling}")
        if not chapter.rules:
            lines.pop()
    origins = part(game_id, "origins")
    if origins is not None:
        explanation = text(f"{game_id}-rules-reconstructed")
        lines += ["", "## Reconstructed values", "", explanation, "", *origins.origins()]
    lines += ["", text("table-notice")]
    return "\n".join(lines) + "\n"


def _messages(name: str, lang: str) -> dict[str, str]:
    """The messages of one file, formatted, in file order."""
    body = FluentResource(message_files(lang)[name].read_text("utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    return {name: words(lang).text(name) for name in names}
