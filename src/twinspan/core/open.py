"""What the compiler and the type checker read, with stand-ins at run time, so that the engine needs
nothing but the standard library.

``mypyc_attr`` marks the classes that plain Python may derive from when the engine is compiled, as
games do. A ``TypeVar`` may have a default, so that ``Position`` alone is a position of any game.
"""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar
else:
    import typing

    def mypyc_attr(**_):
        return lambda marked: marked

    def TypeVar(name, **_):  # noqa: N802 - stands in for a class
        return typing.TypeVar(name)


class Text(Protocol):
    """A ``str``, for whoever checks types. What comes in at run time the function looks at itself:
    see ``arguments.py``."""

    def removeprefix(self, prefix: str, /) -> str: ...


__all__ = ["Text", "TypeVar", "mypyc_attr"]
