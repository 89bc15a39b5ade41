"""Who says what about which game."""

from typing import Final

from twinspan.arena.balance import Balance
from twinspan.arena.bridgetown_balance import BridgetownBalance
from twinspan.arena.london_balance import LondonBalance

_BALANCES: Final[dict[str, Balance]] = {
    "london": LondonBalance(),
    "bridgetown": BridgetownBalance(),
}


def balance(game_id: str) -> Balance:
    """What is noted and said of a game; of one without a module of its own, what is common."""
    return _BALANCES.get(game_id, Balance())
