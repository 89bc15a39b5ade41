"""What can go wrong with a bot that somebody else wrote, as errors that name it.

They carry the traceback of the bot's own code as a fact, so that it comes along from worker
processes and can be shown after the error's one line.
"""

import traceback
from types import TracebackType
from typing import Final

from twinspan.core.errors import Facts, UsageError
from twinspan.core.refusal import Refused
from twinspan.core.terms import Action

TRACEBACK: Final = "traceback"  # the fact


def bot_not_found(name: str, error: Exception) -> UsageError:
    """Its module cannot be imported, or does not have it."""
    missing = isinstance(error, ImportError | AttributeError)
    reason = _first_line(error) if missing else _told(error)
    return UsageError("bot-not-found", {"bot": name, "reason": reason, **_traceback(error)})


def bot_failed(name: str, error: Exception) -> UsageError:
    """It raised an exception."""
    return UsageError("bot-failed", {"bot": name, "reason": _told(error), **_traceback(error)})


def bot_without_thought(name: str, returned: str) -> UsageError:
    """What it returned is no decision."""
    return UsageError("bot-without-thought", {"bot": name, "returned": returned})


def bot_illegal(name: str, action: Action, refused: Refused) -> UsageError:
    """What it chose was refused."""
    rule = refused.refusal.rule
    return UsageError("bot-illegal", {"bot": name, "action": str(action), "rule": rule})


def _told(error: Exception) -> str:
    kind, said = type(error).__name__, _first_line(error)
    return f"{kind}: {said}" if said else kind


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(".")


def _traceback(error: Exception) -> Facts:
    """From where the bot's own code begins; nothing if it was not reached."""
    frames = error.__traceback__
    own = None if frames is None else frames.tb_next  # the first is of whoever caught it
    while own is not None and _leads_to_bots(own):
        own = own.tb_next
    if own is None:
        return {}
    return {TRACEBACK: "".join(traceback.format_exception(type(error), error, own)).rstrip()}


def _leads_to_bots(frame: TracebackType) -> bool:
    module = str(frame.tb_frame.f_globals.get("__name__"))
    return module == "twinspan.bots.bot" or module.partition(".")[0] == "importlib"
