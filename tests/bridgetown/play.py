"""Styles of play that are keen on what plain random play seldom reaches."""

from tests.playing import Style, plain
from twinspan.core.terms import Action


def special(action: Action) -> int:
    """Uses special actions whenever possible."""
    return 20 if action.kind in ("plan special", "first", "ride double", "swap") else 1


def crowded(action: Action) -> int:
    """Shares few modes, so that bonuses are many; exchanges whatever can be."""
    if action.kind == "plan":
        return 50 if action.notation in ("plan walk", "plan taxi", "plan streetcar") else 1
    return 20 if action.kind == "exchange" else 1


STYLES: dict[str, Style] = {"plain": plain, "special": special, "crowded": crowded}
