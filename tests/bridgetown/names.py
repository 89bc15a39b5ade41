"""The numbers behind the names of Portland, as they stand in facts of events and refusals."""

from twinspan.games.bridgetown.actions import Special
from twinspan.games.bridgetown.city import Mode

WALK, BIKE, BLADES, BUS, CAR, TAXI, MOTO, STREETCAR = map(int, Mode)
# A flag has the number of the mode that takes it.
WHITE, GREEN, ORANGE, RED, BLACK, YELLOW, PURPLE, BLUE = map(int, Mode)
FIRST, DOUBLE, SWAP = map(int, Special)
FRE, BRO, STE, BUR, MOR, HAW, MAR, ROS = range(8)
