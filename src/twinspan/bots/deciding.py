"""What a bot decides, checked: arena, report and table all ask here, so that a bot which works in
one of them works in the others."""

import math
from collections.abc import Sequence

from twinspan.bots.bot import Bot, Cancel, Cancelled, Estimate, Thought, never
from twinspan.bots.faults import bot_failed, bot_without_thought
from twinspan.core.errors import UsageError
from twinspan.core.game import Game, View
from twinspan.core.terms import Action


def decide(
    player: Bot, game: Game, view: View, legal: Sequence[Action], cancelled: Cancel = never
) -> Thought:
    """The thought of a bot that must act; a ``UsageError`` that names the bot if it has none.

    Whether the action is allowed now is left to the position. Raises ``Cancelled`` if the decision
    is no longer wanted.
    """
    try:
        thought: object = player.think(view, legal, cancelled)
    except Exception as error:
        if isinstance(error, Cancelled) and cancelled():
            raise
        raise bot_failed(name_of(player), error) from None
    if not isinstance(thought, Thought):
        raise bot_without_thought(name_of(player), _kind(thought))
    if not _is_of(game, thought.action):
        raise bot_without_thought(name_of(player), f"Thought({_kind(thought.action)})")
    for estimate in thought.estimates:
        if not _is_estimate(game, estimate):
            raise bot_without_thought(name_of(player), f"Thought(action, [{_kind(estimate)}])")
    return thought


def name_of(player: Bot) -> str:
    """By which it was asked for; of one that was made by hand, its class."""
    return player.name or type(player).__name__


def _is_of(game: Game, action: object) -> bool:
    if not isinstance(action, Action):
        return False
    try:
        game.action(action)
    except UsageError:
        return False
    return True


def _is_estimate(game: Game, estimate: object) -> bool:
    """The journal of a table keeps its numbers."""
    if not isinstance(estimate, Estimate) or not _is_of(game, estimate.action):
        return False
    try:
        return math.isfinite(estimate.win_share) and math.isfinite(estimate.score)
    except (TypeError, ValueError, OverflowError):
        return False


def _kind(thing: object) -> str:
    return str(thing) if thing is None else type(thing).__name__
