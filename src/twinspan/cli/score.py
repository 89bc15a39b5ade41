"""``twinspan score``: a score pad for people at a real table."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.prompt import Prompt
from rich.text import Text

from twinspan.cli.common import Components, GameId, complain, err, load_game, out, speech
from twinspan.cli.story import score_table, winner_line
from twinspan.core.errors import UsageError
from twinspan.core.files import read_toml, within
from twinspan.core.reader import Reader
from twinspan.games.london import LondonGame
from twinspan.games.london.components import SLOTS
from twinspan.games.london.options import face_words
from twinspan.games.london.pad import PARK, PadError, Sheet, read_bridge
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
    the_game = load_game(game, components)
    assert isinstance(the_game, LondonGame)
    if sheet is None:
        filled = Sheet(_ask(the_game), the_game)
    else:
        data = read_toml(sheet, PadError)
        with within(str(sheet)):
            filled = Sheet(data, the_game)
    teller = LondonTeller(speech(), the_game, filled.names)
    outcome = filled.outcome()
    out.print(score_table(teller, outcome))
    out.print(winner_line(teller, outcome), style="bold")


def _ask(game: LondonGame) -> dict[str, object]:
    """Ask for everything, one thing at a time; a wrong answer is asked for again."""
    say = speech().text
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
    seen: set[int] = set()
    players = [_ask_player(game, name, seen) for name in names]
    chapel = [int(str(player["chapel"])) for player in players]
    if len(set(chapel)) == seats:
        order = sorted(range(seats), key=lambda seat: -chapel[seat])
    else:
        order = _question(say("pad-chapel-order"), lambda text: _seats(text, chapel))
    return {
        "faces": faces,
        "players": players,
        "chapel_order": [names[seat] for seat in order],
    }


def _ask_player(game: LondonGame, name: str, seen: set[int]) -> dict[str, object]:
    components = game.components

    def ask_number(message: str, high: int) -> int:
        prompt = speech().text(message, {"player": name})
        return _question(prompt, lambda text: _number(text, 0, high))

    money = ask_number("pad-money", 10_000)
    chapel = ask_number("pad-chapel", components.chapel_end)
    gate = ask_number("pad-gate", components.gate_end)
    hand = _question(
        speech().text("pad-hand", {"player": name}),
        lambda text: [_number(word, 0, 4) for word in _split(text)],
    )
    bridge = _question(
        speech().text("pad-bridge", {"player": name}), lambda text: _bridge(text, seen)
    )
    tiles = ask_number("pad-tiles", 24)
    return {
        "name": name, "money": money, "chapel": chapel, "gate": gate, "hand": hand,
        "bridge": bridge, "tiles": tiles,
    }  # fmt: skip


def _question(prompt: str, read: Callable[[str], _T], default: str | None = None) -> _T:
    while True:
        try:
            answer = Prompt.ask(Text(prompt), console=err, default=default)
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
    reader = Reader(text.strip().lower(), text, PadError)
    return found[reader.word(found)]


def _name(text: str, taken: list[str]) -> str:
    name = text.strip()
    if not name or name in taken:
        raise PadError("name-taken", {"place": text, "name": name})
    return name


def _seats(text: str, chapel: list[int]) -> list[int]:
    """All players, from the front of the chapel track to its back."""
    seats = len(chapel)
    order = [_number(word, 1, seats) - 1 for word in _split(text)]
    descending = sorted(order, key=lambda seat: -chapel[seat]) == order
    if sorted(order) != list(range(seats)) or not descending:
        raise PadError("wrong-order", {"place": text})
    return order


def _bridge(text: str, seen: set[int]) -> list[int | str]:
    words: list[int | str] = [
        PARK if word.lower() == PARK else _number(word, 1, 60) for word in _split(text)
    ]
    own = set(seen)
    read_bridge(Reader(words, text, PadError), own)
    seen |= own
    return words
