"""Writes the documents that follow from the messages and the code: the rules of each game of ours,
and the list of all events. ``python -m twinspan.text.documents FOLDER``
"""

import sys
from pathlib import Path

from twinspan.registry import OURS
from twinspan.text.events import events_markdown
from twinspan.text.rules import rules_markdown


def documents() -> dict[str, str]:
    """Their texts, by their places in the folder of documents."""
    rules = {f"rules/{game_id}.md": rules_markdown(game_id) for game_id in OURS}
    return {**rules, "events.md": events_markdown()}


if __name__ == "__main__":
    for place, text in documents().items():
        Path(sys.argv[1], place).write_text(text, "utf-8", newline="\n")
