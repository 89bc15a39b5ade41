"""Tables laid at random: racers anywhere, coordinators anywhere, flags as the bag gives them."""

import random
from collections.abc import Sequence

from tests.bridgetown.table import planning, racing
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.city import BRIDGES, MODE_NAMES, Mode

Flags = list[str | None]
Cards = dict[int, dict[str, str]]


def random_race(
    game: BridgetownGame, rng: random.Random, **options: object
) -> tuple[BridgetownPosition, int]:
    """A turn of the race begins; whose it is, is told too. That seat has at least two modes, often
    Double or Swap as well; the others often have the same modes."""
    seats = rng.choice(game.seats)
    mover = rng.randrange(seats)
    popular = rng.sample(MODE_NAMES, 4)
    modes = {seat: rng.sample(popular, rng.randint(0, 3)) for seat in range(seats)}
    modes[mover] = rng.sample(popular, rng.randint(2, 3))
    specials = {}
    if len(modes[mover]) == 2 and not options.get("no_specials"):
        specials = rng.choice(({}, {"double": mover}, {"double": mover}, {"swap": mover}))
    owned = [rng.sample(range(BRIDGES), rng.randint(0, 4)) for _ in range(seats)]
    flags, cards = random_flags(game, rng, owned, bool(options.get("free_streetcar")))
    position = racing(
        modes,
        specials=specials,
        seats=seats,
        first=mover,
        in_round=rng.randint(1, 5),
        at=random_places(game, rng, seats),
        flags=flags,
        cards=cards,
        game=game,
        **options,
    )
    position.chance = None
    return position, mover


def late_table(
    game: BridgetownGame, rng: random.Random, seats: int, **options: object
) -> BridgetownPosition:
    """A round begins and the cards are almost full: exchanges and victories are near. Where all
    lack the streetcar's bridge alone, the bag is as good as empty."""
    own = game.board.city.streetcar_bridge
    lacking = [[own]] * seats
    if rng.random() < 0.5:
        lacking = [rng.sample(range(BRIDGES), rng.randint(1, 3)) for _ in range(seats)]
    owned = [[bridge for bridge in range(BRIDGES) if bridge not in lacks] for lacks in lacking]
    flags, cards = random_flags(game, rng, owned, bool(options.get("free_streetcar")))
    return planning(
        seats,
        first=rng.randrange(seats),
        in_round=rng.randint(2, 5),
        at=random_places(game, rng, seats),
        flags=flags,
        cards=cards,
        game=game,
        **options,
    )


def random_places(game: BridgetownGame, rng: random.Random, seats: int) -> dict[int, str]:
    """Racers on spaces, often on bridges; some still wait at the entry."""
    city = game.board.city
    on_bridges = [city.spaces[space].id for bridge in city.bridges for space in bridge.spaces]
    anywhere = [space.id for space in city.spaces]
    return {
        seat: rng.choice(on_bridges if rng.random() < 0.2 else anywhere)
        for seat in range(seats)
        if rng.random() < 0.9
    }


def random_flags(
    game: BridgetownGame, rng: random.Random, owned: Sequence[Sequence[int]], free: bool
) -> tuple[Flags, Cards]:
    """What lies on the bridges, here and there nothing, and on the cards, which have flags for the
    bridges that ``owned`` says."""
    city = game.board.city
    blue = city.colours[Mode.STREETCAR]
    each = len(owned) + 1
    bag = [colour for colour in city.colours for _ in range(each) if free or colour != blue]
    rng.shuffle(bag)

    def flag_of(bridge: int) -> str:
        return bag.pop() if free or bridge != city.streetcar_bridge else blue

    cards = {
        seat: {city.bridges[bridge].id: flag_of(bridge) for bridge in bridges}
        for seat, bridges in enumerate(owned)
    }
    lying = [flag_of(bridge) if rng.random() < 0.9 else None for bridge in range(BRIDGES)]
    return lying, cards
