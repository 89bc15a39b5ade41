"""Setup (B2), and all that chance decides (B2.2, B2.4, B5.6): flags from the bag, and the first
player."""

from typing import TYPE_CHECKING, Final

from twinspan.core.chance import Chance
from twinspan.core.options import GameOptions
from twinspan.core.rules import Draws, Events
from twinspan.core.terms import NOBODY, Event
from twinspan.games.bridgetown.actions import SPECIALS
from twinspan.games.bridgetown.city import BRIDGES, MODES, START, Mode
from twinspan.games.bridgetown.options import BridgetownOptions
from twinspan.games.bridgetown.state import (
    FLAGS_PER_COLOUR,
    NO_FLAG,
    SETUP,
    BridgetownPosition,
    Player,
)

if TYPE_CHECKING:
    from twinspan.games.bridgetown.game import BridgetownGame

# The codes of what can wait in `Position.reveals`: 0 to 7 the flag for a bridge, then
FIRST_PLAYER: Final = BRIDGES
REVEALS: Final = (*(f"flag {bridge}" for bridge in range(BRIDGES)), "first player")

MOST_OF_A_COLOUR: Final = 2  # on the bridges in the setup (B2.2)


def flags_each(seats: int) -> int:
    """B2.1, B7.1: of how many flags of a colour the bag is made up."""
    return seats + 1


def lay_out(
    game: "BridgetownGame", seats: int, options: GameOptions, chance: Chance | None
) -> BridgetownPosition:
    """B2: everything in its place, before anything is drawn."""
    assert isinstance(options, BridgetownOptions)
    state = BridgetownPosition(game, game.board, seats, options, chance)
    state.flags = [NO_FLAG] * BRIDGES
    state.bag = [flags_each(seats)] * MODES  # B2.1
    state.aside = 0
    if not options.free_streetcar:
        state.bag[Mode.STREETCAR] = 0
        state.aside = FLAGS_PER_COLOUR
    state.draws = 0
    state.players = [Player(START, [], [NO_FLAG] * BRIDGES) for _ in range(seats)]  # B2.3
    state.first = NOBODY
    state.specials = [NOBODY] * SPECIALS
    state.round = 0
    state.queue = []
    state.move = None
    state.step = SETUP
    return state


# ----- what chance decides ------------------------------------------------------------------------


def pool(state: BridgetownPosition, code: int) -> list[int]:
    """All that the draw can give, each place of the list equally likely."""
    if code == FIRST_PLAYER:
        return list(range(state.seats))
    in_setup = state.round == 0
    found: list[int] = []
    for colour in range(MODES):
        # B2.2: a third of a colour would be put back before another is drawn.
        if not in_setup or state.flags.count(colour) < MOST_OF_A_COLOUR:
            found += [colour] * state.bag[colour]
    return found


def drawn_before(state: BridgetownPosition, code: int) -> int:
    return 0 if code == FIRST_PLAYER else state.draws


def take_drawn(state: BridgetownPosition, code: int, outcome: int, events: Events) -> None:
    if code == FIRST_PLAYER:  # B2.4
        state.first = outcome
        return
    state.bag[outcome] -= 1
    state.draws += 1
    lay_flag(state, code, outcome, events)


def lay_flag(state: BridgetownPosition, bridge: int, flag: int, events: Events) -> None:
    """B2.2: put a flag on a bridge."""
    state.flags[bridge] = flag
    if events is not None:
        events.append(Event("flag-laid", NOBODY, {"bridge": bridge, "flag": flag}))


def fill_bridges(state: BridgetownPosition, events: Events) -> None:
    """B2.2, B5.6: the streetcar's bridge gets a blue flag, the others are drawn for from the top.

    B7.1: with a free streetcar its bridge is one of the others. An empty bag leaves bridges empty,
    which the number of flags (B2.1) never lets happen: the cards leave one for every bridge.
    """
    own = state.board.city.streetcar_bridge
    if not state.chosen_options.free_streetcar and state.flags[own] == NO_FLAG:
        state.aside -= 1  # there is one: four cards can hold four of the five
        lay_flag(state, own, Mode.STREETCAR, events)
    empty = [bridge for bridge in range(BRIDGES) if state.flags[bridge] == NO_FLAG]
    drawn = min(len(empty), sum(state.bag))
    state.reveals += empty[:drawn]
    if events is not None:
        for bridge in empty[drawn:]:
            events.append(Event("left-empty", NOBODY, {"bridge": bridge}))


DRAWS: Final = Draws(
    labels=[*["flag"] * BRIDGES, "first player"],
    names=REVEALS,
    pool=pool,
    drawn_before=drawn_before,
    take=take_drawn,
)
