"""A game told as a story in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from twinspan.core.game import Game
from twinspan.core.terms import Event, Outcome
from twinspan.text.teller import Teller

COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")


class Story:
    """Prints events as they happen."""

    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller

    def open(self, game: Game, commitment: str) -> None:
        """The game's name, the people behind it, and what was published before it began."""
        say = self.teller.words.text
        self.console.print(Rule(Text(say(f"{game.id}-name"), style="bold")))
        self.console.print(say(f"{game.id}-credits"), style="italic")
        self.console.print(say("table-notice"), style="dim")
        self.console.print()
        told = say("cli-commitment", {"commitment": commitment})
        self.console.print(told, style="dim", soft_wrap=True)

    def tell(self, events: Sequence[Event]) -> None:
        for event in self.teller.told(events):
            text = self.teller.event(event)
            if event.kind == "round":
                self.console.print()
                self.console.print(Rule(Text(text), align="left"))
            elif event.kind in self.teller.turns:
                self.console.print()
                self.console.print(self._line(text, "bold"))
            else:
                line = self._line(text, "dim" if self.teller.is_quiet(event) else "")
                self.console.print(Padding(line, (0, 0, 0, 2)))

    def _line(self, text: str, style: str) -> Text:
        """One sentence, the players' names in the players' colours."""
        line = Text(text, style=style)
        for seat, name in enumerate(self.teller.names):
            line.highlight_words([name], COLOURS[seat % len(COLOURS)])
        return line

    def close(self, outcome: Outcome) -> None:
        self.console.print()
        self.console.print(score_table(self.teller, outcome))
        self.console.print(self.teller.winners(outcome), style="bold")


def score_table(teller: Teller, outcome: Outcome) -> Table:
    """The final scoring, line by line, the winner first."""
    say = teller.words.text
    table = Table(title=say("cli-final-scoring"), show_lines=False)
    table.add_column(say("cli-player"))
    table.add_column(say("cli-rule"))
    table.add_column(say("cli-amount"), justify="right")
    table.add_column(say("cli-line"))
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat]):
        colour = COLOURS[seat % len(COLOURS)]
        name = f"{outcome.ranks[seat]}. {teller.player(seat)}"
        for line in outcome.lines:
            if line.seat == seat:
                table.add_row(
                    Text(name, style=colour),
                    line.rule,
                    teller.worth(line),
                    teller.score(line),
                )
                name = ""
        total = teller.points(outcome.scores[seat])
        table.add_row(Text(name, style=colour), "", total, say("cli-total"), style="bold")
        table.add_section()
    return table
