"""The numbers behind the names of Portland, as they stand in facts of events and refusals."""

from twinspan.games.bridgetown.actions import SPECIALS
from twinspan.games.bridgetown.city import BRIDGES, MODES

WALK, BIKE, BLADES, BUS, CAR, TAXI, MOTO, STREETCAR = range(MODES)
# A flag has the number of the mode that takes it.
WHITE, GREEN, ORANGE, RED, BLACK, YELLOW, PURPLE, BLUE = range(MODES)
FIRST, DOUBLE, SWAP = range(SPECIALS)
FRE, BRO, STE, BUR, MOR, HAW, MAR, ROS = range(BRIDGES)


def numbers_of(named: type) -> dict[str, int]:
    """The numbers of a class that names them, by their names in small letters."""
    return {name.lower(): number for name, number in vars(named).items() if name.isupper()}
