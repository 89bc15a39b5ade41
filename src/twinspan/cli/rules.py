"""``twinspan rules``: the rule book."""

from typing import Annotated

import typer
from rich.rule import Rule as Line
from rich.text import Text

from twinspan.cli.common import GameId, load_game, messages, out
from twinspan.core.errors import UsageError
from twinspan.text.rules import Chapter, Rule, rule_book


def rules(
    game: GameId,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="[RULE]", help="A rule or chapter, such as L4.3 or L4; else all."),
    ] = None,
) -> None:
    """Read the rules of a game, all of them or one."""
    book = rule_book(load_game(game).id, messages().lang)
    if rule is None:
        _print_about(game)
        for chapter in book:
            _print_chapter(chapter)
        return
    wanted = rule.lower()
    # The letter may be left out: 4.3 is a rule of the game, 3.13 may be a ruling.
    letters = (book[0].id[0].lower(), "r") if wanted[:1].isdecimal() else ("",)
    names = [f"{letter}{wanted}" for letter in letters]
    found = [chapter for chapter in book if chapter.id.lower() in names]
    if found:
        for chapter in book:
            if chapter.id == found[0].id or chapter.within == found[0].id:
                _print_chapter(chapter)
        return
    for chapter in book:
        for entry in chapter.rules:
            if entry.id.lower() in names:
                _print_rule(entry)
                if f"({entry.id})" in _earlier(game):
                    _print_earlier(game)
                return
    raise UsageError("unknown-rule", {"game": game, "rule": rule})


def _print_about(game: str) -> None:
    say = messages().text
    out.print(Text(say(f"{game}-name"), style="bold"))
    out.print(say(f"{game}-credits"), style="italic")
    out.print(say("table-notice"), style="dim")
    _print_earlier(game)


def _earlier(game: str) -> str:
    """In what earlier versions of the rules differed; nothing of a game that has none."""
    message = f"{game}-rules-earlier"
    return messages().text(message) if message in messages() else ""


def _print_earlier(game: str) -> None:
    if _earlier(game):
        out.print(_earlier(game), style="dim")


def _print_chapter(chapter: Chapter) -> None:
    out.print()
    out.print(Line(Text(f"{chapter.id}  {chapter.title}"), align="left"))
    if chapter.intro:
        out.print(chapter.intro)
    for rule in chapter.rules:
        _print_rule(rule)


def _print_rule(rule: Rule) -> None:
    mark = f"({messages().text('cli-ruling')}) "
    text = Text(f"{rule.id:<8}", style="bold")
    if rule.ruling:
        text.append(mark, style="italic")
    text.append(rule.text, style="not bold")
    out.print(text)
    if rule.added_ruling:
        added = Text(" " * 8).append(mark, style="bold italic").append(rule.added_ruling)
        out.print(added)
