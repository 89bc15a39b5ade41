"""The words of Bridgetown Races."""

from collections.abc import Sequence
from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.game import Game
from twinspan.core.terms import Outcome, ScoreLine
from twinspan.games.bridgetown import BridgetownGame
from twinspan.games.bridgetown.actions import SPECIAL_NAMES
from twinspan.games.bridgetown.city import MODE_NAMES, START
from twinspan.games.bridgetown.scoring import ALL_BRIDGES
from twinspan.text.teller import Arguments, Teller
from twinspan.text.words import Words

_ONWARD: Final = " → "  # names of spaces have commas, dashes and slashes of their own


class BridgetownTeller(Teller):
    """Names modes, flags and special actions as the glossary does; places as the city does."""

    untold = frozenset(("step",))
    quiet = frozenset(("lapsed",))
    turns = frozenset(("rides", "rides-double"))
    evident = frozenset(("step",))  # a racer follows a street without being asked

    def __init__(self, words: Words, game: Game, names: Sequence[str]) -> None:
        super().__init__(words, game, names)
        assert isinstance(game, BridgetownGame)
        self.city: Final = game.board.city

    def mode(self, mode: int) -> str:
        return self.words.text(f"mode-{MODE_NAMES[mode]}")

    def flag(self, flag: int) -> str:
        """By its colour, which is the city's choice."""
        return self.words.text(f"flag-{self.city.colours[flag]}")

    def special(self, special: int) -> str:
        return self.words.text(f"special-{SPECIAL_NAMES[special]}")

    def space(self, space: int) -> str:
        return self.words.text("space-start") if space == START else self.city.spaces[space].name

    def bridge(self, bridge: int) -> str:
        return self.city.bridges[bridge].name

    def points(self, amount: float | str) -> str:
        """B6.2: what counts are different colours."""
        return self.words.text("colours", {"amount": amount})

    def worth(self, line: ScoreLine) -> str:
        """B6.1: to have all bridges is a victory, not a number of colours."""
        return self.points(line.amount) if line.amount else ""

    @staticmethod
    def winner_message(outcome: Outcome) -> str:
        """B6.1, B6.2: all bridges win at once; otherwise equals share the victory."""
        if outcome.why == ALL_BRIDGES:
            return "winner-all-bridges"
        return "winner-shared" if len(outcome.winners) > 1 else "cli-winner"

    def several(self, name: str, values: list[int] | list[str]) -> str | int:
        if name == "bridges":
            return self.words.series([self.bridge(int(bridge)) for bridge in values])
        if name == "spaces":
            return _ONWARD.join([self.space(int(space)) for space in values])
        return self.plain(values)

    def number(self, name: str, value: int) -> str | int:
        match name:
            case "bridge" | "other":
                return self.bridge(value)
            case "flag" | "other_flag" | "old":
                return self.flag(value)
            case "mode":
                return self.mode(value)
            case "special":
                return self.special(value)
            case "space" | "here" | "entry":
                return self.space(value)
            case "owner":
                return self.player(value)
            case _:
                return value

    def arguments(self, facts: Facts) -> Arguments:
        found = super().arguments(facts)
        mode = facts.get("mode")
        if isinstance(mode, int):
            found["by"] = self.words.text(f"by-{MODE_NAMES[mode]}")
        return found
