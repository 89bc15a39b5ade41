"""What the compiler and the type checker read, with stand-ins at run time, so that the engine needs
nothing but the standard library.

``mypyc_attr`` marks the classes that plain Python may derive from when the engine is compiled, as
games do. A ``TypeVar`` may have a default, so that ``Position`` alone is a position of any game.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar
else:
    import typing

    def mypyc_attr(**_):
        return lambda marked: marked

    def TypeVar(name, **_):  # noqa: N802 - stands in for a class
        return typing.TypeVar(name)


__all__ = ["TypeVar", "mypyc_attr"]
