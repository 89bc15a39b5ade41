"""A player who hunts for flags, so that tests meet what random play seldom does: full cards,
exchanges, empty bags."""

import random

from twinspan.core.position import Position
from twinspan.core.terms import Action, Seat
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import ModePlan, Ride
from twinspan.games.bridgetown.routes import RouteTaken, rest_of, routes
from twinspan.games.bridgetown.state import NO_FLAG


def hunt(rng: random.Random, position: Position, seat: Seat) -> Action:
    """The legal action that promises most new flags right now; any of the best."""
    assert isinstance(position, BridgetownPosition)
    legal = position.legal(seat)
    worths = [_worth(position, seat, action) for action in legal]
    best = max(worths)
    return rng.choice([action for action, own in zip(legal, worths, strict=True) if own == best])


def _worth(position: BridgetownPosition, seat: Seat, action: Action) -> float:
    if isinstance(action, ModePlan):
        return _most(position, seat, routes(position, seat, action.mode, double=False))
    if isinstance(action, Ride):
        return _most(position, seat, routes(position, seat, action.mode, action.double))
    if action.kind == "step":
        trial = position.copy()
        trial.chance = None
        move = trial.move
        assert move is not None
        before = trial.players[seat].card.count(NO_FLAG)
        trial.play(seat, action)
        if trial.move is not None and trial.move.left and trial.move.mode == move.mode:
            return _most(trial, seat, rest_of(trial, trial.move))
        return before - trial.players[seat].card.count(NO_FLAG)
    return 0.5  # specials and exchanges now and then


def _most(position: BridgetownPosition, seat: Seat, found: list[RouteTaken]) -> float:
    """The most bridges that one of the routes would add to the card."""
    card = position.players[seat].card
    return max(sum(card[bridge] == NO_FLAG for bridge in route.flags) for route in found)
