"""Tables laid out by hand, for rule tests, as one would set up the real game.

``planning`` gives a table where the first player is to place; ``racing`` one where coordinators
are on the wheel and racers on the board. Flags are named by the colours of the city, spaces and
bridges by their ids. Whatever is put somewhere is taken from the bag, so every flag stays in the
game once. Both go through ``Game.restore``, and could have come about in a game.
"""

import random
from collections.abc import Mapping, Sequence

import twinspan
from tests.acting import act
from twinspan.core.chance import RandomChance
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.actions import SPECIAL_NAMES
from twinspan.games.bridgetown.city import BRIDGES, MODE_NAMES, MODES, START, Mode
from twinspan.games.bridgetown.state import NO_FLAG

# Other than Steel's, which is blue; from the top of the river downwards.
FLAGS = ("red", "yellow", "blue", "white", "green", "purple", "black", "orange")


PORTLAND = twinspan.game("bridgetown", city="portland")
TWINFORD = twinspan.game("bridgetown", city="twinford")
# As version 1 of the rules had it: who walks in place of a move may not stay (B4.4).
PORTLAND_1 = twinspan.game("bridgetown", rules=1, city="portland")
TWINFORD_1 = twinspan.game("bridgetown", rules=1, city="twinford")


def planning(
    seats: int = 3,
    *,
    first: int = 0,
    in_round: int = 1,
    at: Mapping[int, str] | None = None,
    flags: Sequence[str | None] = FLAGS,
    cards: Mapping[int, Mapping[str, str]] | None = None,
    game: BridgetownGame = PORTLAND,
    **options: object,
) -> BridgetownPosition:
    """The first player is to place the first coordinator of the round.

    ``at`` says on which spaces racers stand (the others wait at the entry), ``flags`` what lies on
    the bridges from the top (None: nothing), ``cards`` the flags that players have, by bridge.
    """
    order = [(first + turn) % seats for turn in range(seats)]
    return _restore(
        game, seats, options, first, in_round, at, flags, cards, order, {}, {}, "plan", "plan"
    )


def racing(
    modes: Mapping[int, Sequence[str]],
    *,
    specials: Mapping[str, int] | None = None,
    seats: int = 3,
    first: int = 0,
    in_round: int = 1,
    at: Mapping[int, str] | None = None,
    flags: Sequence[str | None] = FLAGS,
    cards: Mapping[int, Mapping[str, str]] | None = None,
    game: BridgetownGame = PORTLAND,
    **options: object,
) -> BridgetownPosition:
    """A turn of the race begins: these players have coordinators on these modes (and specials).

    The first of them has something to choose: a mode, or whether to move first.
    """
    order = [(first + turn) % seats for turn in range(seats)]
    queue = [seat for seat in order if modes.get(seat)]
    owners = specials or {}
    owner = owners.get("first", -1)
    asks_first = owner in queue and queue[0] != owner
    step, asking = ("race-turn", "first") if asks_first else ("move", "ride")
    return _restore(
        game, seats, options, first, in_round, at, flags, cards, queue, modes, owners, step, asking
    )


def _restore(
    game: BridgetownGame,
    seats: int,
    options: Mapping[str, object],
    first: int,
    in_round: int,
    at: Mapping[int, str] | None,
    flags: Sequence[str | None],
    cards: Mapping[int, Mapping[str, str]] | None,
    queue: Sequence[int],
    modes: Mapping[int, Sequence[str]],
    specials: Mapping[str, int],
    step: str,
    asking: str,
) -> BridgetownPosition:
    the_city = game.board.city
    bridges = [bridge.id for bridge in the_city.bridges]

    def colour(name: str | None) -> int:
        return NO_FLAG if name is None else the_city.colours.index(name)

    laid = [colour(flag) for flag in flags]
    own = [[NO_FLAG] * BRIDGES for _ in range(seats)]
    for seat, card in (cards or {}).items():
        for bridge, flag in card.items():
            own[seat][bridges.index(bridge)] = colour(flag)
    used = [laid.count(mode) + sum(card.count(mode) for card in own) for mode in range(MODES)]
    free = options.get("free_streetcar", False)
    bag = [seats + 1 - count for count in used]
    aside = 0
    if not free:
        bag[Mode.STREETCAR] = 0
        aside = 5 - used[Mode.STREETCAR]
    racers = [START] * seats
    for seat, space in (at or {}).items():
        racers[seat] = the_city.places[space]
    owners = [specials.get(name, -1) for name in SPECIAL_NAMES]
    state = {
        "round": in_round, "step": step, "asking": asking, "first": first, "queue": list(queue),
        "actor": owners[0] if asking == "first" else queue[0],
        "flags": laid, "bag": bag, "aside": aside, "draws": 8, "specials": owners,
        "modes": [[MODE_NAMES.index(m) for m in modes.get(seat, ())] for seat in range(seats)],
        "racers": racers, "cards": own, "mode": -1, "double": 0, "path": [], "taking": [],
        "reveals": [],
    }  # fmt: skip
    position = game.restore(
        {
            "game": game.id,
            "version": game.version,
            "data_hash": game.data_hash,
            "seats": seats,
            "options": dict(options),
            "chance": None,
            "state": state,
        }
    )
    assert not position.status()
    position.chance = RandomChance(random.Random(1))
    return position


def place(position: BridgetownPosition, *where: str) -> list[Event]:
    """Whoever is asked places on these modes or specials, one after the other."""
    events: list[Event] = []
    for name in where:
        events += act(position, position.to_act()[0], f"plan {name}")
    return events


def walk(position: BridgetownPosition, seat: int, *spaces: str) -> list[Event]:
    """Step to these spaces, leaving out those to which there was no other choice."""
    events: list[Event] = []
    for space in spaces:
        if position.game.action(f"to {space}") in position.legal(seat):
            events += act(position, seat, f"to {space}")
    return events


def card(position: BridgetownPosition, seat: int) -> dict[str, str]:
    """The flags that this player has, by bridge."""
    the_city = position.board.city
    return {
        bridge.id: the_city.colours[flag]
        for bridge, flag in zip(the_city.bridges, position.players[seat].card, strict=True)
        if flag != NO_FLAG
    }


def at(position: BridgetownPosition, seat: int) -> str | None:
    """The space of this player's racer; None at the start."""
    space = position.players[seat].racer
    return None if space == START else position.board.city.spaces[space].id


def lying(position: BridgetownPosition) -> list[str | None]:
    """What lies on the bridges, from the top downwards."""
    colours = position.board.city.colours
    return [None if flag == NO_FLAG else colours[flag] for flag in position.flags]
