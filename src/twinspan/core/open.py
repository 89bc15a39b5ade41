"""Which classes plain Python may derive from when the engine is compiled: games, sources of chance.

The compiler knows its own mark only; at run time the engine needs nothing but the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked


__all__ = ["mypyc_attr"]
