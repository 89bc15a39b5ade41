"""Who says what about which game."""

from typing import Final

from twinspan.balance.balance import Balance
from twinspan.balance.bridgetown import BridgetownBalance
from twinspan.balance.london import LondonBalance

_BALANCES: Final[dict[str, Balance]] = {
    "london": LondonBalance(),
    "bridgetown": BridgetownBalance(),
}


def balance(game_id: str) -> Balance:
    """What is noted and said of a game; of one without a module of its own, what is common."""
    return _BALANCES.get(game_id, Balance())
