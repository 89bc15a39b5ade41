"""The columns of a position: what is written down of it, and what follows from that.

B8.1: everything is open, so that views show all of them; what the bag will give is in none."""

from typing import TYPE_CHECKING, Any, Final

from twinspan.core.columns import (
    Schema,
    asking,
    flag,
    number,
    numbers,
    rows,
    word,
    words,
)
from twinspan.core.terms import NOBODY
from twinspan.games.bridgetown.actions import SPECIALS
from twinspan.games.bridgetown.city import BRIDGES, MODES, ROUNDS, START
from twinspan.games.bridgetown.moving import new_move, step_to
from twinspan.games.bridgetown.racing import distance
from twinspan.games.bridgetown.setup import REVEALS
from twinspan.games.bridgetown.state import (
    FLAGS_PER_COLOUR,
    NO_FLAG,
    STEP_NAMES,
    STEPS,
    BridgetownPosition,
)

if TYPE_CHECKING:
    from twinspan.games.bridgetown.game import BridgetownGame

NO_MODE: Final = -1
_MOST_DRAWS: Final = 1_000


def schema(game: "BridgetownGame", seats: int) -> Schema:
    """What a position with so many seats is written down as.

    B8.1: views show all of it. What lies in the bag is known; what it will give stands nowhere.
    """
    last, spaces = seats - 1, len(game.board.city.spaces)
    return Schema(
        (
            number("round", 0, ROUNDS),
            word("step", STEP_NAMES),
            asking(),
            number("actor", NOBODY, last),
            number("first", NOBODY, last),
            numbers("queue", 0, last),
            numbers("flags", NO_FLAG, MODES - 1, BRIDGES),
            numbers("bag", 0, FLAGS_PER_COLOUR, MODES),
            number("aside", 0, FLAGS_PER_COLOUR),
            number("draws", 0, _MOST_DRAWS),
            numbers("specials", NOBODY, last, SPECIALS),
            rows("modes", 0, MODES - 1, seats).of_players(),
            numbers("racers", START, spaces - 1, seats, "racer").of_players(),
            rows("cards", NO_FLAG, MODES - 1, seats, BRIDGES, "card").of_players(),
            number("mode", NO_MODE, MODES - 1).of("move", NO_MODE),
            flag("double").of("move", 0),
            numbers("path", START, spaces - 1).of("move", []),
            numbers("taking", 0, BRIDGES - 1).of("move", []),
            words("reveals", REVEALS),
        )
    )


def derive(state: BridgetownPosition, columns: dict[str, Any]) -> None:
    """The move is made again as far as it has come, with the same rules."""
    mode: int = columns["mode"]
    if mode == NO_MODE:
        return
    double = columns["double"] == 1
    path: list[int] = columns["path"]
    taking: list[int] = columns["taking"]
    move = new_move(state, path[0], mode, double, distance(state, state.actor, mode, double))
    for space in path[1:]:
        step_to(state, move, space)
    if state.step != STEPS:
        move.left = 0  # it has come to its end, or the racer stays (B4.4)
    move.taking = taking[:]
    state.move = move
