"""``twinspan replay`` and ``twinspan verify``: recorded games."""

from pathlib import Path
from typing import Annotated

import typer

from twinspan.cli.common import messages, mismatch, out, teller_for
from twinspan.cli.story import Story
from twinspan.core.errors import RecordError, RecordMismatch
from twinspan.core.files import read_text, within
from twinspan.core.game import Game
from twinspan.core.record import Record
from twinspan.core.terms import Event
from twinspan.games import game_of
from twinspan.text.teller import Arguments, Teller

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as simulate --records writes it.")
]


def replay(file: RecordFile) -> None:
    """Tell a recorded game step by step as a story."""
    record, game = _open(file)
    teller = teller_for(game, record.setup.seats)
    story = Story(out, teller)
    story.open(game, record.commitment)
    events: list[Event] = []
    try:
        position = record.start(game, events)
        story.tell(events)
        for number, decision in enumerate(record.decisions, 1):
            events = []
            record.step(position, number, decision, events)
            story.tell(events)
    except RecordMismatch as error:
        raise mismatch(error, teller) from None
    outcome = position.outcome()
    if outcome is None:
        raise mismatch(RecordMismatch("not-finished", {"number": len(record.decisions)}), teller)
    story.close(outcome)


def verify(file: RecordFile) -> None:
    """Check a record: commitment, seed, every decision and the outcome.

    Exit code 0: all of it is true. 1: something is not; the first thing is named. 2: not readable.
    """
    record, game = _open(file)
    teller = teller_for(game, record.setup.seats)
    try:
        position = record.verify(game)
    except RecordMismatch as error:
        raise mismatch(error, teller) from None
    outcome = position.outcome()
    assert outcome is not None
    told: Arguments = {
        "game": messages().text(f"{game.id}-name"),
        "players": record.setup.seats,
        "decisions": len(record.decisions),
        "winners": teller.winners(outcome),
    }
    out.print(messages().text("cli-verified", told), style="green", soft_wrap=True)


def _open(file: Path) -> tuple[Record, Game]:
    text = read_text(file, RecordError)
    with within(str(file)):
        record = Record.from_json(text)
        try:
            return record, game_of(record.setup)
        except RecordMismatch as error:  # other data than those that it names
            raise mismatch(error, Teller(messages())) from None
