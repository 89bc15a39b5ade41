"""``twinspan score``: a score pad for people at a real table."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.prompt import Prompt
from rich.text import Text

from twinspan.cli.common import GameId, complain, err, load_game, messages, out
from twinspan.cli.london.options import Components
from twinspan.cli.story import score_table
from twinspan.core.errors import UsageError
from twinspan.core.files import read_toml, within
from twinspan.core.reader import Reader
from twinspan.games.london import LondonGame
from twinspan.games.london.components import CARD_VALUES, NUMBERS, SLOTS
from twinspan.games.london.options import face_words
from twinspan.games.london.pad import MOST_MONEY, PARK, Box, PadError, Sheet
from twinspan.text.london import LondonTeller

_T = TypeVar("_T")


def score(
    game: GameId,
    sheet: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A sheet to read instead of being asked."),
    ] = None,
    components: Components = None,
) -> None:
    """Score a game played at a real table, line by line.

    Without a file you are asked for everything. A file is a small sheet in TOML:

    ```
    chapel_order = ["Ada", "Ben"]   # front to back, top to bottom
    faces = { gate = "L8.7" }       # optional, the rest is base

    [[players]]
    name = "Ada"
    money = 31
    chapel = 7                      # 0 is the stairs
    gate = 9
    hand = [0, 1, 3]
    bridge = [49, 32, "p", 58, 20]  # left to right, "p" is a park
    tiles = 2                       # unused bonus tiles

    [[players]]
    name = "Ben"
    # and so on
    ```
    """
    the_game = load_game(game, components=components)
    if not isinstance(the_game, LondonGame):
        raise UsageError("no-score-pad", {"game": the_game.id})
    if sheet is None:
        filled = Sheet(_ask(the_game), the_game)
    else:
        data = read_toml(sheet, PadError)
        with within(str(sheet)):
            filled = Sheet(data, the_game)
    teller = LondonTeller(messages(), the_game, filled.names)
    outcome = filled.outcome()
    out.print(score_table(teller, outcome))
    out.print(teller.winners(outcome), style="bold")


def _ask(game: LondonGame) -> dict[str, object]:
    """Ask for everything, one thing at a time; a wrong answer is asked for again."""
    say = messages().text
    out.print(say("pad-title", {"name": say(f"{game.id}-name")}), style="bold")
    seats = _question(say("pad-seats"), lambda text: _number(text, game.seats[0], game.seats[-1]))
    faces = {
        name: _question(
            say("pad-face", {"slot": say(f"slot-{name}"), "first": words[2], "last": words[-1]}),
            lambda text, words=words: _word(text, words),  # type: ignore[misc]
            default="base",
        )
        for name, words in ((name, face_words(slot)) for slot, name in enumerate(SLOTS))
    }
    names: list[str] = []
    for seat in range(seats):
        names.append(
            _question(
                say("pad-names", {"number": seat + 1}),
                lambda text: _name(text, names),
                default=say("player-numbered", {"number": seat + 1}),
            )
        )
    box = Box(game.components)
    players = [_ask_player(game, name, box) for name in names]
    sheet: dict[str, object] = {"faces": faces, "players": players}
    chapel = {str(player["name"]): int(str(player["chapel"])) for player in players}
    if len(set(chapel.values())) < seats:
        sheet["chapel_order"] = _question(
            say("pad-chapel-order"), lambda text: _chapel_order(text, chapel)
        )
    return sheet


def _ask_player(game: LondonGame, name: str, box: Box) -> dict[str, object]:
    def ask(message: str, read: Callable[[str], _T]) -> _T:
        return _question(messages().text(message, {"player": name}), read)

    money = ask("pad-money", lambda text: _number(text, 0, MOST_MONEY))
    chapel = ask("pad-chapel", lambda text: _number(text, 0, game.components.chapel_end))
    gate = ask("pad-gate", lambda text: _number(text, 0, game.components.gate_end))
    hand = ask("pad-hand", lambda text: _hand(text, box))
    bridge = ask("pad-bridge", lambda text: _bridge(text, box))
    tiles = ask("pad-tiles", lambda text: box.unused_tiles(_answer(_number(text, 0, box.tiles))))
    return {
        "name": name, "money": money, "chapel": chapel, "gate": gate, "hand": hand,
        "bridge": bridge, "tiles": tiles,
    }  # fmt: skip


class Question(Prompt):
    """Ends with a colon as the language sets it."""

    def make_prompt(self, default: object) -> Text:
        shown = "" if default is ... or default is None else f" ({default})"
        question = f"{self.prompt}{shown}"
        return Text(messages().text("pad-prompt", {"question": question}) + " ")


def _answer(value: object) -> Reader:
    """What was answered, to be read like a field of a sheet."""
    return Reader(value, messages().text("pad-answer"), PadError)


def _question(prompt: str, read: Callable[[str], _T], default: str | None = None) -> _T:
    while True:
        try:
            answer = Question.ask(Text(prompt), console=err, default=default)
        except EOFError:
            raise UsageError("no-more-answers") from None
        try:
            return read(answer or "")
        except (UsageError, PadError) as error:
            complain(error)


def _split(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _number(text: str, low: int, high: int) -> int:
    text = text.strip().removeprefix("£")
    if text.isdecimal() and len(text) <= len(str(high)) and low <= int(text) <= high:
        return int(text)
    raise UsageError("wrong-number", {"value": text, "low": low, "high": high})


def _word(text: str, words: list[str]) -> str:
    found = {word.lower(): word for word in words if word != "random"}
    word = text.strip()
    return found.get(word.lower()) or _answer(word).word(found.values())


def _name(text: str, taken: list[str]) -> str:
    name = text.strip()
    if not name or name in taken:
        raise _answer(text).fail("name-taken", name=name)
    return name


def _chapel_order(text: str, chapel: dict[str, int]) -> list[str]:
    """All players, from the front of the chapel track to its back, by number or by name."""
    names = list(chapel)
    order = [
        names[int(word) - 1]
        if word.isdecimal() and word not in names and 0 < int(word[:3]) <= len(names)
        else _answer(word).word(names)
        for word in ([text.strip()] if text.strip() in names else _split(text))
    ]
    descending = sorted(order, key=lambda name: -chapel[name]) == order
    if sorted(order) != sorted(names) or not descending:
        raise _answer(text).fail("wrong-order")
    return order


def _hand(text: str, box: Box) -> list[int]:
    cards = [_number(word, 0, CARD_VALUES - 1) for word in _split(text)]
    box.hand(_answer(cards))
    return cards


def _bridge(text: str, box: Box) -> list[int | str]:
    parks = (PARK, messages().text("type-park"))
    words: list[int | str] = [
        PARK if word.lower() in parks else _number(word, 1, NUMBERS) for word in _split(text)
    ]
    box.bridge(_answer(words))
    return words
