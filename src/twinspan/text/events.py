"""The list of all events, docs/events.md, which `make docs` writes."""

from collections.abc import Mapping

from twinspan.core.events import EVENTS, EventKind, LineKind
from twinspan.registry import OURS, part
from twinspan.text.words import words

_INTRODUCTION = """\
# Events

<!-- Made by `make docs`: edit the tables in the code, not this file. -->

What `new`, `play`, `preview` and `reveal` tell: an `Event` has a `kind`, the `seat` whose it is
(-1: nobody's), its `facts` by name, and a `reader` (`twinspan.PUBLIC`, or the one seat that may
read it). Facts are numbers, words, or lists of them, never sentences. Those in brackets are not
always there.
"""


def events_markdown() -> str:
    """The document."""
    lines = [_INTRODUCTION, "## Every game", "", *_events(EVENTS)]
    for game_id in OURS:
        told = part(game_id, "events")
        if told is None:
            continue
        lines += ["", f"## {words('en').text(f'{game_id}-name')}", "", told.ABOUT, ""]
        lines += _events(told.EVENTS)
        ends = "; ".join(f"`{why}`: {meaning}" for why, meaning in told.ENDS.items())
        lines += ["", f"Why it can be `over`: {ends}.", ""]
        lines += ["The lines of its score, each of them an event `score`:", ""]
        lines += _lines(told.LINES)
    return "\n".join(lines) + "\n"


def _events(kinds: Mapping[str, EventKind]) -> list[str]:
    rows = ["| kind | told when | whose | facts | read by |", "|---|---|---|---|---|"]
    for name, kind in kinds.items():
        facts = _facts(kind.facts, kind.optional)
        rows.append(f"| `{name}` | {kind.when} | {kind.whose} | {facts} | {kind.readers} |")
    return rows


def _lines(kinds: Mapping[str, LineKind]) -> list[str]:
    rows = ["| why | what for | facts |", "|---|---|---|"]
    for name, kind in kinds.items():
        rows.append(f"| `{name}` | {kind.what} | {_facts(kind.facts, kind.optional)} |")
    return rows


def _facts(always: Mapping[str, str], sometimes: Mapping[str, str]) -> str:
    told = [f"`{name}`: {meaning}" for name, meaning in always.items()]
    told += [f"(`{name}`: {meaning})" for name, meaning in sometimes.items()]
    return "; ".join(told)
