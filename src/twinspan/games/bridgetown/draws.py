"""What chance decides (B2.2, B2.4, B5.6): flags from the bag, and the first player."""

from typing import Final

from twinspan.core.flow import Events
from twinspan.core.game import Event
from twinspan.core.terms import NOBODY
from twinspan.games.bridgetown.city import BRIDGES, MODES, Mode
from twinspan.games.bridgetown.state import NO_FLAG, State

# The codes of what can wait in `State.reveals`: 0 to 7 the flag for a bridge, then
FIRST_PLAYER: Final = BRIDGES

MOST_OF_A_COLOUR: Final = 2  # on the bridges in the setup (B2.2)


def label(code: int) -> str:
    return "first player" if code == FIRST_PLAYER else "flag"


def pool(state: State, code: int) -> list[int]:
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


def drawn_before(state: State, code: int) -> int:
    return 0 if code == FIRST_PLAYER else state.draws


def take_drawn(state: State, code: int, outcome: int, events: Events) -> None:
    if code == FIRST_PLAYER:  # B2.4
        state.first = outcome
        return
    state.bag[outcome] -= 1
    state.draws += 1
    lay_flag(state, code, outcome, events)


def lay_flag(state: State, bridge: int, flag: int, events: Events) -> None:
    """B2.2: put a flag on a bridge."""
    state.flags[bridge] = flag
    if events is not None:
        events.append(Event("flag-laid", NOBODY, {"bridge": bridge, "flag": flag}))


def fill_bridges(state: State, events: Events) -> None:
    """B2.2, B5.6: the streetcar's bridge gets a blue flag, the others are drawn for from the top.

    B7.1: with a free streetcar its bridge is one of the others. An empty bag leaves bridges empty,
    which the number of flags (B2.1) never lets happen: the cards leave one for every bridge.
    """
    own = state.board.city.streetcar_bridge
    if not state.chosen_options.free_streetcar and state.flags[own] == NO_FLAG:
        state.aside -= 1  # there is one: four cards can hold four of the five
        lay_flag(state, own, int(Mode.STREETCAR), events)
    empty = [bridge for bridge in range(BRIDGES) if state.flags[bridge] == NO_FLAG]
    drawn = min(len(empty), sum(state.bag))
    state.reveals += empty[:drawn]
    if events is not None:
        for bridge in empty[drawn:]:
            events.append(Event("left-empty", NOBODY, {"bridge": bridge}))
