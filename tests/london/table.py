"""Tables laid out by hand, for rule tests, as one would set up the real game.

``lay`` gives a table at its first decision; the others change it before the cards are played:
whatever is put somewhere is taken from where it was, so every component stays in the game once.
``building_turn`` then plays cards so that a seat is the first to place its pawn.
"""

import random
from typing import Any

import twinspan
from tests.acting import act as act
from tests.acting import happened as happened
from tests.acting import legal as legal
from tests.acting import refused as refused
from tests.acting import rule as rule
from twinspan.core.chance import RandomChance
from twinspan.core.flow import advance
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.games.london import LondonGame, LondonPosition
from twinspan.games.london.components import CARD_VALUES, TILE_NAMES
from twinspan.games.london.setup import turn_rondel_to
from twinspan.games.london.state import PREPARE

LONDON = twinspan.game("london")
LONDON_1 = twinspan.game("london", rules=1)
COMPONENTS = LONDON.components


def lay(
    seats: int = 4,
    seed: int = 0,
    rondel: int = 0,
    game: LondonGame = LONDON,
    **options: Any,
) -> LondonPosition:
    """A new game at its first decision: cards. Seat 0 is ahead on the stairs, then 1, 2, 3.

    The rondel lies as the data show it (£3 at the gate, X at the chapel), turned by ``rondel``.
    """
    position = game.new(seats, options, chance=None)
    rng = random.Random(seed)
    while (reveal := position.reveal_needed()) is not None:
        position.reveal(0 if reveal.label == "rondel" else _draw(position, reveal.label, rng))
    turn_rondel_to(position, rondel)
    position.chance = RandomChance(rng)
    return position


def lay_in_round(number: int, rondel: int = 0, **options: Any) -> LondonPosition:
    """At the choice of cards of that round, nothing built so far; see ``lay``."""
    position = lay(rondel=rondel, **options)
    for _ in range(number - 1):
        next_round(position, position.markers_unseen[0])
    turn_rondel_to(position, rondel)
    return position


def _draw(position: Position, label: str, rng: random.Random) -> int:
    reveal = position.reveal_needed()
    assert reveal is not None
    return reveal.outcomes[0] if label == "stairs" else rng.choice(reveal.outcomes)


def hand(position: LondonPosition, seat: int, *cards: int) -> None:
    """Give this seat just these cards and its 0s; the rest goes to the supply."""
    held = position.players[seat].hand
    for value in range(1, CARD_VALUES):
        position.supply[value] += held[value] - cards.count(value)
        held[value] = cards.count(value)
        assert position.supply[value] >= 0
    refresh(position)


def bridge(position: LondonPosition, seat: int, *buildings: int) -> None:
    """Put these buildings on an empty bridge, left to right (61 to 64 are parks, by crest)."""
    assert not position.players[seat].bridge
    for building in buildings:
        _take_unseen(position, building)
    position.players[seat].bridge = list(buildings)


def top(position: LondonPosition, building: int) -> None:
    """Make this building the top of its stack."""
    kind = COMPONENTS.type_of[building]
    old = position.tops[kind]
    if old != building:
        _take_unseen(position, building)
        position.unseen[kind] = sorted([*position.unseen[kind], old])
        position.tops[kind] = building


def empty_stack(position: LondonPosition, kind: int, left: int = 0) -> None:
    """Remove all but so many buildings of a stack from the game."""
    everything = [position.tops[kind], *position.unseen[kind]]
    position.removed += everything[left:]
    position.tops[kind] = everything[0] if left else 0
    position.unseen[kind] = everything[1:left]


def tiles(position: LondonPosition, seat: int, *given: int, fresh: bool = False) -> None:
    """Give this seat bonus tiles, usable ones or such as were taken this round."""
    for tile in given:
        for stack, unseen in enumerate(position.bonus_unseen):
            if tile in unseen:
                rest = unseen[:]
                rest.remove(tile)
                position.bonus_unseen[stack] = rest
                break
        else:
            raise AssertionError(f"no {TILE_NAMES[tile]} left under the bonus stacks' tops")
        player = position.players[seat]
        (player.fresh if fresh else player.tiles)[tile] += 1


def bonus_tops(position: LondonPosition, *shown: int) -> None:
    """Let the three bonus stacks show these tiles."""
    for stack, tile in enumerate(shown):
        everything = [*position.bonus_unseen[stack], position.bonus_tops[stack]]
        everything.remove(tile)
        position.bonus_tops[stack] = tile
        position.bonus_unseen[stack] = sorted(everything)


def tracks(
    position: LondonPosition, chapel: list[int] | None = None, gate: list[int] | None = None
) -> None:
    """Put the markers on these spaces, by seat; on one space the lower seat is on top."""
    if chapel is not None:
        for seat, space in enumerate(chapel):
            position.players[seat].chapel = space
        position.chapel_order = sorted(range(position.seats), key=lambda seat: -chapel[seat])
    if gate is not None:
        for seat, space in enumerate(gate):
            position.players[seat].gate = space
        position.gate_order = sorted(range(position.seats), key=lambda seat: -gate[seat])


def money(position: LondonPosition, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        position.players[seat].money = amount


def refresh(position: LondonPosition) -> None:
    """Find the legal actions anew after the table was changed by hand."""
    for seat in range(position.seats):
        if position.answers[seat]:
            position.answers[seat] = tuple(position.asking.legal(position, seat))


def bid(position: LondonPosition, *cards: int | tuple[int, int]) -> list[Event]:
    """Everybody plays this card (two players: these two, the higher first), in seat order."""
    events: list[Event] = []
    for seat, card in enumerate(cards):
        wanted = f"card {card}" if isinstance(card, int) else f"cards {card[0]} {card[1]}"
        if seat in position.to_act():
            events += act(position, seat, wanted)
    return events


def building_turn(position: LondonPosition, seat: int = 0) -> list[Event]:
    """Play cards so that this seat is the first to place its pawn: 4 (and 3) against 0s."""
    refresh(position)
    if position.seats == 2:
        return bid(position, *((4, 3) if other == seat else (0, 0) for other in range(2)))
    return bid(position, *(4 if other == seat else 0 for other in range(position.seats)))


def _take_unseen(position: LondonPosition, building: int) -> None:
    """Take a building out of its stack; if it is the top, the next one becomes the top."""
    kind = COMPONENTS.type_of[building]
    if position.tops[kind] == building and building not in position.unseen[kind]:
        position.tops[kind] = position.unseen[kind][-1]
        position.unseen[kind] = position.unseen[kind][:-1]
        return
    rest = position.unseen[kind][:]
    rest.remove(building)
    position.unseen[kind] = rest


def next_round(position: LondonPosition, marker: int = 1) -> list[Event]:
    """Leave the choice of cards for the next round, which begins with this marker."""
    events: list[Event] = []
    chance, position.chance = position.chance, None
    position.step = PREPARE
    advance(position, events)
    position.reveal(marker, events)
    position.chance = chance
    return events


def purses(position: LondonPosition) -> list[int]:
    """Everybody's money, by seat."""
    return [player.money for player in position.players]
