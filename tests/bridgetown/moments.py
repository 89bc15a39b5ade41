"""A position of every kind: each decision, each reveal, the end."""

from collections.abc import Callable
from functools import cache

from tests.acting import act
from tests.bridgetown.moves import laid, ride, setting_off
from tests.bridgetown.table import PORTLAND, TWINFORD, place, planning, racing
from twinspan.games.bridgetown import BridgetownPosition

# ----- the moments --------------------------------------------------------------------------------


def waiting(reveals: int, seats: int = 3, **options: object) -> BridgetownPosition:
    """A new game without a chance source that waits after so many reveals."""
    position = PORTLAND.new(seats, options, chance=None)
    for number in range(reveals):
        reveal = position.reveal_needed()
        assert reveal is not None
        position.reveal(reveal.outcomes[number % len(reveal.outcomes)])
    return position


def at_refill() -> BridgetownPosition:
    """Round two is over; flags are drawn for the empty bridges BRO, BUR, MOR, HAW and MAR."""
    position = racing(
        {0: ["bike", "walk"]},
        first=1,
        in_round=2,
        at={0: "BWY3"},
        flags=laid(FRE="red", STE="blue", ROS="white"),
        cards={1: {"BRO": "green"}},
    )
    position.chance = None
    act(position, 0, "ride bike")
    for name in ("FV_ALD", "MOW2", "MOW1"):
        act(position, 0, f"to {name}")
    return position


def at_second_refill() -> BridgetownPosition:
    """BRO is filled again."""
    position = at_refill()
    position.reveal(4)
    return position


def at_plan() -> BridgetownPosition:
    return planning(first=1, at={0: "BUR"}, cards={2: {"FRE": "green"}}, in_round=2)


def at_plan_on() -> BridgetownPosition:
    """Seat 2 has placed on Swap and places again."""
    position = at_plan()
    place(position, "taxi", "swap")
    return position


def at_late_plan() -> BridgetownPosition:
    """Seat 1 has placed all; seat 2 is next."""
    position = at_plan()
    place(position, "swap", "taxi", "walk", "bus", "car", "bike", "moto")
    return position


def at_first() -> BridgetownPosition:
    """Seat 0 has First and would move last."""
    return racing(
        {0: ["walk"], 1: ["walk", "bus"], 2: ["taxi", "car"]}, specials={"first": 0}, first=1
    )


def at_went_first() -> BridgetownPosition:
    """Seat 0 moves before the others, who would have moved before."""
    position = racing(
        {0: ["walk", "moto"], 1: ["walk", "bus"], 2: ["taxi", "car"]},
        specials={"first": 0},
        first=1,
        at={0: "BWY3"},
    )
    act(position, 0, "first")
    return position


def at_ride() -> BridgetownPosition:
    """Seat 0 has two modes and Double, seat 1 shares the taxi."""
    return racing(
        {0: ["taxi", "walk"], 1: ["taxi", "car"]},
        specials={"double": 0, "swap": 1},
        at={0: "BWY3"},
    )


def at_second_ride() -> BridgetownPosition:
    """Seat 0 has moved, seat 1 is next."""
    position = at_ride()
    ride(position, "walk", "FV_ALD")
    return position


def at_before_step() -> BridgetownPosition:
    position = at_ride()
    act(position, 0, "ride taxi")
    return position


def at_step() -> BridgetownPosition:
    """Two of five steps are made: BWY3, FV_ALD, PIO."""
    position = at_before_step()
    act(position, 0, "to FV_ALD")
    act(position, 0, "to PIO")
    return position


def at_enter() -> BridgetownPosition:
    """Seat 0 has entered: BUW4."""
    position = setting_off("taxi")
    act(position, 0, "ride taxi")
    return position


def at_double_step() -> BridgetownPosition:
    """One of eight steps is made."""
    position = at_ride()
    act(position, 0, "ride taxi double")
    act(position, 0, "to FV_ALD")
    return position


def at_walk_instead() -> BridgetownPosition:
    position = setting_off("streetcar", "BUW1")
    act(position, 0, "ride streetcar")
    return position


def at_exchange() -> BridgetownPosition:
    """Seat 0 has crossed BUR with a bicycle and has a red flag for it."""
    position = setting_off("bike", "BUW1", flags=laid(BUR="green"), cards={0: {"BUR": "red"}})
    ride(position, "bike", "BUR", "BUE1")
    return position


def at_two_exchanges() -> BridgetownPosition:
    """Seat 0 has crossed MIL and come to HER, and has flags for both."""
    position = setting_off(
        "moto",
        "EQ1",
        game=TWINFORD,
        flags=laid(TWINFORD, MIL="purple", HER="purple"),
        cards={0: {"MIL": "red", "HER": "black"}},
    )
    ride(position, "moto", "MIL", "WQ1", "WQ2", "HER")
    return position


def at_exchange_left() -> BridgetownPosition:
    """The flag of MIL was left there; now it is about HER."""
    position = at_two_exchanges()
    act(position, 0, "done")
    return position


def at_exchange_made() -> BridgetownPosition:
    """The flag of MIL was taken; now it is about HER."""
    position = at_two_exchanges()
    act(position, 0, "exchange")
    return position


def at_swap() -> BridgetownPosition:
    """Seat 0 has cycled over BUR and may still swap the flags of FRE and ROS."""
    position = setting_off(
        "bike", "BUW1", flags=laid(BUR="green", FRE="red", ROS="white"), specials={"swap": 0}
    )
    ride(position, "bike", "BUR", "BUE1")
    return position


def at_end() -> BridgetownPosition:
    """Five rounds are played."""
    position = racing({0: ["bike", "walk"]}, in_round=5, at={0: "BWY3"}, cards={1: {"FRE": "red"}})
    act(position, 0, "ride bike")
    for name in ("FV_ALD", "MOW2", "MOW1"):
        act(position, 0, f"to {name}")
    return position


def at_victory() -> BridgetownPosition:
    """Seat 0 has won in round two, with the modes of this turn still on the wheel."""
    seven = {
        "FRE": "red", "BRO": "yellow", "STE": "blue", "MOR": "green", "HAW": "purple",
        "MAR": "black", "ROS": "orange",
    }  # fmt: skip
    position = setting_off(
        "walk",
        "BUW1",
        flags=laid(BUR="white"),
        cards={0: seven},
        specials={"swap": 1},
        in_round=2,
    )
    ride(position, "walk", "BUR")
    return position


_MAKERS: dict[str, Callable[[], BridgetownPosition]] = {
    "first flag": lambda: waiting(0),
    "third flag": lambda: waiting(2),
    "first player": lambda: waiting(7),
    "first free flag": lambda: waiting(0, free_streetcar=True),
    "third free flag": lambda: waiting(2, 4, free_streetcar=True),
    "first free player": lambda: waiting(8, 2, free_streetcar=True),
    "refill": at_refill,
    "second refill": at_second_refill,
    "plan": at_plan,
    "plan on": at_plan_on,
    "late plan": at_late_plan,
    "first": at_first,
    "went first": at_went_first,
    "ride": at_ride,
    "second ride": at_second_ride,
    "before step": at_before_step,
    "step": at_step,
    "enter": at_enter,
    "double step": at_double_step,
    "walk instead": at_walk_instead,
    "exchange": at_exchange,
    "two exchanges": at_two_exchanges,
    "exchange left": at_exchange_left,
    "exchange made": at_exchange_made,
    "swap": at_swap,
    "over": at_end,
    "victory": at_victory,
}
EVERY_MOMENT = tuple(_MAKERS)


@cache
def moment(name: str) -> BridgetownPosition:
    """Kept from test to test: it must not be changed."""
    return _MAKERS[name]()
