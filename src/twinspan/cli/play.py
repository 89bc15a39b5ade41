"""``twinspan play``: until the page exists, a game between simple bots, told as a story."""

import random
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
        str | None, typer.Option(help="Play the same game again; by default a new one.")
    ] = None,
) -> None:
    """Watch a game of Old London Bridge between simple bots."""
    game = load_game("london", None)
    chance = SeededChance(secret_of(seed))
    events: list[Event] = []
    position = game.new(seats, chance=chance, events=events)
    story = Story(out, teller_for(game, seats))
    story.open(game)
    out.print(speech().text("cli-demo", {"count": seats}))
    out.print(
        speech().text("cli-commitment", {"commitment": chance.commitment}),
        style="dim",
        soft_wrap=True,
    )
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
