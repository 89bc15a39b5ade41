"""``twinspan play``: until the page exists, a game between simple bots, told as a story."""

import random
import re
from typing import Annotated

import typer

from twinspan.bots import RandomBot
from twinspan.cli.common import load_game, out, speech, teller_for
from twinspan.cli.story import Story
from twinspan.core.chance import SeededChance, secret_of
from twinspan.core.game import Event


def play(
    seats: Annotated[int, typer.Option(help="Number of bots.")] = 4,
    seed: Annotated[
        str | None,
        typer.Option(help="A seed, or the secret of an earlier game; by default a new one."),
    ] = None,
) -> None:
    """Watch a game of Old London Bridge between bots that choose at random."""
    game = load_game("london", None)
    chance = SeededChance(secret_of(_secret_or_text(seed)))
    events: list[Event] = []
    position = game.new(seats, chance=chance, events=events)
    story = Story(out, teller_for(game, seats))
    story.open(game, chance.commitment)
    out.print(speech().text("cli-demo", {"count": seats}))
    story.tell(events)
    bots = [RandomBot(random.Random(f"{chance.commitment}/{seat}")) for seat in range(seats)]
    while waiting := position.to_act():
        seat = waiting[0]
        action = bots[seat].choose(position.view(seat), position.legal(seat))
        events = []
        position.play(seat, action, events)
        story.tell(events)
    outcome = position.outcome()
    assert outcome is not None
    story.close(outcome)
    out.print(
        speech().text("cli-seed-told", {"seed": chance.secret.hex()}), style="dim", soft_wrap=True
    )


def _secret_or_text(seed: str | None) -> str | bytes | None:
    """A secret is written as it is told after a game: 64 hexadecimal digits."""
    if seed is not None and re.fullmatch("[0-9a-f]{64}", seed):
        return bytes.fromhex(seed)
    return seed
